/** Whether each part of a draft fits the student it is for: the service, the speaker, the skill, the age and the count. */
import { describe, expect, it } from '@jest/globals';
import { DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import type { Measure } from '../extraction/measure.js';
import { readReport } from '../extraction/read-report.js';
import type { Report } from '../extraction/report.js';
import type { ServiceInPlace } from '../extraction/services/services-in-place.js';
import { draftFromReport } from './draft.js';

/** A measure's fields to change; undefined takes one away. */
type Change = { [Field in keyof Measure]?: Measure[Field] | undefined };

const aMeasure = (more: Change = {}): Measure =>
  ({
    areaOfNeed: 'Emotional regulation',
    skill: 'Emotional regulation',
    kind: 'ratio',
    value: 3,
    outOf: 10,
    unit: 'opportunities',
    isPrior: false,
    isStrength: false,
    page: 2,
    quote: 'She used a taught strategy in 3 of 10 opportunities.',
    ...more,
  }) as Measure;

const aService = (quote: string, more: Partial<ServiceInPlace> = {}): ServiceInPlace => ({
  text: quote,
  quote,
  page: 3,
  minutes: 30,
  sessions: 1,
  per: 'week',
  ...more,
});

const aStatement = (quote: string, areas: string[] = []) => ({
  text: quote,
  quote,
  page: 1,
  areas,
  isHeaded: false,
});

const aReport = (more: Partial<Report> = {}): Report => ({
  ...readReport([]),
  student: { name: 'Maren Okafor', grade: '4', pronouns: 'she', mixedPronouns: false },
  ...more,
});

const inGrade = (grade: string): Partial<Report> => ({
  student: { name: 'Maren Okafor', grade, pronouns: 'she', mixedPronouns: false },
});

const drafted = (areaOfNeed: string, more: Partial<Report>) =>
  draftFromReport({
    report: aReport(more),
    areaOfNeed,
    disability: DISABILITY_UNDETERMINED,
    student: {},
  });

/** The draft of one measure; the quote stands for the report. */
const draftedFrom = (measure: Change, more: Partial<Report> = {}) =>
  drafted(measure.areaOfNeed ?? 'Emotional regulation', {
    measures: [aMeasure({ skill: measure.areaOfNeed ?? 'Emotional regulation', ...measure })],
    ...more,
  });

const services = (areaOfNeed: string, lines: ServiceInPlace[], more: Partial<Report> = {}) =>
  drafted(areaOfNeed, { services: lines, ...more }).Fape;

describe('a service of the report', () => {
  it.each([
    [
      "the family's own counselor",
      "Outside counselling continues with the family's provider (50 minutes each Thursday); the school does not pay for it.",
      'Emotional regulation',
    ],
    [
      'help before the referral',
      'Referred following 18 weeks of Tier 3 reading support (25 minutes weekly).',
      'Decoding',
    ],
    [
      'the time of the vision teacher',
      'Direct instruction from TVI 45 minutes, 2 times per week, on typing with speech and magnification.',
      'Functional communication',
    ],
    [
      'a fluency intervention',
      'Structured fluency intervention by a reading specialist, 45 minutes, four times weekly.',
      'Spelling',
    ],
    ['staff planning', 'PT and Coach Marchetti to plan together, 30 minutes in each quarter.', 'Gross motor'],
  ])('is never %s for an area it does not serve', (_, line, area) => {
    expect(JSON.stringify(services(area, [aService(line)])[0])).not.toContain(line.slice(0, 20));
  });

  it('with minutes of a whole week is no single session', () => {
    const line = aService('Reading instruction: 150 minutes per week, resource room', { minutes: 150 });
    const [first] = services('Decoding', [line]);
    expect(first).toMatchObject({ Frequency: 'Every week', Minutes: '150 minutes per week in all' });
    const once = aService('Community instruction, 120 minutes, once a week', { minutes: 120 });
    expect(services('Daily living and safety', [once])[0]).toMatchObject({
      Frequency: '1 time per week',
      Minutes: '120 minutes per session',
    });
  });

  it('in parts is told as the whole of its week', () => {
    const line = aService('Speech: 60 minutes per week (30 individual, 30 group), speech room', {
      minutes: 60,
      sessions: 1,
    });
    expect(services('Articulation', [line])[0]).toMatchObject({
      Frequency: 'Every week',
      Minutes: '60 minutes per week in all',
    });
  });

  it('names no group size where the report gives two', () => {
    const line = aService('Speech, small group of 2 or 3, 20 minutes 3x/week', { minutes: 20, sessions: 3 });
    expect(services('Articulation', [line])[0]?.Group).toBe('Small group, as in the report');
  });

  it('keeps the name and the person of a check-in and of adapted PE', () => {
    const checkIn = aService('Check-in/check-out with Ms. Folau: 10 minutes daily', {
      minutes: 10,
      per: 'day',
    });
    expect(services('Behavior', [checkIn])[0]).toMatchObject({
      Service: 'Check-in support',
      Provider: 'Staff member (Ms. Folau, as in the report)',
    });
    const adapted = aService('APE 30 minutes, 1 x a week small group');
    expect(services('Gross motor', [adapted])[0]).toMatchObject({
      Service: 'Adapted physical education',
      Provider: 'Adapted physical education teacher',
    });
  });

  it('of every other week says so, and of untold length takes the minutes of the starting point', () => {
    const biweekly = aService('School counseling, 25 minutes every other week', {
      minutes: 25,
      sessions: 1,
      per: 'two weeks',
    });
    expect(services('Emotional regulation', [biweekly])[0]).toMatchObject({
      Frequency: '1 time every two weeks',
      Minutes: '25 minutes per session',
    });
    const untold = (text: string): ServiceInPlace => ({
      text,
      quote: text,
      page: 3,
      sessions: 2,
      per: 'month',
    });
    expect(services('Emotional regulation', [untold('Counseling twice a month')])[0]).toMatchObject({
      Frequency: '2 times per month',
      Basis: expect.stringContaining('Minutes: starting point, not from the report'),
    });
    expect(services('Behavior', [untold('Check-in with staff twice a month')])[0]?.Service).not.toBe(
      'Check-in support',
    );
  });

  it('of speaking up is no transition service in the lower grades', () => {
    const [young] = services('Self-advocacy', [], inGrade('3'));
    expect(young?.Service).toBe('Specially designed instruction in self-advocacy');
    expect(JSON.stringify(drafted('Self-advocacy', inGrade('3')))).not.toMatch(/[Tt]ransition/);
    expect(services('Self-advocacy', [], inGrade('10'))[0]?.Service).toBe('Transition services');
  });

  it('of the teacher of the deaf is told as hers also for speaking up', () => {
    const line = aService('Teacher of the Deaf, direct, 45 minutes every week', { minutes: 45 });
    expect(services('Self-advocacy', [line], inGrade('6'))[0]).toMatchObject({
      Provider: 'Teacher of the Deaf, as in the report',
      Minutes: '45 minutes per session',
    });
  });

  it.each([
    'At home, the family may wish to practice facts in games for no more than 10 minutes a day.',
    'Teachers are asked to give one direction at a time.',
    'PE teacher consult as balance units come up in class.',
  ])('is not reasoned by what is asked of others: %s', (quote) => {
    const Fape = services('Math computation', [], {
      recommendations: [aStatement(quote, ['Math computation'])],
    });
    expect(JSON.stringify(Fape)).not.toContain(quote.slice(0, 20));
  });
});

describe('a quote', () => {
  it.each([
    "I'd love for her to have one friend before kindergarten.",
    'Grandmother, Mrs. Tillery, said that the calls home have gone down and she is proud.',
  ])('is no strength where it wishes, or speaks of others: %s', (quote) => {
    const { Baseline } = draftedFrom({}, { strengths: [aStatement(quote)] });
    expect(Baseline).not.toContain(quote.slice(0, 20));
  });

  it('ends before it turns to others', () => {
    const quote = 'She is proud of her debate brief, which her partner Solange read out.';
    const { Baseline } = draftedFrom({}, { strengths: [aStatement(quote)] });
    expect(Baseline).not.toContain('Solange');
  });

  it.each([
    'Aggression - any instance of open hand contact with another person is counted.',
    'Outbursts and leaving class are marked as they happen by the adult in the room.',
    "The mother's form placed Anxiety at T = 66 and Withdrawal at T = 70.",
    'Ms. Delgado filled in the work habits form (1 poor to 5 excellent) and gave punctual 5, neat 5, works steadily 4, speaks up 1.',
    'Attendance this year is 31 of 32 days and she shows it with pride.',
  ])('is no account of the need where it defines, scores or counts: %s', (quote) => {
    const { Baseline } = draftedFrom({}, { concerns: [aStatement(quote, ['Emotional regulation'])] });
    expect(Baseline).not.toContain(quote.slice(0, 20));
  });
});

describe('a strength', () => {
  it.each(['They love soccer.', 'Math facts are great.', 'She reads above grade level and loves science.'])(
    'is quoted however short it is: %s',
    (quote) => {
      expect(draftedFrom({}, { strengths: [aStatement(quote)] }).Baseline).toContain(quote.slice(0, -1));
    },
  );

  it.each(['Mornings are good.', 'Expanded form is good.', 'He is polite to a fault.'])(
    'is none where it says nothing, or too much: %s',
    (quote) => {
      expect(draftedFrom({}, { strengths: [aStatement(quote)] }).Baseline).not.toContain(quote.slice(0, -1));
    },
  );

  it('is never one in the subject of the goal, nor one without its subject', () => {
    const reading = [aStatement('She reads above grade level and loves books.')];
    const { Baseline } = draftedFrom({ areaOfNeed: 'Reading fluency' }, { strengths: reading });
    expect(Baseline).not.toContain('above grade level');
    expect(draftedFrom({}, { strengths: [aStatement('This is a strength.')] }).Baseline).not.toContain(
      'This is',
    );
  });

  it('that was not found is not said to be missing in the report', () => {
    const texts = ['Decoding', 'Behavior', 'Self-care', 'Spelling'].map((area) => drafted(area, {}).Baseline);
    for (const text of texts) {
      expect(text).not.toMatch(/report names no|not described in the report|report does not name|is quoted/);
      expect(text).not.toMatch(/strength/i);
    }
  });
});

describe('the goal fits the skill that was counted', () => {
  it.each([
    [
      'the steps of arrival, not one of them',
      {
        areaOfNeed: 'Self-care',
        value: 4,
        outOf: 9,
        unit: 'items',
        quote: 'Of the 9 steps of the arrival routine (coat, folder, hand washing) she does 4 of 9.',
      },
      /8 of 9 steps of the arrival or dismissal routine/,
    ],
    [
      'objects counted out, not counting aloud',
      {
        areaOfNeed: 'Number sense',
        kind: 'count',
        value: 7,
        outOf: undefined,
        unit: 'counted to',
        quote: 'She counts aloud to 18 and counts out objects correctly up to 7.',
      },
      /count out objects one by one(?: to|, \w+ a count to) 11/,
    ],
    [
      'homework written down, not turned in',
      {
        areaOfNeed: 'Work completion and executive function',
        value: 5,
        outOf: 12,
        unit: 'items',
        quote: 'All homework was written down on five of twelve.',
      },
      /use the planner to write down/,
    ],
    [
      'a safety drill, not a route',
      {
        areaOfNeed: 'Daily living and safety',
        value: 1,
        outOf: 6,
        unit: 'occasions',
        quote: 'Stranger at the door: kept the door closed on 1 of 6 occasions.',
      },
      /^(?!.*route).*keep the door closed on 6 of 6 occasions/,
    ],
    [
      'bills at the register, not coins',
      {
        areaOfNeed: 'Money and time',
        value: 3,
        outOf: 10,
        unit: 'purchases',
        quote: 'Next-dollar method at the register: 3 of 10 purchases.',
      },
      /(?:pay|hand over) the next dollar up/,
    ],
    [
      'help asked for at work, not a task done',
      {
        areaOfNeed: 'Employment',
        value: 1,
        outOf: 6,
        unit: 'items',
        quote: 'Asks supervisor when stuck 1 of 6.',
      },
      /ask supervisor when stuck in 5 of 6 opportunities/,
    ],
    [
      'a task begun, not help asked for',
      {
        areaOfNeed: 'Employment',
        unit: 'occasions',
        quote: 'She moves to the next task without being told on 3 of 10 occasions.',
      },
      /move to the next task without being told/,
    ],
    [
      'change checked, not an amount paid',
      {
        areaOfNeed: 'Money and time',
        unit: 'times',
        quote: 'She checked her change correctly 3 of 10 times.',
      },
      /check her change correctly/,
    ],
    [
      'accommodations named, not a meeting led',
      {
        areaOfNeed: 'Self-advocacy',
        value: 1,
        outOf: 5,
        unit: 'items',
        quote: 'He could list one of his 5 accommodations and did not know what an IEP was for.',
      },
      /name 4 of 5 accommodations/,
    ],
  ] as [string, Change, RegExp][])('%s', (_, measure, words) => {
    expect(draftedFrom(measure).Goal.replace(/\n/g, ' ')).toMatch(words);
  });

  it('asks nobody for a subordinate clause in four of five sentences', () => {
    const { Goal } = draftedFrom({
      areaOfNeed: 'Expressive language',
      kind: 'percent',
      value: 9,
      outOf: undefined,
      unit: 'of sentences',
      quote: 'In conversation 9 percent of her sentences had a dependent clause.',
    });
    expect(Goal).not.toMatch(/80%/);
    expect(Goal).toMatch(/that the IEP team sets/);
  });

  it('takes visits to the nurse for no participation', () => {
    const { Goal, Baseline } = draftedFrom({
      areaOfNeed: 'Anxiety and participation',
      kind: 'count',
      value: 4,
      outOf: undefined,
      unit: 'times per week',
      quote: 'She asks to go to the nurse an average of 4 times per week.',
    });
    expect(Goal).toMatch(/no more than 2 incidents per week of asking to go to the nurse, down from/);
    expect(Baseline).toMatch(/Counted so far: 4 times per week/);
  });
});

describe('a count in words', () => {
  it('says nothing twice', () => {
    const drafts = ['Expressive language', 'Phonology and intelligibility', 'Speech fluency'].flatMap(
      (area) =>
        Array.from(
          { length: 60 },
          (_, value) => draftedFrom({ areaOfNeed: area, value, outOf: 99, unit: 'tries' }).Goal,
        ),
    );
    for (const goal of drafts) expect(goal).not.toMatch(/recorded in recorded|recorded [^.]*, recorded/);
    expect(
      draftedFrom({
        areaOfNeed: 'Gross motor',
        kind: 'count',
        value: 4,
        outOf: undefined,
        unit: 'hops',
        quote: 'One foot: 4 hops.',
      }).Objectives.at(-1),
    ).toMatch(/do 6 hops in a row/);
    const rubric = { areaOfNeed: 'Written expression', kind: 'level', value: 1, outOf: 4 } as const;
    const { Goal } = draftedFrom({
      ...rubric,
      unit: 'on a 4-point rubric',
      quote: 'Organization was 1 of 4.',
    });
    expect(Goal).toMatch(/2 of 4 on the rubric/);
  });

  it.each([
    ['occasions', /on \d+ of 10 occasions/],
    ['crossings', /at \d+ of 10 crossings/],
  ])('puts the preposition English has for %s', (unit, words) => {
    // No sentence that tells who did what: the plan's own words carry the count.
    const quote = `Stops at the curb, newest count: 3 of 10 ${unit}`;
    const { Objectives } = draftedFrom({ areaOfNeed: 'Daily living and safety', unit, quote });
    for (const objective of Objectives) expect(objective).toMatch(words);
  });

  it('is of opportunities where nothing can be accurate', () => {
    const strategy = {
      kind: 'percent',
      value: 35,
      outOf: undefined,
      unit: 'accuracy',
      quote: 'Now 35%.',
    } as const;
    const { Goal, Baseline } = draftedFrom(strategy);
    expect(`${Goal} ${Baseline}`).not.toContain('accuracy');
    expect(Goal).toMatch(/80% of opportunities/);
  });

  it('calls no parts of a text correct, and no points', () => {
    const of = (unit: string, quote: string) =>
      draftedFrom({ areaOfNeed: 'Written expression', value: 2, outOf: 6, unit, quote }).Objectives.join(' ');
    expect(of('items', 'She had 2, 3 and 2 elements; median 2 of 6.')).toMatch(/of 6 elements/);
    expect(of('items', 'Now: 2 of 6 (samples of September).')).toMatch(/in \d of 6 samples/);
    expect(of('points', 'The essay had 2 of 6 points.')).not.toMatch(/points correct/);
  });

  it('begins no clause with a capital in the middle of a sentence', () => {
    const unnamed: Partial<Report> = { student: { grade: '4', pronouns: null, mixedPronouns: false } };
    for (const area of ['Emotional regulation', 'Behavior', 'Social skills', 'Reading fluency', 'Decoding'])
      expect(draftedFrom({ areaOfNeed: area }, unnamed).Baseline).not.toMatch(/, The student/);
  });

  it('gives older students no counters', () => {
    const goals = ['7', '9', '10', '11'].flatMap((grade) =>
      ['Math computation', 'Number sense'].map((area) => {
        const { Goal, Objectives } = draftedFrom({ areaOfNeed: area, unit: 'items' }, inGrade(grade));
        return `${Goal} ${Objectives.join(' ')}`;
      }),
    );
    expect(goals.join(' ')).not.toMatch(/counters|objects to touch/);
  });
});
