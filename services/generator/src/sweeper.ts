/**
 * Finds what has stood still and sets it going again, from our own tables: a queue that lost everything, or a
 * worker killed once too often for the queue to try again, loses nothing of ours.
 */
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { draftArea, finishGeneration, parseDocument } from '@goalwright/contracts/generator';
import type { DocumentId, GenerationId } from '@goalwright/contracts/values';
import { Outbox } from '@goalwright/messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { Documents } from './documents/documents.js';
import { DocumentRow } from './documents/document.entity.js';
import { AreaRow, GenerationRow } from './generations/generation.entity.js';
import { Generations } from './generations/generations.js';

export interface SweepSettings {
  readonly everyMs: number;
  /** How long a row may stand still before it is set going again. */
  readonly stillMs: number;
}

const ROWS_MAX = 50;
const REQUEUES_MAX = 3;
/** Deleting expired texts needs no hurry. */
const EXPIRY_EVERY_SWEEPS = 12;

@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(Sweeper.name);
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #sweeps = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly documents: Documents,
    private readonly generations: Generations,
    private readonly settings: SweepSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.#sweepAndPlan();
    }, this.settings.everyMs);
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  async #sweepAndPlan(): Promise<void> {
    try {
      await this.sweep();
    } catch (error) {
      this.#logger.warn({ msg: 'a sweep failed; the next one tries again', error });
    }
    if (this.#timer) this.onApplicationBootstrap();
  }

  /** One pass: everything that stands still is requeued, or given up past its budget. */
  async sweep(): Promise<void> {
    await this.#cancelUnheld();
    await this.#requeueGenerations();
    await this.#requeueDocuments();
    if (this.#sweeps % EXPIRY_EVERY_SWEEPS === 0) await this.documents.sweepExpired();
    this.#sweeps += 1;
  }

  /** A process that died between the hold and the queue: nothing was drafted, the money goes back. */
  async #cancelUnheld(): Promise<void> {
    for (const id of await this.#still<GenerationId>('generation', 'pending-hold'))
      await this.generations.cancel(id);
  }

  async #requeueGenerations(): Promise<void> {
    for (const id of await this.#still<GenerationId>('generation', 'queued')) {
      const givenUp = await this.dataSource.transaction((manager) => this.#requeueGeneration(manager, id));
      for (const position of givenUp) await this.generations.failArea(id, position);
    }
  }

  /** @returns the positions of the areas to give up: none while there is budget left */
  async #requeueGeneration(manager: EntityManager, id: GenerationId): Promise<number[]> {
    const generation = await manager.findOne(GenerationRow, {
      where: { id, status: 'queued' },
      lock: { mode: 'pessimistic_write' },
    });
    if (!generation) return [];
    const waiting = await manager.findBy(AreaRow, { generationId: id, status: 'waiting' });
    const round = generation.requeues + 1;
    if (waiting.length > 0 && round > REQUEUES_MAX) return waiting.map((area) => area.position);
    await manager.update(GenerationRow, { id }, { requeues: round });
    for (const { position } of waiting) {
      await this.outbox.add(
        manager,
        draftArea,
        { generationId: id, position },
        { key: `draft-${id}-${String(position)}-r${String(round)}` },
      );
    }
    if (waiting.length === 0) {
      await this.outbox.add(
        manager,
        finishGeneration,
        { generationId: id },
        { key: `finish-${id}-r${String(round)}` },
      );
    }
    this.#logger.warn({
      msg: 'a generation stood still and was requeued',
      generationId: id,
      round,
      areas: waiting.length,
    });
    return [];
  }

  async #requeueDocuments(): Promise<void> {
    for (const id of await this.#still<DocumentId>('document', 'waiting')) {
      const document = await this.documents.waiting(id);
      if (!document) continue;
      const round = document.requeues + 1;
      if (round > REQUEUES_MAX) {
        await this.documents.refuse(document, 'document.too-slow');
        continue;
      }
      await this.dataSource.transaction(async (manager) => {
        await manager.update(DocumentRow, { id, status: 'waiting' }, { requeues: round });
        await this.outbox.add(
          manager,
          parseDocument,
          { documentId: id },
          { key: `parse-${id}-r${String(round)}` },
        );
      });
    }
  }

  /** Each round waits twice as long as the one before: a fleet that restarts gets minutes, not seconds. */
  async #still<Id>(table: 'generation' | 'document', status: string): Promise<Id[]> {
    const rows: { id: Id }[] = await this.dataSource.query(
      `select id from generator.${table}
       where status = $1 and updated_at < now() - make_interval(secs => $2::double precision / 1000 * power(2, requeues))
       order by updated_at limit $3`,
      [status, this.settings.stillMs, ROWS_MAX],
    );
    return rows.map((row) => row.id);
  }
}
