/** The goals of past generations, newest first, written when a generation finishes, whatever the page does. */
import { Injectable } from '@nestjs/common';
import type { Goal } from '@goalwright/contracts/api/goals';
import { DomainError } from '@goalwright/contracts/errors';
import type { GenerationId, UserId } from '@goalwright/contracts/values';
import { DataSource, type EntityManager } from 'typeorm';
import { Generations } from '../generations/generations.js';
import { Talks } from '../talks/talks.js';

const RECORDS_MAX = 200;
/** The newest records that fit into one reply: a long history must not make the page fail at every load. */
const BYTES_MAX = 4_000_000;
/** Ten seconds on the page, and the time its last word may need to get here. */
const UNDO_SECONDS = 15;
const ERASED_AT_ONCE_MAX = 200;

export interface HistoryRecord {
  readonly generationId: GenerationId;
  /** What the student is called on the cards; null where nobody said. */
  readonly studentLabel: string | null;
  readonly goals: Goal[];
  readonly createdOn: string;
}

@Injectable()
export class History {
  constructor(
    private readonly dataSource: DataSource,
    private readonly generations: Generations,
    private readonly talks: Talks,
  ) {}

  async list(userId: UserId): Promise<HistoryRecord[]> {
    const entries: { generation_id: GenerationId; created_at: Date }[] = await this.dataSource.query(
      `select generation_id, created_at from (
         select generation_id, created_at, sum(size_bytes) over (order by created_at desc) as total_bytes
         from generator.history_entry, lateral (
           select sum(octet_length(sealed_goal)) as size_bytes from generator.area
           where area.generation_id = history_entry.generation_id) as goals
         where user_id = $1 and not exists (
           select from generator.generation
           where id = history_entry.generation_id and deleted_at is not null)) as entry
       where total_bytes <= $3
       order by created_at desc limit $2`,
      [userId, RECORDS_MAX, BYTES_MAX],
    );
    const generationIds = entries.map((entry) => entry.generation_id);
    const [goals, labels] = await Promise.all([
      this.generations.goalsOf(generationIds),
      this.generations.studentLabelsOf(generationIds),
    ]);
    return entries.map((entry) => ({
      generationId: entry.generation_id,
      studentLabel: labels.get(entry.generation_id) ?? null,
      goals: goals.get(entry.generation_id) ?? [],
      createdOn: entry.created_at.toISOString(),
    }));
  }

  /**
   * Hides a record at once; its text goes with the next sweep after the time to undo. The request keeps its key: a page
   * that repeats it finds nothing any more, and never starts, and pays for, another draft that nobody asked for.
   * @throws DomainError `generator.not-found` where it is not the user's, or not finished
   */
  async delete(userId: UserId, generationId: GenerationId): Promise<void> {
    await this.#markOne(
      `update generator.generation set deleted_at = coalesce(deleted_at, now())
       where id = $1 and user_id = $2 and status = 'completed'`,
      [generationId, userId],
    );
  }

  /** Takes a deletion back. @throws DomainError `generator.not-found` once it is too late */
  async restore(userId: UserId, generationId: GenerationId): Promise<void> {
    await this.#markOne(
      `update generator.generation set deleted_at = null
       where id = $1 and user_id = $2 and status = 'completed' and erased_at is null
         and (deleted_at is null or deleted_at > now() - make_interval(secs => $3))`,
      [generationId, userId, UNDO_SECONDS],
    );
  }

  async #markOne(update: string, parameters: unknown[]): Promise<void> {
    const [outcome]: { marked: number }[] = await this.dataSource.query(
      `with marked as (${update} returning id) select count(*)::integer as marked from marked`,
      parameters,
    );
    if (outcome?.marked !== 1) throw new DomainError('generator.not-found');
  }

  /** Erases the texts of what was deleted and not taken back, in kept talks too. The rows stay: they are counted. */
  async eraseDeleted(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const erased: { user_id: UserId; goal_ids: string[] }[] = await manager.query(
        `with erased as (
           update generator.generation set erased_at = now(), sealed_request = ''
           where id in (
             select id from generator.generation
             where deleted_at <= now() - make_interval(secs => $1) and erased_at is null
             order by deleted_at limit $2 for update skip locked) returning id, user_id),
         emptied as (
           update generator.area set sealed_goal = null, sealed_draft = null
           from erased where generation_id = erased.id returning user_id, goal_id),
         forgotten as (delete from generator.goal_version using erased where generation_id = erased.id)
         select user_id, array_agg(goal_id) as goal_ids from emptied
         where goal_id is not null group by user_id order by user_id`,
        [UNDO_SECONDS, ERASED_AT_ONCE_MAX],
      );
      for (const { user_id: userId, goal_ids: goalIds } of erased)
        await this.talks.forgetGoals(manager, userId, new Set(goalIds));
    });
  }

  /**
   * Everything ever asked or drafted for a user: history entries and areas go with their generation. What is being
   * drafted goes too; its worker then finds nothing to store, and the wallet releases by itself.
   */
  async deleteAllOf(manager: EntityManager, userId: UserId): Promise<void> {
    await manager.query('delete from generator.generation where user_id = $1', [userId]);
  }
}
