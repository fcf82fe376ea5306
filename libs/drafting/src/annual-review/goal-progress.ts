/** The newest figure of each of last year's goals, chosen among all figures of the report by what speaks for it (decision 41). */
import type { ToldFigure } from '../extraction/figures/supported-figures.js';
import type { Passage } from '../extraction/text/passage.js';
import { quotePassage } from '../extraction/text/passages.js';
import type { SignedFigure } from '../weighing/signs.js';
import type { WeighedFigures } from '../weighing/weighing.js';
import { type GoalCriterion, isOfShare, levelsOf } from './goal-criterion.js';
import type { GoalReading } from './goal-reading.js';
import type { OldGoal } from './old-goal.js';
import type { PlacedGoal } from './old-goals.js';
import { AIM_OF_GOAL, ProgressSigner, READ_AS_NEWEST, READ_AS_START } from './progress-signs.js';
import { ComparableWords } from '../weighing/comparable-words.js';
import { isOfOtherMaterial, isOfOtherSteps } from './goal-material.js';
import { isObjective } from './goal-statements.js';
import { isReachedWithHelp } from './reached-with-help.js';
import { readVerdictsOf, withLikelyVerdict } from './likely-verdict.js';
import { verdictSigns } from './verdict-signs.js';
import { PROGRESS_WEIGHTS } from './progress-weights.js';
import { SignTable } from '../weighing/sign-table.js';

const WEIGHTS = new SignTable(PROGRESS_WEIGHTS);

/**
 * So much more must speak for a figure than for the one that the readers of progress took: natural logarithm of odds. Of forms they
 * know they are right nearly always, and nobody can tell from here which those are.
 */
const LEAD_OVER_READ_MIN = 4;

/** The goals with the figure that most speaks for as the newest; what the readers chose where it is the same. */
export function withWeighedProgress(
  goals: readonly PlacedGoal[],
  passages: readonly Passage[],
  weighed: WeighedFigures,
  names: readonly string[],
): OldGoal[] {
  const words = new ComparableWords(names);
  return newestOf(goals, passages, weighed).map((goal, at) => {
    const placed = goals[at];
    return placed === undefined ? goal : withLikelyVerdict(goal, placed, words);
  });
}

/** The readers found where the goal began, and nothing since: there may be nothing. */
const LEAD_OVER_START_MIN = 2;

const leadMin = ({ newest, baseline }: OldGoal): number =>
  newest !== undefined ? LEAD_OVER_READ_MIN : baseline !== undefined ? LEAD_OVER_START_MIN : 0;

/** What the goal asks for, and where it began, are known: neither is how far it is. */
const isNoProgress = (signs: readonly string[]): boolean =>
  signs.includes(AIM_OF_GOAL) || (signs.includes(READ_AS_START) && !signs.includes(READ_AS_NEWEST));

/** The printed line from its beginning, as far as the passage goes. */
const lineOf = ({ page, start, end }: Passage): string =>
  page.text.slice(page.text.lastIndexOf('\n', start) + 1, end).trimStart();

/** Figures looked at for all goals together. */
const LOOKED_AT_MAX = 20_000;

/** "For 20 minutes each he started 3 messages": minutes are no messages. */
const isOfTime = ({ passage, end, form }: SignedFigure['figure']): boolean =>
  form !== 'percent' && TIME.test(passage.text.slice(end, end + 12));
const TIME = /^[\s-]{0,2}(?:min(?:ute)?s?|sec(?:ond)?s?|hours?)\b/i;
const isOfTimeItself = (criterion: GoalCriterion | undefined): boolean =>
  criterion === undefined ||
  criterion.unit === '' ||
  /\b(?:min|sec|hour)/i.test(criterion.unit.split(/ (?:in|per) /)[0] ?? '');

/** "About 9 in 10 of his messages": the ten are no messages. */
const isWholeOfShare = ({ passage, index, outOf }: SignedFigure['figure']): boolean =>
  outOf === undefined && /\b\d{1,3} (?:in|of|out of) $/.test(passage.text.slice(0, index));

const BEHIND_CHARACTERS = 28;

const toldIn = (
  { areaOfNeed }: OldGoal,
  { passage, value, outOf, form, index, end }: SignedFigure['figure'],
): ToldFigure => ({
  areaOfNeed,
  kind: form === 'percent' ? 'percent' : outOf === undefined ? 'count' : 'ratio',
  value,
  // Behind it another line may tell of a passage that was practiced.
  quote: passage.text.slice(passage.text.slice(0, index).search(/[^.;]*$/), end + BEHIND_CHARACTERS),
  ...(outOf === undefined ? {} : { outOf }),
});

/** "With gesture prompt (Jan)    14": a row of its own for what help adds. */
const IS_HELP_ROW = /^\s*(?:with|after|when|given)\b(?! no\b| out\b)/i;

/** Where it began, told once more where the readers found nothing since; or what is told of a step of a goal. */
function isOfElse(found: OldGoal, signed: SignedFigure | undefined): boolean {
  if (signed === undefined) return true;
  const { goal, newest, baseline, criterion } = found;
  const { value, passage } = signed.figure;
  if (isWholeOfShare(signed.figure) || (isOfTime(signed.figure) && !isOfTimeItself(criterion))) return true;
  // "No more than once a day", and 47% on task.
  if (signed.figure.form === 'percent' && criterion !== undefined && !isOfShare(criterion)) return true;
  if (
    (!passage.isRow || IS_HELP_ROW.test(passage.text)) &&
    isReachedWithHelp(goal, toldIn(found, signed.figure))
  )
    return true;
  const isStartAgain = newest === undefined && baseline?.value === value;
  // "On grade 2 passages he reads 71", of a goal for grade 3.
  const isRate = /\bper (?:\d )?min|\bw?c?pm\b/i.test(criterion?.unit ?? '');
  const isOfOther = isRate ? isOfOtherMaterial : isOfOtherSteps;
  if (!passage.isRow && isOfOther(passage.text, goal)) return true;
  return isStartAgain || (isObjective(lineOf(passage)) && !passage.text.includes(goal));
}

function newestOf(
  goals: readonly PlacedGoal[],
  passages: readonly Passage[],
  weighed: WeighedFigures,
): OldGoal[] {
  // Of more than any plan holds the readers alone tell.
  if (goals.length * weighed.figures.length > LOOKED_AT_MAX) return goals.map(({ goal }) => goal);
  const signer = new ProgressSigner(goals, passages, weighed);
  return goals.map(({ goal, isBrief }, at) => {
    // The weights know goals that are told whole, with their progress beside them.
    if (isBrief === true) return goal;
    const signs = signer.signsFor(at);
    const weights = signs.map((names, place) =>
      isNoProgress(names) || isOfElse(goal, weighed.figures[place])
        ? Number.NEGATIVE_INFINITY
        : WEIGHTS.weigh(names),
    );
    const read = Math.max(...weights.filter((_weight, place) => signs[place]?.includes(READ_AS_NEWEST)));
    const most = Math.max(...weights, 0);
    // Above zero more speaks for a figure than for there being none.
    if (most === 0 || most - Math.max(0, read) < leadMin(goal)) return goal;
    const figure = weighed.figures[weights.indexOf(most)];
    return figure === undefined ? goal : withNewest(goal, figure);
  });
}

function withNewest(goal: OldGoal, signed: SignedFigure): OldGoal {
  const found = readingOf(goal, signed);
  const known = goal.readings.findLast((reading) => isSame(reading, found));
  if (known !== undefined && known === goal.newest) return goal;
  if (known !== undefined)
    return { ...goal, newest: known, readings: goal.readings.slice(0, goal.readings.indexOf(known) + 1) };
  const { months: _months, ...rest } = goal;
  return { ...rest, newest: found, readings: [found] };
}

const isSame = (one: GoalReading, other: GoalReading): boolean =>
  one.value === other.value &&
  one.page === other.page &&
  (one.outOf ?? other.outOf) === (other.outOf ?? one.outOf);

function readingOf({ goal, criterion: own }: OldGoal, { figure, around }: SignedFigure): GoalReading {
  const criterion = own ?? levelsOf(goal).criteria[0];
  const { passage, value, form, index } = figure;
  const isBare = form !== 'percent' && figure.outOf === undefined;
  const outOf = figure.outOf ?? (isBare && (criterion?.outOf ?? 0) >= value ? criterion?.outOf : undefined);
  const date = around.dates.findLast((told) => told.index <= index)?.text;
  return {
    value,
    ...(outOf === undefined || form === 'percent' ? {} : { outOf }),
    isPercent: form === 'percent' || (isBare && criterion?.isPercent === true && value <= 100),
    unit: (criterion?.unit ?? '').slice(0, 60),
    ...(date === undefined ? {} : { date }),
    page: passage.page.page,
    quote: quotePassage(passage),
  };
}

/** A figure with all that speaks for its being the newest of a goal. */
export interface FigureOfGoal {
  readonly page: number;
  readonly text: string;
  readonly index: number;
  readonly end: number;
  readonly value: number;
  readonly outOf: number | undefined;
  readonly isPercent: boolean;
  readonly signs: readonly string[];
}

/** Every goal with all figures of the report: what the weights are learned from. */
export function progressToLearn(
  goals: readonly PlacedGoal[],
  passages: readonly Passage[],
  weighed: WeighedFigures,
  names: readonly string[],
): (PlacedGoal & { readonly figures: readonly FigureOfGoal[]; readonly verdictSigns: readonly string[] })[] {
  const words = new ComparableWords(names);
  const newest = newestOf(goals, passages, weighed);
  const signer = new ProgressSigner(goals, passages, weighed);
  return goals.map((placed, at) => {
    const signs = signer.signsFor(at);
    const figures = weighed.figures.map(({ figure: { passage, index, end, value, outOf, form } }, place) => ({
      ...{ page: passage.page.page, text: passage.text, index, end, value, outOf },
      ...{ isPercent: form === 'percent', signs: signs[place] ?? [] },
    }));
    const goal = newest[at] ?? placed.goal;
    return { ...placed, figures, verdictSigns: verdictSigns(goal, readVerdictsOf(goal), placed, words) };
  });
}
