/** A log: paragraphs that each open with their day, "OCTOBER 24. Worked on spacing ...", which dates all they tell. */
import type { ReportDate } from '../times/dates.js';
import { countedBehind } from '../times/day-or-score.js';
import { datesOf } from '../text/passage-text.js';
import type { Passage } from '../text/passage.js';

/** Fewer dated paragraphs are dates told by the way. */
const ENTRIES_MIN = 3;
/** Lines of one entry, its list included. */
const ENTRY_LINES_MAX = 14;
const LEAD_CHARACTERS = 40;

const LEAD =
  /^(?:[-*•]\s{0,3})?(?:(?:session|visit|week|entry|probe|lesson|note)(?: (?:of|#?\d{1,2}))?[,:.]? )?(?:(?:mon|tue|wed|thu|fri)[a-z]{0,6}[.,]? )?$/i;
const BEHIND_DAY = /^\s*(?:[.:\u2013\u2014]|[-/](?=\s)|\(|$|\s{2,})/;
/** "9/12 back from summer": in a log nothing need part the day from what is told. */
const SLASHED_DAY =
  /^(?:1[0-2]|0?[1-9])\/(?:[12]\d|3[01]|0?[1-9])\s+(?!of\b|out of\b|correct|right\b)[A-Za-z]/;
/** "9/9   fall benchmark. cap letters 24/26": a row by its gap alone. */
const IS_TOLD = /^\S+\s+(?:[A-Za-z][\w'.,-]*\s+){2}/;
/** "SEPTEMBER" over what happened in it. */
const MONTH_ALONE = /^[A-Z][A-Za-z]{2,8}\.?(?: 20\d\d)?:?$/;
/** A line of the entry's list; a paragraph of its own is told of now. */
const LISTED = /^[-*•]/;
const DAY_OF_MONTH = /[a-z]\.? \d|\d[/-]\d/i;
const MAY_OPEN = /^\W{0,3}[A-Z\d]/;
const INDENT_MIN = 2;

/** And no share: "9/12 words were read". */
const opensOnSlashedDay = (text: string): boolean =>
  SLASHED_DAY.test(text) && countedBehind(text.slice(text.search(/\s/), LEAD_CHARACTERS)) === undefined;

/** The day with which a paragraph opens; undefined where it opens otherwise. */
function openingDay(passage: Passage): ReportDate | undefined {
  const { text, isRow } = passage;
  const isSlashed = opensOnSlashedDay(text) && (!isRow || IS_TOLD.test(text));
  const isMonth = MONTH_ALONE.test(text);
  const mayOpen = isSlashed || isMonth || (!isRow && /\d/.test(text.slice(0, LEAD_CHARACTERS)));
  if (!mayOpen || !MAY_OPEN.test(text)) return undefined;
  const [day] = datesOf(passage);
  if (day === undefined || day.index > LEAD_CHARACTERS) return undefined;
  if ((isSlashed || isMonth) && day.index === 0) return day;
  if (!DAY_OF_MONTH.test(day.text)) return undefined;
  const end = day.index + day.text.length;
  return LEAD.test(text.slice(0, day.index)) && BEHIND_DAY.test(text.slice(end, end + 4)) ? day : undefined;
}

/** A line set in belongs to the one above it. */
const isIndented = ({ page, start }: Passage) => {
  const line = page.text.slice(page.text.lastIndexOf('\n', start - 1) + 1, start);
  return line.length >= INDENT_MIN && line.trim() === '';
};

const KNOWN = new WeakMap<readonly Passage[], ReadonlyMap<Passage, ReportDate>>();

/** For each passage of a log the day of its entry; empty where the report has none. */
export function entryDaysIn(passages: readonly Passage[]): ReadonlyMap<Passage, ReportDate> {
  const known = KNOWN.get(passages);
  if (known !== undefined) return known;
  const days = entriesOf(passages);
  KNOWN.set(passages, days);
  return days;
}

/** Whether what stands at a place still belongs to the entry that opened further up. */
function goesOn(passages: readonly Passage[], first: number, at: number, isNew: boolean): boolean {
  const [opened, passage] = [passages[first], passages[at]];
  if (opened === undefined || passage === undefined || at - first > ENTRY_LINES_MAX) return false;
  if (passage.text === passage.heading || passage.page !== opened.page) return false;
  if (!isNew || passage.isRow || LISTED.test(passage.text) || isIndented(passage)) return true;
  // A day that stands alone heads the paragraph below it.
  return at === first + 1 && opened.text === opened.heading;
}

function entriesOf(passages: readonly Passage[]): ReadonlyMap<Passage, ReportDate> {
  const days = new Map<Passage, ReportDate>();
  let entries = 0;
  let current: { readonly day: ReportDate; readonly first: number } | undefined;
  for (const [at, passage] of passages.entries()) {
    const isNew =
      passages[at - 1]?.paragraph !== passage.paragraph ||
      (passage.page.text[passage.start - 1] === '\n' && opensOnSlashedDay(passage.text));
    const opening = isNew ? openingDay(passage) : undefined;
    if (opening !== undefined) {
      entries += 1;
      current = { day: opening, first: at };
    } else if (current !== undefined && !goesOn(passages, current.first, at, isNew)) {
      current = undefined;
    }
    if (current !== undefined) days.set(passage, current.day);
  }
  return entries >= ENTRIES_MIN ? days : new Map<Passage, ReportDate>();
}
