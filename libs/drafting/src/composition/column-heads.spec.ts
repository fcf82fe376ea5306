import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';

const draftOf = (head: string) =>
  draftFromReport({
    report: readReport([
      {
        page: 1,
        text: `Hollow Oak Elementary, resource room
Student: Delia Marchbanks   Grade: 2

Delia has trouble with math facts. She counts on her fingers.

${head}
10/3            12
11/7            14
12/5            15
`,
      },
    ]),
    areaOfNeed: 'Math computation',
    disability: 'Specific learning disability',
    student: {},
  });

describe('a number of the unit that only the head of the column tells', () => {
  it('is quoted from there', () => {
    const { Baseline, Evidence } = draftOf('Date      Facts (digits correct per 2 minutes)');
    expect(Baseline).toContain('15 digits correct per 2 minutes');
    expect(Evidence.map(({ Quote }) => Quote)).toContain('Date      Facts (digits correct per 2 minutes)');
  });

  it('is not told by a quote where the row itself says enough', () => {
    const { Evidence } = draftOf('Date      Facts (digits correct per minute)');
    expect(Evidence.some(({ Quote }) => Quote.startsWith('Date'))).toBe(false);
  });
});
