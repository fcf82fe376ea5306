/** What a report says about one goal: the lines between its own words and the next topic. */
import { type GoalLog, goalLogIn } from './goal-log.js';
import type { GoalStatement } from './goal-statements.js';
import { askedAbout, codedParts, numberedRows } from './goal-mentions.js';
import { startsTopic, type TopicFinder, topicFinder, topicOfLine } from './goal-topics.js';
import { reviewTimesIn } from './reading-times.js';
import { cellsOfRow, isDataTitle, type ReportLine } from './report-lines.js';
import type { Piece } from './piece.js';
import { isNextSection, withoutOthers } from './told-of-another.js';

export type { Piece } from './piece.js';

const BLOCK_LINES_MAX = 60;
const BLOCK_CHARACTERS_MAX = 6_000;
/** A line that goes on about the goal after a gap: a key, a time, the goal itself. */
const GOES_ON =
  /^\W*(?:\w+ ){0,3}?(?:baseline|status|progress|data|comments?|criteri|method|evaluation|measure|objectives?|benchmarks?|quarter|trimester|semester|q[1-4]\b|(?:first|second|third|fourth|1st|2nd|3rd|4th) |date|as of|current|latest|now\b|since|by\b|at the|narrative|update|code|rating|mastery|results?|recommend|decision|jan|feb|mar|apr|may\b|june?|july?|aug|sept?|oct|nov|dec|\d{1,2}\/)|\b(?:this|the|that|her|his|their) (?:annual )?(?:goal|objective|target|criterion|mark)\b/i;
/** "6-weeks 1: 45%". */
const KEYED_FIGURE = /^\W*[^:.]{1,30}:\s*[<~]?\d/;
/** "The first went well": goals told one by one without numbers. */
const TOLD_BY_ORDER =
  /^\W*(?:on |for )?(?:the |her |his |their )?(first|second|third|fourth|fifth)\b(?! (?:(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})[ -])?(?:quarter|trimester|semester|marking|grading|reporting|report|progress|grade|period|half|week|month|year|day|try|probe|session|time))/i;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const NAMES_GOAL =
  /^\W*(?:progress (?:on|toward) )?(?:annual |iep )?(?:goal\s*#?\s*|[g#](?=\d{1,2}[:.)]?\s))(?<number>\d{1,2}|[A-H])\b/i;
/** "About (4)." */
const ABOUT = /^(?:about|on|re|for|regarding):? (?:#|no\. ?|number )?\((?<number>\d{1,2}|[A-H])\)/i;
/** Sections that are never about one goal. */
const OTHER_TOPIC =
  /^\W*(?:(?:part|section) \w{1,5}\b|(?:Q|question )\d{1,2}[.:)] .{4,140}\?$|(?:services?|supports?|accommodations|signatures?|recommendations?|proposals?|next steps)\b[^.]{0,40}:)/i;

const titledBy = (line: ReportLine): Piece['titled'] =>
  /baseline|initial|starting/i.test(line.text)
    ? 'start'
    : /current|present|latest|now/i.test(line.text)
      ? 'now'
      : undefined;

/** Titles that open another part of the report. */
const isSectionTitle = ({ text }: ReportLine) =>
  /\b(?:information|present levels?|strengths?|services|accommodations|famil\w+|parents?|background|recommendations?|proposals?|signatures?|summary for|test(?:s|ing)?|evaluation|partners|goals|other (?:data|information|areas?|observations?|notes?|things|news)|additional)\b/i.test(
    text,
  );
const isPlanTitle = (text: string) =>
  /^\W*(?:plan|decision|next|what (?:now|next|comes next)|outcome|conclusion|status|review)\b/i.test(text);
/** Told of what has been, with a time or as data. */
const isTold = (text: string) =>
  !/\bwill\b/i.test(text) &&
  (GOES_ON.test(text.slice(0, 120)) || reviewTimesIn(text.slice(0, 400)).length > 0);

/** How the report tells its goals apart. */
interface Naming {
  /** It numbers none of them. */
  readonly isByOrder: boolean;
  /** It gives each a letter: below, "B. The lists were changed" tells of goal B. */
  readonly isLettered: boolean;
  /** It gives each a code of its own: "OT-1". */
  readonly codes: ReadonlySet<string>;
  /** Rows of tables that begin with a goal's number. */
  readonly rows: ReadonlyMap<ReportLine, string>;
  /** A dated log below the goals. */
  readonly log: Pick<GoalLog, 'lines'>;
}

const NONE: Naming = {
  isByOrder: false,
  isLettered: false,
  codes: new Set(),
  rows: new Map(),
  log: { lines: new Set() },
};

const LETTERED = /^(?<number>[A-H])[.)] /;

const WORDED = /^\W*goal (one|two|three|four|five|six)\b/i;
const ONE_TO_SIX = ['one', 'two', 'three', 'four', 'five', 'six'];
/** "Goal one." as it was dictated. */
function namedInWords(text: string): string | undefined {
  const word = WORDED.exec(text)?.[1]?.toLowerCase();
  return word === undefined ? undefined : String(ONE_TO_SIX.indexOf(word) + 1);
}

/** The goal a line is about by its own first words. */
function namedBy(text: string, { isByOrder, isLettered }: Naming = NONE): string | undefined {
  const named =
    (NAMES_GOAL.exec(text) ?? ABOUT.exec(text) ?? (isLettered ? LETTERED.exec(text) : null))?.groups?.[
      'number'
    ] ??
    askedAbout(text) ??
    namedInWords(text);
  if (named !== undefined || !isByOrder) return named?.toLowerCase();
  const order = TOLD_BY_ORDER.exec(text)?.[1]?.toLowerCase();
  return order === undefined ? undefined : String(ORDINALS.indexOf(order) + 1);
}

/** The same of a line: "C. Services" as a title opens a part of the report. */
const namedOn = (line: ReportLine, naming: Naming) =>
  naming.rows.get(line) ?? namedBy(line.text, line.isTitle ? { ...naming, isLettered: false } : naming);

const hasFigures = (text: string) => /\d/.test(text.replace(/\d{1,2}\/\d{1,2}\/\d{2,4}|\b20\d\d\b/g, ' '));

interface Numbered {
  readonly goal: GoalStatement;
  /** Its number, or its place where the report numbers none. */
  readonly number: string | undefined;
  readonly naming: Naming;
  /** Stands right below another goal. */
  readonly isListed: boolean;
  /** Its place among the goals. */
  readonly place: number;
}

/** Whether a title inside a goal's block ends it. */
function endsBlock(title: ReportLine, below: ReportLine | undefined): boolean {
  if (isDataTitle(title)) return false;
  // One of the writer's own ("Where she started", a page's header) ends nothing when figures of the goal follow.
  const isFollowed = below !== undefined && hasFigures(below.text) && isTold(below.text);
  return isSectionTitle(title) || !(isFollowed || isPlanTitle(title.text));
}

/** The header of a table with a column for each goal. */
const isHeaderOfGoals = (line: ReportLine) =>
  line.isRow && cellsOfRow(line.text).filter(({ text }) => NAMES_GOAL.test(text)).length >= 2;

/** The goal over each of its columns; empty of any other row. */
const columnsOfGoals = (line: ReportLine) =>
  isHeaderOfGoals(line) ? cellsOfRow(line.text).map(({ text }) => namedBy(text)) : [];

/** The pieces that follow a goal up to the next goal, title or topic. */
function following(
  lines: readonly ReportLine[],
  { goal, number, naming, isListed, place }: Numbered,
  next: GoalStatement | undefined,
  find: TopicFinder,
): Piece[] {
  const own = lines[goal.line];
  if (own === undefined) return [];
  const pieces = [ownPiece(own, goal, next)];
  if (goal.isCell) return [...pieces, ...restOfRow(lines, goal.line)];
  if (next?.line === goal.line) return pieces;
  const stop = Math.min(lines.length, next?.leadLine ?? lines.length, goal.line + BLOCK_LINES_MAX);
  let characters = own.text.length - goal.to;
  let titled: Piece['titled'];
  let hasData = hasFigures(own.text.slice(goal.to));
  // Below a list of goals "A. Joining in." and "Outbursts." open what is told of each.
  const isAnothers = (line: ReportLine) =>
    codedParts(line, naming.codes).length > 0 ||
    naming.log.lines.has(line) ||
    (namedOn(line, naming) ?? number) !== number ||
    (isListed && (topicOfLine(line, find) ?? place) !== place);
  // After a plain list of goals the title "Progress" is that of all of them.
  const isOfAll = ({ text }: ReportLine, at: number) =>
    isListed && at - goal.line <= 2 && /progress|data|results/i.test(text);
  const isEnd = (line: ReportLine, at: number) =>
    isOfAll(line, at) ||
    isNextSection(line, goal.section) ||
    endsBlock(line, at + 1 < stop ? lines[at + 1] : undefined);
  const ownOf = (line: ReportLine) =>
    isListed ? withoutOthers(line, find, place) : [{ from: 0, to: line.text.length }];
  for (let at = goal.line + 1; at < stop && characters <= BLOCK_CHARACTERS_MAX; at += 1) {
    const line = lines[at];
    if (line === undefined || isOtherTopic(line) || isAnothers(line)) break;
    if (line.isTitle) {
      if (isEnd(line, at)) break;
      titled = titledBy(line);
    } else {
      if (hasData && isApart(line)) break;
      hasData ||= hasFigures(line.text);
    }
    pieces.push(...ownOf(line).map(({ from, to }) => ({ line, lineAt: at, from, to, titled })));
    characters += line.text.length;
  }
  return pieces;
}

/** "not | mastered" below the first line of a wrapped row. */
function restOfRow(lines: readonly ReportLine[], from: number): Piece[] {
  const rest: Piece[] = [];
  for (let lineAt = from + 1; lines[lineAt]?.isRestOfRow === true; lineAt += 1) {
    const line = lines[lineAt];
    if (line !== undefined) rest.push({ line, lineAt, from: 0, to: line.text.length, titled: undefined });
  }
  return rest;
}

/** "Recommendation: discontinue", right below the goal's figures: what becomes of it. */
const RULES_ON_GOAL = /^\W*recommendation:.{0,60}\b(?:goal|continue[sd]?|discontinue[sd]?)\b/i;
/** "B. NEW AREA, IF ANY", whatever stands behind it. */
const LETTERED_PART = /^[A-H]\. [A-Z]{3}[A-Z ,/&-]{3,}/;
const isOtherTopic = (line: ReportLine) =>
  isHeaderOfGoals(line) ||
  LETTERED_PART.test(line.text) ||
  (OTHER_TOPIC.test(line.text) && (line.isAfterBlank || !RULES_ON_GOAL.test(line.text)));

/** A paragraph behind a gap that does not go on about the goal. */
const isApart = ({ text, isAfterBlank, isRow }: ReportLine) =>
  isAfterBlank && !isRow && !KEYED_FIGURE.test(text) && !GOES_ON.test(text.slice(0, 400));

/** What stands behind the goal on its own line, up to the next goal there. */
function ownPiece(line: ReportLine, goal: GoalStatement, next: GoalStatement | undefined): Piece {
  const to = next?.line === goal.line && !goal.isCell ? next.from : line.text.length;
  return { line, lineAt: goal.line, from: goal.isCell ? 0 : goal.to, to, titled: undefined };
}

/** Lines elsewhere that name a goal by its number: "Goal 2: 71% on 3/1". One pass for all goals, by number. */
function elsewhere(
  lines: readonly ReportLine[],
  from: number,
  naming: Naming,
  taken: ReadonlySet<number>,
): ReadonlyMap<string, readonly Piece[]> {
  const found = new Map<string, Piece[]>();
  const put = (number: string, at: number, column?: number) => {
    const line = lines[at];
    const pieces = found.get(number) ?? [];
    if (line === undefined || pieces.length >= BLOCK_LINES_MAX) return;
    const piece: Piece = { line, lineAt: at, from: 0, to: line.text.length, titled: undefined };
    pieces.push(column === undefined ? piece : { ...piece, column });
    found.set(number, pieces);
  };
  let open: string | undefined;
  // Right below a title that names the goal, the paragraph is the goal's, whatever its words.
  const isBelowName = (line: ReportLine, before: ReportLine | undefined) =>
    !line.isTitle &&
    (before?.isTitle === true || before?.text.endsWith('?') === true) &&
    namedOn(before, naming) !== undefined;
  let columns: readonly (string | undefined)[] = [];
  let time: number | undefined;
  let timed = new Set<string>();
  for (let at = from; at < lines.length; at += 1) {
    const [before, line] = [lines[at - 1], lines[at]];
    if (line === undefined || taken.has(at)) {
      open = undefined;
      continue;
    }
    if (line.isRow && before?.isRow !== true) {
      columns = columnsOfGoals(line);
    } else if (line.isRow && columns.length > 0) {
      columns.forEach((named, column) => named === undefined || put(named, at, column));
      continue;
    }
    const named = namedOn(line, naming);
    open = named ?? (endsMention(line) && !isBelowName(line, before) ? undefined : open);
    // "Second quarter (1/30/26)" above "Goal 1: 60%": the title tells when.
    if (named === undefined && isTimeLine(line)) {
      time = at;
      timed = new Set();
    }
    if (open === undefined) continue;
    if (time !== undefined && time !== at && !timed.has(open)) put(open, time);
    timed.add(open);
    put(open, at);
    if (line.isRow) open = undefined;
  }
  return found;
}

/** Whether a line without a goal's number is about something else than the goal named last. */
const endsMention = (line: ReportLine) =>
  (line.isTitle && !isDataTitle(line)) || (line.isAfterBlank && !GOES_ON.test(line.text.slice(0, 80)));

const SHARE = /\d ?%|\d (?:out )?of \d/;
const isTimeLine = ({ text }: ReportLine) =>
  text.length <= 60 && !SHARE.test(text) && reviewTimesIn(text).length > 0;

/** The parts of lines that name a goal by its code, by code. */
function codedPieces(
  lines: readonly ReportLine[],
  from: number,
  goalLines: ReadonlySet<number>,
  codes: ReadonlySet<string>,
): { readonly pieces: ReadonlyMap<string, readonly Piece[]>; readonly lineAts: ReadonlySet<number> } {
  const pieces = new Map<string, Piece[]>();
  const lineAts = new Set<number>();
  if (codes.size === 0) return { pieces, lineAts };
  for (const [at, line] of lines.entries()) {
    if (at < from || goalLines.has(at)) continue;
    for (const { code, from: start, to, when } of codedParts(line, codes)) {
      const own = pieces.get(code) ?? [];
      if (own.length >= BLOCK_LINES_MAX) continue;
      own.push({ line, lineAt: at, from: start, to, titled: undefined, coded: { when } });
      pieces.set(code, own);
      lineAts.add(at);
    }
  }
  return { pieces, lineAts };
}

/** What a report tells of a goal. */
export interface GoalBlock {
  /** Beside the goal, and wherever its number is named, in reading order. */
  readonly pieces: readonly Piece[];
  /** Elsewhere, under words of the goal alone: less sure, for a goal that nothing else tells of. */
  readonly topical: readonly Piece[];
  /** Elsewhere, where the report plans ahead: no figures of progress, only what becomes of the goal. */
  readonly planned: readonly Piece[];
}

const IS_CODE = /^[a-z]{1,5}[- ]?\d{1,2}$/;

/** For each goal the pieces of text about it. */
export function goalBlocks(
  lines: readonly ReportLine[],
  goals: readonly GoalStatement[],
  find: TopicFinder = topicFinder(lines, goals),
): GoalBlock[] {
  const isByOrder = goals.length >= 2 && goals.every(({ number }) => number === undefined);
  const isLettered =
    goals.length >= 2 && goals.every(({ line }) => LETTERED.test(lines[line]?.text.slice(0, 4) ?? ''));
  const first = (goals[0]?.line ?? 0) + 1;
  const codes = new Set(goals.flatMap(({ number = '' }) => (IS_CODE.test(number) ? [number] : [])));
  const numbers = new Set(goals.flatMap(({ number }) => number ?? []));
  const rows = numberedRows(lines, first, numbers);
  const log = goalLogIn(lines, goals, find);
  const naming = { isByOrder, isLettered, codes, rows, log };
  const numbered = goals.map((goal, place) => ({
    goal,
    number: goal.number ?? (isByOrder ? String(place + 1) : undefined),
    naming,
    isListed: goal.line - (goals[place - 1]?.line ?? -9) <= 2,
    place,
  }));
  const blocks = numbered.map((one, at) => following(lines, one, goals[at + 1], find));
  const coded = codedPieces(lines, first, new Set(goals.map(({ line }) => line)), codes);
  const taken = new Set([
    ...coded.lineAts,
    ...goals.flatMap((goal, at) => [
      ...(blocks[at] ?? []).map(({ lineAt }) => lineAt),
      ...Array.from({ length: goal.line - goal.leadLine }, (_, up) => goal.leadLine + up),
    ]),
  ]);
  const isNumbered = new Set(numbered.map(({ number }) => number)).size === goals.length;
  const others = isNumbered ? elsewhere(lines, first, naming, taken) : undefined;
  const topics = topicalPieces(lines, first, taken, find);
  return numbered.map(({ number }, at) => ({
    pieces: withLog(log.pieces.get(at), [
      ...(blocks[at] ?? []),
      ...(others?.get(number ?? '') ?? []),
      ...(coded.pieces.get(number ?? '') ?? []),
    ]),
    topical: topics.told.get(at) ?? [],
    planned: topics.planned.get(at) ?? [],
  }));
}

/** A log's entries where they stand: a summary below it is newer. */
const withLog = (log: readonly Piece[] | undefined, pieces: readonly Piece[]): readonly Piece[] =>
  log === undefined ? pieces : [...pieces, ...log].sort((a, b) => a.lineAt - b.lineAt || a.from - b.from);

const PLANS_AHEAD =
  /\b(?:services?|accommodat\w*|recommend\w*|next|propos\w*|plans?|suggest\w*|signatures?|meeting|ideas?|new iep|coming year)\b/i;
const TIME_HEADER =
  /^(?:months?|dates?|weeks?|quarters?|periods?|when|terms?|trimesters?|semesters?|checks?|school month)\b/i;

/** The goal over each cell of a header that begins with the time and names goals by their words; empty where it names none. */
function topicColumns(header: ReportLine, find: TopicFinder): readonly (number | undefined)[] {
  const cells = cellsOfRow(header.text);
  if (!TIME_HEADER.test(cells[0]?.text ?? '')) return [];
  const columns = cells.map(({ text }, at) => (at === 0 ? undefined : find(text)));
  const isOnce = columns.map((goal, at) => goal !== undefined && columns.indexOf(goal) === at);
  return columns.some((goal) => goal !== undefined)
    ? columns.map((goal, at) => (isOnce[at] ? goal : undefined))
    : [];
}

/** The goals a row tells of: by its columns, or by its first cell. */
function topicsOfRow(
  { text }: ReportLine,
  columns: readonly (number | undefined)[],
  find: TopicFinder,
): { readonly goal: number; readonly column?: number }[] {
  if (columns.length > 0)
    return columns.flatMap((goal, column) => (goal === undefined ? [] : [{ goal, column }]));
  const goal = find(cellsOfRow(text)[0]?.text ?? '');
  return goal === undefined ? [] : [{ goal }];
}

const isAnew = (line: ReportLine) => endsMention(line) || line.isAfterBlank || startsTopic(line);

/** Paragraphs, columns and rows below the goals that name a goal by its words. One pass for all goals, by place. */
function topicalPieces(
  lines: readonly ReportLine[],
  from: number,
  taken: ReadonlySet<number>,
  find: TopicFinder,
): Record<'told' | 'planned', ReadonlyMap<number, readonly Piece[]>> {
  const found = { told: new Map<number, Piece[]>(), planned: new Map<number, Piece[]>() };
  let kind: keyof typeof found = 'told';
  const put = (goal: number, lineAt: number, column?: number) => {
    const line = lines[lineAt];
    const pieces = found[kind].get(goal) ?? [];
    if (line === undefined || pieces.length >= BLOCK_LINES_MAX) return;
    const piece: Piece = { line, lineAt, from: 0, to: line.text.length, titled: undefined };
    pieces.push(column === undefined ? piece : { ...piece, column });
    found[kind].set(goal, pieces);
  };
  let open: number | undefined;
  let columns: readonly (number | undefined)[] = [];
  const closed = new Set<number>();
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || taken.has(at)) {
      open = undefined;
      continue;
    }
    if (line.isRow) {
      if (lines[at - 1]?.isRow !== true) columns = topicColumns(line, find);
      for (const { goal, column } of topicsOfRow(line, columns, find)) put(goal, at, column);
      continue;
    }
    const named = topicOfLine(line, find);
    if (line.isTitle && named === undefined) kind = PLANS_AHEAD.test(line.text) ? 'planned' : 'told';
    // A second paragraph under a goal's words is about what is next to it: "Conversation." after "Joining in."
    const isSecond = named !== undefined && named !== open && kind === 'told' && closed.has(named);
    open = isSecond ? undefined : (named ?? (isAnew(line) ? undefined : open));
    if (open === undefined) continue;
    if (kind === 'told') closed.add(open);
    put(open, at);
  }
  return found;
}
