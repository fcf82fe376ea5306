/** Where old goals and their newest figures stand in papers of other offices: wrapped cells, lists, objectives, asides. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import type { GoalReading } from './goal-reading.js';
import { reviewOf } from './review.js';
import { newestMeasure } from './reviewed-areas.js';

const HEAD = 'ANNUAL REVIEW\nStudent: Ottavia Renn   Grade: 4\nDate: 5/6/2026\n\n';
const goalsOf = (text: string) => readReport([{ page: 1, text: `${HEAD}${text}` }]).oldGoals;
const inWords = (figure: GoalReading | undefined) =>
  figure === undefined
    ? 'none'
    : `${figure.value}${figure.isPercent ? '%' : figure.outOf === undefined ? '' : ` of ${figure.outOf}`}`;
const areaOf = (goal: string) => goalsOf(`Last year's goals\n\nGoal 1. ${goal}`)[0]?.areaOfNeed;

/** Goal, newest figure and verdict of each. */
const told = (text: string) =>
  goalsOf(text).map((goal) => {
    const { verdict, isNoLongerNeed } = reviewOf(goal);
    return `${goal.goal} | ${inWords(goal.newest)} | ${isNoLongerNeed ? 'no longer a need' : verdict}`;
  });

const PROBLEMS =
  'GOAL 1\nOttavia will solve word problems with 80% accuracy in 4 of 5 trials.\nBaseline (5/2025): 30%\n';
const newestOf = (goal: string) => inWords(goalsOf(goal)[0]?.newest);

describe('where an old goal stands', () => {
  it('reads a goal that is wrapped within its cell, with what stands beside it', () => {
    expect(
      told(
        'Goal                                 | May 25  | Now     | Status\n' +
          '-------------------------------------|---------|---------|----------\n' +
          '1. Ottavia will name the main idea   | 3 of 10 | 6 of 10 | Progress,\n' +
          '   of a paragraph, 8 of 10           |         |         | not met\n' +
          '2. Ottavia will spell words with     | 20%     | 85%     | Met\n' +
          '   silent letters, 80% correct.      |         |         |\n',
      ),
    ).toEqual([
      'Ottavia will name the main idea of a paragraph, 8 of 10 | 6 of 10 | continue',
      'Ottavia will spell words with silent letters, 80% correct. | 85% | raise',
    ]);
  });

  it('reads the objectives of a paper that calls its goals so', () => {
    expect(
      told(
        'What follows takes last year\'s objectives one at a time.\n\nObjective A. "Ottavia will produce /f/ in sentences with 85% accuracy."\n\n' +
          'Baseline was 22%. In March she had 61%. Not met.\n\nObjective B. "Ottavia will produce /l/ in words with 80% accuracy."\n\nBaseline was 40%. In March she had 88%. The objective is met.',
      ),
    ).toEqual([
      'Ottavia will produce /f/ in sentences with 85% accuracy. | 61% | continue',
      'Ottavia will produce /l/ in words with 80% accuracy. | 88% | raise',
    ]);
  });

  it('leaves the objectives below a goal what they are', () => {
    expect(
      told(
        `Last year's objectives were part of the goal.\n\n${PROBLEMS}Objective 1. Ottavia will solve one-step problems with 70% accuracy.`,
      ),
    ).toHaveLength(1);
  });

  it('reads goals under a title with the day they were written, each behind its number sign', () => {
    expect(
      told(
        'The goals we agreed on April 9, 2025\n\n  #1  Ottavia will type 20 words per minute on a one-minute copy.\n  #2  Ottavia will copy 8 of 10 words from the board.\n\n' +
          'How it went\n\n  #1. In March she was at 14 words per minute.\n\n  #2. In March she copied 9 of 10 words.',
      ),
    ).toEqual([
      'Ottavia will type 20 words per minute on a one-minute copy. | 14 | continue',
      'Ottavia will copy 8 of 10 words from the board. | 9 of 10 | raise',
    ]);
  });

  it('reads the goal that is numbered on from the one before it', () => {
    const text =
      'Student: Ottavia Renn   Grade: 4\n\nThe goals of last spring were three.\n\n(1) Given a checklist, Ottavia will turn in 85% of assignments.\n   March: 73%\n\n(2) Ottavia will name the main idea of 8 of 10 paragraphs.\n   Q1: 1\n   Q2: 2';
    expect(readReport([{ page: 1, text }]).oldGoals.map(({ goal }) => goal)).toEqual([
      'Given a checklist, Ottavia will turn in 85% of assignments.',
      'Ottavia will name the main idea of 8 of 10 paragraphs.',
    ]);
  });

  it('takes no appointment for a goal', () => {
    expect(
      goalsOf(
        `Last year's goals\n\n${PROBLEMS}\nMiddle school orientation will be on 08/19 at 9:00 in the gym.`,
      ),
    ).toHaveLength(1);
  });

  it('takes no data for a goal: "First quarter. 3 of 10. The usual thing was to add"', () => {
    expect(
      told(
        'IEP PROGRESS REPORT\n\nGOAL TWO\n"Given ten story problems, Ottavia will set up and solve 7 of 10."\n\nFirst quarter. 3 of 10. The usual thing was to take the numbers as they stood.\nSecond quarter. 4 of 10.',
      ),
    ).toEqual(['Given ten story problems, Ottavia will set up and solve 7 of 10. | 4 of 10 | continue']);
  });
});

describe('the newest figure of an old goal', () => {
  it.each([
    [
      'three counts of one time',
      'GOAL 1\nOttavia will read 90 words correct per minute.\nBaseline May 2025: 61.\nNov 2025: 74.     May 2026: 88, 89 and 93, all on new passages.',
      '93',
    ],
    [
      'what a list asks for, in words of that list',
      'GOAL 1\nGiven a list of 30 words with silent letters, Ottavia will spell 24 words correctly.\nBaseline May 2025: 9 of 30.\nMay 2026: 16 of 30.',
      '16 of 30',
    ],
    [
      'a figure told as a share and in percent, over weeks',
      'GOAL 1\nOttavia will turn in 80% of her homework.\nStart (May 2025)   52%\nJanuary            66%\nApril (4 weeks)    31 of 44 assignments, or 70%',
      '70%',
    ],
    ['none beyond it', `${PROBLEMS}In April she solved 62%; no single trial was above 70%.`, '62%'],
    [
      'not what the next step is',
      `${PROBLEMS}Apr: 90%\nComment: ready to go on to fractions. On the April fraction check she had 25%.`,
      '90%',
    ],
    [
      'not what is asked for next',
      'GOAL 1\nOttavia will use a strategy in 8 of 10 instances.\nMarch 2026: 4 of 10.\n\nNext year\nGoal 1: continue, at 9 of 10.',
      '4 of 10',
    ],
    [
      'older behind "after"',
      'GOAL 1\nOttavia will write 60 words in ten minutes.\nHer story from last week had 41 words, after 35 in the fall.',
      '41',
    ],
    [
      'the last sessions',
      'GOAL 1\nOttavia will make 4 comments in a 20-minute group.\nJanuary: 3. Over the last six sessions she has averaged 5 in 20 minutes.',
      '5',
    ],
    [
      'without the tool, where it reaches the level',
      'GOAL 1\nGiven a graphic organizer, Ottavia will write a paragraph, scoring 4 of 5 on the paragraph rubric.\nBaseline May 2025: 1 of 5.\nFeb 2026: 4. May 2026: 5, without the organizer.',
      '5 of 5',
    ],
    [
      'of the questions it names',
      'GOAL 1\nOttavia will answer inferential questions with 70% accuracy.\nIn April she averaged 58%. In April she had 90% on the literal questions.',
      '58%',
    ],
  ])('is %s', (_, text, newest) => {
    expect(newestOf(text)).toBe(newest);
  });
});

describe('the time of a figure', () => {
  it('is told without how long it was counted, and not by the word over its column', () => {
    const [goal] = goalsOf(
      'GOAL 1\nOttavia will turn in 80% of her homework.\nJanuary            66%\nApril (4 weeks)    70%',
    );
    expect(goal?.newest?.date).toBe('April');
    const [wrapped] = goalsOf(
      'Goal | May 25 | Now\n-----|------|-----\nOttavia will spell words with 80% accuracy. | 20% | 65%',
    );
    expect(wrapped?.newest?.date).toBeUndefined();
  });
});

describe('a share as the start of the new goal', () => {
  it('is told as a part of what is counted', () => {
    const [goal] = goalsOf(
      'GOAL 1\nOttavia will turn in 80% of her homework.\nJanuary            66%\nApril              70%',
    );
    expect(goal && newestMeasure(goal)?.unit).toBe('of homework');
  });
});

describe('what is said of an old goal', () => {
  const verdictOf = (text: string) => told(text)[0]?.split(' | ').at(-1);

  it("is no word of the goal's own", () => {
    expect(
      verdictOf(
        'GOAL 1\nOttavia will ask for help in 3 of 5 situations in which she is stuck.\nMarch 2026: 5 of 5\nStatus: met. Without a reminder she asked in 4 situations in which she was stuck.',
      ),
    ).toBe('raise');
  });

  it('is no level reached at some of the times', () => {
    expect(
      verdictOf(
        'GOAL 1\nOttavia will finish her tasks with no more than 1 prompt.\nMay 2025: 5 prompts\nApril 2026: 2 prompts; she reached the criterion in 4 of the 10 shifts.',
      ),
    ).toBe('continue');
  });

  it('ends where the report sees no reason for a goal', () => {
    expect(
      verdictOf(
        'GOAL 1\nOttavia will record homework on 9 of 10 days.\nDecember: 10 of 10\nI see no reason for any goal in this area.',
      ),
    ).toBe('no longer a need');
  });
});

describe('the area of an old goal', () => {
  it.each([
    ['Ottavia will request help from an adult in 7 of 10 instances.', 'Self-advocacy'],
    ['Ottavia will drink from an open cup on 4 of 5 days.', 'Self-care'],
    ['Ottavia will write an objective summary with 4 of 5 elements.', 'Written expression'],
    ['Ottavia will compare and order fractions with 80% accuracy.', 'Number sense'],
    [
      'Ottavia will write a paragraph on the braillewriter with 90% accuracy.',
      'Braille, orientation and mobility',
    ],
    [
      'Ottavia will answer questions about a story read aloud to her with 80% accuracy.',
      'Receptive language',
    ],
    ['Ottavia will use he, she and they correctly in 17 of 20 sentences.', 'Expressive language'],
    [
      'Ottavia will stay with an independent task for 12 minutes with one prompt or fewer.',
      'Attention and task engagement',
    ],
    [
      'Ottavia will be understood by an unfamiliar listener in 80% of utterances.',
      'Phonology and intelligibility',
    ],
  ])('is told by what is done: %s', (goal, area) => {
    expect(areaOf(goal)).toBe(area);
  });
});
