/** Goals whose level, wording or figures stand apart from each other. Every text is made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { reviewOf } from './review.js';
import type { GoalReading } from './goal-reading.js';

const HEAD = 'ANNUAL REVIEW OF GOALS\nStudent: Tamsin Reyes     Grade: 4     Date of report: 5/20/2026\n\n';

const inWords = (figure: Pick<GoalReading, 'value' | 'outOf' | 'isPercent'> | undefined): string =>
  figure === undefined
    ? 'none'
    : `${figure.value}${figure.isPercent ? '%' : figure.outOf === undefined ? '' : ` of ${figure.outOf}`}`;

/** Area, criterion, newest figure, verdict. */
const read = (text: string) =>
  readReport([{ page: 1, text: `${HEAD}${text}` }]).oldGoals.map((goal) => {
    const { verdict, newest } = reviewOf(goal);
    return [goal.areaOfNeed, inWords(goal.criterion), inWords(newest), verdict];
  });

describe('the level a goal asks for, told beside it', () => {
  it.each([
    [
      '"Tamsin will retell a story in order" (80% of story parts).\nIn fall she retold 35%, in May 62%.',
      '80%',
      '62%',
    ],
    [
      '"Tamsin will retell a story in order."\nCriterion: 16 of 20 parts\nFall: 7 of 20     May: 12 of 20',
      '16 of 20',
      '12 of 20',
    ],
    [
      '"Tamsin will retell a story in order." Aim was 8 of 10. She had 3 of 10 in fall and 5 of 10 in May.',
      '8 of 10',
      '5 of 10',
    ],
    [
      '"Tamsin will retell a story in order", to score 3 on the 4-point rubric. In fall she scored 1, in May 2.',
      '3 of 4',
      '2 of 4',
    ],
    [
      '"Tamsin will retell a story in order." Scored on the 9 element list. Fall 4. In May she got 6, against a criterion of 8.',
      '8 of 9',
      '6 of 9',
    ],
    // The figures share a whole, and no level is made of it.
    [
      '"Tamsin will retell a story in order." In fall she told 2 of 12 parts, and 2 of 12 again in May.',
      'none',
      '2 of 12',
    ],
  ])('is read from %j', (text, criterion, newest) => {
    expect(read(`Goal 1. ${text}\n`)).toEqual([
      ['Narrative language', criterion, newest, expect.any(String)],
    ]);
  });

  it.each([
    'Target date: 6/2026',
    'Target: 6/12/2026',
    'Target 2: the ending',
    'Target 2 mastered',
    'Criterion 1: order',
  ])('is no day and no number of a step: %j', (words) => {
    const goal = 'Goal 1. "Tamsin will retell a story in order."';
    expect(read(`${goal}\n${words}\nIn fall she had 35%, in May 62%.\n`)[0]?.[1]).toBe('none');
  });

  it('is not the level the next goal is to have', () => {
    const text =
      'Goal 1. "Tamsin will retell a story in order."\nIn fall she had 35%, in May 62%. Carry over with a new target of 90%.\n';
    expect(read(text)[0]?.[1]).toBe('none');
  });

  it('is read from a column, with what the row of its name counts', () => {
    const text = `Goal 1. Tamsin will read a fourth-grade passage aloud.
Goal 2. Tamsin will spell dictated words with vowel teams.

                          BASE      Q1       Q2       Q3      TARGET
                          9/25     11/25    1/26     4/26
Goal 1 (wcpm)              52       61       70       84       110
Goal 2 (words of 25)        8        9       11       10        20
`;
    expect(read(text)).toEqual([
      ['Reading fluency', '110', '84', 'continue'],
      ['Spelling', '20 of 25', '10 of 25', expect.any(String)],
    ]);
  });
});

describe('goals in forms of their own', () => {
  it('are read from the rows of an export', () => {
    const text = `"NO"\t"ANNUAL GOAL"\t"EXPECTED"\t"NOV25"\t"FEB26"\t"MAY26"
"01"\t"Tamsin will catch a ball thrown from six feet"\t"8 of 10"\t"1 of 10"\t"3 of 10"\t"5 of 10"
"02"\t"Tamsin will hop on one foot"\t"10 hops"\t"2"\t"5"\t"11"
`;
    expect(read(text)).toEqual([
      ['Gross motor', '8 of 10', '5 of 10', 'continue'],
      ['Gross motor', '10', '11', 'raise'],
    ]);
  });

  it('are read from a form that says where she was, is and is to be', () => {
    const text = `A. GOALS OF THE LAST PLAN

A-1  Goal:      Tamsin will button her coat without help
     Was:       1 of 6 buttons         Is:  5 of 6 buttons         Aim: 5 of 6
     Outcome:   [X] met   [ ] partly   [ ] not met        Next: [ ] same  [X] close

A-2  Goal:      Tamsin will stay in the lunchroom with headphones
     Was:       6 minutes              Is:  7 minutes              Aim: 25 minutes
     Outcome:   [ ] met   [ ] partly   [X] not met        Next: [ ] same  [X] other goal

B. NEW AREA, IF ANY     [X] yes   [ ] no
     Handwriting. She wrote 11 of 26 letters legibly from dictation.
`;
    expect(read(text).map(([, ...told]) => told)).toEqual([
      ['5 of 6', '5 of 6', 'replace'],
      ['25', '7', 'replace'],
    ]);
  });

  it('are read from a questionnaire, and end at its next question', () => {
    const text = `Q3. List each goal word for word and say what happened.
    a. "Tamsin will use easy onsets in conversation."
       Aim was 80% of stuttered moments. In 9/25 she used one on 20% of them, 55% at the end of April.
    b. "Tamsin will volunteer an answer in class."
       Aim 5 a week. It was 1 a week in Sept., 1 a week in Nov., and 1 a week in April. Same as ever.

Q4. Any rating data?
    Severity total 24 in May, moderate.
`;
    expect(read(text)).toEqual([
      ['Speech fluency', '80%', '55%', 'continue'],
      ['Anxiety and participation', '5', '1', 'replace'],
    ]);
  });

  it('are read in roman numbers, in square brackets and behind the goal they name', () => {
    const text = `(i) "Tamsin will follow two-step directions." Criterion 8/10. In fall 4/10, in May 6/10.

(ii) "Tamsin will answer who and where questions." Criterion 9/10. In fall 5/10, in May 9/10. Met.

WRITING GOAL ("Tamsin will write a paragraph with evidence", needs 12 out of 16)
Sept paragraph 6, Jan paragraph 9, last week's paragraph on frogs 10.

LATE WORK GOAL ("Tamsin will use the calendar to plan long assignments")
She hit 1 of 5 checkpoints in fall and 1 of 5 in May. I'd rather scrap it.
`;
    expect(read(text)).toEqual([
      ['Receptive language', '8 of 10', '6 of 10', 'continue'],
      ['Receptive language', '9 of 10', '9 of 10', 'raise'],
      ['Written expression', '12 of 16', '10 of 16', 'continue'],
      ['Work completion and executive function', 'none', '1 of 5', 'replace'],
    ]);
  });

  it('take their figures from a dated log that names each by a word', () => {
    const text = `Goals in force
  1 - Tamsin will respond to redirection without shouting
      (90% of redirections)
  2 - Tamsin will hand in the daily exit task
      (16 of 20 per month)

11/26/25  Redirection 44%. Exit tasks 9 of 20.
12/13/25  Absent, flu.
02/27/26  Redirection 58%. Exit tasks 13 of 20.
05/15/26  Redirection 66%. Exit tasks 18 of 20. A good month.
`;
    expect(read(text).map(([, ...told]) => told)).toEqual([
      ['90%', '66%', 'continue'],
      ['16 of 20', '18 of 20', 'raise'],
    ]);
  });

  it('take their figures from a log by their letters, its lines below a date as well', () => {
    const text = `A) Homework. "Tamsin will turn in 80% of assignments by the due date."
B) Class talk. "Tamsin will speak before a group in 5 of 10 class meetings."

LOG

01/24/26  A: first check, 44% on time. B: 1 of 10.
03/07/26  A: 47%. Book left at home 3 times.
          B: 2 of 10, both in art.
05/08/26  A: 57% on time, term to date. B: 1 of 10.

SUMMARY

A) Inching up. Late work is not bad work: when it comes in it averages 84%.
`;
    expect(read(text).map(([, ...told]) => told)).toEqual([
      ['80%', '57%', 'continue'],
      ['5 of 10', '1 of 10', expect.any(String)],
    ]);
  });

  it.each([
    // With help the goal does not give.
    ['January 2026: 55%. May 2026: 62%. When she uses the raised lines she gets to 80%.', '62%'],
    ['January 2026: 50%. May 2026: 60%.', '60%'],
  ])('start from what she does by herself: %j', (progress, newest) => {
    const goal = 'Goal 1. Tamsin will print 85% of letters on the line.';
    expect(read(`${goal}\n${progress}\n`)[0]?.[2]).toBe(newest);
  });

  it('are counted by the chances there were, where nobody counted the same whole again', () => {
    const goal = 'Goal 1. Tamsin will use a calming strategy in 8 of 10 instances.';
    expect(read(`${goal}\nIn May she used one in 9 of 18 episodes.\n`)[0]?.[2]).toBe('9 of 18');
    expect(
      read(
        `${goal}\nIn May she used one in 4 of 10 instances. In May, with no card, 1 of 6 times.\n`,
      )[0]?.[2],
    ).toBe('4 of 10');
  });

  it('are no quotes of what somebody says of the student', () => {
    const math = 'He attends the math group 30 minutes, 3 times a week; that group will go on until spring.';
    expect(read(`Services\n\n${math}\n`)).toEqual([]);
    expect(
      read(
        'Goal 1. Tamsin will retell 8 of 10 story parts.\nIn May 2 of 10. Write a new one, built on 4 of 5 main ideas.\n',
      ),
    ).toHaveLength(1);
    expect(read('What the family says\n\n"I worry she will get lost in a class of 24."\n')).toEqual([]);
    expect(
      read(
        'Her mother said, "Tamsin will tell anybody who listens." She had 4 of 10 in fall and 5 of 10 in May.\n',
      ),
    ).toEqual([]);
  });
});

describe('what becomes of a goal', () => {
  it('is ruled by its number as well, far from the goal', () => {
    const goals =
      'Goal 1. Tamsin will retell 8 of 10 story parts.\nFall 4 of 10, May 6 of 10.\nGoal 2. Tamsin will use a calming card in 90% of instances.\nFall 50%, May 96%.\n\nFor the meeting\n\n';
    expect(read(`${goals}- Take goal 2 off the plan.\n`).map(([, , , verdict]) => verdict)).toEqual([
      'continue',
      'replace',
    ]);
    expect(read(`${goals}- Take goal 2 to the classroom.\n`).map(([, , , verdict]) => verdict)).toEqual([
      'continue',
      'raise',
    ]);
  });

  it.each([
    ['Met in May. I see no reason to write a further goal.', 'replace'],
    ['Met. No replacement is needed.', 'replace'],
    ['Met. Discontinue, no further need.', 'replace'],
    ["GOAL MET. He does this without the card, and the team doesn't see a further need.", 'replace'],
    ['Met; nothing further planned.', 'replace'],
    ['The team would like this goal struck.', 'replace'],
    ['Team agreed to raise it.', 'raise'],
    ['Not met, on track, leave it in.', 'continue'],
    ["After a year of this I don't think we should write the same goal again. Replace it.", 'replace'],
  ])('is %j', (words, verdict) => {
    const [goal] = read(`Goal 1. Tamsin will retell 8 of 10 story parts. ${words}\n`);
    expect(goal?.[3]).toBe(verdict);
  });
});
