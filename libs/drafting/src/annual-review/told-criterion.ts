/** The level a goal asks for where the report tells it beside the goal: in brackets behind it, under a key, in a column. */
import { withDigits } from '../extraction/text/number-words.js';
import type { Piece } from './goal-block.js';
import { type GoalCriterion, levelsOf } from './goal-criterion.js';
import { numbersIn } from './reading-numbers.js';
import { cellUnder } from './goal-rows.js';
import type { ReportLine } from './report-lines.js';

const PIECES_MAX = 12;
const ASKED_CHARACTERS_MAX = 80;

/**
 * "Criterion: 80% of 30 cards", "Aim 5 a week", "target 60 wpm", "The mandate was 85%", "against a criterion of 8". "Target 2: colors",
 * "Target 2 mastered" number what is taught.
 */
const KEYED =
  /(?:^|[^\p{L}-])(?:(?:criteri(?:on|a)(?: for (?:mastery|success))?|aim|target|mastery level)(?:\s*[:=]\s*|\s+(?:was|is|of|at)\s+|\s+(?=\d{1,3}(?: ?%| ?(?:of|out of|\/) ?\d| (?!(?:met|mastered|is|was|has|not|and|or|in)\b)\p{Ll})))|(?:goal|mandate|objective|criteri(?:on|a)|aim|target) (?:(?:was|is|had been) (?:set at )?|(?:asked|asks|called|calls) for )|goals?\s*=\s*)(?:at least )?(?=\d)(?!\d{1,2}\s?[:)]|\d{1,2}\/(?:\d{1,2}\/\d\d|20\d\d))/giu;
/** "Carry over with a new target of 80", "Next IEP: criterion 90%": what is to be asked for. */
const IS_TO_COME =
  /\b(?:new|next|higher|harder|lower|raised?|propos\w+|recommend\w*|should|could|would|will|class(?:mates)?|norm|average)\b[^.;]{0,40}$/i;
const ASKED_ENDS = /[;\n]|\.(?!\d)|,? (?:but|and (?:she|he|they))\b| {2,}|\t|\||$/;

/** `" (90% of redirections, BIP data)`, `", needs 12 out of 16`: right behind the goal's own words. */
const RIGHT_BEHIND =
  /^["'”’.]*\s*(?:\((?<bracket>[^()]{1,80})\)|,? ?(?:needs?|needing|to (?:score|earn|get|reach|average)) (?<asked>\d[^.;()]{0,80}))/i;
/** What brackets behind a goal may hold besides. */
const IS_PROGRESS =
  /\b(?:now|current\w*|at present|baselines?|met|mastered|progress\w*|achieved|from|was|began|started|up|so far|latest|quarter|q[1-4]|page|see)\b/i;

const LEVEL_COLUMN =
  /^(?:(?:mastery |success )?criteri(?:on|a)(?: for (?:mastery|success))?|expected(?: level)?|targets?|aims?|goal (?:level|target)|asked for|mastery(?: level)?)$/i;
/** "Goal 1 (wcpm)", "Goal 2 (words of 25)": what the row counts. */
const COUNTED_IN = /\((?<unit>[^()\d]{2,30}?)(?: (?:out )?of (?<whole>\d{1,3}))?\)/;

/** Cells stay apart; "three" is no "3    ". */
const inDigits = ({ text, isRow }: ReportLine, from: number, to: number): string => {
  const digits = withDigits(text.slice(from, to));
  return isRow ? digits : digits.replace(/ +/g, ' ');
};

/** "Scored on the 9 element checklist". */
const SCORED_ON =
  /\b(?:scored|rated|graded|checked) (?:on|with|by) (?:the|an?|his|her|their) (\d{1,2})[- ](?:element|point|item|part|step)\b/i;

/** The words that tell the level, of the pieces beside a goal; undefined where none do. */
function askedBeside(pieces: readonly Piece[]): string | undefined {
  for (const { line, from, to } of pieces) {
    const text = inDigits(line, from, to);
    for (const { index, 0: key } of text.matchAll(KEYED)) {
      const at = index + key.length;
      if (IS_TO_COME.test(text.slice(Math.max(0, index - 60), index + 1))) continue;
      const rest = text.slice(at, at + ASKED_CHARACTERS_MAX);
      return rest.slice(0, ASKED_ENDS.exec(rest)?.index).trim();
    }
  }
  return undefined;
}

/** The words right behind the goal's own, or on the line below in brackets. */
function askedBehind([own, below]: readonly Piece[]): string | undefined {
  for (const piece of [own, below]) {
    if (piece === undefined || (piece.line.isRow && piece !== own)) continue;
    const text = inDigits(piece.line, piece.from, piece.to);
    const { bracket, asked } = RIGHT_BEHIND.exec(text)?.groups ?? {};
    const words = bracket ?? asked;
    if (words !== undefined && !IS_PROGRESS.test(words) && (piece === own || bracket !== undefined))
      return words;
  }
  return undefined;
}

/** The cell of a row under "Criterion", "Expected" or "Target", with what the row's name says it counts. */
function askedInColumn(
  pieces: readonly Piece[],
  headerOf: (piece: Piece) => ReportLine | undefined,
): string | undefined {
  for (const piece of pieces) {
    const header = piece.line.isRow && piece.column === undefined ? headerOf(piece) : undefined;
    if (header === undefined || header === piece.line) continue;
    const cell = cellUnder(piece.line, header, LEVEL_COLUMN);
    if (cell === undefined || !/^\W{0,2}\d/.test(cell)) continue;
    const { unit, whole } = COUNTED_IN.exec(piece.line.text)?.groups ?? {};
    if (!/^\W{0,2}[\d.]+\W{0,2}$/.test(cell)) return cell;
    return [
      cell,
      ...(whole === undefined ? [] : [`of ${whole}`]),
      ...(unit === undefined ? [] : [unit]),
    ].join(' ');
  }
  return undefined;
}

/** The whole of what scores them, or one that the figures beside a goal are told of at least twice: "2 of 12 in October, 2 of 12 again in May". */
function wholeOfFigures(pieces: readonly Piece[]): number | undefined {
  const scored = pieces.map(({ line, from, to }) => SCORED_ON.exec(line.text.slice(from, to))?.[1]);
  const scale = scored.find((points) => points !== undefined);
  if (scale !== undefined) return Number(scale);
  const told = pieces
    .flatMap(({ line, from, to }) => {
      const text = line.text.slice(from, to);
      return numbersIn(text, undefined).filter(({ index, end }) => text.slice(index, end).includes(' of '));
    })
    .flatMap(({ outOf }) => outOf ?? []);
  const counts = [...Map.groupBy(told, (whole) => whole).entries()]
    .map(([whole, { length }]) => ({ whole, length }))
    .sort((a, b) => b.length - a.length);
  const [first, second] = counts;
  return first === undefined || first.length < 2 || first.length === second?.length ? undefined : first.whole;
}

/** "3 different listeners": a count of whatever it names. */
function countOf(asked: string): GoalCriterion | undefined {
  const [, value, unit] =
    /^(\d{1,3}) (?:different |new |separate )?([a-z-]{3,20}(?: [a-z-]{2,20})?)/i.exec(asked) ?? [];
  return value === undefined || unit === undefined
    ? undefined
    : { value: Number(value), unit, isPercent: false, isAtMost: false };
}

/** "The goal was 24" of figures that are all told of thirty. */
const ofWhole = (criterion: GoalCriterion, whole: number | undefined): GoalCriterion =>
  whole === undefined ||
  criterion.isPercent ||
  criterion.unit !== '' ||
  criterion.outOf !== undefined ||
  criterion.value > whole
    ? criterion
    : { ...criterion, outOf: whole };

/** "Three details", "one of his accommodations": of the task as well as of the level. */
const isPlainCount = ({ outOf, isPercent, unit }: GoalCriterion): boolean =>
  outOf === undefined &&
  !isPercent &&
  !/\b(?:per|an?|each|correct\w*|min\w*|sec\w*|hours?|wcpm|wpm|week\w*|daily)\b/i.test(unit);

export interface AskedLevels {
  /** The level of the skill first. */
  readonly criteria: readonly GoalCriterion[];
  /** No level is told at all: the one here only says what the figures are told of. */
  readonly isWholeOnly: boolean;
}

/**
 * Every level that a goal asks for: those told beside it in front of those of its own words, which may be of the task. Where
 * nothing tells one, the whole that the goal's figures share, so that they are read; it is no level. Pure.
 */
export function askedLevels(
  goal: string,
  pieces: readonly Piece[],
  headerOf: (piece: Piece) => ReportLine | undefined,
): AskedLevels {
  const own = levelsOf(goal).criteria;
  const near = pieces.slice(0, PIECES_MAX);
  const asked =
    askedBeside(near) ??
    askedInColumn(near, headerOf) ??
    (own.every(isPlainCount) ? askedBehind(near) : undefined);
  if (asked === undefined && own.length > 0) return { criteria: own, isWholeOnly: false };
  const whole = wholeOfFigures(near);
  if (asked === undefined)
    return whole === undefined
      ? { criteria: own, isWholeOnly: false }
      : {
          criteria: [{ value: whole, outOf: whole, unit: '', isPercent: false, isAtMost: false }],
          isWholeOnly: true,
        };
  const levels = levelsOf(asked).criteria;
  const counted = levels.length > 0 ? levels : [countOf(asked)].filter((level) => level !== undefined);
  const told = counted.map((level) => ofWhole(level, whole));
  const isTold = ({ value, outOf, isPercent }: GoalCriterion) =>
    told.some((one) => one.value === value && one.isPercent === isPercent && (one.outOf ?? outOf) === outOf);
  // The goal's own words tell more of the same level: its unit, on how many occasions.
  const same = own.filter(isTold);
  const criteria = [...(same.length > 0 ? same : told), ...own.filter((level) => !same.includes(level))];
  return { criteria, isWholeOnly: false };
}
