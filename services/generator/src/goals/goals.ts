/** A drafted goal in the provider's hands: edited, acknowledged, and read beside the report it came from. */
import { Injectable, Logger } from '@nestjs/common';
import type { Goal, GoalVersion } from '@goalwright/contracts/api/goals';
import { DomainError } from '@goalwright/contracts/errors';
import type { GoalEdit } from '@goalwright/contracts/generator';
import type { DocumentId, GenerationId, GoalId, UserId } from '@goalwright/contracts/values';
import { CHECK_NAMES, editedGoal } from '@goalwright/drafting';
import { DataSource, type EntityManager } from 'typeorm';
import { CHANGE_CHANNEL } from '../change-feed.js';
import { Documents } from '../documents/documents.js';
import { Sealed, Vault } from '../vault.js';
import { changedFields, type GoalPlace, GoalVersions } from './goal-versions.js';

/** A long goal has 3 kB; all of a history must fit into one reply. */
const GOAL_BYTES_MAX = 100_000;
/** Sixty pages in one: a text file is one page, and the panel shows it as a whole. */
const PAGE_CHARACTERS_MAX = 200_000;

export interface GoalPage {
  readonly pageText: string | null;
  readonly pageCount: number | null;
  readonly isReportDeleted: boolean;
  readonly deletedOn: string | null;
}

const NO_PAGE: GoalPage = { pageText: null, pageCount: null, isReportDeleted: false, deletedOn: null };

/** The generation a goal belongs to, for its owner and until it is deleted. */
const OWN_GENERATION = `id = (select generation_id from generator.area where goal_id = $1)
  and user_id = $2 and deleted_at is null`;

@Injectable()
export class Goals {
  readonly #logger = new Logger(Goals.name);
  readonly #goals: Sealed<Goal>;
  readonly #versions: GoalVersions;

  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: Documents,
    vault: Vault,
  ) {
    this.#goals = new Sealed(vault, 'goal');
    this.#versions = new GoalVersions(vault);
  }

  /**
   * Saves an edit and checks the goal again; one that says what the goal already says changes nothing.
   * @param version the version the edit was made on; null where the last write is to win
   * @throws DomainError `generator.goal-stale` where the goal has another version by now
   */
  async edit(userId: UserId, goalId: GoalId, version: number | null, edit: GoalEdit): Promise<Goal> {
    const report = await this.#report(userId, goalId);
    return this.#change(userId, goalId, (current, drafted) => {
      const edited = editedGoal({
        drafted,
        current,
        edit: {
          Baseline: edit.baseline ?? undefined,
          Goal: edit.goal ?? undefined,
          Objectives: edit.objectives ?? undefined,
          Fape: edit.fape ?? undefined,
        },
        report,
      });
      if (changedFields(current, edited) === '') return current;
      const versionNow = current.Version ?? 0;
      if (version !== null && version !== versionNow) throw new DomainError('generator.goal-stale');
      return { ...edited, Version: versionNow + 1, EditedOn: new Date().toISOString() };
    });
  }

  /** Notes that failed checks were seen. A check noted before keeps its first time. */
  async acknowledge(userId: UserId, goalId: GoalId, checks: readonly string[]): Promise<Goal> {
    // Only names of ours: free text in their place could be a student's, and would end in the log.
    if (!checks.every((check) => CHECK_NAMES.includes(check)))
      throw new DomainError('request.invalid', { message: 'Checks: holds a name that is no check' });
    const goal = await this.#change(userId, goalId, (current) => {
      const known = current.Acknowledged ?? [];
      const fresh = [...new Set(checks)].filter((check) => !known.some(({ Check }) => Check === check));
      if (fresh.length === 0) return current;
      const On = new Date().toISOString();
      return { ...current, Acknowledged: [...known, ...fresh.map((Check) => ({ Check, On }))] };
    });
    this.#logger.log({ msg: 'checks acknowledged', userId, goalId, checks });
    return goal;
  }

  /** How a goal came to be, newest first, and what its provider acknowledged. */
  async versions(
    userId: UserId,
    goalId: GoalId,
  ): Promise<{ versions: GoalVersion[]; acknowledged: NonNullable<Goal['Acknowledged']> }> {
    const { manager } = this.dataSource;
    const [area]: { id: GenerationId; position: number; drafted_on: Date; goal: Buffer; draft: Buffer }[] =
      await manager.query(
        `select id, position, coalesce(drafted_at, finished_at, created_at) as drafted_on,
           sealed_goal as goal, coalesce(sealed_draft, sealed_goal) as draft
         from generator.generation join generator.area on generation_id = id
         where goal_id = $1 and user_id = $2 and deleted_at is null and sealed_goal is not null`,
        [goalId, userId],
      );
    if (!area) throw new DomainError('generator.not-found');
    const place = { generationId: area.id, position: area.position };
    const draft = { text: this.#goals.open(area.id, area.draft), on: area.drafted_on };
    return {
      versions: await this.#versions.list(manager, place, draft),
      acknowledged: this.#goals.open(area.id, area.goal).Acknowledged ?? [],
    };
  }

  /** A page of the report a goal was drafted from, or since when the report is gone. */
  async page(userId: UserId, goalId: GoalId, page: number): Promise<GoalPage> {
    const [generation]: { document_id: DocumentId | null; deleted_on: Date | null }[] =
      await this.dataSource.query(
        `select document_id, coalesce(report_deleted_at, (
           select expires_at from generator.document
           where document.id = document_id and expires_at <= now())) as deleted_on
         from generator.generation where ${OWN_GENERATION}`,
        [goalId, userId],
      );
    if (!generation) throw new DomainError('generator.not-found');
    if (generation.document_id === null) return NO_PAGE;
    const reading = await this.documents.readingIfKept(userId, generation.document_id);
    if (reading === null)
      return { ...NO_PAGE, isReportDeleted: true, deletedOn: generation.deleted_on?.toISOString() ?? null };
    const text = reading.pages.find((candidate) => candidate.page === page)?.text;
    return {
      ...NO_PAGE,
      pageText: text?.slice(0, PAGE_CHARACTERS_MAX).toWellFormed() ?? null,
      pageCount: reading.pages.length,
    };
  }

  /** Opened before any lock is held: a long report takes its time. */
  async #report(userId: UserId, goalId: GoalId) {
    const [generation]: { document_id: DocumentId | null }[] = await this.dataSource.query(
      `select document_id from generator.generation where ${OWN_GENERATION}`,
      [goalId, userId],
    );
    if (!generation) throw new DomainError('generator.not-found');
    if (generation.document_id === null) return undefined;
    return (await this.documents.readingIfKept(userId, generation.document_id))?.report;
  }

  /** One change after the other: each sees the last one's goal. Returning the same goal writes nothing. */
  async #change(
    userId: UserId,
    goalId: GoalId,
    changed: (current: Goal, drafted: Goal) => Goal,
  ): Promise<Goal> {
    return this.dataSource.transaction(async (manager) => {
      const { generationId, position, current, drafted } = await this.#locked(manager, userId, goalId);
      const goal = changed(current, drafted);
      if (goal === current) return current;
      if (Buffer.byteLength(JSON.stringify(goal)) > GOAL_BYTES_MAX)
        throw new DomainError('request.too-large', { message: 'This goal is too long to save.' });
      await manager.query(
        `with changed as (
           update generator.area
           set sealed_goal = $2, sealed_draft = coalesce(sealed_draft, sealed_goal), updated_at = now()
           where goal_id = $1),
         -- Not its updated_at: an edit is no sign of life of the worker that drafts the other areas.
         noted as (update generator.generation set change = change + 1 where id = $3 returning id)
         select pg_notify($4, id::text) from noted`,
        [goalId, this.#goals.seal(generationId, goal), generationId, CHANGE_CHANNEL],
      );
      if (goal.Version !== current.Version)
        await this.#versions.keep(manager, { generationId, position }, current, goal);
      return goal;
    });
  }

  /** The generation's row before its areas, as everywhere, so that two writers never wait for each other. */
  async #locked(
    manager: EntityManager,
    userId: UserId,
    goalId: GoalId,
  ): Promise<GoalPlace & { current: Goal; drafted: Goal }> {
    const [generation]: { id: GenerationId }[] = await manager.query(
      `select id from generator.generation where ${OWN_GENERATION} for update`,
      [goalId, userId],
    );
    if (!generation) throw new DomainError('generator.not-found');
    const [area]: { position: number; sealed_goal: Buffer; sealed_draft: Buffer | null }[] =
      await manager.query(
        'select position, sealed_goal, sealed_draft from generator.area where goal_id = $1',
        [goalId],
      );
    if (!area) throw new DomainError('generator.not-found');
    const current = this.#goals.open(generation.id, area.sealed_goal);
    const drafted = area.sealed_draft ? this.#goals.open(generation.id, area.sealed_draft) : current;
    return { generationId: generation.id, position: area.position, current, drafted };
  }
}
