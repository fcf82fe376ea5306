/** Progress of old goals in the layouts of everyday papers: quarter tables, month rows, letters, notes. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { reviewOf } from './review.js';

const goalsOf = (text: string) => readReport([{ page: 1, text }]).oldGoals;
const inWords = (figure: { value: number; outOf?: number; isPercent: boolean } | undefined) =>
  figure === undefined
    ? 'none'
    : `${figure.value}${figure.isPercent ? '%' : figure.outOf === undefined ? '' : ` of ${figure.outOf}`}`;

/** Old baseline and readings of the first goal. */
const seriesOf = (goal: string, progress: string) => {
  const [found] = goalsOf(
    `IEP PROGRESS REPORT\nStudent: Runa Vance   Grade: 4\n\nGOAL 1\n${goal}\n${progress}`,
  );
  if (found === undefined) throw new Error('no goal found');
  return [inWords(found.baseline), ...found.readings.map(inWords)].join(', ');
};
const verdictOf = (goal: string, progress: string) => {
  const [found] = goalsOf(
    `IEP PROGRESS REPORT\nStudent: Runa Vance   Grade: 4\n\nGOAL 1\n${goal}\n${progress}`,
  );
  if (found === undefined) throw new Error('no goal found');
  const { verdict, isNoLongerNeed } = reviewOf(found);
  return isNoLongerNeed ? `${verdict}, no longer a need` : verdict;
};

const FLUENCY = 'Runa will read 100 words correct per minute with 95% accuracy on 3 probes.';
const PROBLEMS = 'Runa will solve word problems with 80% accuracy in 4 of 5 trials.';
const DIRECTIONS = 'Runa will follow directions in 9 of 10 chances.';

describe('the readings of a goal', () => {
  it.each([
    [
      'quarters below a start whose share looks like a day',
      'Given 10 two-step word problems, Runa will solve 8 of 10 correctly.',
      '   Baseline (5/26)     2/10\n   Q1                  3/10\n   Q2                  4/10\n   Q3                  5/10        Status: some progress',
      '2 of 10, 3 of 10, 4 of 10, 5 of 10',
    ],
    [
      'probes, beside a passage that was practiced',
      FLUENCY,
      'Baseline (4/2025): 51 wcpm\nQ2 current level (median of last 3 probes): 73 words correct per minute\nOn a passage she had practiced she read 98 wcpm (1/15, not counted).',
      '51, 73',
    ],
    [
      'bare quarters over a row with its name, percents of another criterion below',
      FLUENCY,
      'Baseline (4/2025): 51 wcpm\n                 Q1      Q2      Q3\n  wcpm (median)  60      66      79\n  accuracy       91%     93%     96%\n  code           SP      SP      SP',
      '51, 60, 66, 79',
    ],
    [
      'shares below quarters, which might be days of a month elsewhere',
      PROBLEMS,
      'Baseline (4/2025): 2 of 10\n                     Q1        Q2        Q3\n  problems correct   3/10      4/10      6/10\nComments: She got 18 of 20 on the last check of multi-digit addition.',
      '2 of 10, 3 of 10, 4 of 10, 6 of 10',
    ],
    [
      'days over its row, no errors and no norm below',
      FLUENCY,
      '  Date          9/15    10/6    10/27\n  WCPM           71      74      83\n  Errors          9       8       5\n  Grade 5 norm (50th %ile): fall 121, winter 133',
      'none, 71, 74, 83',
    ],
    [
      'days over shares that look like days, and nothing reached with help',
      'Runa will solve 20 of 25 division problems.',
      '  Probe              Oct 3      Nov 14     Dec 19\n  Two digits          1/10       2/10       2/10\n  Total              13/25      15/25      17/25\n  With fact chart       -        20/25      22/25',
      'none, 13 of 25, 15 of 25, 17 of 25',
    ],
    [
      'the words a minute where the accuracy stands beside them',
      FLUENCY,
      'Starting point in May 2025: 51 wcpm\n   Quarter          WCPM (median)      Accuracy\n   Q1 (10/17)           60               91%\n   Q2 (12/19)           66               96%\n   Q3 (3/13)            79               98%',
      '51, 60, 66, 79',
    ],
    [
      'the words a minute told in a sentence, of last week too',
      FLUENCY,
      'When we wrote this she read 51. In November she was at 60, in February 66, and last week 79 (accuracy 96 percent).',
      '51, 60, 66, 79',
    ],
    [
      'the score behind its word, and not the code that grades it',
      'Runa will write a paragraph that scores 12 of 16 on the rubric.',
      'Date        Code    Data             Comment\n01/20/26     2      Rubric 6/16      Two sentences\n03/30/26     3      Rubric 8/16      No closing',
      'none, 6 of 16, 8 of 16',
    ],
    [
      'the last few of them, whatever month they are of',
      'Runa will answer 7 of 10 questions.',
      'September: 5 of 10. January: 6 of 10. On her last three passages she had 8 of 10, 9 of 10 and 9 of 10.',
      'none, 5 of 10, 6 of 10, 8 of 10, 9 of 10, 9 of 10',
    ],
    [
      'and not how many lessons were counted',
      'Runa will answer aloud 5 times per period.',
      'In November it was 1 time per period. In February it was 2 times per period over ten periods.',
      'none, 1, 2',
    ],
    [
      'and not the bound within which each was',
      'Runa will return to the group within 5 minutes in 90% of instances.',
      '12/15/25. 50%.\n3/8/26. 75%; in 18 of 24 she was back inside of five minutes.',
      'none, 50%, 75%',
    ],
    [
      'below a goal that asks for no more than a number of them',
      'Runa will have no more than 2 tardies per week.',
      'November: 4 tardies per week. February: 3 tardies per week.',
      'none, 4, 3',
    ],
    [
      'shares of the list that the goal gives',
      'Given a list of 40 words with vowel teams, Runa will read 36 correctly without prompting.',
      'Baseline, May 2025    14/40\nNov 2025              23/40\nMar 2026              31/40',
      '14 of 40, 23 of 40, 31 of 40',
    ],
    [
      'a share whose whole the end of the line parted from it',
      'Runa will answer 18 of 20 facts correctly.',
      'In November it was 9 of 20 for her, and in February it was 12 of 20. In April it was, all told, 15 of\n20. Sixes and sevens are left.',
      'none, 9 of 20, 12 of 20, 15 of 20',
    ],
    [
      'shares of ten beside their quarters, and no days',
      DIRECTIONS,
      'Baseline: 4/10    Criterion: 9/10\nProgress:  1st Qtr 4/10   2nd Qtr 5/10   3rd Qtr 7/10',
      '4 of 10, 4 of 10, 5 of 10, 7 of 10',
    ],
    [
      'points with a decimal beside their quarters',
      'Runa will write an essay scoring 3 or better on a 4 point rubric.',
      'Baseline: 1.5   Criterion: 3\nProgress:  1st Qtr 2.0   2nd Qtr 2.25   3rd Qtr 2.75',
      '1.5 of 4, 2 of 4, 2.25 of 4, 2.75 of 4',
    ],
    [
      'percents without their sign after a start with it',
      PROBLEMS,
      'When the plan was written: 30%. The last four quizzes: 40, 35, 45, 40.',
      '30%, 40%, 35%, 45%, 40%',
    ],
    [
      'facts of a goal that asks for so many of them in a time',
      'Given 20 addition and subtraction facts to 18, Runa will answer 18 in two minutes.',
      'Beginning level: 7 facts\n  11/14/25: 9 facts\n  4/10/26: 8 facts',
      '7 of 20, 9 of 20, 8 of 20',
    ],
    [
      'each month beside its share',
      DIRECTIONS,
      'Baseline when written: 2 of 10\nProbes:  Sep 4/10   Nov 5/10   Jan 6/10   Apr 7/10',
      '2 of 10, 4 of 10, 5 of 10, 6 of 10, 7 of 10',
    ],
    [
      'each month beside its minutes, and the class behind',
      'Runa will work for 15 minutes with no more than one prompt.',
      'Baseline when written: 4 min\nProbes:  Sep 5   Nov 8   Jan 10   Apr 12 min\nThe rest of fourth grade works for about 20 minutes.',
      '4, 5, 8, 10, 12',
    ],
    [
      'reports by their place in the year',
      'Runa will compare two prices and name the better buy in 8 of 10 pairs.',
      '   when we wrote it    | 2\n   1st progress report | 5\n   2nd                 | 6\n   3rd (this month)    | 7',
      '2 of 10, 5 of 10, 6 of 10, 7 of 10',
    ],
    [
      'terms that run over the summer',
      'Runa will turn in 80% of assignments.',
      'Where she was when the goal was written: 50%.\nTerm 3 (2025): 61%     Term 4: 70%     Term 1 (2025-26): 84%     Term 2: 86%',
      '50%, 61%, 70%, 84%, 86%',
    ],
    [
      'two probes in one cell',
      'Runa will write 32 of 40 facts correctly.',
      '    Nov 2025     22 of 40\n    May 2026     33 of 40 (5/5/26) and 35 of 40 (5/12/26)',
      'none, 22 of 40, 33 of 40, 35 of 40',
    ],
    ['then and now', DIRECTIONS, '  then: 3 of 10     now: 5 of 10', '3 of 10, 5 of 10'],
    [
      'steps of a routine whose length the goal names',
      'Runa will complete a 12-step laundry routine with 10 steps independent.',
      'Reporting period 1: 4 of 12 steps.   Reporting period 2: 7 of 12 steps independent.',
      'none, 4 of 12, 7 of 12',
    ],
    [
      'a column of errors, of a goal for errors',
      'Runa will plan a weekly budget with no more than 1 error.',
      '   Date           errors\n   10/2024        6\n   1/2025         5\n   10/2025        2',
      'none, 6, 5, 2',
    ],
    [
      'told back from the newest',
      PROBLEMS,
      'Progress: Runa has averaged 68% this spring, up from 46% last May and 57% in the winter.',
      '46%, 68%',
    ],
    [
      'the latest three',
      'Runa will read 100 words correct per minute.',
      'She started at 61. Latest three: 92, 95, 94.',
      '61, 92, 95, 94',
    ],
    [
      'and none of a sample without what the goal gives',
      'Given a planning sheet, Runa will write a paragraph with 4 of 5 parts.',
      'Baseline: 1 of 5\nFall: 2 of 5. Winter: 4 of 5. With no planning sheet her one sample in March got 2 of 5.',
      '1 of 5, 2 of 5, 4 of 5',
    ],
  ])('are found in time: %s', (_, goal, progress, readings) => {
    expect(seriesOf(goal, progress)).toBe(readings);
  });

  it('stand beside a goal that was wrapped in its cell, quoted as printed', () => {
    const text = `PROGRESS REPORT
Goal                                         Baseline     MP1      MP2      Rating
1. Runa will spell 20 third grade words
   with 85% accuracy.                        40%          50%      62%      P
2. Runa will finish her morning work
   with no more than 2 reminders.            6            5        3        M

Ratings: M = Met, P = Progressing`;
    const goals = goalsOf(text);
    expect(goals.map(({ goal, newest }) => [goal, inWords(newest)])).toEqual([
      ['Runa will spell 20 third grade words with 85% accuracy.', '62%'],
      ['Runa will finish her morning work with no more than 2 reminders.', '3'],
    ]);
    expect(goals.map((goal) => goal.remarks.map(({ said }) => said))).toEqual([['on-course'], ['met']]);
    for (const { quote } of goals) expect(text).toContain(quote);
  });

  it('are taken from the measures counted as the goal counts, wherever they stand', () => {
    const [goal] = goalsOf(`To: the team
Re: Runa Vance, annual review
This quarter Runa handed in 22 of 42 assignments. On quizzes she has an 83% average.
Last year's goal read: "Runa will turn in 80% of assigned work on the due date." I propose keeping that.`);
    expect(inWords(goal?.newest)).toBe('22 of 42');
  });
});

describe('an old goal', () => {
  it.each([
    [
      'told in a sentence of a letter',
      'Reading. The goal we wrote last October is for Runa to read 120 words correct per minute. She read 108 in May.',
      'to read 120 words correct per minute.',
      '108',
    ],
    [
      'that says what she will do',
      'Organization. The goal says Runa will bring her materials to class 90% of the time. It was 70% in December and 95% in March.',
      'Runa will bring her materials to class 90% of the time.',
      '95%',
    ],
    [
      'told by its figure in brackets',
      '1) Reading goal (100 wcpm by February). In December she was at 85, in March at 96.',
      'Reading goal (100 wcpm by February)',
      '96',
    ],
    [
      'told by its figure alone, below the progress',
      'On five quizzes Runa answered 11 of 28 inferential questions. The objective set at that time was 20 of 28.',
      'The objective set at that time was 20 of 28',
      '11 of 28',
    ],
    [
      'told behind its name',
      'Reading fluency: was to get to 115 wcpm. Started at 82. Fall 90, winter 97, this month 101.',
      'to get to 115 wcpm.',
      '101',
    ],
  ])('is found: %s', (_, told, words, newest) => {
    const [goal] = goalsOf(`PROGRESS ON OLD GOALS\nStudent: Runa Vance   Grade: 5\n\n${told}`);
    expect([goal?.goal, inWords(goal?.newest)]).toEqual([words, newest]);
  });

  it.each([
    ['Articulation', 'GOAL 1 - SPEECH', 'Runa will produce /s/ and /z/ in conversation with 85% accuracy.'],
    ['Articulation', 'GOAL 1', 'Runa will produce l-blends in conversation with 80% accuracy.'],
    ['Pragmatic language', 'GOAL 1', 'Runa will stay on topic in conversation in 4 of 5 turns.'],
    [
      'Emotional regulation',
      'GOAL 1 - SELF-REGULATION',
      'When frustrated, Runa will use a taught strategy (break card, breathing, ask for help) in 80% of opportunities.',
    ],
    ['Self-advocacy', 'GOAL 1', 'Runa will ask for help with a complete phrase in 4 of 5 opportunities.'],
    ['Self-care', 'GOAL 1', 'Runa will tie both shoes without help in 4 of 5 tries.'],
    [
      'Reading fluency',
      'Goal 1 (Reading)',
      'Runa will read grade-level text at 150 words per minute with comprehension of 85%.',
    ],
  ])('is of the area its words name: %s', (area, lead, goal) => {
    expect(goalsOf(`IEP PROGRESS REPORT\n\n${lead}\n${goal}\nFall: 50%`)[0]?.areaOfNeed).toBe(area);
  });
});

describe('the verdict by the words of everyday papers', () => {
  it.each([
    ['raise', 'Q1: 5 of 10. Q2: 9 of 10.\nComments: Met. She is proud of it.'],
    ['replace, no longer a need', 'Q1: 5 of 10. Q2: 9 of 10.\nStatus: Met - discontinue'],
    ['replace, no longer a need', 'Q1: 5 of 10. Q2: 9 of 10.\nDone. No new goal is wanted for this.'],
    ['replace, no longer a need', 'Q1: 5 of 10. Q2: 9 of 10.\nComment: met! Close it out.'],
    // Less than half of the way, and called insufficient: the plan has to be revised.
    ['replace', 'Baseline: 2 of 10\nQ1: 3 of 10. Q2: 4 of 10.\nStatus: Insufficient progress.'],
    ['continue', 'Baseline: 2 of 10\nQ1: 3 of 10. Q2: 4 of 10.\nStatus: Sufficient progress.'],
    ['continue', 'Baseline: 2 of 10\nQ1: 3 of 10. Q2: 7 of 10.\nStatus: Insufficient progress.'],
  ])('is %s: %s', (verdict, progress) => {
    expect(verdictOf(DIRECTIONS, progress)).toBe(verdict);
  });

  it('keeps a goal’s ticked boxes with it', () => {
    const goals = goalsOf(`IEP ANNUAL REVIEW: CURRENT GOALS
Goal: Runa will write a summary with 4 of 5 key points.
1/2025: 2 of 5
11/2025: 3 of 5
Goal: [X] Met  [ ] Not met  [ ] Continue
Goal: Runa will solve equations with 75% accuracy.
1/2025: 35%
11/2025: 60%
Goal: [ ] Met  [X] Not met  [X] Continue`);
    expect(goals.map((goal) => reviewOf(goal).verdict)).toEqual(['raise', 'continue']);
  });

  it('knows the goal a list of proposals names', () => {
    const goals = goalsOf(`ANNUAL REVIEW
1) Goal on file: "Runa will read 125 words correct per minute." March 2026: 104. Goal not met.
2) Goal on file: "Runa will answer inferential questions with 75% accuracy." She averaged 78%. Goal met.

Proposed: continue a reading goal; discontinue the inference goal; add a goal for writing.`);
    expect(goals.map((goal) => reviewOf(goal).verdict)).toEqual(['continue', 'replace']);
  });
});

const read = (text: string) =>
  goalsOf(text).map((goal) => [
    goal.areaOfNeed,
    [inWords(goal.baseline), ...goal.readings.map(inWords)].join(', '),
    reviewOf(goal).isNoLongerNeed ? 'no longer a need' : reviewOf(goal).verdict,
  ]);

describe('goals as case managers note them down', () => {
  it('are found in italics, in bold and as a quotation, below titles marked by signs', () => {
    expect(
      read(`## Notes for the meeting, Runa Vance, grade 4

### Last year's goals and where they stand

1. *By May 2026, given a story starter, Runa will write 40 correct writing sequences.* She is at 27. Not met; moving though.

2. **By May 2026, Runa will solve word problems with 80% accuracy.** In fall 30%, in spring 85%.

> Runa will follow directions in 9 of 10 chances.

When we wrote this she followed 2 of 10. In January 3 of 10, in April 3 of 10. Nothing has changed.
`),
    ).toEqual([
      ['Written expression', 'none, 27', 'continue'],
      ['Math problem solving', 'none, 30%, 85%', 'raise'],
      ['Receptive language', '2 of 10, 3 of 10, 3 of 10', 'replace'],
    ]);
  });

  it('are found below a line that says they follow, and where they are told by what they were to do', () => {
    expect(
      read(`Speech therapy, end of year
Name: Runa Vance    Grade: 1

Last year's IEP had two speech and language goals:

(1) Runa will answer "why" questions with 8 out of 10 correct. She started with 3 out of 10. Most recent data (4/21): 6 out of 10. I would carry this goal over.

(2) Runa will use past tense verbs in 80% of contexts. October: 22%. January: 25%. April: 24%. I recommend a new goal that uses stories.
`).map(([, ...told]) => told),
    ).toEqual([
      ['3 of 10, 6 of 10', 'continue'],
      ['none, 22%, 25%, 24%', 'replace'],
    ]);
    expect(
      read(`Annual Review Notes
Runa Vance, Grade 10

Organization: Runa's goal was to record all assignments in her planner 90% of days. She began at 35% and is at 72% as of May 1. Keep.
`),
    ).toEqual([['Work completion and executive function', '35%, 72%', 'continue']]);
  });

  it('take a recommendation right below the figures, and none that opens another part', () => {
    const text = (gap: string) =>
      `IEP PROGRESS REPORT\nStudent: Runa Vance   Grade: 4\n\nMeasurable Annual Goal: ${DIRECTIONS}\nBeginning level: 2 of 10\n11/14/25: 4 of 10\n4/10/26: 6 of 10\n${gap}Recommendation: write new goal.\n`;
    expect(read(text(''))[0]?.[2]).toBe('replace');
    expect(read(text('\n'))[0]?.[2]).toBe('continue');
  });
});

describe('what a topic elsewhere says of a goal', () => {
  it('is nothing where it names another area with one of its words', () => {
    const [goal] = read(`ANNUAL REVIEW
Student: Runa Vance   Grade: 4

Goal 1 - Reading fluency
${FLUENCY}
Where she began: 51 wcpm. Q3: 79 wcpm.

Goal 2 - Directions
${DIRECTIONS}
Where she began: 2 of 10. Now 6 of 10.

Present levels, other

Reading comprehension: Her comprehension is fine. No goal needed in this area.
`);
    expect(goal).toEqual(['Reading fluency', '51, 79', 'continue']);
  });
});
