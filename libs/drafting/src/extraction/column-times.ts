/** When the columns of a table were filled: by date, weekday, numbered week or session; and which column sums the others up. */
import { timeInCell } from './cell-times.js';
import { timeWordsIn, type When } from './time-words.js';

const WEEKDAY = /^(mon|tue|wed|thu|fri)[a-z]{0,6}\.?$/i;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri'];
const NUMBERED =
  /^(?:wks?|week|day|session|sess|probe|visit|round|trial|lesson|check|quiz|obs(?:ervation)?|class|period|[TS](?=\d$))\.?\s?#?(\d{1,2})\b/i;
const PART_OF_YEAR = /^(beginning|start|middle|mid|end)(?:[- ](?:of[- ])?(?:the )?year)?$/i;
const MIDDLE =
  /^(?:(?:daily|weekly|overall|session|running|\d{1,2}[- ]day) )?(?:mean|average|avg\.?|median)(?: (?:per|a|\/) ?\w{3,8})?$/i;
const SUM = /^(?:(?:grand|weekly|week|daily) )?(?:totals?|sum)$/i;

/** The time a column or a first cell names; a weekday or a numbered probe is a step of a series. */
export function columnTime(text: string): When | undefined {
  const told = timeInCell(text)?.when;
  if (told !== undefined) return told;
  const weekday = WEEKDAY.exec(text)?.[1]?.toLowerCase();
  if (weekday !== undefined) return { kind: 'step', step: WEEKDAYS.indexOf(weekday) + 1 };
  const part = PART_OF_YEAR.exec(text)?.[1]?.toLowerCase();
  if (part !== undefined)
    return { kind: 'step', step: /^(?:beg|start)/.test(part) ? 1 : part.startsWith('mid') ? 2 : 3 };
  const numbered = NUMBERED.exec(text)?.[1];
  return numbered === undefined ? undefined : { kind: 'step', step: Number(numbered) };
}

/** "Daily mean", "Average": stands for the columns before it. */
export const isMiddleColumn = (text: string) => MIDDLE.test(text);
/** "Total" behind columns of days is their sum and no number of chances. */
export const isSumColumn = (text: string) => SUM.test(text);

interface Timed {
  readonly text: string;
  readonly when: When | undefined;
}

const DAYS_APART_MAX = 5;
const DAYS_OF_A_MONTH = 32;

/** Columns that each hold one day: weekdays, "Day 3", or dates no further apart than over a weekend. */
export function areDays(columns: readonly Timed[]): boolean {
  if (columns.length < 2) return false;
  if (columns.every(({ text }) => WEEKDAY.test(text) || /^day\b/i.test(text))) return true;
  const orders = columns.flatMap(({ text }) => {
    const when = timeWordsIn(text)[0]?.when;
    return when?.kind === 'date' ? [when.order] : [];
  });
  if (orders.length !== columns.length) return false;
  const sorted = orders.toSorted((a, b) => a - b);
  // Months count 32 days on this scale and have at most 31: the turn of a month adds a day or two.
  return sorted.every(
    (order, at) => at === 0 || (order - (sorted[at - 1] ?? order)) * DAYS_OF_A_MONTH <= DAYS_APART_MAX,
  );
}
