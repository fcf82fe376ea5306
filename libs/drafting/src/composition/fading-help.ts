/** Help whose effect a report has counted, and how it fades while the numbers of the steps climb. */
import { isInPercent, type Measure } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';
import { levelWithHelp } from './helped-level.js';
import { isDoneAlone, withoutAlone } from './done-alone.js';
import { helpNamed } from './named-help.js';
import { type Counted, isUnnamed } from './quantities.js';
import { stepValues } from './steps.js';

/** Help that a report names, with what it adds, in the unit of the start. */
export interface CountedHelp {
  /** As a goal can say it: "with a step card and one model". */
  readonly words: string;
  readonly start: Measure;
  readonly reached: number;
}

/** Help that no goal could say in the report's words still fades; that somebody gave it is known as a rule. */
const GIVEN_BY_SOMEBODY =
  /\b(?:I|me|my|Mrs?|Ms|Miss|Dr|teacher|aide|para\w*|adult|staff|clinician|examiner|therapist|coach|reminders?|prompts?|cued?|reminded)\b/;
const unnamed = (sentence: string): string =>
  GIVEN_BY_SOMEBODY.test(sentence) ? "with an adult's help" : 'with help';

/** The help that the report has counted beside the start; undefined where it tells none. */
export function countedHelpFor(report: Report, start: Measure): CountedHelp | undefined {
  const helped = levelWithHelp(report, start);
  if (helped === undefined || doesItself(helped.clause ?? helped.quote, start)) return undefined;
  return {
    words: helpNamed(helped.clause ?? helped.quote) ?? unnamed(helped.quote),
    start,
    reached: helped.value,
  };
}

/** What does the counted thing itself is no help that fades: a calculator computes, a spelling checker spells. */
const DOES_ITSELF: readonly (readonly [area: RegExp, help: RegExp])[] = [
  [/^(?:Math computation|Number sense)$/, /\bcalculator\b/i],
  [/^Spelling$/, /\bspell[- ]?check|\bword prediction\b|\bdictat/i],
  [/^(?:Writing speed and keyboarding|Handwriting)$/, /\bdictat|\bscribe|\bspeech-to-text\b/i],
  [
    /^(?:Decoding|Reading fluency)$/,
    /\bread (?:aloud )?(?:to|for) (?:him|her|them)\b|\btext-to-speech\b|\baudio\b/i,
  ],
];
const doesItself = (sentence: string, { areaOfNeed }: Measure): boolean =>
  DOES_ITSELF.some(([area, help]) => area.test(areaOfNeed ?? '') && help.test(sentence));

/**
 * Whether the report tells how often the same was done with some help: more than alone, and counted alike.
 * @param help what `countedHelpFor` found for the baseline
 */
export function isKnownWithHelp(
  baseline: Measure | undefined,
  report: Report | undefined,
  help: CountedHelp | undefined,
): boolean {
  if (baseline === undefined || report === undefined || isAboutHelp(baseline)) return false;
  const { kind, outOf, value, page, quote } = baseline;
  if (help !== undefined) return true;
  const isShare = isInPercent(kind);
  if (!isShare && outOf === undefined) return false;
  return report.helpedFigures.some(
    (figure) =>
      Math.abs(figure.page - page) <= 1 &&
      (figure.beside === undefined || figure.beside.includes(quote)) &&
      figure.value > value &&
      !doesItself(figure.text, baseline) &&
      (isShare ? figure.isPercent : figure.value <= (outOf ?? 0) && (figure.outOf ?? outOf) === outOf),
  );
}

/** Where help is what is counted, more of it is no better level. */
const isAboutHelp = ({ unit }: Measure) => /prompt|cue|reminder|help/i.test(unit);

/** How much of the help is left: with half of the items, or with a quarter. */
const HALF = 0.5;
const QUARTER = 0.25;

/** The numbers of the steps, with the support of each where help fades over them. */
export interface Climb {
  readonly values: readonly number[];
  readonly supports?: readonly string[];
}

/** What the steps lead to, and what is done. */
export interface Way {
  readonly end: number;
  readonly counted: Counted;
  /** The goal is told in percent of a tally. */
  readonly isShare: boolean;
  readonly behavior: string;
  readonly help: CountedHelp | undefined;
}

/**
 * The steps from the start to the year's end. Where help was counted it fades over them: so much of it leads so much of the way that
 * all of it does, and the first number lies beyond that, as what is reached today is no step.
 */
export function climbTo(way: Way): Climb {
  const { end, counted, isShare, behavior, help } = way;
  const plain = stepValues(counted, end, isShare);
  // "Without an adult suggesting anything, with an adult suggesting a tool" takes back what is asked for.
  if (help === undefined || isDoneAlone(withoutAlone(behavior))) return { values: plain };
  const [half, quarter] = [HALF, QUARTER].map(
    (left) => help.start.value + (help.reached - help.start.value) * left,
  ) as [number, number];
  const withHalf = stepValues(counted, end, isShare, half);
  if (withHalf.length > 2 && isBeyond(withHalf[0], half, counted))
    return {
      values: withHalf,
      supports: [onPart(help, 'half', way), onPart(help, 'a quarter', way), ALONE],
    };
  const withQuarter = stepValues(counted, end, isShare, quarter);
  if (isBeyond(withQuarter[0], quarter, counted))
    return {
      values: withQuarter,
      supports: withQuarter.map((_value, at) => (at === 0 ? onPart(help, 'a quarter', way) : ALONE)),
    };
  return { values: plain };
}

const ALONE = 'without help';

const isBeyond = (value: number | undefined, reached: number, { isFalling }: Counted): boolean =>
  value !== undefined && (isFalling ? value < reached : value > reached);

/** Done one by one, so that help for some of them can be counted. */
const THINGS =
  /\b(words|letters|problems|questions|steps|sentences|directions|sounds|facts|pictures|shapes|purchases|crossings|tasks|items|parts|pairs|tries|throws|sets|routes|bids|elements|trials|opportunities|chances|lines|numbers|numerals)$/;
const THINGS_IN_DEED = new RegExp(
  String.raw`\{n(?:\||\} )(?:[\w/'-]+ ){0,4}?${THINGS.source.replace('$', String.raw`\b`)}`,
);

/** What the start counts; "items" of a figure without a name are what the goal counts. */
function thingsOf({ kind, unit }: Measure, behavior: string): string | undefined {
  if (kind !== 'ratio') return undefined;
  return isUnnamed(unit) ? THINGS_IN_DEED.exec(behavior)?.[1] : THINGS.exec(unit)?.[1];
}

/** Up to so many things are counted one by one: a quarter of six steps is none. */
const COUNTED_ONE_BY_ONE = 12;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** "Four choices for each word on half of the words" says the words twice. */
const thinned = (words: string) =>
  words.replace(/ for (?:each|every) \w+$/, '').replace(/\b(?:each|every) (?=\w+$)/, 'the ');

/** "On half of the words", "on two of the steps", "about a quarter of the time". */
function onPart(
  { words: whole, start }: CountedHelp,
  part: 'half' | 'a quarter',
  { isShare, behavior }: Pick<Way, 'isShare' | 'behavior'>,
): string {
  const things = thingsOf(start, behavior);
  const words = thinned(whole);
  if (things === undefined) return `${words} about ${part} of the time`;
  const { outOf = Infinity } = start;
  if (isShare || outOf > COUNTED_ONE_BY_ONE) return `${words} on ${part} of the ${things}`;
  const left = Math.floor(outOf * (part === 'half' ? HALF : QUARTER));
  return `${words} on ${NUMBERS[Math.max(0, left - 1)] ?? String(left)} of the ${things}`;
}
