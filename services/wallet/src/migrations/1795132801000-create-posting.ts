/**
 * The only ways to move money: functions that run as the schema's owner. The service's own role may call
 * them and read, but cannot write an entry or a balance by itself.
 *
 * GW001 carries a refusal: its message is a code of `contracts/errors.ts`. GW002 is a fault of our own.
 */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePosting1795132801000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [POST, POST_HOLDS, SETTLE_HOLDS, CANCEL_HOLDS, GRANT_ONCE, RIGHTS]) {
      await queryRunner.query(statement);
    }
  }

  down(): Promise<void> {
    return Promise.reject(new Error('migrations go forward only'));
  }
}

/**
 * Writes one entry and moves the account with it.
 *
 * The account is locked before the key is looked up: a concurrent duplicate waits at the lock and then finds
 * the first one's entry, so no unique violation has to be caught and retried. No function here locks two
 * accounts, so they cannot deadlock with each other.
 */
const POST = `
  create function post(
    p_user_id uuid, p_kind text, p_amount_cents bigint, p_key text,
    p_hold_id bigint default null, p_generation_id uuid default null, p_area_key text default null,
    p_is_complimentary boolean default false
  ) returns table (entry_id bigint, posted_cents bigint, held_cents bigint, is_replay boolean)
  language plpgsql security definer set search_path = wallet, pg_temp as $$
  #variable_conflict use_column
  declare
    v_account account;
    v_entry entry;
    v_hold entry;
    -- Computed here and not by the caller, so that no key can be paired with a hash of something else.
    v_hash bytea := sha256(convert_to(jsonb_build_array(
      p_user_id, p_kind, p_amount_cents, p_hold_id, p_generation_id, p_area_key, p_is_complimentary)::text, 'UTF8'));
  begin
    select * into v_account from account where user_id = p_user_id for update;
    if not found then
      raise exception 'wallet.account-not-found' using errcode = 'GW001';
    end if;

    select * into v_entry from entry where idem_key = p_key;
    if found then
      if v_entry.req_hash <> v_hash then
        raise exception 'wallet.key-reused' using errcode = 'GW001';
      end if;
      return query select v_entry.id, v_entry.posted_after_cents, v_entry.held_after_cents, true;
      return;
    end if;

    if p_kind = 'hold' then
      if v_account.is_frozen then
        raise exception 'wallet.account-frozen' using errcode = 'GW001';
      end if;
      if v_account.posted_cents - v_account.held_cents < p_amount_cents then
        raise exception 'wallet.insufficient-funds' using errcode = 'GW001';
      end if;
    elsif p_kind in ('capture', 'release') then
      select * into v_hold from entry where id = p_hold_id and kind = 'hold';
      if not found or (v_hold.user_id, v_hold.amount_cents, v_hold.generation_id, v_hold.area_key, v_hold.is_complimentary)
          is distinct from (p_user_id, p_amount_cents, p_generation_id, p_area_key, p_is_complimentary) then
        raise exception '% does not match hold %', p_kind, p_hold_id using errcode = 'GW002';
      end if;
      if exists (select from entry where hold_id = p_hold_id) then
        raise exception 'hold % is already resolved', p_hold_id using errcode = 'GW002';
      end if;
    end if;

    v_entry.posted_delta_cents := case p_kind
      when 'capture' then -p_amount_cents when 'hold' then 0 when 'release' then 0 else p_amount_cents end;
    v_entry.held_delta_cents := case p_kind
      when 'hold' then p_amount_cents when 'capture' then -p_amount_cents when 'release' then -p_amount_cents else 0 end;

    update account
       set posted_cents = posted_cents + v_entry.posted_delta_cents,
           held_cents = held_cents + v_entry.held_delta_cents,
           open_holds = open_holds
             + case p_kind when 'hold' then 1 when 'capture' then -1 when 'release' then -1 else 0 end,
           seq = seq + 1
     where user_id = p_user_id
    returning * into v_account;

    insert into entry (
      user_id, seq, kind, amount_cents, is_complimentary, posted_delta_cents, held_delta_cents, contra,
      posted_after_cents, held_after_cents, hold_id, generation_id, area_key, idem_key, req_hash)
    values (
      p_user_id, v_account.seq, p_kind, p_amount_cents, p_is_complimentary,
      v_entry.posted_delta_cents, v_entry.held_delta_cents,
      case p_kind when 'grant' then 'promotion' when 'deposit' then 'stripe'
        when 'capture' then 'revenue' when 'refund' then 'revenue' else 'reserve' end,
      v_account.posted_cents, v_account.held_cents, p_hold_id, p_generation_id, p_area_key, p_key, v_hash)
    returning * into v_entry;

    return query select v_entry.id, v_entry.posted_after_cents, v_entry.held_after_cents, false;
  end $$;
`;

/**
 * One hold per area, all or none: a refusal of any ends the statement and with it the ones before.
 * Returns what was available after the last of them, the same again for the same request.
 */
const POST_HOLDS = `
  create function post_holds(
    p_user_id uuid, p_generation_id uuid, p_area_keys text[], p_price_cents bigint, p_is_complimentary boolean
  ) returns bigint
  language plpgsql security definer set search_path = wallet, pg_temp as $$
  declare
    v_area_key text;
    v_posted record;
    v_available bigint;
    v_known text[];
  begin
    -- Before the look at cancellations: one that is under way holds this lock until it can be seen.
    perform from account where user_id = p_user_id for update;
    if exists (select from hold_cancellation where generation_id = p_generation_id and user_id = p_user_id) then
      raise exception 'wallet.hold-refused' using errcode = 'GW001';
    end if;

    -- Keys are per area, so only this look sees the same generation come again with other areas.
    select array_agg(area_key) into v_known from entry where generation_id = p_generation_id and kind = 'hold';
    if v_known is not null and not (v_known <@ p_area_keys and p_area_keys <@ v_known) then
      raise exception 'wallet.key-reused' using errcode = 'GW001';
    end if;

    -- In one order always, so that a repeated request ends with the entry it ended with before.
    for v_area_key in select distinct wanted from unnest(p_area_keys) as wanted order by wanted loop
      select * into v_posted from post(
        p_user_id, 'hold', case when p_is_complimentary then 0 else p_price_cents end,
        'hold:' || p_generation_id || ':' || v_area_key, null, p_generation_id, v_area_key, p_is_complimentary);
      v_available := v_posted.posted_cents - v_posted.held_cents;
    end loop;
    if v_available is null then
      raise exception 'a hold needs at least one area' using errcode = 'GW002';
    end if;
    return v_available;
  end $$;
`;

/**
 * Ends every open hold of a generation: captures the drafted areas, releases the others. A second time it
 * finds none open. \`uncaptured\` counts drafted areas that no capture stands for.
 */
const SETTLE_HOLDS = `
  create function settle_holds(p_user_id uuid, p_generation_id uuid, p_drafted_area_keys text[])
  returns table (captured integer, released integer, uncaptured integer)
  language plpgsql security definer set search_path = wallet, pg_temp as $$
  declare
    v_hold open_hold;
    v_kind text;
  begin
    captured := 0;
    released := 0;
    -- Before the look at open holds: two settlements at once must not see the same hold open.
    perform from account where user_id = p_user_id for update;
    for v_hold in
      select * from open_hold where user_id = p_user_id and generation_id = p_generation_id order by hold_id
    loop
      v_kind := case when v_hold.area_key = any (p_drafted_area_keys) then 'capture' else 'release' end;
      perform post(
        p_user_id, v_kind, v_hold.amount_cents, v_kind || ':' || v_hold.hold_id,
        v_hold.hold_id, p_generation_id, v_hold.area_key, v_hold.is_complimentary);
      if v_kind = 'capture' then captured := captured + 1; else released := released + 1; end if;
    end loop;
    select count(*) into uncaptured from unnest(p_drafted_area_keys) as drafted
     where not exists (
       select from entry as hold join entry as capture on capture.hold_id = hold.id
        where hold.kind = 'hold' and hold.user_id = p_user_id and hold.generation_id = p_generation_id
          and hold.area_key = drafted and capture.kind = 'capture');
    return next;
  end $$;
`;

/**
 * Releases a generation's holds and refuses those that have not arrived yet. The settling takes the lock: a hold
 * that came before is found open, one that waits for the lock finds the cancellation committed.
 */
const CANCEL_HOLDS = `
  create function cancel_holds(p_user_id uuid, p_generation_id uuid) returns void
  language plpgsql security definer set search_path = wallet, pg_temp as $$
  begin
    insert into hold_cancellation (generation_id, user_id) values (p_generation_id, p_user_id)
      on conflict do nothing;
    perform settle_holds(p_user_id, p_generation_id, '{}');
  end $$;
`;

/**
 * Opens a person's account, and grants the sign-up credit where neither address nor number was ever seen.
 * Both are remembered even when nothing is granted: a new number beside an old address belongs to the same
 * person, and must not earn a credit with a third address later.
 */
const GRANT_ONCE = `
  create function grant_once(p_user_id uuid, p_email_hmac text, p_phone_hmac text, p_amount_cents bigint)
  returns boolean
  language plpgsql security definer set search_path = wallet, pg_temp as $$
  declare
    v_new integer;
  begin
    insert into account (user_id) values (p_user_id) on conflict do nothing;
    perform from account where user_id = p_user_id for update;
    -- Addresses before numbers, always: two persons who share one wait for each other in one order.
    insert into person_grant (hmac) values ('email:' || p_email_hmac), ('phone:' || p_phone_hmac)
      on conflict do nothing;
    get diagnostics v_new = row_count;
    if v_new < 2 or exists (select from entry where user_id = p_user_id and kind = 'grant') then
      return false;
    end if;
    perform post(p_user_id, 'grant', p_amount_cents, 'grant:' || p_user_id);
    return true;
  end $$;
`;

const RIGHTS = `
  revoke all on all functions in schema wallet from public;
  grant execute on function
    post(uuid, text, bigint, text, bigint, uuid, text, boolean),
    post_holds(uuid, uuid, text[], bigint, boolean),
    settle_holds(uuid, uuid, text[]),
    cancel_holds(uuid, uuid),
    grant_once(uuid, text, text, bigint)
  to wallet_app;
`;
