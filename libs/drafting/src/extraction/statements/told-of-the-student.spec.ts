import { describe, expect, it } from '@jest/globals';
import { baselineFor } from '../../composition/baseline-choice.js';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Mina Okoro   Grade: 3\nDate of report: 02/12/2026\n\n';
const read = (text: string) => readReport([{ page: 1, text: `${HEAD}${text}\n` }]);
const baseline = (area: string, text: string) => baselineFor(read(`${area}\n${text}`), area)?.value;

describe('figures told of the student beside words about others, plans and times', () => {
  it('keeps the figure of what she did with others', () => {
    expect(baseline('Social skills', 'In the ball games she invited classmates in 3 of 14 chances.')).toBe(3);
    expect(
      baseline(
        'Social skills',
        'She plays alone, and in the same games peers asked others in 12 of 14 chances.',
      ),
    ).toBeUndefined();
  });

  it('keeps what was done, though a plan word stands before it', () => {
    const told =
      'What she should pay, and what is left over, is hard for Mina: last week she reckoned right in 4 of 13 purchases.';
    const planned = 'For her purchases she should be right in 4 of 13 by May.';
    expect(baseline('Money and time', told)).toBe(4);
    expect(baseline('Money and time', planned)).toBeUndefined();
    expect(baseline('Money and time', 'When she reached 4 of 13 purchases, support should end.')).not.toBe(
      13,
    );
  });

  it('takes a class period for a time, and the class for others', () => {
    const sat = (what: string) => `Mina sat through ${what} in 58% of classes.`;
    expect(baseline('Anxiety and participation', sat('the entire class period'))).toBe(58);
    expect(
      baseline(
        'Anxiety and participation',
        'When the weather is bad the entire class sat indoors on 58% of days.',
      ),
    ).toBeUndefined();
  });

  it('takes a figure that stood "then" for history', () => {
    const report = read(
      'Handwriting\nHer words were readable at times. She stood at 30% then. The newest sample came to 44% readable words.',
    );
    expect(report.measures.find(({ value }) => value === 30)?.isPrior).toBe(true);
    expect(report.measures.find(({ value }) => value === 44)?.isPrior).toBe(false);
  });

  it('reads how it stands under a goal, in the words of what was done', () => {
    const report = read(
      'Annual goals\nSelf-advocacy: Mina will lead her meeting.\nShe led two of the eight parts in the rehearsal.',
    );
    expect(report.measures).toContainEqual(expect.objectContaining({ value: 2, outOf: 8 }));
  });
});
