/** Counts told in prose: whose they are, of what whole, from when, and whether anybody counted them yet. */
import { describe, expect, it } from '@jest/globals';
import { proposeAreas } from '../../areas/proposal.js';
import { readReport } from '../read-report.js';

const HEAD = 'Evaluation Report\nStudent: Dana Reyes\nGrade: 4\nDate of report: 11/10/2026\n\n';
const read = (text: string) => readReport([{ page: 1, text: `${HEAD}${text}\n` }]);
const currentIn = (text: string, heading = 'Results') =>
  read(`${heading}\n\n${text}`).measures.filter(({ isPrior, isStrength }) => !isPrior && !isStrength);

type Counted = readonly [text: string, area: string, value: number, outOf?: number];

const COUNTED: readonly Counted[] = [
  ['I gave a spelling list of 30 words. Dana wrote 12 words correctly.', 'Spelling', 12, 30],
  ['Spelling. On a 20-word list of long vowel words Dana spelled 7 words right.', 'Spelling', 7, 20],
  ['Out of a list of 15 grade 4 words, Dana spelled 6.', 'Spelling', 6, 15],
  ['In self-made sentences Dana had final s right 9 times out of 25.', 'Articulation', 9, 25],
  ['Dana raised her hand 3 times in ten days.', 'Anxiety and participation', 3],
  ['She asked for help 2 times in five class periods.', 'Self-advocacy', 2],
  ['Dana played near the same children with the same blocks for 3 minutes.', 'Play and joint attention', 3],
  ['Hand washing has 7 steps. Dana carried out 2 steps alone.', 'Self-care', 2, 7],
  ['So far 3 of the 9 application tasks for college are done.', 'Education and training', 3, 9],
  ['I asked which of two numbers was bigger; Dana was right on 5 of 12.', 'Number sense', 5, 12],
  [
    'The checklist for the cooking routine has 10 items; Dana completed 4 items.',
    'Daily living and safety',
    4,
    10,
  ],
  [
    'Comprehension. After a story with 8 questions each time, Dana had 3 right.',
    'Reading comprehension',
    3,
    8,
  ],
  ['Retelling. Of 9 story elements Dana gave 4.', 'Narrative language', 4, 9],
  ['He needed 14 minutes to start writing.', 'Work completion and executive function', 14],
  ['She left her seat 11 times in a 30-minute lesson.', 'Behavior', 11],
  ['Dana caught the ball on 3 of 10 throws.', 'Gross motor', 3, 10],
  ['With her talker she sent 6 messages in a 30-minute class.', 'Functional communication', 6],
  ['Past tense endings were there in 4 of 21 verbs.', 'Expressive language', 4, 21],
];

const NOT_CURRENT: readonly (readonly [text: string, value: number, heading?: string])[] = [
  // Told for comparison with the student of today.
  ['On November 3 Dana tied her shoes in 4 of 6 tries; on the first day she had done it in 1 of 6.', 1],
  [
    'At the end of first grade Dana read 19 words correct per minute. She reads 44 words correct per minute today.',
    19,
  ],
  [
    'Records from her previous school give 62 words correct per minute in March 2026. This week Dana read 70 words correct per minute.',
    62,
  ],
  ['She was at 3 of 10 on sight words in September and is now at 6 of 10.', 3],
  // Of others.
  ['There are two brothers; the younger one, Joel, now reads 88 words a minute.', 88],
  ['The girl who shares the aide with Dana asked for help in 14 of 15 such moments.', 14],
  ['Adults who stutter have about 5% stuttered syllables.', 5],
  ['Dana had 20 digits correct in two minutes (grade level median: 33).', 33],
  ['One of her classmates, Ike, spelled 15 of 20 words.', 15],
  ['A boy of the same age, chosen by the teacher, stayed on task and finished 18 of 20 problems.', 18],
  // Of plans, hopes and rules.
  ['Practice sight words four times a day.', 4, 'Recommendations'],
  ['A good target for spring might be 15 of 20 sight words.', 15],
  ['I would like to see 8 of 10 steps of the dressing routine by June.', 8],
  ['The gap of 18 points between the two vocabulary scores is rare.', 18],
  ['A score of 9 of 10 on sight words counts as mastery.', 9],
];

const BASIS = 'Oral reading. Dana read 41 words correct per minute on grade 4 passages.\n\n';
const proposedFor = (text: string) =>
  proposeAreas(read(`Results\n\n${BASIS}${text}`)).map(({ areaOfNeed }) => areaOfNeed);

describe('counts in prose', () => {
  it.each(COUNTED.map(([text, area, value, outOf]) => ({ text, area, value, outOf })))(
    '$text',
    ({ text, area, value, outOf }) => {
      expect(currentIn(text)).toContainEqual(
        expect.objectContaining({ areaOfNeed: area, value, ...(outOf === undefined ? {} : { outOf }) }),
      );
    },
  );

  it.each(NOT_CURRENT.map(([text, value, heading]) => ({ text, value, heading })))(
    'is not hers today: $text',
    ({ text, value, heading }) => {
      expect(currentIn(text, heading).map((measure) => measure.value)).not.toContain(value);
    },
  );

  it('takes nothing under a heading of strengths for a need', () => {
    expect(
      currentIn('She names 30 of 52 sight words and tells long stories.', 'What Dana does well'),
    ).toEqual([]);
  });
});

describe('areas of need in prose', () => {
  it.each([
    ['Things that are fine\n\nVocabulary: rich. Handwriting: neat and on the line.', 'Vocabulary'],
    [
      'Language is not a concern: vocabulary, grammar and following directions are solid.',
      'Receptive language',
    ],
    ['Receptive and expressive language are well developed.', 'Behavior'],
    ['The plan did not transfer. Missing: feelings and a drill.', 'Daily living and safety'],
    ['Please do not put her in the fluency group.', 'Independent living'],
  ])('proposes nothing said to be sound, or named in passing: %s', (text, area) => {
    expect(proposedFor(text)).not.toContain(area);
  });

  it.each([
    [
      'Spelling. On the 20-word list Dana spelled 6 words correctly. Spelling is weak for her grade.',
      'Spelling',
    ],
    [
      'Talking in class\n\nDana spoke in class 2 times in ten days. She avoids raising her hand.',
      'Anxiety and participation',
    ],
  ])('proposes what the report calls weak and counts: %s', (text, area) => {
    expect(proposedFor(text)).toContain(area);
  });
});
