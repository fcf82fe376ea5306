/** What a report itself holds against a target: figures of others, the student's own growth, accuracy and the goal so far. */
import type { GoalCriterion } from '../annual-review/goal-criterion.js';
import type { OldGoal } from '../annual-review/old-goal.js';
import { type Measure, isInPercent } from '../extraction/measure.js';
import { withDigits } from '../extraction/text/number-words.js';
import type { OthersFigure } from '../extraction/figures/others-figures.js';
import type { Report } from '../extraction/report.js';
import { materialGrade } from './material-grade.js';
import type { OldGoalFacts } from './goal-facts.js';
import { growthShown } from './growth-shown.js';
import { levelWithHelp } from './helped-level.js';
import type { TargetContext } from './targets/target-request.js';

/** What the report prints beside the baseline that a target has to fit. */
export function targetContextOf(
  report: Report | undefined,
  baseline: Measure,
  oldGoal: OldGoalFacts | undefined,
): TargetContext {
  if (report === undefined) return {};
  const others = othersBeside(report, baseline);
  const shown = growthShown(report, baseline);
  const accuracy = accuracyBeside(report, baseline);
  const oldCriterion = oldGoal === undefined ? undefined : oldCriterionOf(report, baseline, oldGoal);
  const helped = levelWithHelp(report, baseline);
  return {
    ...(report.readsBraille === true ? { isInBraille: true } : {}),
    ...(others === undefined ? {} : { others }),
    ...(shown === undefined ? {} : { shown }),
    ...(accuracy === undefined ? {} : { accuracy }),
    ...(oldCriterion === undefined ? {} : { oldCriterion }),
    ...(helped === undefined
      ? {}
      : { helped: { ...helped, words: helped.words.replace(/ items$/, ''), level: helped.value } }),
  };
}

const folded = (quote: string) => withDigits(quote).replace(/\s+/g, ' ').trim();

const isWithin = (one: string, other: string) => one !== '' && (one.includes(other) || other.includes(one));

/** The figure of others that stands beside the baseline: in its sentence, in its row, or in the sentence after it. */
export function othersBeside(report: Report, baseline: Measure): TargetContext['others'] {
  const fitting = report.othersFigures.flatMap((figure) =>
    figure.value > baseline.value &&
    figure.page >= baseline.page &&
    figure.page <= baseline.page + 1 &&
    isCountedAlike(figure, baseline) &&
    standsBeside(figure, baseline)
      ? [figure]
      : [],
  );
  const best = fitting.find(({ isOfEarlierTerm }) => !isOfEarlierTerm) ?? fitting[0];
  if (best === undefined) return undefined;
  const { value, whose, isOfEarlierTerm, isOfYearEnd, page, quote } = best;
  return { level: value, whose, isOfEarlierTerm, isOfYearEnd, page, quote };
}

const COUNTED =
  /^(?:word|letter|digit|minute|second|point|sentence|turn|time|question|problem|step|item|fact|sound|syllable|interval|sequence|assignment|bid|initiation|request)s?\b/;

/** Behind a figure whose things are those of the baseline. */
const IS_NO_THING = /^(?:$|correct|right|per\b|of\b|on\b|in\b|for\b|this\b|last\b)/;
const NOUN_STEM = 4;
/** A thing of another name is another thing. */
const sharesNoun = (noun: string, text: string) =>
  (/^[a-z]{4,}/.exec(noun)?.[0] ?? '').length >= NOUN_STEM &&
  text.toLowerCase().includes(noun.slice(0, Math.min(noun.split(' ')[0]?.length ?? 0, 6)));

/** Of the same unit and the same whole, as far as the figure says. */
function isCountedAlike(figure: OthersFigure, { kind, outOf, unit, skill, quote }: Measure): boolean {
  const { isPercent, noun = '', isInRow } = figure;
  const isSaidAfter = noun === '' && isWithin(figure.text.replace(/\s+/g, ' '), folded(quote));
  if (isInPercent(kind))
    // "In 38 percent of intervals; the comparison child stood at 85": a sentence does not say percent twice.
    return figure.outOf === undefined && figure.value <= 100 && (isPercent || isInRow || isSaidAfter);
  if (isPercent || (figure.outOf !== undefined && figure.outOf !== outOf)) return false;
  if (outOf !== undefined && figure.value > outOf) return false;
  const stem = COUNTED.exec(noun)?.[0].replace(/s$/, '');
  if (stem === undefined) {
    // The figure's own thing stands in the sentence that tells of both.
    const rest = folded(quote).replace(`${String(figure.value)} ${noun.split(' ')[0] ?? ''}`, '');
    return IS_NO_THING.test(noun) || sharesNoun(noun, `${unit} ${skill} ${rest}`);
  }
  // "Items" are what nobody named.
  return (
    `${unit} ${skill}`.toLowerCase().includes(stem) ||
    (/^(?:items|correct|)$/.test(unit) && folded(quote).toLowerCase().includes(stem))
  );
}

/** Numbers that are no figure of another task. */
function withoutAsides(between: string, { kind }: Measure): string {
  const plain = between.replace(
    /\bgrades? \d{1,2}\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,7}\.? \d{1,2}\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b|\b20\d\d\b|\b\d{1,3} errors?\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,3} ?[ -](?:minutes?|min|seconds?|sec|years?|months?)\b|\b\d{1,3} (?:school )?(?:days?|weeks?|lessons?|visits?)\b|\([^()]*\)|\b(?:of|out of) (?:them|\d{1,3})\b|\b(?:in|last|at the start of)(?: the)? (?:\w+ ){1,2}?(?:it|he|she|they) (?:was|were|had|wrote|read|got)(?: at)? \d{1,3}\b|\b\d{1,2} (?:classmates|peers|others|girls|boys|children|students|fingers|classes|periods)\b/gi,
    ' ',
  );
  return isInPercent(kind) ? plain : plain.replace(/\d{1,3}(?:\.\d)? ?(?:%|percent)/g, ' ');
}

function standsBeside(figure: OthersFigure, baseline: Measure): boolean {
  const quote = folded(baseline.quote);
  if (figure.isInRow) return folded(figure.quote) === quote;
  const own = figure.text.replace(/\s+/g, ' ');
  const at = folded(figure.text.slice(0, figure.at)).length;
  const before = (figure.before ?? '').replace(/\s+/g, ' ').trim();
  if (isWithin(own, quote)) {
    const placed = placeOf(own, baseline, at);
    if (placed === undefined) return false;
    const [from, to] = placed.end <= at ? [placed.end, at] : [at + String(figure.value).length, placed.start];
    return from <= to && !/\d/.test(withoutAsides(own.slice(from, to), baseline));
  }
  if (isToldBehind(figure, baseline)) return true;
  if (!isWithin(before, quote)) return false;
  const placed = placeOf(before, baseline, before.length);
  return (
    placed !== undefined &&
    !/\d/.test(withoutAsides(`${before.slice(placed.end)} ${own.slice(0, at)}`, baseline))
  );
}

/** "His classmates averaged 14 of 18 on the same set", some sentences behind "he answered 7 of 18": of the same whole, or per minute. */
const isToldBehind = (figure: OthersFigure, { kind, outOf, behind = [] }: Measure): boolean =>
  (outOf === undefined
    ? kind === 'rate' && /\bper minute\b|\ba minute\b/.test(figure.text)
    : figure.outOf === outOf) && behind.some((sentence) => folded(sentence).startsWith(folded(figure.quote)));

/** Where a sentence holds the baseline: the last place before `until`, else the first. */
function placeOf(
  text: string,
  { value, outOf }: Measure,
  until: number,
): { start: number; end: number } | undefined {
  const whole =
    outOf === undefined ? '' : String.raw`(?: ?(?:/|of|out of|in)(?: the| his| her| their)? ?${outOf}\b)?`;
  const places = [...text.matchAll(new RegExp(String.raw`(?<![\d.])${value}(?![\d]|\.\d)${whole}`, 'g'))].map(
    ({ 0: words, index }) => ({ start: index, end: index + words.length }),
  );
  return places.findLast(({ end }) => end <= until) ?? places[0];
}

/** The share of words read correctly on the same text, where the report gives one now. */
export function accuracyBeside(
  report: Report | undefined,
  baseline: Measure | undefined,
): TargetContext['accuracy'] {
  if (report === undefined || baseline?.unit !== 'words correct per minute') return undefined;
  const own =
    /\b(\d{2,3}) ?(?:%|percent)(?: accura\w*| of (?:the )?words)|accuracy (?:was |of |at )?(\d{2,3}) ?%/i.exec(
      baseline.quote,
    );
  if (own !== null) return { percent: Number(own[1] ?? own[2]), page: baseline.page, quote: baseline.quote };
  const beside = report.measures.filter(
    ({ areaOfNeed, kind, unit, isPrior, isEarly, order, value }) =>
      areaOfNeed === 'Reading fluency' &&
      kind === 'percent' &&
      /^(?:accuracy|of words)/.test(unit) &&
      !isPrior &&
      isEarly !== true &&
      value >= 30 &&
      (order === undefined || baseline.order === undefined || Math.abs(order - baseline.order) < 1.5),
  );
  // Of one table's column and the next sentence's, the column of the baseline counts.
  const found =
    beside.find(
      ({ columnHead, page }) =>
        columnHead !== undefined && columnHead === baseline.columnHead && page === baseline.page,
    ) ??
    beside.find(({ page }) => page === baseline.page) ??
    beside[0];
  return found === undefined ? undefined : { percent: found.value, page: found.page, quote: found.quote };
}

/** Asked for on other texts than the baseline was counted on: of another grade, or where only one of the two names its grade. */
function isOnOtherMaterial(goal: OldGoal | undefined, baseline: Measure, quote: string): boolean {
  const [then, now] = [{ ...baseline, quote }, baseline].map((measure) => materialGrade(measure, undefined));
  if (then === undefined || then === now) return false;
  if (now !== undefined) return true;
  // The figure of another text than the goal's, and a goal in a few words, which was for last year's grade.
  const readings = goal?.readings ?? [];
  const isOfOther = readings.length > 0 && !readings.some(({ value }) => value === baseline.value);
  return isOfOther || !/\bwill\b/i.test(quote);
}

/** What the goal so far asks for, on the scale of the baseline; undefined where it counts otherwise. */
function oldCriterionOf(
  report: Report,
  baseline: Measure,
  { quote, page, verdict }: OldGoalFacts,
): TargetContext['oldCriterion'] {
  const goal = report.oldGoals.find((one) => one.quote === quote);
  const criterion = goal?.criterion;
  if (criterion === undefined || criterion.isAtMost || verdict === 'replace') return undefined;
  if (isOnOtherMaterial(goal, baseline, quote)) return undefined;
  const level = onScaleOf(baseline, criterion);
  if (level === undefined) return undefined;
  const isOfWhole = criterion.isPercent && baseline.outOf !== undefined;
  const asked = criterion.isPercent
    ? `${criterion.value}%${isOfWhole ? `, here ${level} of ${baseline.outOf ?? 0}` : ''}`
    : criterion.outOf === undefined
      ? String(criterion.value)
      : `${criterion.value} of ${criterion.outOf}`;
  return { level, asked, verdict, page, quote };
}

function onScaleOf(
  { kind, outOf, unit }: Measure,
  { value, outOf: whole, isPercent, unit: asked }: GoalCriterion,
): number | undefined {
  const isShare = isInPercent(kind);
  if (isShare) return isPercent ? value : undefined;
  if (outOf !== undefined) {
    if (isPercent) return kind === 'ratio' ? Math.ceil((value * outOf) / 100 - 1e-9) : undefined;
    // "Read 40 sight words", of which 29 of 40 are known: all of them.
    return whole === outOf || (whole === undefined && value === outOf) ? value : undefined;
  }
  if (isPercent || whole !== undefined) return undefined;
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/\bw(?:r)?cpm\b|\bcwpm\b/g, 'words correct per minute')
      .match(/[a-z]{4,}/g) ?? [];
  const known = new Set(words(unit));
  return words(asked).some((word) => known.has(word)) ? value : undefined;
}
