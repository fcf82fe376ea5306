/** Money as people read and type it. */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const change = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'exceptZero',
});

/** `1000` -> `$10.00`. */
export const formatCents = (cents: number): string => dollars.format(cents / 100);

/** What came or went: `2000` -> `+$20.00`, `-600` -> `-$6.00`. */
export const formatChange = (cents: number): string => change.format(cents / 100);

/** `62.5`, `$62.50`, `62` -> cents; nothing where it is no amount of dollars. */
export function parseDollars(text: string): number | undefined {
  const [, whole, part = ''] = /^\$?\s*(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
