/** What the sentences behind a figure, or its own, tell of how far help leads: "With the card beside him he did 9 of 12." */
import { type Measure, isInPercent } from '../extraction/measure.js';
import { isSupported } from '../extraction/figures/supported-figures.js';
import { everyMatch } from '../extraction/text/every-match.js';
import { withDigits } from '../extraction/text/number-words.js';

/** A level with help as a present level tells it. */
export type HelpedLevel = Pick<Measure, 'page' | 'quote' | 'value'> & {
  readonly words: string;
  /** The words of the help and its figure, where the sentence tells of what is done alone as well. */
  readonly clause?: string;
};

/** Read once more, a text is known: that helps nobody with the next. */
export const READ_AGAIN =
  /\b(?:re-?read\w*|practiced|rehearsed (?:text|passage|page|story|list)|(?:text|passage|page|story|list)s? (?:that |which )?(?:he|she|they) (?:had |has )?rehearsed|(?:second|third|repeated) reading)\b/i;
/** "With my hand at her hip she alternated on 10", "When I remind her to use her easy onsets she comes down to 4%". */
const LED_BY_HELP = new RegExp(
  String.raw`^(?:(?:The s|S)ame [\p{L} -]{3,40}? with(?! no\b)|With(?! no\b)|(?:Cued|Prompted|Reminded)(?= (?:by|with)\b)|(?:(?:In|On) the (?:weeks?|days?|classes|lessons|sessions|periods) )?[Ww]hen|(?:Within|In) (?:the|his|her|their) (?:\p{L}+ ){1,3}?\p{L}+, (?:where|when)|After|If|Once|Using|Given)\b(?<help>[^.;]{3,110}?)(?:,? (?:he|she|they|it|the rate|\p{Lu}\p{Ll}+|I(?= can get\b))(?: (?:could|can|has|had|was|is|now))?|:|(?= \d(?!\d{0,2} (?:parts|pieces|chunks|sections|short|small|choices|colors)\b))) (?<deed>[^;]{2,90})`,
  'u',
);
/** Who or what helped, in the words before the deed. */
export const HELPER =
  /\b(?:me|my|us|I|we|Mrs?|Ms|Miss|Dr|adult|aide|para\w*|teacher|staff|clinician|therapist|examiner|coach|somebody|someone|prompt\w*|cue\w*|model\w*|remind\w*|gestur\w+|pointing|mirror|pictures?|visuals?|cards?|charts?|checklists?|organizers?|frames?|starters?|paper|scissors|grip|board|headphones|timers?|number line|calculator|counters|questions?|check-?ins?|checks?(?! (?:sheet|mark))|sticky notes?|alarms?|icons|tiles|blocks|strips|audio|two hands|chunks?|support|help|assistance|hints?|landmarks|beside|next to|a walk|read (?:aloud )?to|choices|scripts?|echoed|buddy|dictated|speaker's face)\b/;
const IS_CUED = /^(?:Cued|Prompted|Reminded) (?:by|with)\b/;
/** Told of other children, of a place or of another day: no help. */
const NO_HELP =
  /\b(?:no help|without|peers?(?! budd)|classmates?|friends?|brothers?|sisters?|twin|nobody)\b|\basked(?: (?:him|her|them))?(?: afterwards?| later)?$/i;
/** A goal, or what is over: "By March Emeka will use a strategy in 8 of 10", "it used to be 5". */
export const IS_NOT_NOW = /\b(?:will|shall|used to be)\b/i;
/** What is to become less: time upset, stuttered syllables, how often a problem comes. */
const IS_TO_FALL = /stutter|disfluen/i;
const FALLS_IN = /^(?:Emotional regulation|Sensory regulation|Behavior)$/;
const FIGURE =
  /(?<![\d.,/$])(\d{1,3}(?:\.\d)?)( ?%| percent)?(?: ?(?:of|out of|\/) ?(?:the |all |her |his |their )?(\d{1,3}))?(?![\d/]| ?(?:more|or fewer|weeks|years))/g;

const isToFall = ({ kind, unit, quote, areaOfNeed }: Measure) =>
  (kind === 'percent' && IS_TO_FALL.test(`${unit} ${quote}`)) ||
  ((kind === 'duration' || kind === 'count') && FALLS_IN.test(areaOfNeed ?? ''));

const TIME_BEHIND = /^ ?(?:min(?:ute)?s?|sec(?:ond)?s?|days?|hours?)\b/;

/** "(same classes, weeks 7-8)", "on 1/30": when and where, and no count. */
const REMARK = / ?\([^()]{0,60}\)| on \d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?!\d)/g;

/** The figure of a sentence behind the baseline that help has led to: counted alike, and better. */
function ledByHelp(sentence: string, baseline: Measure): Pick<HelpedLevel, 'value' | 'words'> | undefined {
  const text = withDigits(sentence).replace(/\s+/g, ' ').replace(TITLE_DOT, '$1').replace(REMARK, '');
  const { help = '', deed = '' } = LED_BY_HELP.exec(text)?.groups ?? {};
  if (
    !(HELPER.test(help) || IS_CUED.test(text)) ||
    NO_HELP.test(help) ||
    READ_AGAIN.test(text) ||
    IS_NOT_NOW.test(text)
  )
    return undefined;
  const [found, another] = everyMatch(FIGURE, deed);
  if (found === undefined) return beyondBaseline(deed, baseline);
  if (another !== undefined) return undefined;
  const behind = deed.slice(found.index + found[0].length);
  return isLikeAndBetter(found, behind, baseline)
    ? { value: inUnitOf(baseline, found), words: toldAs(found, baseline) }
    : undefined;
}

/** "After I pointed to the card, 9 more", "he did it each time": told by the baseline's own figures. */
function beyondBaseline(
  deed: string,
  { value, outOf }: Measure,
): Pick<HelpedLevel, 'value' | 'words'> | undefined {
  if (outOf === undefined) return undefined;
  const more = Number(/(?<![\d.,/$])(\d{1,3}) more\b(?! than)/.exec(deed)?.[1] ?? 0);
  if (more > 0 && value + more <= outOf) return { value: value + more, words: `${more} more` };
  const [every] = /\b(?:each|every) time\b|\ball of (?:them|these|those)\b/.exec(deed) ?? [];
  return every === undefined ? undefined : { value: outOf, words: every };
}

/** A share of fewer tries says next to nothing. */
const FEWEST = 5;
/** What comes up by chance comes up more often on one day than on another; a list of words is another list. */
const OF_CHANCES =
  /^(?:Behavior|Self-advocacy|Emotional|Sensory|Social|Pragmatic|Speech fluency|Anxiety|Functional comm|Play|Work completion|Attention)/;
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
export function behindBaseline(baseline: Measure): HelpedLevel | undefined {
  for (const quote of baseline.behind ?? []) {
    for (const told of new Set([quote, firstLineOf(quote)])) {
      const led = ledByHelp(told, baseline);
      if (led !== undefined) return { page: baseline.page, quote: told, ...led };
    }
    if (isOfAnother(quote, baseline)) return undefined;
  }
  return undefined;
}

/** A line that ends on its figure, though no stop ends it: the next line tells something else. */
const firstLineOf = (quote: string) => /^[^\n]*\d%?(?=\n)/.exec(quote)?.[0] ?? quote;

/** Whether the sentence tells a figure that is none of the baseline's, of others or of another time. */
function isOfAnother(quote: string, { value, outOf }: Measure): boolean {
  const figures = withDigits(quote).match(/\d+(?:\.\d+)?/g) ?? [];
  // "The other 13" of 20 are the baseline's as well.
  const isOwn = figures.every((figure) => [value, outOf, (outOf ?? 0) - value].includes(Number(figure)));
  return !isOwn && !IS_COMPARED.test(quote) && !ELSEWHERE.test(quote);
}

/** "When she read aloud it was 6%": the same elsewhere. */
const ELSEWHERE =
  /^(?:When|In|At|On|During) (?:he|she|they|reading|conversation|class|the)\b|^In (?:\p{L}+ ){1,2}(?:he|she|they)\b/u;
/** Other children's figures and older ones are told of the same. */
export const IS_COMPARED =
  /\b(?:class(?:mates?)?|peers?|partner['’]s own|comparison|at (?:the same|this) (?:point|time)|benchmark|expected|typical(?:ly)?|average|median|aim(?: ?line)?|fall|winter|spring|last|ago|earlier|(?:in|back in) (?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec))\b/i;

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
export function inOneSentence(baseline: Measure): HelpedLevel | undefined {
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
