/** What a person reads about their money: one line per generation, deposit or credit; and what a district spent. */
import type { Received } from '@goalwright/contracts/define';
import { cents } from '@goalwright/contracts/values';
import type {
  MonthlySpending,
  readMonthlySpending,
  readStatement,
  StatementKind,
  StatementLine,
} from '@goalwright/contracts/wallet';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Where the caller names no size: what a person has at most of in years, and one message holds. */
const LINES_DEFAULT = 1000;

type EntryKind = 'grant' | 'deposit' | 'refund' | 'capture' | 'return' | 'chargeback' | 'reinstatement';

interface Row {
  readonly kind: EntryKind;
  readonly goals: number;
  readonly amount_cents: string;
  readonly balance_cents: string;
  readonly is_complimentary: boolean;
  readonly created_at: Date;
}

/** The kinds people know, and the entries behind each. Holds and releases move no money and make no line. */
const ENTRIES: Record<StatementKind, readonly EntryKind[]> = {
  goals: ['capture'],
  deposit: ['deposit'],
  credit: ['grant', 'refund'],
  returned: ['return', 'chargeback', 'reinstatement'],
};
const ALL_KINDS = Object.keys(ENTRIES) as StatementKind[];

const DESCRIPTIONS: Record<Exclude<EntryKind, 'capture'>, string> = {
  grant: 'Sign-up credit',
  deposit: 'Deposit',
  refund: 'Refund',
  return: 'Refund to your card',
  chargeback: 'Payment disputed at the bank',
  reinstatement: 'Returned after a failed refund or a dispute',
};

function describe({ kind, goals, is_complimentary }: Row): string {
  if (kind !== 'capture') return DESCRIPTIONS[kind];
  return `${String(goals)} ${goals === 1 ? 'goal' : 'goals'}${is_complimentary ? ' (complimentary)' : ''}`;
}

const kindOf = ({ kind }: Row): StatementKind =>
  ALL_KINDS.find((known) => ENTRIES[known].includes(kind)) ?? 'credit';

@Injectable()
export class Statements {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, one page of it; each line has the balance after it, whatever other kinds were left out. */
  async read({
    userId,
    kinds = ALL_KINDS,
    page = 1,
    pageSize = LINES_DEFAULT,
  }: Received<typeof readStatement.request>): Promise<{ lines: StatementLine[]; total: number }> {
    const [found] = await this.dataSource.query<{ total: number; rows: Row[] | null }[]>(ONE_PAGE, [
      userId,
      kinds.flatMap((kind) => ENTRIES[kind]),
      pageSize,
      (page - 1) * pageSize,
    ]);
    const lines = (found?.rows ?? []).map((row) => ({
      kind: kindOf(row),
      description: describe(row),
      goalsPurchased: row.goals,
      amountCents: cents(Number(row.amount_cents)),
      balanceCents: cents(Number(row.balance_cents)),
      createdOn: new Date(row.created_at).toISOString(),
    }));
    return { lines, total: found?.total ?? 0 };
  }

  /** Counts and sums of many people together, by month; newest first, months without any left out. */
  async readMonthly({
    userIds,
    months,
    timeZone,
  }: Received<typeof readMonthlySpending.request>): Promise<{ months: MonthlySpending[] }> {
    const rows = await this.dataSource.query<MonthRow[]>(BY_MONTH, [userIds, months, timeZone]);
    return {
      months: rows.map((row) => ({
        month: row.month,
        people: row.people,
        goals: row.goals,
        complimentaryGoals: row.complimentary_goals,
        spentCents: cents(Number(row.spent_cents)),
        depositedCents: cents(Number(row.deposited_cents)),
      })),
    };
  }
}

interface MonthRow {
  readonly month: string;
  readonly people: number;
  readonly goals: number;
  readonly complimentary_goals: number;
  readonly spent_cents: string;
  readonly deposited_cents: string;
}

/** A generation is captured under one lock, so its captures stand together and the last one has the balance. */
const ONE_PAGE = `
  with line as (
    select kind, is_complimentary,
           count(*) filter (where kind = 'capture')::integer as goals,
           sum(posted_delta_cents)::text as amount_cents,
           (array_agg(posted_after_cents order by seq desc))[1]::text as balance_cents,
           max(created_at) as created_at, max(seq) as last_seq
      from entry
     where user_id = $1 and kind = any ($2)
     group by kind, is_complimentary, coalesce(generation_id::text, id::text)
  ), page as (
    select * from line order by last_seq desc limit $3 offset $4
  )
  select (select count(*)::integer from line) as total,
         (select json_agg(page order by last_seq desc) from page) as rows
`;

const BY_MONTH = `
  select to_char(created_at at time zone $3, 'YYYY-MM') as month,
         count(distinct user_id) filter (where kind = 'capture')::integer as people,
         count(*) filter (where kind = 'capture')::integer as goals,
         count(*) filter (where kind = 'capture' and is_complimentary)::integer as complimentary_goals,
         coalesce(sum(amount_cents) filter (where kind = 'capture'), 0) as spent_cents,
         coalesce(sum(amount_cents) filter (where kind = 'deposit'), 0) as deposited_cents
    from entry
   where user_id = any ($1) and kind in ('capture', 'deposit')
     and created_at >= (date_trunc('month', now() at time zone $3) - make_interval(months => $2 - 1)) at time zone $3
   group by 1
   order by 1 desc
`;
