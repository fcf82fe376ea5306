import { describe, expect, it } from '@jest/globals';
import { proposeAreas, readReport } from '../../index.js';

const measuresOf = (text: string) => readReport([{ page: 1, text }]).measures;
const scores = (text: string) =>
  measuresOf(text).map(({ subtest, kind, value, percentile, label }) => [
    subtest,
    kind,
    value,
    percentile,
    label,
  ]);

/** As a PDF gives them: cells apart by tabs where the gap is wide, run together where it is not. */
const TABLE = `Academic Achievement (KTEA-3)
Subtest \tStandard Score Percentile \tRange
Letter & Word Recognition \t82 \t12 \tBelow Average
Math Computation \t74 \t4 \tLow
Math Concepts & Applications 79 \t8 \tLow
Spelling \t103 \t58 \tAverage
`;

describe('words for a score', () => {
  it('are not those that it is said not to be, or where a range begins', () => {
    const read = scores(
      'BASC-3\nAnxiety was rated T = 68 by the parent (clinically significant begins at 70).\nDepression was not elevated on any form (T = 52 parent).',
    );
    expect(read.map(([name, , value, , label]) => [name, value, label])).toEqual([
      ['Anxiety', 68, undefined],
      ['Depression', 52, undefined],
    ]);
  });

  it('of a test by itself are not those of the rating form before it', () => {
    const [measure] = measuresOf(
      'BASC-3 was completed by the teacher.\nSSI-4 this March: total score 22, which falls at the 41st to 60th percentile of people who stutter, rated moderate.',
    ).filter(({ subtest }) => subtest === 'SSI-4');
    expect(measure).toMatchObject({ kind: 'percentile', value: 60 });
    expect(measure?.instrument).toBeUndefined();
  });
});

describe('percentiles in brackets behind each score', () => {
  it.each([
    [
      'apart by spaces',
      'Vineland-3\n                 Interview        Teacher\nCommunication    74  (4th)        71  (3rd)\n',
    ],
    [
      'in one cell',
      'Vineland-3\n                 Interview        Teacher\nCommunication    74 (4)        71 (3)\n',
    ],
    [
      'set with single spaces',
      'Vineland-3\nInterview Teacher\nCommunication 74 (4th) 71 (3rd)\nSocialization 84 (14th) 86 (18th)\n',
    ],
  ])('go with it where the header has no column for them: %s', (_layout, text) => {
    const read = scores(text).filter(([name]) => name === 'Communication');
    expect(read.map(([, kind, value, percentile]) => [kind, value, percentile])).toEqual([
      ['standard', 74, 4],
      ['standard', 71, 3],
    ]);
  });
});

describe('a score table from a PDF', () => {
  it('is read by its columns though headers and cells ran together', () => {
    expect(scores(TABLE)).toEqual([
      ['Letter & Word Recognition', 'standard', 82, 12, 'Below Average'],
      ['Math Computation', 'standard', 74, 4, 'Low'],
      ['Math Concepts & Applications', 'standard', 79, 8, 'Low'],
      ['Spelling', 'standard', 103, 58, 'Average'],
    ]);
  });

  it('is read by its columns though three headers ran together, one of them an interval', () => {
    const text = `CELF-5
Test \tScaled Score Percentile Rank Description
Word Structure \t5 \t5 \tBelow Average
Formulated Sentences 4 \t2 \tLow
Index \tStandard Score 90% Confidence Interval Percentile Rank
Core Language Score \t78 \t72-84 \t7
Receptive Language Index 91 \t84-98 \t27
`;
    expect(scores(text)).toEqual([
      ['Word Structure', 'scaled', 5, 5, 'Below Average'],
      ['Formulated Sentences', 'scaled', 4, 2, 'Low'],
      ['Core Language Score', 'standard', 78, 7, undefined],
      ['Receptive Language Index', 'standard', 91, 27, undefined],
    ]);
  });

  it('makes needs of its low scores and none of its average ones', () => {
    const areas = proposeAreas(readReport([{ page: 1, text: TABLE }])).map(({ areaOfNeed }) => areaOfNeed);
    expect(areas).toEqual(expect.arrayContaining(['Math computation', 'Math problem solving']));
    expect(areas).not.toContain('Spelling');
  });

  it('yields nothing where score and percentile cannot be one result', () => {
    expect(scores(TABLE.replace('74 \t4', '74 \t62'))).not.toContainEqual(
      expect.arrayContaining(['Math Computation']),
    );
  });

  it('takes no number of 100 or more for a percentile', () => {
    expect(scores('KTEA-3\nSubtest \tPercentile\nSpelling \t103\n')).toEqual([]);
  });
});

describe("the student's name", () => {
  it('ends where the next label of the line begins', () => {
    const report = readReport([
      { page: 1, text: 'Name: Lila Nguyen Birthdate: 6/4/2018 Grade: 2nd Examiner: R. Ortiz' },
    ]);
    expect(report.student.name).toBe('Lila Nguyen');
  });
});

describe('what stands beside the numbers', () => {
  it('is no duration where it is the length of an interval', () => {
    const kinds = measuresOf('Ethan was on task for 55% of 15-second intervals.').map(({ kind, value }) => [
      kind,
      value,
    ]);
    expect(kinds).toEqual([['interval', 55]]);
  });

  it('is no strength where it is the next heading', () => {
    const report = readReport([
      {
        page: 1,
        text: 'Strengths\nEthan enjoys science and helps classmates.\nTeacher input\nHe often cannot finish work.\n',
      },
    ]);
    expect(report.strengths.map(({ text }) => text)).toEqual(['Ethan enjoys science and helps classmates.']);
  });
});

describe('a name within another name', () => {
  it('is no test: SSIS is not the SSI', () => {
    const { measures } = readReport([
      { page: 1, text: 'SSIS SEL Edition, teacher form: Relationship Skills SS 76, 6th percentile.' },
    ]);
    expect(measures.map(({ areaOfNeed, value }) => [areaOfNeed, value])).toEqual([['Social skills', 76]]);
  });
});
