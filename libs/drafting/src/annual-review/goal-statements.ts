/** Finds last year's goals among the lines of a report, in whatever form they were written. */
import { briefGoalInRow, briefGoalsOn, isOfOldGoals } from './brief-goals.js';
import { hasCriterion } from '../rubric/goal-parser.js';
import { type Mode, modeAfter, opensPart } from './goal-sections.js';
import { announced, LIST_MARK, MODAL, numberOfMark, REFERENCE } from './goal-announcement.js';
import { tellsNewGoal } from './new-goals.js';
import { cellsOfRow, isDataTitle, type ReportLine, sentencesOf } from './report-lines.js';

export interface GoalStatement {
  /** Index of the line it stands on. */
  readonly line: number;
  /** Range of the goal's own words in the line's text. */
  readonly from: number;
  readonly to: number;
  /** The first line that announces it: its number, its area. */
  readonly leadLine: number;
  /** What announces it, in one text. */
  readonly lead: string;
  /** "1" or "a" where the report numbers its goals. */
  readonly number: string | undefined;
  /** Title of the section around it. */
  readonly section: string;
  /** The whole goal stands in one cell of a table row. */
  readonly isCell: boolean;
  /** What of it stands on the lines below, where its cell was wrapped. */
  readonly wrapped: string;
  /** Told in a few words under what became of it: its place says that it is a goal, and its words hardly. */
  readonly isBrief?: boolean;
}

/** The goal's own words, on one line. */
export const wordsOfGoal = (
  { from, to, wrapped }: Pick<GoalStatement, 'from' | 'to' | 'wrapped'>,
  text: string,
) =>
  `${text.slice(from, to)} ${wrapped}`
    // "Street crossing steps ......... 10/10": dots that lead the eye.
    .replace(/\s*\.{3,}\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();

export const GOALS_MAX = 40;
export const GOAL_CHARACTERS_MAX = 1_200;
const LEAD_LINES_MAX = 4;
const LEAD_CHARACTERS_MAX = 110;

const SUBJECT =
  /(?:^|[\s("',*])(?:(?:he|she|they|it is expected that \w+|(?:the |this |our )?(?:student|child|learner|pupil|youngster)|i)|(?<name>\p{Lu}[\p{L}'.-]{0,24}(?: \p{Lu}[\p{L}'.-]{0,24}){0,2})|\[?(?:student'?s? name|student|name|child)\]?)(?:\s*,[^,.]{2,70},)?\s*$/iu;
const NOT_THE_STUDENT =
  /\b(?:(?:mr|mrs|ms|miss|dr|coach|teachers?|staff|parents?|mother|father|mom|dad|therapists?|slp|ot|pt|aide|provider|specialist|counselor|family|team)\.?(?: \p{Lu}[\p{L}'-]{1,24}){0,2}|(?:school|district)(?: \p{Lu}[\p{L}'-]{1,24})?|iep|services?|progress|data|support|supports|we|you|goals?|objectives?|students|meeting|report|reports|it|this|that|who|which|sessions?|program|plan|notes?|everyone|nobody|work|work samples|instruction|class|probes?|wants?|needs?|wish(?:es)?|hopes?|likes?)\s*$/iu;
const NOT_A_SKILL =
  /^\s*(?:also |then )?(?:continue to )?(?:not\b|receive|recommend|go on\b|be (?:provided|written|drafted|proposed|reported|given|seen|served|allowed|placed|exempt|reevaluated|considered|held|\d|(?:on|at) \d)|attend|have access|need|benefit|meet\b|require|graduate|turn \d|enroll|exit|still|always|never|see\b|take (?:them|these|those|each) |start (?:with|at)|be in\b|have\b(?! (?:no (?:more|fewer)|at most|fewer|less)\b))/i;
const OPENING =
  /^["'(\s]*(?:by|given|when|within|in|during|after|while|with|at|on|for|upon|following|across|using|provided|throughout)\b/i;
/** "Her reading goal was to read 95 words": a goal told in a sentence. */
const TOLD =
  /\b(?:goal|objective|target)\b(?: for \p{L}+| (?:in|of|from) [^.,;"]{1,40}| (?:that )?(?:we|I|the team) (?:wrote|set|agreed on|made|have)(?: [^.,;:"]{1,24}?)?)?,? (?:last (?:year|spring|fall) )?(?:was|is|asked|asks|called|calls|has been|said|says)(?: for)?(?: him| her| them| \p{Lu}\p{L}+)? (?=to \p{L}|that )(?:that )?/u;
const PROGRESS_REPORT =
  /\bprogress (?:report|summary|update|notes?|monitoring|grid)|\bannual (?:review|update|summary)|\byearly (?:summary|update)|\bgoals? (?:progress|review|update)|\bprogress (?:on|toward)/i;
const SHORT_TERM = /\b(?:objectives?|benchmarks?|STOs?|short[- ]term|milestones?)\b/i;
/** "Goal 1. Mina gained 26 words": how it went, and no goal. */
const TOLD_OF_STUDENT =
  /^(?:He|She|They|\p{Lu}\p{L}{1,20}) (?:(?:now|still|also|has|have|had|is|are|was|were|can|could|did|does|made|got|read|met|went|began|wrote|kept|grew|rose)\b|\p{L}{2,14}ed\b)/u;
const NOT_A_GOAL_TEXT =
  /^(?:met|was|is|line|for|of|not|has|and|progress\w*|continue|achieved|status|in progress|discontinue|mastered|to be|will be|the|this|we|area|baselines?|current\w*|latest|now|data|began|started|moved|went|from|made|results?|see|as of|no|yes|on track|\d+|q\d|first|second|third|fall|winter|spring)\b/i;

/** "The second one says she will", "the goal says Isolde will": goals told one by one. */
const COUNTED =
  /\b(?:(?:first|second|third|fourth|fifth|next|last|other) (?:goal |one )?|[Gg]oal )(?:says|reads|asks|is|was|states)(?: that)? (?=(?:he|she|they|\p{Lu}\p{L}+) (?:will|should)\b)/u;

/** "Homework: was to turn in 85%": what an old goal asked for, behind its name. */
const KEYED_WAS_TO =
  /^\W{0,4}\p{Lu}[^.:;"\d]{2,40}:\s+(?:(?:it|the goal|this|the old goal) )?was (?=to \p{L}{2})/u;

/** "Increase reading to 90 words": a goal without its subject. */
const ORDER =
  /^\s*(?:to )?(?!(?:write|use|begin|start|define) (?:an? )?(?:new|different|other) (?:one|goal|target)\b)(?:get (?:to )?(?=\d)|reach (?=\d)|increase|improve|decrease|reduce|read|write|spell|produce|use|answer|identify|solve|complete|say|name|follow|retell|count|add|subtract|multiply|type|copy|print|walk|climb|ask|request|initiate|maintain|stay|remain|begin|start|turn|demonstrate|define|match|sort|cut|button|zip|imitate|label|respond|participate|attend|express|describe|explain|compute|calculate|travel|wash|dress|prepare|raise|speak|be understood)\b/i;

/** "Her goal was", in front of "to revise a draft": whatever is to be done. */
const WAS_TO = /\b(?:was|asked|called|has been|said)(?: for)?(?: him| her| them| \p{Lu}\p{L}+)? $/u;

/** "Last year's goal asked for a spoken word in 6 of 10 chances", "the objective set then was 20 of 28": told by its figure. */
const TOLD_BY_FIGURE =
  /\b(?:the )?(?:(?:(?:last|this) year's|current|present|previous|prior|old|annual|existing|iep|her|his|their) (?:iep |annual )?(?:goal|objective|target)|(?:goal|objective|target) (?:set|written|agreed on|made)(?: (?:then|last \w+|at (?:that|the) time|a year ago))?) (?:was|is|says|said|asks for|asked for|calls for|called for) (?!(?:met|not|now|still|to|that|based|in|on|for|the same)\b)(?=[^.;:"]{0,90}\d)/i;

/** "Goal A (Employment)." as a sentence of its own in front. */
const GOAL_AS_SENTENCE = /(?:^|[.!?]\s)[^.!?]{0,30}\bgoal\b[^.!?]{0,30}\.\s*["'(]?$/i;

const OBJECTIVE = /^\W*(?:short[- ]term )?(?:objective|benchmark|sto)\b/i;

interface Found {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly number: string | undefined;
  readonly isAnnounced: boolean;
}

/** "She will tell me the names": somebody tells how it is with the student; a goal knows no "me". */
const TELLER = /\b(?:me|us|my)\b/;
const OWN_WORDS = /\bi$/i;
/** "I worry she will get lost". */
const SPEAKER =
  /\b(?:I|we)(?:'m| am|'re| are)? (?:\w+ )?(?:worry|worried|hope|hoping|think|know|believe|fear|afraid|guess|wish|bet|sure|suspect|expect)\b/;

function isStudentsSkill(text: string, isCalledGoal: boolean): boolean {
  const modal = MODAL.exec(text);
  if (modal === null) return false;
  const before = text.slice(0, modal.index).trimEnd();
  const isTold =
    !isCalledGoal &&
    !OWN_WORDS.test(before) &&
    (TELLER.test(text.slice(modal.index)) || SPEAKER.test(before));
  return (
    !isTold &&
    SUBJECT.test(before) &&
    !NOT_THE_STUDENT.test(before) &&
    (isCalledGoal || !NOT_A_SKILL.test(text.slice(modal.index + modal[0].length)))
  );
}

/** "Objective 1: ": a step of a goal, where the paper has goals. */
export const isObjective = (text: string): boolean => OBJECTIVE.test(text);

/** "Students will compare", "Ada will receive": planned of others, or no skill. */
export function isOthersPlan(text: string): boolean {
  const modal = MODAL.exec(text);
  if (modal === null) return false;
  const before = text.slice(0, modal.index).trimEnd();
  return NOT_THE_STUDENT.test(before) || NOT_A_SKILL.test(text.slice(modal.index + modal[0].length));
}

/** Where a goal's own words begin that are told, quoted or bracketed late in a sentence; undefined where none are. */
export function lateStart(text: string, skip: number): number | undefined {
  const told = TOLD.exec(text) ?? COUNTED.exec(text) ?? KEYED_WAS_TO.exec(text);
  if (told !== null) {
    const from = told.index + told[0].length;
    return text[from] === '"' ? from + 1 : from;
  }
  // "He practiced, and the goal says "...": the quote may open late.
  const late = /\bgoal\b[^".(]{0,40}(?:\(\s?["']|["'(])(?=\p{Lu})/iu.exec(text.slice(skip));
  return late === null ? undefined : skip + late.index + late[0].length;
}

/** "Omar will": quoted behind a number or the word goal, it is the goal's wording, whether it names a level or not. */
const NAMED_SUBJECT = /^(?!(?:he|she|they|it|we|i|this|that)\b)\p{Lu}[\p{L}'-]{1,24} will\b/iu;
const isQuotedGoal = (text: string, from: number, number: string | undefined): boolean =>
  text[from - 1] === '"' &&
  NAMED_SUBJECT.test(text.slice(from)) &&
  (number !== undefined || /\bgoal\b/i.test(text.slice(0, from)));

const tellsProgress = (words: string): boolean => NOT_A_GOAL_TEXT.test(words) || TOLD_OF_STUDENT.test(words);

/** A goal in one sentence, or a cell, of the line. */
function goalIn(text: string, isNamedGoal: boolean): Omit<Found, 'to'> | undefined {
  const { skip, label, number, isGoal } = announced(text);
  if (SHORT_TERM.test(label) || OBJECTIVE.test(text)) return undefined;
  const late = lateStart(text, skip);
  const from = late ?? skip;
  const words = text.slice(from);
  const length = words.trim().split(/\s+/).length;
  const isAnnounced = isGoal || late !== undefined || isNamedGoal;
  const isCalledGoal = isNamedGoal || /\bgoal\b/i.test(label);
  const isModal = isStudentsSkill(words, isCalledGoal);
  const isPlain = isGoal && number !== undefined && !tellsProgress(words) && length >= 4;
  const isToldTask = () => late !== undefined && WAS_TO.test(text.slice(0, from));
  const isOrder = () => length >= 5 && isAnnounced && (isToldTask() || ORDER.test(words));
  const isWorded = isModal && (isCalledGoal || isQuotedGoal(text, from, number));
  const isGoalText = isWorded || ((isModal || isPlain || isOrder()) && hasCriterion(words));
  return isGoalText ? { from, label: label.trim(), number, isAnnounced } : undefined;
}

/** "Reading goal (100 wcpm by February)": told by its figure in brackets. */
const TOLD_IN_BRACKETS = /\b(?:[\p{L}-]{3,20} ){0,3}?goal \((?<asked>[^()]{4,100})\)/iu;

/** Where a goal stands in its sentence that is told by its figure alone; undefined where none is. */
function figureGoalIn(text: string): { from: number; to: number } | undefined {
  if (!/\d/.test(text) || !/goal|objective|target/i.test(text)) return undefined;
  const bracketed = /goal \(/i.test(text) ? TOLD_IN_BRACKETS.exec(text) : null;
  if (bracketed !== null && hasCriterion(bracketed.groups?.['asked'] ?? ''))
    return { from: bracketed.index, to: bracketed.index + bracketed[0].length };
  const told = TOLD_BY_FIGURE.exec(text);
  if (told === null) return undefined;
  const from = told.index + told[0].length;
  const asked = /^(?:[^.;]|\.(?=\d)){0,160}/.exec(text.slice(from))?.[0] ?? '';
  if (!hasCriterion(asked)) return undefined;
  // "20 of 28" says nothing without the words in front of it.
  return { from: /^\W{0,2}\d/.test(asked) ? told.index : from, to: from + asked.length };
}

interface Part {
  readonly from: number;
  readonly to: number;
}

/** "A-1  Goal:  Omar will": the cell in front is the key. */
const isKeyedCell = ({ text, isRow }: ReportLine, before: Part | undefined): boolean =>
  isRow &&
  before !== undefined &&
  /^\W*(?:annual |iep |old )?goal:$/i.test(text.slice(before.from, before.to));

/** The number in the first cell of a row: "01", "A-1"; undefined where it holds more. */
export const numberOfCell = ({ text }: ReportLine, first: Part | undefined): string | undefined =>
  /^\W{0,2}(\d{1,2}|[A-H](?:-\d{1,2})?)\W{0,2}$/
    .exec(text.slice(first?.from, first?.to))?.[1]
    ?.toLowerCase()
    .replace(/^0(?=\d)/, '');

type GoalOnLine = Found & Pick<GoalStatement, 'isCell' | 'wrapped'>;

/** A goal told by its figure alone, in the sentence that begins at `from`. */
function figureGoalOn(text: string, from: number): GoalOnLine[] {
  const figure = figureGoalIn(text);
  if (figure === undefined) return [];
  const range = { from: from + figure.from, to: from + figure.to };
  return [{ ...range, label: '', number: undefined, isAnnounced: true, isCell: false, wrapped: '' }];
}

/** Whether a part of a line is called a goal by what stands in front of it, and the number its row begins with. */
function calledOn(
  line: ReportLine,
  parts: readonly Part[],
  at: number,
  isNamedGoal: boolean,
): { readonly isCalledGoal: boolean; readonly rowNumber: string | undefined } {
  const from = parts[at]?.from ?? 0;
  const before = line.text.slice(Math.max(0, from - 70), from);
  const rowNumber = line.isRow && at > 0 ? numberOfCell(line, parts[0]) : undefined;
  const isLabelled = GOAL_AS_SENTENCE.test(before) && !REFERENCE.test(before);
  const isGoalCell = isNamedGoal && (at === 0 || (at === 1 && rowNumber !== undefined));
  return { isCalledGoal: isGoalCell || isLabelled || isKeyedCell(line, parts[at - 1]), rowNumber };
}

function goalsOn(line: ReportLine, isNamedGoal: boolean): GoalOnLine[] {
  const parts = line.isRow
    ? cellsOfRow(line.text).map(({ at, text }) => ({ from: at, to: at + text.length }))
    : sentencesOf(line.text);
  const found: GoalOnLine[] = [];
  for (const [at, { from, to }] of parts.entries()) {
    const cell = line.text.slice(from, to);
    const wrapped = line.wrapped !== undefined && /\bwill\b/.test(cell) ? ` ${line.wrapped}` : '';
    const text = `${cell}${wrapped}`;
    const { isCalledGoal, rowNumber } = calledOn(line, parts, at, isNamedGoal);
    const made = goalIn(text, isCalledGoal);
    if (made === undefined) {
      if (!line.isRow) found.push(...figureGoalOn(text, from));
      continue;
    }
    const own = text.slice(made.from);
    const opened = /["(]\s*$/.exec(text.slice(0, made.from))?.[0].trim();
    const close = opened === undefined ? -1 : own.indexOf(opened === '(' ? ')' : '"');
    const sentence = sentencesOf(own)[0]?.to ?? own.length;
    const end = Math.min(close > 0 ? close : line.isRow ? sentence : own.length, GOAL_CHARACTERS_MAX);
    found.push({
      ...made,
      number: made.number ?? rowNumber,
      from: from + made.from,
      to: Math.min(to, from + made.from + own.slice(0, end).trimEnd().length),
      wrapped: wrapped.slice(0, Math.max(0, end - (cell.length - made.from))).trim(),
      // With figures beside it the row is all there is; else the rows below tell of it.
      isCell:
        line.isRow && parts.some((part) => part.from > to && /\d/.test(line.text.slice(part.from, part.to))),
    });
  }
  return found;
}

const TICK_BOX = /\[ ?[xX]? ?\]|[☐☒☑]/;

/** The lines above that announce a goal: its number, its area; never data or the goal before. */
export function leadOf(
  lines: readonly ReportLine[],
  at: number,
  floor: number,
): { leadLine: number; lead: string } {
  let leadLine = at;
  const texts: string[] = [];
  for (let up = at - 1; up > floor && at - up <= LEAD_LINES_MAX; up -= 1) {
    const line = lines[up];
    if (line === undefined || line.page !== lines[at]?.page) break;
    const { text } = line;
    const isNamed =
      /\b(?:goal|area|domain|skill|focus|need)\b/i.test(text) && text.length <= LEAD_CHARACTERS_MAX;
    const isLead = isNamed
      ? !/[.!?]$/.test(text) || /^\W*(?:[\w/]+ ){0,4}goal\s*#?\s*\w{0,3}[.)]?$/i.test(text)
      : line.isTitle;
    // "Goal: [X] Met  [ ] Not met" is how the goal above went.
    if (text.endsWith('?') || TICK_BOX.test(text)) break;
    const isData =
      /^\W*(?:(?:goal|overall) (?:status|met|achieved|mastered|progress|rating|outcome|result)|status|baseline|progress|comments?|criteri|date)\b/i.test(
        text,
      ) && !isDataTitle(line);
    if (!isLead || isData) break;
    leadLine = up;
    texts.unshift(text);
    // The title of all goals is not the lead of the first.
    if (/\bgoals\b/i.test(text)) {
      texts.shift();
      leadLine = up + 1;
      break;
    }
    if (line.isTitle && !isDataTitle(line) && !isNamed) break;
  }
  return { leadLine, lead: texts.join(' | ') };
}

/** The section a line stands in. */
interface Place {
  readonly mode: Mode;
  readonly section: string;
  /** The title or the announcing line that opened what stands here: "Status of the goals:". */
  readonly opening: string;
  /** First row of the table. */
  readonly header: string;
  /** The report speaks of goals or progress at all. */
  readonly isReview: () => boolean;
}

const GOAL_WORD = /goal/i;
const SHORT_LINE = 20;

/** Whether a line is worth reading as a goal: it says "will" or "goal", or stands below a line that says goal. */
const isCandidate = (text: string, linesBelowGoal: number) =>
  text.length >= SHORT_LINE &&
  (linesBelowGoal <= LEAD_LINES_MAX || MODAL.test(text) || /objective|outcome|target/i.test(text));

export const NUMBER_OF_GOAL = /\bgoal\s*#?\s*(\d{1,2}|[A-H])\b/i;

/** Whether an entry is numbered on from the last goal: "(3)" in the list that "(2)" stands in. */
const isNumberedOn = (
  number: string | undefined,
  last: GoalStatement | undefined,
  section: string,
): boolean =>
  number !== undefined &&
  last?.number !== undefined &&
  last.section === section &&
  (/^\d+$/.test(number)
    ? Number(number) === Number(last.number) + 1
    : number.charCodeAt(0) === last.number.charCodeAt(0) + 1);

/** The goals of one line. */
function statementsOn(
  lines: readonly ReportLine[],
  at: number,
  { mode, section, header, isReview }: Place,
  last: GoalStatement | undefined,
): GoalStatement[] {
  const line = lines[at];
  if (line === undefined) return [];
  const { leadLine, lead } = leadOf(lines, at, last?.line ?? -1);
  if (tellsNewGoal(lead)) return [];
  const isOfShortTerm = SHORT_TERM.test(lead);
  const isColumn = line.isRow && /\bgoals?\b/i.test(header) && !tellsNewGoal(header);
  let before = 0;
  return goalsOn(line, isColumn || /\bgoal\b|\boutcome\b/i.test(lead)).flatMap((goal) => {
    const { from, to, isCell, wrapped } = goal;
    const prefix = isCell
      ? line.text.slice(Math.max(0, from - 160), from)
      : line.isRow
        ? goal.label
        : line.text.slice(Math.max(before, from - 160), from);
    before = to;
    const isOpened = () => mode !== 'other' && OPENING.test(line.text.slice(from, to)) && isReview();
    // Under "Objective review" a line that calls itself an annual goal is one.
    if (isOfShortTerm && !/\bannual\b[^:]{0,30}\bgoal\b/i.test(goal.label)) return [];
    const isInList = () => isNumberedOn(goal.number, last, section);
    if (tellsNewGoal(prefix) || !(goal.isAnnounced || mode === 'old' || isOpened() || isInList())) return [];
    const named = (NUMBER_OF_GOAL.exec(prefix) ?? NUMBER_OF_GOAL.exec(lead))?.[1];
    // "A. Reading fluency. Given a passage, she will": the letter stands a sentence ahead.
    const mark = (LIST_MARK.exec(lead) ?? (from === 0 ? null : LIST_MARK.exec(line.text.slice(0, 8))))
      ?.groups;
    const number = (goal.number ?? named ?? numberOfMark(mark))?.toLowerCase();
    return [{ line: at, from, to, leadLine, lead: `${lead} | ${prefix}`, number, section, isCell, wrapped }];
  });
}

/** The goals of a line that are told in a few words. */
function briefStatementsOn(
  lines: readonly ReportLine[],
  at: number,
  { section, header, opening }: Place,
): GoalStatement[] {
  const line = lines[at];
  if (line === undefined) return [];
  const inRow = briefGoalInRow(line, header);
  const found = inRow === undefined ? briefGoalsOn(line, isOfOldGoals(opening)) : [inRow];
  return found.map((goal) => ({
    ...goal,
    ...{ line: at, leadLine: at, lead: '', section, isCell: line.isRow, wrapped: '', isBrief: true },
  }));
}

/** A header behind a gap: the rows above were of another table. */
const opensTable = ({ isAfterBlank, text }: ReportLine): boolean =>
  isAfterBlank && /\bgoals?\b/i.test(text) && !/\bwill\b/.test(text);

/** Every old goal of the report, in reading order; proposals for the new plan are left out. Bounded: 40. */
export function goalStatementsIn(lines: readonly ReportLine[]): GoalStatement[] {
  const found: GoalStatement[] = [];
  const brief: GoalStatement[] = [];
  const isReview = () =>
    lines.slice(0, 400).some(({ text }) => /\b(?:annual review|progress report|goals?)\b/i.test(text));
  let mode: Mode = lines.slice(0, 6).some(({ text }) => PROGRESS_REPORT.test(text)) ? 'old' : undefined;
  let section = '';
  let opening = '';
  let header = '';
  let lastWithGoal = -Infinity;
  lines.forEach((line, at) => {
    if (GOAL_WORD.test(line.text)) lastWithGoal = at;
    mode = modeAfter(mode, line);
    if (line.isTitle && !isDataTitle(line)) section = line.text;
    if (opensPart(line)) opening = line.text;
    if (line.isRow && (lines[at - 1]?.isRow !== true || opensTable(line))) header = line.text;
    if (found.length >= GOALS_MAX || mode === 'new') return;
    const place = { mode, section, opening, header, isReview };
    const few = briefStatementsOn(lines, at, place);
    brief.push(...few);
    const whole = isCandidate(line.text, at - lastWithGoal)
      ? statementsOn(lines, at, place, found.at(-1))
      : [];
    // "The goals are: (1) to stay in class, (2) to answer": a list is not one goal.
    if (few.length > 1 && whole.length === 1) return;
    found.push(...whole);
  });
  // Where goals are told whole, what is short below them tells how they went.
  return (found.length > 0 ? found : brief).slice(0, GOALS_MAX);
}
