/** A dated log that names its goals by a word each: "11/26/24  Redirection 44%. Exit tasks 9 of 20." */
import type { When } from '../extraction/time-words.js';
import type { Piece } from './goal-block.js';
import type { TopicFinder } from './goal-topics.js';
import { whenOf } from './reading-times.js';
import { type ReportLine, sentencesOf } from './report-lines.js';

const DATED = /^\W{0,2}\d{1,2}\/\d{1,2}(?:\/(?:20)?\d\d)?\b[:\s-]{1,8}(?=\p{L})/u;
/** What a sentence of the log counts: the words in front of its figure. */
const COUNTED = /^\W*(\p{L}[\p{L}' -]{1,40}?)[\s:=]{1,3}(?=\d)/u;
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

function entriesOf({ text }: ReportLine, find: TopicFinder): Entry[] {
  const dated = DATED.exec(text)?.[0].length;
  if (dated === undefined) return [];
  const when = whenOf(text.slice(0, dated));
  return sentencesOf(text.slice(dated)).flatMap(({ from, to }) => {
    const counted = COUNTED.exec(text.slice(dated + from, dated + to))?.[1];
    const goal = counted === undefined ? undefined : find(counted);
    return goal === undefined ? [] : [{ goal, from: dated + from, to: dated + to, when }];
  });
}

/** The log below a report's goals; empty where fewer than three of its dated lines tell of two goals. */
export function goalLogIn(lines: readonly ReportLine[], from: number, find: TopicFinder): GoalLog {
  const pieces = new Map<number, Piece[]>();
  const told = new Set<ReportLine>();
  for (let lineAt = from; lineAt < lines.length; lineAt += 1) {
    const line = lines[lineAt];
    if (line === undefined) continue;
    for (const { goal, when, ...range } of entriesOf(line, find)) {
      const own = pieces.get(goal) ?? [];
      if (own.length >= PIECES_MAX) continue;
      pieces.set(goal, [...own, { line, lineAt, ...range, titled: undefined, coded: { when } }]);
      told.add(line);
    }
  }
  return told.size < ENTRIES_MIN || pieces.size < 2 ? NO_LOG : { pieces, lines: told };
}
