import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A goal keeps its versions; a file about several students waits for the choice of one. */
export class KeepVersionsAndAskWhichStudent1763800000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table generator.document
        -- The chosen student's place among the file's; no name stands outside the sealed text.
        add column student_place integer check (student_place >= 0),
        drop constraint document_status_check,
        drop constraint document_check1,
        add constraint document_status_check
          check (status in ('waiting', 'several-students', 'read', 'refused')),
        add constraint document_text_is_known check (
          sealed_text is null or status in ('several-students', 'read')
          or (status = 'waiting' and student_place is not null));

      alter table generator.area add column drafted_at timestamptz;

      create table generator.goal_version (
        generation_id uuid not null,
        position integer not null,
        version integer not null check (version > 0),
        -- Which fields its saves changed: the same ones within a few minutes are one version.
        fields text not null,
        sealed_text bytea not null,
        saved_at timestamptz not null default now(),
        primary key (generation_id, position, version),
        foreign key (generation_id, position) references generator.area (generation_id, position)
          on delete cascade
      );
      grant select, insert, update, delete on generator.goal_version to generator_app;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('migrations only go forward'));
  }
}
