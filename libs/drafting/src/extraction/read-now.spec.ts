import { describe, expect, it } from '@jest/globals';
import { isReadNow } from './read-now.js';
import { readReport } from './read-report.js';

describe('a report that was kept', () => {
  const report = readReport([{ page: 1, text: 'Student: Dana Reyes\nShe spelled 4 of 20 words correctly.' }]);
  const kept = JSON.parse(JSON.stringify(report)) as Partial<typeof report>;

  it('is as it is read now', () => {
    expect(isReadNow(kept)).toBe(true);
  });

  it.each(['weighedByWords', 'needs', 'measures'] as const)('is of an earlier version without %s', (part) => {
    const { [part]: _left, ...earlier } = kept;
    expect(isReadNow(earlier)).toBe(false);
  });
});
