import { describe, expect, it } from '@jest/globals';
import type { Check } from '@goalwright/contracts/api/goals';
import { CORE_CHECKS } from '@goalwright/contracts/api/core-checks';
import type { DraftedGoal } from '../drafted-goal.js';
import { readReport } from '../extraction/read-report.js';
import { CHECK_NAMES, checkGoal, CHECKS_COUNT, type CheckContext } from './checks.js';
import { numbersIn } from './stated-numbers.js';

const line = {
  Service: 'Specially designed instruction in reading',
  Provider: 'Special education teacher',
  Frequency: '5 times per week',
  Minutes: '30 minutes per session',
  Location: 'Resource room',
  Group: 'Small group of 4',
  Delivery: 'Direct',
  Start: 'October 19, 2026',
  End: 'October 18, 2027',
  Measurement: 'Progress goes home with every report card.',
};

/** Passes every check; each test breaks one part of it. */
const sound: DraftedGoal = {
  AreaOfNeed: 'Reading fluency',
  Disability: '',
  Baseline:
    'D.O. enjoys building models. On October 5, 2026 D.O. read 45 words correct per minute on a grade 3 passage, so science and social studies texts are hard to finish in class.',
  Goal: 'By October 18, 2027, given an unpracticed grade 3 passage, D.O. will read aloud 95 words correct per minute on 3 consecutive weekly probes and in partner reading, as measured by one-minute probes given by the special education teacher.',
  Fape: [line],
  Objectives: [
    'By February 2027, D.O. will read 60 words correct per minute.',
    'By June 2027, D.O. will read 80 words correct per minute.',
  ],
  Evidence: [
    {
      Text: '45 words correct per minute',
      Page: 2,
      Quote: 'On October 5, 2026 read 45 WCPM on a grade 3 passage.',
    },
    { Text: 'Strength', Page: 1, Quote: 'enjoys building models' },
  ],
  Checks: [],
  Quality: 0,
  Engine: '',
};

const judge = (change: Partial<DraftedGoal>, context: CheckContext = {}) =>
  checkGoal({ ...sound, ...change }, context);
const verdict = (name: string, change: Partial<DraftedGoal>, context: CheckContext = {}) =>
  judge(change, context).checks.find((check) => check.Name === name);
const goalWith = (from: RegExp | string, to: string) => ({ Goal: sound.Goal.replace(from, to) });
const TIME = 'By October 18, 2027, ';
const PROBES = ' on 3 consecutive weekly probes';

describe('checkGoal', () => {
  it('has 20 checks and passes a sound goal in all of them', () => {
    const { checks, quality } = judge({});
    expect(CHECKS_COUNT).toBe(20);
    expect(checks.map(({ Name }) => Name)).toEqual(CHECK_NAMES.slice(0, 20));
    // The word for the quality goes by these names.
    expect(CHECK_NAMES).toEqual(expect.arrayContaining([...CORE_CHECKS]));
    expect(checks.filter(({ Verdict }) => Verdict !== 'pass')).toEqual([]);
    expect(quality).toBe(100);
  });

  it.each([
    ['Within 30 weeks of the IEP start date, ', 'within 30 weeks of the IEP start date'],
    ['By October 4, 2027, ', 'by October 4, 2027'],
    ['Within thirty weeks of the IEP start date, ', 'within 30 weeks of the IEP start date'],
  ])('names the end as the goal writes it: %s', (written, told) => {
    expect(verdict('Timeframe', goalWith(TIME, written))?.Why).toBe(`The goal names its end: ${told}.`);
  });

  it.each<[string, Partial<DraftedGoal>]>([
    ['Timeframe', goalWith(TIME, '')],
    ['Timeframe', goalWith('October 18, 2027', 'October 18, 2029')],
    ['Timeframe', goalWith('October 18, 2027', 'September 1, 2026')],
    ['Timeframe', goalWith(TIME, 'Within three years, ')],
    ['Condition', goalWith(/given an unpracticed grade 3 passage, | and in partner reading/g, '')],
    ['Observable verb', goalWith('read aloud 95', 'understand texts at 95')],
    ['Observable verb', { Goal: 'By June 2027, D.O. will improve his reading comprehension skills.' }],
    ['One behavior', goalWith('read aloud', 'write a summary, solve word problems and read aloud')],
    ['One behavior', goalWith('partner reading', 'partner reading and solve 8 of 10 addition facts')],
    ['Criterion with unit', goalWith('95 words correct per minute', 'fluently')],
    ['Criterion with unit', goalWith('95 words', '___ words')],
    ['Consistency', goalWith(PROBES, '')],
    ['Measurement plan', goalWith(/ on 3 consecutive.*/, ' on 3 days in a row.')],
    ['Baseline in the same unit', { Baseline: 'D.O. reads slowly, which affects class work.' }],
    [
      'Baseline in the same unit',
      { Baseline: 'The standard score of D.O. is 78, which affects class work.' },
    ],
    ['Baseline in the same unit', { Baseline: 'D.O. reads with 82% accuracy, which affects class work.' }],
    ['Baseline in the same unit', { Baseline: sound.Baseline.replace('2026', '2023') }],
    ['Ambitious and attainable', goalWith('95 words', '40 words')],
    ['Ambitious and attainable', goalWith('95 words', '45 words')],
    ['Ambitious and attainable', goalWith('95 words', '47 words')],
    ['Ambitious and attainable', goalWith(TIME, 'By December 18, 2026, ')],
    ['Grounded numbers', { Baseline: `${sound.Baseline} Last fall the score was 17.` }],
    [
      'More than stillness',
      { Goal: 'Within 36 weeks, during class, D.O. will refrain from calling out on 3 consecutive days.' },
    ],
    ['More than stillness', { Goal: 'By June 2027, D.O. will have no more than 2 outbursts per week.' }],
    [
      'More than stillness',
      { Goal: 'By June 2027, D.O. will decrease hitting to 1 time per day for 3 weeks.' },
    ],
    ['More than stillness', { Goal: 'By June 2027, D.O. will remain seated for 20 minutes in class.' }],
    [
      'Clear to a stranger',
      { Goal: 'Within 36 weeks, during class, D.O. will act appropriately on 3 consecutive days.' },
    ],
    ['Clear to a stranger', goalWith('95 words correct per minute', 'on grade level')],
    [
      'A skill, not a test score',
      { Goal: 'Within 36 weeks, given the test, D.O. will earn a standard score of 90.' },
    ],
    ['A skill, not a test score', { Goal: 'By June 2027, D.O. will score at the 25th percentile.' }],
    ['A skill, not a test score', { Goal: 'By June 2027, D.O. will reach a Lexile of 650.' }],
    ['Need, goal and service belong together', { Fape: [] }],
    ['Service complete', { Fape: [] }],
    ['Service complete', { Fape: [{ ...line, Minutes: '' }] }],
    ['Service complete', { Fape: [{ ...line, Frequency: '2-3 times per week' }] }],
    ['Service complete', { Fape: [{ ...line, Frequency: 'as needed' }] }],
    ['Service complete', { Fape: [{ ...line, Minutes: 'up to 30 minutes' }] }],
    ['Access to the curriculum', { Baseline: 'D.O. reads 45 words correct per minute.' }],
    ['Fits this student', goalWith('D.O.', '[Student Name]')],
    ['Objectives climb', { Objectives: ['D.O. will read at 60 words correct per minute.'] }],
    [
      'Objectives climb',
      {
        Objectives: [
          'will read 60 words a minute',
          'will read 50 words a minute',
          'will read 95 words a minute',
        ],
      },
    ],
    ['Objectives climb', { Objectives: ['will read 60 words a minute', 'will read 120 words a minute'] }],
    ['Objectives climb', { Objectives: ['will read 30 words a minute', 'will read 80 words a minute'] }],
    ['Objectives climb', { Objectives: [...sound.Objectives].reverse() }],
  ])('fails %s where it is missing: %j', (name, change) => {
    const check = verdict(name, change);
    expect(check?.Verdict).toBe('fail');
    expect(check?.Fix).not.toBe('');
  });

  it.each<[string, Partial<DraftedGoal>]>([
    ['Timeframe', goalWith('October 18, 2027', 'May')],
    ['Condition', goalWith('an unpracticed grade 3 passage', 'a text')],
    ['Observable verb', goalWith('will read', 'will be able to read')],
    ['Observable verb', goalWith('read aloud 95', 'improve his reading rate by reading aloud 95')],
    ['One behavior', { ...goalWith('read aloud 95 words', 'identify vowel teams and spell 95 words') }],
    ['Criterion with unit', goalWith('95 words correct per minute', '90-100 words correct per minute')],
    ['Criterion with unit', goalWith('95 words correct per minute', 'with 90% accuracy')],
    ['Criterion with unit', goalWith('95 words correct per minute', '80% of the time')],
    [
      'Consistency',
      goalWith(`95 words correct per minute${PROBES}`, 'words with 80% accuracy in 4 of 5 trials'),
    ],
    ['Measurement plan', goalWith(/ on 3 consecutive.*/, ', as measured by observation.')],
    ['Measurement plan', goalWith(/, as measured by .*/, '.')],
    ['Baseline in the same unit', { Baseline: sound.Baseline.replace('grade 3', 'grade 2') }],
    ['Baseline in the same unit', { Baseline: 'Baseline to be collected: three probes, take the median.' }],
    ['Ambitious and attainable', goalWith('95 words', '60 words')],
    ['Clear to a stranger', goalWith('will read', 'will independently read')],
    ['Service complete', { Fape: [{ ...line, Group: '' }] }],
    ['Natural use', goalWith(' and in partner reading', '')],
    ['Objectives climb', { Objectives: ['the first step', 'the next step'] }],
    ['Score labels', { Baseline: `${sound.Baseline} The standard score of 78 is average.` }],
    ['Score labels', { Baseline: `${sound.Baseline} A standard score of 78 (45th percentile).` }],
  ])('calls %s weak where it is half there: %j', (name, change) => {
    expect(verdict(name, change)).toMatchObject({ Verdict: 'weak', Fix: expect.stringMatching(/./) });
  });

  it.each<[string, Partial<DraftedGoal>]>([
    ['Consistency', goalWith(PROBES, ' in four out of five weekly sessions')],
    ['Timeframe', goalWith(TIME, 'By the end of the IEP period, ')],
    ['Timeframe', goalWith(TIME, 'By June 2027, ')],
    ['Timeframe', goalWith(TIME, 'By the end of the 2026-27 school year, ')],
    ['Timeframe', goalWith(TIME, 'In 36 school weeks, ')],
    ['Clear to a stranger', goalWith('will read', 'will independently (no prompts) read')],
    [
      'More than stillness',
      {
        Goal: 'By June 2027, when upset, D.O. will ask for a break instead of leaving the room in 8 of 10 chances.',
      },
    ],
    ['More than stillness', { Goal: 'By June 2027, D.O. will reduce the time to begin work to 2 minutes.' }],
    [
      'Ambitious and attainable',
      {
        Baseline: 'D.O. calls out 9 times per class, which affects lessons.',
        Goal: 'D.O. will reduce call-outs to no more than 2 times per class.',
      },
    ],
    ['A skill, not a test score', goalWith('grade 3 passage', '600 Lexile passage')],
    [
      'Objectives climb',
      {
        Goal: 'D.O. will produce /r/ in conversation with 80% accuracy.',
        Baseline: 'D.O. produces /r/ with 30% accuracy in words.',
        Objectives: [
          'will produce /r/ in words with 90% accuracy',
          'will produce /r/ in sentences with 80% accuracy',
        ],
      },
    ],
  ])('passes %s however it is said: %j', (name, change) => {
    expect(verdict(name, change)?.Verdict).toBe('pass');
  });

  it('asks for every step of a safety skill', () => {
    const crossing = {
      AreaOfNeed: 'Daily living and safety',
      Goal: 'By June 2027, at a crosswalk, D.O. will look both ways and cross the street in 8 of 10 crossings.',
    };
    expect(verdict('Criterion with unit', crossing)?.Verdict).toBe('fail');
    expect(
      verdict('Criterion with unit', { ...crossing, Goal: crossing.Goal.replace('8 of 10', '10 of 10') })
        ?.Verdict,
    ).toBe('pass');
  });

  it('judges growth by the published rates, and says the source', () => {
    expect(verdict('Ambitious and attainable', goalWith('95 words', '60 words'))?.Why).toContain(
      'Fuchs et al. 1993',
    );
    expect(verdict('Ambitious and attainable', goalWith('95 words', '170 words'))?.Verdict).not.toBe('pass');
  });

  it('fails a goal that reads like another of the plan', () => {
    const other = { ...sound, AreaOfNeed: 'Decoding' };
    expect(verdict('Fits this student', {}, { otherGoals: [other] })?.Verdict).toBe('fail');
  });

  it('counts a weak check half', () => {
    const { checks, quality } = judge({ Objectives: ['the first step', 'the next step'] });
    expect(checks.filter(({ Verdict }) => Verdict === 'weak')).toHaveLength(1);
    expect(quality).toBe(98);
  });
});

describe('the right child', () => {
  const report = readReport([
    {
      page: 1,
      text: "Student: Nadia Petrov\nGrade: 3\nGender: Female\n\nNadia read 45 words correct per minute. Liam's scores are low. She works hard and her teacher agrees. She reads slowly.",
    },
  ]);
  const check = (change: Partial<DraftedGoal>, context: CheckContext = {}) =>
    verdict('The right child', change, context);

  it('is listed only where it fails', () => {
    expect(check({})).toBeUndefined();
    expect(check({}, { report })).toBeUndefined();
    expect(CHECK_NAMES).toContain('The right child');
  });

  it('fails both pronouns in one goal, but not what a report says of others', () => {
    expect(check(goalWith('will read', 'will use her finger and his bookmark to read'))?.Verdict).toBe(
      'fail',
    );
    expect(
      check({ Baseline: `${sound.Baseline} "He tires and she notices," says the report. His mother helps.` }),
    ).toBeUndefined();
  });

  it('fails the pronoun the report does not use, and offers the right one', () => {
    const wrong = goalWith('will read aloud', 'will use his finger and read aloud');
    const found = check(wrong, { report });
    expect(found?.Verdict).toBe('fail');
    expect(found?.Edit?.Goal).toContain('will use her finger');
    expect(check({ ...wrong, ...found?.Edit } as Partial<DraftedGoal>, { report })).toBeUndefined();
  });

  it('fails a name the report uses for another child', () => {
    expect(report.otherStudentNames).toContain('Liam');
    expect(check(goalWith('D.O. will', 'Liam will'), { report })?.Why).toContain('Liam');
  });

  it('fails the goal of a pasted plan that names another child', () => {
    const named = (name: string): DraftedGoal => ({
      ...sound,
      Goal: sound.Goal.replace('D.O.', name),
      Baseline: '',
    });
    const otherGoals = [named('Marcus'), named('Marcus')];
    expect(checkGoal(named('Jayden'), { otherGoals, isWithoutSources: true }).checks.at(-1)?.Why).toContain(
      'Jayden',
    );
    expect(checkGoal(named('Marcus'), { otherGoals, isWithoutSources: true }).checks).toHaveLength(20);
  });

  it('lowers the quality', () => {
    expect(judge(goalWith('will read', 'will use her finger and his bookmark to read')).quality).toBeLessThan(
      100,
    );
  });
});

/** Parts of goals that people write, each left out or half there by turns. */
const TIMES = ['', 'By June 3, 2027, ', 'Within one year, ', 'By May, '];
const GIVENS = ['', 'given a grade 4 passage in science class, ', 'when asked, '];
const DEEDS = [
  'will read aloud',
  'will be able to read aloud',
  'will improve his fluency by reading aloud',
  'will independently answer questions about it',
  'will produce /s/ in words',
  'will demonstrate understanding',
];
const LEVELS = [' at 90 words correct per minute', ' with 80% accuracy', ' in 4 of 5 trials', ''];
const ENDINGS = [
  '',
  ' on 3 consecutive probes',
  ', as measured by weekly work samples scored by the teacher',
  ' in four of five sessions at recess',
];
const BASELINES = [
  'Reads 45 words correct per minute',
  'Sam is at 40% accuracy. He struggles to follow class lessons.',
  '',
];
const AREAS = ['Reading fluency', 'Articulation', 'Behavior', 'Juggling'];

const combined = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((rows, list) => rows.flatMap((row) => list.map((part) => [...row, part])), [[]]);

const manyGoals = (): DraftedGoal[] =>
  combined([TIMES, GIVENS, DEEDS, LEVELS, ENDINGS]).map(([time, given, deed, level, ending], at) => ({
    ...sound,
    AreaOfNeed: AREAS[at % AREAS.length] ?? '',
    Baseline: BASELINES[at % BASELINES.length] ?? '',
    Goal: `${time}${given}Sam ${deed}${level}${ending}${at % 2 === 0 ? '.' : ''}`,
    Objectives:
      at % 5 === 0
        ? ['Sam will read 80 words', 'Sam will read 60 words']
        : at % 5 === 1
          ? []
          : sound.Objectives,
    Fape: at % 3 === 0 ? [] : [{ ...line, ...(at % 7 === 0 ? { Start: '', End: '' } : {}) }],
  }));

describe('an edit that a check offers', () => {
  const points: Record<Check['Verdict'], number> = { fail: 0, weak: 1, pass: 2 };
  const byName = (checks: readonly Check[]) => new Map(checks.map(({ Name, Verdict }) => [Name, Verdict]));

  it('makes its check pass, harms no other, and states no number of the student that was not there', () => {
    const offered = new Map<string, number>();
    // Three of eleven keep every combination of the shorter lists, and the suite quick.
    const some = manyGoals().filter((_, at) => at % 11 < 3);
    const cases = some.flatMap((draft) => [
      { draft, context: {} },
      { draft, context: { isWithoutSources: true } },
    ]);
    for (const { draft, context } of cases) {
      const { checks } = checkGoal(draft, context);
      for (const { Name, Edit } of checks.filter((check) => check.Edit !== undefined)) {
        offered.set(Name, (offered.get(Name) ?? 0) + 1);
        const edited = { ...draft, ...(Edit as Partial<DraftedGoal>) };
        const after = byName(checkGoal(edited, context).checks);
        expect(after.get(Name) ?? 'pass').toBe('pass');
        const harmed = checks.filter((was) => points[after.get(was.Name) ?? 'pass'] < points[was.Verdict]);
        expect(harmed).toEqual([]);
        expect(new Set(numbersIn(draft.Baseline))).toEqual(new Set(numbersIn(edited.Baseline)));
      }
    }
    for (const name of [
      'Timeframe',
      'Consistency',
      'Measurement plan',
      'Observable verb',
      'Clear to a stranger',
      'Natural use',
      'Access to the curriculum',
      'Service complete',
      'Objectives climb',
    ])
      expect([name, (offered.get(name) ?? 0) > 5]).toEqual([name, true]);
  });

  it('reads as a sentence', () => {
    expect(verdict('Timeframe', goalWith(TIME, ''))?.Edit).toEqual({ Goal: sound.Goal });
    expect(verdict('Timeframe', { Goal: 'Given a text, Sam will read.', Fape: [] })?.Edit?.Goal).toBe(
      'Within 36 instructional weeks of the IEP start date, given a text, Sam will read.',
    );
    expect(verdict('Consistency', { ...goalWith(PROBES, ''), ...{} })?.Edit?.Goal).toMatch(
      /special education teacher, in 3 consecutive weekly probes\.$/,
    );
    expect(verdict('Observable verb', goalWith('will read', 'will be able to read'))?.Edit).toEqual({
      Goal: sound.Goal,
    });
    expect(
      verdict('Observable verb', goalWith('read aloud 95', 'improve his rate by reading aloud 95'))?.Edit,
    ).toEqual({ Goal: sound.Goal });
  });

  it('is not offered where only a person knows what to write', () => {
    const cases: [string, Partial<DraftedGoal>][] = [
      ['More than stillness', { Goal: 'Sam will not shout out on 3 consecutive days.' }],
      ['Grounded numbers', { Baseline: `${sound.Baseline} The score was 17.` }],
      ['Criterion with unit', goalWith('95 words correct per minute', 'fluently')],
      ['Service complete', { Fape: [{ ...line, Minutes: '' }] }],
    ];
    for (const [name, change] of cases) expect(verdict(name, change)).not.toHaveProperty('Edit');
  });
});
