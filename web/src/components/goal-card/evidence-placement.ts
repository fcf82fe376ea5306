/** Where in a present level each piece of evidence belongs: right after the fact it proves, inside the sentence. */
import type { Evidence } from '@goalwright/contracts/api/goals';

export type Segment =
  | { readonly kind: 'plain'; readonly text: string }
  /** A number that stands in no evidence. */
  | { readonly kind: 'unsourced'; readonly text: string }
  /** Which of the evidences proves what stands before it. */
  | { readonly kind: 'chip'; readonly evidence: number };

export interface Placement {
  readonly segments: readonly Segment[];
  /** Evidence whose fact could not be found in the text. */
  readonly unplaced: readonly number[];
}

const NUMBER = /\d{1,5}(?:\.\d+)?/g;
/** Names of instruments carry numbers that state nothing about a student; so do page references. */
const NOT_A_FACT =
  /\b[A-Z][A-Za-z-]*-\d\b|\bpage \d{1,4}\b|\b(?:BASC|CELF|BRIEF|SRS|BOT|WIAT|KTEA|GFTA|TNL|WJ)[ -]?\d\b/gi;
/** How far after a measure's name its number may stand. */
const NEAR = 120;
const QUOTE_LENGTH_MIN = 12;
const DAY =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}$/;
const YEAR = /^,? \d{4}\b/;

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

/** The text with everything foldable folded, character for character, so that places stay the same. */
const folded = (text: string): string => text.toLowerCase().replace(/[“”]/g, '"').replace(/[‘’]/g, "'");

/** After closing quotes, brackets and the mark inside them, so that no chip splits them from their words. */
function pastClosing(text: string, at: number): number {
  const closing = /^(?:[.,;]?["”’)\]]+)+/.exec(text.slice(at));
  return at + (closing?.[0].length ?? 0);
}

/** What makes the number a share: no chip stands between "80" and "%", or between "9" and "of 10". */
const SHARE_BEHIND = /^\s?(?:%|percent\b)|^ (?:out )?of \d{1,4}\b/;

function pastShare(text: string, at: number): number {
  const isNumber = /\d$/.test(text.slice(0, at));
  return at + ((isNumber ? SHARE_BEHIND.exec(text.slice(at))?.[0].length : undefined) ?? 0);
}

/** After the year of a date whose day ends here: "November 2, 2026" is one fact. */
function pastYear(text: string, at: number): number {
  const isDay = DAY.test(text.slice(0, at));
  return at + ((isDay ? YEAR.exec(text.slice(at))?.[0].length : undefined) ?? 0);
}

function endOf(text: string, wanted: string): number | undefined {
  const sought = folded(wanted).trim();
  if (sought === '') return undefined;
  const searched = folded(text);
  for (let at = searched.indexOf(sought); at >= 0; at = searched.indexOf(sought, at + 1)) {
    const end = at + sought.length;
    // Whole words and numbers: "strength" is not found in "strengths", nor "2" in "12" or "1.2".
    const isWhole =
      !/(?:[\p{L}\p{N}]|\d[.,])$/u.test(searched.slice(0, at)) &&
      !/^(?:[\p{L}\p{N}]|\.\d)/u.test(searched.slice(end));
    if (isWhole) return end;
  }
  return undefined;
}

/** The words of a quote a draft would repeat: without list marks, a heading before a colon, the last full stop. */
function quotedForms(quote: string): string[] {
  const bare = quote
    .trim()
    .replace(/^(?:[-*•]|[A-Z0-9]{1,2}[.)])\s+/, '')
    .replace(/[.;,]+$/, '');
  const afterHeading = /^[^:]{1,60}:\s+(.+)$/s.exec(bare)?.[1];
  return [bare, ...(afterHeading === undefined ? [] : [afterHeading])].filter(
    (form) => form.length >= QUOTE_LENGTH_MIN,
  );
}

/** A measure by its name and its number: "Writing Samples: a standard score of 77" in "Writing Samples (standard score 77". */
function endOfMeasure(text: string, { Text, Quote }: Evidence): number | undefined {
  const name = /^([^:]{3,60}):/.exec(Text)?.[1] ?? /^([^:]{3,60}):/.exec(Quote)?.[1];
  const numbers = numbersIn(Text.slice(name?.length ?? 0));
  if (name === undefined || numbers.length === 0) return undefined;
  const from = endOf(text, name);
  if (from === undefined) return undefined;
  const near = text.slice(from, from + NEAR);
  const [number = ''] = numbers;
  const found = new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?!\\d|\\.\\d)`).exec(near);
  if (!found) return undefined;
  const after = from + found.index + number.length;
  // Inside brackets the whole of them is one fact.
  const closing = /^[^().]*\)/.exec(text.slice(after));
  return closing ? after + closing[0].length : after;
}

/** The end of the words of its quote, where the text repeats them. */
const endOfQuote = (text: string, { Quote }: Evidence): number | undefined =>
  quotedForms(Quote)
    .map((form) => endOf(text, form))
    .find((end) => end !== undefined);

/** "9 of 10" of the goal so far, and the same number told of another thing below: each belongs to its own words. */
function isInAnotherQuote(text: string, at: number, own: Evidence, all: readonly Evidence[]): boolean {
  return all.some((other) => {
    if (other.Quote === own.Quote) return false;
    return quotedForms(other.Quote).some((form) => {
      const end = endOf(text, form);
      return end !== undefined && at <= end && at > end - form.length;
    });
  });
}

/** Where one evidence's chip stands; undefined where its fact is not in the text. */
function placeOf(text: string, evidence: Evidence, all: readonly Evidence[]): number | undefined {
  const quoted = () => endOfQuote(text, evidence);
  const exact = () => {
    const told = endOf(text, evidence.Text);
    const isOthers = told !== undefined && isInAnotherQuote(text, told, evidence, all);
    return (isOthers ? quoted() : undefined) ?? told ?? endOfMeasure(text, evidence);
  };
  // A fact with a number is known by it; one without, a strength for example, by the words it was taken from.
  const place = /\d/.test(evidence.Text) ? (exact() ?? quoted()) : (quoted() ?? exact());
  return place === undefined ? undefined : pastClosing(text, pastShare(text, pastYear(text, place)));
}

/** The places of numbers that no evidence knows. */
function unsourcedRanges(text: string, evidence: readonly Evidence[]): [number, number][] {
  const known = new Set(evidence.flatMap(({ Text, Quote }) => numbersIn(`${Text} ${Quote}`)));
  const masked = text.replace(NOT_A_FACT, (name) => ' '.repeat(name.length));
  return [...masked.matchAll(NUMBER)]
    .filter(([number]) => !known.has(number))
    .map(({ index, 0: number }) => [index, index + number.length]);
}

/** "(page 2)", ", page 2)" and "(evaluation of May 4, page 2)" right behind a chip that says the page already. */
const PAGE_BEHIND = /^ \(page (\d{1,4})\)|^(?: \([^()]{1,80})?(, page (\d{1,4}))(?=[,)])/;

function withoutPageOf(text: string, page: number | null | undefined): string {
  const told = PAGE_BEHIND.exec(text);
  if (told === null || Number(told[1] ?? told[3]) !== page) return text;
  const end = told[0].length;
  return `${text.slice(0, end - (told[2] ?? told[0]).length)}${text.slice(end)}`;
}

/**
 * Cuts a text into plain words, chips after what they prove, and unsourced numbers.
 * @param isUnsourcedKnown whether the writing check found numbers without a source: without its word none is marked
 */
export function placeEvidence(
  text: string,
  evidence: readonly Evidence[],
  isUnsourcedKnown: boolean,
): Placement {
  const chips = new Map<number, number[]>();
  const unplaced: number[] = [];
  evidence.forEach((one, index) => {
    const place = placeOf(text, one, evidence);
    if (place === undefined) unplaced.push(index);
    else chips.set(place, [...(chips.get(place) ?? []), index]);
  });
  const marks = isUnsourcedKnown ? unsourcedRanges(text, evidence) : [];
  const cuts = [...new Set([0, text.length, ...chips.keys(), ...marks.flat()])].sort((a, b) => a - b);
  const segments: Segment[] = [];
  cuts.forEach((from, place) => {
    for (const index of chips.get(from) ?? []) segments.push({ kind: 'chip', evidence: index });
    const piece = text.slice(from, cuts[place + 1] ?? from);
    if (piece === '') return;
    const isMarked = marks.some(([start, end]) => from >= start && from < end);
    const last = segments.at(-1);
    const page = last?.kind === 'chip' ? evidence[last.evidence]?.Page : undefined;
    segments.push(
      isMarked ? { kind: 'unsourced', text: piece } : { kind: 'plain', text: withoutPageOf(piece, page) },
    );
  });
  return { segments, unplaced };
}

export interface MarkedPage {
  readonly before: string;
  readonly quote: string;
  readonly after: string;
}

/** A page's text around a quote, whatever line breaks and spaces lie between its words; undefined where it is not there. */
export function markQuote(page: string, quote: string): MarkedPage | undefined {
  const words = quote.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const found = new RegExp(pattern).exec(page) ?? new RegExp(pattern, 'i').exec(page);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return { before: page.slice(0, found.index), quote: found[0], after: page.slice(end) };
}
