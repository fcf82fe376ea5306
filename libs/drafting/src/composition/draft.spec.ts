/** What a draft must hold for the people who sign it: sources, pronouns, services, contradictions, last year's goal. */
import { describe, expect, it } from '@jest/globals';
import { DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import type { Measure } from '../extraction/measure.js';
import { readReport } from '../extraction/read-report.js';
import type { Report } from '../extraction/report.js';
import type { ServiceInPlace } from '../extraction/services/services-in-place.js';
import { draftFromBaseline, draftFromReport, type ReportDraftRequest } from './draft.js';

const aMeasure = (more: Partial<Measure> = {}): Measure => ({
  areaOfNeed: 'Reading fluency',
  skill: 'Reading fluency',
  kind: 'rate',
  value: 52,
  unit: 'words correct per minute',
  isPrior: false,
  isStrength: false,
  page: 2,
  quote: 'On January 16, 2026, Devon read 52 words correct per minute.',
  date: 'January 16, 2026',
  ...more,
});

const aStatement = (quote: string, more: Partial<Report['concerns'][number]> = {}) => ({
  text: quote,
  quote,
  page: 1,
  areas: ['Reading fluency'],
  isHeaded: false,
  ...more,
});

const aService = (quote: string, more: Partial<ServiceInPlace> = {}): ServiceInPlace => ({
  text: quote,
  quote,
  page: 3,
  ...more,
});

const aReport = (more: Partial<Report> = {}): Report => ({
  ...readReport([]),
  student: { name: 'Devon Okafor', grade: '3', pronouns: 'he', mixedPronouns: false },
  measures: [aMeasure()],
  ...more,
});

const drafted = (report: Report, more: Partial<ReportDraftRequest> = {}) =>
  draftFromReport({
    report,
    areaOfNeed: 'Reading fluency',
    disability: DISABILITY_UNDETERMINED,
    student: {},
    ...more,
  });

describe('the present level', () => {
  it('names both figures of a contradiction with their sources and leaves the choice to the team', () => {
    const other = aMeasure({ value: 68, page: 4, reporter: 'parent', quote: 'At home he reads 68 words.' });
    const report = aReport();
    const goal = drafted({
      ...report,
      measures: [...report.measures, other],
      contradictions: [
        {
          about: 'words correct per minute',
          areaOfNeed: 'Reading fluency',
          measures: [...report.measures, other],
        },
      ],
    });
    expect(goal.Baseline).toMatch(/52 words correct per minute \(page 2/);
    expect(goal.Baseline).toMatch(/68 words correct per minute \(page 4, a parent/);
    expect(goal.Baseline).toMatch(/team confirms/);
    expect(goal.Evidence).toContainEqual({
      Text: '68 words correct per minute',
      Page: 4,
      Quote: 'At home he reads 68 words.',
    });
    expect(drafted(aReport()).Baseline).not.toMatch(/team confirms/);
  });

  it('says who reports a concern', () => {
    const teacher = aStatement('He loses his place when the passage is long.', { by: 'teacher' });
    const parent = aStatement('Reading aloud ends in tears at home.', { by: 'parent' });
    const { Baseline, Evidence } = drafted(aReport({ concerns: [teacher, parent] }));
    expect(Baseline).toMatch(/Devon's teacher[^"]*"He loses his place when the passage is long\."/);
    expect(Baseline).toMatch(/Devon's family[^"]*"Reading aloud ends in tears at home\."/);
    expect(Evidence.map(({ Quote }) => Quote)).toEqual(expect.arrayContaining([teacher.quote, parent.quote]));
  });

  it.each([
    ['a row of a table', 'Oral Reading | 52 | Below'],
    ['a heading', 'Reading fluency and expression'],
    ['a label with its value', 'Area of concern: reading fluency is low'],
    ["last year's goal", 'Devon will read 90 words correct per minute.'],
    ['a category', 'Devon has a reading disorder that slows him down.'],
    ['the reason of a referral', 'Reading has been slow since kindergarten.'],
  ])('quotes no concern that is %s', (_, quote) => {
    expect(drafted(aReport({ concerns: [aStatement(quote)] })).Baseline).not.toContain(quote.slice(0, 20));
  });

  it('takes no trouble and no denied trouble for a strength, and says nothing where it has none', () => {
    const strengths = [
      aStatement('He feels strong anxiety before tests.', { areas: [] }),
      aStatement('No significant concerns were noted by the nurse.', { areas: [] }),
      aStatement('He enjoys it.', { areas: [] }),
      aStatement('She also shared that he is kind and funny.', { areas: [] }),
    ];
    const { Baseline } = drafted(aReport({ strengths }));
    expect(Baseline).not.toMatch(/anxiety|nurse|enjoys it|shared/);
    expect(Baseline).not.toMatch(/strength/i);
  });

  it('takes no strength out of a sentence that takes it back', () => {
    const strengths = [
      aStatement('Devon is creative and kind, but he struggles to sit still.', { areas: [] }),
    ];
    const { Baseline } = drafted(aReport({ strengths }));
    expect(Baseline).not.toMatch(/creative|struggles/);
  });

  it('writes a date only where a quote proves it', () => {
    const measure = aMeasure({ date: '9/16/25', quote: 'WCPM 52' });
    const dated = {
      reportDate: 'May 2, 2026',
      reportDateSource: { page: 1, quote: 'Date of report: May 2, 2026' },
    };
    expect(drafted(aReport({ measures: [measure] })).Baseline).not.toContain('9/16/25');
    const { Baseline, Evidence } = drafted(aReport({ measures: [measure], ...dated }));
    expect(Baseline).toContain('May 2, 2026');
    expect(Evidence).toContainEqual({ Text: 'May 2, 2026', Page: 1, Quote: 'Date of report: May 2, 2026' });
  });

  it("holds last year's goal with what becomes of it", () => {
    const oldGoal = {
      quote: 'Devon will read 70 words correct per minute.',
      page: 5,
      verdict: 'raise' as const,
    };
    const { Baseline, Evidence } = drafted(aReport(), { oldGoal });
    expect(Baseline).toMatch(/page 5.*"Devon will read 70 words correct per minute\." This draft raises it/);
    expect(Evidence).toContainEqual({ Text: 'The goal so far', Page: 5, Quote: oldGoal.quote });
  });
});

describe('the stage of school', () => {
  it.each([
    ['Preschool', 3, /participation|takes part/],
    ['2', 7, /general curriculum|class/i],
    ['12+', 19, /transition|community life|Work, training/],
    [undefined, 20, /transition|community life|Work, training/],
  ])('is met in words for grade %s at %s', (grade, ageYears, words) => {
    const student = { name: 'Ada Lind', pronouns: null, mixedPronouns: false, ageYears };
    const report = aReport({ student: grade === undefined ? student : { ...student, grade } });
    expect(drafted(report, { areaOfNeed: 'Social skills' }).Baseline).toMatch(words);
  });

  it('quotes the class activity in which the provider sees the need', () => {
    const { Baseline, Evidence } = drafted(aReport(), { student: { setting: 'silent reading after lunch' } });
    expect(Baseline).toContain('"silent reading after lunch."');
    expect(Evidence).toContainEqual({
      Text: 'Where the need shows',
      Page: null,
      Quote: 'silent reading after lunch',
    });
  });
});

describe('the goal and its objectives', () => {
  it('asks for less where less is better, step by step', () => {
    const latency = aMeasure({
      areaOfNeed: 'Work completion and executive function',
      skill: 'Work completion and executive function',
      kind: 'duration',
      value: 8,
      unit: 'minutes',
      quote: 'Devon takes 8 minutes to begin a task.',
    });
    const goal = drafted(aReport({ measures: [latency] }), {
      areaOfNeed: 'Work completion and executive function',
    });
    expect(goal.Goal).toMatch(/start the assigned task/);
    expect(goal.Goal).toMatch(
      /(?:within 4 minutes|4 minutes or less), down from (?:a baseline of )?8 minutes/,
    );
    const values = goal.Objectives.map((step) => Number(/within (\d+) minutes/.exec(step)?.[1]));
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(values.at(-1)).toBe(4);
    expect(values[0]).toBeLessThan(8);
  });

  it('starts no goal from a count of the problem, and says what is known of it', () => {
    const count = aMeasure({
      areaOfNeed: 'Behavior',
      skill: 'Behavior',
      kind: 'count',
      value: 9,
      unit: 'times per 30-minute',
      quote: 'Devon left his seat 9 times per 30-minute block.',
    });
    const goal = drafted(aReport({ measures: [count] }), { areaOfNeed: 'Behavior' });
    expect(goal.Baseline).toMatch(/problem behavior/);
    expect(goal.Baseline).toContain('9 times per 30-minute period');
    expect(goal.Baseline).toMatch(/Baseline to be collected for the replacement behavior/);
    expect(goal.Goal).toMatch(/no more than 4 incidents per 30-minute period of leaving his seat, down from/);
    expect(goal.Goal).not.toMatch(/up from/);
    expect(goal.Fape[0]?.['Criterion']).toMatch(/taught in its place/);
  });

  it('takes crying so many times a week for no start of a coping goal', () => {
    const count = aMeasure({
      areaOfNeed: 'Emotional regulation',
      skill: 'Emotional regulation',
      kind: 'count',
      value: 5,
      unit: 'times per week',
      quote: 'Devon put his head down or cried 5 times per week.',
    });
    const goal = drafted(aReport({ measures: [count] }), { areaOfNeed: 'Emotional regulation' });
    expect(goal.Goal).toMatch(
      /strategy.*, with no more than 2 incidents per week of putting his head down or crying/,
    );
    expect(goal.Goal).not.toMatch(/up from/);
  });

  it('counts in the unit of the baseline and names the narrow skill', () => {
    const questions = aMeasure({
      areaOfNeed: 'Reading comprehension',
      skill: 'inferential questions',
      kind: 'ratio',
      value: 4,
      outOf: 10,
      unit: 'questions',
      quote: 'He answered 4 of 10 inferential questions.',
    });
    const goal = drafted(aReport({ measures: [questions] }), { areaOfNeed: 'Reading comprehension' });
    for (const text of [goal.Goal, ...goal.Objectives]) expect(text).toMatch(/inferential questions/);
    expect(goal.Objectives.join(' ')).toMatch(/5 of 10.*7 of 10.*8 of 10/);
  });

  it('speaks by name where the pronoun is not known', () => {
    const student = { name: 'Devon Okafor', grade: '3', pronouns: null, mixedPronouns: true };
    const goal = drafted(aReport({ student }));
    expect([goal.Goal, ...goal.Objectives].join(' ')).not.toMatch(/\b(?:he|she|they|his|her|their)\b/i);
    const told = drafted(aReport({ student }), { student: { pronouns: 'they' } });
    expect(told.Objectives.at(-1)).toMatch(/\bthey will\b/i);
  });
});

describe('the services', () => {
  const reading = (quote: string, more: Partial<ServiceInPlace>) =>
    drafted(aReport({ services: [aService(quote, more)] })).Fape;

  it('take amount, place, group and role from the report', () => {
    const [line] = reading(
      'Reading instruction with the reading specialist, 40 minutes, 4 times per week, resource room, group of 3.',
      {
        minutes: 40,
        sessions: 4,
        per: 'week',
      },
    );
    expect(line).toMatchObject({
      Provider: 'Reading specialist, as in the report',
      Frequency: '4 times per week',
      Minutes: '40 minutes per session',
      Location: 'Resource room, as in the report',
      Group: 'Group of 3, as in the report',
      Serves: expect.stringMatching(/^Reading fluency goal\. One service with these minutes in all/),
      Basis: expect.stringContaining('Quoted from the report, page 3'),
    });
  });

  it.each([
    ['another discipline', 'Speech therapy, 30 minutes, 2 times per week.'],
    ['another subject', 'Specialized math instruction, 30 minutes, 2 times per week.'],
  ])('are not those of %s', (_, quote) => {
    expect(reading(quote, { minutes: 30, sessions: 2, per: 'week' })[0]).toMatchObject({
      Frequency: '5 times per week',
      Basis: 'Starting point, not from the report; the team decides.',
    });
  });

  it.each([
    ['a range', 'Reading instruction, 3-4 sessions of 30 minutes per week.', { minutes: 30, sessions: 3 }],
    [
      'a whole program',
      'Specialized reading instruction 1,450 minutes per week.',
      { minutes: 1450, sessions: 1 },
    ],
  ])('name one amount where the report has %s, and show what the report has', (_, quote, amount) => {
    const [line] = reading(quote, { ...amount, per: 'week' });
    expect(line).toMatchObject({ Frequency: '5 times per week', Minutes: '30 minutes per session' });
    expect(line?.['Basis']).toContain(quote.slice(0, 30));
    expect(line?.['Basis']).toMatch(/^Starting point, not from the report/);
  });

  it('give the reason: the recommendation of the report, or the goal they serve', () => {
    const recommendation = aStatement('Devon would benefit from explicit fluency instruction.');
    const chart = aStatement('Extended time as an accommodation during reading instruction.');
    expect(drafted(aReport({ recommendations: [chart, recommendation] })).Fape[0]?.['Reason']).toContain(
      'The report recommends (page 1): "Devon would benefit from explicit fluency instruction."',
    );
    for (const line of drafted(aReport()).Fape) expect(line['Reason']).not.toBe('');
  });
});

describe('a draft at an annual review', () => {
  it('carries what is proposed for the old goal and starts from its newest reading', () => {
    const report = readReport([
      {
        page: 1,
        text: [
          'Student: Ana Ruiz',
          'Grade: 3',
          'Report date: May 12, 2026',
          'ANNUAL REVIEW OF GOALS',
          'Goal 1: By May 2026, given a grade 3 passage, Ana will read 100 words correct per minute on 3 probes.',
          'Baseline (May 2025): 52 words correct per minute.',
          'November 2025: 70 words correct per minute.',
          'April 2026: 84 words correct per minute. Progressing.',
        ].join('\n'),
      },
    ]);
    const draft = draftFromReport({
      report,
      areaOfNeed: 'Reading fluency',
      disability: 'Specific Learning Disability (SLD)',
      student: {},
    });
    expect(draft.Review).toMatchObject({ Verdict: 'continue', Page: 1 });
    expect(draft.Review?.OldGoal).toContain('100 words correct per minute');
    expect(draft.Goal).toContain('84 words correct per minute');
  });
});

describe('what is said of the steps', () => {
  it.each([
    ['Says /l/ right in 76% of phrases', false],
    ['Says /l/ right in 52% of phrases', true],
  ])('is rounded to 5%% only where they are: %s', (baseline, isRounded) => {
    const [line = {}] = draftFromBaseline({
      areaOfNeed: 'Articulation',
      baseline,
      disability: '',
      student: { label: 'O.P.', grade: '4' },
    }).Fape;
    const [told = ''] = (line['Steps'] ?? '').split(':');
    const steps = [...told.matchAll(/(\d+)%/g)].map(([, step]) => Number(step));
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.every((step) => step % 5 === 0)).toBe(isRounded);
    expect(line['Steps']?.includes('rounded to 5%')).toBe(isRounded);
  });
});

describe('a sound score', () => {
  it.each(['A.', 'B.', 'C.', 'D.', 'E.', 'F.'])(
    'is the subject of its sentence, or the student %s is',
    (label) => {
      const page = {
        page: 1,
        text: 'Student: Sam Lee\nGrade: 4\nDate of Report: 11/20/2026\n\nOn the WIAT-4 Oral Expression was 106 (66th percentile).\n\nSpelling\nSam spelled 7 of 20 words correctly in November.',
      };
      const { Baseline } = draftFromReport({
        report: readReport([page]),
        areaOfNeed: 'Spelling',
        disability: '',
        student: { label },
      });
      expect(Baseline).toMatch(/Oral Expression \([^)]*\)(?: was in the average range or above it)?\./);
      expect(Baseline).not.toMatch(/above it was/);
    },
  );
});
