import { describe, expect, it } from '@jest/globals';
import { AREAS_OF_NEED } from '@goalwright/contracts/areas-of-need';
import { readSections, readShortReports } from './sections.ts';

const AREAS: ReadonlySet<string> = new Set(AREAS_OF_NEED.map(({ name }) => name));

describe.each([
  ['sections', readSections()],
  ['short reports', readShortReports()],
])('%s to learn from', (_what, fixtures) => {
  it('tell every figure verbatim in one line of their text', () => {
    for (const { name, pages, truth } of fixtures) {
      const lines = pages.flatMap(({ text }) => text.split('\n'));
      for (const { baseline, alsoRight } of truth.needs)
        for (const { quote = '' } of [...(baseline === null ? [] : [baseline]), ...alsoRight])
          expect(lines.some((line) => quote !== '' && line.includes(quote)) ? '' : `${name}: ${quote}`).toBe(
            '',
          );
    }
  });

  it('are of areas that there are, each need once', () => {
    for (const { name, truth } of fixtures) {
      const needs = truth.needs.map(({ area }) => area);
      const strange = [...needs, ...truth.strengths, ...truth.possible].filter((area) => !AREAS.has(area));
      expect({ name, strange }).toEqual({ name, strange: [] });
      expect(new Set(needs).size).toBe(needs.length);
    }
  });
});
