/** What speaks for a part of a report being a goal of the last plan. Each sign is a short name; `goal-part-weights.ts` says how much it weighs. */
import type { ComparableWords } from '../weighing/comparable-words.js';
import { hasCriterion } from '../rubric/goal-parser.js';
import { tellsNewGoal } from './new-goals.js';
import type { ReportLine } from './report-lines.js';
import type { ToldPart } from './told-parts.js';
import { upTo } from '../weighing/sign-table.js';

const BEFORE_WORDS = 6;
const AFTER_WORDS = 6;
const SECTION_WORDS = 8;
const COLUMN_WORDS = 6;
const GOALS_LINE_WORDS = 10;
const DEPTHS = 5;
const FIRST_WORDS = 4;
const LENGTHS = [4, 8, 12, 18, 26, 40];
const NEAR_CHARACTERS = 60;

const SPEAKS_OF_GOALS = /goal|objective|target/i;
const MARK = /^(?:\W{0,3}\d{1,2}[.)]|\W{0,2}[A-Ha-h][.)]|\W{0,3}[-*•])/;

/** The signs of one part that are told at a look, each once. */
export function goalPartSigns(
  part: ToldPart,
  { text: line, isTitle, isAfterBlank }: ReportLine,
  words: ComparableWords,
): string[] {
  const { text, before, after, section, column, place, count, isCell } = part;
  const own = words.of(text);
  const near = line.slice(Math.max(0, part.from - NEAR_CHARACTERS), part.from);
  const signs = [
    ...own.map((word) => `w ${word}`),
    ...own.slice(0, FIRST_WORDS).map((word, at) => `${at < 2 ? 'a' : 'b'} ${word}`),
    ...words
      .of(before)
      .slice(-BEFORE_WORDS)
      .map((word) => `p ${word}`),
    ...words
      .of(after)
      .slice(0, AFTER_WORDS)
      .map((word) => `n ${word}`),
    ...words
      .of(section)
      .slice(0, SECTION_WORDS)
      .map((word) => `h ${word}`),
    ...words
      .of(part.underGoals)
      .slice(0, GOALS_LINE_WORDS)
      .map((word) => `g ${word}`),
    `depth ${String(Math.floor(DEPTHS * part.depth))}`,
    ...words
      .of(column)
      .slice(0, COLUMN_WORDS)
      .map((word) => `c ${word}`),
    `length ${upTo(LENGTHS, own.length)}`,
    `figures ${String(Math.min(4, (text.match(/\d+/g) ?? []).length))}`,
    isCell
      ? `cell ${String(Math.min(4, place))} of ${String(Math.min(6, count))}`
      : `sentence ${String(Math.min(3, place))} of ${String(Math.min(4, count))}`,
  ];
  const put = (sign: string, isSo: boolean) => {
    if (isSo) signs.push(sign);
  };
  put('row', isCell);
  put('figures beside', part.hasFiguresBeside);
  put('goal before', !isCell && SPEAKS_OF_GOALS.test(near));
  put('after colon', line.slice(0, part.from).trimEnd().endsWith(':'));
  put('title', isTitle);
  put('after blank', isAfterBlank);
  put('quoted', /^["'(]/.test(text));
  put('quote ends', text.endsWith('"'));
  put('marked', MARK.test(text));
  put('capital', /^\p{Lu}/u.test(text));
  put('dot', text.endsWith('.'));
  return [...new Set(signs)];
}

/** Signs that take a reading of the part: asked only where the others leave it open whether it is a goal. */
export const READ_SIGNS = ['criterion', 'new by title', 'new by lead', 'new by goals', 'new by words'];

/** Those of them that one part has. */
export function readPartSigns(part: ToldPart, { text: line }: ReportLine): string[] {
  const { text, before, section, underGoals } = part;
  const near = line.slice(Math.max(0, part.from - NEAR_CHARACTERS), part.from);
  const isSo = [
    hasCriterion(text),
    tellsNewGoal(section),
    tellsNewGoal(before.slice(-NEAR_CHARACTERS)),
    tellsNewGoal(underGoals),
    tellsNewGoal(text) || tellsNewGoal(near),
  ];
  return READ_SIGNS.filter((_sign, at) => isSo[at] === true);
}
