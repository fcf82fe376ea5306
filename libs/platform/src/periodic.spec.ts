import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Lifecycle } from './lifecycle.js';
import { Periodic } from './periodic.js';

const EVERY_MS = 1000;

/** Begins passes and leaves it to the test when each ends, and how. */
class Rounds extends Periodic {
  readonly ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  readonly signals: AbortSignal[] = [];

  constructor(lifecycle: Lifecycle) {
    super(lifecycle, { what: 'rounds', everyMs: EVERY_MS });
  }

  pass(signal: AbortSignal): Promise<void> {
    this.signals.push(signal);
    return new Promise((resolve, reject) => {
      this.ends.push({ resolve, reject });
    });
  }
}

let lifecycle: Lifecycle;
let rounds: Rounds;

const elapse = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  Logger.overrideLogger(false);
  jest.useFakeTimers();
  lifecycle = new Lifecycle();
  rounds = new Rounds(lifecycle);
  rounds.onApplicationBootstrap();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('periodic work', () => {
  it('begins a period after the boot, and comes round a period after each end', async () => {
    await elapse(EVERY_MS - 1);
    expect(rounds.ends).toHaveLength(0);
    await elapse(1);
    expect(rounds.ends).toHaveLength(1);
    rounds.ends[0]?.resolve();
    await elapse(EVERY_MS);
    expect(rounds.ends).toHaveLength(2);
  });

  it('never overlaps with itself', async () => {
    await elapse(EVERY_MS * 5);
    expect(rounds.ends).toHaveLength(1);
  });

  it('comes round after a failure', async () => {
    await elapse(EVERY_MS);
    rounds.ends[0]?.reject(new Error('the database is away'));
    await elapse(EVERY_MS);
    expect(rounds.ends).toHaveLength(2);
  });

  it('begins nothing once the process drains, and tells the pass in hand', async () => {
    await elapse(EVERY_MS);
    expect(rounds.signals[0]?.aborted).toBe(false);
    lifecycle.drain();
    expect(rounds.signals[0]?.aborted).toBe(true);
    rounds.ends[0]?.resolve();
    await elapse(EVERY_MS * 2);
    expect(rounds.ends).toHaveLength(1);
  });

  it('that is waiting when the process drains does not begin', async () => {
    lifecycle.drain();
    await elapse(EVERY_MS * 2);
    expect(rounds.ends).toHaveLength(0);
  });

  it('keeps the shutdown waiting for the pass in hand, and then stands still', async () => {
    await elapse(EVERY_MS);
    const events: string[] = [];
    const stopped = rounds.onModuleDestroy().then(() => events.push('stopped'));
    await elapse(0);
    events.push('pass ends');
    rounds.ends[0]?.resolve();
    await stopped;
    await elapse(EVERY_MS * 2);
    expect(events).toEqual(['pass ends', 'stopped']);
    expect(rounds.ends).toHaveLength(1);
  });
});
