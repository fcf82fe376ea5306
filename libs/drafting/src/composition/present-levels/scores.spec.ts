/** How norm scores are told beside the level. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import { readReport } from '../../extraction/read-report.js';
import { draftFromReport } from '../draft.js';
import { scoreWords } from './scores.js';

const baselineOf = (name: string, sentence: string) =>
  draftFromReport({
    report: readReport([
      {
        page: 1,
        text: `Student: ${name} Varga\nGrade: 4\n\nSpeech fluency\n\n${name} stuttered on 8% of syllables. ${sentence}`,
      },
    ]),
    areaOfNeed: 'Speech fluency',
    disability: DISABILITY_UNDETERMINED,
    student: {},
  }).Baseline;

describe('a score of how severe it is', () => {
  // The wording is chosen by the name: one of several would say "low".
  it.each(['Ines', 'Ada', 'Bruno', 'Carla', 'Dov', 'Edda', 'Falk', 'Greta'])(
    'is never called low, and keeps its range: %s',
    (name) => {
      const told = baselineOf(name, 'The SSI-4 score falls in the severe range, 78th to 88th percentile.');
      expect(told).toContain('78th to 88th percentile');
      expect(told).not.toMatch(/scored low|results are low/);
    },
  );
});

it('lower than any percentile is told as such', () => {
  const communication = (quote: string) =>
    scoreWords({
      areaOfNeed: 'Functional communication',
      skill: 'Communication',
      kind: 'standard',
      value: 48,
      percentile: 1,
      unit: 'standard',
      isPrior: false,
      isStrength: false,
      page: 1,
      quote,
    });
  expect(communication('ABC 54 (1)   Communication 48 (<1)')).toContain('48, below the 1st percentile');
  expect(communication('ABC 54 (<1)   Communication 48 (1)')).toContain('48, 1st percentile');
});

describe('a scale that several people rated', () => {
  const told = (table: string) =>
    draftFromReport({
      report: readReport([
        {
          page: 1,
          text: `Student: Ada Varga\nGrade: 4\n\nRating scales (BASC-3)\n\n${table}\n\nAttention\n\nAda was on task in 57% of intervals.\n`,
        },
      ]),
      areaOfNeed: 'Attention and task engagement',
      disability: DISABILITY_UNDETERMINED,
      student: {},
    }).Baseline;

  it('is told with the score of each', () => {
    expect(
      told(
        '   Scale                   Teacher (T)     Parent (T)\n   Attention Problems          68              55',
      ),
    ).toContain('Attention Problems (T-score 68 from a teacher and 55 from a parent)');
  });
});
