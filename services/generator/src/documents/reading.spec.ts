import { describe, expect, it } from '@jest/globals';
import { proposeAreas, readReport } from '@goalwright/drafting';
import { foundAreas } from './reading.js';

const HEAD = 'Student: Sam Lee\nGrade: 3\nDate of report: 11/20/2025\n\n';
const read = (text: string) => {
  const pages = [{ page: 1, text: `${HEAD}${text}\n` }];
  const report = readReport(pages);
  return { areas: foundAreas(report, pages), report };
};

const DECODING =
  'Decoding\n\nConsonant blends ................ 8/20\nSilent e ........................ 6/20\nVowel teams ..................... 3/20\n\nDecoding is a need. Explicit phonics is recommended.';
const MOTOR =
  'Gross motor\n\nOne-foot balance, right   2 sec.\nSam missed a step on 5 of 11 trips down the stairs this month. Stairs are what I would teach first. Physical therapy is recommended.';

describe('areas found in a report', () => {
  it.each([DECODING, MOTOR])('name the figure that their goals start from first: %s', (text) => {
    const { areas } = read(text);
    const told = areas.filter(({ hasBaseline }) => hasBaseline);
    expect(told.length).toBeGreaterThan(0);
    for (const { why, evidence, starts } of told) {
      const [start] = starts?.figures ?? [];
      expect(why).toContain(`current data (${start?.text ?? ''})`);
      expect(evidence[0]).toEqual({ text: start?.text, page: start?.page, quote: start?.quote });
    }
  });

  it('would name another figure if nobody told where the goal starts', () => {
    const differs = [DECODING, MOTOR].map((text) => {
      const { areas, report } = read(text);
      const alone = proposeAreas(report);
      return areas.some(({ why }, at) => why !== alone[at]?.why);
    });
    expect(differs).toContain(true);
  });
});
