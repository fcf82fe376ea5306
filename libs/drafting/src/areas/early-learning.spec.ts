import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';

const areasOf = (grade: string, headings: readonly [string, string]) => {
  const text = `Name: Ines Roy
Grade: ${grade}
Date of report: 3/4/2026

${headings[0]}
Ines named 6 of 26 letters this month. She sat with the group.

${headings[1]}
On the check in March Ines identified 4 of 20 numerals.
`;
  const { measures } = readReport([{ page: 1, text }]);
  return [...new Set(measures.map(({ areaOfNeed }) => areaOfNeed))];
};

describe('letters and numerals before first grade', () => {
  it.each([
    ['Pre-K', ['What we saw', 'On another day']],
    ['Preschool', ['Letters', 'Numbers']],
    ['K', ['Pre-academic', 'More of it']],
  ] as [string, [string, string]][])('are early learning: %s %j', (grade, headings) => {
    expect(areasOf(grade, headings)).toEqual(['Pre-academic skills']);
  });

  it.each([
    ['1', ['Pre-academic', 'Numbers']],
    ['K', ['What we saw', 'On another day']],
    ['K', ['Letters', 'Numbers']],
  ] as [string, [string, string]][])('are reading and mathematics: %s %j', (grade, headings) => {
    expect(areasOf(grade, headings)).toContain('Number sense');
  });
});
