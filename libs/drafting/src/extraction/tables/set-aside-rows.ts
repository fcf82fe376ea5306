/** Rows of a table that the report itself puts aside: "Integer operations are near mastery and will be dropped." */
import type { Measure } from '../measure.js';
import type { Passage } from '../text/passage.js';
import { quotePassage } from '../text/passages.js';
import { isTotalRow } from './row-roles.js';
import type { TableRow } from './table-row.js';

const PUTS_ASIDE =
  /\b(?:(?:is|are|was|were|has been|have been|now) (?:all |both |now )?(?:near(?:ing|ly)? |close to )?master(?:y|ed)|(?:will|do(?:es)?|need|should) not (?:be )?(?:addressed|targeted|worked on|part of the plan)|(?:is|are|will be|can be) dropped\b|(?:we|I) (?:will|can|are going to) (?:stop|drop)|(?:is|are) not (?:yet )?expected|no longer (?:a )?(?:goals?|needs?|targets?|concerns?)\b|(?:is|are) (?:not|no) (?:a )?(?:goals?|needs?|targets?)\b)/i;

/** "Fractions (of 15)", "/s/ | initial": the words that another sentence would call a row by. */
const WORD = /\/[a-z]{1,3}\/|[a-z]{2,}/gi;
const WORDS_MAX = 3;
const STEM_MAX = 7;
const SHORT = 3;

/** Whether a sentence calls by name what a word of a row's label stands for. */
function isNamed(word: string, said: string): boolean {
  if (word.startsWith('/')) return said.includes(word);
  if (word.length < SHORT) return new RegExp(String.raw`["“/]${word}["”/]`).test(said);
  const stem = word.replace(/s$/, '').slice(0, STEM_MAX);
  return new RegExp(String.raw`\b${stem}`).test(said);
}

/** A row that is called by its month has no name of its own. */
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|fall|winter|spring)/;

function isCalled(label: string, said: string): boolean {
  const plain = label.replace(/\([^()]*\)/g, ' ').toLowerCase();
  const words = plain.match(WORD) ?? [];
  if (words.length === 0 || words.length > WORDS_MAX || MONTH.test(plain.trim())) return false;
  return words.every((word) => isNamed(word, said));
}

const keyOf = ({ page, quote }: Pick<Measure, 'page' | 'quote'>) => `${String(page)}|${quote}`;
const rowKey = ({ passage }: TableRow) => keyOf({ page: passage.page.page, quote: quotePassage(passage) });
/** "/r/ | all | 1/20 | 2/20": the first cell names the row where a column of positions or groups follows it. */
const nameOf = ({ label, cells }: TableRow) => cells[0]?.text ?? label;

/**
 * The measures with those of rows marked that a sentence puts aside; the sum of a table is put aside with one of its parts,
 * where another part of it goes on.
 * @param rows of all tables of the report
 */
export function withSetAside(
  measures: readonly Measure[],
  rows: Iterable<TableRow>,
  passages: readonly Passage[],
): Measure[] {
  const said = passages.flatMap(({ text, isRow }) => {
    const at = isRow ? -1 : text.search(PUTS_ASIDE);
    return at < 0 ? [] : [text.slice(0, at).toLowerCase()];
  });
  if (said.length === 0) return [...measures];
  const all = [...rows];
  const aside = new Set(all.filter((row) => said.some((words) => isCalled(nameOf(row), words))));
  const tables = Map.groupBy(all, ({ table }) => table);
  const sums = [...tables.values()].flatMap((table) => {
    const parts = table.filter(({ label }) => !isTotalRow(label));
    const isParted = parts.some((row) => aside.has(row)) && parts.some((row) => !aside.has(row));
    return isParted ? table.filter(({ label }) => isTotalRow(label)) : [];
  });
  const keys = new Set([...aside, ...sums].map(rowKey));
  return measures.map((measure) =>
    keys.has(keyOf(measure)) ? { ...measure, isStrength: true, isSetAside: true } : measure,
  );
}
