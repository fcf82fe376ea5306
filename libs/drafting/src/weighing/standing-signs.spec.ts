import { describe, expect, it } from '@jest/globals';
import { figuresToWeigh } from '../extraction/read-report.js';

const HEAD = 'Student: Mina Okoro   Grade: 3\nDate of report: 02/12/2026\n\n';

/** The signs of each figure with a value, in the order of the report. */
function signsOf(value: number, ...lines: string[]): (readonly string[])[] {
  const figures = figuresToWeigh([{ page: 1, text: `${HEAD}${lines.join('\n\n')}\n` }])('Reading fluency');
  return figures.filter((figure) => figure.value === value).map(({ signs }) => signs);
}

const READ = 'On new passages Mina read 52, 57 and 61 words correct per minute.';

describe('the standing of a figure in its report', () => {
  it('tells the lowest, the highest and what lies amid in a line of several', () => {
    expect(signsOf(52, READ)[0]).toContain('of line lowest');
    expect(signsOf(57, READ)[0]).toContain('of line amid');
    expect(signsOf(61, READ)[0]).toContain('of line highest');
  });

  it('tells a figure that comes back, and where', () => {
    const [first = [], last = []] = signsOf(57, READ, 'Her reading starts from 57 words correct per minute.');
    expect(first).toEqual(expect.arrayContaining(['same 1', 'same elsewhere', 'same later']));
    expect(last).toEqual(expect.arrayContaining(['same 1', 'same elsewhere', 'same earlier']));
    expect(signsOf(61, READ)[0]).toContain('same 0');
  });

  it('holds parts of different wholes for different figures', () => {
    const [first = []] = signsOf(
      8,
      'Mina answered 8 of 10 questions on the page.',
      'She spelled 8 of 20 words on Friday.',
    );
    expect(first).toContain('same 0');
  });

  it('tells how far down it stands', () => {
    const lines = ['She read 31 words in a minute.', 'She read 44 words in a minute.', READ];
    const partOf = (value: number) =>
      Number(signsOf(value, ...lines)[0]?.flatMap((sign) => /^part (\d)$/.exec(sign)?.[1] ?? [])[0]);
    expect(partOf(31)).toBeLessThan(partOf(44));
    expect(partOf(44)).toBeLessThan(partOf(61));
    expect(signsOf(61, ...lines)[0]).toContain('part last');
    expect(signsOf(57, ...lines)[0]).not.toContain('part last');
  });
});
