/** Where the new goal of an area starts by last year's goals, in papers of several layouts. */
import { describe, expect, it } from '@jest/globals';
import { baselineFor } from '../composition/baseline-choice.js';
import { readReport } from '../extraction/read-report.js';
import { reviewOf } from './review.js';

const reportOf = (text: string) => readReport([{ page: 1, text }]);
const HEAD = 'IEP PROGRESS REPORT\nStudent: Runa Vance   Grade: 4\n\n';

const startOf = (text: string, area: string) => {
  const start = baselineFor(reportOf(`${HEAD}${text}`), area);
  return start === undefined
    ? 'none'
    : `${start.value}${start.outOf === undefined ? '' : ` of ${start.outOf}`}`;
};

describe('the start of a new goal', () => {
  it('counts what the goal that goes on counts: chances, and not the minutes told beside them', () => {
    const text =
      'How Runa did on the goals of 1/17/2025\n- Calm-down strategy w/o adult, 8 of 10 chances - not met\n- Joins peers at recess w/o argument - emerging\n\nEmotional regulation\nMs. Lind marked every time she began to get upset, 12/1/25 - 12/19/25.\nRuna used one of her calming strategies on her own in 5 of 18 chances. With an adult showing her\nthe strategy card she used one in 14 of 18. One year ago she did it by herself in 2 of 18.\nIt now takes her 11 minutes on average to be back at her work; it used to take 25.\n\nSocial skills\nObserved by the school psychologist at recess on four days in December (10 minutes each).\n  Set up one structured recess game a day with two chosen peers.\n  Five minutes of fact practice with a timer she controls.';
    expect(startOf(text, 'Emotional regulation')).toBe('5 of 18');
  });

  it.each([
    [
      'the comment tells what her class is on now',
      'GOAL 1  Math computation\nRuna will solve 2-digit by 1-digit multiplication problems, getting 16 of 20 correct on a weekly quiz.\nBaseline (March 2026): 5 of 20     May 2026: 11 of 20      Oct 2026: 18 of 20      Code: M\nComment: Goal met on three quizzes in a row, the last being 18 of 20. Her class is now on 2-digit by 2-digit problems; she got 4 of 12 on those.',
      'Math computation',
      '4 of 12',
    ],
    [
      'a line says what is next',
      'GOAL: Given a one-step word problem, Runa will write the equation and solve it with 80% accuracy over 4 weekly checks.\nDATE         SCORE    HELP\n09/05/2025   25%      none\n11/14/2025   65%      none\n02/20/2026   90%      none\nSTATUS AS OF 02/27/2026: goal achieved\nNEXT: two-step problems; 30% on a first check of 02/24/2026',
      'Math problem solving',
      '30',
    ],
    [
      'one sentence names the next words, the next one counts them',
      'Goal 2 of 3: Decoding\nRuna will read two-syllable words from a list of 30 with 27 of 30 correct on two lists in a row.\nWhere she began: 11 of 30.\n* Quarter 1: 18 of 30.\n* Quarter 2: 29 of 30 on March 3. Mastered!\n* Looking ahead: three-syllable words. On the first list she read 8 of 30.',
      'Decoding',
      '8 of 30',
    ],
    [
      'longer words, told in the present levels only',
      'Goal 2 - Decoding\nRuna will read two-syllable words with 90% accuracy from a list of 20.\nStarting point: 45%\nQ1: 60%    Q2: 75%    Now (11/12/2026): 95% (19 of 20)\nStatus: met\n\nPRESENT LEVELS\n\nReading. On words of three or more syllables she read 7 of 20 (11/12), mostly guessing.',
      'Decoding',
      '7 of 20',
    ],
    [
      'sounds mastered in words, not yet in sentences',
      'Annual goal (articulation): Runa will produce /r/ in all positions of words with 90% accuracy across three sessions.\nBaseline: 40%\nProgress: 1st marking period 62%; 2nd marking period 92%; 3rd marking period 95%\nStatus: Mastered in words. In sentences Runa produced /r/ with 48% accuracy.',
      'Articulation',
      '48',
    ],
    [
      'with what the old goal left out',
      'A. Math computation. Given a page of 24 subtraction problems without regrouping, Runa will solve 22 of 24 correctly on 3 of 4 pages.\nB. Spelling. Given 20 dictated words, Runa will spell 16 of 20 correctly on 3 of 4 lists.\n\nGoal     At start     Fall     Winter     Spring     Aim\nA        10/24        17/24    22/24      24/24      22/24\nB        5/20         8/20     9/20       9/20       16/20\n\nNotes\nA. Done since February. With regrouping she got 6 of 24 right on the pages of May 4.\nB. Little growth here.',
      'Math computation',
      '6 of 24',
    ],
  ])('is the step after a met goal: %s', (_layout, text, area, start) => {
    expect(startOf(text, area)).toBe(start);
    const [goal] = reportOf(`${HEAD}${text}`).oldGoals;
    expect(goal?.next?.value).toBe(Number.parseInt(start, 10));
    expect(goal?.newest?.value).not.toBe(goal?.next?.value);
  });

  it('is no harder text of a goal that is still open', () => {
    const [goal] = reportOf(
      `${HEAD}GOAL 1  Reading fluency\nRuna will read a third grade passage at 95 words correct per minute on 3 probes.\nBaseline: 50\nQ1: 61   Q2: 70   Q3: 76\nComment: On fourth grade passages she read 58 words correct per minute.`,
    ).oldGoals;
    expect(goal?.newest?.value).toBe(76);
    expect(goal?.next).toBeUndefined();
  });

  it.each([
    [
      'a letter that tells the year backward',
      'The goal was that Runa will ask for help with words or a card in 4 of 5 times when work is hard. She asked in 0 of 5 times in spring. She has gone from 1 of 5 in the fall to 1 of 5 in January and 2 of 5 in March.',
      'Self-advocacy',
      '2 of 5',
    ],
    [
      'a goal that says what she was to do',
      '(2) Fine motor: Runa was to cut on a curved line within a quarter inch for 4 of 5 shapes.\n    Dec 2025 - 0 of 5\n    Jun 2026 - 1 of 5\n    Nov 2026 - 3 of 5\n    Outcome - not reached, carry on.',
      'Fine motor',
      '3 of 5',
    ],
    [
      'a table that ends on a rating',
      '| Goal | What we measure | Sept. | Nov. | Jan. | Mar. | Rating |\n|---|---|---|---|---|---|---|\n| 1. Runa will read aloud third grade text at 95 words correct per minute on three timings. | words correct per minute | 58 | 64 | 73 | 80 | 2 |\n| 2. Runa will write 30 correct word sequences in three minutes on two samples. | correct word sequences | 9 | 10 | 9 | 10 | 1 |\n\nRating: 3 = met, 2 = on course, 1 = not on course',
      'Written expression',
      '10',
    ],
  ])('is the newest figure of an open goal: %s', (_layout, text, area, start) => {
    expect(startOf(text, area)).toBe(start);
  });

  it('is no share of nothing where the whole stands in the goal alone', () => {
    const text =
      'Goal C (writing). "Runa will write an essay scoring 3 or better on each of the six traits." At the start she averaged 1.8 on the traits. Her essay from last week averaged 1.9 on the traits.';
    const start = baselineFor(reportOf(`${HEAD}${text}`), 'Written expression');
    expect(start?.kind === 'ratio' && start.outOf === undefined).toBe(false);
  });

  it('is never another goal’s row', () => {
    const report = reportOf(
      `${HEAD}GOAL 3 - WORK COMPLETION\nRuna will turn in 85% of assignments in Language Arts and Social Studies by the due date.\nBaseline (4/25): 48%\n\n            LA      SS     both classes\n  Q1       60%     56%        58%\n  Q2       70%     64%        67%\n  Q3       80%     74%        77%\n`,
    );
    expect(report.measures.map(({ areaOfNeed }) => areaOfNeed)).not.toContain('Speech fluency');
    expect(report.measures.some(({ value }) => value === 77)).toBe(true);
  });
});

describe('what becomes of a goal', () => {
  const verdictsOf = (text: string) =>
    reportOf(`${HEAD}${text}`).oldGoals.map((goal) => {
      const { verdict, isNoLongerNeed } = reviewOf(goal);
      return isNoLongerNeed ? `${verdict}, no longer a need` : verdict;
    });
  const KEY = 'Key: M = goal met, SP = sufficient progress, IP = insufficient progress\n\n';
  const PROBLEMS =
    'GOAL 1\nRuna will solve two-step word problems with 75% accuracy on 4 of 5 probes.\nBaseline: 30%\n';

  it.each([
    ['codes that fell off early', `${KEY}${PROBLEMS}Q1   38%   SP\nQ2   41%   IP\nQ3   40%   IP`, 'replace'],
    [
      'one low code after good ones',
      `${KEY}${PROBLEMS}Q1   38%   SP\nQ2   45%   SP\nQ3   46%   IP`,
      'continue',
    ],
    [
      'insufficient now, halfway in spring',
      `${KEY}GOAL 1\nRuna will write a paragraph scoring at least 3 in each area of the 4-point paragraph rubric.\nBaseline (March 2026): score of 1       May 2026: 2      Oct 2026: 1.5      Code: IP`,
      'continue',
    ],
    [
      'a met goal that the team does not renew',
      `GOAL 1 (Written expression). Runa will write a paragraph with three details, scoring 4 of 5 on the rubric.\nStart, 11/2025: 2 of 5\n3/2026: 3 of 5    5/2026: 4 of 5    11/2026: 4 of 5\nStatus: MET 5/15/2026.\n\nTEAM DISCUSSION\nThe team agreed that the writing goal has been met and will not be renewed.`,
      'replace, no longer a need',
    ],
    [
      'a met goal that is closed',
      `GOAL 1\nRuna will stay on a topic for four turns in 4 of 5 conversations.\nBaseline: 1 of 5\nQ1: 3 of 5   Q2: 4 of 5   Q3: 5 of 5\nStatus: Mastered. Goal closed.`,
      'replace, no longer a need',
    ],
    [
      'a digit that the key calls not on course',
      `Rating: 3 = met, 2 = on course, 1 = not on course\n\n| Goal | Baseline | Nov. | Jan. | Mar. | Rating |\n|---|---|---|---|---|---|\n| 1. Runa will write 30 correct word sequences in three minutes on two samples. | 9 | 10 | 9 | 10 | 1 |`,
      'replace',
    ],
  ])('is told by %s', (_layout, text, verdict) => {
    expect(verdictsOf(text)).toEqual([verdict]);
  });

  it.each([
    [
      'a setting in front',
      'Goal 3 of 3: Attention\nDuring independent work Runa will stay on task for 80% of intervals in 3 of 4 observations.',
    ],
    [
      'a title that says objective',
      'Objective review\n\nMeasurable annual goal (articulation): Runa will produce /r/ in words with 90% accuracy across three sessions.',
    ],
  ])('is asked of a goal with %s', (_layout, text) => {
    expect(verdictsOf(text)).toHaveLength(1);
  });

  it.each([
    [
      'GOAL 1   READING (multisyllable words)\nGiven a list of 25 words, Runa will read 20 of 25 words correctly on three lists.',
      'Decoding',
    ],
    [
      'GOAL 1\nRuna will name the sound of all 26 letters and 10 letter teams, 34 of 36, on two checks.',
      'Decoding',
    ],
  ])('goes by the area of its goal', (text, area) => {
    expect(reportOf(`${HEAD}${text}`).oldGoals.map(({ areaOfNeed }) => areaOfNeed)).toEqual([area]);
  });

  it('reads the score that stands behind its word', () => {
    const [goal] = reportOf(
      `${HEAD}GOAL 1\nRuna will write a paragraph of five sentences, scoring 3 on a 4-point rubric.\nBaseline 5/2025: rubric 1\nNov 2025: rubric 1      Feb 2026: rubric 2      Apr 2026: rubric 1`,
    ).oldGoals;
    expect(goal?.readings.map(({ value }) => value)).toEqual([1, 2, 1]);
  });

  it('reads dated cells whose figures look like dates, of a goal named in front with a dash', () => {
    const [goal] = reportOf(
      `${HEAD}1) Number sense - Runa will add within 20 without counting on fingers, 18 of 20 facts.\n   9/2025 6/20 | 11/2025 8/20 | 1/2026 11/20\n   Goal in progress.`,
    ).oldGoals;
    expect(goal?.areaOfNeed).toBe('Number sense');
    expect(goal?.readings.map(({ value }) => value)).toEqual([6, 8, 11]);
  });

  it('reads periods that the office numbers in its own word', () => {
    const [goal] = reportOf(
      `${HEAD}GOAL 1\nRuna will answer inference questions with 75% correct on 3 of 4 quizzes.\nHow far along: IEP start 42 percent / Period 1: 50 percent / Period 2: 57 percent`,
    ).oldGoals;
    expect(goal?.readings.map(({ value }) => value)).toEqual([50, 57]);
  });
});
