/** A generation from request to finish: counted, held, drafted area by area, told to the others. */
import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { isFinal } from '@goalwright/contracts/api/generations';
import type { Goal } from '@goalwright/contracts/api/goals';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import {
  type AreaRequest,
  type changes,
  draftArea,
  draftingFailed,
  type readOutcome,
} from '@goalwright/contracts/generator';
import { type AreaKey, areaKey, type Cents, GenerationId, type UserId } from '@goalwright/contracts/values';
import { hold } from '@goalwright/contracts/wallet';
import { Calls, Outbox } from '@goalwright/messaging';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { announceChange, ChangeFeed } from '../change-feed.js';
import { chosenStart, Documents } from '../documents/documents.js';
import { fingerprint } from '../fingerprint.js';
import { Sealed, Vault } from '../vault.js';
import { DailyLimit } from '../daily-limit/daily-limit.js';
import { type DraftingRequest, type GenerationStart, normalized } from './drafting-request.js';
import { AreaSteps } from './area-steps.js';
import { endings, type OpenGeneration } from './endings.js';
import { AreaRow, GenerationRow } from './generation.entity.js';

export type GenerationState = Received<typeof changes.reply>;

@Injectable()
export class Generations {
  readonly #logger = new Logger(Generations.name);
  readonly #requests: Sealed<DraftingRequest>;
  readonly #goals: Sealed<Goal>;
  readonly #steps: AreaSteps;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly calls: Calls,
    vault: Vault,
    private readonly feed: ChangeFeed,
    private readonly documents: Documents,
    private readonly dailyLimit: DailyLimit,
    private readonly priceCents: Cents,
  ) {
    this.#requests = new Sealed(vault, 'request');
    this.#goals = new Sealed(vault, 'goal');
    this.#steps = new AreaSteps(dataSource);
  }

  /**
   * Counts, holds and queues, in this order; a refusal at any step leaves nothing behind.
   * @returns the generation of this key, whether it was started now or before
   */
  async start(request: GenerationStart): Promise<{ generationId: GenerationId; availableCents: Cents }> {
    const normal = normalized(request);
    await this.#assertStarts(request.provider.userId, normal);
    const generationId = await this.#register(request, normal);
    const availableCents = await this.#hold(generationId, request, normal);
    await this.#queue(generationId, normal.areas.length);
    return { generationId, availableCents };
  }

  /** @throws DomainError `generator.baseline-unknown` where the report offers no such figure to start from */
  async #assertStarts(userId: UserId, { documentId, areas }: DraftingRequest): Promise<void> {
    const chosen = areas.filter(({ startsFrom }) => startsFrom !== undefined);
    if (chosen.length === 0) return;
    const reading = documentId && (await this.documents.reading(userId, documentId));
    for (const { areaOfNeed, startsFrom } of chosen)
      if (!reading || !startsFrom || !chosenStart(reading, areaOfNeed, startsFrom))
        throw new DomainError('generator.baseline-unknown');
  }

  async #register(request: GenerationStart, normal: DraftingRequest): Promise<GenerationId> {
    const { userId } = request.provider;
    // The document by its content: the same file uploaded twice is the same request.
    const content = normal.documentId ? await this.documents.contentHash(userId, normal.documentId) : null;
    const requestHash = fingerprint([content, normal.disability, normal.student, normal.areas]);
    return this.dataSource.transaction(async (manager) => {
      // One start at a time per user: the key's look-up and the day's count must see each other's rows.
      await manager.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [userId]);
      const known = await manager.findOneBy(GenerationRow, { userId, requestKey: request.key });
      if (known && known.requestHash !== requestHash) throw new DomainError('request.key-reused');
      if (known) return known.id;
      await this.dailyLimit.assertRoom(manager, userId, normal.areas.length);
      const id = GenerationId.parse(randomUUID());
      await manager.query(
        `with generation as (
           insert into generator.generation
             (id, user_id, request_key, request_hash, document_id, status, area_count, sealed_request)
           values ($1, $2, $3, $4, $5, 'pending-hold', $6, $7) returning id)
         insert into generator.area (generation_id, position, status)
         select id, position, 'waiting' from generation, generate_series(0, $6 - 1) as position`,
        [
          id,
          userId,
          request.key,
          requestHash,
          normal.documentId,
          normal.areas.length,
          this.#requests.seal(id, normal),
        ],
      );
      return id;
    });
  }

  async #hold(generationId: GenerationId, request: GenerationStart, normal: DraftingRequest): Promise<Cents> {
    try {
      const { availableCents } = await this.calls.call(hold, {
        generationId,
        userId: request.provider.userId,
        areas: normal.areas.map((_area, position) => areaKey(position)),
        priceCents: this.priceCents,
        isComplimentary: request.provider.isInternal,
      });
      return availableCents;
    } catch (error) {
      await this.cancel(generationId);
      throw error;
    }
  }

  /**
   * Ends a generation whose money was refused or is in doubt. The event makes the wallet release, or refuse, a
   * hold of this id that arrived or will arrive late; the freed key lets the same request start anew.
   */
  async cancel(generationId: GenerationId): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const userId = await cancelPending(manager, generationId);
      if (userId === null) return;
      await announceChange(manager, generationId);
      await this.outbox.add(manager, draftingFailed, { generationId, userId, drafted: [], failed: [] });
      this.#logEnd(generationId, 'cancelled');
    });
  }

  async #queue(generationId: GenerationId, areaCount: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const moved = await manager.update(
        GenerationRow,
        { id: generationId, status: 'pending-hold' },
        { status: 'queued', change: () => 'change + 1' },
      );
      if (moved.affected === 0) {
        // The same request, sent twice, was faster; or it was given up while its money was under way.
        const { status } = await manager.findOneByOrFail(GenerationRow, { id: generationId });
        if (status === 'cancelled') throw new DomainError('wallet.hold-refused');
        return;
      }
      for (let position = 0; position < areaCount; position += 1) {
        await this.outbox.add(manager, draftArea, { generationId, position });
      }
    });
  }

  /** What happened since change number `after`; waits up to `waitMs` where nothing did. */
  async changes(
    userId: UserId,
    generationId: GenerationId,
    after: number,
    waitMs: number,
  ): Promise<GenerationState> {
    const row = await this.feed.waitFor(
      generationId,
      waitMs,
      () =>
        this.dataSource.manager.findOneBy(GenerationRow, { id: generationId, userId, deletedAt: IsNull() }),
      (generation) => generation === null || generation.change > after || isFinal(generation.status),
    );
    if (!row) throw new DomainError('generator.not-found');
    const request = this.#requests.open(generationId, row.sealedRequest);
    const areas = await this.dataSource.manager.find(AreaRow, {
      where: { generationId },
      order: { position: 'ASC' },
    });
    return {
      status: row.status,
      change: row.change,
      areas: areas.map(({ position, status }) => ({
        areaOfNeed: request.areas[position]?.areaOfNeed ?? '',
        status,
      })),
      goals: this.#opened(areas),
    };
  }

  /** The drafted goals of each generation, in the order of its areas. */
  async goalsOf(generationIds: readonly GenerationId[]): Promise<Map<GenerationId, Goal[]>> {
    const areas = await this.dataSource.manager.find(AreaRow, {
      where: { generationId: In([...generationIds]) },
      order: { position: 'ASC' },
    });
    const byGeneration = Map.groupBy(areas, (area) => area.generationId);
    return new Map([...byGeneration].map(([generationId, drafted]) => [generationId, this.#opened(drafted)]));
  }

  /** What the student of each generation is called; absent where nobody said. */
  async studentLabelsOf(generationIds: readonly GenerationId[]): Promise<Map<GenerationId, string>> {
    const rows: { id: GenerationId; sealed_request: Buffer }[] = await this.dataSource.query(
      `select id, sealed_request from generator.generation where id = any($1) and octet_length(sealed_request) > 0`,
      [generationIds],
    );
    return new Map(
      rows.flatMap(({ id, sealed_request: sealed }) => {
        const { label } = this.#requests.open(id, sealed).student;
        return label === undefined || label === '' ? [] : [[id, label] as const];
      }),
    );
  }

  #opened(areas: readonly AreaRow[]): Goal[] {
    return areas.flatMap((area) =>
      area.sealedGoal ? [this.#goals.open(area.generationId, area.sealedGoal)] : [],
    );
  }

  /**
   * For the drafting job: the request and the area, counted as begun; null where the area is settled or the
   * generation ended.
   */
  async beginArea(
    generationId: GenerationId,
    position: number,
  ): Promise<{ userId: UserId; request: DraftingRequest; area: AreaRequest } | null> {
    const generation = await this.#steps.begin({ generationId, position });
    if (!generation) return null;
    const request = this.#requests.open(generationId, generation.sealed_request);
    const area = request.areas[position];
    return area ? { userId: generation.user_id, request, area } : null;
  }

  /** Somebody works on it: the sweeper leaves it alone. */
  async noteAlive(generationId: GenerationId): Promise<void> {
    await this.dataSource.query(
      `update generator.generation set updated_at = now() where id = $1 and status = 'queued'`,
      [generationId],
    );
  }

  /** @param task what `beginArea` gave */
  async storeGoal(
    generationId: GenerationId,
    position: number,
    task: { userId: UserId; request: DraftingRequest },
    goal: Goal,
  ): Promise<void> {
    const { userId, request } = task;
    const ended = await this.#steps.settle({
      generation: { generationId, userId, areaCount: request.areas.length },
      position,
      status: 'drafted',
      goal: { id: goal.GoalId, sealed: this.#goals.seal(generationId, goal) },
    });
    this.#logEnd(generationId, ended);
  }

  async failArea(generationId: GenerationId, position: number): Promise<void> {
    const open = await this.#open(generationId);
    if (!open) return;
    const ended = await this.#steps.settle({ generation: open, position, status: 'failed', goal: null });
    this.#logEnd(generationId, ended);
  }

  /** Closes a generation whose areas are all settled and which was left open: by a version before this one. */
  async finish(generationId: GenerationId): Promise<void> {
    const open = await this.#open(generationId);
    if (!open) return;
    const { area_keys: areaKeys, drafted, failed, channel } = endings(open);
    const rows: { status: GenerationRow['status'] | null }[] = await this.dataSource.query(
      'select generator.finish_generation($1, $2, $3, $4, $5) as status',
      [generationId, areaKeys, JSON.stringify(drafted), JSON.stringify(failed), channel],
    );
    this.#logEnd(generationId, rows[0]?.status);
  }

  async #open(generationId: GenerationId): Promise<OpenGeneration | null> {
    const row = await this.dataSource.manager.findOneBy(GenerationRow, {
      id: generationId,
      status: 'queued',
    });
    return row && { generationId, userId: row.userId, areaCount: row.areaCount };
  }

  #logEnd(generationId: GenerationId, status: GenerationRow['status'] | null | undefined): void {
    if (status) this.#logger.log({ msg: 'generation ended', generationId, status });
  }

  /** For the wallet's sweeper. */
  async outcome(generationId: GenerationId): Promise<Received<typeof readOutcome.reply>> {
    const generation = await this.dataSource.manager.findOneBy(GenerationRow, { id: generationId });
    const { drafted, failed } = await settledAreas(this.dataSource.manager, generationId);
    return {
      isKnown: generation !== null,
      isFinished: generation !== null && isFinal(generation.status),
      drafted,
      failed,
    };
  }
}

/** @returns whose it was, or null where it is in another state */
async function cancelPending(manager: EntityManager, generationId: GenerationId): Promise<UserId | null> {
  const rows: { user_id: UserId }[] = await manager.query(
    `with cancelled as (
       update generator.generation
       set status = 'cancelled', change = change + 1, finished_at = now(), updated_at = now(), request_key = null
       where id = $1 and status = 'pending-hold' returning user_id)
     select user_id from cancelled`,
    [generationId],
  );
  return rows[0]?.user_id ?? null;
}

async function settledAreas(
  manager: EntityManager,
  generationId: GenerationId,
): Promise<{ drafted: AreaKey[]; failed: AreaKey[] }> {
  const rows: { position: number; status: AreaRow['status'] }[] = await manager.query(
    'select position, status from generator.area where generation_id = $1 order by position',
    [generationId],
  );
  const keysOf = (status: AreaRow['status']) =>
    rows.filter((row) => row.status === status).map((row) => areaKey(row.position));
  return { drafted: keysOf('drafted'), failed: keysOf('failed') };
}
