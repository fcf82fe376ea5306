/** A service is quoted for what it is for, with its own people and in its own room. All reports are made up. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../../test/drafts-under.js';

const draftOf = draftsUnder('Student: Ines Varga    Grade: 4    Age: 9\n\nResults\n\n');
const serviceFor = (area: string, text: string) => draftOf(area, text).Fape[0];

describe('time that the report gives for one thing', () => {
  const text =
    'RECOMMENDATIONS\n- OT 30 minutes per week to work on letter formation and fasteners\n- A quiet table at lunch\n';

  it('is quoted for that', () => {
    expect(serviceFor('Handwriting', text)).toMatchObject({
      Minutes: '30 minutes per session',
      Basis: expect.stringMatching(/^Quoted from the report/),
    });
  });

  it('is told beside another need, and is not its amount', () => {
    const service = serviceFor('Sensory regulation', text);
    expect(service?.['Basis']).toMatch(/^Starting point/);
    expect(service?.['Basis']).toContain('for another purpose; the team compares');
  });
});

it('a lunch group of its own lends its people to no counseling', () => {
  const service = serviceFor(
    'Emotional regulation',
    'RECOMMENDATIONS\n1. Counseling, 30 minutes weekly, to practice calming strategies.\n2. A small lunch group with two classmates for games.\n',
  );
  expect(service).toMatchObject({ Minutes: '30 minutes per session' });
  expect(service?.['Group']).not.toContain('as in the report');
});

it('consultation that may be added leaves the therapy what it is', () => {
  const draft = draftOf(
    'Functional communication',
    'SERVICES\nSpeech-language service is currently 30 minutes, 3 times per week, and the team may wish to add consultation.\n',
  );
  expect(draft.Fape[0]).toMatchObject({ Frequency: '3 times per week', Delivery: 'Direct' });
  expect(draft.Fape[1]?.['Frequency']).toBe('1 time per month');
});

it('the minutes in the special education room are not those of the co-taught class', () => {
  const service = serviceFor(
    'Reading comprehension',
    'SERVICES\nCurrent services: Resource reading 225 minutes per week in the special ed. room, plus co-taught ELA.\n',
  );
  expect(service?.['Minutes']).toBe('225 minutes per week in all');
  expect(service?.['Location']).not.toMatch(/co-taught/);
});

it('two providers of one sentence keep their own minutes', () => {
  const little = draftsUnder('Student: Ines Varga    Grade: PK    Age: 4\n\nResults\n\n');
  const text =
    'RECOMMENDATIONS\nSuggested service: ECSE teacher 60 minutes, 2 times per week at Little Acorns; SLP 30 minutes, 2 times per week.\n';
  expect(little('Play and joint attention', text).Fape[0]).toMatchObject({
    Provider: 'ECSE teacher, as in the report',
    Minutes: '60 minutes per session',
  });
  expect(little('Expressive language', text).Fape[0]).toMatchObject({
    Provider: 'SLP, as in the report',
    Minutes: '30 minutes per session',
  });
});

it.each([
  'Minutes now: 20 minutes, 2 times a week, pull out, small group of 2.',
  'Present service: 20 minutes, 2 times a week, small group of 2.',
])("is the writer's own where no one is named: %s", (line) => {
  const text = `Articulation\nIn sentences she said /r/ correctly in 12 of 40 words.\n\nRECOMMENDATIONS\n- Continue speech therapy.\n\n${line}\n\nRosa Lind, M.S., CCC-SLP\n`;
  expect(serviceFor('Articulation', text)).toMatchObject({
    Minutes: '20 minutes per session',
    Group: 'Small group of 2, as in the report',
  });
});

it('consultation with PE is with its teacher, in the gym class', () => {
  const { Fape } = draftOf(
    'Gross motor',
    'SERVICES\nService: direct PT 30 minutes, 1 time per week, plus consult with PE 15 minutes per month\n',
  );
  expect(Fape[1]).toMatchObject({
    Provider: expect.stringContaining('PE teacher'),
    Location: 'PE class',
    Minutes: '15 minutes per session',
  });
});
