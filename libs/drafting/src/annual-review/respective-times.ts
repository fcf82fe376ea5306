/** "71%, 78% and 85% in October, January and April": as many times as numbers, each the time of its own number. */
import type { TimeWord } from '../extraction/times/time-words.js';
import type { FoundNumber } from './reading-numbers.js';

interface Place {
  readonly index: number;
  readonly end: number;
}

/** What joins two members of such a row. */
const JOINED =
  /^(?:'s)?\s?(?:,|;|\/|&|(?:, )?(?:and|then)\b)\s?(?:and |then )?(?:in |on |by |the |about ){0,2}$/i;
/** Between the row of numbers and the row of times, either first. */
const BETWEEN_ROWS = /^[^.;:\d]{0,60}$/;

/** The members that stand joined from `from` on. */
function joinedFrom<T extends Place>(sentence: string, members: readonly T[], from: number): T[] {
  const row = members.slice(from, from + 1);
  for (const next of members.slice(from + 1)) {
    const last = row.at(-1);
    if (last === undefined || !JOINED.test(sentence.slice(last.end, next.index))) break;
    row.push(next);
  }
  return row;
}

/** All rows of two members or more. */
function rowsOf<T extends Place>(sentence: string, members: readonly T[]): T[][] {
  const rows: T[][] = [];
  for (let at = 0; at < members.length;) {
    const row = joinedFrom(sentence, members, at);
    if (row.length > 1) rows.push(row);
    at += Math.max(1, row.length);
  }
  return rows;
}

const isBeside = (sentence: string, first: readonly Place[], second: readonly Place[]) => {
  const [end, begin] = [first.at(-1)?.end ?? 0, second[0]?.index ?? 0];
  return begin >= end && BETWEEN_ROWS.test(sentence.slice(end, begin));
};

/** The time of each number that stands in a row beside a row of as many times. */
export function respectiveTimes(
  sentence: string,
  numbers: readonly FoundNumber[],
  words: readonly TimeWord[],
): ReadonlyMap<FoundNumber, TimeWord> {
  const times = new Map<FoundNumber, TimeWord>();
  if (numbers.length < 2 || words.length < 2) return times;
  const rowsOfTimes = rowsOf(sentence, words);
  for (const row of rowsOf(sentence, numbers)) {
    const told = rowsOfTimes.find(
      (others) =>
        others.length === row.length && (isBeside(sentence, row, others) || isBeside(sentence, others, row)),
    );
    row.forEach((number, at) => {
      const time = told?.[at];
      if (time !== undefined) times.set(number, time);
    });
  }
  return times;
}
