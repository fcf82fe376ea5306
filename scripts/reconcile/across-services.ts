/**
 * The rules that no service can judge alone, since they compare the wallet with what the generator drafted and with
 * whom identity knows. Read by the administrator's role, in the snapshot of the wallet's own rules.
 */
import type { Books, LedgerFault } from '../../services/wallet/dist/ledger/reconciliation.js';

/** An event needs a moment from the one service to the other; a queue that stood still needs the sweeper's. */
const SETTLED_WITHIN_MS = 5 * 60_000;
const GENERATION_MS_MAX = 30 * 60_000;
const UNSENT_MS_MAX = 60_000;
const OUTBOXES = ['identity', 'generator', 'notifications'] as const;

export async function acrossServices(books: Books): Promise<LedgerFault[]> {
  const areas = await books.query<LedgerFault[]>(AREAS, [SETTLED_WITHIN_MS]);
  const still = await books.query<LedgerFault[]>(STANDING_STILL, [UNSENT_MS_MAX, GENERATION_MS_MAX]);
  const people = await books.query<LedgerFault[]>(PEOPLE, [SETTLED_WITHIN_MS]);
  return [...areas, ...still, ...people];
}

/**
 * R5, both ways: a drafted area has its capture and every capture its drafted area; what failed or was cancelled was
 * released. A deleted user's generations are gone and their money stays, so captures are judged while the user is there.
 */
const AREAS = `
  with settled as (
    select generation.id as generation_id, 'area-' || area.position as area_key,
           case when generation.status in ('completed', 'failed') then area.status else 'failed' end as status
      from generator.generation join generator.area on area.generation_id = generation.id
     where generation.status in ('completed', 'failed', 'cancelled')
       and coalesce(generation.finished_at, generation.updated_at) < now() - make_interval(secs => $1::bigint / 1000.0)
  ), hold as (
    select hold.*, resolution.kind as ended_by
      from wallet.entry as hold left join wallet.entry as resolution on resolution.hold_id = hold.id
     where hold.kind = 'hold'
  )
  select 'R5' as rule, settled.generation_id || ' ' || settled.area_key as subject,
         'an area was drafted and not paid for' as detail
    from settled left join hold using (generation_id, area_key)
   where settled.status = 'drafted' and hold.ended_by is distinct from 'capture'
  union all
  select 'R5', settled.generation_id || ' ' || settled.area_key, 'an area that was not drafted keeps its money'
    from settled join hold using (generation_id, area_key)
   where settled.status <> 'drafted' and hold.ended_by is distinct from 'release'
  union all
  select 'R5', hold.generation_id || ' ' || hold.area_key, 'money was taken for an area that nobody drafted'
    from hold join identity.users on users.id = hold.user_id
    left join generator.area on area.generation_id = hold.generation_id
          and 'area-' || area.position = hold.area_key and area.status = 'drafted'
   where hold.ended_by = 'capture' and area.generation_id is null
`;

const STANDING_STILL = `
  ${OUTBOXES.map(
    (schema) => `
  select 'R7' as rule, message_id::text as subject,
         'a message of ${schema} was not handed to its queue: ' || name as detail
    from ${schema}.outbox
   where sent_at is null and run_after < now() - make_interval(secs => $1::bigint / 1000.0)
  union all`,
  ).join('')}
  select 'R7', id::text, 'a generation has not ended: ' || status
    from generator.generation
   where status in ('pending-hold', 'queued')
     and updated_at < now() - make_interval(secs => $2::bigint / 1000.0)
`;

/** More than one credit to an account is the ledger's own rule; here: whoever was verified has an account. */
const PEOPLE = `
  select 'R10' as rule, users.id::text as subject, 'a verified user has no account' as detail
    from identity.users left join wallet.account on account.user_id = users.id
   where users.verified_at < now() - make_interval(secs => $1::bigint / 1000.0) and account.user_id is null
  union all
  select 'R10', entry.user_id::text, 'a sign-up credit was granted to somebody who was never verified'
    from wallet.entry join identity.users on users.id = entry.user_id
   where entry.kind = 'grant' and users.verified_at is null
`;
