/** `GET /api/v1/generations/{id}/events`: progress as server-sent events, for a reader based on fetch. */
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { API_PREFIX, Problem } from '@goalwright/contracts/api/define';
import { GenerationProgress, isFinal } from '@goalwright/contracts/api/generations';
import { DomainError } from '@goalwright/contracts/errors';
import { GenerationId, type UserId } from '@goalwright/contracts/values';
import { Lifecycle } from '@goalwright/platform';
import { Controller, Get, Logger, Param, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admission, bearerToken } from '../admission/admission.js';
import { type Changes, Generations, progressOf } from './generations.js';

/** Proxies cut a silent line after 30 s or more. */
const HEARTBEAT_MS = 12_000;
/** A drafting ends well before; a page that still waits then asks again. */
const STREAM_MS_MAX = 15 * 60_000;
/** Tabs of one user that may follow at once. */
const STREAMS_PER_USER_MAX = 10;
const UNREACHABLE_PAUSE_MS = 1000;

const sseEvent = (state: Changes): string =>
  `id: ${String(state.change)}\nevent: progress\ndata: ${JSON.stringify(progressOf(state))}\n\n`;

@Controller()
export class GenerationsController {
  readonly #logger = new Logger('Generations');
  readonly #openStreams = new Map<UserId, number>();

  constructor(
    private readonly admission: Admission,
    private readonly generations: Generations,
    private readonly lifecycle: Lifecycle,
  ) {}

  @Get(`${API_PREFIX}/generations/:id/events`)
  @ApiOperation({
    operationId: 'generations-events',
    summary: 'Progress of a generation, as events named `progress`.',
    tags: ['generations'],
  })
  @ApiBearerAuth()
  @ApiResponse({
    status: 200,
    description: 'text/event-stream; the data of each event:',
    standardSchema: GenerationProgress,
  })
  @ApiResponse({ status: 401, description: 'A problem.', standardSchema: Problem })
  @ApiResponse({ status: 404, description: 'A problem.', standardSchema: Problem })
  async follow(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // Before anything is waited for: a page that leaves meanwhile would otherwise never be seen to leave.
    const closed = closingOf(reply);
    const { session } = await this.admission.admit('user', bearerToken(request));
    const { userId } = session.profile;
    const generationId = GenerationId.safeParse(id);
    if (!generationId.success) throw new DomainError('generator.not-found');
    this.#takePlace(userId, closed);
    // Asked before the first byte, so that a stranger's generation is a 404 and not an empty stream.
    const first = await this.generations.changes(userId, generationId.data, 0);
    if (closed.aborted) return;
    const over = AbortSignal.any([closed, this.lifecycle.drainSignal]);
    const stream = Readable.from(this.#events(userId, generationId.data, first, over), { objectMode: false });
    await reply.type('text/event-stream; charset=utf-8').header('X-Accel-Buffering', 'no').send(stream);
  }

  async *#events(
    userId: UserId,
    generationId: GenerationId,
    first: Changes,
    over: AbortSignal,
  ): AsyncGenerator<string> {
    const endsAtMs = performance.now() + STREAM_MS_MAX;
    yield sseEvent(first);
    let state = first;
    let spokeAtMs = performance.now();
    while (!isFinal(state.status) && performance.now() < endsAtMs && !over.aborted) {
      const next = await this.#nextChanges(userId, generationId, state);
      if (next.change !== state.change) yield sseEvent(next);
      else if (performance.now() - spokeAtMs > HEARTBEAT_MS) yield ': still drafting\n\n';
      else continue;
      spokeAtMs = performance.now();
      state = next;
    }
  }

  /** An unreachable generator is waited for: what it drafts is kept, and told once it is back. */
  async #nextChanges(userId: UserId, generationId: GenerationId, state: Changes): Promise<Changes> {
    try {
      return await this.generations.changes(userId, generationId, state.change);
    } catch (error) {
      if (!(error instanceof DomainError && error.isRetryable)) throw error;
      this.#logger.warn({ msg: 'progress could not be read', reason: error.code });
      await pause(UNREACHABLE_PAUSE_MS);
      return state;
    }
  }

  /**
   * Counts the stream until its line closes, and not at all where it did. Looks and counts in one go, so that none
   * slips in between.
   * @throws DomainError `request.too-many`
   */
  #takePlace(userId: UserId, closed: AbortSignal): void {
    if (closed.aborted) return;
    const open = this.#openStreams.get(userId) ?? 0;
    if (open >= STREAMS_PER_USER_MAX) throw new DomainError('request.too-many');
    this.#openStreams.set(userId, open + 1);
    const leave = (): void => {
      const left = (this.#openStreams.get(userId) ?? 1) - 1;
      if (left === 0) this.#openStreams.delete(userId);
      else this.#openStreams.set(userId, left);
    };
    closed.addEventListener('abort', leave, { once: true });
  }
}

/** Aborted once the line of this reply is closed, by either end. A generator that waits hears of it so alone. */
function closingOf(reply: FastifyReply): AbortSignal {
  if (reply.raw.destroyed) return AbortSignal.abort();
  const closed = new AbortController();
  reply.raw.once('close', () => {
    closed.abort();
  });
  return closed.signal;
}
