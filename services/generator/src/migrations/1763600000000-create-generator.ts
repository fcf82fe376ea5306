import { outboxAndInboxTables } from '@goalwright/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents, generations with their areas, the history, and the saved talks. Texts are sealed before they come here. */
export class CreateGenerator1763600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table generator.document (
        id uuid primary key,
        user_id uuid not null,
        request_key text not null,
        request_hash char(64) not null,
        blob_id uuid not null,
        format text not null check (format in ('pdf', 'text')),
        status text not null check (status in ('waiting', 'read', 'refused')),
        refusal text,
        page_count integer,
        pages_read integer not null default 0,
        sealed_text bytea,
        starts integer not null default 0,
        requeues integer not null default 0,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        expires_at timestamptz not null,
        check ((status = 'refused') = (refusal is not null)),
        check (status = 'read' or sealed_text is null)
      );
      create unique index document_request on generator.document (user_id, request_key);
      create index document_waiting on generator.document (updated_at) where status = 'waiting';
      create index document_expires on generator.document (expires_at);

      create table generator.generation (
        id uuid primary key,
        user_id uuid not null,
        -- Null once cancelled or failed: the same request may then start anew.
        request_key text,
        request_hash char(64) not null,
        document_id uuid,
        status text not null check (status in ('pending-hold', 'queued', 'completed', 'failed', 'cancelled')),
        change integer not null default 0,
        area_count integer not null check (area_count between 1 and 10),
        sealed_request bytea not null,
        requeues integer not null default 0,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        finished_at timestamptz
      );
      create unique index generation_request on generator.generation (user_id, request_key);
      create index generation_open on generator.generation (updated_at) where status in ('pending-hold', 'queued');
      create index generation_by_user on generator.generation (user_id, created_at);

      create table generator.area (
        generation_id uuid not null references generator.generation (id) on delete cascade,
        position integer not null check (position >= 0),
        status text not null check (status in ('waiting', 'drafted', 'failed')),
        starts integer not null default 0,
        sealed_goal bytea,
        updated_at timestamptz not null default now(),
        primary key (generation_id, position),
        check ((status = 'drafted') = (sealed_goal is not null))
      );

      create table generator.history_entry (
        generation_id uuid primary key references generator.generation (id) on delete cascade,
        user_id uuid not null,
        created_at timestamptz not null default now()
      );
      create index history_entry_by_user on generator.history_entry (user_id, created_at desc);

      create table generator.talk (
        user_id uuid primary key,
        version integer not null default 0,
        sealed_talk bytea not null,
        has_initiated_chat boolean not null,
        updated_at timestamptz not null default now()
      );

      grant select, insert, update, delete on generator.document, generator.generation, generator.area,
        generator.history_entry, generator.talk to generator_app;
    `);
    await queryRunner.query(outboxAndInboxTables('generator'));
    await queryRunner.query(
      'grant select, insert, update, delete on generator.outbox, generator.inbox to generator_app',
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('migrations only go forward'));
  }
}
