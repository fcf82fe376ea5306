/** A generation from request to finish: counted, held, drafted area by area, told to the others. */
import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Goal } from '@goalwright/contracts/api/goals';
import type { Received } from '@goalwright/contracts/define';
import { canonicalAreaOfNeed, findDisability } from '@goalwright/contracts/areas-of-need';
import { DomainError } from '@goalwright/contracts/errors';
import {
  type AreaRequest,
  type changes,
  draftArea,
  draftingFailed,
  finishGeneration,
  goalsDrafted,
  type GenerationStatus,
} from '@goalwright/contracts/generator';
import { type Cents, type DocumentId, GenerationId, type UserId } from '@goalwright/contracts/values';
import { hold } from '@goalwright/contracts/wallet';
import { judgeBaseline, type StudentFacts } from '@goalwright/drafting';
import { Calls, Outbox } from '@goalwright/messaging';
import { DataSource, type EntityManager, In } from 'typeorm';
import { announceChange, ChangeFeed } from '../change-feed.js';
import { Documents } from '../documents/documents.js';
import { fingerprint } from '../fingerprint.js';
import { Sealed, Vault } from '../vault.js';
import { DailyLimit } from './daily-limit.js';
import { AreaRow, GenerationRow } from './generation.entity.js';

/** What the provider asked for, sealed beside the generation; the workers draft from it and from nothing else. */
export interface DraftingRequest {
  readonly documentId: DocumentId | null;
  readonly disability: string;
  readonly student: StudentFacts;
  readonly areas: readonly AreaRequest[];
}

export interface GenerationStart extends DraftingRequest {
  readonly provider: { readonly userId: UserId; readonly isInternal: boolean };
  readonly key: string;
}

export type GenerationState = Received<typeof changes.reply>;

const isFinal = (status: GenerationStatus): boolean => status !== 'pending-hold' && status !== 'queued';

@Injectable()
export class Generations {
  readonly #logger = new Logger(Generations.name);
  readonly #requests: Sealed<DraftingRequest>;
  readonly #goals: Sealed<Goal>;

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
  }

  /**
   * Counts, holds and queues, in this order; a refusal at any step leaves nothing behind.
   * @returns the generation of this key, whether it was started now or before
   */
  async start(request: GenerationStart): Promise<{ generationId: GenerationId; availableCents: Cents }> {
    const normal = normalized(request);
    if (normal.documentId) await this.documents.reading(request.provider.userId, normal.documentId);
    const generationId = await this.#register(request, normal);
    const availableCents = await this.#hold(generationId, request, normal);
    await this.#queue(generationId, normal.areas.length);
    return { generationId, availableCents };
  }

  async #register(request: GenerationStart, normal: DraftingRequest): Promise<GenerationId> {
    const { userId } = request.provider;
    const requestHash = fingerprint([normal.documentId, normal.disability, normal.areas]);
    return this.dataSource.transaction(async (manager) => {
      // One start at a time per user: the key's look-up and the day's count must see each other's rows.
      await manager.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [userId]);
      const known = await manager.findOneBy(GenerationRow, { userId, requestKey: request.key });
      if (known && known.requestHash !== requestHash) throw new DomainError('request.key-reused');
      if (known) return known.id;
      await this.dailyLimit.assertRoom(manager, userId, normal.areas.length);
      const id = GenerationId.parse(randomUUID());
      await manager.insert(GenerationRow, {
        id,
        userId,
        requestKey: request.key,
        requestHash,
        documentId: normal.documentId,
        status: 'pending-hold',
        areaCount: normal.areas.length,
        sealedRequest: this.#requests.seal(id, normal),
      });
      await manager.insert(
        AreaRow,
        normal.areas.map((area, position) => ({
          generationId: id,
          position,
          areaOfNeed: area.areaOfNeed,
          status: 'waiting' as const,
        })),
      );
      return id;
    });
  }

  async #hold(generationId: GenerationId, request: GenerationStart, normal: DraftingRequest): Promise<Cents> {
    try {
      const { availableCents } = await this.calls.call(hold, {
        generationId,
        userId: request.provider.userId,
        areas: normal.areas.map((area) => area.areaOfNeed),
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
      const generation = await this.#locked(manager, generationId);
      if (generation?.status !== 'pending-hold') return;
      const areas = await manager.findBy(AreaRow, { generationId });
      await this.#end(manager, generation, 'cancelled');
      await this.outbox.add(manager, draftingFailed, {
        generationId,
        userId: generation.userId,
        drafted: [],
        failed: areas.map((area) => area.areaOfNeed),
      });
    });
  }

  async #queue(generationId: GenerationId, areaCount: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const moved = await manager.update(
        GenerationRow,
        { id: generationId, status: 'pending-hold' },
        { status: 'queued', change: () => 'change + 1' },
      );
      // No row: the same request, sent twice, was faster, and its jobs are on their way.
      if (moved.affected === 0) return;
      for (let position = 0; position < areaCount; position += 1) {
        await this.outbox.add(manager, draftArea, { generationId, position });
      }
      await announceChange(manager, generationId);
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
      () => this.dataSource.manager.findOneBy(GenerationRow, { id: generationId, userId }),
      (generation) => generation === null || generation.change > after || isFinal(generation.status),
    );
    if (!row) throw new DomainError('generator.not-found');
    const areas = await this.dataSource.manager.find(AreaRow, {
      where: { generationId },
      order: { position: 'ASC' },
    });
    return {
      status: row.status,
      change: row.change,
      areas: areas.map(({ areaOfNeed, status }) => ({ areaOfNeed, status })),
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

  #opened(areas: readonly AreaRow[]): Goal[] {
    return areas.flatMap((area) =>
      area.sealedGoal ? [this.#goals.open(area.generationId, area.sealedGoal)] : [],
    );
  }

  /** For the drafting job: the request and the area, or null where the area is done or the generation ended. */
  async waitingArea(
    generationId: GenerationId,
    position: number,
  ): Promise<{ userId: UserId; request: DraftingRequest; area: AreaRequest } | null> {
    const generation = await this.dataSource.manager.findOneBy(GenerationRow, {
      id: generationId,
      status: 'queued',
    });
    const row = await this.dataSource.manager.findOneBy(AreaRow, {
      generationId,
      position,
      status: 'waiting',
    });
    if (!generation || !row) return null;
    const request = this.#requests.open(generationId, generation.sealedRequest);
    const area = request.areas[position];
    return area ? { userId: generation.userId, request, area } : null;
  }

  async storeGoal(generationId: GenerationId, position: number, goal: Goal): Promise<void> {
    await this.#settleArea(generationId, position, 'drafted', this.#goals.seal(generationId, goal));
  }

  async failArea(generationId: GenerationId, position: number): Promise<void> {
    await this.#settleArea(generationId, position, 'failed', null);
  }

  /** Whoever settles the last area writes the finish; the generation's lock makes exactly one of them the last. */
  async #settleArea(
    generationId: GenerationId,
    position: number,
    status: 'drafted' | 'failed',
    sealedGoal: Buffer | null,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const generation = await this.#locked(manager, generationId);
      if (generation?.status !== 'queued') return;
      const settled = await manager.update(
        AreaRow,
        { generationId, position, status: 'waiting' },
        { status, sealedGoal },
      );
      if (settled.affected === 0) return;
      await manager.increment(GenerationRow, { id: generationId }, 'change', 1);
      const left = await manager.countBy(AreaRow, { generationId, status: 'waiting' });
      if (left === 0)
        await this.outbox.add(manager, finishGeneration, { generationId }, { key: `finish-${generationId}` });
      await announceChange(manager, generationId);
    });
  }

  /** Closes a generation whose areas are all settled: history, status and the event, in one transaction. */
  async finish(generationId: GenerationId): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const generation = await this.#locked(manager, generationId);
      if (generation?.status !== 'queued') return;
      const areas = await manager.find(AreaRow, { where: { generationId }, order: { position: 'ASC' } });
      if (areas.some((area) => area.status === 'waiting')) return;
      const named = (status: AreaRow['status']) =>
        areas.filter((area) => area.status === status).map((area) => area.areaOfNeed);
      const outcome = {
        generationId,
        userId: generation.userId,
        drafted: named('drafted'),
        failed: named('failed'),
      };
      const didDraft = outcome.drafted.length > 0;
      await this.#end(manager, generation, didDraft ? 'completed' : 'failed');
      if (didDraft) {
        await manager.query(
          'insert into generator.history_entry (generation_id, user_id) values ($1, $2) on conflict do nothing',
          [generationId, generation.userId],
        );
      }
      await this.outbox.add(manager, didDraft ? goalsDrafted : draftingFailed, outcome);
    });
  }

  async #end(
    manager: EntityManager,
    generation: GenerationRow,
    status: 'completed' | 'failed' | 'cancelled',
  ): Promise<void> {
    await manager.query(
      `update generator.generation
       set status = $2, change = change + 1, finished_at = now(), updated_at = now(),
           request_key = case when $2 = 'completed' then request_key end
       where id = $1`,
      [generation.id, status],
    );
    await announceChange(manager, generation.id);
    this.#logger.log({
      msg: 'generation ended',
      generationId: generation.id,
      status,
      areas: generation.areaCount,
    });
  }

  /** The generation's row is always locked before its areas, so that two writers never wait for each other. */
  async #locked(manager: EntityManager, generationId: GenerationId): Promise<GenerationRow | null> {
    return manager.findOne(GenerationRow, {
      where: { id: generationId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** For the wallet's sweeper. */
  async outcome(
    generationId: GenerationId,
  ): Promise<{ isKnown: boolean; isFinished: boolean; drafted: string[]; failed: string[] }> {
    const generation = await this.dataSource.manager.findOneBy(GenerationRow, { id: generationId });
    const areas = await this.dataSource.manager.findBy(AreaRow, { generationId });
    const named = (isDrafted: boolean) =>
      areas.filter((area) => (area.status === 'drafted') === isDrafted).map((area) => area.areaOfNeed);
    return {
      isKnown: generation !== null,
      isFinished: generation !== null && isFinal(generation.status),
      drafted: named(true),
      failed: named(false),
    };
  }
}

/** Checks and puts into one form what a start asks for; everything here is refused before any money moves. */
function normalized(request: GenerationStart): DraftingRequest {
  const disability = findDisability(request.disability);
  if (disability === undefined) throw new DomainError('generator.disability-unknown');
  const areas = new Map<string, AreaRequest>();
  for (const area of request.areas) {
    const areaOfNeed = canonicalAreaOfNeed(area.areaOfNeed);
    if (areaOfNeed === '') throw new DomainError('generator.area-unknown');
    areas.set(areaOfNeed.toLowerCase(), { ...area, areaOfNeed });
    if (request.documentId === null || area.baseline !== null) assertUsableBaseline(area);
  }
  return {
    documentId: request.documentId,
    disability,
    student: request.student,
    areas: [...areas.values()],
  };
}

function assertUsableBaseline(area: AreaRequest): void {
  if (area.isPlanOnly) return;
  const judgement = judgeBaseline(area.baseline ?? '');
  if (judgement.isUsable) return;
  if (judgement.reason === 'empty') throw new DomainError('generator.baseline-empty');
  throw new DomainError('generator.baseline-unusable', { message: judgement.message });
}
