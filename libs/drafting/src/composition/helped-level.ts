/** How far the student comes with help, where the report has counted that beside what is done alone. */
import { isNormScore, type Measure, measureWords, isInPercent } from '../extraction/measure.js';
import type { HelpedFigure } from '../extraction/figures/helped-figures.js';
import type { Report } from '../extraction/report.js';
import { isSupported } from '../extraction/figures/supported-figures.js';
import { isOfOneAspect } from './counted-aspect.js';
import { everyMatch } from '../extraction/text/every-match.js';
import { withDigits } from '../extraction/text/number-words.js';
import { isSentence } from './quotes.js';

/** Read once more, a text is known: that helps nobody with the next. */
const READ_AGAIN = /\b(?:re-?read\w*|practiced|rehearsed|(?:second|third|repeated) reading)\b/i;
/** Told farther away, a figure is of another task as a rule. */
const PAGES_APART_MAX = 1;

/** Counted alike: a share of the same whole, percent beside percent, the same unit. */
const isOfSameWhole = (one: Measure, other: Measure): boolean =>
  one.outOf !== undefined || other.outOf !== undefined
    ? one.outOf === other.outOf
    : one.kind === other.kind && (one.kind !== 'count' || one.unit === other.unit);

/** "Highlighted paper: 44 of 52 letters": what the material did. */
const ADAPTED =
  /\b(?:highlighted|raised[- ]line|graph|bold[- ]?line|adapted|modified|enlarged) (?:paper|lines?|scissors|print|grips?|materials)\b|\b(?:spring[- ]loaded|loop|self-opening) scissors\b|\bslant board\b|\bpencil grip\b/i;

/** By the words of its clause, by its material, or as a sentence that names help. */
export const isReachedWithHelp = ({ helpedFigures }: Report, measure: Measure): boolean =>
  isSupported(measure) ||
  ADAPTED.test(measure.quote) ||
  helpedFigures.some(({ quote, value }) => quote === measure.quote && value === measure.value);

/** A level with help as a present level tells it. */
export type HelpedLevel = Pick<Measure, 'page' | 'quote' | 'value'> & {
  readonly words: string;
  /** The words of the help and its figure, where the sentence tells of what is done alone as well. */
  readonly clause?: string;
};

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
  if (isInPercent(baseline.kind)) return figure.isPercent;
  if (baseline.outOf !== undefined) return isOfWhole(figure, baseline.outOf);
  return !figure.isPercent && figure.outOf === undefined && isNext(figure, baseline);
}

/** Told right beside the baseline, whatever it was read as: "With the chart he got 11 of the 15." */
function besideBaseline(report: Report, baseline: Measure): HelpedLevel | undefined {
  const { value, outOf, page, quote } = baseline;
  const found = report.helpedFigures.find(
    (figure) =>
      figure.quote !== undefined &&
      figure.page === page &&
      figure.quote !== quote &&
      figure.beside?.includes(quote) === true &&
      figure.value > value &&
      isCountedAs(figure, baseline) &&
      !READ_AGAIN.test(figure.quote) &&
      isSentence(figure.quote),
  );
  if (found?.quote === undefined) return undefined;
  const whole = outOf === undefined ? '' : ` of ${outOf}`;
  const words = found.isPercent ? `${found.value}%` : `${found.value}${whole}`;
  return { page: found.page, quote: found.quote, value: found.value, words };
}

/** "With gesture prompt to the card:    16 of 18": a row whose name tells the help. */
const IS_NAMED_ROW = /^\s*\p{Lu}[^|\t\n]{4,70}?:\s{1,40}\d{1,3} ?(?:of|\/) ?\d{1,3}\b[^\n|\t]{0,30}$/u;

/** "With my hand at her hip she alternated on 10", "When I remind her to use her easy onsets she comes down to 4%". */
const LED_BY_HELP = new RegExp(
  String.raw`^(?:With(?! no\b)|(?:Cued|Prompted|Reminded)(?= (?:by|with)\b)|(?:(?:In|On) the (?:weeks?|days?|classes|lessons|sessions|periods) )?[Ww]hen|After|If|Once|Using|Given)\b(?<help>[^.;]{3,110}?)(?:,? (?:he|she|they|it|the rate|\p{Lu}\p{Ll}+)(?: (?:could|can|has|had|was|is|now))?|:|(?= \d)) (?<deed>[^;]{2,90})`,
  'u',
);
/** Who or what helped, in the words before the deed. */
export const HELPER =
  /\b(?:me|my|us|I|we|Mrs?|Ms|Miss|Dr|adult|aide|para\w*|teacher|staff|clinician|therapist|examiner|coach|somebody|someone|prompt\w*|cue\w*|model\w*|remind\w*|gestur\w+|pointing|mirror|pictures?|visuals?|cards?|charts?|checklists?|organizers?|frames?|starters?|paper|scissors|grip|board|headphones|timers?|number line|calculator|tiles|blocks|strips|audio|two hands|chunks?|support|help|assistance|hints?|landmarks|beside|next to|a walk|read (?:aloud )?to|choices|scripts?|echoed|buddy|dictated|speaker's face)\b/;
const IS_CUED = /^(?:Cued|Prompted|Reminded) (?:by|with)\b/;
/** Told of other children, of a place or of another day: no help. */
const NO_HELP =
  /\b(?:no help|without|peers?(?! budd)|classmates?|friends?|brothers?|sisters?|twin|nobody)\b|\basked(?: (?:him|her|them))?(?: afterwards?| later)?$/i;
/** What is to become less: time upset, stuttered syllables, how often a problem comes. */
const IS_TO_FALL = /stutter|disfluen/i;
const FALLS_IN = /^(?:Emotional regulation|Sensory regulation|Behavior)$/;
const FIGURE =
  /(?<![\d.,/$])(\d{1,3}(?:\.\d)?)( ?%| percent)?(?: ?(?:of|out of|\/) ?(?:the |all |her |his |their )?(\d{1,3}))?(?![\d/]| ?(?:more|or fewer|weeks|years))/g;

const isToFall = ({ kind, unit, quote, areaOfNeed }: Measure) =>
  (kind === 'percent' && IS_TO_FALL.test(`${unit} ${quote}`)) ||
  ((kind === 'duration' || kind === 'count') && FALLS_IN.test(areaOfNeed ?? ''));

const TIME_BEHIND = /^ ?(?:min(?:ute)?s?|sec(?:ond)?s?|days?|hours?)\b/;

/** The figure of a sentence behind the baseline that help has led to: counted alike, and better. */
function ledByHelp(sentence: string, baseline: Measure): Pick<HelpedLevel, 'value' | 'words'> | undefined {
  const text = withDigits(sentence).replace(/\s+/g, ' ').replace(TITLE_DOT, '$1');
  const { help = '', deed = '' } = LED_BY_HELP.exec(text)?.groups ?? {};
  if (!(HELPER.test(help) || IS_CUED.test(text)) || NO_HELP.test(help) || READ_AGAIN.test(text))
    return undefined;
  const [found, another] = everyMatch(FIGURE, deed);
  if (found === undefined || another !== undefined) return undefined;
  const behind = deed.slice(found.index + found[0].length);
  return isLikeAndBetter(found, behind, baseline)
    ? { value: inUnitOf(baseline, found), words: toldAs(found, baseline) }
    : undefined;
}

/** A share of fewer tries says next to nothing. */
const FEWEST = 5;
/** What comes up by chance comes up more often on one day than on another; a list of words is another list. */
const OF_CHANCES =
  /^(?:Behavior|Self-advocacy|Emotional|Sensory|Social|Pragmatic|Speech fluency|Anxiety|Functional comm|Play)/;
/** "1 of 12 ... cued by a tap he asked in 5 of 7". */
const isOfFewer = (whole: string | undefined, { kind, outOf, areaOfNeed }: Measure): boolean =>
  whole !== undefined &&
  outOf !== undefined &&
  Number(whole) !== outOf &&
  kind === 'ratio' &&
  Number(whole) >= FEWEST &&
  OF_CHANCES.test(areaOfNeed ?? '');

/** Counted as the baseline is, and farther than it. */
function isLikeAndBetter(
  [, digits = '', percent, whole]: RegExpExecArray,
  behind: string,
  baseline: Measure,
): boolean {
  const { kind, value, outOf } = baseline;
  const reached = Number(digits);
  // "24 of 42 ... when his binder was checked he reached 81%": a share of as many.
  if (percent !== undefined && kind === 'ratio' && outOf !== undefined)
    return reached > (100 * value) / outOf;
  if ((percent !== undefined) !== isInPercent(kind)) return false;
  if (kind !== 'duration' && TIME_BEHIND.test(behind)) return false;
  if (isOfFewer(whole, baseline))
    return reached <= Number(whole) && reached / Number(whole) > value / (outOf ?? 1);
  if (whole !== undefined && Number(whole) !== outOf) return false;
  if (outOf !== undefined && reached > outOf) return false;
  return isToFall(baseline) ? reached < value : reached > value;
}

/** What was reached, in the unit of the baseline. */
const inUnitOf = ({ outOf }: Measure, [, digits = '', percent, whole]: RegExpExecArray): number =>
  outOf === undefined || (percent === undefined && (whole === undefined || Number(whole) === outOf))
    ? Number(digits)
    : (Number(digits) * outOf) / (percent === undefined ? Number(whole) : 100);

const toldAs = ([, digits = '', percent, whole]: RegExpExecArray, { outOf }: Measure): string =>
  percent === undefined ? `${digits}${outOf === undefined ? '' : ` of ${whole ?? outOf}`}` : `${digits}%`;

/** Told in the first sentences behind the baseline, which are about it: another figure begins something else. */
function behindBaseline(baseline: Measure): HelpedLevel | undefined {
  for (const quote of baseline.behind ?? []) {
    const led = ledByHelp(quote, baseline);
    if (led !== undefined) return { page: baseline.page, quote, ...led };
    if (/\d/.test(withDigits(quote)) && !COMPARED.test(quote) && !ELSEWHERE.test(quote)) return undefined;
  }
  return undefined;
}
/** "When she read aloud it was 6%": the same elsewhere. */
const ELSEWHERE = /^(?:When|In|At|On|During) (?:he|she|they|reading|conversation|class|the)\b/;
/** Other children's figures and older ones are told of the same. */
const COMPARED =
  /\b(?:class(?:mates?)?|peers?|comparison|at (?:the same|this) (?:point|time)|benchmark|expected|typical(?:ly)?|average|median|fall|winter|spring|last|ago|earlier|(?:in|back in) (?:September|October|November|December|January|August))\b/i;

const FIGURE_WORDS = String.raw`(?<![\d.,/$])\d{1,3}(?:\.\d)?(?: ?%| percent)?(?: ?(?:of|out of|\/) ?(?:the |all |her |his |their )?\d{1,3})?(?![\d/])`;
/** "... without a prompt; with a cue card in his wallet, 10 of 16": the help leads. */
const HELP_THEN_FIGURE = new RegExp(
  String.raw`(?<![\p{L}])(?<help>(?:with|when|if|after|given|using) (?!no )[^.;:()\d]{3,90}?)[,:]? (?<figure>${FIGURE_WORDS})`,
  'gu',
);
/** "2 of 5 steps by herself, 5 of 5 when I pointed to the card": the figure leads. */
const FIGURE_THEN_HELP = new RegExp(
  String.raw`(?<figure>${FIGURE_WORDS})(?: [a-z]+){0,2},? \(?(?<help>(?:with|when|if|after|given|using) (?!no )[^.;:,()\d]{3,80})`,
  'gu',
);

/** Told in one sentence with what is done alone. */
function inOneSentence(baseline: Measure): HelpedLevel | undefined {
  if (isSupported(baseline) || baseline.outOf === undefined) return undefined;
  const text = withDigits(baseline.quote).replace(/\s+/g, ' ').replace(TITLE_DOT, '$1');
  for (const words of [HELP_THEN_FIGURE, FIGURE_THEN_HELP])
    for (const { 0: clause, groups } of text.matchAll(words)) {
      const help = groups?.['help'] ?? '';
      const [found] = everyMatch(FIGURE, groups?.['figure'] ?? '');
      const isOfOne = found?.[3] !== undefined && HELPER.test(help) && !NO_HELP.test(help);
      if (isOfOne && !READ_AGAIN.test(clause) && isLikeAndBetter(found, '', baseline))
        return {
          page: baseline.page,
          quote: baseline.quote,
          value: inUnitOf(baseline, found),
          words: toldAs(found, baseline),
          clause: `${clause}.`,
        };
    }
  return undefined;
}
const TITLE_DOT = /\b(Mrs?|Ms|Dr)\./g;

/** How far the student comes with help: by a measure of the same, else by a sentence right beside the baseline. */
export function levelWithHelp(report: Report, baseline: Measure): HelpedLevel | undefined {
  const helped = helpedLevel(report, baseline);
  if (helped !== undefined)
    return { page: helped.page, quote: helped.quote, value: helped.value, words: measureWords(helped) };
  if (isSupported(baseline)) return undefined;
  return besideBaseline(report, baseline) ?? behindBaseline(baseline) ?? inOneSentence(baseline);
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
