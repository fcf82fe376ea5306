/** Who gives a service, where, and who consults: as the lines of a report tell it. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../../test/drafts-under.js';

const HEAD = 'Student: Ines Varga    Grade: 4\n\nResults\n\n';
const servicesBy = (author: string, area: string, text: string) =>
  draftsUnder(`${author}\n${HEAD}`)(area, text).Fape;
const servicesFor = (area: string, text: string) => servicesBy('', area, text);

const COUNSELOR = 'MEMO\nFrom: Alma Ruiz, 4th grade counselor, Fern Hill School';
const ANALYST = 'Behavior summary\nPrepared by: Hal Berg, BCBA';

describe('who writes "with me"', () => {
  it.each([
    'Counseling w/ me, 30 minutes, 2 times per week.',
    'Counseling with me on Mondays, 30 minutes, 2 times per week.',
    'I will see her for counseling 30 minutes, 2 times per week.',
  ])('gives it: %s', (line) => {
    const [service] = servicesBy(COUNSELOR, 'Anxiety and participation', `Suggestions\n- ${line}`);
    expect(service?.Provider).toBe('School counselor, as in the report');
  });

  it('gives none that another is named for', () => {
    const line = 'Weekly check-in on missing work, 20 minutes, 1 time per week, w/ case manager.';
    const [service] = servicesBy(
      COUNSELOR,
      'Work completion and executive function',
      `Suggestions\n- ${line}`,
    );
    expect(service?.Provider).toBe('Case manager, as in the report');
  });

  it('is nobody where two sign', () => {
    const two = 'Evaluator: Alma Ruiz, school psychologist\nEvaluator: Bo Lind, school social worker';
    const line = 'Counseling with me, 30 minutes, 2 times per week.';
    const [service] = servicesBy(two, 'Anxiety and participation', `Suggestions\n- ${line}`);
    expect(service?.Provider).toBe('Counseling provider; the team names the position');
  });
});

describe('who consults', () => {
  it('is the writer who says so, beside another who teaches', () => {
    const text =
      "Recommendations\n1. I'll consult with the teacher 30 minutes, 2 times per month.\n2. Counselor to teach calming tools, 20 minutes, 1 time per week.";
    const [direct, consult] = servicesBy(ANALYST, 'Emotional regulation', text);
    expect(direct?.Provider).toBe('Counselor, as in the report');
    expect(consult).toMatchObject({
      Provider: 'BCBA and classroom teacher',
      Frequency: '2 times per month',
      Minutes: '30 minutes per session',
    });
  });

  it('is who the line names, and not who is advised', () => {
    const text =
      'Services\nOT by OTR/COTA: 30 minutes, 1 time per week\nConsult, OTR to teacher: 20 minutes, 1 time per month';
    const [direct, consult] = servicesFor('Fine motor', text);
    expect(direct?.Provider).toBe('OTR/COTA, as in the report');
    expect(consult?.Provider).toBe('OTR and classroom teacher');
  });

  it('is not the teacher where another service consults', () => {
    const text =
      'Services\nTeacher of the deaf: 40 minutes, 2 times per week\nAudiology consult: 30 minutes, 2 times per year';
    expect(servicesFor('Vocabulary', text)[1]?.Basis).toMatch(/^Starting point/);
  });

  it('does so for each need of that provider', () => {
    const text =
      'Services\nDHH direct: 40 minutes, 2 times per week\nDHH consult with teachers: 20 minutes, 2 times per month';
    for (const area of ['Listening and equipment care', 'Vocabulary', 'Self-advocacy'])
      expect(servicesFor(area, text)[1]).toMatchObject({
        Minutes: '20 minutes per session',
        Frequency: '2 times per month',
      });
  });
});

describe('two parts of one service', () => {
  it('are both in the plan', () => {
    const text =
      'PROPOSED SERVICES\nFocus\tType\tPersonnel\tAmount\nFine motor\tB (in class)\tOTR/COTA\t1 x 30 min/wk\nFine motor\tC (pull-out)\tOTR\t1 x 45 min/wk';
    const services = servicesFor('Handwriting', text);
    expect(services.map(({ Minutes }) => Minutes)).toEqual([
      '30 minutes per session',
      '45 minutes per session',
      '15 minutes per session',
    ]);
    expect(services[1]).toMatchObject({
      Provider: 'OTR, as in the report',
      Location: 'Therapy room (pull-out, as in the report)',
    });
  });

  it('are parted where one sentence tells both', () => {
    const text =
      'Services\nSpeech therapy with the SLP, 30 min x 1/week individual and 30 min x 1/week in the lunch group.';
    expect(servicesFor('Speech fluency', text).slice(0, 2)).toEqual([
      expect.objectContaining({ Group: 'Individual, as in the report', Provider: 'SLP, as in the report' }),
      expect.objectContaining({ Group: 'Small group, as in the report', Provider: 'SLP, as in the report' }),
    ]);
  });

  it('are none where one is told twice', () => {
    const text =
      'Recommendations\n1. OT: 30 minutes, 2 times per week, in class and at lunch where possible.\n\nSERVICE                  MINUTES      HOW OFTEN       WHERE\nOccupational Therapy     30           2 x week        General ed / cafeteria\nPhysical Therapy         30           1 x week        Gym, playground\n\nD. Berg, OTR/L                      S. Orr, PT, DPT';
    const services = servicesFor('Fine motor', text);
    expect(services).toHaveLength(2);
    expect(services[0]?.Location).toBe('In class and at lunch, as in the report');
    expect(servicesFor('Gross motor', text)[0]).toMatchObject({
      Location: 'Gym, playground, as in the report',
      Provider: 'Physical therapist',
    });
  });
});

describe('the place', () => {
  it.each([
    ['General ed (Eng 8)', 'General education classroom (Eng 8), as in the report'],
    ['Resource / Room 4', 'Resource / Room 4, as in the report'],
    ['General ed / library', 'General education classroom / library, as in the report'],
  ])('is what its column says: %s', (told, place) => {
    const text = `SERVICES (proposed)\nService                     Setting              Amount\nSpecialized instruction     ${told}   45 minutes, 3 times weekly\nSpeech therapy     Speech room   30 minutes, 1 time weekly`;
    expect(servicesFor('Reading comprehension', text)[0]?.Location).toBe(place);
  });

  it.each([
    [
      'Work completion and executive function',
      '| Organization check-in | 10 minutes, 5 times per week | advisory |',
      'Advisory, as in the report',
    ],
    [
      'Employment',
      'Work experience: 90 minutes, 2 times per week, Corner Bakery',
      'Corner Bakery, as in the report',
    ],
  ])('of %s may end the line: %s', (area, line, place) => {
    expect(servicesFor(area, `PROPOSED SERVICES\n${line}`)[0]?.Location).toBe(place);
  });
});

describe('behavior support during a lesson', () => {
  const [support, consult] = servicesBy(
    'Prepared for the IEP team by: Hal Berg, M.S., BCBA',
    'Behavior',
    "Behavior\nInes left the area 6.4 times per day.\n\nSERVICES\nProposed: behavior support from the special education teacher, 20 minutes, 5 times per week, in the general education classroom during ELA. I'll consult with the teacher 30 minutes, 2 times per month.",
  );

  it('is for behavior', () => {
    expect(support).toMatchObject({
      Provider: 'Special education teacher, as in the report',
      Frequency: '5 times per week',
    });
  });

  it('is consulted on by who wrote the report', () => {
    expect(consult).toMatchObject({ Provider: 'BCBA and classroom teacher', Frequency: '2 times per month' });
  });
});

it('whom somebody only consults with gives nothing', () => {
  const [service] = servicesFor(
    'Handwriting',
    'Handwriting\nInes put 5 of 18 letters on the line.\n\nSERVICES\n- Direct OT 30 minutes once weekly and consultation with Mrs. Quimby.',
  );
  expect(service?.Provider).toBe('Occupational therapist');
});
