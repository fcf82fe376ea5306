import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Nola Reyes\nGrade: 4\nDate of report: 10/20/2026\n\n';
const measuresOf = (heading: string, text: string) =>
  readReport([{ page: 1, text: `${HEAD}${heading}\n${text}` }]).measures;
const sharesOf = (heading: string, text: string) =>
  measuresOf(heading, text)
    .filter(({ isPrior }) => !isPrior)
    .map(({ value, outOf }) => [value, outOf]);

describe('a plain number is part of the whole told before it', () => {
  it.each([
    [
      'MONEY AND TIME',
      'On a fifteen-item coin test (coins shown, student names the total), 6 correct.',
      [6, 15],
    ],
    ['RECEPTIVE LANGUAGE', 'Out of eighteen spoken questions Nola answered 7.', [7, 18]],
    ['SELF-ADVOCACY', 'Nine such moments arose in October. She asked for help in one.', [1, 9]],
    [
      'ANXIETY AND PARTICIPATION',
      'The teacher asked for a volunteer 22 times, and she raised her hand in 3.',
      [3, 22],
    ],
    ['SELF-ADVOCACY', 'Of 9 questions about her rights, Nola gave an acceptable response to 4.', [4, 9]],
    [
      'EMOTIONAL REGULATION',
      'Out of 14 check-ins Nola could name how she felt on 5, the rest being a shrug.',
      [5, 14],
    ],
    ['EMOTIONAL REGULATION', 'The log lists 16 upsets; she used her calming card with 4 of them.', [4, 16]],
    [
      'PRE-ACADEMIC SKILLS',
      'We use a deck of 40 cards: big and little, on and under. Nola got twelve right.',
      [12, 40],
    ],
    ['PRE-ACADEMIC SKILLS', 'She matched colors (10 tries, 4 right).', [4, 10]],
    ['MONEY AND TIME', 'Paying with the next dollar worked on 3 of the last 8 purchases.', [3, 8]],
    ['MATH COMPUTATION', 'Probe on 10/8, 25 problems, adding and subtracting decimals: 8 correct.', [8, 25]],
    ['VOCABULARY', 'From a set of 40 pictures (tools, clothing) Nola named 18 without help.', [18, 40]],
    ['WRITTEN EXPRESSION', '3 complete sentences out of 8; the others were fragments.', [3, 8]],
    [
      'EMPLOYMENT',
      'In the last week (Oct 1-5) Nola was given 14 written orders, of which she filled 6.',
      [6, 14],
    ],
    [
      'EMPLOYMENT',
      'The checklist has 18 behaviors. This week I could honestly tick 7 of them for her.',
      [7, 18],
    ],
    [
      'PRAGMATIC LANGUAGE',
      'Twelve conversation breakdowns were staged. Nola repaired 5 without help.',
      [5, 12],
    ],
    ['SELF-CARE', 'Out of ten tries to zip her coat she managed none.', [0, 10]],
  ])('%s: %s', (heading, text, share) => {
    expect(sharesOf(heading, text)).toEqual([share]);
  });

  it('takes the nearest whole for each number', () => {
    expect(
      sharesOf(
        'RECEPTIVE LANGUAGE',
        'Out of 16 questions he answered 6; out of the eight that asked for a stated detail he got 5.',
      ),
    ).toEqual([
      [6, 16],
      [5, 8],
    ]);
  });

  it('goes on with the whole of the figure before', () => {
    expect(
      sharesOf('VOCABULARY', 'She named 13 of 40 pictures at entry in August; this week it was 21.'),
    ).toEqual([[21, 40]]);
  });

  it.each([
    ['people', 'VOCABULARY', 'The class has 24 students. She knows 5.'],
    ['minutes', 'READING FLUENCY', 'In 20 minutes of reading she looked up 6 times.'],
    ['another thing', 'EMPLOYMENT', 'She stocked 12 shelves. Her shift starts at 9.'],
    ['how often it was given', 'MATH COMPUTATION', 'The 20-item fractions probe was given three times.'],
    ['ratings in a list', 'SELF-ADVOCACY', 'On the six-item form: punctual 5, neat 5, speaks up 1.'],
    ['what a mother does', 'ARTICULATION', 'In a sample of 50 words his mother understood 33.'],
  ])('takes no whole that is none: %s', (_, heading, text) => {
    expect(sharesOf(heading, text)).toEqual([]);
  });
});

describe('figures of another time', () => {
  it.each([
    ['SELF-CARE', 'In the first week of school she did 2 of 9 coat steps.'],
    ['ATTENTION', 'Kindergarten files give 40% on task.'],
    ['SELF-CARE', 'When third grade ended, she zipped in 2 of 20 tries.'],
    ['SELF-CARE', 'A similar sample of dressing taken for the 2024 review had 15% of steps.'],
    ['SPELLING', 'In the fall of third grade she spelled 6 of 20 words.'],
    ['SPELLING', 'When she enrolled here she had spelled 3 of 20.'],
    ['GROSS MOTOR', 'She climbed 2 of 8 stairs (old building, June).'],
  ])('are history: %s, %s', (heading, text) => {
    const measures = measuresOf(heading, text);
    expect(measures).not.toEqual([]);
    expect(measures.every(({ isPrior }) => isPrior)).toBe(true);
  });

  it('are history beside a later day in the same sentence, whatever each is of', () => {
    expect(
      sharesOf(
        'PRAGMATIC LANGUAGE',
        'Nola stayed on topic in 6 of 24 turns (Sept 14) and 8 of 26 turns (Sept 22).',
      ),
    ).toEqual([[8, 26]]);
  });
});

describe('figures of others, of standards and of days', () => {
  it.each([
    ['MATH COMPUTATION', 'Exit requirement is 85% of facts. Nola is at 40% of facts.', [40]],
    ['MATH PROBLEM SOLVING', 'Room average on word problems: 10/12. Nola solved 5/12 word problems.', [5]],
    [
      'EXPRESSIVE LANGUAGE',
      'Of 50 sentences, 54% had a filler; the literature gives under 20% for such talk.',
      [54],
    ],
    ['MATH COMPUTATION', 'In pre-algebra, non-resource students run 88% on integers.', []],
    ['WRITTEN EXPRESSION', 'Essays count for 40% of the ELA grade.', []],
    ['PHONOLOGY', 'A PCC under 65 is customarily read as moderate.', []],
    ['PLAY', 'The examiner made 12 bids for her attention.', []],
    ['WORK COMPLETION', 'The packet holds 12 items every day.', []],
    ['ATTENTION', 'Class lasts 50 minutes.', []],
    [
      'MATH PROBLEM SOLVING',
      'Word problems, 9/21 and 9/26 checks combined: Nola solved 4 of 12 correctly.',
      [4],
    ],
    [
      'READING FLUENCY',
      'Nola read 54 words correct per minute. The passing mark for grade 4 is 90 words correct per minute.',
      [54],
    ],
  ])("are not the student's: %s, %s", (heading, text, values) => {
    expect(measuresOf(heading, text).map(({ value }) => value)).toEqual(values);
  });

  it('a benchmark for a grade is not the number of the grade', () => {
    const [measure] = measuresOf(
      'READING FLUENCY',
      'Nola read a median of 61 words correct per minute. The fall benchmark for grade 4 is 94 words.',
    );
    expect(measure).toMatchObject({ value: 61, isStrength: false });
  });
});

describe('figures on a scale or within a time told before', () => {
  it.each([
    [
      'NARRATIVE LANGUAGE',
      'Three stories were rated on the 1-to-4 narrative scale. Nola averaged 1.7.',
      1.7,
      'on a 4-point rubric',
    ],
    [
      'SOCIAL SKILLS',
      'The group rubric (1 beginning, 2 developing, 3 proficient, 4 leading) was used. Over its rows she stands at 1.8.',
      1.8,
      'on a 4-point rubric',
    ],
    [
      'MATH COMPUTATION',
      "Every Monday we give a one-minute sheet of multiplication facts. Nola's last sheet had 11 correct.",
      11,
      'facts correct per minute',
    ],
    ['SELF-CARE', 'Nola needs 11 minutes to change for gym; the bell allows 5.', 11, 'minutes'],
    ['PLAY', 'The longest stretch of play with a peer was 2 minutes.', 2, 'minutes'],
    [
      'WRITING SPEED',
      'Five-minute copying from slides on Oct 8: 8 words per minute.',
      8,
      'words written per minute',
    ],
  ])('%s: %s', (heading, text, value, unit) => {
    expect(measuresOf(heading, text)).toMatchObject([{ value, unit }]);
  });
});
