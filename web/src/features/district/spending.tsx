/** Counts and spending by month: a table where there is room, one card for each month on a phone. */
import { type DistrictMonth, getMonthlySpending } from '@goalwright/contracts/api/wallet';
import { LEAS, leaName } from '@goalwright/contracts/values';
import { clsx } from 'clsx';
import { useState } from 'react';
import useSWR from 'swr';
import type { z } from 'zod';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { EmptyState } from '../../components/empty-state';
import { Notice } from '../../components/notice';
import { Select } from '../../components/select';
import { Skeleton } from '../../components/skeleton';
import { callUntilReached } from '../../lib/api';
import { formatCents } from '../../lib/money';
import { useUser } from '../../lib/session';
import { district } from '../../texts/district';

type Month = z.infer<typeof DistrictMonth>;

const words = district.spending;

async function readMonths(lea: string): Promise<readonly Month[]> {
  const reply = await callUntilReached(getMonthlySpending, lea === '' ? {} : { LEA: lea });
  if (!reply.isSuccessful) throw new Error(reply.problem.Code);
  return reply.body.Months ?? [];
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** `2026-11` -> `November 2026`; anything else as it came. */
export function nameOfMonth(month: string): string {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)
    ? monthName.format(new Date(`${month}-01T00:00:00Z`))
    : month;
}

export function Spending() {
  const user = useUser();
  const [lea, setLea] = useState('');
  const { data, error, mutate } = useSWR<readonly Month[], unknown>(
    ['spending', user.Email, lea],
    () => readMonths(lea),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return (
    <section aria-labelledby="spending" aria-busy={data === undefined && error === undefined}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="spending" className="text-2xl">
            {words.title}
          </h2>
          <p className="mt-1 text-[0.9375rem] text-ink-soft">
            {words.lead} {words.complimentaryHint}
          </p>
        </div>
        {user.CanManageAllLeas === true && (
          <Select
            label={words.lea}
            value={lea}
            placeholder={words.all}
            options={LEAS.map(({ id }) => ({ value: id, label: leaName(id) }))}
            onChange={(event) => {
              setLea(event.target.value);
            }}
          />
        )}
      </div>
      {data === undefined && error === undefined && (
        <div role="status" className="flex flex-col gap-2">
          <span className="text-ink-soft">{words.loading}</span>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </div>
      )}
      {error !== undefined && (
        <Notice
          kind="error"
          title={words.failed}
          actions={
            <Button kind="secondary" size="small" onClick={() => void mutate()}>
              {words.again}
            </Button>
          }
        >
          {words.failedText}
        </Notice>
      )}
      {data?.length === 0 && <EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      {data !== undefined && data.length > 0 && <Months months={data} />}
    </section>
  );
}

/** The figures of a month, in the order of the columns. */
const figuresOf = (month: Month): readonly (readonly [name: string, value: string])[] => [
  [words.people, String(month.People)],
  [words.goals, String(month.Goals)],
  [words.complimentary, String(month.ComplimentaryGoals)],
  [words.spent, formatCents(month.Spent)],
  [words.deposited, formatCents(month.Deposited)],
];

function Months({ months }: { readonly months: readonly Month[] }) {
  const names = [words.people, words.goals, words.complimentary, words.spent, words.deposited];
  return (
    <Card>
      <table className="hidden w-full text-left md:table">
        <caption className="sr-only">{words.title}</caption>
        <thead className="text-[0.9375rem] text-ink-soft">
          <tr className="border-b border-line">
            {[words.month, ...names].map((name, place) => (
              <th
                key={name}
                scope="col"
                className={clsx('px-4 py-3 font-semibold', place > 0 && 'text-right')}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.Month} className="border-b border-line last:border-b-0">
              <th scope="row" className="px-4 py-3 text-left font-semibold whitespace-nowrap">
                {nameOfMonth(month.Month)}
              </th>
              {figuresOf(month).map(([name, value]) => (
                <td key={name} className="figures px-4 py-3 text-right">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="md:hidden">
        {months.map((month) => (
          <li key={month.Month} className="border-b border-line px-4 py-3 last:border-b-0">
            <p className="font-semibold">{nameOfMonth(month.Month)}</p>
            <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 text-[0.9375rem]">
              {figuresOf(month).map(([name, value]) => (
                <Fact key={name} name={name} value={value} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures text-right">{value}</dd>
    </>
  );
}
