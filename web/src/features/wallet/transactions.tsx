/** The statement: a table where there is room, one card for each line on a phone. */
import { getTransactions, type Statement as StatementSchema } from '@goalwright/contracts/api/wallet';
import { clsx } from 'clsx';
import { useState } from 'react';
import useSWR from 'swr';
import type { z } from 'zod';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { EmptyState } from '../../components/empty-state';
import { Notice } from '../../components/notice';
import { Pager } from '../../components/pager';
import { Skeleton } from '../../components/skeleton';
import { callUntilReached } from '../../lib/api';
import { formatDateTime } from '../../lib/dates';
import { formatCents, formatChange } from '../../lib/money';
import { useUser } from '../../lib/session';
import { PAGE_SIZE_DEFAULT, paging, rowsOf } from '../../lib/paging';
import { wallet } from '../../texts/wallet';

type Statement = z.infer<typeof StatementSchema>;

const words = wallet.history;
/** The key of the statement in SWR's cache, by user: what was read for one is never shown to another. */
export const transactionsOf = (email: string): string => `transactions ${email}`;

async function readTransactions(): Promise<readonly Statement[]> {
  const reply = await callUntilReached(getTransactions, {});
  if (!reply.isSuccessful) throw new Error(reply.problem.Code);
  return reply.body.Transaction?.Statements ?? [];
}

export function Transactions() {
  const { Email } = useUser();
  const { data, error, isLoading, mutate } = useSWR<readonly Statement[], unknown>(
    transactionsOf(Email),
    readTransactions,
  );
  return (
    <section aria-labelledby="transactions" aria-busy={isLoading}>
      <h2 id="transactions" className="mb-4 text-2xl">
        {words.title}
      </h2>
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
          actions={
            <Button kind="secondary" size="small" onClick={() => void mutate()}>
              {words.again}
            </Button>
          }
        >
          {words.failed}
        </Notice>
      )}
      {data?.length === 0 && <EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      {data !== undefined && data.length > 0 && <Lines statements={data} />}
    </section>
  );
}

function Lines({ statements }: { readonly statements: readonly Statement[] }) {
  const [size, setSize] = useState(PAGE_SIZE_DEFAULT);
  const [wanted, setWanted] = useState(1);
  const shown = paging(statements.length, size, wanted);
  const rows = rowsOf(statements, shown);
  return (
    <Card>
      <table className="hidden w-full text-left md:table">
        <thead className="text-[0.9375rem] text-ink-soft">
          <tr className="border-b border-line">
            <Heading>{words.description}</Heading>
            <Heading>{words.currency}</Heading>
            <Heading isFigure>{words.goals}</Heading>
            <Heading isFigure>{words.amount}</Heading>
            <Heading isFigure>{words.balance}</Heading>
            <Heading>{words.completed}</Heading>
          </tr>
        </thead>
        <tbody>
          {rows.map((line, place) => (
            <tr key={shown.first + place} className="border-b border-line">
              <td className="px-4 py-3">{line.Description}</td>
              <td className="px-4 py-3 uppercase">{line.StripeCurrency}</td>
              <td className="figures px-4 py-3 text-right">{line.GoalsPurchased || ''}</td>
              <td className="px-4 py-3 text-right">
                <Amount cents={line.Amount} />
              </td>
              <td className="figures px-4 py-3 text-right">{formatCents(line.CurrentBalance)}</td>
              <td className="figures px-4 py-3 whitespace-nowrap text-ink-soft">
                {formatDateTime(line.CreatedOn)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="md:hidden">
        {rows.map((line, place) => (
          <li key={shown.first + place} className="border-b border-line px-4 py-3">
            <div className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{line.Description}</span>
              <Amount cents={line.Amount} />
            </div>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 text-[0.9375rem] text-ink-soft">
              {line.GoalsPurchased > 0 && <Fact name={words.goals} value={String(line.GoalsPurchased)} />}
              <Fact name={words.currency} value={line.StripeCurrency.toUpperCase()} />
              <Fact name={words.balance} value={formatCents(line.CurrentBalance)} />
              <Fact name={words.completed} value={formatDateTime(line.CreatedOn)} />
            </dl>
          </li>
        ))}
      </ul>
      <Pager
        paging={shown}
        label={words.title}
        onPage={setWanted}
        onSize={(next) => {
          setSize(next);
          setWanted(1);
        }}
      />
    </Card>
  );
}

function Heading({ isFigure = false, children }: { readonly isFigure?: boolean; readonly children: string }) {
  return (
    <th scope="col" className={clsx('px-4 py-3 font-semibold', isFigure && 'text-right')}>
      {children}
    </th>
  );
}

function Amount({ cents }: { readonly cents: number }) {
  return (
    <span className={clsx('figures font-semibold whitespace-nowrap', cents > 0 && 'text-good')}>
      {formatChange(cents)}
    </span>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="figures text-right">{value}</dd>
    </>
  );
}
