/** Drafts one area of a generation: load, draft, store. An area that cannot be drafted is failed and never charged. */
import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import { draftArea } from '@goalwright/contracts/generator';
import { GoalId } from '@goalwright/contracts/values';
import { DoesJob, type JobRun } from '@goalwright/messaging';
import { Documents } from '../documents/documents.js';
import { Heartbeat } from '../heartbeat.js';
import { Engine } from './engine.js';
import { Generations } from './generations.js';

@Injectable()
export class DraftAreaJob {
  readonly #logger = new Logger(DraftAreaJob.name);

  constructor(
    private readonly generations: Generations,
    private readonly documents: Documents,
    private readonly engine: Engine,
  ) {}

  @DoesJob(draftArea)
  async draft({ generationId, position }: Received<typeof draftArea.payload>, run: JobRun): Promise<void> {
    const task = await this.generations.beginArea(generationId, position);
    if (!task) return;
    const heartbeat = new Heartbeat(() => this.generations.noteAlive(generationId));
    try {
      const { documentId } = task.request;
      const reading = documentId ? await this.documents.reading(task.userId, documentId) : null;
      const goal = await this.engine.draft({ request: task.request, area: task.area, reading }, run.signal);
      await this.generations.storeGoal(generationId, position, task, {
        ...goal,
        GoalId: GoalId.parse(randomUUID()),
      });
    } catch (error) {
      const isFinal = run.isLastAttempt || (error instanceof DomainError && !error.isRetryable);
      if (!isFinal) throw error;
      this.#logger.error({
        msg: 'an area could not be drafted',
        generationId,
        position,
        reason: reasonOf(error),
      });
      await this.generations.failArea(generationId, position);
    } finally {
      heartbeat.stop();
    }
  }
}

/** A drafting error's own words may quote the report: logs get its code or its class. */
function reasonOf(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  return error instanceof Error ? error.name : typeof error;
}
