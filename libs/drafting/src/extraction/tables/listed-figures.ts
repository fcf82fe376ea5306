/** Figures listed under each other or in one line, each behind its time or its name, with no header over them. */
import { timeInCell } from './cell-times.js';
import { columnTime } from './column-times.js';
import { isTimed, NAME_COLUMN } from './dated-rows.js';
import { everyMatch } from '../text/every-match.js';
import { withDigits } from '../text/number-words.js';
import { remembering } from '../text/remembered.js';
import type { Column, TableCell, TableRow } from './table-row.js';
import type { When } from '../times/time-words.js';

type Listed = Pick<TableRow, 'label' | 'cells'>;

const LINE_MAX = 160;
const ENTRY_MAX = 48;
const NAME_MAX = 90;
const BULLET = /^(?:[-*\u2022\u25aa\u00b7o]|\d{1,2}[.)])\s{1,6}/;
/** What parts a time or a name from its figure. */
const PARTED = /\s*(?:\.{3,}|(?:\. ){3,}|\t|\||:\s|-{1,2}>|=>|\u2192|=|\s[-~]\s|\s{2,})\s*/;
const PARTED_WIDELY = /\s*(?:\.{3,}|(?:\. ){3,}|\t|\||:\s|-{1,2}>|=>|\u2192|=|\s{2,})\s*/;
const WIDE = /\S {2,}\S|\t|\||\.{3}/;
const PART_MAX = 12;
/** A figure, its whole or its sign, and a few words of what it counts. */
const FIGURE =
  /^[<>~]?\s?\d{1,3}(?:\.\d{1,2})?\s?(?:(?:correct|right|known|done|read|met|trials|times)\s)?(?:%|(?:\/|of|out of)\s?\d{1,3}\b)?(?:\s\(?[A-Za-z][\w'/-]{0,16}\)?,?){0,6}(?:\s?\([^()]{1,40}\))?\.?$/;
const TIME_SPAN = /^\d{1,2} ?(?:min(?:ute)?s?\.?|m) \d{1,2} ?(?:sec(?:ond)?s?\.?|s)$/i;
const NO_FIGURE =
  /^(?:absent|n\/?a|none|--?|no (?:school|data|probe)|not (?:given|done|tested)|did not occur|excused|holiday)\b.{0,30}$/i;
const isFigure = (text: string) => FIGURE.test(withDigits(text)) || TIME_SPAN.test(text);

const column = (content: Column['content'], text = '', when?: When): Column => ({
  ...NAME_COLUMN,
  text,
  content,
  when,
});

/** One of the marks every separator holds: most sentences have none. */
const IS_PARTED = /[\t|=~\u2192]|\s[\s-]|:\s|\.[. ]\.|--/;

/** A line's parts between its separators; empty where it is none of a list. */
function partsOf(text: string): string[] {
  if (text.length > LINE_MAX || !IS_PARTED.test(text) || !/\d/.test(text)) return [];
  const line = text.replace(BULLET, '');
  // "Sep 8 - Oct 3      7.5": beside wide gaps a hyphen joins.
  return line
    .split(WIDE.test(line) ? PARTED_WIDELY : PARTED)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, PART_MAX);
}

const isTime = (text: string) => text.length <= 44 && !FIGURE_ONLY.test(text) && isTimed(text);
const FIGURE_ONLY = /^\d{1,3}(?:\.\d{1,2})?%?$/;

/** "Dec 8: 13 right", "01.14.26 -> 5", "wk of 3/8  journal table  3 min": a time, perhaps where, and a figure. */
function timedFigure(parts: readonly string[]): Listed | undefined {
  const [time = '', ...more] = parts;
  const figure = more.at(-1) ?? '';
  if (more.length < 1 || more.length > 2 || !isTime(time) || !(isFigure(figure) || NO_FIGURE.test(figure)))
    return undefined;
  const between = more.length === 2 ? (more[0] ?? '') : '';
  if (/\d/.test(between)) return undefined;
  return {
    label: between,
    cells: [
      { column: column('date'), text: time },
      { column: column('value'), text: figure },
    ],
  };
}

const FIGURE_FIRST =
  /^(\d{1,3}(?:\.\d{1,2})?(?: ?%| ?(?:\/|of|out of) ?\d{1,3})?(?: [a-z]{3,12})?)[ ,]{1,3}\(?(?:on |in )?([^()]{3,24})\)?$/;

/** "6 (2/23/26)", "15 in March": the figure first. */
function figureFirst(text: string): Listed | undefined {
  const match = text.length > ENTRY_MAX ? null : FIGURE_FIRST.exec(text.replace(BULLET, ''));
  const [, figure = '', time = ''] = match ?? [];
  if (match === null || !isTime(time)) return undefined;
  return {
    label: '',
    cells: [
      { column: column('date'), text: time },
      { column: column('value'), text: figure },
    ],
  };
}

/** "wk of Feb 16    snack 6    art 4    recess 2": each figure behind the name of its column. */
function namedFigures(parts: readonly string[]): Listed | undefined {
  const [time = '', ...more] = parts;
  if (more.length < 2 || !isTime(time)) return undefined;
  const named = more.map((part) =>
    /^([A-Za-z][A-Za-z /'-]{1,30}?)[ :=]{1,3}(\d{1,3}(?:\.\d)?%?)$/.exec(part),
  );
  if (named.includes(null)) return undefined;
  return {
    label: '',
    cells: [
      { column: column('date'), text: time },
      ...named.map((match) => ({ column: column('value', match?.[1] ?? ''), text: match?.[2] ?? '' })),
    ],
  };
}

const PAIR_TIME = String.raw`(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?:Mon|Tue|Wed|Thu|Fri)[a-z]{0,6}\.?(?! \d{1,2}\/)|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.? \d{1,2}|(?:wk|week|day|session|probe|trial|visit) ?#?\d{1,2}|(?:Q|MP|T)[1-4]|fall|winter|spring|[BME]OY)`;
const PAIR_FIGURE = String.raw`\d{1,3}(?:\.\d{1,2})?(?:%| ?(?:\/|of|out of) ?\d{1,3}(?!\/))?`;
const PAIRS = new RegExp(
  String.raw`(?<![A-Za-z\d/.])(${PAIR_TIME})(?:\s{0,3}(?:[:=-]{1,2}|\()\s{0,4}|\s{1,6})(${PAIR_FIGURE})\)?(?=[\s,;.|)]|$)`,
  'gi',
);
const MIDDLE = /\b(?:mean|average|avg|median|middle)\b[\s:=]{0,3}(?:of )?(\d{1,3}(?:\.\d{1,2})?%?)/i;
const PAIRS_MAX = 15;

/** "11/18: 47%     class comparison 11/18: 83%": the last pair is not the student's. */
const OF_OTHERS = /\b(?:class(?:mates?)?|peers?|comparison)(?: [a-z]+){0,2}:? {0,4}$/i;
const OTHERS_BEFORE = 40;

/** Each figure of a series stands behind a gap or a sign: most lines with two numbers end here. */
const TWO_FIGURES = /[\s:=(-]\d{1,3}(?!\d)[\s\S]{0,160}[\s:=(-]\d/;

/** "1/22  56     1/29  61     2/5  62", "Mon 1   Tue 0   Wed 2": a series in one line. */
const pairsInLine = remembering((text: string): Listed | undefined => {
  if (text.length > LINE_MAX || !TWO_FIGURES.test(text)) return undefined;
  const line = text.replace(BULLET, '');
  const pairs = everyMatch(PAIRS, line)
    .slice(0, PAIRS_MAX)
    .filter(({ index }) => !OF_OTHERS.test(line.slice(Math.max(0, index - OTHERS_BEFORE), index)));
  if (pairs.length < 2) return undefined;
  const middle = MIDDLE.exec(text);
  const left = line.replace(PAIRS, ' ').replace(MIDDLE, ' ');
  if (left.replace(/[^A-Za-z]/g, '').length > 40) return undefined;
  const days = pairs.map(([, time = '', figure = '']) => ({
    column: column('value', time, columnTime(time)),
    text: figure,
  }));
  if (days.some(({ column: { when } }) => when === undefined)) return undefined;
  // The mean of a week stands for its days.
  return {
    label: '',
    cells: middle === null ? days : [{ column: column('value', 'mean'), text: middle[1] ?? '' }],
  };
});

const BRACKETED = /\(([^()]{3,40})\)\.?$/;
/** "Opportunities recorded by Ms. Delgado:   18": how many there were; what was done with them stands in other rows. */
const CHANCES =
  /^(?:(?:total|number|no\.|#)(?: of)? )?(?:opportunities|chances|trials|occasions)(?: (?:recorded|observed|given|offered|presented|counted|in all|total)\b.*)?$/i;
const countOfChances: Column = { ...column('change'), whose: 'target' };

/** "Words fully correct        5 of 26", "TOTAL ..... 9 of 24": a name and its figure. */
function namedFigure(parts: readonly string[]): Listed | undefined {
  const [name = '', figure = '', ...more] = parts;
  if (more.length > 0 || name.length > NAME_MAX || name.split(' ').length > 12) return undefined;
  if (!/^["'(/&]?[A-Za-z]/.test(name) || !/[A-Za-z]{2}/.test(name) || !isFigure(figure) || isTime(name))
    return undefined;
  if (CHANCES.test(name) && /^\d{1,3}$/.test(figure))
    return {
      label: name,
      cells: [
        { column: column('name'), text: name },
        { column: countOfChances, text: figure },
      ],
    };
  return {
    label: name,
    cells: [
      { column: column('name'), text: name },
      {
        column: column(
          'value',
          '',
          (timeInCell(name) ?? timeInCell(BRACKETED.exec(figure)?.[1] ?? ''))?.when,
        ),
        text: figure,
      },
    ],
  };
}

/** "Words understood:  61     Words not understood:  39": fields side by side. */
function namedPairs(parts: readonly string[]): Listed | undefined {
  if (parts.length < 4 || parts.length % 2 > 0) return undefined;
  const cells: TableCell[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [name = '', figure = ''] = parts.slice(at, at + 2);
    if (!/^[A-Za-z][^\d]{2,60}$/.test(name) || !isFigure(figure) || isTime(name)) return undefined;
    cells.push({ column: column('value', name), text: figure });
  }
  return { label: '', cells };
}

/** What a line of a list holds; the line next to it decides whether it is one. */
export const listedIn = remembering((text: string): Listed | undefined => {
  if (text.length > LINE_MAX || !/\d/.test(text)) return undefined;
  const line = pairsInLine(text);
  if (line !== undefined) return line;
  const parts = partsOf(text);
  return parts.length < 2
    ? figureFirst(text)
    : (timedFigure(parts) ?? namedFigures(parts) ?? namedFigure(parts) ?? namedPairs(parts));
});

/** Whether a line holds nothing but times and their figures. */
export const isSeriesInLine = (text: string): boolean => pairsInLine(text) !== undefined;

const TWO_DAYS = /\d\/\d[\s\S]{0,160}\d\/\d/;
/** "2/13 6, 2/20 8, 2/27 7": days in order, each with its figure, which alone could be a share. */
export function isSeriesOfDays(text: string): boolean {
  if (text.length > LINE_MAX || !TWO_DAYS.test(text) || pairsInLine(text) === undefined) return false;
  const days = everyMatch(PAIRS, text)
    .slice(0, PAIRS_MAX)
    .map(([, time = '', figure = '']) =>
      FIGURE_ONLY.test(figure) ? /^(\d{1,2})\/(\d{1,2})$/.exec(time) : null,
    );
  const places = days.map((day) => Number(day?.[1]) * 31 + Number(day?.[2]));
  return (
    days.length >= 2 &&
    places.every(
      (place, at) => !Number.isNaN(place) && (at === 0 || place > (places[at - 1] ?? 0) || place < 31 * 3),
    )
  );
}

const SHARE = /^\d{1,3} ?(?:\/|of|out of) ?(\d{1,3})$/;
/** "12/18   2/10     01/22   3/10": days, each with a share of one whole, and no head of four days. */
export function isSeriesOfShares(text: string): boolean {
  if (text.length > LINE_MAX || !TWO_DAYS.test(text) || pairsInLine(text) === undefined) return false;
  const pairs = everyMatch(PAIRS, text).slice(0, PAIRS_MAX);
  const wholes = new Set(pairs.map(([, , figure = '']) => SHARE.exec(figure)?.[1]));
  const [whole] = wholes;
  return (
    pairs.length >= 2 &&
    wholes.size === 1 &&
    whole !== undefined &&
    pairs.every(([, time = '']) => ![undefined, whole].includes(/^\d{1,2}\/(\d{1,2})/.exec(time)?.[1]))
  );
}

const BEGINS_ENTRY =
  /^(?:\d{1,2}[/.]|[A-Z][a-z]{2,8}\b|(?:wk|week|day|session|probe|trial|visit|check)s?\b).{0,40}\d/;
/** A line that is an entry of a list and goes on with no sentence: "wk of 2/2: 5", "December - 10". */
export const isEntryLine = (text: string): boolean =>
  text.length <= ENTRY_MAX && BEGINS_ENTRY.test(text) && timedFigure(partsOf(text)) !== undefined;

/** Whether a line holds a whole series, and needs no line beside it to be one. */
export const isSeriesLine = (text: string): boolean =>
  pairsInLine(text) !== undefined ||
  ((SUM.test(text) || /\.{5,}/.test(text) || (text.match(COLON)?.length ?? 0) > 1) &&
    listedIn(text) !== undefined);
const COLON = /[a-z]:\s{1,4}\d/gi;
/** "Total at level I: 5/12": a sum of shares is told alone. */
const SUM = /^(?:grand |overall )?(?:total|sum|score|result)\b.{0,40}\d\s?(?:\/|of|out of)\s?\d/i;
