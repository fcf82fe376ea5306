/** On which operations a rate of digits was taken, where the lines before tell it: "a one-minute multiplication probe (0-9, mixed)". */
import { everyMatch } from '../text/every-match.js';
import type { Measure } from '../measure.js';

const BEFORE_CHARACTERS = 420;

const NAMES: readonly (readonly [printed: RegExp, name: string])[] = [
  [/^(?:add|\+)/i, 'addition'],
  [/^(?:sub|[-–−])/i, 'subtraction'],
  [/^(?:mult|[x×])/i, 'multiplication'],
  [/^(?:div|÷)/i, 'division'],
];
const OPERATION = String.raw`(?:addition|subtraction|multiplication|division|add|subtract|multiply|divide|mult\.|div\.)`;
/** "+ and -": one sign alone is the mark of a list. */
const SIGNS = String.raw`(?<=\s)[+x×] (?:and|&) [÷−–-](?=\s)`;
/** The row itself says on what, in other words. */
const ON_ELSE = /\b(?:computation|CBM|mixed)\b/i;
/** Of a probe, a sheet or facts: what a sentence says of multiplying otherwise is no sheet of it. */
const PROBED = new RegExp(
  String.raw`(?<mixed>\bmixed )?(?<operations>${SIGNS}|${OPERATION}(?:(?:, and |, | and | ?& ?| ?\/ ?)${OPERATION})*),?(?: (?<facts>facts?)\b| (?=(?:\w+[- ]){0,2}(?:probes?|pages?|sheets?|checks?|within)\b|\d-minute))`,
  'gi',
);

function namesOf(operations: string): string[] {
  return operations
    .split(/, and |, | and | ?& ?| ?\/ ?/)
    .flatMap((printed) => NAMES.find(([pattern]) => pattern.test(printed))?.[1] ?? []);
}

const joined = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** @param at where the measure's quote begins in `text` */
export function withTimedOperations(measure: Measure, text: string, at: number): Measure {
  const { areaOfNeed, unit, isPrior } = measure;
  if (
    areaOfNeed !== 'Math computation' ||
    isPrior ||
    !unit.includes('correct per') ||
    ON_ELSE.test(measure.quote)
  )
    return measure;
  const told = text
    .slice(Math.max(0, at - BEFORE_CHARACTERS), at + measure.quote.length)
    .replace(/\s+/g, ' ');
  const groups = everyMatch(PROBED, told).at(-1)?.groups;
  const names = namesOf(groups?.operations ?? '');
  if (groups === undefined || names.length === 0) return measure;
  const mixed = groups.mixed === undefined || names.length < 2 ? '' : 'mixed ';
  return {
    ...measure,
    things: `${mixed}${joined(names)} ${groups.facts === undefined ? 'problems' : 'facts'}`,
  };
}
