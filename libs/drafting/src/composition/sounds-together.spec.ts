/** Which sounds a goal is of, where the report counts several in one figure. */
import { describe, expect, it } from '@jest/globals';
import { DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';

const HEAD = 'Student: Malcolm Reyes\nGrade: K\nDate of Report: 11/20/2025\nHe is five years old.\n\n';

const goalOf = (text: string) =>
  draftFromReport({
    report: readReport([{ page: 1, text: `${HEAD}Articulation\n${text}` }]),
    areaOfNeed: 'Articulation',
    disability: DISABILITY_UNDETERMINED,
    student: {},
  }).Goal;

describe('a figure of several sounds', () => {
  it.each([
    'Single-word probe for /k/ and /g/ in all positions: 4 of 20 correct.',
    'On a list of words with /k/ or /g/ Malcolm was right on 4 of 20.',
  ])('makes a goal of all of them: %s', (text) => {
    expect(goalOf(text)).toMatch(/\/k\/ and \/g\//);
  });

  it('is left to the one that it is of', () => {
    expect(goalOf('In sentences /r/ was right 9 of 40 times and /s/ and /z/ 17 of 20.')).not.toMatch(
      /\/s\/ and \/z\//,
    );
  });
});
