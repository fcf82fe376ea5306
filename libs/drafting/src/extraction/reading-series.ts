/** Numbers that go with another: the ends of a change, a figure in brackets, a series told by its times. */
import type { Reading } from './reading-kinds.js';
import { timeWordsIn } from './time-words.js';
import { unitNamedIn } from './unit-names.js';

/** "From 20% to 45%" is two numbers at two times; "20% to 45%" is a range. */
export function steps(text: string, reading: Reading): Reading[] {
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
  return [
    { ...reading, value: Number(figure), upTo: undefined, index, end: index + figure.length, at: index },
  ];
}

const NAMED_SERIES_MAX = 12;
/** One look before the slower ones: without such a word there is no series. */
const SERIES_WORD =
  /\b(?:[BME]OY|fall|autumn|winter|spring|summer|quarter|trimester|Q\d|MP\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|week|year|month|session|entry|exit|mid|now|current|start|baseline|20\d\d)/i;

/** "ORF: fall 19, winter 31", "First quarter 4, second quarter 6": bare numbers, each right behind its time. */
export function timedSeries(text: string, context: string, known: readonly Reading[]): Reading[] {
  if (!SERIES_WORD.test(text)) return [];
  const pairs = timeWordsIn(text).flatMap(({ when, index, end }) => {
    const match =
      /^[\s:)=,-]{1,4}(\d{1,3}(?:\.\d{1,2})?)\b(?!\s*(?:\/|%|of\b|out\b|to\b|-|percent|minutes?|points?|words?|\d|st|nd|rd|th|:))/.exec(
        text.slice(end, end + 16),
      );
    if (match === null || when.kind === 'prior') return [];
    const at = end + match[0].length - (match[1]?.length ?? 0);
    return known.some((reading) => at < reading.end && at >= reading.index)
      ? []
      : [{ value: Number(match[1]), index: at, from: index }];
  });
  const named = unitNamedIn(text.slice(0, pairs[0]?.from ?? 0), context);
  const whole =
    known.find(({ kind }) => kind === 'ratio') ?? (named === undefined ? ratioIn(context) : undefined);
  const isSeries = pairs.length >= 2 || (pairs.length === 1 && (named !== undefined || whole !== undefined));
  if (!isSeries) return [];
  return pairs.slice(0, NAMED_SERIES_MAX).flatMap(({ value, index }): Reading[] => {
    const end = index + String(value).length;
    if (named !== undefined && named.kind !== 'count' && named.kind !== 'duration')
      return [{ ...named, value, index, end }];
    if (whole?.outOf === undefined || value > whole.outOf) return [];
    return [{ kind: 'ratio', value, outOf: whole.outOf, unit: whole.unit, index, end }];
  });
}

const ratioIn = (context: string): Pick<Reading, 'outOf' | 'unit'> | undefined => {
  const match = /\b\d{1,3}\s*(?:of|out of|\/)\s*(\d{1,3})\s+([a-z]{3,16})/i.exec(context);
  return match === null ? undefined : { outOf: Number(match[1]), unit: (match[2] ?? 'items').toLowerCase() };
};
