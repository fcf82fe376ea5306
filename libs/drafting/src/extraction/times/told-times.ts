/** When a report's figures were taken, as far as it tells: by its sections, its lines of dates and its own day. */
import { datesIn, mayHoldDate } from './dates.js';
import { everyMatch } from '../text/every-match.js';
import { quoteOf } from '../text/folded-page.js';
import { type Passage, quotePassage } from '../text/passages.js';

/** "data": the day or days of the figure; the others say of what the day is. */
export type ToldKind = 'data' | 'evaluation' | 'report' | 'meeting';

export interface ToldTime {
  /** As printed: "October 14 and 15, 2026", "2/3 to 2/28", "Spring". */
  readonly text: string;
  readonly kind: ToldKind;
  readonly page: number;
  /** Verbatim; it holds `text`. */
  readonly quote: string;
}

/** A passage of a page whose figures are of a time that stands above it. */
interface TimedPlace {
  readonly page: number;
  readonly words: string;
  readonly told: ToldTime;
}

export interface ToldTimes {
  /** What holds for every figure of which the report tells no other time. */
  readonly own?: ToldTime;
  readonly places: readonly TimedPlace[];
  /** Lines that hold a date, for the proof of one that stands in a table's head. */
  readonly lines: readonly { readonly page: number; readonly quote: string }[];
}

const MONTH = String.raw`(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b\.?`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?(?![\d/:%])`;
const AND = String.raw`(?:,? ?(?:and|&) ?|, ?| ?- ?| (?:to|through) )`;
const YEAR = String.raw`(?:,? 20[0-4]\d)`;
const DATE = String.raw`(?:${MONTH} ${DAY}(?:${AND}${DAY}(?! (?:of|out|minutes|times|words)))*${YEAR}?|\d{1,2} ${MONTH}${YEAR}?|${MONTH}${YEAR}?|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?![\d/%])|\d{1,2}-\d{1,2}-20[0-4]\d|20[0-4]\d-\d\d-\d\d|(?:spring|fall|winter|autumn)(?:(?: of)? 20[0-4]\d)?\b)`;
const DATES = String.raw`${DATE}(?:${AND}(?:in )?${DATE})*`;
const RUN = new RegExp(DATES, 'gi');
const RUN_AT_START = new RegExp(
  String.raw`^(?:(?:mon|tues?|wed|thur?s?|fri)[a-z]{0,6}\.?,? )?(?:on |in |of |from |the week of )?(${DATES})`,
  'i',
);

/** Told of something else than the report: a birth, a plan, a deadline, an older or a coming day. */
const OF_SOMETHING_ELSE =
  /birth|\bdob\b|\bborn\b|\biep\b|\bplan\b|\bdue\b|expire|eligib|next|previous|prior|\blast\b|anniversary|\buntil\b|\bby\s*$|graduat|of majority|consent|referr|enroll|hearing|vision/i;

/** "Annual IEP meeting: 3/11/2025": the meeting that the report was written for. */
const OF_MEETING = /\b(?:iep|eligibility)(?= (?:team )?meeting)/i;

interface Label {
  readonly kind: ToldKind;
  readonly pattern: RegExp;
}
const BETWEEN = String.raw`(?:\s{0,3}[:=|]|\s?\.{2,}|(?=\s{1,14}(?:(?:on|from|in|of)\s)?(?:\d|${MONTH})))[\s.:|]{0,40}`;
const labelled = (words: string) => new RegExp(String.raw`(?<![\p{L}-])(?:${words})${BETWEEN}`, 'giu');

/** In the order in which they are believed. */
const LABELS: readonly Label[] = [
  {
    kind: 'evaluation',
    pattern: labelled(
      String.raw`(?:dates?(?:\(s\))? of (?:the )?)?(?:evaluat(?:ed|ions?)|assess(?:ed|ments?)|test(?:ed|ing)|observ(?:ed|ations?))(?: dates?| days?)?(?:\(s\))?(?: of)?|test (?:dates?|days?)|sessions?(?: dates?)?|visits?|(?:dates? )?(?:seen|tested|assessed|evaluated)(?: on)?|eval(?:uation)? dates?|assessment windows?|(?:assessment|testing|evaluation) (?:given|done|completed)`,
    ),
  },
  {
    kind: 'data',
    pattern: labelled(
      String.raw`(?:dates?|period|window)s? of (?:the )?data|(?:data|observation) (?:period|window|dates?|from)|(?:reporting|progress|review) period(?: covered)?|(?:period|dates|time) covered|trial dates|(?:qtr|quarter) ends`,
    ),
  },
  {
    kind: 'report',
    pattern: labelled(
      String.raw`(?:date of (?:this )?)?report(?: (?:date|written|completed|of))?|dates?|written(?: up)?|date (?:written|prepared|completed)|prepared|completed|dated|updated|(?:report )?sent(?: home)?(?=\s{0,3}:)|date of (?:this )?(?:the )?(?:fie|etr|met|mdt|packet|memo|letter|summary|update|document)|team date`,
    ),
  },
  {
    kind: 'meeting',
    pattern: labelled(
      String.raw`(?:(?:annual )?(?:iep|ard|mdt|met|etr|team|eligibility|annual) )?(?:meeting|conference|review)(?: date)?|(?:annual )?(?:ard|mdt|met|etr)(?: date)?|date of (?:the )?meeting|(?:draft )?(?:(?:prepared|written|draft|compiled|update) )?(?:for|before) (?:the |a |an )?(?:[\w-]+ ){0,4}(?:meeting|annual review),?`,
    ),
  },
];

/** A label begins a line, a cell or a clause; "the evaluation of 2024" within a sentence is another one. */
const LEADS_TO_LABEL = /(?:^|[|\t]|\s\s|[.;,)]\s?|\b(?:was|were) |\s[-–])\W{0,3}$/;
/** "BCBA Date of report: April 9, 2025": a label of its own, however near the words before it are. */
const IS_PLAIN_LABEL = /^(?:Dates?|DATES?)(?:\(s\)|\(S\))? (?:of|OF)\b.*:\s*$|^Report [Dd]ate:\s*$/;

const HEAD_PASSAGES = 40;
const HEAD_CHARACTERS = 700;
const DAY_TOLD = /\d/;

/** The report's own time: the days of its evaluation, else its date, else that of the meeting it was written for. */
function ownTime(passages: readonly Passage[]): ToldTime | undefined {
  const head = passages
    .slice(0, HEAD_PASSAGES)
    .filter(({ text }) => mayHoldDate(text.slice(0, HEAD_CHARACTERS)));
  for (const { kind, pattern } of LABELS)
    for (const passage of head) {
      const told = labelledTime(passage, kind, pattern);
      if (told !== undefined) return told;
    }
  return timeAlone(passages);
}

function labelledTime(passage: Passage, kind: ToldKind, pattern: RegExp): ToldTime | undefined {
  const text = passage.text.slice(0, HEAD_CHARACTERS);
  for (const label of everyMatch(pattern, text)) {
    // "8 of 10, met 3/25": reached, and no multidisciplinary team.
    if (/\bmet\b/.test(label[0])) continue;
    const from = label.index + label[0].length;
    const before = text.slice(Math.max(0, label.index - 14), label.index);
    const found = RUN_AT_START.exec(text.slice(from, from + 120));
    const run = found?.[1];
    const isLabel = LEADS_TO_LABEL.test(before) || IS_PLAIN_LABEL.test(label[0]);
    if (found === null || run === undefined || !isLabel) continue;
    if (OF_SOMETHING_ELSE.test(before) || OF_SOMETHING_ELSE.test(label[0].replace(OF_MEETING, ''))) continue;
    // "Evaluation: October" tells less than the report's own day does; "Date: spring" tells enough.
    if (!DAY_TOLD.test(run) && kind !== 'report') continue;
    return toldBy(passage, run, from + found[0].length - run.length, kind);
  }
  return undefined;
}

/** @param index where the days stand in the passage */
function toldBy(passage: Passage, run: string, index: number, kind: ToldKind): ToldTime {
  const { page, start } = passage;
  const from = start + index;
  const text = quoteOf(page, from, from + run.replace(/[\s,.]+$/, '').length).replace(/\s+/g, ' ');
  return { text, kind, page: page.page, quote: quotePassage(passage, index) };
}

const LINE_ALONE = new RegExp(
  String.raw`^(?:[^\n]{0,120}\|\s*)?(${DATES})(?:[,.]?\s*$|\s*\||, (?:senior|junior|sophomore|freshman|for|grade)\b)`,
  'i',
);
/** "Prepared by: P. Lindqvist, transition coordinator    April 8, 2025" */
const BY_AND_DAY = new RegExp(
  String.raw`^(?:prepared|completed|compiled|written|submitted|report) by\b.{3,90}\s(${MONTH} ${DAY}${YEAR}|\d{1,2}\/\d{1,2}\/\d{2,4})\s*$`,
  'i',
);
const FIRST_LINES = 24;
/** "9/23 | short vowels | 9/20 | 5/20": in a row of cells it may be a score. */
const SHARE_OR_DAY = /^\d{1,2}\/\d{1,2}$/;

/** "January 2025 | 3.9 | 5.2 | 31", "Goal | Start (5/24) | Nov | Now": a row of figures, or the heads of columns of times. */
const FIGURE_CELL = /^\D{0,2}\d{1,3}(?:\.\d{1,2})?\D{0,3}$/;
const HEAD_CELL = new RegExp(String.raw`^(?:start|now|baseline|current)\b|^${DATE}$`, 'i');
function isOfTable(text: string): boolean {
  const cells = text.split('|').map((cell) => cell.trim());
  return (
    cells.some((cell) => FIGURE_CELL.test(cell)) || cells.filter((cell) => HEAD_CELL.test(cell)).length > 1
  );
}

/** "PARENT INPUT (Mrs. Pruitt, phone conference 11/10/2025)": the day somebody was spoken with. */
const OF_TALK = /\b(?:phone|call(?:ed)?|interview(?:ed)?|parents?|guardian|mother|father|e-?mail|input)\b/i;

/** "January 17, 2025" alone on a line or at the end of a line of names, "Spring, for the meeting of April 16". */
function timeAlone(passages: readonly Passage[]): ToldTime | undefined {
  for (const passage of passages.slice(0, FIRST_LINES)) {
    const { text } = passage;
    const found = text.length > 200 ? null : (BY_AND_DAY.exec(text) ?? LINE_ALONE.exec(text));
    const run = found?.[1];
    // "4/11/2025 | names": cells may stand on either side of it.
    const at = found?.[0].lastIndexOf(run ?? '') ?? -1;
    // "3/4. Class read an article": a day of a log, and in a row of cells perhaps a score.
    if (SHARE_OR_DAY.test(run ?? '') || (text.includes('|') && isOfTable(text))) continue;
    // "| Aug 29 | 2 of 7 |": a row of figures, and no date of the report.
    if (
      run === undefined ||
      OF_SOMETHING_ELSE.test(text.slice(0, at)) ||
      OF_TALK.test(text.slice(0, at)) ||
      /\d ?(?:of \d|%)/.test(text)
    )
      continue;
    return toldBy(passage, run, at, 'report');
  }
  return signedTime(passages);
}

const LAST_LINES = 8;
/** "T. Winfield 3/14/25", "Dana Ruiz, CCC-SLP    May 4, 2026" */
const SIGNED = new RegExp(
  String.raw`^(?:[Ss]igned:? )?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}(?:, ?[\p{L}. /-]{2,40}){0,3}[,|]?\s+(?:[Dd]ate:? ?)?(${DATE})$`,
  'u',
);

/** The day behind the name of who signed. */
function signedTime(passages: readonly Passage[]): ToldTime | undefined {
  for (const passage of passages.slice(-LAST_LINES)) {
    const text = passage.text.trim();
    const run = text.length > 120 ? undefined : SIGNED.exec(text)?.[1];
    if (run === undefined || datesIn(run)[0]?.hasYear !== true || OF_SOMETHING_ELSE.test(text)) continue;
    return toldBy(passage, run, passage.text.lastIndexOf(run), 'report');
  }
  return undefined;
}

const PLACES_MAX = 2_000;
const LINES_MAX = 600;
const WORDS_MAX = 1_500;
/** "MAY 22. Last data of the year.", "10/24/25: Worked on spacing": an entry of a log. */
const ENTRY = new RegExp(String.raw`^(?:week of )?(${DATE})\s*(?:[.:-]|$)`, 'i');

/** How a sample was taken, with no result in it: "On January 15 I gave three passages." */
const TAKING =
  /\b(?:gave|given|took|taken|administered|used|collected|recorded|counted|watched|observed|visited|kept|tested|checked|assessed|measured|assessment|quiz|asked|read to|done|probes?|samples?|log|tallied)\b/i;
const RESULT =
  /\b\d+(?:\.\d+)? ?(?:%|percent|of\b|out of|correct|\/ ?\d)|\b(?:last (?:year|spring|fall|winter)|ago|in (?:first|second|third|fourth|fifth|sixth|seventh) grade|will|next|by)\b/i;

/** "I saw one of them on October 9": of one, and not of all that are counted next. */
const ONE_OF_SEVERAL = /\bone of (?:them|these|those)\b/i;

/**
 * The times a report tells.
 * @param passages in reading order
 */
export function toldTimesIn(passages: readonly Passage[]): ToldTimes {
  const places: TimedPlace[] = [];
  const lines: { page: number; quote: string }[] = [];
  const above = new Above();
  for (const passage of passages) {
    const hasDate = datesIn(passage.text.slice(0, HEAD_CHARACTERS)).length > 0;
    if (hasDate && lines.length < LINES_MAX)
      lines.push({ page: passage.page.page, quote: quotePassage(passage) });
    const told = above.moveTo(passage, hasDate);
    if (told === undefined || places.length >= PLACES_MAX || !DAY_TOLD.test(passage.text)) continue;
    const words = quoteOf(passage.page, passage.start, Math.min(passage.end, passage.start + WORDS_MAX));
    places.push({ page: passage.page.page, words, told });
  }
  const own = ownTime(passages) ?? wholeTime(passages);
  return own === undefined ? { places, lines } : { own, places, lines };
}

const OF_ALL =
  /\b(?:numbers|figures|data|results?|scores|informal tasks|samples?|probes?)\b[^.]{0,60}?\b(?:come|comes|came|are|were|is|was|taken|collected|gathered)?[^.]{0,40}\b(?:from|in|on|between)\b/i;

/** "The numbers below come from class work in February and March." */
function wholeTime(passages: readonly Passage[]): ToldTime | undefined {
  for (const passage of passages.slice(0, HEAD_PASSAGES)) {
    if (
      passage.isRow ||
      !OF_ALL.test(passage.text) ||
      !/\b(?:below|unless|here|this report)\b/i.test(passage.text)
    )
      continue;
    const [run] = everyMatch(RUN, passage.text);
    if (run !== undefined && !OF_SOMETHING_ELSE.test(passage.text))
      return toldBy(passage, run[0], run.index, 'data');
  }
  return undefined;
}

/** The time that stands above a passage: that of its heading, of its entry in a log, or of the sentence before. */
class Above {
  private heading: { words: string; told: ToldTime } | undefined;
  private entry: ToldTime | undefined;
  private sentence: { paragraph: number; told: ToldTime } | undefined;

  moveTo(passage: Passage, hasDate: boolean): ToldTime | undefined {
    const { text, heading, paragraph } = passage;
    if (text === heading) this.entry = undefined;
    const run = hasDate ? ENTRY.exec(text)?.[1] : undefined;
    // "9/16  41": a row of a log tells its own day.
    if (run !== undefined && !passage.isRow) this.entry = toldBy(passage, run, text.indexOf(run), 'data');
    if (text === heading) this.heading = hasDate ? headingTime(passage) : undefined;
    if (this.heading !== undefined && !heading.startsWith(this.heading.words)) this.heading = undefined;
    const above =
      this.sentence?.paragraph === paragraph ? this.sentence.told : (this.entry ?? this.heading?.told);
    if (hasDate && !passage.isRow) this.listen(passage);
    return above;
  }

  /** A later sentence of the paragraph is of the day on which this one tells that the sample was taken. */
  private listen(passage: Passage): void {
    const { text, paragraph } = passage;
    this.sentence = undefined;
    if (!TAKING.test(text) || OF_SOMETHING_ELSE.test(text) || ONE_OF_SEVERAL.test(text)) return;
    const runs = everyMatch(RUN, text).filter(({ 0: run }) => DAY_TOLD.test(run));
    const rest = runs.reduce((left, { 0: run }) => left.replace(run, ' '), text);
    const [only] = runs;
    if (only === undefined || runs.length > 1 || RESULT.test(rest)) return;
    this.sentence = { paragraph, told: toldBy(passage, only[0], only.index, 'data') };
  }
}

function headingTime(passage: Passage): { words: string; told: ToldTime } | undefined {
  const runs = everyMatch(RUN, passage.text);
  const [only] = runs;
  if (only === undefined || runs.length > 1 || OF_SOMETHING_ELSE.test(passage.text)) return undefined;
  return { words: passage.text, told: toldBy(passage, only[0], only.index, 'data') };
}

const DAY_BEFORE_MONTH = /\d{1,2} $/;

const SPAN = new RegExp(String.raw`${DATE}(?: ?(?:-|–) ?| (?:to|through|until) )${DATE}`, 'gi');

/** "December" where the quote has "12 December", and "October 3 to October 20" whole, though one end was read. */
function asPrinted(date: string, quote: string): string {
  const span = /to|through|until|[-–]/i.test(quote)
    ? everyMatch(SPAN, quote).find(({ 0: run }) => run.includes(date))
    : undefined;
  if (span !== undefined && DAY_TOLD.test(date)) return span[0].trim();
  const at = quote.indexOf(date);
  const day = DAY_BEFORE_MONTH.exec(quote.slice(Math.max(0, at - 3), at))?.[0] ?? '';
  return /^[A-Z]/.test(date) && /^\d/.test(day) ? `${day}${date}` : date;
}

interface Figure {
  readonly value: number;
  readonly date?: string | undefined;
  readonly page: number;
  readonly quote: string;
}

const asData = (text: string, { page, quote }: Pick<Figure, 'page' | 'quote'>): ToldTime => ({
  text,
  kind: 'data',
  page,
  quote,
});

/** "2026" is told in many a line, and no day. */
const YEAR_ALONE = /^\d{4}$/;

/**
 * When a figure was taken, with the words that prove it; undefined where the report tells nothing that holds for it.
 * @param figure a number with its quote; `date` as its reader found it, perhaps in the head of a column
 */
export function timeOfFigure(times: ToldTimes, figure: Figure): ToldTime | undefined {
  const { page, quote } = figure;
  const date = YEAR_ALONE.test(figure.date ?? '') ? undefined : figure.date;
  const before = dateBefore(figure);
  if (before !== undefined) return asData(before, figure);
  if (date !== undefined && quote.includes(date)) return asData(asPrinted(date, quote), figure);
  if (date !== undefined) {
    const head = times.lines.find((line) => line.page === page && line.quote.includes(date));
    if (head !== undefined) return asData(asPrinted(date, head.quote), head);
  }
  const beside = dateAmong(figure);
  if (beside !== undefined) return asData(beside, figure);
  // A sentence with a time of its own is of no other: "In the fall it was 8."
  if (date === undefined && datesIn(quote).length > 0) return times.own;
  const place = times.places.find(
    ({ page: at, words }) => at === page && (words.includes(quote) || quote.includes(words)),
  );
  return place?.told ?? times.own;
}

/** "Fall: 77    Winter: 86    Spring: 91", "Feb 21 ... 67     May 2 .... 73": the time in front of the figure itself. */
function dateBefore({ quote, value }: Figure): string | undefined {
  const run = everyMatch(RUN, quote).findLast(({ 0: told, index }) => {
    const behind = /^(?:\s{0,3}[:=]\s{0,3}|\s{0,3}\.{2,12}\s{0,6}|\s{2,20})(\d{1,4}(?:\.\d{1,2})?)/.exec(
      quote.slice(index + told.length),
    );
    return (
      Number(behind?.[1] ?? Number.NaN) === value && !isShareBefore(told, quote.slice(index + told.length))
    );
  });
  return run?.[0].trim();
}

/** "5/15       7/15": what has the whole of the figure behind it is a share like that, and "22/40" is no day at all. */
function isShareBefore(told: string, behind: string): boolean {
  if (!SHARE_OR_DAY.test(told)) return false;
  const whole = told.split('/')[1] ?? '';
  return (
    datesIn(`on ${told}`).length === 0 || new RegExp(String.raw`^\D{0,20}\d{1,3}/${whole}(?!\d)`).test(behind)
  );
}

/** "46 words per minute (Mar 2024: 38)", "9 of 24 (Oct. 2024 screening: 7 of 24)": the time of the other figure. */
const OF_OTHER_FIGURE =
  /^\)?(?: (?:screening|screener|probe|check|test|sample|count|score|data|level|evaluation|report))?\s?[:=]\s?(\d{1,4}(?:\.\d{1,2})?)/;
const isOfOther = (behind: string, value: number): boolean => {
  const figure = OF_OTHER_FIGURE.exec(behind)?.[1];
  return figure !== undefined && Number(figure) !== value;
};

/** The one day of a sentence that tells no earlier time; "9/15" may be a score. */
function dateAmong({ quote, value }: Figure): string | undefined {
  const runs = everyMatch(RUN, quote).filter(({ 0: run }) => DAY_TOLD.test(run));
  const [only] = runs;
  if (only === undefined || runs.length > 1) return undefined;
  const days = datesIn(quote).length;
  // "She mixes up 6/9, 2/5": what looks like days is none.
  if (days > 1 || (days === 0 && /\d\/\d/.test(only[0]))) return undefined;
  if (isOfOther(quote.slice(only.index + only[0].length), value)) return undefined;
  if (/^\d{1,2}\/\d{1,2}$/.test(only[0]) || OF_SOMETHING_ELSE.test(quote)) return undefined;
  return /\b(?:ago|began|baseline|up from|will|by)\b/i.test(quote) ? undefined : only[0].trim();
}
