/** What was got right within a time, by the words of a header, a row or a sentence: a count over two minutes is no rate per minute. */
import type { NamedUnit } from './named-unit.js';

const WORDED: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
};
const TIME = String.raw`(?:(one|two|three|four|five|ten|a|\d{1,2})[- ]?)?(min|minutes?|mins)\b`;
/** "correct/min", "right per minute", "corr. in 2 min". */
const RIGHT_IN_TIME = new RegExp(
  String.raw`\b(?:correct(?:ly)?|corr\b\.?|right|ok)\s?(?:\/|per|in|a|each)\s?${TIME}`,
  'i',
);
/** "2-minute probe", "(2 minutes)", "in two minutes"; a number made of a word keeps the word's length in spaces. */
const PROBE_TIME =
  /\b(?:(two|three|four|five|ten)|(\d{1,2}))[- ] {0,5}(?:minutes?|min)\b(?=[- ](?:\w+ )?(?:probes?|tests?|drills?|timings?|sheets?|samples?|worksheets?|checks?)|\)|:|\s*$)|\b(?:in|per|within|over|\/)\s?(?:(two|three|four|five|ten)|(\d{1,2}))[- ] {0,5}min/i;

/** The minutes a probe lasted, when the text says so; at most 30. */
export function probeMinutesIn(text: string): number | undefined {
  const match = PROBE_TIME.exec(text.slice(0, 400));
  if (match === null) return undefined;
  const word = match[1] ?? match[3];
  const minutes = word === undefined ? Number(match[2] ?? match[4]) : (WORDED[word.toLowerCase()] ?? 0);
  return minutes >= 1 && minutes <= 30 ? minutes : undefined;
}

/** The unit of digits counted over some minutes; never turned into a rate per minute. */
export function digitsUnit(minutes: number | undefined): string {
  if (minutes === undefined || minutes === 1) return 'digits correct per minute';
  return minutes === 2 ? 'digits correct per 2 minutes' : `correct digits in ${minutes} minutes`;
}

/** "Multiplication facts, correct/min": what was counted stands in front of how it was counted. */
export function rightInTime(text: string): NamedUnit | undefined {
  const match = RIGHT_IN_TIME.exec(text);
  if (match === null) return undefined;
  const told = match[1]?.toLowerCase();
  const minutes = told === undefined ? 1 : (WORDED[told] ?? Number(told));
  const lead = text
    .slice(Math.max(0, match.index - 70), match.index)
    .replace(/\([^()]{0,40}\)/g, ' ')
    .replace(/\b(?:number|no\.|#|total|probes?|of|score)\s*$/i, '')
    .replace(/\b(?:to|within|of) \d{1,3},?\s*$/i, '');
  // "Oral reading, median of 3, words corr/min": what is counted stands last.
  const counted = lead.split(',').findLast((part) => /[a-z]{3}/i.test(part)) ?? '';
  const noun = counted
    .toLowerCase()
    .replace(/[^a-z/ '-]/g, ' ')
    .trim()
    .split(/\s+/)
    .slice(-4)
    .join(' ')
    .replace(/[^a-z]+$/, '');
  if (/\b(?:digits?)\b/.test(noun))
    return { kind: 'rate', unit: digitsUnit(minutes), area: 'Math computation' };
  if (minutes === 1 && /^(?:words?|oral reading|passage|reading)?$/.test(noun)) return undefined;
  return { kind: 'rate', unit: `${noun} correct ${minutes === 1 ? 'per minute' : `in ${minutes} minutes`}` };
}
