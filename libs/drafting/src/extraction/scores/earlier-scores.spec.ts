/** Scores of an earlier time beside those of now, and whose test a row of scores is; all made up. */
import { describe, expect, it } from '@jest/globals';
import { isNormScore } from '../measure.js';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Sam Lee\nGrade: 4\nDate of Report: 11/20/2026\n\nResults\n\n';
const measuresOf = (text: string) => readReport([{ page: 1, text: HEAD + text }]).measures;
const scoresOf = (text: string) =>
  measuresOf(text)
    .filter(isNormScore)
    .map(({ subtest, kind, value, isPrior }) => [subtest, kind, value, isPrior]);

describe('a score of an earlier time', () => {
  it.each([
    [
      'in brackets behind a score, by its year',
      'BOT-2 scale scores\n\nManual Dexterity\t9\t(2024: 6)',
      [
        ['Manual Dexterity', 'scaled', 9, false],
        ['Manual Dexterity', 'scaled', 6, true],
      ],
    ],
    [
      'before the one that follows it on the same scale',
      'KeyMath-3, given in April 2025 and again last month:\n  Basic Concepts    82 (12th) then 88 (21st)\n  Operations: 71 (3rd percentile), now 80 (9th)\n',
      [
        ['Basic Concepts', 'standard', 88, false],
        ['Basic Concepts', 'standard', 82, true],
        ['Operations', 'standard', 80, false],
        ['Operations', 'standard', 71, true],
      ],
    ],
    [
      'under the year before, with the rank behind the newer',
      'Thinking (WISC-V)\n\n                         2023 (prior)    2026 (current)\n   Visual Spatial        104             107   68th percentile\n   Processing Speed      88              86    18th percentile\n',
      [
        ['Visual Spatial', 'standard', 104, true],
        ['Visual Spatial', 'standard', 107, false],
        ['Processing Speed', 'standard', 88, true],
        ['Processing Speed', 'standard', 86, false],
      ],
    ],
    [
      'beside what is of now, though nothing says how old it is',
      'CELF-5                 Now (11/26)           Preschool form (12/23)\n  Core Language        SS 81  (10th %ile)    SS 75\n  Word Structure       ss 6   (9th)\n',
      [
        ['Core Language', 'standard', 81, false],
        ['Core Language', 'standard', 75, true],
        ['Word Structure', 'scaled', 6, false],
      ],
    ],
    [
      'all through a sentence that opens on it',
      'His evaluation in fifth grade found weak computation (KeyMath-3 Operations 77, 6th percentile) and weak problem solving (Applications 79, 8th percentile).',
      [
        ['KeyMath-3 Operations', 'standard', 77, true],
        ['Applications', 'standard', 79, true],
      ],
    ],
    [
      'in brackets by its month, with its kind',
      'BASC-3 TRS\n\nHyperactivity T=63, 89th percentile (Oct. T=72)',
      [
        ['Hyperactivity', 't-score', 63, false],
        ['Hyperactivity', 't-score', 72, true],
      ],
    ],
    [
      'in brackets by the grade it was earned in',
      'TOWL-4\n\nOverall Writing 81, 10th %ile (in spring of grade 2: 77)',
      [
        ['Overall Writing', 'standard', 81, false],
        ['Overall Writing', 'standard', 77, true],
      ],
    ],
    [
      'in brackets between its growth score and its place',
      'MAP Reading, fall: RIT 204, 31st percentile (last fall 198, 24th percentile).',
      [
        ['Reading', 'percentile', 31, false],
        ['Reading', 'percentile', 24, true],
      ],
    ],
    [
      'told of last spring, which is no part of its name',
      'KeyMath-3 Applied Problem Solving last spring was a scaled score of 6 (9th percentile).',
      [['KeyMath-3 Applied Problem Solving', 'scaled', 6, true]],
    ],
    [
      'and none where last spring is told of another test',
      'The state test last spring was passed, and the KTEA-3 Reading Comprehension score was 107 (68th percentile).',
      [['Reading Comprehension', 'standard', 107, false]],
    ],
    [
      'in a paragraph that opens with when it was tested, and not where that is now',
      'From the evaluation of March 2023 (grade 1): WIAT-4 Spelling 82 (12th percentile). WIAT-4: Basic Reading 104 (61st percentile).\n\nFrom the testing of October 2026: WIAT-4 Spelling 85 (16th percentile). WIAT-4: Basic Reading 99 (47th percentile).',
      [
        ['Spelling', 'standard', 82, true],
        ['Basic Reading', 'standard', 104, true],
        ['Spelling', 'standard', 85, false],
        ['Basic Reading', 'standard', 99, false],
      ],
    ],
    [
      'in a sentence of its own behind the score',
      'Beery VMI: standard score 93, 32nd percentile. In 2024 the score was 84.',
      [
        ['Beery VMI', 'standard', 93, false],
        ['Beery VMI', 'standard', 84, true],
      ],
    ],
    [
      'behind a colon, as years ago',
      'KeyMath-3: Operations 91, 27th percentile. The Operations result is a gain: three years ago it was 79.',
      [
        ['Operations', 'standard', 91, false],
        ['Operations', 'standard', 79, true],
      ],
    ],
    [
      'as the place of a year ago',
      'STAR Math: 24th percentile. A year ago it was the 17th percentile.',
      [
        ['STAR Math', 'percentile', 24, false],
        ['STAR Math', 'percentile', 17, true],
      ],
    ],
  ])('%s', (_, text, scores) => {
    expect(scoresOf(text)).toEqual(scores);
  });

  it('is not a count of another thing years ago', () => {
    expect(
      scoresOf('KeyMath-3: Operations 91, 27th percentile. Two years ago it was 79 words a minute.'),
    ).not.toContainEqual(['Operations', 'standard', 79, true]);
  });

  it('is quoted from the line it stands in', () => {
    const [, earlier] = measuresOf('Beery VMI: standard score 93. In 2024 the score was 84.');
    expect(earlier?.quote).toBe('In 2024 the score was 84.');
  });

  it.each([
    ['what else a bracket counts', 'BOT-2 scale scores\n\nManual Dexterity\t9\t(2024: 6 of 12 pegs)'],
    ['the percentile in it', 'BOT-2 scale scores\n\nManual Dexterity\t9\t(2024: 6th percentile)'],
  ])('is not %s', (_, text) => {
    expect(scoresOf(text)).not.toContainEqual(['Manual Dexterity', 'scaled', 6, true]);
  });

  it('is not what another scale had', () => {
    expect(
      scoresOf('Beery VMI: standard score 93, 32nd percentile. In 2024 the Brief Writing score was 84.'),
    ).not.toContainEqual(['Beery VMI', 'standard', 84, true]);
  });
});

describe('a row of standard scores below a test of T scores', () => {
  const LISTED = 'Tests given\nWISC-V\nBASC-3, teacher and parent\n\nCognitive\n\n';

  it('is another test where its percentile proves it', () => {
    const scores = scoresOf(
      `${LISTED}Index                   Standard Score   Percentile\nFluid Reasoning               92             30\nProcessing Speed              79              8`,
    );
    expect(scores).toContainEqual(['Fluid Reasoning', 'standard', 92, false]);
    expect(scores).toContainEqual(['Processing Speed', 'standard', 79, false]);
  });

  it('stays a T score where the percentile is that of one', () => {
    expect(
      scoresOf(
        'BOT-2\n\nComposite               Standard Score   Percentile\nBody Coordination             34              5',
      ),
    ).toContainEqual(['Body Coordination', 't-score', 34, false]);
  });
});

describe('a raw score before the scaled score made of it', () => {
  it('keeps the name and counts nothing', () => {
    const measures = measuresOf(
      'Test of Gross Motor Development, Third Edition (TGMD-3):\nBall Skills raw 19 of 54, scaled score 5, 5th percentile',
    );
    expect(measures.map(({ subtest, kind, value }) => [subtest, kind, value])).toEqual([
      ['Ball Skills', 'scaled', 5],
    ]);
  });
});
