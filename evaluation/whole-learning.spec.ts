import { describe, expect, it } from '@jest/globals';
import { learnWholes, type WholeCase } from './whole-learning.ts';

const caseOf = (report: string, isPart: boolean): WholeCase => ({
  report,
  own: isPart ? ['own on'] : ['own words'],
  isSaid: false,
  isPart,
  wholes: [
    { signs: ['times', 'near'], isRight: isPart },
    { signs: ['room', 'near', `quirk ${report}`], isRight: false },
  ],
  byRule: 'none',
});

const cases = Array.from({ length: 60 }, (_none, at) => caseOf(`report-${String(at)}`, at % 2 === 0));
const { own, weights } = learnWholes(cases);
const sum = (...signs: string[]) => signs.reduce((all, sign) => all + (weights.get(sign) ?? 0), own);

describe('learning which number is the whole of a figure', () => {
  it('weighs up what goes with wholes, for figures that have one', () => {
    expect(sum('own on', 'times', 'near')).toBeGreaterThan(1);
    expect(sum('own on', 'room', 'near')).toBeLessThan(sum('own on', 'times', 'near') - 1);
  });

  it('takes none for figures that stand for themselves', () => {
    expect(sum('own words', 'times', 'near')).toBeLessThan(0);
  });

  it('learns nothing from what one report alone has, and the same from the same cases', () => {
    expect([...weights.keys()].filter((sign) => sign.startsWith('quirk'))).toEqual([]);
    expect(learnWholes(cases)).toEqual({ own, weights });
  });
});
