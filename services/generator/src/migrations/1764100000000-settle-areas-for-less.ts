import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same two steps and the same rules, for less: what each area costs here is most of what the database does for it. */
export class SettleAreasForLess1764100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const statements = [AREA, GENERATION, BEGIN_AREA, CLOSE, FINISH, SETTLE_AREA, RIGHTS];
    for (const statement of statements) await queryRunner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('migrations only go forward'));
  }
}

/**
 * Postgres reads the text of a table's checks anew for every statement that writes to it; of a function it reads the
 * name, and the body once for each connection. Whether there is a text is asked here, so that none is fetched for it.
 */
const AREA = `
  create function generator.area_is_sound(
    p_position integer, p_status text, p_has_goal boolean, p_has_draft boolean
  ) returns boolean language plpgsql immutable as $$
  begin
    return p_position >= 0
      and p_status in ('waiting', 'drafted', 'failed')
      and (not p_has_goal or p_status = 'drafted')
      and (not p_has_draft or p_has_goal);
  end $$;
  alter table generator.area
    drop constraint area_position_check,
    drop constraint area_status_check,
    drop constraint area_goal_is_drafted,
    drop constraint area_draft_has_goal,
    add constraint area_is_sound check (
      generator.area_is_sound(position, status, sealed_goal is not null, sealed_draft is not null));
`;

const GENERATION = `
  create function generator.generation_is_sound(
    p_status text, p_area_count integer, p_is_deleted boolean, p_is_erased boolean
  ) returns boolean language plpgsql immutable as $$
  begin
    return p_status in ('pending-hold', 'queued', 'completed', 'failed', 'cancelled')
      and p_area_count between 1 and 10
      and (not p_is_erased or p_is_deleted);
  end $$;
  alter table generator.generation
    drop constraint generation_status_check,
    drop constraint generation_area_count_check,
    drop constraint generation_erased_is_deleted,
    add constraint generation_is_sound check (
      generator.generation_is_sound(status, area_count, deleted_at is not null, erased_at is not null));
`;

/**
 * This and those below run with the rights of whoever calls them and name every table with its schema, so they need no
 * search path of their own, which would be set and taken back at each call.
 */
const BEGIN_AREA = `
  create or replace function generator.begin_area(p_generation_id uuid, p_position integer)
  returns table (user_id uuid, sealed_request bytea) language plpgsql as $$
  begin
    update generator.area set starts = starts + 1, updated_at = now()
     where generation_id = p_generation_id and position = p_position and status = 'waiting';
    if found then
      return query select generation.user_id, generation.sealed_request from generator.generation
        where id = p_generation_id and status = 'queued';
    end if;
  end $$;
`;

/**
 * Closes a queued generation that the caller has locked, if its areas are all settled: history, status and event, as
 * \`finish_generation\` had it, which read once more what the settling of an area had just read.
 * @returns its last status, or null where an area waits still
 */
const CLOSE = `
  create function generator.close_locked_generation(
    p_generation_id uuid, p_user_id uuid, p_area_keys text[], p_drafted jsonb, p_failed jsonb, p_channel text
  ) returns text language plpgsql as $$
  declare
    v_drafted jsonb;
    v_failed jsonb;
    v_waiting bigint;
    v_status text;
    v_message jsonb;
  begin
    select coalesce(jsonb_agg(p_area_keys[position + 1] order by position) filter (where status = 'drafted'), '[]'),
           coalesce(jsonb_agg(p_area_keys[position + 1] order by position) filter (where status = 'failed'), '[]'),
           count(*) filter (where status = 'waiting')
      into v_drafted, v_failed, v_waiting
      from generator.area where generation_id = p_generation_id;
    if v_waiting > 0 then
      return null;
    end if;

    v_status := case when v_drafted = '[]' then 'failed' else 'completed' end;
    v_message := case v_status when 'completed' then p_drafted else p_failed end;
    update generator.generation
       set status = v_status, change = change + 1, finished_at = now(), updated_at = now(),
           request_key = case when v_status = 'completed' then request_key end
     where id = p_generation_id;
    if v_status = 'completed' then
      insert into generator.history_entry (generation_id, user_id) values (p_generation_id, p_user_id)
        on conflict do nothing;
    end if;
    insert into generator.outbox (message_id, key, kind, name, payload, deliveries, request_id)
    values ((v_message->>'message_id')::uuid, v_message->>'key', v_message->>'kind', v_message->>'name',
            (v_message->>'payload')::jsonb || jsonb_build_object('drafted', v_drafted, 'failed', v_failed),
            v_message->'deliveries', v_message->>'request_id')
    on conflict (key) do nothing;
    perform pg_notify(p_channel, p_generation_id::text);
    return v_status;
  end $$;
`;

const FINISH = `
  create or replace function generator.finish_generation(
    p_generation_id uuid, p_area_keys text[], p_drafted jsonb, p_failed jsonb, p_channel text
  ) returns text language plpgsql as $$
  declare
    v_user_id uuid;
  begin
    select user_id into v_user_id from generator.generation
     where id = p_generation_id and status = 'queued' for update;
    if not found then
      return null;
    end if;
    return generator.close_locked_generation(
      p_generation_id, v_user_id, p_area_keys, p_drafted, p_failed, p_channel);
  end $$;
`;

/** As before: the lock, taken first, makes exactly one of those who settle the last. */
const SETTLE_AREA = `
  create or replace function generator.settle_area(
    p_generation_id uuid, p_position integer, p_status text, p_sealed_goal bytea, p_goal_id uuid,
    p_area_keys text[], p_drafted jsonb, p_failed jsonb, p_channel text
  ) returns text language plpgsql as $$
  declare
    v_user_id uuid;
    v_status text;
  begin
    select user_id into v_user_id from generator.generation
     where id = p_generation_id and status = 'queued' for update;
    if not found then
      return null;
    end if;
    update generator.area
       set status = p_status, sealed_goal = p_sealed_goal, goal_id = p_goal_id, updated_at = now(),
           drafted_at = case when p_status = 'drafted' then now() end
     where generation_id = p_generation_id and position = p_position and status = 'waiting';
    if not found then
      return null;
    end if;
    v_status := generator.close_locked_generation(
      p_generation_id, v_user_id, p_area_keys, p_drafted, p_failed, p_channel);
    if v_status is null then
      update generator.generation set change = change + 1, updated_at = now() where id = p_generation_id;
      perform pg_notify(p_channel, p_generation_id::text);
    end if;
    return v_status;
  end $$;
`;

const FUNCTIONS = `
  generator.area_is_sound(integer, text, boolean, boolean),
  generator.generation_is_sound(text, integer, boolean, boolean),
  generator.close_locked_generation(uuid, uuid, text[], jsonb, jsonb, text)`;

const RIGHTS = `
  revoke all on function ${FUNCTIONS} from public;
  grant execute on function ${FUNCTIONS} to generator_app;
`;
