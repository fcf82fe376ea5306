/** Generations as HTTP sees them: a reply that waits for the goals, and a stream that tells of each. */
import { setTimeout as pause } from 'node:timers/promises';
import { type GenerationProgress, isFinal } from '@goalwright/contracts/api/generations';
import type { Goal } from '@goalwright/contracts/api/goals';
import type { generationReply } from '@goalwright/contracts/api/questionnaire';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import { changes } from '@goalwright/contracts/generator';
import type { GenerationId, UserId } from '@goalwright/contracts/values';
import { Calls } from '@goalwright/messaging';
import { Lifecycle } from '@goalwright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Users } from '../users/users.js';
import type { SignedIn } from '../admission/admission.js';
import type { Visitor } from '../admission/serves.js';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

/** The part of a reply that tells of a generation. */
export type DraftedReply = z.output<z.ZodObject<typeof generationReply>> & { Message?: string };

export type Changes = Received<typeof changes.reply>;

/** One question to the generator waits this long for something to happen; the contract allows no more. */
const CHANGES_WAIT_MS = 1500;
/** Between two questions while the generator cannot be reached: the drafting goes on without us. */
const UNREACHABLE_PAUSE_MS = 250;

@Injectable()
export class Generations {
  constructor(
    private readonly calls: Calls,
    private readonly users: Users,
    private readonly lifecycle: Lifecycle,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** What happened to one of the user's own generations after change `after`; answers within 1.5 s. */
  changes(userId: UserId, generationId: GenerationId, after: number): Promise<Changes> {
    return this.calls.call(changes, { userId, generationId, after, waitMs: CHANGES_WAIT_MS });
  }

  /**
   * What a reply says of a generation that was started: its goals, or `IsPending` where they take longer than a
   * reply may, or this process stops. The money is held either way, and the page follows the generation. From
   * here on there is something to answer, so a neighbor that restarts costs the reply a field and nothing else.
   * @param caller who asked; one who prefers it so is answered without any wait for the goals
   * @param availableCents as the start left it; said where the wallet cannot be asked once more
   * @throws DomainError `generator.failed` where nothing was drafted
   */
  async reply(
    caller: SignedIn & Pick<Visitor, 'prefersAsync'>,
    generationId: GenerationId,
    availableCents: number | null,
  ): Promise<DraftedReply> {
    const last = caller.prefersAsync
      ? undefined
      : await this.#untilFinal(caller.session.profile.userId, generationId);
    const user = await this.users.viewIfReachable(caller);
    const availableNow = user?.AccountBalance ?? null;
    const balanceCents = last ? (availableNow ?? availableCents) : (availableCents ?? availableNow);
    const balance = {
      ...(user ? { User: user } : {}),
      ...(balanceCents === null ? {} : { UpdatedWalletBalance: balanceCents }),
    };
    if (!last) return { GenerationId: generationId, IsPending: true, ...balance };
    if (last.status !== 'completed' || last.goals.length === 0) throw new DomainError('generator.failed');
    const message = failedAreas(last);
    return {
      GenerationId: generationId,
      IsPending: false,
      Goals: last.goals,
      Quality: meanQuality(last.goals),
      ...balance,
      ...(message === '' ? {} : { Message: message }),
    };
  }

  async #untilFinal(userId: UserId, generationId: GenerationId): Promise<Changes | undefined> {
    const endsAtMs = performance.now() + this.config.GOALS_WAIT_MS;
    let after = 0;
    while (performance.now() < endsAtMs && !this.lifecycle.drainSignal.aborted) {
      try {
        const state = await this.changes(userId, generationId, after);
        if (isFinal(state.status)) return state;
        after = state.change;
      } catch (error) {
        if (!(error instanceof DomainError && error.isRetryable)) throw error;
        await pause(UNREACHABLE_PAUSE_MS);
      }
    }
    return undefined;
  }
}

function failedAreas({ areas }: Changes): string {
  const failed = areas.filter((area) => area.status === 'failed').map((area) => area.areaOfNeed);
  return failed.length === 0 ? '' : `Not drafted, and not charged: ${failed.join(', ')}.`;
}

function meanQuality(goals: readonly Goal[]): number {
  return Math.round(goals.reduce((sum, goal) => sum + goal.Quality, 0) / goals.length);
}

export function progressOf({ status, change, areas, goals }: Changes): GenerationProgress {
  return {
    Status: status,
    Change: change,
    Areas: areas.map(({ areaOfNeed, status: areaStatus }) => ({
      AreaOfNeed: areaOfNeed,
      Status: areaStatus,
    })),
    Goals: goals,
  };
}
