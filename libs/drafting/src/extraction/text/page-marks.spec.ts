import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Nola Reyes\nGrade: 4\nDate of report: 2/27/2026\n\nMath\n';
const measuresOf = (first: string, second: string) =>
  readReport([
    { page: 1, text: `${HEAD}${first}` },
    { page: 2, text: second },
  ]).measures.map(({ value, outOf }) => `${value}/${outOf ?? ''}`);

describe('what a page says of itself', () => {
  const log =
    'Week      Place value (16)    Word problems (8)\nFeb 11         8                   3\nFeb 25         9                   2\n\n';

  it('is no row of the table before it, though it ends in a number', () => {
    expect(
      measuresOf(log, 'Reyes review 2/27/26                                       2\n\nShe likes the group.'),
    ).toEqual(measuresOf(log, 'She likes the group.'));
  });

  it('is not the table that goes on over the page', () => {
    expect(measuresOf(log, 'Mar 4          11                  4\n\nShe likes the group.')).toContain(
      '11/16',
    );
  });
});
