/** Last year's goals as a report tells them: each with its area, criterion, old baseline and progress. */
import { isSupported } from '../extraction/figures/supported-figures.js';
import { inOneLine, type Measure } from '../extraction/measure.js';
import type { Passage } from '../extraction/text/passages.js';
import { quoteOf } from '../extraction/text/folded-page.js';
import { areaOfGoal, areaOfSection, likelyAreaOf } from './goal-area.js';
import { type GoalBlock, goalBlocks, type Piece } from './goal-block.js';
import { isOfShare, levelsOf } from './goal-criterion.js';
import { areaCountedAlike, readingFromMeasures } from './measured-progress.js';
import type { OldGoal } from './old-goal.js';
import type { GoalReading } from './goal-reading.js';
import { numbersOf } from './goal-readings.js';
import type { TimedNumber } from './timed-number.js';
import { seriesOf } from './goal-series.js';
import { besideTable, isOfOtherMaterial, isWithoutItsTool, namesMaterial } from './goal-material.js';
import { type GoalStatement, goalStatementsIn, wordsOfGoal } from './goal-statements.js';
import { ComparableWords } from '../weighing/comparable-words.js';
import { weighedParts } from './likely-goals.js';
import { withLikelyGoals } from './likely-statements.js';
import { ruledByNumber, ruledGoal, type TopicFinder, topicFinder } from './goal-topics.js';
import { askedLevels } from './told-criterion.js';
import { withParts } from './goal-parts.js';
import { type GoalRemark, progressKey, type ProgressKey, remarksIn } from './goal-verdict-words.js';
import { nextStepIn } from './next-step.js';
import { numbersIn } from './reading-numbers.js';
import { whenOf } from './reading-times.js';
import { reviewOf } from './review.js';
import { cellsOfRow, quoteOfLine, reportLines, type ReportLine, sentencesOf } from './report-lines.js';

/** "Fall: 6/10", "9/2025 6/20". */
const KEYED = /[:=]\s*[<~]?\d|\/20\d\d\s+\d/;

/** "Nov 15: PS   Jan 31: M   Apr 11: M (maintained)": periods with their codes beside them, over nothing. */
const isOfCodes = (text: string): boolean =>
  text.includes(':') &&
  cellsOfRow(text).every((cell) => /^[^:]{2,24}:\s*[A-Z]{1,3}\b(?:$|\s*\()/.test(cell.text));

/** "Oct 3   Nov 14" over as many figures: days, and no three in October. */
function daysOver(text: string, below: string | undefined): ReadonlySet<string> {
  const cells = cellsOfRow(text);
  const under = cellsOfRow(below ?? '');
  const days = cells.filter((cell) => /^[A-Z][a-z]{2,8}\.? \d{1,2}$/.test(cell.text) && whenOf(cell.text));
  const [label, ...figures] = under;
  const isOver =
    days.length >= 2 &&
    days.length === cells.length - 1 &&
    under.length === cells.length &&
    !/^\d/.test(label?.text ?? '') &&
    figures.every((cell) => /^(?:[\d<>~]|[-–—]|n\/?[at])/i.test(cell.text));
  return new Set(isOver ? days.map((cell) => cell.text) : []);
}

/** Words or times in every cell, and no figure but dates and what stands in brackets. */
function namesColumns(text: string, below: string | undefined): boolean {
  if (/\bwill\b/.test(text) || isOfCodes(text) || !(/\p{L}{3}/u.test(text) || namesPeriods(text)))
    return false;
  const days = daysOver(text, below);
  return cellsOfRow(text).every((cell) => {
    if (days.has(cell.text)) return true;
    const words = cell.text.replace(/\([^()]{1,30}\)/g, ' ');
    // "Fall: 6/10" has its figure beside it, whatever day that might be.
    if (KEYED.test(words)) return false;
    return !/\d/.test(words) || numbersIn(words, undefined).length === 0;
  });
}

/** "Q1  Q2  Q3": nothing but times. "02/2025: 2/10" has its figure beside it. */
const namesPeriods = (text: string): boolean => {
  const cells = cellsOfRow(text);
  return (
    cells.length >= 2 &&
    cells.every(
      (cell) => cell.text.length <= 24 && !/[:=]\s*\S/.test(cell.text) && whenOf(cell.text) !== undefined,
    )
  );
};

/** The header of each row: the first row of the table it stands in. */
function headersOf(lines: readonly ReportLine[]): (piece: Piece) => ReportLine | undefined {
  const headers = new Map<ReportLine, ReportLine>();
  let header: ReportLine | undefined;
  let between = 0;
  for (const [at, line] of lines.entries()) {
    const isRule = /^[\s|:+=-]+$/.test(line.text);
    if (!line.isRow && !isRule) {
      between += 1;
      // A goal or a comment may stand between two rows of one table; more than that ends it.
      if (between > 1 || line.text.length > 200) header = undefined;
      continue;
    }
    between = 0;
    if (isRule) continue;
    const isOpen = header === undefined || /\bdate|period|baseline|quarter|goal\b/i.test(line.text);
    if (isOpen && namesColumns(line.text, lines[at + 1]?.text)) header = line;
    if (header !== undefined) headers.set(line, header);
  }
  return ({ line }) => headers.get(line);
}

const REMARKS_MAX = 40;

/** "Last year's objectives, one at a time". */
const OLD_OBJECTIVES =
  /\b(?:last year's|last|previous|prior|current|this year's|old) (?:iep |annual )?objectives\b/i;
const OBJECTIVE_MARK = /^(\W{0,4})Objective(?= #?(?:\d{1,2}|[A-H])\b)/;

/** "Objective B." in front of a line as "Goal B."; as long as it was. */
const withObjectivesAsGoals = (lines: readonly ReportLine[]): ReportLine[] =>
  lines.map((line) =>
    OBJECTIVE_MARK.test(line.text)
      ? { ...line, text: line.text.replace(OBJECTIVE_MARK, (mark) => mark.replace('Objective', 'Goal     ')) }
      : line,
  );

/** A bare digit of a report that grades progress by digits is a grade, no count. */
const isCode = ({ number }: TimedNumber, key: ProgressKey) =>
  number.form === 'number' &&
  number.unit === '' &&
  key.has(String(number.value)) &&
  [...key.keys()].filter((code) => /^\d$/.test(code)).length >= 3;

/** A goal, and where its own words stand in the folded page. */
export interface PlacedGoal {
  readonly goal: OldGoal;
  readonly page: number;
  readonly start: number;
  readonly end: number;
  /** The sentences and rows told of it: beside it or under its number, and elsewhere under its words alone. */
  readonly told: readonly ToldSentence[];
  /** Told in a few words: which of the report's figures are its progress, they do not say. */
  readonly isBrief?: boolean;
  readonly toldElsewhere: readonly ToldSentence[];
}

/** A sentence or row that is told of a goal. */
export interface ToldSentence {
  readonly text: string;
  readonly page: number;
  readonly quote: string;
}

const SENTENCES_MAX = 60;

const sentencesOfPieces = (pieces: readonly Piece[]): ToldSentence[] =>
  pieces
    .flatMap(({ line, from, to }) =>
      (line.isRow
        ? [{ from, to }]
        : sentencesOf(line.text.slice(from, to)).map((part) => ({
            from: from + part.from,
            to: from + part.to,
          }))
      ).map((part) => ({
        text: line.text.slice(part.from, part.to).trim(),
        page: line.page.page,
        quote: quoteOfLine(line, part.from, part.to),
      })),
    )
    .filter(({ text }) => /\p{L}/u.test(text))
    .slice(0, SENTENCES_MAX);

function oldGoal(
  statement: GoalStatement,
  { pieces: own, topical, planned }: GoalBlock,
  lines: readonly ReportLine[],
  headerOf: (piece: Piece) => ReportLine | undefined,
  key: ProgressKey,
  present: number | undefined,
): OldGoal | undefined {
  const line = lines[statement.line];
  if (line === undefined) return undefined;
  const goal = wordsOfGoal(statement, line.text);
  const { start: written } = levelsOf(goal);
  const { criteria, isWholeOnly } = askedLevels(goal, own, headerOf);
  const seriesIn = (pieces: readonly Piece[]) => {
    const all = numbersOf(pieces, headerOf, criteria).filter((found) => !isCode(found, key));
    const isOfNext = (found: TimedNumber) =>
      found.isNext === true ||
      (isOfOtherMaterial(found.told ?? found.quote, goal) && !isMetWithout(found, goal));
    const own = withoutHelped(
      all.filter((found) => !isOfNext(found)),
      goal,
    );
    return { ...seriesOf(besideTable(own, goal), criteria, present), next: nextStepIn(all.filter(isOfNext)) };
  };
  const beside = seriesIn(own);
  // Goals in a list have their figures elsewhere: in a table's column, in a paragraph that begins with the goal's words.
  const isToldApart = beside.newest === undefined && topical.length > 0;
  const pieces = isToldApart ? [...own, ...topical] : own;
  const { criterion, baseline, readings, newest, months, next } = isToldApart ? seriesIn(pieces) : beside;
  const quote = quoteOf(line.page, line.start + statement.from, line.start + statement.to);
  const start =
    baseline ??
    (written === undefined
      ? undefined
      : {
          value: written.value,
          ...(written.outOf === undefined ? {} : { outOf: written.outOf }),
          isPercent: written.isPercent,
          unit: written.unit,
          page: line.page.page,
          quote,
        });
  const areaOfNeed = likelyAreaOf(
    goal,
    areaOfGoal(statement.lead, goal) ?? areaOfSection(statement.section) ?? null,
  );
  return {
    areaOfNeed,
    ...(statement.number === undefined ? {} : { number: statement.number }),
    goal,
    page: line.page.page,
    quote,
    ...(criterion === undefined || isWholeOnly ? {} : { criterion }),
    ...(start === undefined ? {} : { baseline: start }),
    readings: [...readings],
    ...(newest === undefined ? {} : { newest }),
    ...(next === undefined ? {} : { next }),
    ...(months === undefined ? {} : { months }),
    remarks: [
      ...withParts(
        remarksIn(pieces, key).filter(isNoWordOf(goal)),
        `${statement.lead} ${goal} ${areaOfNeed ?? ''}`,
      ),
      ...ruledElsewhere(isToldApart ? planned : [...topical, ...planned], key),
    ],
  };
}

const NAMES_HELP =
  /\b(?:prompts?|prompting|cues?|cueing|reminders?|models?|help|support|assistance|organizer|checklist|charts?|cards?|visuals?)\b/i;

/** "With verbal reminders she did 11 of 12" beside 7 of 12, with no time of its own: no reading of a goal that names no help. */
function withoutHelped(found: readonly TimedNumber[], goal: string): readonly TimedNumber[] {
  if (NAMES_HELP.test(goal)) return found;
  const alone = found.filter(
    ({ number, told, quote, when }) =>
      when !== undefined ||
      !isSupported({
        areaOfNeed: null,
        kind: number.form === 'percent' ? 'percent' : 'ratio',
        value: number.value,
        outOf: number.outOf,
        quote: told ?? quote,
      }),
  );
  return alone.length === 0 ? found : alone;
}

/** "In which she is stuck" of the goal, told again of its progress, says nothing of how the goal goes. */
const isNoWordOf =
  (goal: string) =>
  ({ said, words }: GoalRemark): boolean =>
    said !== 'stuck' || !goal.toLowerCase().includes(words.toLowerCase());

/** "5 of 5, without the organizer": the level is reached, and with less help than the goal gives. */
const isMetWithout = ({ number, criterion, isPlaced, quote }: TimedNumber, goal: string): boolean =>
  isPlaced &&
  !criterion.isAtMost &&
  number.value >= criterion.value &&
  (number.outOf ?? criterion.outOf) === criterion.outOf &&
  isWithoutItsTool(quote, goal);

const NAMES_MATERIAL = /-syllable|\bgrade\b|\b(?:word|phrase|sentence|conversation)/i;
const LINES_AFTER_MAX = 400;

/** With the step after it where it is met, and without where it is not: harder texts are no next step of an open goal. */
function withNextStep({ next, ...goal }: OldGoal, at: number, lines: readonly ReportLine[]): OldGoal {
  if (reviewOf(goal).verdict !== 'raise') return goal;
  const found = next ?? nextStepBelow(goal, at, lines);
  return found === undefined ? goal : { ...goal, next: found };
}

/** "On words of three or more syllables he read 7 of 20", pages after the goal for two syllables. */
function nextStepBelow(goal: OldGoal, at: number, lines: readonly ReportLine[]): GoalReading | undefined {
  if (!namesMaterial(goal.goal)) return undefined;
  const pieces = lines
    .slice(at + 1, at + 1 + LINES_AFTER_MAX)
    .flatMap((line, below): Piece[] =>
      line.isRow || !NAMES_MATERIAL.test(line.text) || !/\d/.test(line.text)
        ? []
        : [{ line, lineAt: at + 1 + below, from: 0, to: line.text.length, titled: undefined }],
    );
  const { criteria } = levelsOf(goal.goal);
  const found = numbersOf(pieces, () => undefined, criteria);
  return nextStepIn(found.filter(({ quote, fit }) => fit > 0 && isOfOtherMaterial(quote, goal.goal)));
}

/** Far from the goal only a sentence on goals rules: "Brushing: no goal needed." */
const ruledElsewhere = (pieces: readonly Piece[], key: ProgressKey): GoalRemark[] =>
  remarksIn(pieces, key).filter(
    ({ said, quote }) => (said === 'ended' || said === 'replaced') && /\bgoals?\b/i.test(quote),
  );

/** "Keep the money goal" among the ideas for the meeting: what is ruled on a goal by its name, by the goal's place. */
function namedRulings(
  lines: readonly ReportLine[],
  statements: readonly GoalStatement[],
  find: TopicFinder,
): ReadonlyMap<number, readonly GoalRemark[]> {
  const from = (statements[0]?.line ?? 0) + 1;
  const rulingIn = (clause: string) => {
    const ruled = ruledByNumber(clause);
    const at = statements.findIndex(({ number }) => number !== undefined && number === ruled?.number);
    return ruled === undefined || at < 0 ? ruledGoal(clause, find) : { ...ruled, at };
  };
  const rulings = new Map<number, GoalRemark[]>();
  for (const line of lines.slice(from)) {
    if (line.isRow || !/\bgoals?\b/i.test(line.text)) continue;
    for (const { from: start, to } of sentencesOf(line.text)) {
      for (const clause of line.text.slice(start, to).split(';')) {
        const ruled = rulingIn(clause);
        if (ruled === undefined) continue;
        const { at, said, words } = ruled;
        rulings.set(at, [
          ...(rulings.get(at) ?? []),
          { said, words, page: line.page.page, quote: quoteOfLine(line, start, to) },
        ]);
      }
    }
  }
  return rulings;
}

/** "Word problems correct, out of 12": the name of a row of data, and nobody's goal. */
const IS_MEASURE = /^(?!.*\b(?:will|to|by)\b)[^.;]{3,60}, out of \d{1,3}$/i;

/** The level that a goal told in a few words asks for: no figure of the student's, whatever reader took it for one. */
const isAskedFor = (
  { page, quote }: Measure,
  lines: readonly ReportLine[],
  statements: readonly GoalStatement[],
): boolean =>
  statements.some(({ line: at, from, to, isBrief }) => {
    const line = lines[at];
    return (
      isBrief === true &&
      line?.page.page === page &&
      inOneLine(quote).includes(inOneLine(line.text.slice(from, to)))
    );
  });

/** What is told of a goal in a few words stands behind it on its line: the next line is of the next one. */
const onItsLine = ({ line }: GoalStatement, block: GoalBlock | undefined): GoalBlock | undefined =>
  block && {
    pieces: block.pieces.filter(({ lineAt }) => lineAt === line),
    topical: [],
    planned: block.planned,
  };

/**
 * Every goal of the last plan that the report tells, in reading order, at most 40; what it proposes for the next plan is
 * left out. `measures` serve where the progress stands far from its goal. Pure and total.
 * @param present when the report was written, in months: what its months without a year are counted back from
 */
export function oldGoalsIn(
  passages: readonly Passage[],
  measures: readonly Measure[],
  present?: number,
  names: readonly string[] = [],
): PlacedGoal[] {
  const told = reportLines(passages);
  const goalsTold = goalStatementsIn(told);
  // A paper that calls its goals objectives has no goals beside them.
  const isOfObjectives = goalsTold.length === 0 && told.some(({ text }) => OLD_OBJECTIVES.test(text));
  const lines = isOfObjectives ? withObjectivesAsGoals(told) : told;
  const statements = withLikelyGoals(
    isOfObjectives ? goalStatementsIn(lines) : goalsTold,
    lines,
    weighedParts(lines, new ComparableWords(names)),
  ).filter(({ line, from, to }) => !IS_MEASURE.test(lines[line]?.text.slice(from, to) ?? ''));
  if (statements.length === 0) return [];
  const figures = measures.filter((measure) => !isAskedFor(measure, lines, statements));
  const find = topicFinder(lines, statements);
  const blocks = goalBlocks(lines, statements, find);
  const headerOf = headersOf(lines);
  const key = progressKey(lines);
  const rulings = namedRulings(lines, statements, find);
  const goals = statements.flatMap((statement, at): PlacedGoal[] => {
    const block = statement.isBrief === true ? onItsLine(statement, blocks[at]) : blocks[at];
    const goal = block === undefined ? undefined : oldGoal(statement, block, lines, headerOf, key, present);
    if (goal === undefined) return [];
    const ruled = { ...goal, remarks: [...goal.remarks, ...(rulings.get(at) ?? [])].slice(0, REMARKS_MAX) };
    const start = lines[statement.line]?.start ?? 0;
    return [
      {
        goal: withNextStep(ruled, statement.line, lines),
        isBrief: statement.isBrief === true,
        ...{ page: goal.page, start: start + statement.from, end: start + statement.to },
        told: sentencesOfPieces(block?.pieces ?? []),
        toldElsewhere: sentencesOfPieces([...(block?.topical ?? []), ...(block?.planned ?? [])]),
      },
    ];
  });
  // A goal whose words name no area goes with the goal before it: goals of one provider stand together.
  let last: string | null = null;
  const named = goals.map(({ goal }) => {
    last = goal.areaOfNeed ?? last ?? areaCountedAlike(figures, goal);
    return { ...goal, areaOfNeed: last };
  });
  return goals.map((told, at) => {
    const goal = named[at] ?? told.goal;
    // A rate is also told of others, and of other texts: a few words do not say which is meant.
    const isOpen = goal.newest === undefined && !(told.isBrief === true && !isOfShare(goal.criterion));
    const found = isOpen ? readingFromMeasures(figures, goal, named) : undefined;
    return { ...told, goal: found === undefined ? goal : { ...goal, readings: [found], newest: found } };
  });
}
