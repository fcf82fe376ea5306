/** Of how many the bare figures of a row or table are, where a name tells it once for all of them. */
import type { NamedUnit } from '../figures/named-unit.js';

/** "Story parts, of 8", "Correct (20 words)": how many there were, told once for the whole row or table. */
export function wholeIn(names: readonly string[]): number | undefined {
  for (const name of names.slice(0, 3)) {
    const found =
      /\b(?<!\b(?:scores?|scored|rank|percentile|index|quotient|average|avg\.?|mean|median|rating) )(?:out )?of (\d{1,3})\b(?! \d|\.\d|[ -]?(?:minutes?|mins?|seconds?|secs?|hours?)\b)|(?<!\bw)\/\s?(\d{1,3})\b(?!\/)|\b(\d{1,3})[- ](?:items?|steps?|words|questions|points|trials|problems|sentences|letters|tries|possible|opportunities)\b|, (\d{1,3}) (?:per|in each|each|to an?) (?:passage|story|text|probe|set|list)\b/i.exec(
        name.replace(/\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\b[1-4][- ]step\b/g, ' '),
      );
    const whole = Number(found?.slice(1).join('') ?? Number.NaN);
    if (whole >= 2 && whole <= 300) return whole;
  }
  return undefined;
}

/** Of how many a bare figure is, where nothing else says what it counts. */
export function wholeFor(
  value: number,
  names: readonly string[],
  named: NamedUnit | undefined,
  units: readonly (NamedUnit | undefined)[],
): number | undefined {
  const outOf = wholeIn(names);
  if (outOf === undefined || value > outOf) return undefined;
  // What a row tells of itself goes before what the rows around it count.
  const isOwn = units[0] === undefined && units[1] === undefined && wholeIn(names.slice(0, 2)) === outOf;
  const isOpen = isOwn || named === undefined || named.kind === 'count' || named.kind === 'percent';
  return isOpen ? outOf : undefined;
}
