/** Whether this process takes work, and the signal that it no longer will. */
import { Injectable } from '@nestjs/common';

export type ReadinessCheck = () => Promise<unknown>;

const CHECK_MS_MAX = 2000;

@Injectable()
export class Lifecycle {
  readonly #draining = new AbortController();
  readonly #checks = new Map<string, ReadinessCheck>();

  /** Aborted when the process begins to stop: long waits end early on it. */
  get drainSignal(): AbortSignal {
    return this.#draining.signal;
  }

  drain(): void {
    this.#draining.abort();
  }

  /** Adds something that must work before this process counts as ready; a check over 2 s counts as failed. */
  addCheck(name: string, check: ReadinessCheck): void {
    this.#checks.set(name, check);
  }

  /** Names of what is not ready; empty when all is well. */
  async faults(): Promise<string[]> {
    if (this.#draining.signal.aborted) return ['draining'];
    const outcomes = await Promise.all(
      [...this.#checks].map(async ([name, check]) => ((await passes(check)) ? undefined : name)),
    );
    return outcomes.filter((name) => name !== undefined);
  }
}

async function passes(check: ReadinessCheck): Promise<boolean> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => {
      reject(new Error('readiness check took too long'));
    }, CHECK_MS_MAX).unref();
  });
  try {
    await Promise.race([check(), timeout]);
    return true;
  } catch {
    // The fault is the answer: the readiness reply names the check.
    return false;
  }
}
