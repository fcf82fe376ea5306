/** What the plot of a goal may show: only numbers and times that the goal itself states. Nothing is computed. */
import type { Goal } from '@goalwright/contracts/api/goals';

export interface PlotPoint {
  /** In the goal's own words: `61 words correct per minute`. */
  readonly label: string;
  readonly value: number;
}

export interface PlotStep {
  readonly week: number;
  /** Undefined where the step waits for the team. */
  readonly value: number | undefined;
}

/** `open` where the goal itself says that the number is still to come. */
export type PlotEnd = PlotPoint | 'open';

export interface PlotReading {
  readonly baseline: PlotEnd;
  readonly target: PlotEnd;
  readonly weeks: number | undefined;
  readonly endsOn: string | undefined;
  readonly steps: readonly PlotStep[];
}

const FROM_BASELINE =
  /(?:(?:,?\s*(?:up|down))?,?\s+from a baseline of|,?\s+(?:up|down) from) ([^,;()]+?)(?=[,;()]|\.(?:\s|$)|$)/i;
const OPEN = /team (?:sets|has set|decides)|collected baseline|starting point/i;
const OPEN_BASELINE = /baseline (?:is |has been )?(?:to be |yet to be )?collected|collected baseline/i;
const WEEKS = /\b(?:within|in|by) (\d{1,2}) (?:instructional |school )?weeks\b/i;
const STEP_WEEK = /\bweek (\d{1,2})\b/i;
const DATE = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]*\.? \d{1,2}, \d{4}`;
const END_DATE = new RegExp(String.raw`\bby (${DATE})`, 'i');
/** A quantity: its number, a share or a per cent sign, and the words up to the next clause, "per 2 minutes" and "in 3 minutes" among them. */
const QUANTITY =
  /(\d[\d,]*(?:\.\d+)?)(?:\s?%| (?:of|out of|to) \d+)?(?: per \d{1,3}(?= \p{L})| in \d{1,3}(?= (?:minute|second|hour)s?\b)| (?!from\b|within\b|when\b|given\b|as\b|on\b|in\b|and\b|with\b|during\b|by\b|across\b|after\b|so\b|that\b|or\b|up to\b)[\p{L}-]+){0,5}/gu;

/** A second condition behind the target of something else that is counted: "at 101 words correct per minute with at least 95% accuracy". */
const ACCURACY = /(?<=\d.*) with (?:at least )?\d{1,3}% accuracy$/i;

/** "In 80% of periods, without a prompt": said between the target and its baseline. */
const ALONE = /, without (?:help|a prompt)$/;

const SHARE = /^[\d.,]+(?:\s?%| (?:of|out of|to) \d+)/;

const valueOf = (number: string): number => Number(number.replaceAll(',', ''));

function quantitiesIn(text: string): PlotPoint[] {
  return [...text.matchAll(QUANTITY)].map((found) => {
    // "8 of 10 literal and inferential questions": an adjective alone counts nothing.
    const isCutOff = /^ (?:and|or)\b/.test(text.slice(found.index + found[0].length));
    const words = found[0].trim();
    const label = isCutOff ? (SHARE.exec(words)?.[0] ?? words) : words;
    return { label, value: valueOf(found[1] ?? '') };
  });
}

function firstQuantity(text: string): PlotPoint | undefined {
  const number = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  return number === undefined ? undefined : { label: text.trim(), value: valueOf(number) };
}

/** "Per twenty minutes", "in 3 minutes": how long was counted, and not what. */
const WHILE_COUNTED = / (?:per|in) .*$/;

/** Whether one of several quantities is counted as the baseline is: "at 74 words" against "61 words correct". */
function isCountedAs(target: PlotPoint, baseline: PlotEnd): boolean {
  const unit = /%|\p{L}{2,}/u.exec(target.label)?.[0];
  return (
    baseline !== 'open' && unit !== undefined && baseline.label.replace(WHILE_COUNTED, '').includes(unit)
  );
}

/** The target is what the goal's sentence says right before its baseline; an open one has no number. */
function targetIn(goal: string, before: number, baseline: PlotEnd): PlotEnd | undefined {
  const clause = goal.slice(Math.max(0, before - 110), before).replace(ALONE, '');
  const whole = clause.split(/[,;]\s/).at(-1) ?? '';
  const isShare = baseline !== 'open' && baseline.label.includes('%');
  const last = isShare ? whole : whole.replace(ACCURACY, '');
  if (OPEN.test(last)) return 'open';
  const all = quantitiesIn(last);
  const found = all.length === 1 ? all[0] : all.findLast((quantity) => isCountedAs(quantity, baseline));
  // "95 words in 1 minute" against "61 words": nobody says in what time those were read.
  const isTimedAlone =
    found !== undefined &&
    baseline !== 'open' &&
    / in \d/.test(found.label) &&
    !WHILE_COUNTED.test(baseline.label);
  return isTimedAlone ? undefined : found;
}

function endsOf(goal: string): { baseline: PlotEnd; target: PlotEnd } | undefined {
  const found = FROM_BASELINE.exec(goal);
  const words = found?.[1];
  if (!found || words === undefined) {
    // Both are open, or the sentence says them in a way this cannot read.
    return OPEN_BASELINE.test(goal) && OPEN.test(goal) ? { baseline: 'open', target: 'open' } : undefined;
  }
  const baseline = firstQuantity(words) ?? (OPEN_BASELINE.test(words) ? 'open' : undefined);
  const target = baseline && targetIn(goal, found.index, baseline);
  return target && { baseline, target };
}

function stepIn(objective: string): PlotStep | undefined {
  const week = STEP_WEEK.exec(objective)?.[1];
  if (week === undefined) return undefined;
  const rest = objective
    .replace(/\b(?:by|at) (?:instructional )?week \d{1,2}(?: of instruction)?\b/i, '')
    .replace(/\bgrade \d{1,2}\b|\d{1,2} (?:prompts?|cues?)\b/gi, '');
  const value = OPEN.test(rest) || /baseline/i.test(rest) ? undefined : firstQuantity(rest)?.value;
  return { week: Number(week), value };
}

/** A step that does not lie between the goal's own numbers was misread: it keeps its place and shows no number. */
function isBetween(value: number, { baseline, target }: { baseline: PlotEnd; target: PlotEnd }): boolean {
  if (baseline === 'open' || target === 'open') return true;
  const [low, high] = [baseline.value, target.value].sort((a, b) => a - b) as [number, number];
  return value >= low && value <= high;
}

/** Undefined where the goal's sentence does not say its baseline and target in words that can be read for sure. */
export function readPlot({
  Goal: goal,
  Objectives,
}: Pick<Goal, 'Goal' | 'Objectives'>): PlotReading | undefined {
  const ends = endsOf(goal);
  if (!ends) return undefined;
  const weeks = WEEKS.exec(goal)?.[1];
  return {
    ...ends,
    weeks: weeks === undefined ? undefined : Number(weeks),
    endsOn: END_DATE.exec(goal)?.[1],
    steps: Objectives.flatMap((objective) => stepIn(objective) ?? [])
      .map(({ week, value }) => ({
        week,
        value: value !== undefined && isBetween(value, ends) ? value : undefined,
      }))
      .sort((a, b) => a.week - b.week),
  };
}
