/** Norm scores in tables as copies of reports set them, and in lists under the head that says their kind; all made up. */
import { describe, expect, it } from '@jest/globals';
import { isNormScore } from '../measure.js';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Sam Lee\nGrade: 4\nDate of Report: 11/20/2026\n\nResults\n\n';
const scoresOf = (text: string) =>
  readReport([{ page: 1, text: HEAD + text }])
    .measures.filter(isNormScore)
    .map(({ subtest, kind, value, percentile, reporter }) => [subtest, kind, value, percentile, reporter]);

describe('counts below the scores of a test', () => {
  it('are no scores, though they stand in its columns', () => {
    expect(
      scoresOf(
        'TESTS\n                                     Std score   %ile\n  KLPA-3  Phonological process          70         2\n  GFTA-3  Sounds-in-Words               74         4\nPATTERNS\n  Gliding (wabbit for rabbit)           70%    (21 of 30)\n  Stopping of f                          5%    nearly gone\n  Blends with s, single words           8 of 24\n',
      ).map(([, kind, value]) => [kind, value]),
    ).toEqual([
      ['standard', 70],
      ['standard', 74],
    ]);
  });
});

describe('scores of two raters', () => {
  it("are read of every scale in the test's own list, composites with a percentile in brackets too", () => {
    expect(
      scoresOf(
        'ABAS-3, given in May\n\nArea                     Parent         Teacher\nGeneral Adaptive         72 (3%)        69 (2%)\n  Leisure                6              9\n  Functional Academics   4              2\n\nComposites have a mean of 100.',
      ),
    ).toEqual([
      ['General Adaptive', 'standard', 72, 3, 'parent'],
      ['General Adaptive', 'standard', 69, 2, 'teacher'],
      ['Leisure', 'scaled', 6, undefined, 'parent'],
      ['Leisure', 'scaled', 9, undefined, 'teacher'],
      ['Functional Academics', 'scaled', 4, undefined, 'parent'],
      ['Functional Academics', 'scaled', 2, undefined, 'teacher'],
    ]);
  });

  it('stand under raters who are named and not said to be a teacher or a parent', () => {
    expect(
      scoresOf(
        'BRIEF-2 T-scores, with 65 and above elevated:\n\n                 Ms. Alder     Mr. Brook\nInitiate              72             68\nInhibit               51             49\n',
      ),
    ).toEqual([
      ['Initiate', 't-score', 72, undefined, undefined],
      ['Initiate', 't-score', 68, undefined, undefined],
      ['Inhibit', 't-score', 51, undefined, undefined],
      ['Inhibit', 't-score', 49, undefined, undefined],
    ]);
  });

  it('stand under their raters where tabs only pad', () => {
    expect(
      scoresOf(
        'BRIEF-2 (T scores)\n\n\t\t\tParent\t\tTeacher\nInhibit\t\t\t61 (84%ile)\t57 (73%ile)\nEmotional Control\t44 (30%ile)\t49 (46%ile)\n',
      ),
    ).toEqual([
      ['Inhibit', 't-score', 61, 84, 'parent'],
      ['Inhibit', 't-score', 57, 73, 'teacher'],
      ['Emotional Control', 't-score', 44, 30, 'parent'],
      ['Emotional Control', 't-score', 49, 46, 'teacher'],
    ]);
  });
});

describe('a table set in by a tab', () => {
  it('has its names in the first column that holds words, digits and all', () => {
    expect(scoresOf('\tTest\tStd. score\t%ile\n\tBeery VMI (6th ed.)\t85\t16\n')).toEqual([
      ['Beery VMI', 'standard', 85, 16, undefined],
    ]);
  });

  it('may have the edition of its test and who filled it in over the names', () => {
    expect(
      scoresOf('\tRCMAS 2 (self)\tT-score\n\tTotal\t67\n\tSocial Anxiety: Meeting People\t71\n'),
    ).toEqual([
      ['Total', 't-score', 67, undefined, undefined],
      ['Social Anxiety: Meeting People', 't-score', 71, undefined, undefined],
    ]);
  });
});

describe('a row of scores', () => {
  it('is parted where a long name reaches up to its figure', () => {
    expect(
      scoresOf(
        'PLS-5\n\nScale                    SS      %ile    Age equiv.\nAuditory Comprehension   88      21      31 mo\nExpressive Communication 74       4      22 mo\n',
      ),
    ).toContainEqual(['Expressive Communication', 'standard', 74, 4, undefined]);
  });

  it('keeps the number of its name where that stands under no column', () => {
    const scores = scoresOf(
      'WIAT-4\n\nSubtest                              SS      %ile\nList 7                                       21\nSpelling                             88      21\n',
    );
    expect(scores).toContainEqual(['Spelling', 'standard', 88, 21, undefined]);
    expect(scores.map(([, , value]) => value)).not.toContain(7);
  });

  it('may go on with words for its band where single spaces part it', () => {
    expect(
      scoresOf(
        'TGMD-3\nSubtest Scaled Score Percentile Descriptive Term\nLocomotor 6 9 Below average\nBall Skills 4 2 Impaired or delayed\n',
      ),
    ).toEqual([
      ['Locomotor', 'scaled', 6, 9, undefined],
      ['Ball Skills', 'scaled', 4, 2, undefined],
    ]);
  });

  it('stands under a header with the width of an interval', () => {
    expect(
      scoresOf(
        '| Test | Std. score | %ile | 90% interval |\n|---|---|---|---|\n| Harper Phonology Scale-3 | 78 | 7 | 74-84 |\n',
      ),
    ).toEqual([['Harper Phonology Scale-3', 'standard', 78, 7, undefined]]);
  });

  it("of a test with a mean of its own is held against that test's percentiles", () => {
    const table = (test: string) =>
      scoresOf(
        `Subtest                          Scaled score     %ile\n${test} Manual Dexterity         10           16\n`,
      );
    expect(table('BOT-2')).toEqual([['Manual Dexterity', 'scaled', 10, 16, undefined]]);
    expect(table('PDMS-3').map(([, , value]) => value)).not.toContain(10);
  });
});

describe('the mean and the spread in front of a list', () => {
  it('say what kind of score all of it is', () => {
    expect(
      scoresOf('KeyMath-3. Subtests (mean 10, SD 3): Numeration 4, Geometry 9, Data Analysis 12'),
    ).toEqual([
      ['Numeration', 'scaled', 4, undefined, undefined],
      ['Geometry', 'scaled', 9, undefined, undefined],
      ['Data Analysis', 'scaled', 12, undefined, undefined],
    ]);
  });

  it('of 15 tell nothing where the test has no such scores', () => {
    const list = '(mean 15, SD 3) the subdomains were Personal 13, Domestic 7';
    const values = (text: string) => scoresOf(text).map(([, , value]) => value);
    expect(values(`Vineland-3. In v-scale terms ${list}`)).toEqual([13, 7]);
    expect(values(`KeyMath-3. In terms ${list}`)).toEqual([]);
  });
});

describe('a score behind its band', () => {
  it('is of the scale that fell there', () => {
    expect(
      scoresOf('On the Sensory Processing Measure-2 the Touch scale fell in Severe Difficulties (T = 71).'),
    ).toEqual([['Touch scale', 't-score', 71, undefined, undefined]]);
  });
});

describe('the percentile of a screening test', () => {
  it('may have its season between the word and the figure, and the next without the word', () => {
    expect(scoresOf('His STAR Reading percentile rank in the fall was 71 and STAR Math 64.')).toEqual([
      ['Reading', 'percentile', 71, 71, undefined],
      ['Math', 'percentile', 64, 64, undefined],
    ]);
  });
});

describe('the rank of a score', () => {
  it.each([
    [
      'in brackets behind it, as an ordinal',
      'On the WISC-V, Visual Spatial was 106 (66th) and Processing Speed was 84 (14th).',
      [
        ['Visual Spatial', 'standard', 106, 66, undefined],
        ['Processing Speed', 'standard', 84, 14, undefined],
      ],
    ],
    [
      'in a column of its own behind it',
      'KTEA-3\n\n   Reading Comprehension    83    (13th percentile)\n   Math Computation        102    (55th percentile)\n',
      [
        ['Reading Comprehension', 'standard', 83, 13, undefined],
        ['Math Computation', 'standard', 102, 55, undefined],
      ],
    ],
    [
      'over the end of a line',
      'The BASC-3 teacher form (Mrs. Orr, May 4): Hyperactivity T = 70 (95th\npercentile), Aggression T = 48 (53rd\npercentile), Anxiety T = 51 (61st percentile).\n',
      [
        ['Hyperactivity', 't-score', 70, 95, 'teacher'],
        ['Aggression', 't-score', 48, 53, undefined],
        ['Anxiety', 't-score', 51, 61, undefined],
      ],
    ],
    [
      'and no day of testing',
      'KTEA-3 Spelling      standard score 77     6th percentile     11/13/2026\nKTEA-3 Writing       standard score 95     37th percentile    11/13/2026\n',
      [
        ['Spelling', 'standard', 77, 6, undefined],
        ['KTEA-3 Writing', 'standard', 95, 37, undefined],
      ],
    ],
  ])('stands %s', (_, text, scores) => {
    expect(scoresOf(text)).toEqual(scores);
  });

  it('belongs to the raters each, though nobody knows the test', () => {
    expect(
      scoresOf(
        'Planning scales\n\n             Mother          Teacher         Self\nPlanning     78 (7th %ile)   75 (5th %ile)   83 (13th %ile)\n',
      ),
    ).toEqual([
      ['Planning', 'standard', 78, 7, 'parent'],
      ['Planning', 'standard', 75, 5, 'teacher'],
      ['Planning', 'standard', 83, 13, 'student'],
    ]);
  });
});

describe('a score and its rank', () => {
  it('share a cell under a header that names both', () => {
    expect(
      scoresOf(
        'Vineland-3             Parent (SS / %ile)     Teacher (SS / %ile)\nSocialization              84 / 14                81 / 10\n',
      ),
    ).toEqual([
      ['Socialization', 'standard', 84, 14, 'parent'],
      ['Socialization', 'standard', 81, 10, 'teacher'],
    ]);
  });

  it('are read in both columns of a table whose first column has no head', () => {
    expect(
      scoresOf(
        'Two languages were tested.\n\n                       Hmong          English\n   Story Grammar       82 (12th)      76 (5th)\n',
      ).map(([, ...told]) => told),
    ).toEqual([
      ['standard', 82, 12, undefined],
      ['standard', 76, 5, undefined],
    ]);
  });

  it('are told of a second rater without the name of the scale', () => {
    expect(
      scoresOf("The Conners 4 from his teacher gives Inattention T = 66; his mother's rating is T = 57.").map(
        (told) => told.slice(0, 4),
      ),
    ).toEqual([
      ['Inattention', 't-score', 66, undefined],
      ['Inattention', 't-score', 57, undefined],
    ]);
  });

  it('are of before in a column under a year beside those of today, and in a row of an older day', () => {
    const isPriorBy = (text: string) =>
      readReport([{ page: 1, text: HEAD + text }])
        .measures.filter(isNormScore)
        .map(({ value, isPrior }) => [value, isPrior]);
    expect(
      isPriorBy(
        'CELF-5               Today     Percentile     2023\nCore Language        84        14             77\n',
      ),
    ).toEqual([
      [84, false],
      [77, true],
    ]);
    expect(
      isPriorBy(
        'Test                 Date        Score     Percentile\nWIAT-4 Spelling      10/2026     84        14\nWIAT-4 Spelling      03/2024     77        6\n',
      ),
    ).toEqual([
      [84, false],
      [77, true],
    ]);
  });
});

describe('a row that says what its figure is', () => {
  it('heads no table', () => {
    expect(
      scoresOf('BOT-2\n\nFine Manual Control          T 37     10th percentile\n').map(([, ...told]) => told),
    ).toEqual([['t-score', 37, 10, undefined]]);
  });

  it('stands under a test that is named with its kind of score', () => {
    expect(
      scoresOf(
        'Conners 4 (T-scores)      Parent     Teacher\nInattention                64         70\nHyperactivity              53         58\n',
      ).map(([, ...told]) => told),
    ).toEqual([
      ['t-score', 64, undefined, 'parent'],
      ['t-score', 70, undefined, 'teacher'],
      ['t-score', 53, undefined, 'parent'],
      ['t-score', 58, undefined, 'teacher'],
    ]);
  });
});

it('reads scores whose header has no word over the names, though a row leaves its last column out', () => {
  const table = `CELF-5

                                    Score    Percentile    Range
  Core Language Score                 82        12         Low average
      Word Classes                    10        50
      Sentence Assembly                6         9
`;
  expect(scoresOf(table).map(([name, kind, value, percentile]) => [name, kind, value, percentile])).toEqual([
    ['Core Language Score', 'standard', 82, 12],
    ['Word Classes', 'scaled', 10, 50],
    ['Sentence Assembly', 'scaled', 6, 9],
  ]);
});
