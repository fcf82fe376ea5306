/** A baseline in the provider's own words: whether it can be used, and the number in it. */
import { findAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import type { Finding } from './findings.js';
import { foldPage } from './text/folded-page.js';
import { type Measure, isOfWhole } from './measure.js';
import { passagesOf } from './text/passages.js';
import { markHistory } from './times/history.js';
import { plainWordsIn } from './plain-words.js';
import { skillMeasuresIn } from './figures/skill-measures.js';
import { normScoresIn } from './scores/norm-scores.js';
import { toldInFull } from './typed-words.js';

export type BaselineJudgement =
  | { isUsable: true; measure?: Measure }
  | { isUsable: false; reason: 'empty' | 'no-meaning' | 'out-of-range' | 'too-long'; message: string };

const BASELINE_CHARACTERS_MAX = 4_000;

/** Figures beyond what any student does; the cause of a typing slip, so the person is asked again. */
const LIMITS: readonly {
  readonly pattern: RegExp;
  readonly max: number;
  readonly message: (value: number) => string;
}[] = [
  {
    pattern: /(\d{1,9}(?:\.\d+)?)\s*(?:%|percent\b(?!ile))/gi,
    max: 100,
    message: (value) => `${value}% is more than 100%. Please check the number.`,
  },
  {
    pattern:
      /(\d{1,9})\s*(?:wcpm|cwpm|wpm|words?(?: read)?(?: correct(?:ly)?)?\s*(?:per|a|in (?:one|a|1))\s*min)/gi,
    max: 300,
    message: (value) => `${value} words per minute is more than anyone reads aloud. Please check the number.`,
  },
  {
    pattern: /(\d{1,9}(?:\.\d+)?)\s*(?:st|nd|rd|th)?\s*percentile/gi,
    max: 99.9,
    message: (value) => `There is no percentile above 99.9, and this says ${value}. Please check the number.`,
  },
  {
    pattern: /standard score\s*(?:of|=|:|is|was)?\s*(\d{1,9})/gi,
    max: 160,
    message: (value) =>
      `A standard score of ${value} is above the scale (40 to 160). Please check the number.`,
  },
  {
    pattern:
      /(\d{1,9})\s*(?:times|incidents|outbursts|talk-?outs|hits)\s*(?:per|an?|each|every)\s*(?:minute|hour|day|class|period)/gi,
    max: 999,
    message: (value) => `${value} times is more than can be counted. Please check the number.`,
  },
];

/**
 * Judges a typed baseline before it is drafted from or paid for.
 * A usable one may hold no number: then `measure` is absent and the draft says that the baseline must be collected.
 */
export function judgeBaseline(text: string, areaOfNeed?: string): BaselineJudgement {
  const typed = text.trim();
  if (typed === '')
    return refuse(
      'empty',
      'Please type what the student does now, for example "reads 45 words correct per minute".',
    );
  if (typed.length > BASELINE_CHARACTERS_MAX)
    return refuse(
      'too-long',
      'Please keep the baseline under 4,000 characters: the newest numbers are enough.',
    );
  const impossible = impossibleFigure(typed);
  if (impossible !== undefined) return refuse('out-of-range', impossible);
  const measure = measureIn(typed, areaOfNeed);
  if (measure === undefined && !hasMeaning(typed))
    return refuse(
      'no-meaning',
      'I could not read that as a baseline. Please say what the student does now, in words and, if you have it, a number.',
    );
  return measure === undefined ? { isUsable: true } : { isUsable: true, measure };
}

type Refusal = Extract<BaselineJudgement, { isUsable: false }>;
const refuse = (reason: Refusal['reason'], message: string): Refusal => ({
  isUsable: false,
  reason,
  message,
});

function impossibleFigure(typed: string): string | undefined {
  for (const { pattern, max, message } of LIMITS) {
    for (const match of typed.matchAll(pattern)) {
      if (Number(match[1]) > max) return message(Number(match[1]));
    }
  }
  if (/(?:^|\s)-\s?\d+(?:\.\d+)?\s*(?:%|percent|wcpm|words)/i.test(typed) && !/\d\s*-\s?\d/.test(typed))
    return 'A baseline cannot be below zero. Please check the number.';
  for (const match of typed.matchAll(
    /\b(\d{1,6})\s*(?:out of|of the|\/)\s*(\d{1,6})\b(?!\/)\s*(?:opportunities|trials|questions|items|problems|words|letters|steps|times|correct|sentences)?/gi,
  )) {
    const [whole, part, total] = match;
    const isDate = /^\d{1,2}\/\d{1,2}$/.test(whole.trim()) && Number(total) <= 31;
    if (Number(part) > Number(total) && !isDate)
      return `${part} of ${total} is more than all of them. Please check the numbers.`;
  }
  return undefined;
}

function hasMeaning(typed: string): boolean {
  if (/^\d{1,3}\s*(?:\/|out of|of)\s*\d{1,3}$/i.test(typed)) return true;
  const letters = typed.replace(/[^\p{L}]/gu, '');
  if (letters.length < 2) return false;
  const { words, havePlainShare } = plainWordsIn(typed);
  const hasDigit = /\d/.test(typed);
  if (
    hasDigit &&
    /%|percent|\/|wcpm|wpm|per\b/i.test(typed) &&
    words >= 1 &&
    !/^(?:asdf|qwer|zxcv|hjkl)/i.test(typed)
  )
    return true;
  if (words < 2) return false;
  return havePlainShare(words <= 4 ? 0.25 : 0.15);
}

/** The measure in typed words; the newest when there are several. Page is 1, its source the provider's answer. */
export function measureIn(typed: string, areaOfNeed?: string): Measure | undefined {
  const told = toldInFull(typed);
  const passages = passagesOf([foldPage({ page: 1, text: told })]).map((passage) => ({
    ...passage,
    section: 'results' as const,
  }));
  const findings = passages.flatMap((passage) => [
    ...skillMeasuresIn(passage, {
      before: [],
      after: '',
      goal: '',
      heading: areaOfNeed ?? 'on-task',
      asked: areaOfNeed,
      topic: 0,
      otherChildren: [],
      earlier: () => [],
      ofReport: () => undefined,
    }),
    ...normScoresIn(passage, undefined).map((measure): Finding => ({
      measure,
      when: undefined,
      series: '',
      topic: 0,
    })),
  ]);
  const measures = markHistory(findings, undefined);
  const current = measures.filter(
    ({ isPrior, kind }) => !isPrior && !['standard', 'scaled', 't-score', 'percentile'].includes(kind),
  );
  const own = areaOfNeed === undefined ? [] : current.filter((measure) => measure.areaOfNeed === areaOfNeed);
  const chosen =
    levelOf(own, typed, areaOfNeed) ??
    levelOf(current, typed, areaOfNeed) ??
    bareRatio(typed) ??
    bareCount(told);
  if (chosen === undefined) return undefined;
  const isNarrow = findAreaOfNeed(chosen.skill) === undefined;
  const area = areaOfNeed ?? chosen.areaOfNeed;
  return { ...chosen, areaOfNeed: area, skill: isNarrow ? chosen.skill : (area ?? ''), quote: typed };
}

/** What is counted by the minute; an accuracy told beside it says how it was read, not how far. */
const BY_THE_MINUTE: readonly string[] = ['Reading fluency', 'Writing speed and keyboarding'];
const isShare = ({ kind }: Measure) => isOfWhole(kind);
const shareOf = ({ value, outOf }: Measure) => (outOf === undefined ? value : (100 * value) / outOf);
/** "From 20% to 45%", "first 2 of 8, then 5 of 8": the last is where the student is now. */
const GREW =
  /\b(?:from|then|later|after|now|started|began|went|gone|rose|risen|grew|grown|improved|increased|up to|at first|first|last|was|were|fall|winter|spring|quarter|week|month)\b|->|\d\/\d{1,2}\/\d/i;

/**
 * Of several figures the one that tells the need: in the unit of the area; of shares of different things told side by side
 * ("80% in words, 20% in sentences") the lowest; else the last.
 */
function levelOf(measures: readonly Measure[], typed: string, areaOfNeed = ''): Measure | undefined {
  const rates = measures.filter(({ kind }) => kind === 'rate');
  const fitting = BY_THE_MINUTE.includes(areaOfNeed) && rates.length > 0 ? rates : measures;
  const last = fitting.at(-1);
  if (last === undefined || !fitting.every(isShare) || GREW.test(typed)) return last;
  return fitting.reduce((low, next) => (shareOf(next) <= shareOf(low) ? next : low));
}

/** "3/10" alone is a ratio when a person types it as a baseline. */
function bareRatio(typed: string): Measure | undefined {
  const match = /\b(\d{1,3})\s*(?:\/|out of)\s*(\d{1,3})\b(?!\/)/i.exec(typed);
  const [value, outOf] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || !(value <= outOf) || outOf < 2) return undefined;
  return {
    areaOfNeed: null,
    skill: '',
    kind: 'ratio',
    value,
    outOf,
    unit: 'opportunities',
    isPrior: false,
    isStrength: false,
    page: 1,
    quote: typed,
  };
}

/** "Writes 4 sentences" is how far a student writes when a person types it; in a report it may be how long a sample was. */
const BARE_COUNT =
  /\b(?:writes?|wrote|adds?|added) (?:only |just |about |up to )?(\d{1,2}) ((?:complete |full |simple |correct )?sentences)\b(?! (?:out )?of \d)/i;

function bareCount(told: string): Measure | undefined {
  const match = BARE_COUNT.exec(told);
  if (match === null) return undefined;
  return {
    areaOfNeed: null,
    skill: '',
    kind: 'count',
    value: Number(match[1]),
    unit: (match[2] ?? '').toLowerCase(),
    isPrior: false,
    isStrength: false,
    page: 1,
    quote: told,
  };
}
