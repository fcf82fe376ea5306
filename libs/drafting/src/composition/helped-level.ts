/** How far the student comes with help, where the report has counted that beside what is done alone. */
import { isNormScore, type Measure, measureWords, isInPercent } from '../extraction/measure.js';
import type { HelpedFigure } from '../extraction/figures/helped-figures.js';
import type { Report } from '../extraction/report.js';
import { isSupported } from '../extraction/figures/supported-figures.js';
import { isOfOneAspect } from './counted-aspect.js';
import { withDigits } from '../extraction/text/number-words.js';
import {
  behindBaseline,
  type HelpedLevel,
  HELPER,
  IS_COMPARED,
  IS_NOT_NOW,
  inOneSentence,
  READ_AGAIN,
} from './led-by-help.js';
import { isSentence } from './quotes.js';

/** Told farther away, a figure is of another task as a rule. */
const PAGES_APART_MAX = 1;

/** Counted alike: a share of the same whole, percent beside percent, the same unit. */
const isOfSameWhole = (one: Measure, other: Measure): boolean =>
  one.outOf !== undefined || other.outOf !== undefined
    ? one.outOf === other.outOf
    : one.kind === other.kind && (!/^(?:count|rate)$/.test(one.kind) || one.unit === other.unit);

/** "Highlighted paper: 44 of 52 letters": what the material did. */
const ADAPTED =
  /\b(?:highlighted|raised[- ]line|graph|bold[- ]?line|adapted|modified|enlarged) (?:paper|lines?|scissors|print|grips?|materials)\b|\b(?:spring[- ]loaded|loop|self-opening) scissors\b|\bslant board\b|\bpencil grip\b/i;

/** By the words of its clause, by its material, or as a sentence that names help. */
export const isReachedWithHelp = ({ helpedFigures }: Report, measure: Measure): boolean =>
  isSupported(measure) ||
  ADAPTED.test(measure.quote) ||
  helpedFigures.some(({ quote, value }) => quote === measure.quote && value === measure.value);

/** "With the picture card he does six", of seven: the sentence ends on what was done, and says no more of how many. */
const isOfWhole = ({ value, outOf, isPercent, text }: HelpedFigure, whole: number) =>
  outOf === whole ||
  (outOf === undefined &&
    !isPercent &&
    value <= whole &&
    new RegExp(
      String.raw`\b(?:he|she|they) [a-z]+ (?:all |about )?${value}(?: right| correct)?\s*(?:[.,;]|$)`,
    ).test(text));

/** "With her facts chart beside her she does 31", of a count told in the sentence before. */
const isNext = ({ before, text, value }: HelpedFigure, { value: from }: Measure): boolean =>
  before !== undefined &&
  new RegExp(String.raw`(?<![\d.])${from}(?![\d.]*\d)`).test(before) &&
  new RegExp(String.raw`\b(?:he|she|they) [a-z]+ (?:about |only )?${value}\s*(?:[.,;]|$)`).test(text);

function isCountedAs(figure: HelpedFigure, baseline: Measure): boolean {
  if (figure.isMore === true) return figure.value + baseline.value <= (baseline.outOf ?? 0);
  if (isInPercent(baseline.kind)) return figure.isPercent;
  if (baseline.outOf !== undefined) return isOfWhole(figure, baseline.outOf);
  return !figure.isPercent && figure.outOf === undefined && isNext(figure, baseline);
}

/** "With number line card: 9 of 10", "Used a tool after an adult pointed to his card: 9 more": a line that names the help and the figure. */
const IS_TOLD_LINE =
  /^\W*(?:\p{Lu}[^.:;\d|\t]{3,50} )?(?:with|after|when|if|once|given|using)(?! no\b| out\b) [^|\t;]{3,110}?[:,]? {0,40}\d{1,3}(?: ?(?:of|\/|out of) ?\d{1,3})?(?: ?%| more)?(?: \p{Ll}+){0,3}\W*$/iu;
/** "Highlighted-line paper + verbal reminders            68%". */
const IS_HELP_ROW = /^\s*(?<help>\p{Lu}[^|\t;:\d]{5,60}?):? {2,40}\d{1,3} ?(?:%|(?:of|\/) ?\d{1,3})\s*$/u;
const isHelpRow = (quote: string) => HELPER.test(IS_HELP_ROW.exec(quote)?.groups?.['help'] ?? '');
/** "Jan 15   7 of 10   parallel form, WITH schema organizer": a row by its date, with the help behind the figure. */
const IS_DATED_HELP_ROW =
  /^\s*(?:\p{Lu}\p{Ll}{2,8}\.? \d{1,2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\s{1,20}\d{1,3} ?(?:%|(?:of|\/) ?\d{1,3})\s{2,}(?:[^|\t\n]{0,40}?, )?with (?<help>[^|\t\n]{3,80})$/iu;
const isDatedHelpRow = (quote: string) => HELPER.test(IS_DATED_HELP_ROW.exec(quote)?.groups?.['help'] ?? '');

const isLineOfHelp = (quote: string): boolean =>
  IS_TOLD_LINE.test(quote) || isHelpRow(quote) || isDatedHelpRow(quote);

/** Lines between may tell of another day or of others: no figure of something else. */
const LINES_BELOW_MAX = 2;

/** Where among the lines under its heading the figure stands, from the baseline's on; negative above it. */
const linesBelow = ({ beside = [], quote = '' }: HelpedFigure, baseline: string) =>
  beside.indexOf(quote) - beside.indexOf(baseline);

/** Whether the line of the figure goes on about the baseline in the line above. */
function isLineBelow(figure: HelpedFigure, baseline: string): boolean {
  const { beside = [], quote = '' } = figure;
  const below = linesBelow(figure, baseline);
  if (below < 1 || below > LINES_BELOW_MAX || !isLineOfHelp(quote)) return false;
  const from = beside.indexOf(baseline);
  return beside
    .slice(from + 1, from + below)
    .every((line) => !/\d/.test(withDigits(line)) || IS_COMPARED.test(line));
}

/** Of a list that is quoted as one the line with the figure. */
function ownLineOf({ quote, value }: Measure): string {
  const figure = new RegExp(String.raw`(?<![\d.])${value}(?!\d|\.\d)`);
  return (
    quote
      .split('\n')
      .map((line) => line.trim())
      .find((line) => figure.test(withDigits(line))) ?? quote
  );
}

/** So soon behind the baseline a sentence is about it, whatever else it was read as. */
const SOON = 5;
const isSoonBelow = (figure: HelpedFigure, baseline: string): boolean => {
  const below = linesBelow(figure, baseline);
  return below > 0 && below <= SOON;
};

const KEY = /^[-*•\s]*(\p{L}[\p{L} ]{3,40}):\s/u;
const STEM = 4;

/** "Catching: ... With a cue before every toss she goes to 7 of 10", of the row "Catch a ball tossed from 10 ft  4/10". */
const isUnderItsName = ({ beside = [], outOf }: HelpedFigure, baseline: Measure): boolean => {
  if (outOf === undefined || outOf !== baseline.outOf) return false;
  const row = baseline.quote.toLowerCase();
  return beside.some((line) => {
    const words =
      KEY.exec(line)?.[1]
        ?.toLowerCase()
        .match(/\p{L}{4,}/gu) ?? [];
    return (
      words.length > 0 && words.every((word) => row.includes(word.slice(0, Math.max(STEM, word.length - 3))))
    );
  });
};

/** "With a number line in his wallet: 9 of 10" under money is no help at the crossing, however alike they are counted. */
const isReadAsAnother = (
  { measures }: Report,
  { quote, page, value }: HelpedFigure,
  { areaOfNeed }: Measure,
) =>
  measures.some(
    (measure) =>
      measure.quote === quote &&
      measure.page === page &&
      measure.value === value &&
      measure.areaOfNeed !== null &&
      measure.areaOfNeed !== areaOfNeed,
  );

/** Told right beside the baseline, whatever it was read as: "With the chart he got 11 of the 15." */
function besideBaseline(report: Report, baseline: Measure): HelpedLevel | undefined {
  const { value, outOf, page } = baseline;
  const quote = ownLineOf(baseline);
  const found = report.helpedFigures.find(
    (figure) =>
      figure.quote !== undefined &&
      figure.page === page &&
      figure.quote !== quote &&
      ([quote, baseline.quote].some((words) => figure.beside?.includes(words)) ||
        isUnderItsName(figure, baseline)) &&
      (figure.value > value || figure.isMore === true) &&
      isCountedAs(figure, baseline) &&
      !READ_AGAIN.test(figure.quote) &&
      !IS_NOT_NOW.test(figure.text) &&
      (isSoonBelow(figure, quote) || !isReadAsAnother(report, figure, baseline)) &&
      (isLineBelow(figure, quote) || (isSentence(figure.quote) && !isHelpRow(figure.quote))),
  );
  if (found?.quote === undefined) return undefined;
  if (found.isMore === true)
    return { page, quote: found.quote, value: value + found.value, words: `${found.value} more` };
  const whole = outOf === undefined ? '' : ` of ${outOf}`;
  const words = found.isPercent ? `${found.value}%` : `${found.value}${whole}`;
  return { page: found.page, quote: found.quote, value: found.value, words };
}

/** "With gesture prompt to the card:    16 of 18": a row whose name tells the help. */
const IS_NAMED_ROW = /^\s*\p{Lu}[^|\t\n]{4,70}?:\s{1,40}\d{1,3} ?(?:of|\/) ?\d{1,3}\b[^\n|\t]{0,30}$/u;

/** The same count told a second time: in a row of a table and in a sentence. */
const toldAgain = ({ measures }: Report, baseline: Measure): readonly Measure[] =>
  baseline.outOf === undefined
    ? []
    : measures.filter(
        ({ areaOfNeed, value, outOf, kind, isPrior, quote }) =>
          areaOfNeed === baseline.areaOfNeed &&
          value === baseline.value &&
          outOf === baseline.outOf &&
          kind === baseline.kind &&
          !isPrior &&
          quote !== baseline.quote,
      );

/** How far the student comes with help: by a measure of the same, else by a sentence right beside the baseline. */
export function levelWithHelp(report: Report, baseline: Measure): HelpedLevel | undefined {
  for (const told of [baseline, ...toldAgain(report, baseline)]) {
    const level = besideTold(report, told);
    if (level !== undefined) return level;
  }
  return undefined;
}

const SOUND = /(?<![\p{L}\d])\/\p{L}{1,3}\/(?!\p{L})/gu;
/** "/k/ rose to 70%", of a baseline of /g/. */
function isOfOtherSound(told: string, { quote }: Measure): boolean {
  const sounds = told.match(SOUND) ?? [];
  const own: readonly string[] = quote.match(SOUND) ?? [];
  return sounds.length > 0 && own.length > 0 && !sounds.some((sound) => own.includes(sound));
}

function besideTold(report: Report, baseline: Measure): HelpedLevel | undefined {
  const level = toldBeside(report, baseline);
  return level === undefined || isOfOtherSound(level.clause ?? level.quote, baseline) ? undefined : level;
}

function toldBeside(report: Report, baseline: Measure): HelpedLevel | undefined {
  const helped = helpedLevel(report, baseline);
  if (helped !== undefined)
    return { page: helped.page, quote: helped.quote, value: helped.value, words: measureWords(helped) };
  if (isSupported(baseline)) return undefined;
  // What the report goes on to say right behind the figure is surely about it.
  return behindBaseline(baseline) ?? besideBaseline(report, baseline) ?? inOneSentence(baseline);
}

/**
 * The figure that was reached with help: more than the baseline, of the same area and counted alike, now and on the same page
 * or the next; undefined where the report tells none in a sentence.
 */
export function helpedLevel(report: Report, baseline: Measure): Measure | undefined {
  const { areaOfNeed, value, page, kind } = baseline;
  if (kind === 'duration' || isSupported(baseline)) return undefined;
  const helped = report.measures.filter(
    (measure) =>
      measure.areaOfNeed === areaOfNeed &&
      !measure.isPrior &&
      measure.isEarly !== true &&
      !isNormScore(measure) &&
      measure.value > value &&
      Math.abs(measure.page - page) <= PAGES_APART_MAX &&
      measure.quote !== baseline.quote &&
      isOfSameWhole(measure, baseline) &&
      isOfOneAspect(measure, baseline) &&
      isReachedWithHelp(report, measure) &&
      !READ_AGAIN.test(measure.quote) &&
      (isSentence(measure.quote) || IS_NAMED_ROW.test(measure.quote)),
  );
  return helped.find((measure) => measure.page === page) ?? helped[0];
}
