/** Waiting in tests without sleeping for a guessed time. */
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Repeats `assertion` until it stops throwing, and returns what it returned.
 * @throws the last failure, when `timeoutMs` have passed.
 */
export async function eventually<T>(
  assertion: () => T | Promise<T>,
  { timeoutMs = 10_000, everyMs = 25 }: { timeoutMs?: number; everyMs?: number } = {},
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() >= deadline) throw error;
      await wait(everyMs);
    }
  }
}
