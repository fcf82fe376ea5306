import { describe, expect, it } from '@jest/globals';
import { askCarrier, CarrierFailure, failureOf, failureWithoutAnswer } from './carrier.js';

const limits = (totalMs = 5000) => ({ totalMs, signal: new AbortController().signal });

/** Answers with these, one after another, and counts how often it was asked and when. */
function aCarrier(...answers: (string | CarrierFailure)[]) {
  const askedAt: number[] = [];
  const ask = (): Promise<string> => {
    askedAt.push(Date.now());
    const answer = answers[askedAt.length - 1] ?? 'one too many';
    return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer);
  };
  return { ask, askedAt };
}

describe('a status', () => {
  it.each([
    [429, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [400, 'refused'],
    [401, 'refused'],
    [404, 'refused'],
    [413, 'refused'],
  ])('%d is %s', (status, kind) => {
    expect(failureOf(status, undefined)).toMatchObject({ kind, status: String(status), retryAfterMs: 0 });
  });

  it('comes with the wait that the carrier asks for, where it is a number of seconds', () => {
    expect(failureOf(429, '2').retryAfterMs).toBe(2000);
    for (const odd of ['Wed, 21 Oct 2026 07:28:00 GMT', '-1', 'Infinity', null])
      expect(failureOf(429, odd).retryAfterMs).toBe(0);
  });

  it('holds no word of the carrier', () => {
    const failure = failureOf(400, undefined, 'the number +12135550100 is wrong');
    expect(`${failure.message} ${failure.status}`).not.toContain('2135550100');
  });
});

describe('no answer', () => {
  it.each([
    ['ECONNREFUSED', 'unavailable'],
    ['ENOTFOUND', 'unavailable'],
    ['ECONNABORTED', 'unknown'],
    ['ECONNRESET', 'unknown'],
    ['ETIMEDOUT', 'unknown'],
  ])('by %s is %s', (code, kind) => {
    expect(failureWithoutAnswer(Object.assign(new Error('x'), { code }))).toMatchObject({
      kind,
      status: code,
    });
  });

  it('by anything else is unknown', () => {
    for (const odd of [new Error('+12135550100'), 'text', null, { code: 7 }])
      expect(failureWithoutAnswer(odd)).toMatchObject({ kind: 'unknown', status: 'no-answer' });
  });
});

describe('asking', () => {
  const busy = new CarrierFailure('unavailable', '503');

  it('is repeated twice where nothing was taken, each time after a longer wait', async () => {
    const { ask, askedAt } = aCarrier(busy, busy, 'taken');
    expect(await askCarrier(ask, limits())).toBe('taken');
    const [first = 0, second = 0, third = 0] = askedAt;
    expect(second - first).toBeGreaterThanOrEqual(195);
    expect(second - first).toBeLessThan(600);
    expect(third - second).toBeGreaterThanOrEqual(395);
    const hopeless = aCarrier(busy, busy, busy);
    await expect(askCarrier(hopeless.ask, limits())).rejects.toBe(busy);
    expect(hopeless.askedAt).toHaveLength(3);
  });

  it.each(['refused', 'unknown'] as const)('is not repeated where the answer is %s', async (kind) => {
    const failure = new CarrierFailure(kind, 'x');
    const { ask, askedAt } = aCarrier(failure);
    await expect(askCarrier(ask, limits())).rejects.toBe(failure);
    expect(askedAt).toHaveLength(1);
  });

  it('is not repeated where the wait would end after the time for all', async () => {
    const later = new CarrierFailure('unavailable', '429', 60_000);
    const { ask, askedAt } = aCarrier(later);
    const startedAt = Date.now();
    await expect(askCarrier(ask, limits())).rejects.toBe(later);
    expect(askedAt).toHaveLength(1);
    expect(Date.now() - startedAt).toBeLessThan(1000);
  });

  it('ends with the time for all, whatever the client does, and nobody knows then', async () => {
    const never = () => new Promise<string>(() => undefined);
    await expect(askCarrier(never, limits(100))).rejects.toMatchObject({
      kind: 'unknown',
      status: 'time-limit',
    });
  });

  it('ends when its job is told to stop', async () => {
    const stopped = AbortSignal.abort();
    const never = () => new Promise<string>(() => undefined);
    await expect(askCarrier(never, { totalMs: 5000, signal: stopped })).rejects.toMatchObject({
      kind: 'unknown',
    });
  });
});
