/** What a person reads about their money: one line per generation, deposit or credit. */
import { cents, type UserId } from '@goalwright/contracts/values';
import type { StatementLine } from '@goalwright/contracts/wallet';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const LINES_MAX = 1000;
/** A generation has at most ten areas, so this many of the newest captures fill the newest lines completely. */
const ENTRIES_MAX = LINES_MAX * 10;

type LineKind = 'grant' | 'deposit' | 'refund' | 'capture';

interface Row {
  readonly kind: LineKind;
  readonly goals: number;
  readonly amount_cents: string;
  readonly balance_cents: string;
  readonly is_complimentary: boolean;
  readonly created_at: Date;
}

const DESCRIPTIONS: Record<Exclude<LineKind, 'capture'>, string> = {
  grant: 'Sign-up credit',
  deposit: 'Deposit',
  refund: 'Refund',
};

function describe({ kind, goals, is_complimentary }: Row): string {
  if (kind !== 'capture') return DESCRIPTIONS[kind];
  return `${String(goals)} ${goals === 1 ? 'goal' : 'goals'}${is_complimentary ? ' (complimentary)' : ''}`;
}

@Injectable()
export class Statements {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. Holds and releases move no money out of the wallet and make no line. */
  async read(userId: UserId): Promise<{ lines: StatementLine[] }> {
    const rows = await this.dataSource.query<Row[]>(NEWEST_LINES, [userId, ENTRIES_MAX, LINES_MAX]);
    const lines = rows.map((row) => ({
      description: describe(row),
      goalsPurchased: row.goals,
      amountCents: cents(Number(row.amount_cents)),
      balanceCents: cents(Number(row.balance_cents)),
      createdOn: row.created_at.toISOString(),
    }));
    return { lines };
  }
}

/** A generation is captured under one lock, so its captures stand together and the last one has the balance. */
const NEWEST_LINES = `
  with newest as (
    select * from entry
     where user_id = $1 and kind in ('grant', 'deposit', 'refund', 'capture')
     order by seq desc
     limit $2
  )
  select kind, is_complimentary,
         count(*) filter (where kind = 'capture')::integer as goals,
         sum(posted_delta_cents) as amount_cents,
         (array_agg(posted_after_cents order by seq desc))[1] as balance_cents,
         max(created_at) as created_at
    from newest
   group by kind, is_complimentary, coalesce(generation_id::text, id::text)
   order by max(seq) desc
   limit $3
`;
