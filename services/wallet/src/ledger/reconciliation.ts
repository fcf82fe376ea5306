/** Proves the books of the wallet from what it has written down. It reports and never corrects. */

/** One broken rule; numbers as in reliability.md 1.5. `subject` is the id of a user, an entry, a deposit or a message. */
export interface LedgerFault {
  readonly rule: 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'R9' | 'R10';
  readonly subject: string;
  readonly detail: string;
}

/** The rules a wallet can judge alone; the others need the generator's or identity's tables (`npm run reconcile`). */
export const WALLET_RULES = ['R1', 'R2', 'R3', 'R4', 'R6', 'R7', 'R8', 'R9', 'R10'] as const;

/** Whatever runs SQL with the wallet's schema in its search path. */
export interface Books {
  query<Rows>(sql: string, parameters?: unknown[]): Promise<Rows>;
}

/**
 * Every fault of the ledger; none means the books are right. Reads all entries in one statement, so in one
 * snapshot: safe while the wallet works.
 */
export function ledgerFaults(books: Books): Promise<LedgerFault[]> {
  return books.query<LedgerFault[]>(FAULTS);
}

/** A sweeper had this long beyond a deadline of its own before anybody calls it a fault. */
const SWEEPER_MS = 15 * 60_000;
/** The bank's day over a payment, and the sweeper's time. */
const DEPOSIT_MS_MAX = 24 * 3_600_000 + SWEEPER_MS;
const UNSENT_MS_MAX = 60_000;

/** As `ledgerFaults`, and what should have moved on by now, and deposits against their entries both ways. */
export async function walletFaults(books: Books, times: { holdAgeMsMax: number }): Promise<LedgerFault[]> {
  const moved = await books.query<LedgerFault[]>(STANDING_STILL, [
    times.holdAgeMsMax + SWEEPER_MS,
    UNSENT_MS_MAX,
    DEPOSIT_MS_MAX,
  ]);
  const deposits = await books.query<LedgerFault[]>(DEPOSIT_FAULTS);
  return [...(await ledgerFaults(books)), ...moved, ...deposits];
}

const FAULTS = `
  with entry_sum as (
    select user_id, sum(posted_delta_cents) as posted, sum(held_delta_cents) as held, count(*) as entries, max(seq) as last_seq
      from entry group by user_id
  ), running as (
    select id, posted_after_cents, held_after_cents,
           sum(posted_delta_cents) over person as posted, sum(held_delta_cents) over person as held
      from entry window person as (partition by user_id order by seq)
  ), open_sum as (
    select user_id, sum(amount_cents) as held, count(*) as holds from open_hold group by user_id
  )

  select 'R1' as rule, user_id::text as subject, 'account differs from the sum of its entries' as detail
    from account left join entry_sum using (user_id)
   where (posted_cents, held_cents, seq, seq) is distinct from
         (coalesce(posted, 0), coalesce(held, 0), coalesce(entries, 0), coalesce(last_seq, 0))
  union all
  select 'R2', id::text, 'running balance differs from the entries before it, or is below zero'
    from running
   where (posted_after_cents, held_after_cents) is distinct from (posted, held)
      or held < 0 or posted < held
  union all
  select 'R3', user_id::text, 'held money differs from the open holds'
    from account left join open_sum using (user_id)
   where (held_cents, open_holds) is distinct from (coalesce(held, 0), coalesce(holds, 0))
  union all
  select 'R4', resolution.id::text, 'capture or release differs from its hold'
    from entry as resolution left join entry as hold on hold.id = resolution.hold_id
   where resolution.kind in ('capture', 'release')
     and (hold.kind, hold.user_id, hold.amount_cents, hold.generation_id, hold.area_key, hold.is_complimentary)
         is distinct from ('hold', resolution.user_id, resolution.amount_cents, resolution.generation_id,
                           resolution.area_key, resolution.is_complimentary)
  union all
  select 'R4', hold_id::text, 'a hold was resolved more than once'
    from entry where hold_id is not null group by hold_id having count(*) > 1
  union all
  select 'R8', 'all', 'balances differ from what came in less what was spent'
   where (select coalesce(sum(posted_cents), 0) from account) is distinct from
         (select coalesce(sum(case when kind in ('grant', 'deposit', 'refund', 'reinstatement') then amount_cents
                                   when kind in ('capture', 'return', 'chargeback') then -amount_cents
                                   else 0 end), 0) from entry)
  union all
  select 'R9', deposit.id::text, 'a paid checkout differs from its entry'
    from deposit left join entry on entry.idem_key = 'deposit:' || deposit.id
   where deposit.status = 'paid'
     and (entry.kind, entry.user_id, entry.amount_cents)
         is distinct from ('deposit', deposit.user_id, deposit.amount_cents)
  union all
  select 'R10', user_id::text, 'more than one sign-up credit'
    from entry where kind = 'grant' group by user_id having count(*) > 1
`;

const STANDING_STILL = `
  select 'R6' as rule, hold_id::text as subject, 'a hold is still open though its time is long over' as detail
    from open_hold where created_at < now() - make_interval(secs => $1::bigint / 1000.0)
  union all
  select 'R7', message_id::text, 'a message was not handed to its queue: ' || name
    from outbox where sent_at is null and run_after < now() - make_interval(secs => $2::bigint / 1000.0)
  union all
  select 'R9', id::text, 'a checkout is still open though its time is long over'
    from deposit where status = 'open' and expires_at < now() - make_interval(secs => $3::bigint / 1000.0)
`;

const DEPOSIT_FAULTS = `
  with owed as (
    select deposit.user_id, sum(reversal.owed_cents) as cents
      from reversal join deposit on deposit.id = reversal.deposit_id
     where reversal.status = 'standing' group by deposit.user_id
  ), taken_back as (
    select deposit.user_id, reversal.kind, reversal.kind || ':' || reference as idem_key, taken_cents as cents
      from reversal join deposit on deposit.id = reversal.deposit_id where taken_cents > 0
    union all
    select deposit.user_id, 'reinstatement', 'reinstatement:' || reference, taken_cents
      from reversal join deposit on deposit.id = reversal.deposit_id
     where taken_cents > 0 and reversal.status = 'reinstated'
  )
  select 'R9' as rule, entry.id::text as subject, 'a deposit was credited without a paid checkout' as detail
    from entry left join deposit on 'deposit:' || deposit.id = entry.idem_key and deposit.status = 'paid'
   where entry.kind = 'deposit' and deposit.id is null
  union all
  select 'R9', coalesce(entry.id::text, taken_back.idem_key), 'what was taken back or given back differs from its entry'
    from taken_back full join (
      select * from entry where kind in ('return', 'chargeback', 'reinstatement')) as entry using (idem_key)
   where (entry.user_id, entry.kind, entry.amount_cents)
         is distinct from (taken_back.user_id, taken_back.kind, taken_back.cents)
  union all
  select 'R9', user_id::text, 'what is owed differs from what could not be taken back'
    from account left join owed using (user_id)
   where receivable_cents <> coalesce(owed.cents, 0)
`;
