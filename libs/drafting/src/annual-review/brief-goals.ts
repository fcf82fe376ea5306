/** Goals told in a few words with what became of them behind: "1. Retell a story with 5 of 7 parts. Not met." */
import { everyMatch } from '../extraction/text/every-match.js';
import { hasCriterion } from '../rubric/goal-parser.js';
import { LIST_MARK, numberOfMark } from './goal-announcement.js';
import { tellsNewGoal } from './new-goals.js';
import { cellsOfRow, type ReportLine, sentencesOf } from './report-lines.js';

/** Where in its line such a goal stands. */
export interface BriefGoal {
  readonly from: number;
  readonly to: number;
  readonly number: string | undefined;
}

const DONE = String.raw`(?:met|achieved|attained|mastered|accomplished)`;
/** What a goal is called that has a word of its own for it, and not a sentence. */
const VERDICT = new RegExp(
  String.raw`(?:[.;,:|)–—]|\.{2,}| -{1,2}|\s{2,})\s*\(?(?:(?:status|result|outcome|progress|code)\s?[:=-]\s?)?(?:(?:was |is )?(?:not (?:yet )?|nearly |almost |partly |partially |n't )?${DONE}\b|(?:still )?(?:progressing|emerging|ongoing)\b|in progress\b|(?:making |some |steady |adequate |good |limited |slow |no |(?:in)?sufficient )progress\b|continue[ds]?\b|dropped\b|discontinued\b|on track\b|not there yet\b)`,
  'giu',
);
/** "Street crossing steps ......... 10/10 ........... NM - better": a code behind dots or a gap. */
const CODE = /(?:\.{2,}|\s{2,}|\t)\s*(?:NM|PM|NP|IP|M|A|E|N)\b(?![.'’/-]\w)/gu;
/** What became of several: "Neither has been met." */
const VERDICT_OF_ALL = new RegExp(
  String.raw`\b(?:neither|none|both|all(?: three| four)?|one)\b[^.;]{0,40}\b${DONE}\b`,
  'i',
);
/** "Goals in the 2025 IEP", "Old goals (IEP 11/2024):", "Her current goals, written in March 2025, are:". */
const OF_GOALS = /\b(?:goals?|objectives?)\b/i;
const HEAD = /^[^.:;]{0,90}\b(?:goals|objectives)\b[^.:;]{0,70}:\s+(?=\S)/i;
const OF_OTHER_GOALS = /\bpost-?secondary\b|\bcareer goals?\b|\bfamily(?:'s)? goals?\b|\bgoal areas?\b/i;

/** Speaks of goals that are there already. */
export const isOfOldGoals = (title: string): boolean =>
  OF_GOALS.test(title) && !tellsNewGoal(title) && !OF_OTHER_GOALS.test(title);

const LISTED = /\((\d)\)\s+/g;
const WORDS_MIN = 3;
const CHARACTERS_MAX = 200;

/** How it went, and no goal: "He has read 58", "Baseline was 4 of 10". */
const TELLS_OF_PROGRESS =
  /^(?:He|She|They|I|We|It|This|That|These|In|On|As|At the|From|Now|Start|Fall|Winter|Spring|Currently|Last|Data|Baseline|Progress|Current|Latest|Newest|Met|Not|Since|By)\b|\b[Tt][- ]?scores?\b|\bBASC\b|\bpercentile\b|\b(?:was|were|is|are|has|had|have|did|does|made|went|rose|fell|grew|now|currently)\b|^\p{Lu}\p{L}+ (?:can|could|got|reads?|needs?|\p{L}{2,14}ed)\b/u;

/** The words of a text without what numbers or parts them. */
function trimmed(text: string, from: number, to: number): { readonly from: number; readonly to: number } {
  const own = text.slice(from, to);
  const head = /^[\s.;,:|*•●▪◦‣–—-]*/.exec(own)?.[0].length ?? 0;
  const tail = /[\s.;,:|(–—-]*$/.exec(own)?.[0].length ?? 0;
  return { from: from + head, to: Math.max(from + head, to - tail) };
}

/** Dots that lead the eye: no stop among them ends anything. */
const LEADERS = /\.{3,}/;

function goalWithin(text: string, start: number, end: number): BriefGoal | undefined {
  const own = text.slice(start, end);
  for (const sentence of LEADERS.test(own) ? [{ from: 0, to: own.length }] : sentencesOf(own)) {
    const mark = LIST_MARK.exec(text.slice(start + sentence.from, start + sentence.to));
    const { from, to } = trimmed(text, start + sentence.from + (mark?.[0].length ?? 0), start + sentence.to);
    const words = text.slice(from, to);
    const isGoal =
      words.length <= CHARACTERS_MAX &&
      words.split(/\s+/).length >= WORDS_MIN &&
      !TELLS_OF_PROGRESS.test(words) &&
      hasCriterion(words);
    if (isGoal) return { from, to, number: numberOfMark(mark?.groups) };
  }
  return undefined;
}

/** "(1) to stay in class for 90% of periods, (2) to answer three times a day. Neither has been met." */
function listedIn(text: string, start: number): BriefGoal[] {
  const marks = everyMatch(LISTED, text.slice(start));
  const verdict = VERDICT_OF_ALL.exec(text);
  if (marks.length < 2 || verdict === null) return [];
  return marks.flatMap((mark, at) => {
    const begin = start + mark.index + mark[0].length;
    const next = marks[at + 1];
    const end = next === undefined ? verdict.index : start + next.index;
    const goal = end > begin ? goalWithin(text, begin, end) : undefined;
    return goal === undefined ? [] : [{ ...goal, number: mark[1] }];
  });
}

/**
 * The goals of a line that are told in a few words, where the section or the line's own beginning speaks of the goals there
 * are: each has a criterion, and behind it what became of it.
 * @param isUnderGoals the section around the line speaks of them
 */
export function briefGoalsOn({ text, isRow }: ReportLine, isUnderGoals: boolean): BriefGoal[] {
  const head = HEAD.exec(text)?.[0] ?? '';
  const isHeaded = head !== '' && isOfOldGoals(head);
  if (isRow || !(isUnderGoals || isHeaded)) return [];
  const listed = isHeaded ? listedIn(text, head.length) : [];
  if (listed.length > 0) return listed;
  const goals: BriefGoal[] = [];
  let from = isHeaded ? head.length : 0;
  const verdicts = everyMatch(VERDICT, text);
  for (const verdict of verdicts.length > 0 ? verdicts : everyMatch(CODE, text)) {
    if (verdict.index < from) continue;
    const goal = goalWithin(text, from, verdict.index);
    if (goal !== undefined) goals.push(goal);
    const behind = /[.;](?=\s|$)/.exec(text.slice(verdict.index + verdict[0].length));
    from = behind === null ? text.length : verdict.index + verdict[0].length + behind.index + 1;
  }
  return goals;
}

const CRITERION_COLUMN = /\b(?:criteri(?:on|a)|target|mastery|level asked|asked for|goal level)\b/i;
const STATUS_COLUMN =
  /\b(?:status|progress|outcome|result|met|now|current|latest|recommendation|decision)\b/i;

/** The goal of a row that has its criterion in the cell beside it, under "Goal | Criterion | Status"; undefined elsewhere. */
export function briefGoalInRow({ text, isRow }: ReportLine, header: string): BriefGoal | undefined {
  if (!isRow || header === text) return undefined;
  const columns = cellsOfRow(header).map((cell) => cell.text);
  const at = columns.findIndex((column) => CRITERION_COLUMN.test(column));
  const isTable =
    at > 0 &&
    OF_GOALS.test(columns[at - 1] ?? '') &&
    columns.slice(at + 1).some((it) => STATUS_COLUMN.test(it));
  const [goal, criterion] = isTable ? cellsOfRow(text).slice(at - 1, at + 1) : [];
  if (goal === undefined || criterion === undefined || tellsNewGoal(header)) return undefined;
  const mark = LIST_MARK.exec(`${goal.text} `);
  const from = goal.at + (mark?.[0].trimEnd().length ?? 0);
  const to = criterion.at + criterion.text.length;
  const words = text.slice(from, to).trimStart();
  const isGoal = /\p{L}{3}/u.test(goal.text) && /\d/.test(criterion.text) && hasCriterion(words);
  return isGoal ? { from: to - words.length, to, number: numberOfMark(mark?.groups) } : undefined;
}
