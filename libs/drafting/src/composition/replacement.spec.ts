/** Where the report counts the problem and what is taught instead, the goal starts from the second and tells the first. */
import { describe, expect, it } from '@jest/globals';
import { DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';

const drafted = (text: string) =>
  draftFromReport({
    report: readReport([
      { page: 1, text: `Student: Odalys Brandt  Grade: 4\nReport date: May 2, 2026\n\nBehavior\n${text}\n` },
    ]),
    areaOfNeed: 'Behavior',
    disability: DISABILITY_UNDETERMINED,
    student: {},
  });

const PROBLEM = 'Odalys called out on average 11 times per lesson over two weeks.';

describe('the replacement of a problem', () => {
  it('is where the goal starts, with its own quote', () => {
    const { Goal, Baseline, Evidence } = drafted(
      `${PROBLEM} She asked for help or a break in words on 3 of 39 occasions when work was hard.`,
    );
    expect(Goal).toMatch(/ask for help or a break in words on \d+% of occasions/);
    expect(Baseline).toMatch(/problem behavior was counted at 11 /);
    expect(Baseline).not.toMatch(/to be collected/);
    expect(Evidence.some(({ Quote }) => Quote.includes('3 of 39 occasions'))).toBe(true);
  });

  it.each([
    [
      'a share',
      'Condition                     Requests / opportunities\n   Feb 2026, no prompt                  4 of 22\n   Feb 2026, teacher points to card    15 of 21\n   Oct 2025, no prompt                  1 of 22',
    ],
    [
      'two cells',
      'Probe condition           Opportunities     Used it\n   No reminder                   22             4\n   With a spoken reminder        22            15',
    ],
  ])('is found in the rows under its heading, which name it nowhere: %s', (_, rows) => {
    const { Goal, Baseline } = drafted(
      `${PROBLEM}\n\nReplacement behavior\n\nShe may hand over a card.\n\n   ${rows}\n`,
    );
    expect(Goal).toContain('4 of 22');
    expect(Goal).toMatch(/ask for|request/);
    expect(Baseline).toMatch(/problem behavior was counted at 11 /);
    expect(Baseline).toContain('4 of 22 opportunities');
  });

  it('is told beside how long the problem lasts', () => {
    const { Baseline } = drafted(
      'After leaving the area Odalys was back in a mean of 9 minutes. She asked for help or a break in words on 3 of 39 occasions.',
    );
    expect(Baseline).not.toMatch(/counted at 9/);
  });

  it('is collected where it was reached with help alone', () => {
    const { Baseline } = drafted(`${PROBLEM} With a prompt she asked for help in 6 of 10 lessons.`);
    expect(Baseline).toMatch(/to be collected for the replacement/);
  });

  it.each([
    'A peer was watched too. He asked for help in 9 of 10 lessons.',
    'He asked for help in 9 of 10 lessons.',
    'With adult guidance she asked for help in 6 of 10 lessons.',
    'She used materials as weapons in 6 of 10 lessons.',
    'She asked for help in words on 10 of 10 occasions.',
  ])('is not taken from "%s"', (told) => {
    const { Goal, Baseline } = drafted(`Pronouns: she/her\n${PROBLEM} ${told}`);
    expect(Baseline).toMatch(/to be collected for the replacement/);
    expect(Goal).not.toMatch(/weapons/);
  });

  it.each([
    'Odalys called out without raising her hand in 7 of 10 lessons.',
    'Odalys threw materials before leaving the table in 7 of 10 lessons.',
    'Odalys used profanity in 7 of 10 lessons.',
  ])('is asked for instead of "%s"', (told) => {
    const { Goal } = drafted(told);
    expect(Goal).not.toMatch(/will (?:call out|throw|use profanity)/);
  });

  it('leaves a figure of what is wanted alone though the rest went wrong', () => {
    const { Goal } = drafted('Odalys waited for her turn in 3 of 10 lessons; in the rest she interrupted.');
    expect(Goal).toMatch(/wait for (?:her|their) turn/);
  });
});

it('names what was asked for where the head of the entry does', () => {
  const { Goal } = drafted(
    `${PROBLEM}\n\nAsking for help or a break: Out of 18 occasions when a request would have fit, she asked on her own 2 times.`,
  );
  expect(Goal).toMatch(/ask for help or a break on her own in \d+% of/);
});

it('is counted under a heading of that name, which is no placement and no list of services', () => {
  const { Goal, Baseline } = drafted(
    `In written work Odalys refused and left 2.3 times per hour.

8. REPLACEMENT BEHAVIOR
What she does now instead: Staff noted each hard task and whether she asked for a break before any disruption. She did so on her own in 5 of 50 opportunities (10%).`,
  );
  expect(Goal).toMatch(/5 of 50/);
  expect(Baseline).not.toMatch(/to be collected/);
});

it("lends its figure to no other need, and the episodes of a behavior are nobody's writing", () => {
  const report = readReport([
    {
      page: 1,
      text: `Student: Odalys Brandt  Grade: 4
Report date: May 2, 2026

Frequency of Behavior A by activity (20 school days)

   Activity                    Episodes     Hours observed     Rate per hour
   Independent written work        46             20               2.3
   Whole-group lesson              6              20               0.3
   Small-group / lab               1              12               0.1
   Specials, lunch, recess         2              25               0.1

Duration of episode: mean 6 min (range 1-17).

8. REPLACEMENT BEHAVIOR
When given hard written work she asked for a break in 5 of 50 opportunities.
`,
    },
  ]);
  const { Goal } = draftFromReport({ report, areaOfNeed: 'Written expression', disability: '', student: {} });
  expect(Goal).not.toMatch(/5 of 50/);
  expect(
    new Set(report.measures.filter(({ page }) => page === 1).map(({ areaOfNeed }) => areaOfNeed)),
  ).toEqual(new Set(['Behavior']));
});
