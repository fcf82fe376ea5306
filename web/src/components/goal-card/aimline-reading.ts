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

export interface PlotReading {
  readonly baseline: PlotPoint | undefined;
  readonly target: PlotPoint | undefined;
  readonly weeks: number | undefined;
  readonly startsOn: string | undefined;
  readonly endsOn: string | undefined;
  readonly steps: readonly PlotStep[];
}

const FROM_BASELINE = /(?:,?\s*(?:up|down))?,?\s+from a baseline of ([^,;()]+?)(?=[,;()]|\.(?:\s|$)|$)/i;
const OPEN = /team (?:sets|has set|decides)|collected baseline|starting point/i;
const WEEKS = /\b(?:within|in|by) (\d{1,2}) (?:instructional |school )?weeks\b/i;
const STEP_WEEK = /\bweek (\d{1,2})\b/i;
const DATE = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]*\.? \d{1,2}, \d{4}`;
const END_DATE = new RegExp(String.raw`\bby (${DATE})`, 'i');
/** A quantity: its number, a share or a per cent sign, and the words up to the next clause. */
const QUANTITY =
  /(\d[\d,]*(?:\.\d+)?)(?:\s?%| (?:of|out of|to) \d+)?(?: (?!from\b|within\b|when\b|given\b|as\b|on\b|in\b|and\b|with\b|during\b|by\b|across\b|after\b)[\p{L}-]+){0,5}/gu;

const valueOf = (number: string): number => Number(number.replaceAll(',', ''));

function lastQuantity(text: string): PlotPoint | undefined {
  const found = [...text.matchAll(QUANTITY)].at(-1);
  return found?.[1] === undefined ? undefined : { label: found[0].trim(), value: valueOf(found[1]) };
}

function firstQuantity(text: string): PlotPoint | undefined {
  const number = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0];
  return number === undefined ? undefined : { label: text.trim(), value: valueOf(number) };
}

/** The target is what the goal's sentence says right before "from a baseline of"; an open one has no number. */
function targetIn(goal: string): PlotPoint | undefined {
  const found = FROM_BASELINE.exec(goal);
  if (!found) return undefined;
  const clause = goal.slice(Math.max(0, found.index - 90), found.index);
  const last = clause.split(/[,;]\s/).at(-1) ?? '';
  return OPEN.test(last) ? undefined : lastQuantity(last);
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

export function readPlot({ Goal: goal, Objectives }: Pick<Goal, 'Goal' | 'Objectives'>): PlotReading {
  const baseline = FROM_BASELINE.exec(goal)?.[1];
  const weeks = WEEKS.exec(goal)?.[1];
  return {
    baseline: baseline === undefined ? undefined : firstQuantity(baseline),
    target: targetIn(goal),
    weeks: weeks === undefined ? undefined : Number(weeks),
    startsOn: /\bIEP start date\b/i.test(goal) ? 'IEP start date' : undefined,
    endsOn: END_DATE.exec(goal)?.[1],
    steps: Objectives.flatMap((objective) => stepIn(objective) ?? []).sort((a, b) => a.week - b.week),
  };
}
