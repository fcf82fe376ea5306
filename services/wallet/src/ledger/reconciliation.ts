/** Proves the books from the entries alone. It reports and never corrects. */
import type { EntityManager } from 'typeorm';

/** One broken rule; numbers as in reliability.md 1.5. `subject` is a user's or an entry's id. */
export interface LedgerFault {
  readonly rule: 'R1' | 'R2' | 'R3' | 'R4' | 'R8' | 'R9' | 'R10';
  readonly subject: string;
  readonly detail: string;
}

/**
 * Every fault of the ledger; none means the books are right. Reads all entries in one statement, so in one
 * snapshot: safe while the wallet works.
 */
export function ledgerFaults(manager: EntityManager): Promise<LedgerFault[]> {
  return manager.query<LedgerFault[]>(FAULTS);
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
         (select coalesce(sum(case when kind in ('grant', 'deposit', 'refund') then amount_cents
                                   when kind = 'capture' then -amount_cents else 0 end), 0) from entry)
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
