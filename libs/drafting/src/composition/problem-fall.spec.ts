/** Where the report counts only the problem, the goal says how far it comes down while its replacement is taught. */
import { describe, expect, it } from '@jest/globals';
import { DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';

const drafted = (text: string, areaOfNeed = 'Behavior') =>
  draftFromReport({
    report: readReport([
      {
        page: 1,
        text: `Student: Odalys Brandt  Grade: 4\nPronouns: she/her\nReport date: May 2, 2026\n\n${areaOfNeed}\n${text}\n`,
      },
    ]),
    areaOfNeed,
    disability: DISABILITY_UNDETERMINED,
    student: {},
  });

describe('the fall of a counted problem', () => {
  it('is the number of the goal and of its steps, beside what is taught', () => {
    const { Goal, Objectives, Baseline, Fape } = drafted('Odalys had an average of 6 disruptions per day.');
    expect(Goal).toMatch(
      /will (?:ask|request) .*, with no more than 3 disruptions per day, down from .*6 per day/,
    );
    expect(Objectives.map((step) => /no more than (\d) disruptions per day/.exec(step)?.[1])).toEqual([
      '5',
      '4',
      '3',
    ]);
    expect(Baseline).toMatch(/to be collected for the replacement behavior.*a criterion for it/);
    expect(Fape[0]?.Criterion).toMatch(
      /^Half the baseline: 6 \/ 2 = 3 disruptions per day\..* tallied beside it/,
    );
  });

  it('names the problem as the report defines it', () => {
    const { Goal } = drafted(
      'Definition of leaving the area: both feet outside the assigned area without an adult saying yes.\nStaff counted an average of 6.4 times per day over the 15 days.',
    );
    expect(Goal).toContain('no more than 3 incidents per day of leaving the area');
  });

  it('names what was done where no definition stands beside it', () => {
    const { Goal } = drafted('Odalys covered her ears or left the group an average of 6 times a morning.');
    expect(Goal).toContain('no more than 3 incidents per morning of covering her ears or leaving the group');
  });

  it('is that of stuttering in a sample of the same kind', () => {
    const { Goal } = drafted('In conversation Odalys stuttered on 9.5% of syllables.', 'Speech fluency');
    expect(Goal).toMatch(/with no more than 4% of syllables stuttered, down from .*9\.5%/);
    expect(Goal).toMatch(/sample/i);
  });

  it.each([
    ['had no span of time', 'Odalys had 22 disruptions.'],
    [
      'is told beside a count of its replacement',
      'Odalys had an average of 6 disruptions per day. She asked for help or a break in words on 3 of 39 occasions.',
    ],
  ])('is left out where the problem %s', (_case, told) => {
    expect(drafted(told).Goal).not.toContain('no more than');
  });
});
