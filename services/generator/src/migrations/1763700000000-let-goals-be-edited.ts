import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Goals can be found by their id, edited and deleted. Ids of goals drafted before lie sealed in them and stay so:
 * there was no release before this one, and such a goal is still shown.
 */
export class LetGoalsBeEdited1763700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table generator.area
        add column goal_id uuid unique,
        -- The goal as first drafted; null while nobody edited it.
        add column sealed_draft bytea;

      -- A deleted record keeps its counts and loses its text.
      alter table generator.area drop constraint area_check;
      alter table generator.area
        add constraint area_goal_is_drafted check (sealed_goal is null or status = 'drafted'),
        add constraint area_draft_has_goal check (sealed_draft is null or sealed_goal is not null);

      alter table generator.generation
        add column report_deleted_at timestamptz,
        add column deleted_at timestamptz,
        add column erased_at timestamptz,
        add constraint generation_erased_is_deleted check (erased_at is null or deleted_at is not null);
      create index generation_by_document on generator.generation (document_id) where document_id is not null;
      create index generation_to_erase on generator.generation (deleted_at)
        where deleted_at is not null and erased_at is null;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('migrations only go forward'));
  }
}
