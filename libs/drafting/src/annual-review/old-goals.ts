/** Last year's goals as a report tells them: each with its area, criterion, old baseline and progress. */
import type { Measure } from '../extraction/measure.js';
import type { Passage } from '../extraction/passages.js';
import { quoteOf } from '../extraction/folded-page.js';
import { areaOfGoal } from './goal-area.js';
import { goalBlocks, type Piece } from './goal-block.js';
import { levelsOf } from './goal-criterion.js';
import { readingFromMeasures } from './measured-progress.js';
import type { OldGoal } from './old-goal.js';
import { numbersOf, type TimedNumber } from './goal-readings.js';
import { seriesOf } from './goal-series.js';
import { isOfOtherMaterial } from './goal-material.js';
import { type GoalStatement, goalStatementsIn } from './goal-statements.js';
import { progressKey, type ProgressKey, remarksIn } from './goal-verdict-words.js';
import { numbersIn } from './reading-numbers.js';
import { cellsOfRow, reportLines, type ReportLine } from './report-lines.js';

/** Words in every cell, and no figure but dates and what stands in brackets. */
function namesColumns(text: string): boolean {
  if (!/\p{L}{3}/u.test(text) || /\bwill\b/.test(text)) return false;
  return cellsOfRow(text).every((cell) => {
    const words = cell.text.replace(/\([^()]{1,30}\)/g, ' ');
    return !/\d/.test(words) || numbersIn(words, undefined).length === 0;
  });
}

/** The header of each row: the first row of the table it stands in. */
function headersOf(lines: readonly ReportLine[]): (piece: Piece) => ReportLine | undefined {
  const headers = new Map<ReportLine, ReportLine>();
  let header: ReportLine | undefined;
  let between = 0;
  for (const line of lines) {
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
    if (isOpen && namesColumns(line.text)) header = line;
    if (header !== undefined) headers.set(line, header);
  }
  return ({ line }) => headers.get(line);
}

/** A bare digit of a report that grades progress by digits is a grade, no count. */
const isCode = ({ number }: TimedNumber, key: ProgressKey) =>
  number.form === 'number' &&
  number.unit === '' &&
  key.has(String(number.value)) &&
  [...key.keys()].filter((code) => /^\d$/.test(code)).length >= 3;

function oldGoal(
  statement: GoalStatement,
  pieces: readonly Piece[],
  lines: readonly ReportLine[],
  headerOf: (piece: Piece) => ReportLine | undefined,
  key: ProgressKey,
): OldGoal | undefined {
  const line = lines[statement.line];
  if (line === undefined) return undefined;
  const goal = line.text.slice(statement.from, statement.to).replace(/\s+/g, ' ').trim();
  const { criteria, start: written } = levelsOf(goal);
  const numbers = numbersOf(pieces, headerOf, criteria).filter(
    (found) => !isCode(found, key) && !isOfOtherMaterial(found.quote, goal),
  );
  const { criterion, baseline, readings, newest, months } = seriesOf(numbers, criteria);
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
  return {
    areaOfNeed: areaOfGoal(statement.lead, goal),
    ...(statement.number === undefined ? {} : { number: statement.number }),
    goal,
    page: line.page.page,
    quote,
    ...(criterion === undefined ? {} : { criterion }),
    ...(start === undefined ? {} : { baseline: start }),
    readings: [...readings],
    ...(newest === undefined ? {} : { newest }),
    ...(months === undefined ? {} : { months }),
    remarks: remarksIn(pieces, key),
  };
}

/**
 * Every goal of the last plan that the report tells, in reading order, at most 40; what it proposes for the next plan is
 * left out. `measures` serve where the progress stands far from its goal. Pure and total.
 */
export function oldGoalsIn(passages: readonly Passage[], measures: readonly Measure[]): OldGoal[] {
  const lines = reportLines(passages);
  const statements = goalStatementsIn(lines);
  if (statements.length === 0) return [];
  const blocks = goalBlocks(lines, statements);
  const headerOf = headersOf(lines);
  const key = progressKey(lines);
  const goals = statements.flatMap(
    (statement, at) => oldGoal(statement, blocks[at] ?? [], lines, headerOf, key) ?? [],
  );
  // A goal whose words name no area goes with the goal before it: goals of one provider stand together.
  let last: string | null = null;
  const named = goals.map((goal) => {
    last = goal.areaOfNeed ?? last;
    return { ...goal, areaOfNeed: last };
  });
  return named.map((goal) => {
    const found = goal.newest === undefined ? readingFromMeasures(measures, goal, named) : undefined;
    return found === undefined ? goal : { ...goal, readings: [found], newest: found };
  });
}
