/** Who serves the student where the report names no psychologist. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../../test/drafts-under.js';

const draftOf = draftsUnder('Student: Odalys Brandt\nGrade: 2\nDate of Report: 11/20/2025\n\n');
const NEED =
  'Social skills\nOdalys started 2 friendly approaches to peers per 10 minutes at recess. Social skills are an area of need.';

const serviceOf = (services: string) =>
  draftOf('Social skills', `${NEED}\n\nSERVICES\n${services}\n`).Fape[0];

describe('the provider of a social goal', () => {
  it.each([
    ['School psychologist, consultation with the team, 30 minutes per month', /psychologist/i],
    ['School social worker, 30 minutes, once a week', /social worker/i],
    ['EBD instruction, social and emotional, 30 minutes, 5 times per week', /^Special education teacher/],
    ['Specially designed instruction in reading, 30 minutes, 5 times per week', /^Special education teacher/],
    ['Counseling, 30 minutes, once a week', /Counseling provider|psychologist/i],
  ])('is who is there: %s', (line, who) => {
    expect(serviceOf(line)?.Provider).toMatch(who);
  });

  it('is still our starting point where the report names nobody', () => {
    expect(draftOf('Social skills', NEED).Fape[0]?.Provider).toMatch(/psychologist/i);
  });

  it('is not where the line says that the service is not', () => {
    const line =
      'Occupational therapy, 30 minutes, once a week, at the real time before recess, not in the OT room';
    const draft = draftOf(
      'Self-care',
      `Self-care\nOdalys did 4 of 9 steps of dressing on her own.\n\nSERVICES\n${line}\n`,
    );
    expect(draft.Fape[0]?.Location).not.toMatch(/OT room/);
  });
});
