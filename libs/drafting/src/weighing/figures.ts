/** Every figure of a report, whatever it counts: what the weigher chooses among. */
import { datesIn, type ReportDate } from '../extraction/dates.js';
import { withDigits } from '../extraction/number-words.js';
import type { Passage, Section } from '../extraction/passage.js';

/** How a figure is written: "6 of 10", "6/10", "60%", "14.2", "46". */
export type FigureForm = 'of' | 'slash' | 'percent' | 'decimal' | 'bare';

export interface Figure {
  readonly passage: Passage;
  /** Place of the passage in the report. */
  readonly at: number;
  /** Offsets in the passage's text; of what is written together, such as "6 of the 10". */
  readonly index: number;
  readonly end: number;
  readonly value: number;
  /** The whole it is a part of: its own, or one told before it ("Out of sixteen questions he answered 6"). */
  readonly outOf: number | undefined;
  /** What stands behind that whole where it was told: "questions he answered 6". Empty where the whole is the figure's own. */
  readonly wholeElsewhere: string;
  readonly form: FigureForm;
}

/** The figures of one passage, with what all of them stand in. */
export interface PassageFigures {
  readonly passage: Passage;
  readonly at: number;
  /** The passage with its number words as digits, as long as the printed text. */
  readonly text: string;
  readonly dates: readonly ReportDate[];
  readonly figures: readonly Figure[];
}

const TEXT_MAX = 1_500;
const FIGURES_MAX = 1_500;
/** A list goes on about what stands above it; a sentence, about the one before. */
const LINES_BACK_OF_ROW = 4;
const LINES_BACK = 2;
const LINE_MAX = 600;
const WHOLE_MIN = 3;
const WHOLE_MAX = 200;

const FIGURE =
  /(?<![\d.,$#])(\d{1,4}(?:\.\d{1,2})?)(?:\s{0,12}(%|percent\b)|(?:\s{1,12}(?!percent)[a-z][a-z-]{0,20}){0,3}?\s{0,12}(?:(\/)\s?|(?:out of|of)\s{1,12}(?:(?:the|his|her|their|these|those|every|all|a|possible|total)\s{1,10}){0,2})(\d{1,3})(?![\d]|\.\d|\s?%))?/g;
/** What a figure may be a part of: "sixteen questions", and no time, date or grade. */
const WHOLE =
  /(?<![\d./$-])(\d{1,3})(?![\d.%/]|[\s-]?(?:%|percent|minutes?|min\b|weeks?|days?|months?|years?|st\b|nd\b|rd\b|th\b))[- ]{1,12}(?!(?:times|and|or|to|at|in|on|of|by|for|with|than|more|less|fewer|correct|correctly|right|as|but|is|was|were|are|the|a|an|this|that|now|out|per|when)\b)(?=[a-z])/gi;
const WHOLE_IN_BRACKETS = /\((?:of|out of|\/)\s{0,3}(\d{1,3})\)/;

/** What is given, and what scores mean; no figure there counts a skill. */
const WITHOUT_SKILLS: ReadonlySet<Section> = new Set(['services', 'score-key']);

/**
 * All figures but those of dates; at most 1,500 of a report.
 * @param isElse tells the lines whose figures are known to be something else, such as norm scores
 */
export function figuresIn(
  passages: readonly Passage[],
  isElse: (passage: Passage) => boolean,
): PassageFigures[] {
  const found: PassageFigures[] = [];
  let count = 0;
  passages.forEach((passage, at) => {
    if (count >= FIGURES_MAX || WITHOUT_SKILLS.has(passage.section)) return;
    const printed = passage.text.slice(0, TEXT_MAX);
    const text = withDigits(printed);
    if (!/\d/.test(text) || isElse(passage)) return;
    const dates = datesIn(printed);
    const figures = [...text.matchAll(FIGURE)].flatMap((match) => figureOf(match, passage, at, dates));
    if (figures.length === 0) return;
    const wholes = wholesBefore(passages, at);
    count += figures.length;
    found.push({
      ...{ passage, at, text, dates },
      figures: figures.map((figure) => withWhole(figure, text, wholes)),
    });
  });
  return found;
}

function figureOf(
  match: RegExpExecArray,
  passage: Passage,
  at: number,
  dates: readonly ReportDate[],
): Figure[] {
  const { 0: whole, 1: digits = '', 2: percent, 3: slash, 4: of, index } = match;
  const isInDate = dates.some(
    (date) => index < date.index + date.text.length && date.index < index + digits.length,
  );
  if (isInDate) return [];
  const value = Number(digits);
  const isPart = of !== undefined && Number(of) > 0 && value <= Number(of);
  const written: FigureForm = digits.includes('.') ? 'decimal' : 'bare';
  return [
    {
      ...{ passage, at, index, value },
      end: index + whole.length,
      outOf: isPart ? Number(of) : undefined,
      wholeElsewhere: '',
      form: percent !== undefined ? 'percent' : !isPart ? written : slash === undefined ? 'of' : 'slash',
    },
  ];
}

/** The wholes told in the lines above on the same page, nearest first. */
function wholesBefore(passages: readonly Passage[], at: number): () => readonly (readonly Whole[])[] {
  let wholes: Whole[][] | undefined;
  return () =>
    (wholes ??= Array.from(
      { length: passages[at]?.isRow === true ? LINES_BACK_OF_ROW : LINES_BACK },
      (_none, back) => passages[at - 1 - back],
    )
      .filter((line) => line !== undefined && line.page === passages[at]?.page)
      .map((line) => wholesIn(withDigits(line?.text.slice(0, LINE_MAX) ?? ''))));
}

interface Whole {
  readonly value: number;
  /** The words behind it. */
  readonly of: string;
}

const OF_MAX = 60;

const wholesIn = (text: string): Whole[] =>
  [...text.matchAll(WHOLE)].map(({ 0: match, 1: digits, index }) => {
    const end = index + match.length;
    return { value: Number(digits), of: text.slice(end, end + OF_MAX) };
  });

function withWhole(figure: Figure, text: string, before: () => readonly (readonly Whole[])[]): Figure {
  if (figure.form !== 'bare') return figure;
  const fits = ({ value }: Whole) => value >= figure.value && value >= WHOLE_MIN && value <= WHOLE_MAX;
  const bracketed: Whole = { value: Number(WHOLE_IN_BRACKETS.exec(text)?.[1] ?? Number.NaN), of: ' ' };
  const own = wholesIn(text.slice(0, figure.index)).findLast(fits);
  const whole = fits(bracketed)
    ? bracketed
    : (own ?? before().flatMap((wholes) => wholes.findLast(fits) ?? [])[0]);
  return whole === undefined || whole.value === figure.value
    ? figure
    : { ...figure, outOf: whole.value, wholeElsewhere: whole.of };
}
