/** What a report calls sound is not proposed, however low the figure beside it; what only sounds like it still is. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { evidenceFor } from './area-weight.js';
import { proposeAreas } from './proposal.js';

/** As long as reports are: of a short one every word would weigh. */
const HISTORY = Array.from(
  { length: 60 },
  (_, at) => `The family moved to the blue house on Elm Street ${String(at)} months ago and likes the town.`,
).join('\n');
const DECODING = 'Sam has difficulty with decoding. He read 6 of 20 nonsense words correctly.';

const areasOf = (results: string, advice = '') =>
  proposeAreas(
    readReport([
      {
        page: 1,
        text: `Student: Sam Lee\nGrade: 5\nDate of Report: 11/20/2025\n\nBackground\n\n${HISTORY}\n\nResults\n\n${DECODING}\n\n${results}\n\nRecommendations\n\n- Teach phonics 30 minutes daily.\n${advice}`,
      },
    ]),
  ).map(({ areaOfNeed }) => areaOfNeed);

const LETTERS = 'He wrote 11 of 26 letters from memory.';
const ON_TASK = 'He was on task in 52% of intervals.';
const ATTENTION = 'Attention and task engagement';

describe('an area is not proposed', () => {
  it.each([
    [`Handwriting is not what holds him back. ${LETTERS}`, 'Handwriting'],
    [`Handwriting is not in question. ${LETTERS}`, 'Handwriting'],
    [`Handwriting was ruled out as a cause. ${LETTERS}`, 'Handwriting'],
    [`The problem is not his handwriting. ${LETTERS}`, 'Handwriting'],
    [`His handwriting has never been a concern. ${LETTERS}`, 'Handwriting'],
    [`His handwriting serves him well. ${LETTERS}`, 'Handwriting'],
    [`Attention is not where the trouble lies. ${ON_TASK}`, ATTENTION],
    ['Computation is not the cause of his low grades. He had 9 of 20 facts correct.', 'Math computation'],
    [
      'Reading comprehension is not the bottleneck. He answered 5 of 10 questions about the passage.',
      'Reading comprehension',
    ],
    [
      'Spelling is not the obstacle; he spelled 11 of 20 words correctly and he finds his own errors.',
      'Spelling',
    ],
  ])('that is not to blame: %s', (results, area) => {
    expect(areasOf(results)).not.toContain(area);
  });

  it.each([
    ['Fine motor: WFL. He cut along 4 of 10 lines.', 'Fine motor'],
    ['Fine motor skills meet the demands of fifth grade. He cut along 4 of 10 lines.', 'Fine motor'],
    ['Spelling keeps pace with the class. He spelled 9 of 20 words correctly.', 'Spelling'],
    ['Spelling has caught up. He spelled 9 of 20 words correctly.', 'Spelling'],
    ['We will not work on spelling this year. He spelled 9 of 20 words correctly.', 'Spelling'],
    [`Attention was good on all three days. ${ON_TASK}`, ATTENTION],
    [`He pays attention in class. ${ON_TASK}`, ATTENTION],
    ['He asks for help when he needs it. He asked for help in 3 of 8 chances.', 'Self-advocacy'],
    ['Computation is his best subject. He had 9 of 20 facts correct.', 'Math computation'],
  ])('that is as it should be: %s', (results, area) => {
    expect(areasOf(results)).not.toContain(area);
  });

  it.each([
    `None of the teachers report off-task behavior in class. ${ON_TASK}`,
    `No teacher mentions off-task behavior. ${ON_TASK}`,
    `Neither his teacher nor his mother described any trouble with attention. ${ON_TASK}`,
    `His teachers have not seen distraction or off-task behavior. ${ON_TASK}`,
  ])('of which nobody tells: %s', (results) => {
    expect(areasOf(results)).not.toContain(ATTENTION);
  });

  it.each([
    `His computation homework is nearly always right. He had 9 of 20 multiplication problems correct.`,
    'Sam computes well with whole numbers and fractions. He had 9 of 18 fraction problems correct.',
  ])('that is praised: %s', (results) => {
    expect(areasOf(results)).not.toContain('Math computation');
  });

  it.each([
    '- No further time on computation drill.',
    '- There is no reason to spend time on computation.',
    '- Computation can wait.',
  ])('that the advice leaves as it is: %s', (advice) => {
    expect(areasOf('He had 9 of 20 multiplication facts correct.', advice)).not.toContain('Math computation');
    expect(areasOf('He had 9 of 20 multiplication facts correct.', '- Teach computation.')).toContain(
      'Math computation',
    );
  });

  it.each([
    ['In groups Sam was on task 54%, comparison 55%.', ATTENTION],
    ['Absences: 2. Tardies: 0.', 'Anxiety and participation'],
  ])('whose figure is that of others: %s', (results, area) => {
    expect(areasOf(results)).not.toContain(area);
  });
});

describe('a figure', () => {
  const measuresOf = (text: string) =>
    readReport([{ page: 1, text: `Student: Sam Lee\nGrade: 5\n\nResults\n\n${text}` }]).measures;

  it.each([
    'He reads 118 words correct per minute, near the middle of the grade.',
    'He reads 118 words correct per minute, right around the class median.',
    'He answered 8 of 10 questions about a passage. That is within what we expect in the fall.',
    'He answered 8 of 10 questions about a passage. That is enough for his grade.',
  ])('is called sound: %s', (text) => {
    expect(measuresOf(text)).toEqual([expect.objectContaining({ isStrength: true })]);
  });

  it.each([
    'He reads 118 words correct per minute, not near the middle of the grade.',
    'He reads 58 words correct per minute, near the middle of grade 2.',
    'He answered 8 of 10 questions about a passage. That is not what we expect in grade 5.',
  ])('is not: %s', (text) => {
    expect(measuresOf(text)).toEqual([expect.objectContaining({ isStrength: false })]);
  });

  it("of the child compared with is not the student's", () => {
    expect(measuresOf('Sam was on task 44%, comparison 86%.').map(({ value }) => value)).toEqual([44]);
  });
});

describe('what is said', () => {
  const saidOf = (text: string) =>
    readReport([
      {
        page: 1,
        text: `Student: Sam Lee\nGrade: 5\n\nResults\n\n${text}\n\nRecommendations\n\n- See below.`,
      },
    ]).concerns.flatMap(({ areas }) => areas);

  it.each([
    'He took notes and needed no redirection.',
    'Neither decoding nor rate is a concern.',
    'He blends spoken sounds w/o trouble.',
    'Fine motor function is not affected.',
    'I do not see reading comprehension as a separate problem.',
    'His writing sample was vivid and nearly free of errors.',
    'Handwriting does not explain his difficulty.',
    'The therapist dismissed any concern: he prints neatly and cuts a circle.',
    'BASC-3 TRS: Aggression T = 72, Attention Problems T = 56, Anxiety T = 47 (high is of concern).',
    'Teacher: Anxiety 72; Attention Problems 48; Aggression 43 with ranges of concern on the back.',
  ])('is no concern where it is denied or only scored: %s', (text) => {
    expect(saidOf(text)).toEqual([]);
  });

  it.each([
    ['He cannot copy a sentence in his handwriting without errors.', 'Handwriting'],
    ['He does not explain his answers to word problems.', 'Math problem solving'],
    ['Deciding what he gets back when he pays for lunch is hard: he asks the clerk.', 'Money and time'],
  ])('is one: %s', (text, area) => {
    expect(saidOf(text)).toContain(area);
  });

  it('among the advice is none where it only praises', () => {
    const adviceOn = (advice: string) =>
      evidenceFor(
        'Social skills',
        readReport([{ page: 1, text: `Student: Sam Lee\nGrade: 5\n\nRecommendations\n\n- ${advice}` }]),
      ).recommended;
    expect(adviceOn('Makes friends easily.')).toEqual([]);
    expect(adviceOn('Social skills group once a week.')).toHaveLength(1);
  });
});

describe('an area is proposed', () => {
  it.each([
    [
      `Handwriting is not the whole problem but part of it. He wrote 8 of 26 letters from memory.`,
      'Handwriting',
    ],
    ['Spelling is not the only obstacle. He spelled 6 of 20 words correctly.', 'Spelling'],
    ['He does not spell well. He spelled 6 of 20 words correctly.', 'Spelling'],
    ['He spells well below grade level. He spelled 6 of 20 words correctly.', 'Spelling'],
    ['He does not find his own errors in spelling. He spelled 6 of 20 words correctly.', 'Spelling'],
    ['None of the teachers see him on task for long. He was on task in 38% of intervals.', ATTENTION],
    ['Sam was on task 44%, comparison 86%.', ATTENTION],
    ['Spelling has not caught up. He spelled 6 of 20 words correctly.', 'Spelling'],
    ['He does not pay attention in class. He was on task in 38% of intervals.', ATTENTION],
    ['He rarely asks for help when he needs it. He asked for help in 1 of 8 chances.', 'Self-advocacy'],
    ['Medication alone is not enough for attention. He was on task in 38% of intervals.', ATTENTION],
    [
      'He cannot keep up with the class in typing. He types 5 words a minute.',
      'Writing speed and keyboarding',
    ],
    ['He reads 58 words correct per minute, far from the middle of the grade.', 'Reading fluency'],
    [
      'He cannot answer questions about a passage without errors. He answered 3 of 10 questions about the passage.',
      'Reading comprehension',
    ],
  ])('where the words only sound like praise: %s', (results, area) => {
    expect(areasOf(results)).toContain(area);
  });
});
