import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The gateway may add blobs and nothing else; the generator reads and deletes. Neither can change one. */
export class CreateBlobs1763600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table blob_store.piece (
        blob_id uuid not null,
        position integer not null check (position >= 0),
        sealed bytea not null,
        created_at timestamptz not null default now(),
        primary key (blob_id, position)
      );
      -- Written last: a blob without this row was cut off half-way and counts as absent.
      create table blob_store.blob (
        id uuid primary key,
        sha256 char(64) not null,
        size_bytes bigint not null check (size_bytes > 0),
        piece_count integer not null check (piece_count > 0),
        created_at timestamptz not null default now()
      );
      create index piece_created_at on blob_store.piece (created_at);
      grant insert on blob_store.piece, blob_store.blob to gateway_app;
      grant usage on schema blob_store to generator_app;
      grant select, delete on blob_store.piece, blob_store.blob to generator_app;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('migrations only go forward'));
  }
}
