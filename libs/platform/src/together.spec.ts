import { describe, expect, it } from '@jest/globals';
import { Together } from './together.js';

const LIMITS = { groupsMax: 1, askedMax: 3, waitingMax: 4, overfull: () => new Error('too many') };

/** Doubles numbers, a group at a time, when told to. */
function doubling(limits = LIMITS) {
  const groups: number[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const began: (() => void)[] = [];
  const together = new Together<number, number>(async (numbers) => {
    groups.push([...numbers]);
    began.shift()?.();
    await new Promise<void>((resolve, reject) => {
      ends.push((error) => {
        if (error === undefined) resolve();
        else reject(error);
      });
    });
    return numbers.map((number) => 2 * number);
  }, limits);
  /** Resolves when the next group has begun. */
  const next = () => new Promise<void>((resolve) => began.push(resolve));
  return { together, groups, ends, next };
}

describe('questions asked together', () => {
  it('go out with what arrived at the same moment, and what comes meanwhile goes with the next', async () => {
    const { together, groups, ends, next } = doubling();
    let hasBegun = next();
    const first = [together.ask(1), together.ask(2)];
    await hasBegun;
    const second = [together.ask(3), together.ask(4), together.ask(5), together.ask(6)];
    hasBegun = next();
    ends.shift()?.();
    expect(await Promise.all(first)).toEqual([2, 4]);
    await hasBegun;
    hasBegun = next();
    ends.shift()?.();
    await hasBegun;
    ends.shift()?.();
    expect(await Promise.all(second)).toEqual([6, 8, 10, 12]);
    expect(groups).toEqual([[1, 2], [3, 4, 5], [6]]);
  });

  it('are refused where too many wait', async () => {
    const { together, ends, next } = doubling();
    const hasBegun = next();
    const asked = [1, 2, 3, 4].map((number) => together.ask(number));
    await expect(together.ask(5)).rejects.toThrow('too many');
    await hasBegun;
    const later = next();
    ends.shift()?.();
    await later;
    ends.shift()?.();
    expect(await Promise.all(asked)).toEqual([2, 4, 6, 8]);
  });

  it('fail together, and do not stand in the way of the next', async () => {
    const { together, ends, next } = doubling();
    let hasBegun = next();
    const failing = [together.ask(1), together.ask(2)];
    const outcomes = Promise.allSettled(failing);
    await hasBegun;
    ends.shift()?.(new Error('no database'));
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    hasBegun = next();
    const after = together.ask(7);
    await hasBegun;
    ends.shift()?.();
    expect(await after).toBe(14);
  });

  it('are asked alone where a group fails that may be asked twice', async () => {
    const groups: number[][] = [];
    const together = new Together<number, number>(
      (numbers) => {
        groups.push([...numbers]);
        if (numbers.includes(13)) throw new Error('not this one');
        return Promise.resolve(numbers.map((number) => 2 * number));
      },
      { ...LIMITS, repeatsAlone: true },
    );
    const asked = await Promise.allSettled([1, 13, 2].map((number) => together.ask(number)));
    expect(asked.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.status))).toEqual(
      [2, 'rejected', 4],
    );
    expect(groups).toEqual([[1, 13, 2], [1], [13], [2]]);
  });

  it('fail where an answer is missing', async () => {
    const together = new Together<number, number>(() => Promise.resolve([1]), LIMITS);
    const asked = [together.ask(1), together.ask(2)];
    for (const answer of asked) await expect(answer).rejects.toThrow('2 asked, 1 answers');
  });
});
