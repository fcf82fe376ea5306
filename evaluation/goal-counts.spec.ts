import { describe, expect, it } from '@jest/globals';
import { countsSameThings, isInSameTime, startsFrom } from './goal-counts.ts';

const figure = (unit: string, outOf?: number) => ({
  value: 24,
  unit,
  ...(outOf === undefined ? {} : { outOf }),
});

describe('the time of a goal', () => {
  it.each([
    ['Jo will write 46 digits correct in 4 minutes', 'digits correct in four minutes', true],
    ['Jo will write 46 digits correct on a 4-minute probe', 'digits correct in 4 minutes', true],
    ['Jo will write 46 digits correct per minute', 'digits correct in 4 minutes', false],
    ['Jo will ask 6 times in half an hour', 'requests per 30 minutes', false],
    ['Jo will ask 6 times in thirty minutes', 'requests per 30 minutes', true],
  ])('%s, of "%s": %s', (goal, unit, isRight) => {
    expect(isInSameTime(goal, figure(unit))).toBe(isRight);
  });

  it('is asked of no share and of no time that lasts', () => {
    expect(isInSameTime('Jo will look', figure('percent of 15-second intervals'))).toBeUndefined();
    expect(isInSameTime('Jo will look', figure('times a day', 30))).toBeUndefined();
    expect(isInSameTime('Jo will stay for 12 minutes', figure('minutes on the rug'))).toBeUndefined();
  });
});

describe('the things of a goal', () => {
  it('are those of the unit, in any form of the word', () => {
    expect(
      countsSameThings('Jo will spell 20 of 25 words correctly', figure('words spelled correctly')),
    ).toBe(true);
    expect(countsSameThings('Jo will answer 20 of 25 items', figure('inferential questions'))).toBe(false);
    expect(countsSameThings('Jo will answer 20 of 25 items', figure('items correct'))).toBeUndefined();
  });
});

describe('where a goal starts', () => {
  it('is told by its figure alone', () => {
    expect(startsFrom('up from 24 of 60', 24)).toBe(true);
    expect(startsFrom('up from 2.4 of 60, in 240 minutes', 24)).toBe(false);
  });
});
