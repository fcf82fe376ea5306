/** Tables and identity lines whose cells a copy put on lines of their own; all made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Sam Lee\nGrade: 4\nDate of Report: 11/20/2026\n\n';
const read = (text: string) => readReport([{ page: 1, text: HEAD + text }]).measures;

describe('stacked tables', () => {
  it('reads scores, percentiles and labels', () => {
    const measures = read(
      'Clinical Evaluation of Language Fundamentals, Fifth Edition\nSubtest\nScaled Score\nPercentile Rank\nDescription\nWord Classes\n6\n9\nBelow Average\nFollowing Directions\n5\n5\nLow\nFormulated Sentences\n9\n37\nAverage\nSam tried hard.',
    );
    expect(measures).toMatchObject([
      { subtest: 'Word Classes', kind: 'scaled', value: 6, percentile: 9, instrument: 'CELF-5' },
      { subtest: 'Following Directions', kind: 'scaled', value: 5, percentile: 5 },
      { subtest: 'Formulated Sentences', kind: 'scaled', value: 9, percentile: 37, isStrength: true },
    ]);
    expect(measures[0]?.quote).toBe('Word Classes\n6\n9\nBelow Average');
  });

  it('reads a header whose cells the copy broke into two lines', () => {
    const measures = read(
      'Vineland-3\nDomain\nStandard\nScore\nPercentile\nRank\nCommunication\n95\n37\nDaily Living Skills\n71\n3\nMotor Skills\n92\n30\n',
    );
    expect(measures).toMatchObject([
      { subtest: 'Communication', kind: 'standard', value: 95, percentile: 37 },
      { subtest: 'Daily Living Skills', kind: 'standard', value: 71, percentile: 3 },
      { subtest: 'Motor Skills', kind: 'standard', value: 92, percentile: 30 },
    ]);
  });

  it('reads a series, with blank lines between the cells', () => {
    const measures = read(
      'Oral reading fluency\n\nDate\n\nWCPM\n\nErrors\n\nSeptember\n\n41\n\n6\n\nOctober\n\n44\n\n5\n\nNovember\n\n49\n\n5\n',
    );
    expect(measures.map(({ value, isPrior }) => [value, isPrior])).toEqual([
      [41, true],
      [44, true],
      [49, false],
    ]);
  });

  it('leaves lines alone that are no table', () => {
    expect(read('Room\n12\nBus\n14\nLunch number\n331')).toEqual([]);
  });
});

describe('a header of two lines', () => {
  const history = ({ value, isPrior }: { value: number; isPrior: boolean }) => [value, isPrior];

  it('gives each date to the columns that stand under it', () => {
    const measures = read(
      'WIAT-4\n                    Oct 2023           Oct 2026\n                    SS    %ile         SS    %ile\n  Word Reading      74     4           90    25\n  Spelling          76     5           79     8\n',
    );
    expect(measures.map(history)).toEqual([
      [74, true],
      [90, false],
      [76, true],
      [79, false],
    ]);
  });

  it('takes no line that leads over to the table for a part of it', () => {
    const measures = read(
      'Feelings. BASC-3, self-report and parent, T-scores:\n\n                 2022               2026\n             Parent   Self      Parent   Self\n  Anxiety      78      74         66      69\n',
    );
    expect(measures.map(history)).toEqual([
      [78, true],
      [74, true],
      [66, false],
      [69, false],
    ]);
  });
});

describe('the test a table belongs to', () => {
  it('is the one named right above it, not that of the section', () => {
    const measures = read(
      'COGNITIVE PROCESSING (WISC-V)\n\n| Index | Standard Score | Percentile |\n|---|---|---|\n| Working Memory | 88 | 21 |\n\nAcademic achievement (KTEA-3, Form A)\n\n| Subtest | Standard Score | Percentile |\n|---|---|---|\n| Spelling | 78 | 7 |',
    );
    expect(measures).toMatchObject([
      { subtest: 'Working Memory', instrument: 'WISC-V', areaOfNeed: null },
      { subtest: 'Spelling', instrument: 'KTEA-3', areaOfNeed: 'Spelling' },
    ]);
  });

  it('holds older results below a line between the rows that says so', () => {
    const measures = read(
      'GFTA-3\nMeasure   Standard Score   Percentile\nSounds-in-Words   75   5\nPrevious testing (3/2023)\nSounds-in-Words   61   1',
    );
    expect(measures.map(({ value, isPrior }) => [value, isPrior])).toEqual([
      [75, false],
      [61, true],
    ]);
  });
});

describe('who a report is about', () => {
  const studentOf = (text: string) => readReport([{ page: 1, text }]).student;

  it('reads the value below its label', () => {
    expect(
      studentOf('Evaluation\nStudent\nIlka Marsh-Dole\nStudent ID\n4411\nGrade\n5\nSchool\nHill Elementary'),
    ).toMatchObject({ name: 'Ilka Marsh-Dole', grade: '5' });
    expect(
      studentOf(
        'SPEECH FORM\n1. Who is this about?\nTova Ngubane, 4th grade, Lake School.\n2. What did you see?\nWhat she says is slushy.',
      ),
    ).toMatchObject({ name: 'Tova Ngubane' });
  });

  it('reads marked-up labels and the patient of a clinic', () => {
    expect(studentOf('**Pupil:** Runa Vega\n**Grade:** 8 (Hill School, room 4)')).toMatchObject({
      name: 'Runa Vega',
      grade: '8',
    });
    expect(studentOf('Patient: Leopold ("Leo") Brandt\nGrade: 6')).toMatchObject({ name: 'Leopold Brandt' });
  });

  it('finds the child a letter home speaks of', () => {
    const letter =
      "October 2, 2026\n\nDear Mr. and Mrs. Voss,\n\nThank you for coming in on Tuesday. Odile's reading is a joy. In math Odile is still unsure which number is more. In November we will look again.\n\nWarmly,\nR. Pine";
    expect(studentOf(letter).name).toBe('Odile');
  });
});
