/** One number a report gives about what the student does, with its source. */
import { withDigits } from './text/number-words.js';

export type MeasureKind =
  | 'raw'
  | 'standard'
  | 'scaled'
  | 't-score'
  | 'percentile'
  | 'rate'
  | 'percent'
  | 'count'
  | 'ratio'
  | 'interval'
  | 'duration'
  | 'level';

/** Who says something: the person the report names, or whose column or form it stands in. */
export type Reporter = 'teacher' | 'parent' | 'student' | 'evaluator';

export interface Measure {
  /** The catalogue's name; null for scores of thinking and composites that make no area by themselves. */
  areaOfNeed: string | null;
  /** The narrow skill as the report words it ("final /r/"), or the area. */
  skill: string;
  kind: MeasureKind;
  value: number;
  /** Upper end when the report gives a range ("55-60%"). */
  upTo?: number;
  /** Denominator of a ratio. */
  outOf?: number;
  unit: string;
  /** What a count without a name is of, in the words of the sentence before: "two-step directions". */
  things?: string;
  /** What a time in a table is of, in the words of its column: "min. to calm". */
  timed?: string;
  /** What the whole of a count without a name is of, wherever the lines around it tell it, as one word: "openings". */
  noun?: string;
  instrument?: string;
  subtest?: string;
  percentile?: number;
  /** The report's own word for the score. */
  label?: string;
  /** Whose rating or count it is, when the report says so. */
  reporter?: Reporter;
  date?: string;
  /** The head of its column where that names a time: "Winter (Jan.)". */
  columnHead?: string;
  /** The head of the column, or the sentence before, verbatim, where that and not the quote holds a number of the unit: "per 2 minutes". */
  head?: { readonly page: number; readonly quote: string };
  /** When, on one scale over the report (months); absent when nothing tells. */
  order?: number;
  /** Older data: quoted at most as history, never a baseline. */
  isPrior: boolean;
  /** Where a series began, or of so long ago that the report is likely to tell a newer one: current only for want of that. */
  isEarly?: boolean;
  /** Average or better: never a need. */
  isStrength: boolean;
  /** The report says that its row is mastered, or is not worked on now: no goal starts from it. */
  isSetAside?: boolean;
  /** The report says that it is the one to start from. */
  isGoneBy?: boolean;
  /** Last year's goal asks for more of it: whatever its words, it counts no problem. */
  isAskedFor?: boolean;
  /** Counted under a heading of what is taught in place of a problem, and not named in its row. */
  isReplacement?: boolean;
  /** Plainly short of what the report itself gives, beside it, for the class, the norm or the target. */
  isShortOfOthers?: boolean;
  page: number;
  /** Verbatim from the page: the sentence or row. */
  quote: string;
  /** The same with the sentence before it, verbatim, where they are running text. */
  withBefore?: string;
  /** The sentences that follow it, verbatim: of its paragraph, or below its table. */
  behind?: readonly string[];
}

/** Numbers of the unit that stand neither in the quote nor in the head of the column: "2" of "per 2 minutes". */
export const untoldInUnit = ({ unit, quote, head }: Pick<Measure, 'unit' | 'quote' | 'head'>): string[] => {
  if (!/\d/.test(unit)) return [];
  // "A three-minute sample": a joined word is a number as well.
  const printed = `${quote} ${head?.quote ?? ''}`.replace(/-(?=min|sec)/g, ' ');
  const told = new Set(withDigits(printed).match(/\d+/g));
  return (unit.match(/\d+/g) ?? []).filter((digits) => !told.has(digits));
};

/** A unit without how long its samples were: "digits correct per sample". */
export const perSample = (unit: string): string =>
  unit.replace(/\b(?:per|in) \d{1,3} (?:min|sec)\w*/, 'per sample');

/** Told in hundredths: "60% of words", "45% of intervals". */
export const isInPercent = (kind: MeasureKind | undefined): boolean =>
  kind === 'percent' || kind === 'interval';

/** A share of a whole, however it is told: "12 of 20", "60% of words", "45% of intervals". */
export const isOfWhole = (kind: MeasureKind | undefined): boolean => kind === 'ratio' || isInPercent(kind);

const NORM_KINDS: ReadonlySet<MeasureKind> = new Set(['standard', 'scaled', 't-score', 'percentile']);

/** A score that compares with other children and says nothing countable: never the unit of a goal. */
export function isNormScore(measure: Pick<Measure, 'kind'>): boolean {
  return NORM_KINDS.has(measure.kind);
}

/**
 * The quote of a measure in one line. As printed it breaks where the page did, between any two of the words that a pattern
 * asks for.
 */
export const inOneLine = (quote: string): string =>
  quote.includes('\n') ? quote.replace(/[ \t]*\n\s*/g, ' ') : quote;

/** Behavior to become less frequent: more is worse. */
export function isProblemCount(measure: Pick<Measure, 'unit'>): boolean {
  return /off task|talk-?out|call-?out|outburst|melt-?down|incident|tantrum|elope|episode|occurrence|disrupt|hit|kick|aggress|stutter|syllables|redirect|referral|out of seat|times left|leaving|interrupt|blurt|refus|absen|tard/i.test(
    measure.unit,
  );
}

/** The measure in words: "45 words correct per minute", "42% for final /r/", "3 of 8 steps". */
export function measureWords(measure: Measure): string {
  const span = measure.upTo === undefined ? String(measure.value) : `${measure.value} to ${measure.upTo}`;
  switch (measure.kind) {
    case 'percent':
    case 'interval':
      return `${span}% ${measure.unit}`.trim();
    case 'ratio':
      return `${span} of ${measure.outOf ?? 0} ${measure.unit}`.trim();
    case 'standard':
      return `a standard score of ${span}`;
    case 'scaled':
      return `a scaled score of ${span}`;
    case 't-score':
      return `a T-score of ${span}`;
    case 'percentile':
      return `the ${ordinal(measure.value)} percentile`;
    default:
      return measure.upTo === undefined ? inNumber(measure.value, measure.unit) : `${span} ${measure.unit}`;
  }
}

const SEVERAL =
  /^(minute|second|hour|time|step|item|message|request|initiation|comment|turn|bid|exchange|greeting|outburst|incident)s\b/;
const ONE =
  /^(minute|second|hour|time|step|item|message|request|initiation|comment|turn|bid|exchange|greeting|outburst|incident)(?= per\b|$)/;
/** "1 time per 10 class periods", "2 times per 10 class periods", however the unit was read. */
export const inNumber = (value: number, unit: string): string =>
  `${value} ${value === 1 ? unit.replace(SEVERAL, '$1') : unit.replace(ONE, '$1s')}`;

/** 1 -> "1st", 12 -> "12th", 0.1 -> "0.1st". */
export function ordinal(value: number): string {
  const tail = Math.floor(value) % 100;
  const suffix = tail >= 11 && tail <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][tail % 10] ?? 'th');
  return `${value}${Number.isInteger(value) ? suffix : 'th'}`;
}
