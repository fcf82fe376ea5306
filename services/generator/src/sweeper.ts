/**
 * Finds what has stood still and sets it going again, from our own tables: a queue that lost everything, or a
 * worker killed once too often for the queue to try again, loses nothing of ours.
 */
import { Injectable } from '@nestjs/common';
import { draftArea, finishGeneration, parseDocument } from '@goalwright/contracts/generator';
import { DocumentId, GenerationId } from '@goalwright/contracts/values';
import { Outbox } from '@goalwright/messaging';
import { Lifecycle, Periodic } from '@goalwright/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { Documents } from './documents/documents.js';
import { DocumentRow } from './documents/document.entity.js';
import { AreaRow, GenerationRow } from './generations/generation.entity.js';
import { Generations } from './generations/generations.js';
import { History } from './history/history.js';

export interface SweepSettings {
  readonly everyMs: number;
  /** How long a row may stand still, with no worker's sign of life, before it is set going again. */
  readonly stillMs: number;
}

const ROWS_MAX = 50;
/** Given up is what workers began so often and never ended, not what waits for a worker. */
const STARTS_MAX = 4;
/** The longest pause between two rounds is the settings' patience times two to this power. */
const DOUBLINGS_MAX = 6;
/** Deleting expired texts needs no hurry. */
const EXPIRY_EVERY_SWEEPS = 12;

@Injectable()
export class Sweeper extends Periodic {
  #sweeps = 0;

  constructor(
    lifecycle: Lifecycle,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly documents: Documents,
    private readonly generations: Generations,
    private readonly history: History,
    private readonly settings: SweepSettings,
  ) {
    super(lifecycle, { what: 'sweep', everyMs: settings.everyMs });
  }

  /** Everything that stands still is requeued, or given up past its budget. */
  override async pass(): Promise<void> {
    // A process died between the hold and the queue: nothing was drafted, the money goes back.
    await this.#eachStill('generation', 'pending-hold', (id) =>
      this.generations.cancel(GenerationId.parse(id)),
    );
    await this.#eachStill('generation', 'queued', (id) => this.#reviveGeneration(GenerationId.parse(id)));
    await this.#eachStill('document', 'waiting', (id) => this.#reviveDocument(DocumentId.parse(id)));
    await this.history.eraseDeleted();
    if (this.#sweeps % EXPIRY_EVERY_SWEEPS === 0) await this.documents.sweepExpired();
    this.#sweeps += 1;
  }

  async #reviveGeneration(id: GenerationId): Promise<void> {
    const givenUp = await this.dataSource.transaction((manager) => this.#requeueGeneration(manager, id));
    for (const position of givenUp) await this.generations.failArea(id, position);
  }

  /** @returns the positions of the areas to give up */
  async #requeueGeneration(manager: EntityManager, id: GenerationId): Promise<number[]> {
    const generation = await manager.findOne(GenerationRow, {
      where: { id, status: 'queued' },
      lock: { mode: 'pessimistic_write' },
    });
    if (!generation) return [];
    const waiting = await manager.findBy(AreaRow, { generationId: id, status: 'waiting' });
    const round = generation.requeues + 1;
    const [givenUp, revived] = [
      waiting.filter((area) => area.starts >= STARTS_MAX),
      waiting.filter((area) => area.starts < STARTS_MAX),
    ];
    await manager.update(GenerationRow, { id }, { requeues: round });
    for (const { position } of revived) {
      const key = `draft-${id}-${String(position)}-r${String(round)}`;
      await this.outbox.add(manager, draftArea, { generationId: id, position }, { key });
    }
    if (waiting.length === 0) {
      await this.outbox.add(
        manager,
        finishGeneration,
        { generationId: id },
        { key: `finish-${id}-r${String(round)}` },
      );
    }
    this.logger.warn({ msg: 'a generation stood still', generationId: id, round, givenUp: givenUp.length });
    return givenUp.map((area) => area.position);
  }

  async #reviveDocument(id: DocumentId): Promise<void> {
    const document = await this.dataSource.manager.findOneBy(DocumentRow, { id, status: 'waiting' });
    if (!document) return;
    if (document.starts >= STARTS_MAX) {
      await this.documents.refuse(document, 'document.unreadable');
      return;
    }
    const round = document.requeues + 1;
    await this.dataSource.transaction(async (manager) => {
      await manager.update(DocumentRow, { id, status: 'waiting' }, { requeues: round });
      await this.outbox.add(
        manager,
        parseDocument,
        { documentId: id },
        { key: `parse-${id}-r${String(round)}` },
      );
    });
    this.logger.warn({ msg: 'a document stood still', documentId: id, round });
  }

  /**
   * Oldest first, a bounded number a pass. Each round waits twice as long as the one before, up to a bound: a
   * backlog is not fed with copies of itself.
   */
  async #eachStill(
    table: 'generation' | 'document',
    status: string,
    revive: (id: string) => Promise<void>,
  ): Promise<void> {
    const rows: { id: string }[] = await this.dataSource.query(
      `select id from generator.${table}
       where status = $1
         and updated_at < now() - make_interval(secs => $2 / 1000.0 * power(2, least(requeues, $4)))
       order by updated_at limit $3`,
      [status, this.settings.stillMs, ROWS_MAX, DOUBLINGS_MAX],
    );
    for (const { id } of rows) {
      // One that cannot be revived must not keep the others waiting.
      await revive(id).catch((error: unknown) => {
        this.logger.error({ msg: 'could not be revived', id, error });
      });
    }
  }
}
