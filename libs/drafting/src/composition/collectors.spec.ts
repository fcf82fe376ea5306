/** Who provides a service also measures. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { collectorFrom } from './collectors.js';
import { draftFromReport } from './draft.js';

describe('who collects the data', () => {
  it.each([
    ['School counselor, as in the report', 'the school counselor'],
    ['Special education teacher with the school psychologist', 'the special education teacher'],
    ['Speech-language pathologist', 'the speech-language pathologist'],
    ['Staff member; the team names the position', undefined],
    ['Not stated; the team decides', undefined],
  ])('is read from the provider %s', (provider, role) => {
    expect(collectorFrom(provider)).toBe(role);
  });

  it('is the counselor where the counselor serves the area', () => {
    const text =
      'Student: Ilse Varga    Grade: 6\n\nRegulation. She used a calming strategy in 3 of 10 upsets.\n\nSERVICES\nCounseling with the school counselor, 30 minutes once a week.\n';
    const goal = draftFromReport({
      report: readReport([{ page: 1, text }]),
      areaOfNeed: 'Emotional regulation',
      disability: '',
      student: {},
    });
    expect(goal.Fape[0]?.Provider).toContain('counselor');
    expect(goal.Fape[0]?.Measurement).toContain('school counselor');
    expect(`${goal.Goal} ${goal.Fape[0]?.Measurement ?? ''}`).not.toContain('special education teacher');
  });
});
