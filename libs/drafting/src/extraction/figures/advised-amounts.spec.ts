/** What is advised in minutes or times. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Mina Okoro   Grade: 2\nDate of report: 02/12/2026\n\n';
const measuresIn = (text: string) =>
  readReport([{ page: 1, text: `${HEAD}${text}\n` }]).measures.map(({ value, unit }) => `${value} ${unit}`);

describe('an amount among recommendations', () => {
  it.each([
    'Recommendations\n\n1. Oral work on sounds inside words for about ten minutes at the beginning of each lesson.',
    'Recommendations\n\n- Reread a short passage three times a day and graph the last reading.',
  ])('is no measure of the student: %s', (text) => {
    expect(measuresIn(text)).toEqual([]);
  });

  it.each([
    ['Theo calls out 9 times per class; teach him to raise his hand.', /^9 /],
    ['Because he takes 8 minutes to start work, provide a start cue.', /^8 /],
  ])('is one where it tells what somebody does: %s', (advice, told) => {
    expect(measuresIn(`Behavior\n\nRecommendations\n\n1. ${advice}`)).toContainEqual(
      expect.stringMatching(told),
    );
  });

  it('is one where it tells what is', () => {
    expect(
      measuresIn(
        'Recommendations\n\nContinue the behavior plan. Walking out of class now stands at 3 times a week.',
      ),
    ).toContainEqual(expect.stringMatching(/^3 /));
  });
});
