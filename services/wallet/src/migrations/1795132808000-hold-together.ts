/** Holds that were asked for at the same moment are written in one statement: one way to the database and one commit. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HoldTogether1795132808000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [POST_TOGETHER, RIGHTS]) await queryRunner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('migrations go forward only'));
  }
}

/**
 * Each request stands for itself: what refuses one is told in its row and leaves no trace of it, and the others stand.
 * Accounts are locked in the order of their ids, as the settling of several generations does, so that two such
 * statements cannot wait for each other; requests of one account keep the order they were asked in.
 *
 * 55P03 is a lock that somebody else holds for too long: it must not take the others' holds along, so it is waited for
 * once, and less long than the statement may last.
 */
const POST_TOGETHER = `
  create function post_holds_together(p_requests jsonb)
  returns table (place integer, available_cents bigint, fault_code text, fault text)
  language plpgsql security definer set search_path = wallet, pg_temp set lock_timeout = '1s' as $$
  declare
    v_request record;
    v_locked uuid;
  begin
    for v_request in
      select * from jsonb_to_recordset(p_requests) as asked (
        place integer, user_id uuid, generation_id uuid, area_keys text[], price_cents bigint, is_complimentary boolean)
      order by asked.user_id, asked.place
    loop
      place := v_request.place;
      available_cents := null;
      fault_code := null;
      fault := null;
      if v_request.user_id = v_locked then
        fault_code := '55P03';
        fault := 'the account is still locked';
        return next;
        continue;
      end if;
      begin
        available_cents := post_holds(v_request.user_id, v_request.generation_id, v_request.area_keys,
          v_request.price_cents, v_request.is_complimentary);
      exception when sqlstate 'GW001' or sqlstate 'GW002' or sqlstate '55P03' then
        fault_code := sqlstate;
        fault := sqlerrm;
        if fault_code = '55P03' then
          v_locked := v_request.user_id;
        end if;
      end;
      return next;
    end loop;
  end $$;
`;

const RIGHTS = `
  revoke all on all functions in schema wallet from public;
  grant execute on function post_holds_together(jsonb) to wallet_app;
`;
