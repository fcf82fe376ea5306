/** Checkouts of the card provider: opened in two steps, credited by our own id, and taken back when the card is. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LetStripePay1795132806000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const statements = [DEPOSIT, ENTRY, POST, REVERSAL, OPEN, FULFIL, EXPIRE, REVERSE, REINSTATE, RIGHTS];
    for (const statement of statements) await queryRunner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('migrations go forward only'));
  }
}

/**
 * A checkout of the card provider has its row before it has its session: whatever the provider tells us about it
 * names a row that is there. `checked_at` is the sweeper's lease.
 */
const DEPOSIT = `
  alter table deposit
    alter column stripe_session drop not null,
    add column provider text not null default 'test' check (provider in ('test', 'stripe')),
    add column checked_at timestamptz,
    add constraint deposit_has_session check (
      stripe_session is not null or (provider = 'stripe' and status <> 'paid'));

  create index deposit_to_be_ended on deposit (expires_at) where status = 'open';
`;

/** Money that goes back to the card, money the bank took, and money of either that came back to us. */
const ENTRY = `
  alter table entry
    drop constraint entry_signs_follow_kind,
    add constraint entry_signs_follow_kind check (case kind
      when 'grant'         then posted_delta_cents = amount_cents  and held_delta_cents = 0             and contra = 'promotion'
      when 'deposit'       then posted_delta_cents = amount_cents  and held_delta_cents = 0             and contra = 'stripe'
      when 'return'        then posted_delta_cents = -amount_cents and held_delta_cents = 0             and contra = 'stripe'
      when 'chargeback'    then posted_delta_cents = -amount_cents and held_delta_cents = 0             and contra = 'stripe'
      when 'reinstatement' then posted_delta_cents = amount_cents  and held_delta_cents = 0             and contra = 'stripe'
      when 'refund'        then posted_delta_cents = amount_cents  and held_delta_cents = 0             and contra = 'revenue'
      when 'hold'          then posted_delta_cents = 0             and held_delta_cents = amount_cents  and contra = 'reserve'
      when 'release'       then posted_delta_cents = 0             and held_delta_cents = -amount_cents and contra = 'reserve'
      when 'capture'       then posted_delta_cents = -amount_cents and held_delta_cents = -amount_cents and contra = 'revenue'
      else false end);
`;

/** As before, and it knows the new kinds: what goes back to a card comes out of what is available, never out of a hold. */
const POST = `
  create or replace function post(
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
    elsif p_kind in ('return', 'chargeback') then
      if v_account.posted_cents - v_account.held_cents < p_amount_cents then
        raise exception '% of more than is available', p_kind using errcode = 'GW002';
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

    v_entry.posted_delta_cents := case
      when p_kind in ('capture', 'return', 'chargeback') then -p_amount_cents
      when p_kind in ('hold', 'release') then 0
      else p_amount_cents end;
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
      case p_kind when 'grant' then 'promotion' when 'capture' then 'revenue' when 'refund' then 'revenue'
        when 'hold' then 'reserve' when 'release' then 'reserve' else 'stripe' end,
      v_account.posted_cents, v_account.held_cents, p_hold_id, p_generation_id, p_area_key, p_key, v_hash)
    returning * into v_entry;

    return query select v_entry.id, v_entry.posted_after_cents, v_entry.held_after_cents, false;
  end $$;
`;

/**
 * What the card provider took back, by its own number for it. What was spent already cannot be taken from the wallet,
 * whose balance never falls below zero: it is owed (\`account.receivable_cents\`).
 */
const REVERSAL = `
  create table reversal (
    reference    text primary key check (length(reference) between 1 and 100),
    deposit_id   uuid not null references deposit,
    kind         text not null check (kind in ('return', 'chargeback')),
    amount_cents bigint not null check (amount_cents > 0),
    taken_cents  bigint not null check (taken_cents >= 0),
    owed_cents   bigint not null check (owed_cents >= 0),
    status       text not null default 'standing' check (status in ('standing', 'reinstated')),
    created_at   timestamptz not null default now(),
    constraint reversal_is_taken_or_owed check (taken_cents + owed_cents = amount_cents)
  );

  create index reversal_of_deposit on reversal (deposit_id);
  grant select on reversal to wallet_app;
`;

/** The account's lock makes the count exact: fifty requests at once open no more than one after the other would. */
const OPEN = `
  drop function open_deposit(uuid, uuid, text, integer);

  create function open_deposit(p_id uuid, p_user_id uuid, p_provider text, p_session text, p_open_max integer)
  returns void
  language plpgsql security definer set search_path = wallet, pg_temp as $$
  begin
    perform from account where user_id = p_user_id for update;
    if not found then
      raise exception 'wallet.account-not-found' using errcode = 'GW001';
    end if;
    if (select count(*) from deposit where user_id = p_user_id and status = 'open' and expires_at > now()) >= p_open_max then
      raise exception 'request.too-many' using errcode = 'GW001';
    end if;
    insert into deposit (id, user_id, provider, stripe_session) values (p_id, p_user_id, p_provider, p_session);
  end $$;

  -- Once: a deposit never moves to another session. The same one again is a repetition.
  create function name_session(p_id uuid, p_session text) returns void
  language plpgsql security definer set search_path = wallet, pg_temp as $$
  begin
    update deposit set stripe_session = p_session
     where id = p_id and provider = 'stripe' and coalesce(stripe_session, p_session) = p_session;
    if not found then
      raise exception 'deposit % has another session', p_id using errcode = 'GW002';
    end if;
  end $$;
`;

/**
 * Credits a checkout once. \`p_is_taken\` tells that somebody's money was taken already: then it is credited however
 * late we hear of it. Otherwise the payment is being made just now, and an ended checkout refuses it.
 *
 * The card provider's word names our row, its session and its owner; where one of them is another's, we know of no
 * such checkout. A test checkout is named by its session alone.
 */
const FULFIL = `
  drop function fulfil_deposit(text, bigint, text, boolean);

  create function fulfil_deposit(
    p_session text, p_deposit_id uuid, p_user_id uuid, p_amount_cents bigint, p_payment_intent text, p_is_taken boolean)
  returns table (deposit_id uuid, user_id uuid, is_replay boolean)
  language plpgsql security definer set search_path = wallet, pg_temp as $$
  #variable_conflict use_column
  declare
    v_deposit deposit;
  begin
    if p_deposit_id is null then
      select * into v_deposit from deposit where stripe_session = p_session and provider = 'test';
    else
      select * into v_deposit from deposit
       where id = p_deposit_id and user_id = p_user_id and provider = 'stripe'
         and coalesce(stripe_session, p_session) = p_session;
    end if;
    if not found then
      raise exception 'wallet.deposit-not-found' using errcode = 'GW001';
    end if;
    if p_amount_cents not between 2000 and 20000 then
      raise exception 'wallet.amount-out-of-range' using errcode = 'GW001';
    end if;

    -- The account before the look at the status: a payment told twice at once waits here and finds itself done.
    perform from account where user_id = v_deposit.user_id for update;
    select * into v_deposit from deposit where id = v_deposit.id for update;
    if v_deposit.status = 'paid' then
      if v_deposit.amount_cents <> p_amount_cents then
        raise exception 'wallet.key-reused' using errcode = 'GW001';
      end if;
      return query select v_deposit.id, v_deposit.user_id, true;
      return;
    end if;
    if not p_is_taken and (v_deposit.status = 'expired' or v_deposit.expires_at <= now()) then
      raise exception 'wallet.checkout-expired' using errcode = 'GW001';
    end if;

    -- The deposit's id stands for its session, one to one, and has a known length.
    perform post(v_deposit.user_id, 'deposit', p_amount_cents, 'deposit:' || v_deposit.id);
    update deposit
       set status = 'paid', amount_cents = p_amount_cents, stripe_payment_intent = p_payment_intent,
           stripe_session = p_session
     where id = v_deposit.id;
    return query select v_deposit.id, v_deposit.user_id, false;
  end $$;
`;

/**
 * A test checkout ends by our clock. One of the card provider ends at the provider, which alone knows whether it was
 * paid at this moment: it is claimed here, ended there, and only then marked.
 */
const EXPIRE = `
  create or replace function expire_deposits(p_limit integer) returns integer
  language plpgsql security definer set search_path = wallet, pg_temp as $$
  declare
    v_expired integer;
  begin
    update deposit set status = 'expired'
     where id in (
       select id from deposit where status = 'open' and provider = 'test' and expires_at <= now()
        order by expires_at limit p_limit for update skip locked);
    get diagnostics v_expired = row_count;
    return v_expired;
  end $$;

  create function claim_late_deposits(p_limit integer, p_lease_ms integer) returns setof deposit
  language sql security definer set search_path = wallet, pg_temp as $$
    update deposit set checked_at = now()
     where id in (
       select id from deposit
        where status = 'open' and provider = 'stripe' and expires_at <= now()
          and (checked_at is null or checked_at < now() - make_interval(secs => p_lease_ms / 1000.0))
        order by checked_at nulls first, expires_at limit p_limit for update skip locked)
    returning *;
  $$;

  create function expire_deposit(p_id uuid) returns void
  language sql security definer set search_path = wallet, pg_temp as $$
    update deposit set status = 'expired' where id = p_id and status = 'open' and expires_at <= now();
  $$;
`;

/**
 * Takes back what the card provider took back, once per its number. Takes what is available, never what is held for
 * goals that are being drafted; the rest is owed. A chargeback also freezes the wallet, until a person looked at it.
 */
const REVERSE = `
  create function reverse_deposit(p_reference text, p_payment_intent text, p_kind text, p_amount_cents bigint)
  returns table (user_id uuid, taken_cents bigint, owed_cents bigint, is_replay boolean)
  language plpgsql security definer set search_path = wallet, pg_temp as $$
  #variable_conflict use_column
  declare
    v_deposit deposit;
    v_account account;
    v_reversal reversal;
    v_taken bigint;
  begin
    select * into v_deposit from deposit where stripe_payment_intent = p_payment_intent and status = 'paid';
    if not found then
      raise exception 'wallet.deposit-not-found' using errcode = 'GW001';
    end if;
    -- Before the look for the number: the same one told twice at once waits here and finds itself done.
    select * into v_account from account where user_id = v_deposit.user_id for update;
    select * into v_reversal from reversal where reference = p_reference;
    if found then
      if (v_reversal.deposit_id, v_reversal.kind, v_reversal.amount_cents)
          is distinct from (v_deposit.id, p_kind, p_amount_cents) then
        raise exception 'wallet.key-reused' using errcode = 'GW001';
      end if;
      return query select v_deposit.user_id, v_reversal.taken_cents, v_reversal.owed_cents, true;
      return;
    end if;

    v_taken := least(v_account.posted_cents - v_account.held_cents, p_amount_cents);
    if v_taken > 0 then
      perform post(v_deposit.user_id, p_kind, v_taken, p_kind || ':' || p_reference);
    end if;
    update account
       set receivable_cents = receivable_cents + p_amount_cents - v_taken,
           is_frozen = is_frozen or p_kind = 'chargeback'
     where user_id = v_deposit.user_id;
    insert into reversal (reference, deposit_id, kind, amount_cents, taken_cents, owed_cents)
    values (p_reference, v_deposit.id, p_kind, p_amount_cents, v_taken, p_amount_cents - v_taken);
    return query select v_deposit.user_id, v_taken, p_amount_cents - v_taken, false;
  end $$;
`;

/** Gives back what \`reverse_deposit\` took: a refund that failed, a dispute that was won. A freeze stays: a person lifts it. */
const REINSTATE = `
  create function reinstate_deposit(p_reference text) returns boolean
  language plpgsql security definer set search_path = wallet, pg_temp as $$
  #variable_conflict use_column
  declare
    v_reversal reversal;
    v_user_id uuid;
  begin
    select deposit.user_id into v_user_id from reversal join deposit on deposit.id = reversal.deposit_id
     where reference = p_reference;
    if not found then
      return false;
    end if;
    perform from account where user_id = v_user_id for update;
    select * into v_reversal from reversal where reference = p_reference for update;
    if v_reversal.status = 'reinstated' then
      return false;
    end if;
    if v_reversal.taken_cents > 0 then
      perform post(v_user_id, 'reinstatement', v_reversal.taken_cents, 'reinstatement:' || p_reference);
    end if;
    update account set receivable_cents = receivable_cents - v_reversal.owed_cents where user_id = v_user_id;
    update reversal set status = 'reinstated' where reference = p_reference;
    return true;
  end $$;
`;

const RIGHTS = `
  revoke all on all functions in schema wallet from public;
  grant execute on function
    open_deposit(uuid, uuid, text, text, integer), name_session(uuid, text),
    fulfil_deposit(text, uuid, uuid, bigint, text, boolean),
    expire_deposits(integer), claim_late_deposits(integer, integer), expire_deposit(uuid),
    reverse_deposit(text, text, text, bigint), reinstate_deposit(text)
  to wallet_app;
`;
