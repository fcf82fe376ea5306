/** What goals start from in progress reports, packets and memos as they are filed. All are made up. */
import { describe, expect, it } from '@jest/globals';
import { proposeAreas } from '../areas/proposal.js';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';
import { baselineFor } from './baseline-choice.js';
import { isOfCounted } from './beside-the-skill.js';

const read = (text: string) =>
  readReport([
    {
      page: 1,
      text: `PROGRESS REPORT\n\nStudent: Maren Oyelaran    Grade: 5\nPronouns: she/her\nReport date: March 21, 2025\n\n${text}\n`,
    },
  ]);
const startOf = (text: string, areaOfNeed: string) => {
  const start = baselineFor(read(text), areaOfNeed);
  return start && [start.value, start.outOf ?? start.unit];
};

describe('the start of a goal', () => {
  it('stands under the newest column, though the name of the row stands in the header', () => {
    const text = `GOAL 1  SELF-CARE.  Maren will complete the 12-step hand washing routine, 10 of 12 steps.
   Steps done              Start of year (9/6)    Q1       Q2       Q3
                               3 of 12          4 of 12  6 of 12  7 of 12           Code: SP
   With verbal reminders she did 11 of 12.`;
    expect(startOf(text, 'Self-care')).toEqual([7, 12]);
    expect(read(text).measures.find(({ value }) => value === 7)?.columnHead).toBe('Q3');
  });

  it('is the share of the last of several days in one line, where each could be a day itself', () => {
    const text = `Math problem solving
One-step word problems, 10 items
   12/18   3/10          01/22   4/10          02/19   4/10
Math computation
Subtraction with regrouping, 10 items
   12/18   2/10          01/22   3/10          02/19   5 of 10 correct`;
    expect(startOf(text, 'Math problem solving')).toEqual([4, 10]);
    expect(startOf(text, 'Math computation')).toEqual([5, 10]);
    expect(read(text).measures.filter(({ isPrior }) => !isPrior)).toHaveLength(2);
  });

  it('is no rank beside it, and no strength because its rank is a smaller number', () => {
    const text = `Fluency. Grade 5 passages, no preview:
      Date           WCPM     National %ile
      09/16/2024      71          4
      02/24/2025      82          4
   When Ms. Tran previews the hard words and she
   rehearses, she reads the same passage at 109 WCPM.`;
    expect(startOf(text, 'Reading fluency')).toEqual([82, 'words correct per minute']);
    expect(read(text).measures.some(({ isStrength }) => isStrength)).toBe(false);
  });

  it('was counted at the last check, behind a task analysis that ends the strengths', () => {
    const text = `STRENGTHS SEEN AT THE WORK SITE
 + Polite, greets staff by name

TASK ANALYSIS: SUPPLY CART, 16 steps
At the last check Maren did 10 of 16 steps on her own.`;
    expect(read(text).measures).toMatchObject([{ value: 10, isPrior: false, isStrength: false }]);
  });

  it('is the mean of observations under the student, beside a peer', () => {
    const text = `Attention and task engagement\nOn-task, whole interval, 15-second intervals, independent writing

                              Maren     Peer (composite of 3 girls)
    Obs 1   11/19              28%          82%
    Obs 2   11/21              36%          86%
    Mean                       32%          84%`;
    const measures = read(text).measures.map(({ value }) => value);
    expect(startOf(text, 'Attention and task engagement')?.[0]).toBe(32);
    expect(measures).not.toContain(82);
    expect(measures).not.toContain(11);
  });

  it('is not that of easier problems than the goal asks for', () => {
    const text =
      'GOAL 1  WORD PROBLEMS\nGiven 10 two-step word problems, Maren will solve 8 of 10.\n   January: 2 of 10\n   March: 3 of 10\nComment: She gets one-step problems 6 of 10 now.';
    expect(startOf(text, 'Math problem solving')).toEqual([3, 10]);
  });

  it('is the student’s own pace of facts, and not that of the class', () => {
    const text = `GOAL 1  COMPUTATION\nGiven a 2-minute fact probe, Maren will write 40 digits correct per minute.
      MP1 (11/1)    14 dcpm     ES
      MP2 (1/24)    19 dcpm     SP
Comment: The grade-level classroom average in March was 43 dcpm. Unit test on fractions: many were low (class avg. 9 of 15).`;
    expect(startOf(text, 'Math computation')?.[0]).toBe(19);
  });

  it('is what is reached now where the same sentence tells how it was', () => {
    const text = 'Employment\nAt the store: 22 items shelved per hour in September, 34 now.';
    expect(startOf(text, 'Employment')?.[0]).toBe(34);
  });

  it.each([
    ['He asked for a break beforehand in 4 of 30.', false],
    ['He went to the window in 4 of the 30.', true],
  ])('is a part of the problem that was counted or what is done in its place: %s', (quote, isPart) => {
    const told = { areaOfNeed: 'Behavior', skill: 'Behavior', isPrior: false, isStrength: false, page: 1 };
    const problem = { ...told, kind: 'count', value: 30, unit: 'meltdowns', quote: '30 meltdowns' } as const;
    const start = { ...told, kind: 'ratio', value: 4, outOf: 30, unit: 'items', quote } as const;
    expect(isOfCounted(start, [problem])).toBe(isPart);
  });

  it('counts no lines that are said after a film', () => {
    const text =
      'Expressive language\nIn a sample of 50 utterances, 22 were lines from videos or echoes. Her own phrases were short; mean length 2.1 words.';
    expect(startOf(text, 'Expressive language')).toEqual([2.1, 'mean length of utterance']);
  });

  it('is no day by which a mail is to be read', () => {
    const text =
      'Subject: Update on missing work - please read before 11/26\n\nAssignments\n   Turned in on time          14 of 24';
    expect(startOf(text, 'Work completion and executive function')).toEqual([14, 24]);
  });

  it('takes the minutes of a sample for no whole', () => {
    const text = `Social skills
   Sample of 15 minutes, block area, March 11

     Behavior                                    Maren        Two classmates (mean)
     Starts an exchange with a peer               1            6
     Answers a peer's bid                         1 of 6       8 of 9`;
    const { measures } = read(text);
    expect(measures.some(({ outOf }) => outOf === 15)).toBe(false);
    expect(startOf(text, 'Social skills')).toEqual([1, 6]);
  });
});

describe('a need', () => {
  it.each([
    ['Decoding', 'Response to intervention is insufficient in word decoding and oral reading fluency.'],
    [
      'Social skills',
      'Areas in which Maren needs instruction:\n     (a) joint attention and pretend play,\n     (b) social responses to and initiations with peers.',
    ],
  ])('is told by the list or the sentence that names it: %s', (area, text) => {
    const report = read(text);
    expect(proposeAreas(report).map(({ areaOfNeed }) => areaOfNeed)).toContain(area);
    expect(report.declaredNeeds.flatMap(({ areas }) => areas)).toContain(area);
  });

  it('is reading where the goal under that title asks about a text that is heard', () => {
    const { oldGoals } = read(
      'GOAL 3  READING.  After listening to an adapted text with symbols, Maren will answer who / what / where questions by choosing from 3 pictures, 8 of 10.',
    );
    expect(oldGoals[0]?.areaOfNeed).toBe('Reading comprehension');
  });
});

it('reads the quarters of an old goal under their own heads', () => {
  const { oldGoals } = read(`GOAL 2  MATH.  Maren will count out a named number of objects, 8 of 10 trials.
   Trials correct          Start of year          Q1       Q2       Q3
                               1 of 10          2 of 10  4 of 10  5 of 10           Code: IP`);
  expect(oldGoals[0]?.baseline?.value).toBe(1);
  expect(oldGoals[0]?.newest).toMatchObject({ value: 5, date: 'Q3' });
});

describe('the start of a goal in papers as they are written', () => {
  it('is no number of a report in the name of its row', () => {
    const text = `GOAL 1 - COMMUNICATION
"Using a speech-generating device, Maren will send 15 messages without a prompt during a 20-minute snack."
   Baseline (4/24)     2 independent messages in 20 minutes
   Rpt 2 (11/24)       5
   Rpt 4 (3/25)        8 independent messages in 20 minutes
   Code: P`;
    expect(startOf(text, 'Functional communication')?.[0]).toBe(8);
  });

  it('was counted alone, where the same line tells of more with help', () => {
    const text = `GOAL 2 - MATH READINESS
"Shown a set of 1-10 objects, Maren will count them, 9 of 10 sets."
   Baseline (4/24)     2 of 10 sets
   Rpt 2 (11/24)       4 of 10
   Rpt 4 (3/25)        5 of 10 sets (right for 1-5, not for 6-10); with a ten-frame and touch prompts, 8 of 10
   Code: P`;
    expect(startOf(text, 'Number sense')).toEqual([5, 10]);
  });

  it('is the present level, which nobody is told to present', () => {
    const text = `MATH DATA
   Computation probe, two minutes, scored in digits correct per minute
   Present level 9 digits correct per minute (3-10). Class median 19.`;
    expect(startOf(text, 'Math computation')?.[0]).toBe(9);
  });

  it('is told under a heading about the use of accommodations, which is no list of them', () => {
    const text = `Using accommodations and asking
Maren has 6 accommodations. There were 16 occasions when notes could have been requested. Maren asked on 2 of 16 occasions.

Needs
 1. Self-advocacy: asking for accommodations in time`;
    expect(startOf(text, 'Self-advocacy')).toEqual([2, 16]);
  });

  it('is none that was reached with Miss Carla saying what to do', () => {
    const text =
      'Computer keyboard: one-minute copy from dictation: 7 wpm with no verbal cues. With Miss Carla saying the finger to use, 10 wpm.';
    expect(startOf(text, 'Writing speed and keyboarding')?.[0]).toBe(7);
  });

  it('is told with the meaning of the code, where the report has its key', () => {
    const report = read(`Key:  M = Mastered   P = Progressing   N = No progress
GOAL 2 - MATH READINESS
"Shown a set of 1-10 objects, Maren will count them and select the numeral, 9 of 10 sets."
   Baseline (4/24)     2 of 10 sets
   Rpt 2 (11/24)       4 of 10
   Rpt 4 (3/25)        5 of 10 sets
   Code: P
Comment: Still a need.

GOAL 3 - SELF-HELP
"Maren will complete the 7-step handwashing routine without prompts, 7 of 7."
   Baseline 3 of 7.   11/24: 6 of 7.    1/25: 7 of 7
   Code: M`);
    const { Baseline } = draftFromReport({ report, areaOfNeed: 'Number sense', disability: '', student: {} });
    expect(Baseline).toMatch(/"Code: P\.", which it calls Progressing/);
  });

  it('is counted in nonsense words where the table says so above its rows', () => {
    const { measures } = read(`DECODING

   DIBELS 8, Nonsense Word Fluency             Fall           Spring          Now
      Correct letter sounds per minute           14             22             27
`);
    expect(measures.find(({ value }) => value === 27)?.unit).toMatch(/nonsense words/);
  });
});

it('says no definition of a behavior in the words of the student', () => {
  const { concerns } = read(
    'TARGET BEHAVIORS\nA. Work refusal: pushes materials off desk, says "I\'m not doing this," makes noises loud enough to be heard at the door.',
  );
  expect(concerns.filter(({ by }) => by === 'student')).toEqual([]);
});

it('asks for the steps of what the label of a long sentence names', () => {
  const { Goal } = draftFromReport({
    report: read(
      'Cooking at the stove and kitchen safety: steps of the 10-step checklist (tie hair, check burner, pot handle in, oven mitt, turn off, wipe down, put away) done without reminder, average of last three lessons: 6 of 10.',
    ),
    areaOfNeed: 'Daily living and safety',
    disability: '',
    student: {},
  });
  expect(Goal).toMatch(/steps of preparing the food/);
});

describe('a table of jobs and their months', () => {
  const TABLE = `EMPLOYMENT
   Job task analysis (independent steps)         Cafe 5/24     Nursery 11/24    Nursery 3/25
   Watering and potting routine (20 steps)           -             7/20            12/20
   Arrives on time, clocks in                       70%            88%              96%
`;

  it('starts from its newest job', () => {
    const report = readReport([
      {
        page: 1,
        text: `TRANSITION SUMMARY\n\nStudent: Maren Oyelaran    Age: 20\nIEP date: 4/16/2025\n\n${TABLE}`,
      },
    ]);
    expect(baselineFor(report, 'Employment')?.value).toBe(12);
    expect(report.measures.find(({ value }) => value === 70)?.isPrior).toBe(true);
  });

  it('is as new as the report, though a plan beyond it names its end', () => {
    const { measures } = readReport([
      {
        page: 1,
        text: `TRANSITION SUMMARY\n\nStudent: Maren Oyelaran    Age: 20\nIEP date: 4/16/2025\n\nShe would like to finish the program in June 2026.\n\n${TABLE}`,
      },
    ]);
    expect(measures.find(({ value, outOf }) => value === 12 && outOf === 20)?.isPrior).toBe(false);
  });

  it('asks for the steps of the routine that its row names', () => {
    const { Goal } = draftFromReport({
      report: read(TABLE),
      areaOfNeed: 'Employment',
      disability: '',
      student: {},
    });
    expect(Goal).toMatch(/complete 16 of 20 steps of the watering and potting routine/);
  });
});

it('was so then, where the present level of a plan stands "as written" a year ago', () => {
  const text = `PRESENT LEVEL, as written 10/28/2024
Maren is a creative fifth grader. In reading she read 74 words correct per minute. She handed in 45% of homework.

GOAL 3  Work completion
By 10/27/2025, using a planner, Maren will turn in 85% of assignments by due date.
    1/2025    52%     SP
    3/2025    58% of assignments turned in on time.     IP`;
  expect(startOf(text, 'Work completion and executive function')?.[0]).toBe(58);
});
