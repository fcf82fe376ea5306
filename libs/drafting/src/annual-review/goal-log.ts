/** A dated log that names its goals by a word or a letter each: "11/26/24  Redirection 44%. Exit tasks 9 of 20. C: 2 of 5." */
import type { When } from '../extraction/times/time-words.js';
import type { GoalStatement } from './goal-statements.js';
import type { Piece } from './piece.js';
import type { TopicFinder } from './goal-topics.js';
import { whenOf } from './reading-times.js';
import { type ReportLine, sentencesOf } from './report-lines.js';

const DATED = /^\W{0,2}\d{1,2}\/\d{1,2}(?:\/(?:20)?\d\d)?\b[:\s-]{1,8}(?=\p{L})/u;
/** What a sentence of the log counts: the words in front of its figure. */
const COUNTED = /^\W*(\p{L}[\p{L}'/ -]{1,40}?)[\s:=]{1,3}(?=\d)/u;
/** "C: 5 of 5": the letter or number of the goal. */
const MARKED = /^(?:goal )?([A-H]|\d{1,2}):\s/i;
/** Fewer entries are notes that happen to bear a date. */
const ENTRIES_MIN = 3;
const PIECES_MAX = 60;

export interface GoalLog {
  /** The sentences told of each goal, by its place in the list. */
  readonly pieces: ReadonlyMap<number, readonly Piece[]>;
  readonly lines: ReadonlySet<ReportLine>;
}

const NO_LOG: GoalLog = { pieces: new Map(), lines: new Set() };

interface Entry {
  readonly goal: number;
  readonly from: number;
  readonly to: number;
  readonly when: When | undefined;
}

/** The goal a sentence of the log is about: by its letter, else by its words. */
function goalOf(sentence: string, goals: readonly GoalStatement[], find: TopicFinder): number | undefined {
  const mark = MARKED.exec(sentence)?.[1]?.toLowerCase();
  const marked = mark === undefined ? -1 : goals.findIndex(({ number }) => number === mark);
  if (marked >= 0) return marked;
  const counted = COUNTED.exec(sentence)?.[1];
  return counted === undefined ? undefined : find(counted);
}

/** @param from where the line's text begins behind its date */
function entriesOf(
  { text }: ReportLine,
  from: number,
  when: When | undefined,
  goals: readonly GoalStatement[],
  find: TopicFinder,
): Entry[] {
  return sentencesOf(text.slice(from)).flatMap((sentence) => {
    const range = { from: from + sentence.from, to: from + sentence.to };
    const goal = goalOf(text.slice(range.from, range.to), goals, find);
    return goal === undefined ? [] : [{ goal, ...range, when }];
  });
}

/** "          C: 5 of 5" below a dated line goes on with it. */
const dateBelow = ({ text, isAfterBlank, isTitle }: ReportLine, date: When | undefined): When | undefined =>
  isAfterBlank || isTitle || !MARKED.test(text) ? undefined : date;

/** The log below a report's goals; empty where fewer than three of its dated lines tell of two goals. */
export function goalLogIn(
  lines: readonly ReportLine[],
  goals: readonly GoalStatement[],
  find: TopicFinder,
): GoalLog {
  const pieces = new Map<number, Piece[]>();
  const told = new Set<ReportLine>();
  let date: When | undefined;
  for (const [lineAt, line] of lines.entries()) {
    if (lineAt <= (goals[0]?.line ?? 0)) continue;
    const dated = DATED.exec(line.text)?.[0] ?? '';
    date = dated === '' ? dateBelow(line, date) : whenOf(dated);
    if (date === undefined) continue;
    for (const { goal, when, ...range } of entriesOf(line, dated.length, date, goals, find)) {
      const own = pieces.get(goal) ?? [];
      if (own.length >= PIECES_MAX) continue;
      pieces.set(goal, [...own, { line, lineAt, ...range, titled: undefined, coded: { when } }]);
      told.add(line);
    }
  }
  return told.size < ENTRIES_MIN || pieces.size < 2 ? NO_LOG : { pieces, lines: told };
}
