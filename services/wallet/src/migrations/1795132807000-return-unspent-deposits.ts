/** A deleted user's unspent deposits go back to the cards they came from. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReturnUnspentDeposits1795132807000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [CLOSING, CLOSE, CLAIM, DONE, RIGHTS]) await queryRunner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('migrations go forward only'));
  }
}

/** Accounts whose owner is gone and whose money is not settled yet. The account itself stays: the books are kept for years. */
const CLOSING = `
  create table closing (
    user_id    uuid primary key references account,
    asked_at   timestamptz not null default now(),
    checked_at timestamptz,
    done_at    timestamptz
  );
  create index closing_open on closing (checked_at) where done_at is null;
  grant select on closing to wallet_app;
`;

/** Frozen at once: nothing is spent any more while the rest is on its way back. */
const CLOSE = `
  create function close_account(p_user_id uuid) returns void
  language plpgsql security definer set search_path = wallet, pg_temp as $$
  begin
    update account set is_frozen = true where user_id = p_user_id;
    if found then
      insert into closing (user_id) values (p_user_id) on conflict do nothing;
    end if;
  end $$;
`;

/** One wallet at a time; what cannot be returned now is looked at again after the lease. Open holds end first. */
const CLAIM = `
  create function claim_closings(p_limit integer, p_lease_ms integer) returns setof uuid
  language sql security definer set search_path = wallet, pg_temp as $$
    update closing set checked_at = now()
     where user_id in (
       select closing.user_id from closing join account using (user_id)
        where done_at is null and account.open_holds = 0
          and (checked_at is null or checked_at < now() - make_interval(secs => p_lease_ms / 1000.0))
        order by checked_at nulls first limit p_limit for update of closing skip locked)
    returning user_id;
  $$;
`;

const DONE = `
  create function finish_closing(p_user_id uuid) returns void
  language sql security definer set search_path = wallet, pg_temp as $$
    update closing set done_at = now() where user_id = p_user_id and done_at is null;
  $$;
`;

const RIGHTS = `
  revoke all on all functions in schema wallet from public;
  grant execute on function close_account(uuid), claim_closings(integer, integer), finish_closing(uuid) to wallet_app;
`;
