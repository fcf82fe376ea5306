import { describe, expect, it } from '@jest/globals';
import {
  learnFigureWeights,
  learnNeedWeights,
  likelihoodIn,
  type NeedCase,
  type ToldCase,
} from './need-learning.ts';

const aCase = (
  at: number,
  isNeed: boolean,
  signs: readonly string[],
  called: readonly string[] = [],
): NeedCase => ({
  report: `report-${String(at)}`,
  area: 'Spelling',
  isNeed,
  signs: new Map(['ANY', ...signs].map((sign) => [sign, 1])),
  called: new Map(called.map((word) => [word, 1])),
});

/** Needs are told with "struggl", others with "solid"; both with "read". Advice says "dictat" where spelling is a need. */
const cases = Array.from({ length: 120 }, (_none, at) =>
  at % 3 === 0
    ? aCase(at, true, ['struggl', 'read', `quirk${String(at)}`], ['dictat'])
    : aCase(at, false, ['solid', 'read'], ['phonic']),
);
const weights = learnNeedWeights(cases);

describe('learning what tells of a need', () => {
  it('weighs what goes with needs for them, and what goes with other areas against them', () => {
    expect(weights.signs.get('struggl') ?? 0).toBeGreaterThan(0.2);
    expect(weights.signs.get('solid') ?? 0).toBeLessThan(-0.2);
  });

  it('learns words of advice for their area alone', () => {
    expect(weights.called.get('Spelling')?.get('dictat') ?? 0).toBeGreaterThan(0.2);
    expect([...weights.called.keys()]).toEqual(['Spelling']);
  });

  it('learns nothing from what one report alone has', () => {
    expect([...weights.signs.keys()].filter((sign) => sign.startsWith('quirk'))).toEqual([]);
  });

  it('tells a need of a report it has not seen from another area', () => {
    expect(likelihoodIn(aCase(900, true, ['struggl'], ['dictat']), weights)).toBeGreaterThan(0.5);
    expect(likelihoodIn(aCase(901, false, ['solid'], ['phonic']), weights)).toBeLessThan(0.2);
  });

  it('gives the same weights for the same reports', () => {
    expect(learnNeedWeights(cases)).toEqual(weights);
  });
});

describe('learning how much figures weigh against words', () => {
  /** Words say the right thing twice of three, a figure that fits three times of four; a high share is never a need. */
  const told: ToldCase[] = Array.from({ length: 240 }, (_none, at) => {
    const isHigh = at % 5 === 0;
    const isNeed = !isHigh && at % 2 === 0;
    const [said, fits] = [at % 3 === 0 ? -1 : 1, at % 4 === 1 ? -1 : 1].map((right) =>
      isNeed ? right : -right,
    );
    return { isNeed, told: { said: said ?? 0, fits: fits ?? 0, isHigh } };
  });
  const figureWeights = learnFigureWeights(told);

  it('believes both, and the one more that is right more often', () => {
    expect(figureWeights.said).toBeGreaterThan(0.2);
    expect(figureWeights.fits).toBeGreaterThan(figureWeights.said);
  });

  it('takes a high share for what goes well', () => {
    expect(figureWeights.high).toBeLessThan(-1);
  });

  it('gives the same weights for the same cases', () => {
    expect(learnFigureWeights(told)).toEqual(figureWeights);
  });
});
