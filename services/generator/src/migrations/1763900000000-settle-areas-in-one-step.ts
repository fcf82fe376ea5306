import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The two steps of a worker, each one way to the database and back (decision 23). Every statement inside them sees
 * what others committed before it, which one statement made of several would not.
 */
export class SettleAreasInOneStep1763900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [BEGIN_AREA, FINISH, SETTLE_AREA, RIGHTS]) await queryRunner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('migrations only go forward'));
  }
}

/** Counts the start; no row where the area is settled or the generation ended. */
const BEGIN_AREA = `
  create function generator.begin_area(p_generation_id uuid, p_position integer)
  returns table (user_id uuid, sealed_request bytea) language plpgsql set search_path = generator, pg_temp as $$
  begin
    update area set starts = starts + 1, updated_at = now()
     where generation_id = p_generation_id and position = p_position and status = 'waiting';
    if found then
      return query select generation.user_id, generation.sealed_request from generation
        where id = p_generation_id and status = 'queued';
    end if;
  end $$;
`;

/**
 * Closes a generation whose areas are all settled: history, status and event. The messages come as rows of the
 * outbox, written by the caller from their contracts; which areas were drafted and which failed is known here alone.
 * @returns its last status, or null where there is nothing to close
 */
const FINISH = `
  create function generator.finish_generation(
    p_generation_id uuid, p_area_keys text[], p_drafted jsonb, p_failed jsonb, p_channel text
  ) returns text language plpgsql set search_path = generator, pg_temp as $$
  declare
    v_user_id uuid;
    v_drafted jsonb;
    v_failed jsonb;
    v_waiting bigint;
    v_status text;
    v_message jsonb;
  begin
    select user_id into v_user_id from generation where id = p_generation_id and status = 'queued' for update;
    if not found then
      return null;
    end if;
    select coalesce(jsonb_agg(p_area_keys[position + 1] order by position) filter (where status = 'drafted'), '[]'),
           coalesce(jsonb_agg(p_area_keys[position + 1] order by position) filter (where status = 'failed'), '[]'),
           count(*) filter (where status = 'waiting')
      into v_drafted, v_failed, v_waiting
      from area where generation_id = p_generation_id;
    if v_waiting > 0 then
      return null;
    end if;

    v_status := case when v_drafted = '[]' then 'failed' else 'completed' end;
    v_message := case v_status when 'completed' then p_drafted else p_failed end;
    update generation
       set status = v_status, change = change + 1, finished_at = now(), updated_at = now(),
           request_key = case when v_status = 'completed' then request_key end
     where id = p_generation_id;
    if v_status = 'completed' then
      insert into history_entry (generation_id, user_id) values (p_generation_id, v_user_id) on conflict do nothing;
    end if;
    insert into outbox (message_id, key, kind, name, payload, deliveries, request_id)
    values ((v_message->>'message_id')::uuid, v_message->>'key', v_message->>'kind', v_message->>'name',
            (v_message->>'payload')::jsonb || jsonb_build_object('drafted', v_drafted, 'failed', v_failed),
            v_message->'deliveries', v_message->>'request_id')
    on conflict (key) do nothing;
    perform pg_notify(p_channel, p_generation_id::text);
    return v_status;
  end $$;
`;

/** Whoever settles the last area closes the generation; its lock, taken first, makes exactly one of them the last. */
const SETTLE_AREA = `
  create function generator.settle_area(
    p_generation_id uuid, p_position integer, p_status text, p_sealed_goal bytea, p_goal_id uuid,
    p_area_keys text[], p_drafted jsonb, p_failed jsonb, p_channel text
  ) returns text language plpgsql set search_path = generator, pg_temp as $$
  begin
    perform from generation where id = p_generation_id and status = 'queued' for update;
    if not found then
      return null;
    end if;
    update area
       set status = p_status, sealed_goal = p_sealed_goal, goal_id = p_goal_id, updated_at = now(),
           drafted_at = case when p_status = 'drafted' then now() end
     where generation_id = p_generation_id and position = p_position and status = 'waiting';
    if not found then
      return null;
    end if;
    if exists (select from area where generation_id = p_generation_id and status = 'waiting') then
      update generation set change = change + 1, updated_at = now() where id = p_generation_id;
      perform pg_notify(p_channel, p_generation_id::text);
      return null;
    end if;
    return finish_generation(p_generation_id, p_area_keys, p_drafted, p_failed, p_channel);
  end $$;
`;

const FUNCTIONS = `
  generator.begin_area(uuid, integer),
  generator.finish_generation(uuid, text[], jsonb, jsonb, text),
  generator.settle_area(uuid, integer, text, bytea, uuid, text[], jsonb, jsonb, text)`;

const RIGHTS = `
  revoke all on function ${FUNCTIONS} from public;
  grant execute on function ${FUNCTIONS} to generator_app;
`;
