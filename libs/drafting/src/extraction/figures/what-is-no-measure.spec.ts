import { describe, expect, it } from '@jest/globals';
import { proposeAreas } from '../../areas/proposal.js';
import type { Measure } from '../measure.js';
import { readReport } from '../read-report.js';
import type { Report } from '../report.js';

const read = (...lines: string[]): Report =>
  readReport([
    {
      page: 1,
      text: ['Student: Nola Reyes', 'Grade: 4', 'Date of report: 10/20/2026', '', ...lines].join('\n'),
    },
  ]);
const told = ({ kind, value, outOf, isPrior }: Measure) => ({ kind, value, outOf, isPrior });
const areas = (report: Report) => proposeAreas(report).map(({ areaOfNeed }) => areaOfNeed);

describe('numbers that are no measure of a skill', () => {
  it('how long a way is', () => {
    const feet = (sentence: string) =>
      read('GROSS MOTOR', sentence).measures.filter(({ unit }) => unit === 'feet').length;
    expect(
      feet('Nola walks from the room to the playground (about 260 feet with one flight of stairs).'),
    ).toBe(0);
    expect(feet('Nola walked 150 feet from the bus to the gym before she rested.')).toBe(1);
  });

  it('a day in a column of dates, and visits in a row below a percentile', () => {
    const { measures } = read(
      'Record review',
      '| Information needed | Date collected | Findings |',
      '| Writing sample | 9/20/26 | Not scored |',
      '| Writing fluency | 9/28/26 | Writing fluency - 62nd percentile |',
      '| Tardies | 10/15 | None reported |',
      '| Spelling lists | 10/16/26 | Kept by the teacher |',
      '| Visits to the nurse | 10/15 | 3 visits during reading class |',
    );
    expect(measures.filter(({ value }) => value !== 62)).toEqual([]);
  });

  it('what one stands on', () => {
    const feet = (sentence: string) =>
      read('GROSS MOTOR', sentence).measures.filter(({ unit }) => unit === 'feet').length;
    expect(feet('Nola jumps up off two feet.')).toBe(0);
    expect(feet('Nola jumped 2 feet together.')).toBe(0);
    expect(feet('Nola jumped a distance of 2 feet.')).toBe(feet('Nola jumped a distance of 3 feet.'));
  });

  it('how much was gained, and not where it led', () => {
    const rates = (sentence: string) => read('READING FLUENCY', sentence).measures.map(({ value }) => value);
    expect(rates('Nola has gained fourteen words correct per minute since the fall.')).toEqual([]);
    expect(rates('Her reading has grown by about 9 words correct per minute.')).toEqual([]);
    expect(rates('On the benchmark passages the median was 71 words correct per minute.')).toEqual([71]);
  });

  it('buttons of a talker, for dressing', () => {
    const told = (sentence: string) => read('CONCERNS', sentence).concerns.flatMap((said) => said.areas);
    expect(told('Nola rarely combined two buttons and has difficulty with longer messages.')).not.toContain(
      'Self-care',
    );
    expect(told('Nola has difficulty with buttons and snaps.')).toContain('Self-care');
  });

  it('a mark that something waits for', () => {
    expect(read('READING', 'Decodable text only till accuracy is at 95%.').measures).toEqual([]);
    expect(read('READING', 'Her accuracy is at 91% on decodable text.').measures).toHaveLength(1);
  });

  it.each([
    ['MATH COMPUTATION', 'In an interview she gave 4 out of 10 for liking math.'],
    ['MATH COMPUTATION', 'Nola rated math a 3 out of 10 and said she hates it.'],
    ['EMOTIONAL REGULATION', 'Her mother rates her worry 8 out of 10.'],
  ])('a rating of a feeling: %s, %s', (heading, sentence) => {
    expect(read(heading, sentence).measures).toEqual([]);
  });

  it.each([
    'Counselor to teach a calming routine: 25 minutes, twice a week, small group.',
    '- All staff to wait 10 seconds before they help Nola calm down.',
  ])('what somebody is to do: %s', (sentence) => {
    expect(read('EMOTIONAL REGULATION', sentence).measures).toEqual([]);
  });

  it('what is usual in the place', () => {
    const { measures } = read('WRITING', 'Grade 4 local median: 38 words, 31 correct writing sequences.');
    expect(measures).toEqual([]);
  });

  it('counts what was done, whoever rates', () => {
    expect(read('MATH COMPUTATION', 'She gave 4 of 10 correct answers.').measures.map(told)).toEqual([
      { kind: 'ratio', value: 4, outOf: 10, isPrior: false },
    ]);
  });

  it.each([
    'Spelling inventory of fall. Nola spelled 4 of 20 words (9/30).',
    'Spelling inventory, 9/30/2026: Nola spelled 4 of 20 words, fewer than last time (9/30).',
  ])('a date in brackets: %s', (sentence) => {
    expect(read('SPELLING', sentence).measures.map(({ value, outOf }) => [value, outOf])).toEqual([[4, 20]]);
  });
});

describe('numbers told in their own way', () => {
  it('takes the median, not of how many it is one', () => {
    const { measures } = read('READING', 'Nola read 34 words correct per minute, median of three passages.');
    expect(measures.map(({ value }) => value)).toEqual([34]);
  });

  it('places a month before the report, whose date has dashes, in the year before', () => {
    const { measures } = readReport([
      {
        page: 1,
        text: 'Student: Nola Reyes\nGrade: 2\nDate: 1-14-26\n\nDECODING\nSilent-e words: 11 of 20 (in October, 4 of 20).',
      },
    ]);
    expect(measures.map(told)).toEqual([
      { kind: 'ratio', value: 11, outOf: 20, isPrior: false },
      { kind: 'ratio', value: 4, outOf: 20, isPrior: true },
    ]);
  });

  it.each(['Graduation', 'Age of majority'])('does not hold the day of the %s for today', (what) => {
    const { measures } = readReport([
      {
        page: 1,
        text: `Student: Nola Reyes   Age: 17   ${what}: June 2028\n\nWORK EXPERIENCE\nOn 11/10 Nola completed 5 of 12 steps of the shelving routine; in September it was 2 of 12 steps.`,
      },
    ]);
    expect(measures.map(told)).toEqual([
      { kind: 'ratio', value: 5, outOf: 12, isPrior: false },
      { kind: 'ratio', value: 2, outOf: 12, isPrior: true },
    ]);
  });

  it('knows the share of worksheets finished as work completion', () => {
    const { measures } = read('OBSERVATION', 'Nola finished 30% of the independent math worksheets.');
    expect(measures.map(({ value, areaOfNeed }) => [value, areaOfNeed])).toEqual([
      [30, 'Work completion and executive function'],
    ]);
  });

  it.each([
    'Two-step directions. 12 given: 5 carried out.',
    'Two-step directions, 12 were given; 5 were followed.',
  ])('the whole first: %s', (sentence) => {
    expect(read('RECEPTIVE LANGUAGE', sentence).measures.map(told)).toEqual([
      { kind: 'ratio', value: 5, outOf: 12, isPrior: false },
    ]);
  });

  it('holds an earlier grade to be past as soon as something newer is told', () => {
    const { measures } = read(
      'READING FLUENCY',
      'In grade 1 Nola read 12 words correct per minute. Now she reads 40 words correct per minute.',
    );
    expect(measures.map(({ value, isPrior }) => [value, isPrior])).toEqual([
      [12, true],
      [40, false],
    ]);
  });

  it('sees the writing in a count of legible letters', () => {
    const { measures } = read('Alphabet from memory: 14 of 26 letters legible.');
    expect(measures.map(({ areaOfNeed }) => areaOfNeed)).toEqual(['Handwriting']);
  });

  it.each([
    'Off-topic comments: 45%, peers 10%.',
    'Her comments were off-topic 45% of the time (peers 10%).',
  ])('calls it no strength to do more of what goes wrong than others: %s', (sentence) => {
    expect(read('PRAGMATIC LANGUAGE', sentence).measures.map(({ isStrength }) => isStrength)).toEqual([
      false,
    ]);
  });

  it.each([
    ['Peabody Picture Vocabulary Test, Fifth Edition Standard Score 107 Percentile 68', 107, 68],
    ['Peabody Picture Vocabulary Test, Fifth Edition Standard Score 85 Percentile Rank 16', 85, 16],
  ])('takes no score for the percentile named behind it: %s', (sentence, value, percentile) => {
    const [score] = read('VOCABULARY', sentence).measures;
    expect([score?.value, score?.percentile]).toEqual([value, percentile]);
  });

  it('holds older testing to be past', () => {
    const { measures } = read(
      'TESTING',
      'Older testing (for reference only). Woodcock-Johnson IV: Reading Comprehension 72 (3rd percentile).',
      'Older testing: Woodcock-Johnson IV, April 2024: Reading Comprehension 72 (3rd percentile).',
    );
    expect(measures.at(-1)?.isPrior).toBe(true);
  });
});

describe('strengths said where needs stand', () => {
  it.each([
    ['Language is not a concern: vocabulary and following directions are all solid.', 'Vocabulary'],
    [
      'His teacher says that he reads above grade level and his spelling is among the best in class.',
      'Spelling',
    ],
    ['Reading comprehension: 85% on grade-level texts; not a need.', 'Reading comprehension'],
  ])('%s', (sentence, area) => {
    const report = read('CONCERNS', sentence);
    expect(areas(report)).not.toContain(area);
    expect(report.strengths.flatMap((said) => said.areas)).toContain(area);
  });

  it.each(['Spelling is a concern.', 'His spelling is not what it should be, a concern of his teacher.'])(
    'still hears the worry: %s',
    (sentence) => {
      expect(read('CONCERNS', sentence).concerns.flatMap((said) => said.areas)).toContain('Spelling');
    },
  );

  it("closes last year's goal where the recommendations end the work", () => {
    const lines = [
      'ANNUAL REVIEW: PROGRESS ON GOALS',
      'GOAL 1 (articulation)',
      'By October 2026, Nola will produce /s/ in structured sentences with 80% accuracy over three sessions.',
      'October 2026: 93%',
      '',
      'RECOMMENDATIONS',
    ];
    expect(areas(read(...lines, '- Continue goal 1.'))).toContain('Articulation');
    expect(areas(read(...lines, '- No more articulation work.'))).not.toContain('Articulation');
  });
});
