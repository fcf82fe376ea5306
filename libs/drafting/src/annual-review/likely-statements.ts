/** Goals that no reader knows the form of, found by all their words, among those that were read. */
import { announced, LIST_MARK, MODAL, numberOfMark } from './goal-announcement.js';
import {
  GOAL_CHARACTERS_MAX,
  GOALS_MAX,
  type GoalStatement,
  isObjective,
  isOthersPlan,
  lateStart,
  leadOf,
  NUMBER_OF_GOAL,
  numberOfCell,
} from './goal-statements.js';
import {
  ALONE_MIN,
  LIKELY_BESIDE_READ_MIN,
  LIKELY_MIN,
  POSSIBLE_MIN,
  SURE_MIN,
  type WeighedPart,
} from './likely-goals.js';
import { tellsNewGoal } from './new-goals.js';
import { cellsOfRow, type ReportLine } from './report-lines.js';

/** What leads to what was to be done: "The braille goal asked her to", "We had hoped he'd". */
const LEADS_TO_DEED =
  /^.{0,110}?\b(?:goal|objective|target|aim(?:ed)?|iep|plan|expected|hoped|asked|asks|wanted|supposed|meant|agreed|set|wrote|work(?:ing)?|(?<=\b(?:he|she|they) )(?:was|were)|(?<=\p{Lu}\p{L}{1,20} )(?:was|were))\b.{0,60}?(?:\b(?:to|would|will|should)|(?:he|she|they)'d) (?=[a-z]{2,})/u;

/** Where the goal's own words begin in a part that is likely one. */
function deedStart(text: string): number {
  const { skip, isGoal } = announced(text);
  const late = lateStart(text, skip);
  if (late !== undefined) return late;
  const lead = LEADS_TO_DEED.exec(text)?.[0].length ?? 0;
  const from =
    lead > 0 && !MODAL.test(text.slice(0, lead)) ? lead : isGoal || LIST_MARK.test(text) ? skip : 0;
  return text.length - from >= DEED_CHARACTERS_MIN ? from : 0;
}
const DEED_CHARACTERS_MIN = 12;

/** The number that a part, its row or what stands in front of it gives the goal. */
function numberOf(
  { text, isCell, place }: WeighedPart,
  line: ReportLine | undefined,
  prefix: string,
  lead: string,
) {
  const first = isCell && place > 0 && line !== undefined ? cellsOfRow(line.text)[0] : undefined;
  const ofRow =
    line === undefined || first === undefined
      ? undefined
      : numberOfCell(line, { from: first.at, to: first.at + first.text.length });
  const named = NUMBER_OF_GOAL.exec(prefix) ?? NUMBER_OF_GOAL.exec(lead);
  const number = announced(text).number ?? ofRow ?? named?.[1] ?? numberOfMark(LIST_MARK.exec(lead)?.groups);
  return number?.toLowerCase();
}

/** A part that is likely a goal, as a statement of one. */
function likelyStatement(lines: readonly ReportLine[], part: WeighedPart): GoalStatement {
  const { line: at, text, section, isCell, hasFiguresBeside } = part;
  const line = lines[at];
  const { leadLine, lead } = leadOf(lines, at, -1);
  const from = part.from + deedStart(text);
  const prefix = line?.text.slice(Math.max(isCell ? 0 : part.from, from - LEAD_MAX), from) ?? '';
  return {
    ...{ line: at, from, to: Math.min(part.to, from + GOAL_CHARACTERS_MAX), leadLine, section },
    lead: `${lead} | ${prefix}`,
    number: numberOf(part, line, prefix, lead),
    isCell: isCell && hasFiguresBeside,
    wrapped: isCell ? (line?.wrapped ?? '') : '',
  };
}
const LEAD_MAX = 160;

const isOfNewPlan = ({ section, underGoals, text }: WeighedPart): boolean =>
  [section, underGoals, text].some(tellsNewGoal);

const holds = ({ line, from, to }: Pick<GoalStatement, 'line' | 'from' | 'to'>, part: WeighedPart) =>
  line === part.line && from < part.to && to > part.from;

/**
 * What the readers found and what is likely by all its words, in reading order: what a reader took for a goal is none where hardly
 * anything speaks for it, and what is likely is one though no reader found it.
 */
export function withLikelyGoals(
  read: readonly GoalStatement[],
  lines: readonly ReportLine[],
  parts: readonly WeighedPart[],
): GoalStatement[] {
  const kept = read.filter((statement) => {
    const own = parts.filter((part) => holds(statement, part));
    return statement.isBrief === true || own.length === 0 || own.some(({ weight }) => weight >= POSSIBLE_MIN);
  });
  const least = kept.length === 0 ? LIKELY_MIN : LIKELY_BESIDE_READ_MIN;
  const likely = parts.filter(
    (part) =>
      part.weight >= (isOfNewPlan(part) ? SURE_MIN : least) &&
      !isOthersPlan(part.text) &&
      !(kept.length > 0 && isObjective(part.text)) &&
      !kept.some((statement) => holds(statement, part)),
  );
  // One alone, in a report of which no reader knows a goal, has to be surer.
  const isAlone = kept.length === 0 && likely.length === 1;
  const taken = isAlone ? likely.filter(({ weight }) => weight >= ALONE_MIN) : likely;
  return [...kept, ...taken.map((part) => likelyStatement(lines, part))]
    .sort((one, other) => one.line - other.line || one.from - other.from)
    .slice(0, GOALS_MAX);
}
