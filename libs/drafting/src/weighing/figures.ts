/** Every figure of a report, whatever it counts: what the weigher chooses among. */
import type { ReportDate } from '../extraction/times/dates.js';
import { isOfCourse, isOfRoad } from '../extraction/figures/named-numbers.js';
import { isAmongDays, isDayOrFraction } from '../extraction/times/day-or-score.js';
import { everyMatch } from '../extraction/text/every-match.js';
import { countingOf, numberOf, SECTION_NUMBER } from '../extraction/text/list-counting.js';
import { datesOf, digitsOf } from '../extraction/text/passage-text.js';
import type { Passage, Section } from '../extraction/text/passage.js';
import type { RowFacts } from '../extraction/tables/row-facts.js';
import type { Tables } from '../extraction/tables/tables.js';
import { isCountedOverTime } from './counted-over-time.js';
import type { Decided, Figure, FigureForm } from './figure.js';
import { likelyWholesIn } from './likely-wholes.js';

/** The figures of one passage, with what all of them stand in. */
export interface PassageFigures {
  readonly passage: Passage;
  readonly at: number;
  /** The passage with its number words as digits, as long as the printed text. */
  readonly text: string;
  readonly dates: readonly ReportDate[];
  readonly figures: readonly Figure[];
}

const FIGURES_MAX = 1_500;
/** A list goes on about what stands above it; a sentence, about the one before. */
const LINES_BACK_OF_ROW = 4;
const LINES_BACK = 2;
const LINES_BACK_OF_THEM = 4;
const LINE_MAX = 600;
const WHOLE_MIN = 3;
const WHOLE_MAX = 200;

const FIGURE =
  /(?<![\d.,$#]|\b\d{1,2}:(?=[0-5]\d(?!\d))|\b(?:Table|Figure|Appendix|Exhibit|[Rr]ows?) |\bObs\. (?=\d{1,2}(?!\/)))(?!\d{1,4} [A-Z][a-z]{2,14} (?:St|Street|Ave|Avenue|Rd|Road|Ln|Lane|Blvd|Ct|Court)\b)(\d{1,4}(?:\.\d{1,2})?)(?:\s{0,12}(%|percent\b)|(?:\s{1,12}(?!percent)[a-z][a-z-]{0,20}){0,3}?\s{0,12}(?:(\/)\s?|(?:out of|of|(?<!\b(?:min(?:ute)?s?|sec(?:ond)?s?|hours?|points?|prompts?) )in(?= \d{1,3} (?:opportunities|chances|trials|tries|occasions|attempts|situations)\b))\s{1,12}(?:(?:the|his|her|their|these|those|every|all|a|possible|total)\s{1,10}){0,2})(\d{1,3})(?![\d]|\.\d|\s?%|[- ]?(?:min|sec|hour)))?/g;
/** What a figure may be a part of: "sixteen questions", and no time, date, age, room or grade. */
const WHOLE =
  /(?<![\d./$-])(?!\d{1,3} [A-Z][a-z]{2,14} (?:St|Street|Ave|Avenue|Rd|Road|Ln|Lane|Blvd|Ct|Court)\b)(?<!\b(?:grade|gr|age|room|rm)[:.]? {1,3})(?!0)(\d{1,3})(?![\d.%/]|[\s-]{0,12}(?:%|percent|minutes?|min\b|weeks?|days?|months?|years?|st\b|nd\b|rd\b|th\b))[- ]{1,12}(?!(?:times|and|or|to|at|in|on|of|by|for|with|than|more|less|fewer|correct|correctly|right|as|but|is|was|were|are|the|a|an|this|that|now|out|per|when)\b)(?=[a-z])/gi;
/** "Of the 15 times that a game was forming". */
const OF_TIMES = /\b(?:of|across|over) (?:the |these |those |all )?(\d{1,3}) times (?=[a-z])/gi;
/** "3/4 + 2/4 = 5/8", "52 - 27 = 35": a problem and what the student wrote below it. */
const SUM =
  /\d[\d./]{0,9}(?: ?[+×*÷] ?| [-−–x] )\d[\d./]{0,9}(?:(?: ?[+×*÷] ?| [-−–x] )\d[\d./]{0,9}){0,3} ?= ?\d[\d./]{0,9}/g;
/** "Retells a story (of 12)", "Long division (10)    3   4", "Story parts, of 8   2   2". */
const WHOLE_OF_ROW =
  /\((?:of|out of|\/)\s{0,3}(\d{1,3})\)|(?:\((\d{1,3})\)|\b(?:out )?of (\d{1,3}))(?=(?: {2,}|\t| ?\| ?|\.{3,} ?)[\d-])/;

/** What is given, what is advised, and what scores mean; no figure there counts a skill. */
const WITHOUT_SKILLS: ReadonlySet<Section> = new Set(['services', 'recommendations', 'score-key']);

/**
 * All figures but those of dates; at most 1,500 of a report.
 * @param isElse tells the lines whose figures are known to be something else, such as norm scores
 * @param factsOf what the table tells of the figures of a row
 */
export function figuresIn(
  passages: readonly Passage[],
  isElse: (passage: Passage) => boolean,
  factsOf: FactsOfRow = () => undefined,
  decided: Decided = likelyWholesIn(passages),
): PassageFigures[] {
  const found: PassageFigures[] = [];
  const wholes = new ToldWholes(passages);
  let count = 0;
  passages.forEach((passage, at) => {
    const isTitle = passage.text === passage.heading;
    if (count >= FIGURES_MAX || isTitle || WITHOUT_SKILLS.has(passage.section)) return;
    const text = withTwice(digitsOf(passage));
    if (isElse(passage)) return;
    const said = saidIn(passage, at, text)
      .map((figure) => decided(figure, figure))
      .filter(isPart);
    if (said.length === 0 && !/\d/.test(text)) return;
    const dates = datesOf(passage);
    const { whole, others = [] } = factsOf(passage) ?? {};
    const beginning = beginningOf(passages, at, text);
    const printed = everyMatch(FIGURE, withoutSums(text))
      .flatMap((match) => figureOf(match, passage, at, { text, dates }))
      .filter(({ index }) => index >= beginning)
      .filter(({ index }) => !others.some(({ from, to }) => index >= from && index < to))
      .filter((figure, _place, all) => !isWholeOfRow(figure, whole, all))
      .map((figure) => ofRow(figure, whole) ?? decided(figure, withWhole(figure, wholes)));
    if (said.length + printed.length === 0) return;
    count += said.length + printed.length;
    found.push({
      ...{ passage, at, text, dates },
      figures:
        said.length === 0 ? printed : [...printed, ...said].sort((one, other) => one.index - other.index),
    });
  });
  return found;
}

const ITEMS_NEAR = 12;
/** Where the figures of a passage may begin: behind the number of a part of the report, or of a line among numbered lines. */
function beginningOf(passages: readonly Passage[], at: number, text: string): number {
  const part = SECTION_NUMBER.exec(text)?.[0].length;
  const number = numberOf(text);
  if (part !== undefined || number === 0) return part ?? 0;
  const near = passages.slice(Math.max(0, at - ITEMS_NEAR), at + ITEMS_NEAR);
  const isOfList = near.some(
    (line) => Math.abs(numberOf(line.text) - number) === 1 && countingOf(line.text) === countingOf(text),
  );
  return isOfList ? (/^[^\d]*\d{1,2}[.)]/.exec(text)?.[0].length ?? 0) : 0;
}

/** What the row of a table tells its figures are parts of: a column of "Chances", or of all the sentences written. */
export type FactsOfRow = Tables['factsOf'];

function ofRow(figure: Figure, whole: RowFacts['whole']): Figure | undefined {
  if (whole === undefined || figure.form !== 'bare' || figure.value >= whole.outOf) return undefined;
  return { ...figure, outOf: whole.outOf, wholeElsewhere: ` ${whole.noun}` };
}

/** "right  given" over "8  20": the chances themselves are no figure of the student's. */
const isWholeOfRow = ({ form, value }: Figure, whole: RowFacts['whole'], all: readonly Figure[]): boolean =>
  whole !== undefined &&
  form === 'bare' &&
  value === whole.outOf &&
  all.filter((other) => other.value === value).length === 1 &&
  all.some((other) => other.form === 'bare' && other.value < value);

/** "He joined in twice", "asked just once": counted, but for how often something is to be. */
const TWICE =
  /\b(?:twice|(?<=\b(?:only|just|but|exactly) )once)\b(?!-| (?:an?|per|each|every|as|the|that|daily|weekly|monthly|or)\b)/gi;
const withTwice = (text: string): string =>
  /ce\b/.test(text)
    ? text.replace(TWICE, (word) => (word.toLowerCase() === 'twice' ? '2' : '1').padEnd(word.length))
    : text;

/** "She asked once", "in one of them", "Zero requests": a count where a whole is told, and else a word like others. */
const SAID =
  /(?<!\b(?:at|is|was|were|be|been) )\b(?:once|one|none|zero)\b(?!-|'s| (?:another|on one|at a time))/gi;
const saidIn = (passage: Passage, at: number, text: string): Figure[] =>
  everyMatch(SAID, text).map(({ 0: word, index }) => ({
    ...{ passage, at, index },
    end: index + word.length,
    value: /^o/i.test(word) ? 1 : 0,
    ...{ outOf: undefined, wholeElsewhere: '', form: 'bare' },
  }));
const isPart = ({ outOf }: Figure): boolean => outOf !== undefined;

/** The same length, with spaces where a problem and its answer stand: they count nothing. */
const withoutSums = (text: string): string =>
  text.includes('=') ? text.replace(SUM, (sum) => ' '.repeat(sum.length)) : text;

/** The number of a course or a road, or the seconds behind minutes. */
function isNameOrSeconds(text: string, index: number, end: number): boolean {
  const [before, behind] = [text.slice(Math.max(0, index - 24), index), text.slice(end, end + 24)];
  if (isOfCourse(before, behind) || isOfRoad(before, behind)) return true;
  return MINUTES_BEFORE.test(before) && SECONDS.test(behind);
}

function figureOf(
  match: RegExpExecArray,
  passage: Passage,
  at: number,
  { text, dates }: Pick<PassageFigures, 'text' | 'dates'>,
): Figure[] {
  const { 0: whole, 1: digits = '', 2: percent, 3: slash, 4: of, index } = match;
  const isInDate = dates.some(
    (date) => index < date.index + date.text.length && date.index < index + digits.length,
  );
  if (isInDate || IS_PAGE.test(text.slice(Math.max(0, index - 6), index))) return [];
  if (
    dates.some((date) => isLastOfSpan(text.slice(date.index + date.text.length, index), date)) &&
    isBareDay(match)
  )
    return [];
  if (slash !== undefined && (isAmongDays(text, index) || isDayOrFraction(match, text))) return [];
  if (isTakenOver(text, index, index + whole.length)) return [];
  if (isInListOfCounts(text, index)) return [];
  if (isServiceTime(text.slice(index + digits.length, index + digits.length + AMOUNT_MAX))) return [];
  if (isNameOrSeconds(text, index, index + digits.length)) return [];
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

/** "9 minutes 40 seconds": the seconds of a time are no figure of their own. */
const MINUTES_BEFORE = /\d ?min(?:ute)?s?\.?,? (?:and )?$/i;
const SECONDS = /^ ?(?:seconds?|secs?)\b/i;

/** "March 3 to 7": the day on which it ended. */
const isLastOfSpan = (between: string, { text }: ReportDate): boolean =>
  between.length <= 9 &&
  /^\s?(?:to|through|thru|until|[-–]|and|&)\s?$/.test(between) &&
  /^[A-Z][a-z]{2,8}\.? \d{1,2}$/.test(text);
const DAYS_OF_MONTH = 31;
const isBareDay = ({ 0: whole, 1: digits }: RegExpExecArray): boolean =>
  whole === digits && /^\d{1,2}$/.test(whole) && Number(whole) <= DAYS_OF_MONTH;

/** "Average of 10 school days", "median of three, Jan. 2026": over how many it was taken. */
const TAKEN_OVER = /\b(?:average|mean|median|avg\.?) (?:of|over|across|for) (?:the )?(?:last |past )?$/i;
const OCCASIONS =
  /^ (?:full |school )?(?:days|shifts|probes|sessions|mornings|periods|weeks|samples|trials|passages|classes|lessons)\b|^[,)] ?(?=[(A-Z]|20\d\d|\d{1,2}\/|$)/;
const isTakenOver = (text: string, from: number, to: number): boolean =>
  OCCASIONS.test(text.slice(to, to + 20)) && TAKEN_OVER.test(text.slice(Math.max(0, from - 30), from));

/** "The middle one of the last three counts (3, 4, 6)": of those in the bracket one is told elsewhere. */
const LISTED_COUNTS = /\((?:\d{1,3}, ?){2,9}(?:and )?\d{1,3}\)/;
const OF_SEVERAL = /\b(?:middle|median|mean|average)\b/i;
function isInListOfCounts(text: string, index: number): boolean {
  const list = OF_SEVERAL.test(text) ? LISTED_COUNTS.exec(text) : null;
  return list !== null && index > list.index && index < list.index + list[0].length;
}

/** "45 minutes, 2 times per week", "30 min x 2 weekly": how long a service lasts. */
const SERVICE_TIME =
  /^[ -]?(?:min(?:ute)?s?)\b\.?,? (?:[Xx] ?)?(?:\d{1,2}|once|twice|one|two|three|four|five|daily|weekly)\b[^.;]{0,14}?\b(?:per|an?|each|times|weekly|daily|monthly|week|month)\b/;
const AMOUNT_MAX = 60;
const isServiceTime = (behind: string): boolean => SERVICE_TIME.test(behind) || WATCHED.test(behind);
/** "In two 10-minute counts": how long somebody watched. */
const WATCHED =
  /^[ -]min(?:ute)?s? (?:counts?|observations?|samples?|sessions?|intervals?|probes?|checks?|visits?|timings?|tallies)\b/i;

/** "page 2 of 3", "p. 1/2" */
const IS_PAGE = /\b(?:page|pg\.?|p\.) ?$|(?:^|\s\s)p ?$/i;

const OF_MAX = 60;

function wholeOfRow(text: string): number {
  const [, named, bare, counted] = WHOLE_OF_ROW.exec(text) ?? [];
  return Number(named ?? bare ?? counted ?? Number.NaN);
}

interface Whole {
  readonly value: number;
  /** The words behind it. */
  readonly of: string;
  /** Where what tells it ends, in its line. */
  readonly end: number;
}

/** "15 tasks (stacking 9 blocks, a button ...)": brackets that hold words, and what lies behind them. */
const ASIDE = /\([^()]*[a-z]{3}[^()]*\)/gi;
const asidesIn = (text: string): (readonly [number, number])[] =>
  text.includes('(')
    ? everyMatch(ASIDE, text).map(({ 0: told, index }) => [index, index + told.length] as const)
    : [];

/** "Of them", "of these": of what the lines before count, whatever it is called. */
const OF_THEM = /^\s{1,8}of (?:them|these|those)\b(?! \d)/i;
const COUNT =
  /(?<![\d./$#-])(?<!\b(?:grade|gr|age|aged|room|page|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? {1,3})(\d{1,3})(?![\d.%/:]|,\d|[\s-]{1,6}(?:%|percent|minutes?|min\b|weeks?|months?|years?|points?|st\b|nd\b|rd\b|th\b))/gi;

type Fits = (whole: Pick<Whole, 'value'>) => boolean;

/** What the lines of a report say a figure may be a part of; each line is looked through once, and few are. */
class ToldWholes {
  readonly #inLine: (readonly Whole[] | undefined)[] = [];
  #bracketed = { at: -1, value: Number.NaN };

  constructor(private readonly passages: readonly Passage[]) {}

  /** "(of 12)" in the line at a place of the report; not a number where there is none. */
  inBrackets(at: number): Pick<Whole, 'value' | 'of'> {
    if (this.#bracketed.at !== at) this.#bracketed = { at, value: wholeOfRow(this.#textAt(at)) };
    return { value: this.#bracketed.value, of: ' ' };
  }

  /** The last whole that fits, of those told before an offset of a line; what stands in brackets in between is an aside. */
  before(at: number, offset: number, fits: Fits): Whole | undefined {
    const told = this.#wholesAt(at).filter((whole) => whole.end < offset && fits(whole));
    const asides = asidesIn(this.#textAt(at).slice(0, offset));
    const isAside = ({ end }: Whole) => asides.some(([from, to]) => from < end && end < to);
    return told.findLast((whole) => !isAside(whole)) ?? told.at(-1);
  }

  /** The last that fits of the nearest line above, on the same page, that has one. */
  above(at: number, fits: Fits): Whole | undefined {
    const here = this.passages[at];
    const back = here?.isRow === true ? LINES_BACK_OF_ROW : LINES_BACK;
    for (let above = at - 1; above >= at - back; above -= 1) {
      if (this.passages[above]?.page !== here?.page) continue;
      const whole = this.before(above, LINE_MAX, fits);
      if (whole !== undefined) return whole;
    }
    return undefined;
  }

  /** The nearest count before an offset of a line that fits, in its paragraph. */
  counted(at: number, offset: number, fits: Fits): Pick<Whole, 'value' | 'of'> | undefined {
    const paragraph = this.passages[at]?.paragraph;
    for (
      let line = at;
      this.passages[line]?.paragraph === paragraph && at - line <= LINES_BACK_OF_THEM;
      line -= 1
    ) {
      const text = line === at ? this.#textAt(at).slice(0, offset) : this.#textAt(line);
      const count = everyMatch(COUNT, text).findLast(({ 1: digits }) => fits({ value: Number(digits) }));
      if (count !== undefined)
        return {
          value: Number(count[1]),
          of: text.slice(count.index + count[0].length, count.index + count[0].length + OF_MAX) || ' ',
        };
    }
    return undefined;
  }

  textBehind(at: number, offset: number): string {
    return this.#textAt(at).slice(offset, offset + OF_MAX);
  }

  #wholesAt(at: number): readonly Whole[] {
    const text = this.#textAt(at);
    return (this.#inLine[at] ??= [
      ...everyMatch(WHOLE, text).flatMap(({ 0: told, 1: digits, index }) => {
        const end = index + told.length;
        const of = text.slice(end, end + OF_MAX);
        return isCountedOverTime(` ${of}`) ? [] : [{ value: Number(digits), of, end }];
      }),
      ...everyMatch(OF_TIMES, text).map(({ 0: told, 1: digits, index }) => ({
        value: Number(digits),
        of: 'times',
        end: index + told.length,
      })),
    ].sort((one, other) => one.end - other.end));
  }

  #textAt(at: number): string {
    const passage = this.passages[at];
    return passage === undefined ? '' : digitsOf(passage);
  }
}

function withWhole(figure: Figure, wholes: ToldWholes): Figure {
  if (figure.form !== 'bare') return figure;
  const { at, index, end, value } = figure;
  if (isCountedOverTime(wholes.textBehind(at, end))) return figure;
  const fits: Fits = (whole) => whole.value >= value && whole.value >= WHOLE_MIN && whole.value <= WHOLE_MAX;
  const ofThem = OF_THEM.test(wholes.textBehind(at, end)) ? wholes.counted(at, index, fits) : undefined;
  if (ofThem !== undefined) return { ...figure, outOf: ofThem.value, wholeElsewhere: ofThem.of };
  const bracketed = wholes.inBrackets(at);
  const whole = fits(bracketed) ? bracketed : (wholes.before(at, index, fits) ?? wholes.above(at, fits));
  return whole === undefined || whole.value === value
    ? figure
    : { ...figure, outOf: whole.value, wholeElsewhere: whole.of };
}

/** "On a grade 3 passage": counts nothing, though it weighs like some that do. */
export const isGrade = ({ passage, index }: Figure): boolean =>
  /\bgrade $/i.test(passage.text.slice(Math.max(0, index - 8), index));
