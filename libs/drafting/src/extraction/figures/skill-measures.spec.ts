/** One sentence, one number: its area, its value, and that nobody else's number is taken with it. */
import { describe, expect, it } from '@jest/globals';
import { chooseBaseline } from '../../composition/baseline-choice.js';
import { planOf } from '../../areas/plans.js';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Sam Lee\nGrade: 3\nDate of Report: 11/20/2025\n\n';
const read = (text: string) => readReport([{ page: 1, text: `${HEAD}${text}` }]);

type Case = readonly [
  text: string,
  area: string,
  value: number,
  outOf: number | undefined,
  notCurrent: readonly number[],
];

const CASES: readonly Case[] = [
  [
    'Ana segmented 14 phonemes in one minute; the winter benchmark is 43.',
    'Phonological awareness',
    14,
    undefined,
    [43],
  ],
  [
    'Luis reads 47 wcpm on second-grade passages; the benchmark is 72 wcpm.',
    'Reading fluency',
    47,
    undefined,
    [72],
  ],
  [
    'On three cold reads Amara averaged 58 correct words per minute (range 54-61), well below the class average of 96.',
    'Reading fluency',
    58,
    undefined,
    [96],
  ],
  [
    'Oral Reading Fluency: 33 WCPM with 82% accuracy (fall: 21 WCPM, 71%).',
    'Reading fluency',
    33,
    undefined,
    [21, 71],
  ],
  [
    'Her rate grew from 40 to 55 words correct per minute since September.',
    'Reading fluency',
    55,
    undefined,
    [40],
  ],
  ['When given 20 CVC words, Joy decoded eleven correctly.', 'Decoding', 11, 20, []],
  ['He can identify 18/26 uppercase letters and 9/26 lowercase letters.', 'Decoding', 9, 26, []],
  ['She knows 14 of 26 letter sounds.', 'Decoding', 14, 26, []],
  ['Nonsense Word Fluency (CLS): 24; benchmark 58.', 'Decoding', 24, undefined, [58]],
  ['Reads 6 out of 20 words with r-controlled vowels.', 'Decoding', 6, 20, []],
  ['He segmented 5 of 15 words into phonemes and rhymed 3/10.', 'Phonological awareness', 3, 10, []],
  ['Maze: 8 correct replacements (target 17).', 'Reading comprehension', 8, undefined, [17]],
  ['He retold 2 of 9 main ideas from the article.', 'Reading comprehension', 2, 9, []],
  ['Of twelve science terms taught, she could define four (4/12).', 'Vocabulary', 4, 12, []],
  ['On a dictated list he spelled 6/20 words correctly.', 'Spelling', 6, 20, []],
  [
    'In a three-minute story starter he wrote 22 words with 14 CWS; typical fifth graders write 45 CWS.',
    'Written expression',
    14,
    undefined,
    [45],
  ],
  ['His essay earned 5 of 20 points on the district writing rubric.', 'Written expression', 5, 20, []],
  [
    'Paragraph writing: scored a 1 on the 4-point rubric for organization.',
    'Written expression',
    1,
    undefined,
    [],
  ],
  [
    'Math facts: 12 digits correct per minute on mixed subtraction; peers 24.',
    'Math computation',
    12,
    undefined,
    [24],
  ],
  ['She solved 4 of 15 two-digit subtraction problems with regrouping.', 'Math computation', 4, 15, []],
  ['Given ten one-step word problems, he set up three correctly.', 'Math problem solving', 3, 10, []],
  [
    'He counts objects to 12 with one-to-one correspondence and rote counts to 29.',
    'Number sense',
    12,
    undefined,
    [],
  ],
  [
    'Produces /s/ in the initial position of words with 45% accuracy (baseline 10%).',
    'Articulation',
    45,
    undefined,
    [10],
  ],
  ['/r/: words 60%, phrases 40%, sentences 15%.', 'Articulation', 15, undefined, []],
  [
    'Unfamiliar listeners understood about 50% of her utterances in connected speech.',
    'Phonology and intelligibility',
    50,
    undefined,
    [],
  ],
  [
    'He was 65% intelligible in a 100-word sample to an unfamiliar listener.',
    'Phonology and intelligibility',
    65,
    undefined,
    [],
  ],
  [
    'He follows two-step directions in 3 out of 10 trials without repetition.',
    'Receptive language',
    3,
    10,
    [],
  ],
  ['She answers "why" questions with 20% accuracy.', 'Receptive language', 20, undefined, []],
  ['MLU was 2.8 morphemes; same-age children average 4.5.', 'Expressive language', 2.8, undefined, [4.5]],
  ['Uses irregular past tense correctly in 2/14 obligatory contexts.', 'Expressive language', 2, 14, []],
  [
    'In a retell of "Frog, Where Are You?" he included 2 of 7 story grammar elements.',
    'Narrative language',
    2,
    7,
    [],
  ],
  [
    'In 10-minute peer play samples he initiated 1 comment and took 3 conversational turns.',
    'Pragmatic language',
    3,
    undefined,
    [],
  ],
  ['Maintained a topic for 2 of 10 conversational exchanges.', 'Pragmatic language', 2, 10, []],
  [
    'He stuttered on 11% of syllables in conversation and 7% in reading.',
    'Speech fluency',
    11,
    undefined,
    [],
  ],
  [
    'Using her device, Mei made 4 independent requests in a 20-minute snack.',
    'Functional communication',
    4,
    undefined,
    [],
  ],
  ['Spontaneously combined two symbols 1 time per session.', 'Functional communication', 1, undefined, []],
  [
    '52% of letters were legible in a near-point copy; spacing was adequate in 3 of 10 sentences.',
    'Handwriting',
    52,
    undefined,
    [],
  ],
  [
    'He copies 9 letters per minute; the mean for his grade is 32.',
    'Writing speed and keyboarding',
    9,
    undefined,
    [32],
  ],
  ['Typing speed was 6 wpm with 80% accuracy.', 'Writing speed and keyboarding', 6, undefined, []],
  ['Cut within 1/4 inch of the line on 2 of 5 trials.', 'Fine motor', 2, 5, []],
  ['Buttons 1 of 4 buttons independently and zips with help in 0 of 5 trials.', 'Self-care', 0, 5, []],
  ['He completes 3 of 10 hand-washing steps without prompts.', 'Self-care', 3, 10, []],
  ['She balances on one foot for 2 seconds (typical: 8 seconds).', 'Gross motor', 2, undefined, [8]],
  ['Climbs 4 stairs with alternating feet before holding the rail.', 'Gross motor', 4, undefined, []],
  [
    'On-task 38% of 15-second intervals across three observations; comparison peer 85%.',
    'Attention and task engagement',
    38,
    undefined,
    [85],
  ],
  [
    'He sustains attention to independent work for 4 minutes.',
    'Attention and task engagement',
    4,
    undefined,
    [],
  ],
  [
    'Turned in 9 of 24 assignments this quarter (15 of 22 last quarter).',
    'Work completion and executive function',
    9,
    24,
    [15],
  ],
  ['Homework completion is at 35%.', 'Work completion and executive function', 35, undefined, []],
  ['Used a coping strategy in 1 of 8 opportunities when frustrated.', 'Emotional regulation', 1, 8, []],
  [
    'Tantrums last an average of 14 minutes and occur 3 times per week.',
    'Emotional regulation',
    3,
    undefined,
    [],
  ],
  ['Calls out 11 times per 45-minute class; peers call out twice.', 'Behavior', 11, undefined, [2]],
  ['Physical aggression: 2.5 incidents per day (down from 6).', 'Behavior', 2.5, undefined, [6]],
  ['At recess he joined a game with peers on 1 of 10 days.', 'Social skills', 1, 10, []],
  ['She has missed 23 of 80 school days because of anxiety.', 'Anxiety and participation', 23, 80, []],
  ['Raises her hand or answers 0 times per class period.', 'Anxiety and participation', 0, undefined, []],
  ['Counts mixed coins up to one dollar in 3 of 10 tries.', 'Money and time', 3, 10, []],
  ['Tells time to the quarter hour with 40% accuracy.', 'Money and time', 40, undefined, []],
  ['Crosses the street safely in 5 of 8 opportunities.', 'Daily living and safety', 5, 8, []],
  ['Completed 6 of 14 steps to make a simple meal in the microwave.', 'Daily living and safety', 6, 14, []],
  [
    'At the library work site he shelves books for 12 minutes before a prompt is needed and completes 4 of 9 job steps.',
    'Employment',
    4,
    9,
    [],
  ],
  ['He could name 1 of his 6 accommodations.', 'Self-advocacy', 1, 6, []],
  ['Asked for help in 2 of 12 situations.', 'Self-advocacy', 2, 12, []],
  ['Names 3 of 8 colors and 1 of 6 shapes.', 'Pre-academic skills', 1, 6, []],
  [
    'Plays next to peers for 3 minutes and responds to bids for joint attention in 2 of 10 opportunities.',
    'Play and joint attention',
    2,
    10,
    [],
  ],
  ['Reads braille at 14 words per minute.', 'Braille, orientation and mobility', 14, undefined, []],
  [
    'Travels 2 of 5 routes with the long cane without prompts.',
    'Braille, orientation and mobility',
    2,
    5,
    [],
  ],
  ['Checks her hearing aid batteries on 1 of 5 mornings.', 'Listening and equipment care', 1, 5, []],
];

describe('skill data in a sentence', () => {
  it.each(CASES)('%s', (text, area, value, outOf, notCurrent) => {
    const report = read(text);
    const current = report.measures.filter(({ isPrior }) => !isPrior);
    expect(current).toContainEqual(
      expect.objectContaining({ areaOfNeed: area, value, ...(outOf === undefined ? {} : { outOf }) }),
    );
    expect(chooseBaseline(report, area, planOf(area, '3'))).toBeDefined();
    const values = current.map((measure) => measure.value);
    for (const foreign of notCurrent) expect(values).not.toContain(foreign);
  });

  it.each([
    'Room 214, case no. 40217, testing time 90 minutes, phone (555) 010-0147.',
    'She was born at 33 weeks and walked at 14 months. Age: 8 years, 4 months.',
    'He attended 38 of 41 days. Three of the four teachers were interviewed.',
    'Extended time of 50% is allowed. She is in general education 80% of the school day.',
    'By May 2026, given a grade 3 passage, Sam will read 92 words correct per minute with 95% accuracy in 3 of 4 trials.',
    'Second graders here read a median of 68 words per minute; the benchmark is 87 words correct per minute.',
    'His younger brother Theo read 44 words correct per minute and named 6 of 10 letters.',
  ])('takes no number from: %s', (text) => {
    expect(read(text).measures.filter(({ isPrior }) => !isPrior)).toEqual([]);
  });
});
