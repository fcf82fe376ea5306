/** A goal asks for the same deed that its baseline counted: in the report's words, with another number. */
import { describe, expect, it } from '@jest/globals';
import { DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import { thingsBefore } from '../extraction/figures/counted-things.js';
import type { Measure } from '../extraction/measure.js';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';
import { oldGoalTask } from './old-goal-task.js';
import { quoted } from './quotes.js';
import { reportedTask } from './reported-task.js';

const aMeasure = (quote: string, more: Partial<Measure> = {}): Measure => {
  const [, value, outOf] = /(\d+) (?:of|out of) (?:the )?(\d+)/.exec(quote) ?? [];
  return {
    areaOfNeed: 'Math computation',
    skill: 'Math computation',
    kind: 'ratio',
    value: Number(value),
    ...(outOf === undefined ? {} : { outOf: Number(outOf) }),
    unit: 'items',
    isPrior: false,
    isStrength: false,
    page: 1,
    quote,
    ...more,
  };
};

const goalOf = (areaOfNeed: string, quote: string, more: Partial<Measure> = {}) =>
  draftFromReport({
    report: {
      ...readReport([]),
      student: { name: 'Odalys Brandt', grade: '5', pronouns: 'she', mixedPronouns: false },
      measures: [aMeasure(quote, { areaOfNeed, skill: areaOfNeed, ...more })],
    },
    areaOfNeed,
    disability: DISABILITY_UNDETERMINED,
    student: {},
  });

const names = ['Odalys', 'Odalys Brandt'];

describe('the deed of a sentence', () => {
  it.each([
    [
      'On a list of compound words she read 11 of 30 correctly.',
      'on a list of compound words',
      'read {n} correctly',
    ],
    [
      'Odalys raised her hand before speaking in 4 of 22 lessons.',
      undefined,
      'raise her hand before speaking in {n} lessons',
    ],
    [
      'She asked for a break or went to the quiet corner in 3 of 14 upsets; the rest ended in tears.',
      undefined,
      'ask for a break or go to the quiet corner in {n} upsets',
    ],
    [
      'Last month, 18 of 40 worksheets were handed in by Friday.',
      undefined,
      'hand in {n} worksheets by Friday',
    ],
    [
      'On 2 of the 9 outings she paid the cashier and waited for change.',
      undefined,
      'pay the cashier and wait for change on {n} outings',
    ],
    [
      'Asked to retell a recipe, she gave 3 of 8 steps in order on March 3.',
      'when asked to retell a recipe',
      'give {n} steps in order',
    ],
    [
      'She can write a capital from memory, but formed a lower-case letter well for 7 of 26.',
      undefined,
      'form a lower-case letter well for {n}',
    ],
    ['Button board: fastened 2 of 6 buttons without help.', undefined, 'fasten {n} buttons without help'],
    [
      'On a dictated list of 20 words Odalys spelled 6 correctly.',
      'on a new dictated list of 20 words',
      'spell {n} correctly',
    ],
    ['She did 3 of 9 steps by herself.', undefined, 'do {n} steps by herself'],
    ['Two ideas were joined in 4 of 16 sentences.', undefined, 'join two ideas in {n} sentences'],
    ['On the quiz she solved 3 of 8 problems.', 'on a new quiz', 'solve {n} problems'],
    [
      'She answered 5, 4 and 4 of 9 inferential questions correctly.',
      undefined,
      'answer {n} inferential questions correctly',
    ],
    ['Oda strung 4 of 10 beads.', undefined, 'string {n} beads'],
    ['She told me 3 of 7 supports in her plan.', undefined, 'tell an adult {n} supports in her plan'],
    [
      'When a visitor called her name, Odalys stopped within three seconds on 3 of 10 occasions.',
      'when a visitor calls her name',
      'stop within three seconds on {n} occasions',
    ],
    ['Snack boxes ........ opened 1 of 5', undefined, 'open {n} snack boxes'],
    [
      'She follows 2 of 9 directions and hands over the card in the others.',
      undefined,
      'follow {n} directions',
    ],
    ['On the list she spelled 6 of 20 words.', undefined, 'spell {n} words'],
    ['On compound words Odalys was right on 6 of 20.', 'on compound words', undefined],
    [
      'On the first probe of division facts this month she had 6 of 20.',
      'on a new probe of division facts',
      undefined,
    ],
    ['Told an adult of the battery on 1 of 5 days.', undefined, 'tell an adult of the battery on {n} days'],
  ])('is told in base form: %s', (quote, condition, action) => {
    const measure = quote.includes('20 words') ? aMeasure(quote, { value: 6, outOf: 20 }) : aMeasure(quote);
    const task = reportedTask(measure, names);
    expect(task?.action).toBe(action);
    expect(task?.condition).toBe(condition);
  });

  it('is that of the figure, behind another one', () => {
    const quote = 'Shown faces, she named the feeling in 9 of 12 and explained what had happened in 3 of 12.';
    expect(reportedTask(aMeasure(quote, { value: 3 }), names)?.action).toBe(
      'explain what had happened in {n}',
    );
  });

  it.each([
    ['Mr. Oyelaran writes that he counted 4 of 20 greetings.'],
    ['She went along with it in 7 of 22.'],
    ['She did so on 6 of 18 offers.'],
    ['She did not answer 6 of 10 questions.'],
    ['She skipped 6 of 10 problems.'],
    ['Her essay earned 8 of 20 points.'],
    ['She read 6 of 20 in the fall and 6 of 20 now.'],
    ['19 of 31 assignments given in May were handed in.'],
    ['In May she could tell me 2 of the 6.'],
    ['Ada waited while Ren and Oda spelled 3 of 10 words.'],
    ['Her partner Oda spelled 3 of 10 words.'],
    ['She raised her hand and had the answer in 3 of 10 lessons.'],
    ['She followed directions and was redirected in 3 of 10 periods.'],
  ])('is left alone where it is not plainly the student’s: %s', (quote) => {
    expect(reportedTask(aMeasure(quote), names)).toBeUndefined();
  });
});

describe('the goal', () => {
  it('keeps the qualifiers of the count, which a plan of the area would lose', () => {
    const { Goal, Objectives } = goalOf(
      'Work completion and executive function',
      'Odalys turned in 9 of 26 lab reports on time.',
      {
        unit: 'items',
      },
    );
    expect(Goal).toMatch(/turn in 21 of 26 lab reports on time, (?:up )?from (?:a baseline of )?9 of 26/);
    expect(Objectives[0]).toMatch(/lab reports on time/);
  });

  it('asks for a share of what comes up over weeks, over as long a time, and not for 33 of 41 in three days', () => {
    const { Goal } = goalOf(
      'Work completion and executive function',
      'She turned in 19 of 41 assignments by the due date.',
      {
        unit: 'assignments',
      },
    );
    expect(Goal).toMatch(/turn in 80% of assignments by the due date/);
    expect(Goal).toMatch(/as long (?:a time )?as/);
    expect(Goal).not.toMatch(/observation days/);
  });

  it('names the row that was counted, where no sentence tells a deed', () => {
    const { Goal } = goalOf('Math computation', 'Division with remainders      3 of 12');
    expect(Goal).toMatch(/on a new probe of division with remainders/i);
  });

  it.each([
    ['| Two-step directions | 3 of 12 |', 'Receptive language', 'on a new probe of two-step directions'],
    [
      '/l/ initial, single words ........ 6 of 20',
      'Articulation',
      'on a new set like "/l/ initial, single words"',
    ],
    [
      'Literal questions 11 of 12; inferential questions 3 of 12',
      'Reading comprehension',
      'on a new probe of inferential questions',
    ],
  ])('names the row whatever marks it off: %s', (quote, area, named) => {
    const measure = area === 'Reading comprehension' ? { value: 3, outOf: 12 } : {};
    const { Goal } = goalOf(area, quote, measure);
    expect(Goal.toLowerCase()).toContain(named.toLowerCase());
    expect(Goal).not.toMatch(/literal and inferential/);
  });

  it('names no row that is a name, a number or a sentence of something else', () => {
    for (const quote of [
      'Odalys: 3 of 12',
      'Nine: 3 of 12',
      'Pencils were on the desk; she asked for them in 3 of 12.',
    ])
      expect(goalOf('Sensory regulation', quote).Goal).not.toMatch(/the report (?:calls|counts)/);
  });

  it('makes no skill of a row that counts what went wrong', () => {
    for (const row of ['Meltdowns at lunch', 'Covers ears', 'Dropped beads', 'Reversals'])
      expect(goalOf('Sensory regulation', `${row}      3 of 10`).Goal).not.toMatch(
        /the report (?:calls|counts)/,
      );
  });

  it('takes a bite for a bite, and no fight for a strategy', () => {
    expect(goalOf('Sensory regulation', 'She tried one bite in 3 of 10 lunches.').Goal).toMatch(
      /try one bite/,
    );
    expect(goalOf('Behavior', 'She started it in 3 of 10 fights.').Goal).not.toMatch(/fights/);
  });

  it('does what the row counts, where no deed of the area is sure to be meant', () => {
    const { Goal } = goalOf('Self-care', 'Lunch tray       3 of 12');
    expect(Goal).toMatch(/do what the report counts as "Lunch tray" in 85% of opportunities/);
    expect(goalOf('Self-care', 'Coat buttons     3 of 12').Goal).toMatch(/fasten/);
  });

  it.each([
    [
      'Emotional regulation',
      'She used one of them without a reminder in 3 of 9 upsets.',
      /use a taught strategy without a reminder/,
    ],
    [
      'Self-advocacy',
      'She asked for it on 3 of 9 occasions.',
      /ask for the accommodation needed on 8 of 9 occasions/,
    ],
    ['Self-advocacy', 'Asked to name her accommodations, she named 1 of 5.', /name 4 of 5, /],
    [
      'Money and time',
      'Pays with the next dollar 4 of 10',
      /pay with the next dollar in 8 of 10 opportunities/,
    ],
  ])('says what a pronoun stands for, and does not count what was named: %s, %s', (area, quote, goal) => {
    expect(goalOf(area, quote).Goal).toMatch(goal);
  });

  it('names the things that the sentence before the count names', () => {
    const { Goal } = goalOf('Receptive language', 'She carried out 4 of 12 in full.', {
      things: 'two-step directions',
    });
    expect(Goal).toMatch(/carry out 10 of 12 two-step directions in full/);
  });

  it('asks for the whole text that a rubric scored', () => {
    const { Goal } = goalOf('Written expression', 'Her opinion essay earned 8 of 20 points.', {
      unit: 'points',
    });
    expect(Goal).toMatch(
      /write an opinion essay that earns 16 of 20 points on the rubric used in the report/,
    );
    expect(Goal).not.toMatch(/paragraph|weekly probes/);
  });

  it('gives points to a text that earned so many of so many, and never calls them correct', () => {
    const { Goal } = goalOf('Written expression', 'On the newest one she earned 2 out of 6.');
    expect(Goal).toMatch(/earns 5 of 6 points on the rubric used in the report/);
    expect(goalOf('Written expression', 'She wrote 3 of 10 sentences without an error.').Goal).not.toMatch(
      /points/,
    );
  });

  it('turns no count of a sound pattern, nor two columns of a tally, into what went well', () => {
    expect(goalOf('Phonology and intelligibility', 'Stopping ("tun" for sun)      14 / 20').Goal).toMatch(
      /team sets/,
    );
    expect(
      goalOf('Behavior', 'Leaving the group      5      20      4 minutes', { value: 5, outOf: 20 }).Goal,
    ).toMatch(/team sets/);
  });

  it('asks of reading aloud that it stay accurate', () => {
    const { Goal, Fape } = goalOf('Reading fluency', 'Odalys read 60 words correct per minute.', {
      kind: 'rate',
      value: 60,
      unit: 'words correct per minute',
    });
    expect(Goal).toMatch(/words correct per minute with at least 95% accuracy/);
    expect(Fape[0]?.['Criterion']).toMatch(/95% of words/);
    const accurate = { kind: 'rate', value: 60, unit: 'words correct per minute' } as const;
    expect(
      goalOf('Reading fluency', 'She read 60 words correct per minute with 98% accuracy.', accurate).Goal,
    ).toMatch(/at least 98% accuracy/);
  });

  it('counts how many upsets were met with a strategy, and does not call them the problem', () => {
    const { Goal, Baseline } = goalOf(
      'Emotional regulation',
      'She used a calming strategy in 2 of 20 episodes.',
      {
        unit: 'episodes',
      },
    );
    expect(Baseline).not.toMatch(/to be collected/);
    expect(Goal).toMatch(/use a calming strategy in 80% of episodes/);
  });
});

describe('the things counted', () => {
  it.each([
    [
      'I gave Odalys 12 two-step directions of the kind heard in class, once each.',
      12,
      'two-step directions',
    ],
    ['Ten grade 5 word problems, two steps each, were read to her.', 10, 'grade 5 word problems'],
    [
      'There were 14 moments when Odalys was plainly stuck (pencil down).',
      14,
      'moments when Odalys was plainly stuck',
    ],
    [
      'Steps of toileting routine (task analysis, 10 steps: goes in, closes door).',
      10,
      'steps of the toileting routine',
    ],
    [
      'Each morning Odalys should do a hearing check of 8 steps: battery, volume.',
      8,
      'steps of the hearing check',
    ],
    ['We used a 10-step task list for making toast.', 10, 'steps of the task list for making toast'],
    ['She was scored on the six steps of getting her coat on, every day.', 6, 'steps of getting her coat on'],
    ['She was seen for 14 days.', 14, undefined],
    ['I gave 15 prompts.', 12, undefined],
  ])('stand in the sentence before: %s', (before, outOf, things) => {
    expect(thingsBefore(before, outOf)).toBe(things);
  });
});

describe('the deed of last year’s goal', () => {
  it.each([
    [
      'By May, Odalys will add and subtract fractions with unlike denominators with 8 out of 10 problems correct on three probes.',
      'add and subtract fractions with unlike denominators with {n} problems correct',
      undefined,
    ],
    [
      'Given ten multi-step word problems, Odalys will solve 8 of 10 correctly on 3 probes.',
      'solve {n} correctly',
      'given ten multi-step word problems',
    ],
    [
      'By May 2026, Odalys will multiply two-digit numbers with 80% accuracy.',
      'multiply two-digit numbers with {n} correct',
      undefined,
    ],
  ])('is asked for again with another number: %s', (goal, action, condition) => {
    expect(oldGoalTask(goal, { kind: 'ratio', outOf: 10, unit: 'problems' })).toEqual({
      action,
      ...(condition === undefined ? {} : { condition }),
    });
  });

  it.each([
    [
      'percent',
      'of opportunities',
      'Odalys will respond to redirection without shouting (90% of redirections).',
      'respond to redirection without shouting in {n} of opportunities',
    ],
    [
      'percent',
      'accuracy',
      'Odalys will produce initial /r/ in sentences.',
      'produce initial /r/ in sentences with {n} accuracy',
    ],
    [
      'ratio',
      'occasions',
      'Odalys will use a break card before leaving her seat.',
      'use a break card before leaving her seat in {n} occasions',
    ],
    // Neither right nor wrong, counted in another way, with a figure of its own.
    ['percent', 'accuracy', 'Odalys will attend her classes.', undefined],
    ['ratio', 'elements', 'Odalys will use a break card before leaving her seat.', undefined],
    ['percent', 'accuracy', 'Odalys will read words of 3 syllables.', undefined],
  ] as const)(
    'is asked for again where its level stands elsewhere: %s %s, %s',
    (kind, unit, goal, action) => {
      expect(oldGoalTask(goal, { kind, unit, ...(kind === 'ratio' ? { outOf: 10 } : {}) })?.action).toBe(
        action,
      );
    },
  );

  it('is not taken for a baseline of another whole', () => {
    const goal = 'Odalys will complete a 6-step routine with 5 of 6 steps done.';
    expect(oldGoalTask(goal, { kind: 'ratio', outOf: 12, unit: 'problems' })).toBeUndefined();
  });
});

describe('a deed that tells nothing alone', () => {
  it('takes its words from the name of the row', () => {
    const { Goal } = goalOf('Self-care', 'Snaps (vest, front): did 2 of 6 without help.');
    expect(Goal).not.toMatch(/ do (?:in )?\d/);
    expect(Goal).toMatch(/snap/i);
  });

  it('keeps the steps that it was counted in', () => {
    const quote = 'Out of a list of 14 coat and lunch steps she did 5 on her own.';
    const { Goal } = goalOf('Self-care', quote, { value: 5, outOf: 14, unit: 'steps' });
    expect(Goal).toMatch(/do \d+ of 14 steps on her own/);
  });

  it('is none where it does not say what was told', () => {
    const quote = 'She let somebody know on 6 of 24 occasions.';
    expect(reportedTask(aMeasure(quote), names)).toBeUndefined();
    expect(
      reportedTask(aMeasure('She let somebody know what she had missed on 6 of 24 occasions.'), names)
        ?.action,
    ).toContain('let somebody know what');
  });

  it('is none where what was found stands elsewhere', () => {
    const found = (words: string) => reportedTask(aMeasure(`With her cane she found 3 of 9${words}.`), names);
    expect(found(' and was turned around at the others')).toBeUndefined();
    expect(found(' rooms on the list')?.action).toContain('find {n} rooms');
  });

  it('has every deed of its row in one form, and no deed in a list of things', () => {
    const goalFrom = (row: string) => goalOf('Self-care', `${row}      2 of 9 alone`).Goal;
    expect(goalFrom('Taking off / putting on shoes')).toContain('take off or put on shoes');
    expect(goalFrom('Wash cloth, soap, towel')).not.toMatch(/will wash cloth, soap/);
  });

  it('is not called after the student', () => {
    const { Goal } = goalOf('Spelling', 'Odalys’s: 4, 4 and 5 of 12', { value: 5, outOf: 12 });
    expect(Goal).not.toMatch(/odalys’s/i);
  });

  it('is not called by which way it goes', () => {
    const { Goal, Baseline } = goalOf('Gross motor', 'Down: alternating feet with the rail, 3 of 14 steps.', {
      unit: 'steps',
    });
    expect(`${Goal} ${Baseline}`).not.toContain('"Down"');
  });
});

describe('what a draft says of a goal that it does not start from', () => {
  const draftOf = (goal: string, now: string) =>
    draftFromReport({
      report: readReport([
        {
          page: 1,
          text: `IEP PROGRESS REPORT\nStudent: Odalys Brandt   Grade: 5\n\nGOAL 1 (Math computation)\n${goal}\n\nPRESENT LEVELS\n\n${now}`,
        },
      ]),
      areaOfNeed: 'Math computation',
      disability: DISABILITY_UNDETERMINED,
      student: {},
    });

  it('promises no newest data where there is none', () => {
    const { Baseline } = draftOf(
      'Odalys will solve multiplication problems with 80% accuracy.\nStatus: not met, continue the goal.',
      'She likes to draw.',
    );
    expect(Baseline).toContain('continues it; the baseline is still to be collected');
  });

  it('takes a replaced goal neither for its figure nor for its task', () => {
    const { Baseline, Goal } = draftOf(
      'Odalys will recite the times tables with 80% accuracy.\nNov 2025: 30%   Apr 2026: 32%\nThe team wants a different goal.',
      'Math. Odalys added fractions correctly on 4 of 20 items in April.',
    );
    expect(Baseline).toContain('The report says of it (page 1): "The team wants a different goal."');
    expect(Baseline).not.toMatch(/newest data|continues it|raises it/);
    expect(Goal).not.toContain('recite');
  });

  it('marks a goal that its cell cut short', () => {
    const { Baseline } = draftOf(
      'Goal                                | May 25  | Now\n------------------------------------|---------|--------\n1. Odalys will multiply by numbers  | 3 of 10 | 6 of 10\n   with two digits, 8 of 10         |         |',
      'She likes to draw.',
    );
    expect(Baseline).toContain('"Odalys will multiply by numbers …"');
    const whole = draftOf(
      'Odalys will solve multiplication problems with 80% accuracy.',
      'She likes to draw.',
    );
    expect(whole.Baseline).toContain('multiplication problems with 80% accuracy."');
  });
});

describe('a reached goal of which the draft takes no figure', () => {
  const baselineOf = (now: string) =>
    draftFromReport({
      report: readReport([
        {
          page: 1,
          text: `IEP PROGRESS REPORT\nStudent: Odalys Brandt   Grade: 5\n\nGOAL 1 (Math computation)\nOdalys will solve multiplication problems with 80% accuracy.\nBaseline: 30%   Nov 2025: 60%   Apr 2026: 90%\nStatus: MET\n\nPRESENT LEVELS\n\n${now}`,
        },
      ]),
      areaOfNeed: 'Math computation',
      disability: DISABILITY_UNDETERMINED,
      student: {},
    }).Baseline;

  it('is not said to be raised', () => {
    const told = baselineOf('Math. Odalys added fractions correctly on 4 of 20 items in April.');
    expect(told).toContain('4 of 20');
    expect(told).not.toContain('raises it');
  });

  it('is not said to be raised from as many of another whole', () => {
    const told = baselineOf('Math. Odalys multiplied fractions correctly on 90 of 200 items in April.');
    expect(told).not.toContain('raises it');
  });

  it('is raised from its own', () => {
    expect(baselineOf('She likes to draw.')).toContain('raises it');
  });
});

describe('a quote that the page has cut', () => {
  it('shows that it goes on', () => {
    expect(quoted('Three samples averaged 4 of 10 on')).toBe('"Three samples averaged 4 of 10 on …"');
    expect(quoted('She spelled 4 of 10 words and the')).toBe('"She spelled 4 of 10 words and the …"');
    expect(quoted('This is what she is working on')).toBe('"This is what she is working on."');
  });
});

describe('a sentence of three words', () => {
  it('is no name of a row', () => {
    const { Baseline } = goalOf('Gross motor', 'Odalys did 6.', {
      value: 6,
      outOf: 20,
      things: 'things',
    });
    expect(Baseline).toContain(' 6 (page 1)');
    expect(Baseline).not.toContain('for "Odalys');
  });
});

describe('a condition with a clause of its own', () => {
  it.each([
    ['that had not been taught', 'on a new probe of long words not yet taught'],
    ['which have never been shown', 'on a new probe of long words not yet shown'],
    ['she had not seen before', 'on a new probe of long words not seen before'],
  ])('keeps what is new: %s', (clause, condition) => {
    const quote = `On a probe of long words ${clause}, she read 9 of 30 correctly.`;
    expect(reportedTask(aMeasure(quote), names)?.condition).toBe(condition);
  });
});
