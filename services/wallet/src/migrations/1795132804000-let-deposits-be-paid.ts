/** Opening, paying and ending checkouts: like all money, only through functions of the schema's owner. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LetDepositsBePaid1795132804000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [EXPIRY, OPEN, FULFIL, EXPIRE, RIGHTS]) await queryRunner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('migrations go forward only'));
  }
}

const EXPIRY = `
  alter table deposit
    add column expires_at timestamptz not null default now() + interval '10 minutes',
    add constraint deposit_expires_after_its_start check (expires_at > created_at);

  create index deposit_open on deposit (user_id, expires_at) where status = 'open';
`;

/** The account's lock makes the count exact: fifty requests at once open no more than one after the other would. */
const OPEN = `
  create function open_deposit(p_id uuid, p_user_id uuid, p_session text, p_open_max integer) returns void
  language plpgsql security definer set search_path = wallet, pg_temp as $$
  begin
    perform from account where user_id = p_user_id for update;
    if not found then
      raise exception 'wallet.account-not-found' using errcode = 'GW001';
    end if;
    if (select count(*) from deposit where user_id = p_user_id and status = 'open' and expires_at > now()) >= p_open_max then
      raise exception 'request.too-many' using errcode = 'GW001';
    end if;
    insert into deposit (id, user_id, stripe_session) values (p_id, p_user_id, p_session);
  end $$;
`;

/**
 * Credits a checkout once. \`p_is_taken\` tells that somebody's money was taken already: then it is credited however
 * late we hear of it. Otherwise the payment is being made just now, and an ended checkout refuses it.
 */
const FULFIL = `
  create function fulfil_deposit(p_session text, p_amount_cents bigint, p_payment_intent text, p_is_taken boolean)
  returns table (deposit_id uuid, user_id uuid, is_replay boolean)
  language plpgsql security definer set search_path = wallet, pg_temp as $$
  #variable_conflict use_column
  declare
    v_deposit deposit;
  begin
    select * into v_deposit from deposit where stripe_session = p_session;
    if not found then
      raise exception 'wallet.deposit-not-found' using errcode = 'GW001';
    end if;
    if p_amount_cents not between 2000 and 20000 then
      raise exception 'wallet.amount-out-of-range' using errcode = 'GW001';
    end if;

    -- The account before the look at the status: a payment told twice at once waits here and finds itself done.
    perform from account where user_id = v_deposit.user_id for update;
    select * into v_deposit from deposit where stripe_session = p_session for update;
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
       set status = 'paid', amount_cents = p_amount_cents, stripe_payment_intent = p_payment_intent
     where id = v_deposit.id;
    return query select v_deposit.id, v_deposit.user_id, false;
  end $$;
`;

/** Passes over what is being paid at this moment: it either is paid then, or comes next time. */
const EXPIRE = `
  create function expire_deposits(p_limit integer) returns integer
  language plpgsql security definer set search_path = wallet, pg_temp as $$
  declare
    v_expired integer;
  begin
    update deposit set status = 'expired'
     where id in (
       select id from deposit where status = 'open' and expires_at <= now()
        order by expires_at limit p_limit for update skip locked);
    get diagnostics v_expired = row_count;
    return v_expired;
  end $$;
`;

const RIGHTS = `
  revoke all on function
    open_deposit(uuid, uuid, text, integer), fulfil_deposit(text, bigint, text, boolean), expire_deposits(integer)
  from public;
  grant execute on function
    open_deposit(uuid, uuid, text, integer), fulfil_deposit(text, bigint, text, boolean), expire_deposits(integer)
  to wallet_app;
`;
