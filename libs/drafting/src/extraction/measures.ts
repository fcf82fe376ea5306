/** All numbers of a report, in reading order: table rows by their columns, sentences by their words. */
import type { Finding, Surroundings } from './findings.js';
import type { Instrument } from '../norms/instruments.js';
import { datesIn } from './times/dates.js';
import { withEarlierScores } from './scores/earlier-scores.js';
import { entryDaysIn } from './tables/log-entries.js';
import type { Measure } from './measure.js';
import { instrumentIn, normScoresIn, placesIn, statedIn } from './scores/norm-scores.js';
import { areaOfWhole } from './figures/area-of-whole.js';
import { barePair, describedRow, isNormRow, normRowScores } from './scores/norm-rows.js';
import { isSeriesOfDays, isSeriesOfShares } from './tables/listed-figures.js';
import { isPlaceholder, type Passage } from './text/passages.js';
import { WordPattern } from './text/pattern-index.js';
import { reporterIn } from './tables/table-columns.js';
import { isAsWritten, skillMeasuresIn } from './figures/skill-measures.js';
import { tableMeasures } from './tables/table-measures.js';
import type { TableRow, Tables } from './tables/tables.js';
import type { When } from './times/time-words.js';
import { unnamedScore } from './scores/unnamed-scores.js';

const MEASURES_MAX = 2_000;
/** Sentences looked back for what a number counts. */
const BEFORE_MAX = 5;
const ROWS_BEFORE_MAX = 4;
const SHORT_LINE = 48;

const GOAL = /\bwill\b[^]{0,400}\d|^(?:annual )?goal\b/i;
/** Headings within a goal's own block. */
const PART_OF_A_GOAL =
  /^(?:progress(?: data| to date| notes?| report)?|baselines?|data|remarks?|comments?|status|criteri(?:a|on)|objectives?|benchmarks?|quarterly (?:data|progress)|current (?:data|level)|results to date)\s*:?$/i;
const NEW_GOAL = /^(?:annual |measurable |iep )?goal(?:\s*(?:#|no\.?|number|area))?\s*(?:\d|[A-H]\b|:)/i;

/** Numbers of every passage; at most 2,000. */
export function findingsIn(
  passages: readonly Passage[],
  { rows, headers, listed, helpedRows }: Tables,
): Finding[] {
  const place = new Place();
  const otherChildren = otherChildrenIn(passages);
  const torn = tornPages(passages);
  const entryDays = entryDaysIn(passages);
  const ofTitle = isBehaviorReport(passages) ? 'Behavior' : undefined;
  const findings: Finding[] = [];
  const areas = new Map<number, string | undefined>();
  // All lines of a table or list are about one thing.
  const areaOfTable = (table: number | undefined, at: number) => {
    if (table === undefined) return undefined;
    if (!areas.has(table)) areas.set(table, areaOfWhole(passages, at));
    return areas.get(table);
  };
  passages.forEach((passage, at) => {
    const isNewParagraph = passages[at - 1]?.paragraph !== passage.paragraph;
    const row = rows.get(passage);
    place.moveTo(passage, row, isNewParagraph);
    if (!/\d/.test(passage.text) && !NUMBER_WORDS.test(passage.text)) return;
    const isTorn = torn.has(passage.page) && WIDE_GAP.test(passage.text);
    if (isTorn) findings.push(...provenScores(passage, place));
    const isSilent =
      isTorn || headers.has(passage) || passage.section === 'score-key' || isKeyLine(passage.text);
    if (findings.length >= MEASURES_MAX || isSilent || isPlaceholder(passage.text)) return;
    if (helpedRows.has(passage)) return;
    const around: Surroundings = {
      before: sentencesBefore(passages, at),
      after: sentenceAfter(passages, at),
      goal: place.goal,
      heading: passage.heading,
      topic: place.topic,
      otherChildren,
      ofTitle,
      entryDay: entryDays.get(passage),
      earlier: () => earlierUnderHeading(passages, at),
      ofReport: () => areaOfTable((row ?? listed.get(passage))?.table, at),
      recent: () => recentUnder(findings, place.topic),
    };
    const read = row === undefined ? inProse(passage, around, place) : inRow(row, around, place);
    const found = withEarlierScores(passage, read, around);
    const line = listed.get(passage);
    const isSeries = isSeriesOfDays(passage.text) || isSeriesOfShares(passage.text);
    const isRead = found.length > 0 && !isSumOfList(line) && !isSeries;
    const listedRow = isRead ? undefined : line;
    findings.push(
      ...(listedRow === undefined || !isOfTheStudent(passage, otherChildren)
        ? found
        : tableMeasures(listedRow, around)),
    );
  });
  return findings;
}

/** How often something comes is what such a report counts, whatever it is called: "In the last week she left 3.6 times per day." */
const BEHAVIOR_TITLE =
  /\bfunctional behaviou?r(?:al)? assessment\b|\b(?:FBA|BIP)\b|\bbehaviou?r(?:al)? (?:intervention|support) plan\b/i;
const TITLE_PASSAGES = 4;
const isBehaviorReport = (passages: readonly Passage[]) =>
  passages.slice(0, TITLE_PASSAGES).some(({ text }) => text.length < 120 && BEHAVIOR_TITLE.test(text));

/** "TOTAL ..... 9 of 24" is about what the list is about, and not about the row above it. */
const isSumOfList = (line: TableRow | undefined) =>
  line !== undefined && /\btotals?\b/i.test(line.label) && /\d ?(?:of|\/) ?\d/.test(line.passage.text);

const RECENT_MAX = 6;
const recentUnder = (findings: readonly Finding[], topic: number): Measure[] =>
  findings
    .slice(-RECENT_MAX)
    .filter((finding) => finding.topic >= topic - 1)
    .map(({ measure }) => measure)
    .reverse();

/** Lines of a list that hold others' figures, a yardstick, or no skill at all. */
const OTHERS_LINE =
  /\b(?:class|group|team|grade|school|district|room|others|students|roster)\b.{0,40}\b(?:average|avg|mean|median|rate|middle)\b|\b(?:classmates?|mates?|peers?|pupils|graders|age-?mates?|neighbou?rs?|comparison|norms?|typical|benchmark|goals?|target|expected|criteri\w+|mastery|passing|needed|required|attendance|absen\w+|tard\w+|dates?|dob|born|phone|minutes of|services?)\b/i;
const isOfTheStudent = ({ text }: Passage, otherChildren: readonly string[]) =>
  !OTHERS_LINE.test(text) && !otherChildren.some((name) => text.includes(name));

const NUMBER_WORDS = new WordPattern(
  /\b(?:one of|(?:in|on|with|for|just|only) (?:one|none)|once|twice|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i,
);
const WIDE_GAP = /\S {3,}\S/;
const TORN_LINES_MIN = 5;
const TORN_SHARE = 0.25;
const isProse = (text: string) => text.split(' ').length >= 4 && /[a-z]{2,} [a-z]{2,}/.test(text);

/**
 * Pages whose two columns of prose a copy merged line by line: what stands on either side of a gap belongs to
 * different sentences there, so that no number beside a gap is taken.
 */
function tornPages(passages: readonly Passage[]): ReadonlySet<Passage['page']> {
  const lines = new Map<Passage['page'], { all: number; torn: number }>();
  for (const { page, text } of passages) {
    const count = lines.get(page) ?? { all: 0, torn: 0 };
    lines.set(page, count);
    count.all += 1;
    const sides = WIDE_GAP.test(text) && !/[|\t]/.test(text) ? text.split(/ {3,}/) : [];
    if (sides.length === 2 && sides.every(isProse)) count.torn += 1;
  }
  const isTorn = ({ all, torn }: { all: number; torn: number }) =>
    torn >= TORN_LINES_MIN && torn >= TORN_SHARE * all;
  return new Set([...lines].filter(([, count]) => isTorn(count)).map(([page]) => page));
}

/** Keeps, from passage to passage, the goal, the instrument and the section we are in. */
class Place {
  instrument: Instrument | undefined;
  goal = '';
  topic = 0;
  /** The last short line that is no row: what the rows below it are. */
  caption = '';
  private heading = '';
  private goalLabel = '';
  private goalTopic = -1;

  moveTo({ text, heading, isRow }: Passage, row: TableRow | undefined, isNewParagraph: boolean): void {
    const isNewGoal = NEW_GOAL.test(text);
    if (!isRow) this.caption = text.length <= 120 && !/[.!?]$/.test(text) ? text : '';
    if ((text === heading && !PART_OF_A_GOAL.test(text)) || isNewGoal) {
      this.topic += 1;
      this.goalLabel = isNewGoal ? text.slice(0, 200) : '';
      this.goalTopic = this.topic;
      this.goal = this.goalLabel;
    }
    if (/\bwill\b/i.test(text) && GOAL.test(text)) this.readGoal(text, isNewParagraph);
    const headed = heading === this.heading ? undefined : instrumentIn(heading);
    this.heading = heading;
    // What stands nearest above a table names its test, not the section it is in.
    const titled = row === undefined ? undefined : instrumentIn(row.caption);
    this.instrument = instrumentIn(text) ?? titled ?? headed ?? this.instrument;
  }

  private readGoal(text: string, isNewParagraph: boolean): void {
    const isOwn = this.goalTopic === this.topic && this.goalLabel !== '';
    if (!isOwn && this.goal !== '' && isNewParagraph) this.topic += 1;
    this.goal = `${isOwn ? `${this.goalLabel} ` : ''}${text.slice(0, 500)}`;
  }
}

const SAYS_ITS_KIND = /\b(?:T|SS|scaled?|standard)\b/i;

function inRow(row: TableRow, around: Surroundings, { instrument, topic }: Place): Finding[] {
  const norms = isNormRow(row, instrument) ? normRowScores(row, instrument, topic) : [];
  if (norms.length > 0) return norms;
  // Columns we cannot make scores of: only what proves itself within the row.
  const proven = statedIn(row.passage, instrument).filter(
    ({ percentile }) => percentile !== undefined || SAYS_ITS_KIND.test(row.passage.text),
  );
  const stated = [...proven, ...placesIn(row.passage, proven)];
  return [
    ...stated.map((score): Finding => scoreInProse(score, row.passage, undefined, topic)),
    // The minutes and times of a service grid are nobody's skill.
    ...(row.passage.section === 'services' ? [] : tableMeasures(row, around)).filter(
      ({ measure }) => !isSameNumber(measure, stated),
    ),
  ];
}

/** On a torn line, only scores beside their own percentile. */
function provenScores(passage: Passage, { instrument, topic }: Place): Finding[] {
  return statedIn(passage, instrument)
    .filter(({ percentile }) => percentile !== undefined)
    .map((score) => scoreInProse(score, passage, undefined, topic));
}

function toldScores(passage: Passage, instrument: Instrument | undefined): Measure[] {
  const told = /\bwill\b/i.test(passage.text) ? [] : normScoresIn(passage, instrument);
  return told.length === 0 ? describedRow(passage, instrument) : told;
}

function inProse(passage: Passage, around: Surroundings, { instrument, topic, caption }: Place): Finding[] {
  const lines = [...around.before, ...(caption === '' ? [] : [caption])];
  const own = unnamedScore(passage, instrument, lines, around.after) ?? barePair(passage, instrument);
  const scores = own === undefined ? toldScores(passage, instrument) : [own];
  const titled = reporterIn(passage.heading);
  const isUnderOld = passage.isRow && OLD_HEADING.test(caption) && !OLD_HEADING.test(passage.text);
  const lead = scores.length === 0 ? undefined : datedLead(passage);
  return [
    ...scores.map((score): Finding => scoreInProse(score, passage, titled, topic, { isUnderOld, lead })),
    ...skillMeasuresIn(passage, around).filter(
      ({ measure }) =>
        !isSameNumber(measure, scores) && !(scores.length > 0 && isRawScore(measure, passage.text)),
    ),
  ];
}

/** "Ball Skills raw 17 of 54, scaled score 4": of what the score was made, which counts nothing by itself. */
const isRawScore = ({ kind, value }: Measure, text: string): boolean =>
  kind === 'ratio' && Number(RAW_SCORE.exec(text)?.[1] ?? Number.NaN) === value;
const RAW_SCORE = /\braw(?: score)?(?: of| was)? ?[:=]? ?(\d{1,3})\b/i;

const OTHER_CHILD =
  /\b(?:brothers?|sisters?|siblings?|cousin|twin|friend|(?:a |another |one )?(?:classmate|peer|(?:conversation |play |lab )?partner|comparison (?:student|peer|child)))(?: (?:named |called )?|(?: (?:(?:that |whom )?(?:he|she|they|I|we) (?:had )?(?:chose|chosen|picked|likes?|knows?)|of (?:his|her|their) (?:own )?choice|from (?:his|her|their|the same) (?:class|grade|table)))?, (?=[A-Z][a-z]{2,15}(?:,|\)|\.| who\b| and\b)))([A-Z][a-z]{2,15})\b/g;
const CHILD_NAMED = new WordPattern(OTHER_CHILD);
const OTHERS_MAX = 12;

/** Children beside the student whom the report introduces by name. */
function otherChildrenIn(passages: readonly Passage[]): string[] {
  const names = new Set<string>();
  for (const { text } of passages) {
    if (names.size >= OTHERS_MAX) break;
    for (const match of CHILD_NAMED.every(text.slice(0, 1500))) names.add(match[1] ?? '');
  }
  return [...names];
}

/** The sentences before one in its paragraph, nearest first; before a row or bullet, the line that leads to it. */
function sentencesBefore(passages: readonly Passage[], at: number): string[] {
  const here = passages[at];
  const before: string[] = [];
  for (let index = at - 1; index >= 0 && before.length < BEFORE_MAX; index -= 1) {
    const passage = passages[index];
    if (passage === undefined || passage.paragraph !== here?.paragraph) break;
    before.push(passage.text);
  }
  if (here !== undefined && isListed(here)) before.push(...listBefore(passages, at, here));
  const opening = passages[at - 1 - before.length];
  if (opening !== undefined && isAsWritten(opening.text)) return [...before, opening.text];
  if (before.length >= 2 || here === undefined) return before;
  const lead = passages[at - 1 - before.length];
  if (lead === undefined || lead.isRow || lead.text === lead.heading) return before;
  const leads = lead.text.endsWith(':') || lead.page.page !== here.page.page;
  return leads ? [...before, lead.text] : before;
}

/** A row, a bullet or a line with its own key: it goes on about what the lines above it are about. */
const isListed = ({ isRow, text }: Passage) =>
  isRow || /^[-*•]\s|^\d{1,2}\/\d{1,2}\s?[:=-]|^[A-Z][\w ()/'-]{1,40}:\s/.test(text);

function listBefore(passages: readonly Passage[], at: number, here: Passage): string[] {
  const lines: string[] = [];
  let lead: Passage | undefined;
  for (let index = at - 1; index >= 0 && lines.length < ROWS_BEFORE_MAX; index -= 1) {
    const passage = passages[index];
    if (passage === undefined || passage.text === passage.heading || passage.page !== here.page) break;
    // What leads to a list may say what is listed a sentence earlier.
    if (lead !== undefined && passage.paragraph !== lead.paragraph) break;
    lines.push(passage.text);
    if (isListed(passage)) continue;
    // "Two scoring methods follow." says what is listed as little as a line that ends on a colon.
    if (!passage.text.endsWith(':') && passage.text.length > SHORT_LINE && lead === undefined) break;
    lead = passage;
  }
  return lines;
}

const EARLIER_MAX = 8;

/** The sentences of the paragraphs before, up to the heading they share. */
function earlierUnderHeading(passages: readonly Passage[], at: number): string[] {
  const here = passages[at];
  const earlier: string[] = [];
  for (let index = at - 1; index >= 0 && earlier.length < EARLIER_MAX; index -= 1) {
    const passage = passages[index];
    if (passage === undefined || here === undefined || passage.text === passage.heading) break;
    if (passage.section !== here.section) break;
    if (passage.paragraph !== here.paragraph) earlier.push(passage.text);
  }
  return earlier;
}

function sentenceAfter(passages: readonly Passage[], at: number): string {
  const next = passages[at + 1];
  return next === undefined || next.paragraph !== passages[at]?.paragraph ? '' : next.text;
}

/** "Average: 90-110" explains scores; it is nobody's. */
const isKeyLine = (line: string) =>
  line.length < KEY_LINE_MAX && NAMES_A_NORM.test(line) && isKey(line.replace(KEY_IN_BRACKETS, ' '));
const NAMES_A_NORM = new WordPattern(/\b(?:mean|average|standard deviation|norms?)\b/i);
const KEY_LINE_MAX = 1500;
/** "BOT-2 (scale scores have a mean of 15)  Fine Motor Precision - scale score 8": a key beside a score. */
const KEY_IN_BRACKETS = /\([^()]{0,20}\b(?:mean|average|scores? have)\b[^()]{0,120}\)/i;

const isKey = (text: string) =>
  /\b(?:mean|average|standard deviation|norms?)\b[^.]{0,60}\b(?:100|15|50|10)\b/i.test(text) &&
  !/percentile|scored|\bhis\b|\bher\b/i.test(text) &&
  /range|mean of|deviation|\d{2,3}\s*-\s*\d{2,3}/i.test(text);

const isSameNumber = (skill: Measure, scores: readonly Measure[]) =>
  scores.some(
    (score) =>
      score.quote === skill.quote && (score.value === skill.value || score.percentile === skill.value),
  );

const OLD_HEADING =
  /previous|prior\b|\bpast\b|earlier|\bolder\b|last (?:full |comprehensive |triennial |formal )?(?:year|evaluation|reevaluation|testing)|20[01]\d (?:evaluation|results|testing|scores)/i;
/** A sentence that opens with when its scores are from: "Older testing (for reference only): Broad Reading 82". */
const OLD_LEAD =
  /^(?:[*•-]\s{1,3})?(?:(?:part|section) \w{1,3}[.:)]? )?(?:at (?:the |his |her |their )?)?(?:the )?(?:(?:older|previous|prior|earlier) (?:testing|tests?|scores?|results?|evaluations?|assessments?)|last (?:full |comprehensive |formal |triennial )?(?:evaluation|reevaluation|testing)|at that time|on (?:the )?(?:[\w-]{1,20} ){1,5}(?:given|administered|used|completed|taken) (?:to (?:him|her|them) )?(?:at that time|then))\b/i;
const OLD_WORDS =
  /\bprevious|\bprior\b|\blast (?:full |comprehensive |formal )?(?:year|evaluation|reevaluation|triennial|testing)|\bolder (?:testing|scores?|results?)|\bin 20[01]\d\b|initial evaluation (?:in|of)|\bearlier (?:testing|evaluation)|\bup from\b|\bdown from\b|compared (?:to|with)\b|\bin (?:grade \d{1,2}|(?:first|second|third|fourth|fifth|sixth|seventh|eighth) grade)\b|\byears? ago|\bformer|\b(?:from|of) (?:the|his|her|their) (?:20[0-4]\d triennial|triennial (?:in|of) 20[0-4]\d)\b|\bgiven at that time\b/i;

/** "On the test given at that time she earned": a whole sentence of a time told before. */
const AT_THAT_TIME = /^[^.;]{0,60}\b(?:given|administered|taken|tested) at that time\b/i;

/** "Last spring was a scaled score of 6", in the score's own clause: what a state test showed then says nothing of the next. */
const OLD_SEASON =
  /(?<!\b(?:since|than|over) )\blast (?:spring|fall|winter|autumn)\b(?!.{0,300}(?:, (?:and|but|while)\b|;|\. ))/i;

const isToldAsOld = (before: string, { text, heading }: Passage) =>
  OLD_WORDS.test(before) ||
  OLD_SEASON.test(before) ||
  OLD_LEAD.test(text) ||
  AT_THAT_TIME.test(text) ||
  OLD_HEADING.test(heading);

/** What stands before a score: before its name, and between the name and the figure ("from the triennial two years ago: 84"). */
function leadOf(text: string, at: number, { subtest = '', value, kind }: Measure): string {
  const named = at + subtest.length;
  const figure = kind === 'percentile' ? named : text.indexOf(String(value), named);
  return text.slice(Math.max(0, at - 60), figure < 0 || figure > named + 60 ? at : figure);
}

/** A scale of that name has no parent for its rater. */
const OF_PARENTS = /Relations with Parents/g;

/** "From the evaluation of March 2023 (grade 7): ...": tells when all scores of its paragraph were given. */
const DATED_LEAD =
  /^(?:from|in|at) (?:the|his|her|their|an?) (?:[\w-]{2,20} ){0,3}(?:re-?evaluation|evaluation|assessment|testing|triennial|report) (?:of|in|from|dated) [^.:;]{0,24}20[0-4]\d[^.:;]{0,20}:/i;

const PARAGRAPH_MAX = 1_500;

/** The head of its own paragraph that says when all its scores were given; undefined where it does not. */
function datedLead({ page, start }: Passage): string | undefined {
  const above = page.text.slice(Math.max(0, start - PARAGRAPH_MAX), start);
  return DATED_LEAD.exec(
    above
      .slice(above.lastIndexOf('\n\n') + 1)
      .trimStart()
      .slice(0, 140),
  )?.[0];
}

function scoreInProse(
  score: Measure,
  passage: Passage,
  titled: Measure['reporter'],
  topic: number,
  { isUnderOld = false, lead }: { isUnderOld?: boolean; lead?: string | undefined } = {},
): Finding {
  const { text } = passage;
  const at = Math.max(0, text.indexOf(score.subtest ?? ''));
  const before = leadOf(text, at, score);
  const isPrior = score.isPrior || isUnderOld || isToldAsOld(before, passage);
  const own = toldAt(text, at);
  const { told, order, hasYear } =
    own.told === undefined && lead !== undefined ? toldAt(lead, lead.length) : own;
  const reporter =
    score.reporter ??
    reporterIn(text.slice(Math.max(0, at - 40), at + 70).replace(OF_PARENTS, ' ')) ??
    titled;
  const when: When | undefined = isPrior
    ? { kind: 'prior' }
    : told === undefined || order === undefined
      ? undefined
      : { kind: 'date', text: told, order, hasYear };
  return {
    measure: {
      ...score,
      isPrior,
      ...(told === undefined ? {} : { date: told }),
      ...(reporter === undefined ? {} : { reporter }),
    },
    when,
    series: `p${passage.paragraph}`,
    topic,
  };
}

/** The time told for what stands at an offset: of several dates the last before it, else a year. */
function toldAt(text: string, at: number): { told?: string; order?: number; hasYear: boolean } {
  const dates = datesIn(text);
  const date = dates.findLast(({ index }) => index < at) ?? dates[0];
  if (date !== undefined) return { told: date.text, order: date.order, hasYear: date.hasYear };
  const year =
    /\b(?:[Ii]n|at|of|from|the|since|form,?) (?:\w+ ){0,2}(20[0-4]\d)\b|\((?:[a-z]{2,15},? ){0,2}(20[0-4]\d)(?:\)|: (?=[A-Z]))|^[A-Z][A-Za-z. ]{2,30} (20[0-4]\d)(?=[ ,:(])/.exec(
      text,
    );
  const told = year?.[1] ?? year?.[2] ?? year?.[3];
  return told === undefined ? { hasYear: true } : { told, order: Number(told) * 12 + 6, hasYear: true };
}
