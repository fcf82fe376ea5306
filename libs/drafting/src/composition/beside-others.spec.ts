/** What others in the room reach, as far as the report tells it, is as far as a target of ours goes. */
import { describe, expect, it } from '@jest/globals';
import { DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';

const HEAD = 'Student: Rosalva Nickel\nGrade: 6\nDate of Report: 11/20/2025\nShe is eleven years old.\n\n';

const draftOf = (area: string, text: string) =>
  draftFromReport({
    report: readReport([{ page: 1, text: `${HEAD}${area}\n${text}` }]),
    areaOfNeed: area,
    disability: DISABILITY_UNDETERMINED,
    student: {},
  });

describe('a target beside others', () => {
  it('asks for no more answers than the friend gives', () => {
    const { Goal, Fape } = draftOf(
      'Anxiety and participation',
      'Teachers called for volunteers 20 times, and Rosalva raised her hand in 1. Her best friend did in 8.',
    );
    expect(Goal).toMatch(/in 40% of opportunities/);
    expect(Fape[0]?.Criterion).toMatch(/Held at 8, the figure for her best friend in the report/);
  });

  it('tells the figure of a child whose percent the sentence does not repeat', () => {
    const { Fape } = draftOf(
      'Attention and task engagement',
      'Rosalva was working in 36 percent of intervals; the comparison child stood at 82.',
    );
    expect(Fape[0]?.Criterion).toMatch(/82%, the figure for a comparison child in the report/);
  });
});
