/** What a report says of services, as the plan's services quote it: which line, which field, whose hands, and why. */
import { describe, expect, it } from '@jest/globals';
import { DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import type { Measure } from '../extraction/measure.js';
import { readReport } from '../extraction/read-report.js';
import type { Report } from '../extraction/report.js';
import type { ServiceInPlace } from '../extraction/services/services-in-place.js';
import { draftFromReport } from './draft.js';

const aService = (text: string, more: Partial<ServiceInPlace> = {}): ServiceInPlace => ({
  text,
  quote: text,
  page: 2,
  minutes: 30,
  sessions: 2,
  per: 'week',
  ...more,
});

const advice = (quote: string, areas: string[] = []) => ({
  text: quote,
  quote,
  page: 3,
  areas,
  isHeaded: true,
});

const servicesOf = (
  areaOfNeed: string,
  { grade = '4', ...more }: Partial<Report> & { grade?: string } = {},
) =>
  draftFromReport({
    report: {
      ...readReport([]),
      student: { name: 'Ines Varga', grade, pronouns: 'she', mixedPronouns: false },
      ...more,
    },
    areaOfNeed,
    disability: DISABILITY_UNDETERMINED,
    student: {},
  }).Fape;

const first = (...request: Parameters<typeof servicesOf>) => servicesOf(...request)[0];

describe('a line of the report', () => {
  it.each([
    [
      'Written expression',
      'Direct spelling instruction, 15 minutes a day.',
      { minutes: 15, sessions: 1, per: 'day' },
    ],
    ['Math computation', 'Resource study skills class, 45 minutes, 5 times per week.', {}],
    ['Self-advocacy', 'Braille instruction with the TVI: 60 minutes, 4 times per week.', {}],
    [
      'Reading fluency',
      'Reading of connected text for five minutes daily.',
      { minutes: 5, sessions: 1, per: 'day' },
    ],
    ['Math computation', 'Five minutes of fact practice a day.', { minutes: 5, sessions: 1, per: 'day' }],
    ['Attention and task engagement', 'Counseling check-in with the counselor, 15 minutes once a week.', {}],
    ['Decoding', 'Tier 3 reading group with me, 30 minutes, 5 times per week.', {}],
    ['Articulation', 'Speech screening group with the assistant, 15 minutes once a week.', {}],
  ] as const)('gives no amount to %s: %s', (area, line, more) => {
    expect(first(area, { services: [aService(line, more)] })?.Basis).toMatch(/^Starting point/);
  });

  it('tells how many sessions of so many minutes there are to be', () => {
    const line = advice('Physical therapy should rise to two sessions of 25 minutes weekly.', [
      'Gross motor',
    ]);
    expect(first('Gross motor', { recommendations: [line] })).toMatchObject({
      Frequency: '2 times per week',
      Minutes: '25 minutes per session',
    });
  });

  it('outside special education is told beside our starting point', () => {
    const group = aService(
      'Ines comes to my reading group for 25 minutes, 3 times a week, with four others.',
    );
    expect(first('Decoding', { services: [group] })?.Basis).toMatch(
      /^Starting point, not from the report.*"Ines comes to my reading group.*does not call special education/,
    );
  });

  it('of braille is none for the cane, where the baseline is of walking', () => {
    const crossing: Measure = {
      areaOfNeed: 'Braille, orientation and mobility',
      skill: 'street crossings',
      kind: 'ratio',
      value: 3,
      outOf: 9,
      unit: 'times',
      isPrior: false,
      isStrength: false,
      page: 1,
      quote: 'With her cane she stopped at 3 of 9 curbs.',
    };
    const services = [
      aService('Braille instruction with the TVI: 60 minutes, 4 times per week.', {
        minutes: 60,
        sessions: 4,
      }),
      aService('Orientation and mobility: 45 minutes once a week.', { minutes: 45, sessions: 1 }),
    ];
    expect(first('Braille, orientation and mobility', { services, measures: [crossing] })).toMatchObject({
      Service: 'Orientation and mobility',
      Minutes: '45 minutes per session',
    });
  });

  it('that a recommendation replaces is gone, and its new group holds', () => {
    const line = first('Written expression', {
      services: [
        aService('Ines attends Writing Lab with Ms. Okada for 25 minutes twice weekly.', { minutes: 25 }),
      ],
      recommendations: [
        advice('Replace Writing Lab with specialized instruction in a group of no more than four.'),
      ],
    });
    expect(line).toMatchObject({ Group: 'Group of no more than four, as in the report' });
    expect(line?.Basis).not.toContain('25 minutes');
  });

  it('has its own amount, place and people, and no other part’s of its sentence', () => {
    const quote =
      'Her services are: resource room 60 minutes, 5 times per week; social work 30 minutes, 1 time per week.';
    const services = [
      aService('Her services are: resource room 60 minutes, 5 times per week', {
        quote,
        minutes: 60,
        sessions: 5,
      }),
      aService('social work 30 minutes, 1 time per week', { quote, sessions: 1 }),
    ];
    const line = first('Emotional regulation', { services });
    expect(line?.Basis).toBe('Quoted from the report, page 2: "social work 30 minutes, 1 time per week"');
    expect(line?.Location).not.toMatch(/resource/i);
  });

  it('is quoted without its neighbor', () => {
    const quote =
      'Specialized reading instruction, 45 minutes, 4 times a week Specialized math instruction, 30 minutes, 3 times a week, co-taught';
    const reading = 'Specialized reading instruction, 45 minutes, 4 times a week';
    const math = 'Specialized math instruction, 30 minutes, 3 times a week, co-taught';
    const services = [
      aService(reading, { quote, minutes: 45, sessions: 4 }),
      aService(math, { quote, sessions: 3 }),
    ];
    expect(first('Decoding', { services })?.Basis).toBe(`Quoted from the report, page 2: "${reading}"`);
    expect(first('Math computation', { services })).toMatchObject({
      Basis: `Quoted from the report, page 2: "${math}"`,
      Group: 'Whole class, co-taught, as in the report',
    });
  });
});

describe('what is recommended', () => {
  it('goes before what is in place, field by field', () => {
    const line = first('Spelling', {
      services: [
        aService('Specialized spelling instruction, 20 minutes, 2 times a week, learning center.', {
          minutes: 20,
        }),
      ],
      recommendations: [
        advice('Provide small-group spelling instruction on word families, four times a week.', ['Spelling']),
      ],
    });
    expect(line).toMatchObject({
      Frequency: '4 times per week',
      Minutes: '20 minutes per session',
      Group: 'Small group, as in the report',
      Location: 'Learning center, as in the report',
    });
    expect(line?.Basis).toMatch(
      /^Frequency quoted from the report, page 3.*Minutes quoted from the report, page 2/,
    );
  });

  it('as therapy is direct, though only staff were advised so far', () => {
    const [direct, consult] = servicesOf('Pragmatic language', {
      services: [
        aService('Current service: SLP consultation, 30 minutes per month.', { sessions: 1, per: 'month' }),
      ],
      recommendations: [advice('Direct therapy twice a week, once in a small group and once individually.')],
    });
    expect(direct).toMatchObject({
      Delivery: 'Direct',
      Frequency: '2 times per week',
      Group: 'Individual and small group, as in the report',
    });
    expect(consult?.Basis).toContain('SLP consultation, 30 minutes per month');
  });

  it('for a part of the sessions is their place and not how often they are', () => {
    expect(
      first('Speech fluency', {
        services: [aService('Speech therapy in a group of two, 30 minutes, twice a week.')],
        recommendations: [
          advice('Continue speech therapy, with one of the two sessions in the classroom every other week.'),
        ],
      }),
    ).toMatchObject({
      Frequency: '2 times per week',
      Group: 'Group of two, as in the report',
      Location: expect.stringMatching(
        /; one of the two sessions in the classroom every other week, as in the report$/,
      ),
    });
  });

  it('as more, without a number, leaves the number to the team', () => {
    const line = first('Gross motor', {
      services: [aService('Ines gets physical therapy for 30 minutes, 1 time a week.', { sessions: 1 })],
      recommendations: [
        advice('Increase physical therapy while she learns the new stairs.', ['Gross motor']),
      ],
    });
    expect(line?.Frequency).toBe('1 time per week');
    expect(line?.Basis).toMatch(/recommends more \(page 3\).*the team sets how much more/);
  });

  it('with a person for the skill names who teaches it and how often', () => {
    expect(
      first('Emotional regulation', {
        recommendations: [advice('Practice a calming routine with slow breathing daily with the counselor.')],
      }),
    ).toMatchObject({ Provider: 'Counselor, as in the report', Frequency: 'Every school day' });
  });
});

describe('who serves', () => {
  it('is in the words of the line, with the name beside the role', () => {
    const services = [
      aService(
        'Ines sees the intervention specialist, Mr. Bello, for organization support 20 minutes twice a week in Room 114.',
      ),
    ];
    expect(first('Work completion and executive function', { services })).toMatchObject({
      Provider: 'Intervention specialist (Mr. Bello), as in the report',
      Location: 'Room 114, as in the report',
    });
  });

  it('is the therapist the student has, and no discipline that the report never names', () => {
    const services = [aService('Speech therapy, 30 minutes, 2 times per week, individual.')];
    expect(first('Anxiety and participation', { services })).toMatchObject({
      Provider: 'Speech-language pathologist',
      Group: 'Individual, as in the report',
    });
    const typing = advice('Ten minutes of typing practice in class.', ['Writing speed and keyboarding']);
    expect(first('Writing speed and keyboarding', { recommendations: [typing] })?.Provider).toBe(
      'Special education teacher',
    );
  });

  it('is no transition specialist before grade 9, nor where the resource teacher goes on', () => {
    expect(first('Self-advocacy', { grade: '8' })?.Provider).toBe('Special education teacher');
    const services = [
      aService('Resource support with Ms. Adeyemi, 45 minutes, 3 times a week.', {
        minutes: 45,
        sessions: 3,
      }),
    ];
    expect(first('Independent living', { grade: '12', services })).toMatchObject({
      Service: 'Specially designed instruction in independent living',
      Provider: 'Special education teacher (Ms. Adeyemi, as in the report)',
    });
  });

  it('teaches the student where the report has time of staff with staff alone', () => {
    const [direct, consult] = servicesOf('Behavior', {
      services: [
        aService(
          'Behavior specialist to consult with the teacher 20 minutes per week for the first six weeks.',
          {
            minutes: 20,
            sessions: 1,
            per: 'week',
          },
        ),
      ],
    });
    expect(direct).toMatchObject({ Delivery: 'Direct', Basis: expect.stringContaining('Starting point') });
    expect(direct?.Group).not.toBe('Staff only');
    expect(consult).toMatchObject({
      Delivery: 'Consult, as in the report',
      Minutes: '20 minutes per session',
    });
  });

  it('is the same in the consultation, which is one for all goals', () => {
    const services = [
      aService('Counseling with the school social worker, 30 minutes once a week.', { sessions: 1 }),
    ];
    const [, consult] = servicesOf('Social skills', { services });
    expect(consult).toMatchObject({
      Provider: 'School social worker and classroom teacher',
      Serves: expect.stringContaining('One consultation for all goals of this provider'),
    });
  });
});

describe('the reason', () => {
  const reason = (areaOfNeed: string, ...quotes: string[]) =>
    first(areaOfNeed, { recommendations: quotes.map((quote) => advice(quote)) })?.Reason;

  it('is the recommendation that speaks most of the skill, before materials and other hands', () => {
    const best = 'Teach vowel teams and syllable types with word chains.';
    expect(
      reason('Decoding', 'Provide audio versions of decodable books.', best, 'Send home a decodable page.'),
    ).toContain(best);
    expect(
      reason(
        'Self-care',
        'The family may practice dressing.',
        '(a) Practice the jacket zipper by backward chaining.',
      ),
    ).toBe('The report recommends (page 3): "Practice the jacket zipper by backward chaining."');
  });

  it.each([
    ['Written expression', 'The January story earned 4 points for ideas.'],
    ['Reading fluency', 'For reading, the present approach is working.'],
    ['Work completion and executive function', 'Check in with a counselor each Friday about missing work.'],
  ])('of %s is no account and no check-in: %s', (area, quote) => {
    expect(reason(area, quote)).toMatch(/^Teaches the skill/);
  });
});
