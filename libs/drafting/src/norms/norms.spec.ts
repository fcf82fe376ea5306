import { describe, expect, it } from '@jest/globals';
import { computationLevel } from './computation-levels.js';
import {
  DIBELS_GOALS,
  type DibelsMeasure,
  dibelsGoal,
  dibelsWeeklyRise,
  dibelsZone,
} from './dibels-benchmarks.js';
import {
  LETTER_SOUNDS_END_OF_YEAR,
  MAZE_END_OF_YEAR,
  PASSAGE_WORDS_END_OF_YEAR,
  WORD_IDENTIFICATION_END_OF_YEAR,
} from './end-of-year-levels.js';
import { INTELLIGIBILITY_AGES, intelligibilityExpected } from './intelligibility-ages.js';
import { MATH_AUTOMATICITY_GOALS } from './math-automaticity.js';
import { deviationOfPercentile, percentileOfDeviation } from './normal-curve.js';
import {
  averageWeeklyImprovement,
  ORAL_READING_FLUENCY,
  oralReadingFluency,
} from './oral-reading-fluency.js';
import { bandOf, labelMeaning, percentileOf, SCORE_BANDS } from './score-bands.js';
import { convertScore, hasLinearScores, isSoundScore } from './score-conversions.js';
import { CONSONANTS_BY_AGE, consonantAge } from './speech-sound-ages.js';
import { TEXT_ACCURACY_GOAL } from './text-accuracy.js';
import { ORAL_READING_WEEKLY_GROWTH } from './weekly-growth.js';

describe('oral reading fluency norms', () => {
  it('has the 2017 cells that are often shipped with 2006 values', () => {
    expect(oralReadingFluency(1, 'spring', 50)).toEqual({
      wordsCorrectPerMinute: 60,
      source: 'Hasbrouck & Tindal 2017',
    });
    expect(oralReadingFluency(2, 'spring', 50)?.wordsCorrectPerMinute).toBe(100);
    expect(oralReadingFluency(4, 'winter', 25)?.wordsCorrectPerMinute).toBe(95);
  });

  // Each row of the published chart, fall, winter, spring, from the 90th to the 10th percentile.
  it.each([
    [1, [null, null, null, null, null], [97, 59, 29, 16, 9], [116, 91, 60, 34, 18]],
    [2, [111, 84, 50, 36, 23], [131, 109, 84, 59, 35], [148, 124, 100, 72, 43]],
    [3, [134, 104, 83, 59, 40], [161, 137, 97, 79, 62], [166, 139, 112, 91, 63]],
    [4, [153, 125, 94, 75, 60], [168, 143, 120, 95, 71], [184, 160, 133, 105, 83]],
    [5, [179, 153, 121, 87, 64], [183, 160, 133, 109, 84], [195, 169, 146, 119, 102]],
    [6, [185, 159, 132, 112, 89], [195, 166, 145, 116, 91], [204, 173, 146, 122, 91]],
    [7, [180, 156, 128, 102, 79], [192, 165, 136, 109, 88], [202, 177, 150, 123, 98]],
    [8, [185, 161, 133, 106, 77], [199, 173, 146, 115, 84], [199, 177, 151, 124, 97]],
  ] as const)('has every cell of grade %d', (grade, fall, winter, spring) => {
    const percentiles = [90, 75, 50, 25, 10] as const;
    expect(ORAL_READING_FLUENCY[grade]?.percentiles).toEqual(
      Object.fromEntries(
        percentiles.map((percentile, at) => [percentile, [fall[at], winter[at], spring[at]]]),
      ),
    );
  });

  it('has no grade 1 fall, no kindergarten and no grade 9', () => {
    expect(oralReadingFluency(1, 'fall', 50)).toBeUndefined();
    expect(oralReadingFluency(0, 'spring', 50)).toBeUndefined();
    expect(oralReadingFluency(9, 'spring', 50)).toBeUndefined();
  });

  it('says that grades 7 and 8 come from 2006', () => {
    expect(oralReadingFluency(8, 'spring', 50)).toEqual({
      wordsCorrectPerMinute: 151,
      source: 'Hasbrouck & Tindal 2006',
    });
  });

  it.each([
    [1, 50, 1.9],
    [2, 50, 1.6],
    [3, 25, 1.0],
    [4, 10, 0.7],
    [5, 75, 0.5],
    [6, 90, 0.6],
    // The chart prints 1.9 and 0.3 here, which its own rule (spring less fall over 32 weeks) does not give.
    [5, 10, 1.2],
    [6, 50, 0.4],
  ] as const)('improves in grade %d at the %dth percentile by %d a week', (grade, percentile, weekly) => {
    expect(averageWeeklyImprovement(grade, percentile)).toBe(weekly);
  });

  it('knows no weekly improvement where there is no table', () => {
    expect(averageWeeklyImprovement(0, 50)).toBeUndefined();
  });
});

describe('weekly growth and end-of-year levels', () => {
  it('has the published rates, grade 4 unrounded', () => {
    expect(Object.values(ORAL_READING_WEEKLY_GROWTH).map(({ realistic }) => realistic)).toEqual([
      2, 1.5, 1, 0.85, 0.5, 0.3,
    ]);
    expect(Object.values(ORAL_READING_WEEKLY_GROWTH).map(({ ambitious }) => ambitious)).toEqual([
      3, 2, 1.5, 1.1, 0.8, 0.65,
    ]);
  });

  it('has the end-of-year levels', () => {
    expect([LETTER_SOUNDS_END_OF_YEAR, WORD_IDENTIFICATION_END_OF_YEAR]).toEqual([40, 40]);
    expect(PASSAGE_WORDS_END_OF_YEAR).toEqual({ 2: 75, 3: 100 });
    expect(MAZE_END_OF_YEAR).toEqual({ 4: 20, 5: 25, 6: 30 });
  });
});

describe('DIBELS 8 goals', () => {
  it.each([
    ['LNF', 0, [25, 37, 42], [16, 31, 35]],
    ['LNF', 1, [42, 57, 59], [32, 51, 53]],
    ['PSF', 0, [5, 29, 44], [1, 23, 37]],
    ['PSF', 1, [31, 43, 45], [19, 34, 37]],
    ['NWF-CLS', 0, [9, 25, 31], [4, 16, 24]],
    ['NWF-CLS', 1, [30, 52, 55], [25, 41, 45]],
    ['NWF-CLS', 2, [50, 68, 76], [41, 54, 54]],
    ['NWF-CLS', 3, [76, 94, 105], [52, 78, 80]],
    ['NWF-WRC', 0, [null, 3, 7], [null, 1, 4]],
    ['NWF-WRC', 1, [5, 14, 15], [1, 10, 11]],
    ['NWF-WRC', 2, [15, 20, 22], [10, 15, 17]],
    ['NWF-WRC', 3, [24, 30, 31], [18, 23, 24]],
    ['WRF', 0, [null, 4, 10], [null, 1, 6]],
    ['WRF', 1, [12, 17, 25], [8, 14, 17]],
    ['WRF', 2, [26, 36, 43], [18, 23, 27]],
    ['WRF', 3, [40, 50, 55], [30, 40, 47]],
    ['ORF words correct', 1, [10, 21, 39], [5, 10, 26]],
    ['ORF words correct', 2, [49, 78, 94], [29, 59, 77]],
    ['ORF words correct', 3, [73, 105, 114], [55, 85, 96]],
    ['ORF words correct', 4, [87, 121, 125], undefined],
    ['ORF accuracy', 1, [67, 87, 91], [41, 54, 85]],
    ['ORF accuracy', 2, [92, 96, 96], [84, 91, 91]],
    ['ORF accuracy', 3, [96, 96, 96], [91, 91, 91]],
    ['Maze adjusted', 2, [5, 9, 9.5], [2.5, 6.5, 7]],
    ['Maze adjusted', 3, [8, 12, 15.5], [5, 9.5, 12]],
  ] as const)('has every cell of %s in grade %d', (measure, grade, core, strategic) => {
    expect(DIBELS_GOALS[measure][grade]?.core).toEqual(core);
    expect(DIBELS_GOALS[measure][grade]?.strategic).toEqual(strategic);
  });

  it('never falls over the year, and keeps strategic below core', () => {
    for (const [measure, grades] of Object.entries(DIBELS_GOALS)) {
      for (const [grade, { core, strategic }] of Object.entries(grades)) {
        const known = core.filter((goal) => goal !== null);
        expect({ measure, grade, goals: known }).toEqual({
          measure,
          grade,
          goals: [...known].sort((a, b) => a - b),
        });
        core.forEach((goal, at) => {
          const lower = strategic?.[at] ?? undefined;
          if (goal !== null && lower !== undefined) expect(lower).toBeLessThan(goal);
        });
      }
    }
  });

  it('puts a score in its zone, lowest scores included', () => {
    expect(dibelsZone('PSF', 0, 'spring', 44)).toBe('core');
    expect(dibelsZone('PSF', 0, 'spring', 43)).toBe('strategic');
    expect(dibelsZone('PSF', 0, 'spring', 36)).toBe('intensive');
    expect(dibelsZone('ORF words correct', 4, 'fall', 80)).toBeUndefined();
    expect(dibelsZone('NWF-WRC', 0, 'fall', 3)).toBeUndefined();
    expect(dibelsGoal('LNF', 2, 'spring')).toBeUndefined();
  });

  it.each([
    ['NWF-CLS', 3, 0.91],
    ['NWF-WRC', 0, 0.25],
    ['LNF', 1, 0.53],
  ] as [DibelsMeasure, number, number][])('rises in %s grade %d by %d a week', (measure, grade, rise) => {
    expect(dibelsWeeklyRise(measure, grade)).toBe(rise);
  });
});

describe('other skill norms', () => {
  it('tells frustration, instruction and mastery of computation, both ends within', () => {
    expect([13, 14, 31, 32].map((digits) => computationLevel(3, digits))).toEqual([
      'frustration',
      'instructional',
      'instructional',
      'mastery',
    ]);
    expect([23, 24, 49, 50].map((digits) => computationLevel(5, digits))).toEqual([
      'frustration',
      'instructional',
      'instructional',
      'mastery',
    ]);
    expect(computationLevel(6, 30)).toBeUndefined();
  });

  it('has the automaticity and text accuracy goals', () => {
    expect(MATH_AUTOMATICITY_GOALS).toEqual({ singleSkill: 60, multiSkill: 50 });
    expect(TEXT_ACCURACY_GOAL).toBe(96);
  });

  it('has each of the 24 consonants once, at its age', () => {
    const all = Object.values(CONSONANTS_BY_AGE).flat();
    expect(all).toHaveLength(24);
    expect(new Set(all).size).toBe(24);
    expect(Object.values(CONSONANTS_BY_AGE).map((consonants) => consonants.length)).toEqual([7, 6, 7, 3, 1]);
  });

  it.each([
    ['/r/', 5],
    ['r', 5],
    ['/θ/', 6],
    ['ð', 5],
    ['/s/', 4],
    ['sh', 4],
    ['/k/', 3],
    ['b', 2],
    ['j', 4],
    ['/j/', 3],
    ['th', undefined],
    ['/st/', undefined],
  ])('expects %s at %s', (sound, age) => {
    expect(consonantAge(sound)).toBe(age);
  });

  it('expects no child to be fully understood at 4', () => {
    expect(INTELLIGIBILITY_AGES.map((age) => [age.percent, age.middleMonths, age.latestMonths])).toEqual([
      [50, 34, 46],
      [75, 46, 61],
      [90, 62, 87],
    ]);
    expect([45, 46, 48, 61, 87].map(intelligibilityExpected)).toEqual([undefined, 50, 50, 75, 90]);
  });
});

describe('score bands', () => {
  it('turns the direction for adaptive scales', () => {
    expect(bandOf('basc-clinical', 71)).toBe('Clinically Significant');
    expect(bandOf('basc-adaptive', 71)).toBe('Very High');
    expect(bandOf('basc-clinical', 68)).toBe('At-Risk');
    expect(bandOf('basc-adaptive', 30)).toBe('Clinically Significant');
    expect(bandOf('basc-adaptive', 31)).toBe('At-Risk');
  });

  it.each([
    ['wechsler', [130, 120, 110, 90, 80, 70]],
    ['kaufman', [130, 120, 110, 90, 80, 70]],
    ['achievement-15', [146, 131, 116, 85, 70, 55]],
    ['woodcock', [131, 121, 111, 90, 80, 70]],
    ['kabc', [131, 116, 85, 70]],
    ['celf-index', [115, 86, 78, 71]],
    ['celf-subtest', [13, 8, 7]],
    ['vineland', [130, 115, 86, 71]],
    ['basc-clinical', [70, 60, 41, 31]],
    ['basc-adaptive', [70, 60, 41, 31]],
    ['brief', [70, 65, 60]],
    ['conners', [70, 65, 60, 40]],
    ['srs', [76, 66, 60]],
    ['gars', [71, 55]],
    ['bot', [70, 60, 41, 31]],
    ['bot-percentile', [98, 84, 18, 3]],
  ] as const)('has the cut points of %s, low ends within', (table, cuts) => {
    expect(SCORE_BANDS[table].map(([lowest]) => lowest)).toEqual([...cuts, 0]);
    for (const cut of cuts) expect(bandOf(table, cut)).not.toBe(bandOf(table, cut - 1));
  });

  it.each([
    ['wechsler', 89, 'Low Average'],
    ['achievement-15', 85, 'Average'],
    ['woodcock', 110, 'Average'],
    ['celf-index', 85, 'Below Average (mild)'],
    ['vineland', 85, 'Moderately Low'],
    ['brief', 64, 'Mildly Elevated'],
    ['srs', 75, 'Moderate'],
    ['gars', 55, 'Probable'],
    ['bot-percentile', 17, 'Below Average'],
  ] as const)('calls a %s score of %d %s', (table, score, label) => {
    expect(bandOf(table, score)).toBe(label);
  });

  it.each([
    ['standard', 85, 16],
    ['standard', 70, 2],
    ['standard', 115, 84],
    ['scaled', 7, 16],
  ] as const)('converts %s %d to percentile %d', (kind, score, percentile) => {
    expect(Math.round(percentileOf(kind, score))).toBe(percentile);
  });

  it.each([
    ['Clinically Significant', 'concern'],
    ['Below Average', 'concern'],
    ['Lower Extreme', 'concern'],
    ['Much more than others', 'concern'],
    ['Average', 'sound'],
    ['Upper Extreme', 'sound'],
    ['Just like the majority of others', 'sound'],
    ['Within Normal Limits', 'sound'],
    ['Low Average', undefined],
  ])('reads the label %s as %s', (label, meaning) => {
    expect(labelMeaning(label)).toBe(meaning);
  });

  it('reads the words the other way on a scale of problems', () => {
    expect(labelMeaning('Very Low')).toBe('concern');
    expect(labelMeaning('Very Low', true)).toBe('sound');
    expect(labelMeaning('High')).toBe('sound');
    expect(labelMeaning('High', true)).toBe('concern');
    expect(labelMeaning('At-Risk', true)).toBe('concern');
    expect(labelMeaning('Average', true)).toBe('sound');
  });
});

describe('score conversions', () => {
  // Standard score, percentile, T, scaled, v-scale.
  it.each([
    [55, 0.1, 20, 1, 6],
    [70, 2, 30, 4, 9],
    [75, 5, 33, 5, 10],
    [78, 7, 35, 5.6, 10.6],
    [80, 9, 37, 6, 11],
    [85, 16, 40, 7, 12],
    [90, 25, 43, 8, 13],
    [95, 37, 47, 9, 14],
    [100, 50, 50, 10, 15],
    [110, 75, 57, 12, 17],
    [115, 84, 60, 13, 18],
    [120, 91, 63, 14, 19],
    [130, 98, 70, 16, 21],
  ])('converts a standard score of %d', (score, percentile, t, scaled, v) => {
    const to = (metric: 'percentile' | 't-score' | 'scaled' | 'v-scale') =>
      convertScore({ score, from: 'standard', to: metric, instrument: undefined }) ?? Number.NaN;
    const shown = to('percentile');
    expect(shown < 1 ? Math.round(shown * 10) / 10 : Math.round(shown)).toBe(percentile);
    expect(Math.round(to('t-score'))).toBe(t);
    expect(to('scaled')).toBeCloseTo(scaled, 5);
    expect(to('v-scale')).toBeCloseTo(v, 5);
  });

  it('finds the score of a percentile again', () => {
    for (const score of [60, 78, 100, 131]) {
      const percentile =
        convertScore({ score, from: 'standard', to: 'percentile', instrument: 'WIAT-4' }) ?? Number.NaN;
      expect(
        convertScore({ score: percentile, from: 'percentile', to: 'standard', instrument: 'WIAT-4' }),
      ).toBeCloseTo(score, 3);
    }
    expect(deviationOfPercentile(0)).toBeUndefined();
    expect(deviationOfPercentile(100)).toBeUndefined();
    expect(percentileOfDeviation(0)).toBeCloseTo(50, 5);
  });

  it.each(['BASC-3', 'BRIEF-2', 'Conners 4', 'GARS-3'])(
    'refuses to convert scores of the %s',
    (instrument) => {
      expect(hasLinearScores(instrument)).toBe(true);
      expect(convertScore({ score: 51, from: 't-score', to: 'percentile', instrument })).toBeUndefined();
      expect(convertScore({ score: 71, from: 'percentile', to: 't-score', instrument })).toBeUndefined();
    },
  );

  it('judges metrics of mean 15 by their own mean', () => {
    expect(isSoundScore('scaled', 9, false)).toBe(true);
    expect(isSoundScore('bot-scale', 9, false)).toBe(false);
    expect(isSoundScore('v-scale', 12, false)).toBe(false);
    expect(isSoundScore('v-scale', 13, false)).toBe(true);
    expect(isSoundScore('standard', 90, false)).toBe(true);
    expect(isSoundScore('standard', 89, false)).toBe(false);
    expect(isSoundScore('percentile', 25, false)).toBe(true);
    expect(isSoundScore('t-score', 40, false)).toBe(false);
    expect(isSoundScore('t-score', 59, true)).toBe(true);
    expect(isSoundScore('t-score', 60, true)).toBe(false);
  });
});
