/** Two needs of one report whose goals would start from the same figure. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import type { Measure } from '../extraction/measure.js';
import { readReport } from '../extraction/read-report.js';
import type { Report } from '../extraction/report.js';
import type { Contender } from '../weighing/contenders.js';
import { baselineFor } from './baseline-choice.js';
import { startsElsewhereIn } from './one-figure-one-goal.js';

const TEXT = `Student: Mina Ortega   Grade: K   Age: 5 years   Date of report: 2/14/2025

Self-care
Toilet routine: Mina completed 5 of 14 steps with nobody helping. Self-care is an area of need.

Daily living and safety
Safety is an area of need. Mina stopped when told to on 6 of 20 trials.
`;
const report = readReport([{ page: 1, text: TEXT }]);

const figure = (areaOfNeed: string, value: number, outOf: number): Measure => ({
  areaOfNeed,
  skill: areaOfNeed,
  kind: 'ratio',
  value,
  outOf,
  unit: 'steps',
  isPrior: false,
  isStrength: false,
  page: 1,
  quote: outOf === 14 ? 'Mina completed 5 of 14 steps' : 'Mina stopped when told to on 6 of 20 trials.',
});

const SHARED = (area: string) => figure(area, 5, 14);
const OWN = (area: string) => figure(area, 6, 20);
const AREAS = ['Self-care', 'Daily living and safety'];

/** The report as if both areas started from the same figure. */
const sharing = (): Report => ({
  ...report,
  oldGoals: [],
  startsElsewhere: [],
  measures: [],
  weighedByWords: [],
  weighed: AREAS.map((areaOfNeed) => ({
    areaOfNeed,
    measure: SHARED(areaOfNeed),
    share: 0.8,
    behind: [],
  })),
});

const weights =
  (byArea: Readonly<Record<string, readonly (readonly [Measure, number])[]>>) =>
  (area: string): Contender[] =>
    (byArea[area] ?? []).map(([measure, weight]) => ({ measure, weight }));

const leaving = (byArea: Parameters<typeof weights>[0]) =>
  startsElsewhereIn(sharing(), weights(byArea)).map(({ areaOfNeed, measure }) => [areaOfNeed, measure.value]);

describe('one figure for two needs', () => {
  const [care, safety] = ['Self-care', 'Daily living and safety'] as const;

  it('is left to the one that has no other by the one that has', () => {
    expect(
      leaving({
        [care]: [[SHARED(care), 1]],
        [safety]: [
          [SHARED(safety), 2],
          [OWN(safety), 1.2],
        ],
      }),
    ).toEqual([[safety, 6]]);
  });

  it('starts both where neither has another, or where far less speaks for it', () => {
    expect(leaving({ [care]: [[SHARED(care), 1]], [safety]: [[SHARED(safety), 2]] })).toEqual([]);
    expect(
      leaving({
        [care]: [[SHARED(care), 5]],
        [safety]: [
          [SHARED(safety), 4.9],
          [OWN(safety), 0.5],
        ],
      }),
    ).toEqual([]);
  });

  it('is not given up for a figure for which less speaks than for there being none', () => {
    expect(
      leaving({
        [care]: [[SHARED(care), 1]],
        [safety]: [
          [SHARED(safety), 0.4],
          [OWN(safety), -0.2],
        ],
      }),
    ).toEqual([]);
  });

  it('is what the goal of the other area then starts from', () => {
    const chosen = { ...sharing(), startsElsewhere: [{ areaOfNeed: safety, measure: OWN(safety) }] };
    expect(baselineFor(chosen, safety)?.value).toBe(6);
    expect(baselineFor(chosen, care)?.value).toBe(5);
  });
});
