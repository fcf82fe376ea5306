/** A present level tells what the student does, where the report's row or the things counted tell it. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../../test/drafts-under.js';

const draftOf = draftsUnder(
  'Student: Odalys Brandt\nGrade: 5\nDate of Report: 11/20/2025\nShe is ten years old.\n\n',
);
const levelOf = (area: string, text: string) => draftOf(area, text).Baseline;

describe('the level of a row', () => {
  it.each([
    [
      'in the words of the row',
      'Gross motor',
      'Gross motor\n   Skill                                          Oct 2025\n   Catch a playground ball tossed from 10 ft        4/10\n   Kick a ball between cones                        9/10',
      /Odalys (?:now )?catches a playground ball tossed from 10 ft in 4 of 10 tries/,
    ],
    [
      'with the problems that were counted',
      'Math problem solving',
      'Math problem solving\nWord problems, two steps\n   Sept 12    2 of 10 problems\n   Nov 14     4 of 10 problems',
      /Odalys (?:now )?(?:correctly )?(?:solves|writes the solution of) 4 of 10 (?:two-step )?problems/,
    ],
  ])('is told as a deed %s', (_what, area, text, expected) => {
    expect(levelOf(area, text)).toMatch(expected);
  });

  it('is no deed of our own: a signal that nobody counted is not told as seen', () => {
    const level = levelOf(
      'Behavior',
      'Behavior\nReplacement behavior: requests for a break, opportunities\n   Oct      1 of 20\n   Nov      4 of 20',
    );
    expect(level).not.toMatch(/taught way|taught signal/);
  });

  it('takes no number from the goal so far', () => {
    const level = levelOf(
      'Pragmatic language',
      'Goal: Odalys will stay on a topic for 6 or more turns in 8 of 10 opportunities.\nNov 14   5 of 10 opportunities',
    );
    expect(level.replace(/"[^"]*"/g, '')).not.toMatch(/6 or more/);
  });
});
