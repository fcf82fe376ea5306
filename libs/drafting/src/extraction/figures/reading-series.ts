/** Numbers that go with another: the ends of a change, a figure in brackets, a series told by its times. */
import { areaNear } from './area-nearby.js';
import { isNamedNumber } from './named-numbers.js';
import type { Reading } from './reading-kinds.js';
import { withDigits } from '../text/number-words.js';
import { timeWordsIn, type When } from '../times/time-words.js';
import { wholeIn } from './told-wholes.js';
import { unitNamedIn } from './unit-names.js';

/** "Session 4 - 30%": the number in front counts sessions, and no range begins with it. */
const NUMBERED =
  /\b(?:session|week|wk|probe|trial|day|visit|month|quarter|trimester|semester|period|check|Q|MP)\.? ?#?$/i;

function afterNumber(text: string, reading: Reading): Reading {
  const { index, end, upTo } = reading;
  const lead = /^\d{1,2}\s{0,3}-\s{0,3}(?=\d)/.exec(text.slice(index, end))?.[0];
  if (upTo === undefined || lead === undefined || !NUMBERED.test(text.slice(Math.max(0, index - 16), index)))
    return reading;
  const from = index + lead.length;
  return { ...reading, value: upTo, upTo: undefined, index: from, at: from };
}

/** "From 20% to 45%" is two numbers at two times; "20% to 45%" is a range. */
export function steps(text: string, found: Reading): Reading[] {
  const reading = afterNumber(text, found);
  const { index, end, upTo } = reading;
  if (
    upTo === undefined ||
    !/\b(?:from|increas\w+|improv\w+|rose|grew|declin\w+|decreas\w+|dropp\w+|went)\s*(?:from\s*)?(?:about |approximately |an average of )?$/i.test(
      text.slice(Math.max(0, index - 40), index),
    )
  )
    return [reading];
  const to = /\bto\b|-/i.exec(text.slice(index, end));
  if (to === null) return [reading];
  const one = { ...reading, upTo: undefined };
  const middle = index + to.index;
  return [
    { ...one, end: middle, at: index },
    { ...one, value: upTo, index: middle + to[0].length, end, at: middle + to[0].length },
  ];
}

/** Of several probes told behind the name of what they count, "Correct writing sequences: 17, 21, 19", the last. */
export function lastOfProbes(text: string, reading: Reading): Reading {
  const { index, end, kind, upTo } = reading;
  if (kind !== 'rate' || upTo !== undefined || !/\d$/.test(text.slice(index, end))) return reading;
  const more =
    /^(?:, ?\d{1,3}(?:\.\d)?){1,9}(?:,? (?:and|&) \d{1,3}(?:\.\d)?)?(?=\s*(?:[.;)]|$))|^,? (?:and|&) \d{1,3}(?:\.\d)?(?=\s*(?:[.;)]|$))/.exec(
      text.slice(end, end + 80),
    )?.[0];
  if (more === undefined) return reading;
  const last = /\d{1,3}(?:\.\d)?$/.exec(more)?.[0] ?? '';
  return { ...reading, value: Number(last), end: end + more.length, at: end + more.length - last.length };
}

/** "61 words correct per minute (47 in the fall)": a bare number in brackets, with a time of its own, counts the same. */
export function bracketed(text: string, reading: Reading): Reading[] {
  if (reading.kind === 'ratio' || reading.kind === 'interval') return [];
  const match =
    /^[^().;]{0,30}\(([^()\d]{0,30}?)(\d{1,3}(?:\.\d{1,2})?)(?![\d/%-]|\.\d|[- ](?:minute|min|of|out|percent|words|point|item|student|day|week|month|year))([^()]{0,80})\)/.exec(
      text.slice(reading.end, reading.end + 160),
    );
  if (match === null) return [];
  const [whole, before = '', figure = '', after = ''] = match;
  if (timeWordsIn(`${before} 0 ${after}`).length === 0) return [];
  const index = reading.end + whole.indexOf('(') + 1 + before.length;
  // "In the last probe week (April 24)": the day of the month.
  if (isNamedNumber(text, index, reading.kind)) return [];
  return [
    { ...reading, value: Number(figure), upTo: undefined, index, end: index + figure.length, at: index },
  ];
}

const DATED_SERIES_MAX = 9;
const UP_TO_ITS_TIME = /^[^\d.;:()]{0,40}$/;
const NEXT_OF_SERIES = /^(?:,|,? and|,? then|,? and then) (\d{1,3}(?:\.\d)?) (?:on|in) $/;
/** "22 per hour in September, 34 now" */
const NOW_OF_SERIES = /^(?:,|;|,? and|,? but) (?:it is )?(\d{1,3}(?:\.\d)?) $/;

const NEVER = /(?!)/;
const nextOfSeries = (kind: When['kind']): RegExp =>
  kind === 'date' ? NEXT_OF_SERIES : kind === 'now' ? NOW_OF_SERIES : NEVER;

/** "46 words on October 8, 52 on October 29 and 55 on November 12": what the first counts, the others count at their times. */
export function datedSeries(text: string, reading: Reading): Reading[] {
  const isAlone = reading.upTo === undefined && reading.outOf === undefined;
  if (!isAlone || !/\d (?:(?:on|in) |now\b|today\b)/.test(text.slice(reading.end))) return [];
  const [first, ...later] = timeWordsIn(text).filter((time) => time.index >= reading.end);
  if (first?.when.kind !== 'date' || !UP_TO_ITS_TIME.test(text.slice(reading.end, first.index))) return [];
  const series: Reading[] = [];
  let last = first;
  for (const time of later) {
    if (time.index < last.end) continue;
    const between = text.slice(last.end, time.index);
    const figure = nextOfSeries(time.when.kind).exec(between)?.[1];
    if (figure === undefined || series.length >= DATED_SERIES_MAX) break;
    const index = last.end + between.lastIndexOf(figure);
    series.push({ ...reading, value: Number(figure), index, end: index + figure.length, at: index });
    last = time;
  }
  return series;
}

/** Steps of a change: "12 -> 19 -> 23". */
const ARROW = /(?:-{1,3}>|=>|[\u2192\u2794\u279c\u21d2\u27f6])/;
export const hasArrow = (text: string) => ARROW.test(text);
const ARROW_BEHIND = new RegExp(String.raw`^[^.;,\d]{0,24}?${ARROW.source}\s{0,3}[~<>]?\d`);
/** Whether an arrow leads from a figure to a newer one. */
export const leadsOn = (text: string, end: number) => ARROW_BEHIND.test(text.slice(end, end + 40));

/** The last of the steps a cell holds. */
export const afterArrows = (text: string) => text.split(ARROW).at(-1)?.trim() ?? text;

const ARROWS = new RegExp(
  String.raw`(?<![\w./])\d{1,3}(?:\.\d)?(?:\s{0,3}${ARROW.source}\s{0,3}\d{1,3}(?:\.\d)?){1,9}(?![\w/%.]?\d|\s?%|\s(?:of|out)\b)`,
);

/** "Digits correct per minute went 12 -> 19 -> 23": the last of bare steps, counted as the words in front say. */
export function lastOfSteps(text: string, context: string, known: readonly Reading[]): Reading[] {
  if (!hasArrow(text)) return [];
  const match = ARROWS.exec(text);
  if (match === null) return [];
  const last = /\d{1,3}(?:\.\d)?$/.exec(match[0])?.[0] ?? '';
  const end = match.index + match[0].length;
  const index = end - last.length;
  const named = unitNamedIn(text.slice(Math.max(0, match.index - 80), match.index), context);
  const isKnown = known.some((reading) => index < reading.end && end > reading.index);
  return isKnown || named === undefined || named.kind === 'duration' || named.kind === 'percent'
    ? []
    : [{ ...named, value: Number(last), index, end }];
}

const NAMED_SERIES_MAX = 12;
/** One look before the slower ones: without such a word there is no series. */
const SERIES_WORD =
  /\b(?:[BME]OY|fall|autumn|winter|spring|summer|quarter|trimester|Q\d|MP\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|week|year|month|session|entry|exit|mid|now|current|start|baseline|20\d\d|\d{1,2}\/\d{1,2}\s?[:=-])/i;

/** "ORF: fall 19, winter 31", "First quarter 4, second quarter 6": bare numbers, each right behind its time. */
export function timedSeries(text: string, context: string, known: readonly Reading[]): Reading[] {
  if (!SERIES_WORD.test(text)) return [];
  const pairs = timeWordsIn(text).flatMap(({ when, index, end }) => {
    const match =
      /^[\s:)=,-]{1,4}(\d{1,3}(?:\.\d{1,2})?)\b(?!\s*(?:\/|%|of\b|out\b|to\b|-|percent|minutes?|points?|words?|(?<!\s\s)\d|st|nd|rd|th|:))/.exec(
        text.slice(end, end + 16),
      );
    if (match === null || when.kind === 'prior') return [];
    // "Dec 1-5": the days from one to the other.
    if (when.kind === 'date' && /[a-z]/i.test(when.text) && /^-\d/.test(match[0])) return [];
    const at = end + match[0].length - (match[1]?.length ?? 0);
    return known.some((reading) => at < reading.end && at >= reading.index)
      ? []
      : [{ value: Number(match[1]), index: at, from: index }];
  });
  if (pairs.length === 0) return [];
  const named = unitNamedIn(text.slice(0, pairs[0]?.from ?? 0), context);
  const whole =
    known.find(({ kind }) => kind === 'ratio') ??
    (named === undefined ? (ratioIn(context) ?? toldWholeIn(context)) : undefined);
  const isSeries = pairs.length >= 2 || (pairs.length === 1 && (named !== undefined || whole !== undefined));
  if (!isSeries) return [];
  return pairs.slice(0, NAMED_SERIES_MAX).flatMap(({ value, index }): Reading[] => {
    const end = index + String(value).length;
    if (named !== undefined && named.kind !== 'count' && named.kind !== 'duration')
      return [{ ...named, value, index, end }];
    if (whole?.outOf === undefined || value > whole.outOf) return [];
    // "Probe on 1/28, 20 items": the whole itself.
    if (
      value === whole.outOf &&
      new RegExp(String.raw`^\s+(?:[a-z-]+\s)?${whole.unit.replace(/[^a-z-]/g, '')}\b`, 'i').test(
        text.slice(end, end + 40),
      )
    )
      return [];
    return [{ kind: 'ratio', value, outOf: whole.outOf, unit: whole.unit, area: whole.area, index, end }];
  });
}

/** "A page each week with 10 inference questions": the whole that the sentences before tell of. */
export const toldWholeIn = (context: string): Pick<Reading, 'outOf' | 'unit' | 'area'> | undefined => {
  const near = withDigits(context.slice(0, WHOLE_NEAR));
  const whole = wholeIn(near);
  if (whole === undefined) return undefined;
  const at = near.lastIndexOf(String(whole.outOf));
  return { outOf: whole.outOf, unit: whole.noun, area: areaNear(near, at, at) };
};
const WHOLE_NEAR = 400;

const ratioIn = (context: string): Pick<Reading, 'outOf' | 'unit' | 'area'> | undefined => {
  const match = /\b\d{1,3}\s*(?:of|out of|\/)\s*(\d{1,3})\s+([a-z]{3,16})/i.exec(context);
  return match === null ? undefined : { outOf: Number(match[1]), unit: (match[2] ?? 'items').toLowerCase() };
};
