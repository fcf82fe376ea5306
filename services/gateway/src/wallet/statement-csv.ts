/** A statement for a spreadsheet: RFC 4180, with the columns of the wallet's page. */
import type { StatementLine } from '@goalwright/contracts/wallet';

const LINE_END = '\r\n';
const HEADINGS = ['Description', 'Currency', 'Goals purchased', 'Amount', 'New balance', 'Time completed'];
/** How a cell begins that a spreadsheet would run instead of show. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text that stays one: quoted where it must be, and led by an apostrophe where it would be a formula. */
function text(value: string): string {
  const shown = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

/** Dollars without a sign of currency, so that a spreadsheet can add them up. */
const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** @param lines amounts in whole cents; the order is kept */
export function statementCsv(lines: readonly StatementLine[]): string {
  const rows = lines.map((line) => [
    text(line.description),
    'usd',
    String(line.goalsPurchased),
    dollars(line.amountCents),
    dollars(line.balanceCents),
    line.createdOn,
  ]);
  return [HEADINGS, ...rows].map((cells) => cells.join(',') + LINE_END).join('');
}
