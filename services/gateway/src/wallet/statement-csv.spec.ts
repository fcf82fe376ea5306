import { cents } from '@goalwright/contracts/values';
import { describe, expect, it } from '@jest/globals';
import { statementCsv } from './statement-csv.js';

const line = {
  kind: 'goals' as const,
  description: '3 goals',
  goalsPurchased: 3,
  amountCents: cents(-600),
  balanceCents: cents(405),
  createdOn: '2026-11-20T12:00:00.000Z',
};
const HEAD = 'Description,Currency,Goals purchased,Amount,New balance,Time completed\r\n';

describe('a statement as CSV', () => {
  it('has the columns of the page, amounts in dollars, and ends each line as RFC 4180 says', () => {
    expect(statementCsv([line])).toBe(`${HEAD}3 goals,usd,3,-6.00,4.05,2026-11-20T12:00:00.000Z\r\n`);
  });

  it('is its headings where there are no lines', () => {
    expect(statementCsv([])).toBe(HEAD);
  });

  it.each([
    ['=HYPERLINK("https://x.example")', `"'=HYPERLINK(""https://x.example"")",usd`],
    ['+1', "'+1,usd"],
    ['-1', "'-1,usd"],
    ['@SUM(A1)', "'@SUM(A1),usd"],
    ['\t=1', "'\t=1,usd"],
    ['a, "b"', '"a, ""b""",usd'],
    ['two\nlines', '"two\nlines",usd'],
  ])('shows %j and runs nothing', (description, cells) => {
    expect(statementCsv([{ ...line, description }]).slice(HEAD.length)).toMatch(
      new RegExp(`^${cells.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')},3,`),
    );
  });
});
