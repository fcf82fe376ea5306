/** Money as people read it. */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `1000` -> `$10.00`. */
export const formatCents = (cents: number): string => dollars.format(cents / 100);
