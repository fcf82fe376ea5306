/** The report's own aim goes before any rule of ours. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../test/drafts-under.js';

const draftOf = draftsUnder('Student: Odalys Brandt\nGrade: 7\nDate of Report: 11/20/2025\n\n');
const MATH = 'Math problem solving\nOdalys solved 3 of 10 word problems correctly.\n\n';

describe('the target of a goal', () => {
  it("is the report's own aim for what was counted, with the words that say so", () => {
    const { Goal, Fape, Evidence } = draftOf(
      'Math problem solving',
      `${MATH}Targets under discussion: main idea 9/12, word problems 7/10, planner 7 of 8.`,
    );
    expect(Goal).toMatch(/\b7 of 10\b/);
    expect(Fape[0]?.Criterion).toContain("the report's own aim (page 1)");
    expect(Evidence.map(({ Quote }) => Quote)).toContain(
      'Targets under discussion: main idea 9/12, word problems 7/10, planner 7 of 8.',
    );
  });

  it('is the time that shall not be exceeded, of what a column times', () => {
    const { Goal, Fape } = draftOf(
      'Emotional regulation',
      'Emotional regulation\n\nweek of\tmin. to calm\tdays\n9/8\t22\t5\n10/20\t19\t5\n11/10\t13\t5\n\nWhere we want to be by next fall: calm inside 5 minutes.',
    );
    expect(Goal).toMatch(/within 5 minutes, down from (?:a baseline of )?13 minutes/);
    expect(Fape[0]?.Criterion).toContain("From 13 minutes to 5 minutes, the report's own aim (page 1)");
  });

  it.each([
    ['of another whole', 'Targets under discussion: word problems 7/12.'],
    ['of another skill', 'Targets under discussion: fractions 7/10.'],
    ['of last year', 'Last year the target was 7/10 word problems.'],
    ['below the baseline', 'Want by next fall: 2 of 10 word problems.'],
  ])('is none that is %s', (_what, aim) => {
    expect(draftOf('Math problem solving', `${MATH}${aim}`).Fape[0]?.Criterion).not.toContain('own aim');
  });
});
