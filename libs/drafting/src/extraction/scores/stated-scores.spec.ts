import { describe, expect, it } from '@jest/globals';
import { isNormScore } from '../measure.js';
import { readReport } from '../read-report.js';

const scores = (text: string) =>
  readReport([{ page: 1, text: `Student: Sam Lee\nGrade: 4\n\nTest results\n${text}` }])
    .measures.filter(isNormScore)
    .map(({ subtest, kind, value, percentile }) => [subtest, kind, value, percentile]);

describe('scores told in sentences', () => {
  it('are read by the percentile beside them, whatever the test is called', () => {
    expect(
      scores('Battelle (BDI-3) given 9/23: Adaptive 88 (21%ile), Motor 95 (37%ile), Cognitive 101 (53%ile).'),
    ).toEqual([
      ['Adaptive', 'standard', 88, 21],
      ['Motor', 'standard', 95, 37],
      ['Cognitive', 'standard', 101, 53],
    ]);
  });

  it.each([
    [
      'The BASC-3 teacher form produced T scores of 52 for Attention Problems, 48 for Anxiety and 64 for Learning Problems.',
      [
        ['Attention Problems', 52],
        ['Anxiety', 48],
        ['Learning Problems', 64],
      ],
    ],
    [
      'On the BASC-3 she earned T-scores of 71 on Anxiety, 45 on Aggression and 50 on Hyperactivity.',
      [
        ['Anxiety', 71],
        ['Aggression', 45],
        ['Hyperactivity', 50],
      ],
    ],
    ['Anxiety was in the average range with a T score of 48 on the BASC-3.', [['Anxiety', 48]]],
  ])('belong to the scale named behind them where each is: %s', (text, expected) => {
    expect(scores(text).map(([name, , value]) => [name, value])).toEqual(expected);
  });

  it('are T scores where brackets behind the figure call them so', () => {
    expect(scores('BOT-2 Body Coordination: standard score 51 (T), 54th percentile.')).toEqual([
      ['Body Coordination', 't-score', 51, 54],
    ]);
    expect(
      scores('TOWL-4 Contrived Writing: standard score 51, 1st percentile.').map(([, kind]) => kind),
    ).toEqual(['standard']);
  });

  it('are read in an indented table whose names stand below "Composite"', () => {
    expect(
      scores(
        'ABAS-3, parent form\n\tComposite\tStandard score\tPercentile\n\tConceptual\t72\t3\n\tPractical\t78\t7\n',
      ),
    ).toEqual([
      ['Conceptual', 'standard', 72, 3],
      ['Practical', 'standard', 78, 7],
    ]);
  });

  it.each([
    [
      'with T before each',
      'BASC-3\nHyperactivity: T = 52 / T = 49',
      [
        ['Hyperactivity', 't-score', 52],
        ['Hyperactivity', 't-score', 49],
      ],
    ],
    [
      'with T before the first',
      'Conners 4\nImpulsivity: T = 60 / 55',
      [
        ['Impulsivity', 't-score', 60],
        ['Impulsivity', 't-score', 55],
      ],
    ],
    [
      'as standard scores',
      'SSIS\nCooperation: SS 91 / SS 84',
      [
        ['Cooperation', 'standard', 91],
        ['Cooperation', 'standard', 84],
      ],
    ],
  ])('of two raters beside each other are both read: %s', (_how, text, told) => {
    expect(scores(text).map((score) => score.slice(0, 3))).toEqual(told);
  });

  it.each([
    ['Nonverbal Intelligence Index 93 Percentile 32', ['Nonverbal Intelligence', 'standard', 93, 32]],
    ['Verbal Cluster 92 PR 30', ['Verbal Cluster', 'standard', 92, 30]],
    ['Special Nonverbal Composite 97 Percentile: 42', ['Special Nonverbal Composite', 'standard', 97, 42]],
    ['Essay Composition - 92 - 30th percentile', ['Essay Composition', 'standard', 92, 30]],
    ['- Motor Coordination, standard score 74, percentile 4', ['Motor Coordination', 'standard', 74, 4]],
  ])('are read from a line with the percentile named in front of it: %s', (text, score) => {
    expect(scores(text)).toEqual([score]);
  });

  it('take no number for a score whose percentile it does not fit', () => {
    expect(scores('Form 25 - 75th percentile range was used.')).toEqual([]);
  });

  it("of a seasonal benchmark are its percentile, and the benchmark itself is nobody's", () => {
    expect(scores('Winter benchmark: 64th percentile.').map((score) => score.slice(1, 3))).toEqual([
      ['percentile', 64],
    ]);
    expect(scores('The benchmark is the 40th percentile.')).toEqual([]);
  });

  it('are read by the names of their own instrument in a list', () => {
    expect(
      scores('ABAS-3, parent form: Conceptual 66, 1st percentile; Social 92, 30th percentile; Practical 70.'),
    ).toEqual([
      ['Conceptual', 'standard', 66, 1],
      ['Social', 'standard', 92, 30],
      ['Practical', 'standard', 70, undefined],
    ]);
  });

  it('are read by the kind they name', () => {
    expect(
      scores('SPM-2 School: Hearing T=71, Touch T=66. PEDI-CAT Mobility: T score 31, 3rd percentile.'),
    ).toEqual([
      ['Hearing', 't-score', 71, undefined],
      ['Touch', 't-score', 66, undefined],
      ['PEDI-CAT Mobility', 't-score', 31, 3],
    ]);
  });

  it('are read in front of their names', () => {
    expect(
      scores(
        'On the KTEA-3 he earned a 106 in Reading Comprehension (66th percentile) and an 82 in Written Expression (12th percentile).',
      ),
    ).toEqual([
      ['Reading Comprehension', 'standard', 106, 66],
      ['Written Expression', 'standard', 82, 12],
    ]);
  });

  it('are read behind dots that lead to them', () => {
    expect(
      scores('KeyMath-3\nOperations . . . . . . . 77 . . . .  6th\nGeometry ... 92 (30th %ile)'),
    ).toEqual([
      ['Operations', 'standard', 77, 6],
      ['Geometry', 'standard', 92, 30],
    ]);
  });

  it('keep who gave each of two ratings', () => {
    const report = readReport([
      {
        page: 1,
        text: 'Student: Sam Lee\n\nRating scales\nSRS-2 T scores, parent / teacher: Social Awareness 60 / 71; Social Cognition 57 / 66.',
      },
    ]);
    const told = report.measures.map(({ reporter, kind, value }) => [reporter, kind, value]);
    expect(told).toHaveLength(4);
    expect(told).toEqual(
      expect.arrayContaining([
        ['parent', 't-score', 60],
        ['teacher', 't-score', 71],
        ['parent', 't-score', 57],
        ['teacher', 't-score', 66],
      ]),
    );
  });

  it('of screening tests are percentiles only', () => {
    expect(scores('On the fall MAP she was at the 74th percentile in reading and the 69th in math.')).toEqual(
      [
        ['reading', 'percentile', 74, 74],
        ['math', 'percentile', 69, 69],
      ],
    );
    expect(scores('STAR Math SS 688, GE 4.9, 11 percentile.')).toEqual([['Math', 'percentile', 11, 11]]);
  });

  it.each([
    'Sounds-in-Words raw score 34.',
    'She is 12th in a class of 80 and has 85 in Spelling.',
    'Cut score 85 (16th percentile) qualifies for services.',
    'Scores of 90 to 109 are average, with a mean of 100 and an SD of 15.',
    'Testing was done on 9/23 in room 104, grade 4, page 88.',
    'The benchmark is the 50th percentile on the MAP in reading.',
    'Operations 77 (62nd percentile).',
  ])('are none in "%s"', (text) => {
    expect(scores(`KeyMath-3 was given. ${text}`)).toEqual([]);
  });
});
