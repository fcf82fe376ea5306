/** Checks 8 and 9: where the student starts, and how far the goal leads. Sources: project facts, 2.4 and 3.1 to 3.2. */
import { datesIn } from '../extraction/times/dates.js';
import { oralReadingFluency } from '../norms/oral-reading-fluency.js';
import {
  MAZE_WEEKLY_GROWTH,
  ORAL_READING_WEEKLY_GROWTH,
  READING_GROWTH_SOURCE,
} from '../norms/weekly-growth.js';
import {
  baselineDate,
  type CheckInput,
  type CheckRule,
  fail,
  type Judgement,
  pass,
  weak,
} from './check-rule.js';
import { isSameUnit, onOneScale, type Quantity } from './quantities.js';

/** Problems to become fewer, whatever the verb. */
const PROBLEM =
  /\b(?:incidents?|outbursts?|call-?outs?|tantrums?|elop\w+|hits?|hitting|refusals?|redirections?|aggress\w+|errors?|omissions?|absences|tardies|disfluenc\w+|stutter\w*|off-task|interruptions?|leav(?:es|ing)|yell(?:s|ing)|throw(?:s|ing)|scream(?:s|ing)|cries|crying)\b/;

const TO_COLLECT =
  /baseline (?:data )?(?:is |are |will be |needs? )?(?:still )?to be (?:collected|taken|determined|established)|collected baseline|baseline (?:tbd|pending|not yet)|no baseline/;

/** The start that is counted like the target: said in the goal, or the newest such number of the present level. */
export function startOf(input: CheckInput): Quantity | undefined {
  const { parsed, presentQuantities } = input;
  const level = parsed.criteria[0];
  if (level === undefined) return undefined;
  if (parsed.start !== undefined && isSameUnit(parsed.start, level)) return parsed.start;
  const usable = presentQuantities.filter(
    (quantity) =>
      (!/^(?:schedule|given|partners|observations)$/.test(quantity.role) ||
        (quantity.role === 'observations' && quantity.kind === 'share')) &&
      isSameUnit(quantity, level) &&
      !isOfOthers(quantity),
  );
  // "12 of 15 upsets end with leaving": what follows may say that the number is of the problem.
  const told = ({ unit, end }: Quantity) =>
    `${unit} ${input.present.slice(end, end + 30).split(/[,;.(]| and /)[0] ?? ''}`;
  const isOfSkill = (quantity: Quantity) =>
    input.parsed.isDecrease || PROBLEM.test(level.unit) || !PROBLEM.test(told(quantity));
  const skill = usable
    .filter(isOfSkill)
    .sort((one, other) => Number(one.role === 'observations') - Number(other.role === 'observations'));
  const close = skill.filter(({ unit }) => sharedWord(unit, level.unit));
  return skill.find(({ role }) => role === 'start') ?? close[0] ?? skill[0];
}

const isOfOthers = ({ unit }: Quantity) => /\b(?:peers|grade[- ]level|benchmark|expected|norm)\b/.test(unit);
const sharedWord = (one: string, other: string) =>
  one.split(/[^a-z]+/).some((word) => word.length > 3 && other.includes(word.replace(/s$/, '')));

/** Months between the newest baseline and the start of the plan, as far as both are known. */
function monthsOld(input: CheckInput): number {
  const start = input.draft.Fape.flatMap((line) => datesIn(line['Start'] ?? '')).find(
    ({ hasYear }) => hasYear,
  )?.order;
  const end = input.parsed.timeframe?.end;
  const planStart = start ?? (end === undefined ? undefined : end - 12);
  const taken = baselineDate(input);
  return taken === undefined || planStart === undefined ? 0 : planStart - taken;
}

const GRADE =
  /\b(?:grade (\d{1,2}|k)\b|(\d{1,2})(?:st|nd|rd|th)[- ]grade|(first|second|third|fourth|fifth|sixth|seventh|eighth)[- ]grade)/;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Grade of the material a text names; undefined where it names none. */
function materialGrade(text: string): number | undefined {
  const match = new RegExp(
    `${GRADE.source}(?=[^.;]{0,24}(?:passage|text|level|material|probe|list|word|book|problem|story|article))`,
  ).exec(text);
  if (match === null) return undefined;
  const [, number, ordinal, word] = match;
  if (word !== undefined) return ORDINALS.indexOf(word) + 1;
  return (number ?? ordinal) === 'k' ? 0 : Number(number ?? ordinal);
}

/** "70 words a minute, grade 4": the grade of what was read stands last. */
const plainGrade = (present: string): number | undefined => {
  const digits = /\bgrade (\d{1,2})(?= ?(?:[,;(.]|$))/.exec(present)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

const PLAIN_KINDS: ReadonlySet<string> = new Set(['share', 'rate', 'duration', 'frequency']);

/** Every number of the present level is of a kind that cannot be compared with the target: a percent beside minutes. */
function countsOtherwise(present: readonly Quantity[], level: Quantity): boolean {
  const measured = present.filter(
    ({ role, kind }) => kind !== 'norm' && !/^(?:schedule|given|partners)$/.test(role),
  );
  return (
    measured.length > 0 &&
    PLAIN_KINDS.has(level.kind) &&
    measured.every(({ kind }) => PLAIN_KINDS.has(kind) && kind !== level.kind)
  );
}

export const baselineSameUnit: CheckRule = {
  name: 'Baseline in the same unit',
  judge: (input) => {
    const { parsed, present, presentQuantities } = input;
    if (parsed.start === undefined && TO_COLLECT.test(`${present} ${parsed.text}`))
      return weak(
        'The baseline is still to be collected.',
        'Give three probes, take the median and put the number in.',
      );
    const isMeasured = presentQuantities.some(({ kind }) => kind !== 'norm') || parsed.start !== undefined;
    if (!isMeasured)
      return fail(
        presentQuantities.length > 0
          ? 'The present level has norm scores and no count of the skill.'
          : 'The present level has no number.',
        'Add the newest count of this skill, in the unit of the goal, with its date.',
      );
    const level = parsed.criteria[0];
    const start = startOf(input);
    if (start === undefined || level === undefined) {
      const why = 'The baseline is not in the unit of the target.';
      const fix = 'Measure the starting level with the same probe.';
      return level !== undefined && countsOtherwise(presentQuantities, level)
        ? fail(why, fix)
        : weak(why, fix);
    }
    const [from, to] = [materialGrade(present) ?? plainGrade(present), materialGrade(parsed.text)];
    if (from !== undefined && to !== undefined && to < from)
      return fail(
        `The baseline is on grade ${from} material and the goal on grade ${to}, which is easier.`,
        'Set the goal at the level of the baseline, or take a baseline at the lower level.',
      );
    if (from !== undefined && to !== undefined && from !== to && /grade \d|\d(?:st|nd|rd|th)/.test(present))
      return weak(
        `The baseline is on grade ${from} material and the goal on grade ${to}.`,
        'Take a baseline at the level of the goal.',
      );
    const months = monthsOld(input);
    if (months > 12.5) {
      const fix = 'Take a new baseline with the same probe.';
      // Half a year past the limit, nobody can say where the student is now.
      return months > 18
        ? fail('The baseline is far more than a year old.', fix)
        : weak('The baseline is more than a year old.', fix);
    }
    return pass('Baseline and target share a unit.');
  },
};

/** Plan weeks where nothing is said: the product's school year less breaks. */
const WEEKS = 36;

function gradeOf({ parsed, present, context }: CheckInput): number | undefined {
  const said = materialGrade(parsed.text) ?? materialGrade(present);
  if (said !== undefined) return said;
  const grade = context.report?.student.grade;
  return grade === undefined ? undefined : /^k/i.test(grade) ? 0 : Number(grade);
}

/** Weeks of teaching between the baseline and the end of the goal: as said, as dated, else a school year. */
function weeksOf(input: CheckInput): number {
  const { timeframe } = input.parsed;
  const taken = baselineDate(input);
  const dated =
    taken === undefined || timeframe?.end === undefined ? WEEKS : ((timeframe.end - taken) * 52) / 12;
  const weeks = timeframe?.weeks ?? (dated > 0 ? dated : WEEKS);
  return Math.min(Math.max(weeks, 1), 40);
}

/** Maze growth has one published rate for all grades. */
const mazeGrowth = (weekly: number): Judgement | undefined =>
  weekly > 4 * MAZE_WEEKLY_GROWTH
    ? weak(
        `More than ${4 * MAZE_WEEKLY_GROWTH} choices a week is beyond published growth (${READING_GROWTH_SOURCE}).`,
        'Check the target against the weekly rate.',
      )
    : undefined;

/** Words a minute gained each week against the published rates of the grade. */
function readingGrowth(grade: number, weekly: number, target: number): Judgement | undefined {
  const rates = ORAL_READING_WEEKLY_GROWTH[grade];
  // No grade has a published rate above 3 words a week.
  if (rates === undefined)
    return weekly > 3
      ? weak(
          'The growth is more than any published rate.',
          'Check the weekly rate: 3 words a week is the highest published.',
        )
      : undefined;
  const springOf = (percentile: 50 | 90) =>
    oralReadingFluency(grade, 'spring', percentile)?.wordsCorrectPerMinute ?? Number.POSITIVE_INFINITY;
  const rate = Math.round(weekly * 100) / 100;
  if (weekly > 2 * rates.ambitious || target >= springOf(90)) {
    const why = `${rate} words a week to ${target} is beyond the ambitious rate for grade ${grade} (${rates.ambitious}, ${READING_GROWTH_SOURCE}) and its spring levels.`;
    const fix = 'Lower the target, or plan for a lower level of text.';
    return weekly > 3 * rates.ambitious ? fail(why, fix) : weak(why, fix);
  }
  // Some leeway: the school year of the writer may be a few weeks shorter than ours.
  return weekly < 0.85 * rates.realistic && target < springOf(50)
    ? weak(
        `${rate} words a week is less than the realistic rate for grade ${grade} (${rates.realistic}, ${READING_GROWTH_SOURCE}).`,
        'Raise the target, so that the gap does not widen.',
      )
    : undefined;
}

/** Published growth, where there is any for the unit and grade. */
function againstPublished(input: CheckInput, from: number, to: number): Judgement | undefined {
  const level = input.parsed.criteria[0];
  const weekly = (to - from) / weeksOf(input);
  if (level?.kind === 'count' && /\bmaze\b/.test(input.parsed.text)) return mazeGrowth(weekly);
  const isWords =
    level?.kind === 'rate' && /word|w?cpm|wcm/.test(level.unit) && input.area === 'Reading fluency';
  return isWords ? readingGrowth(gradeOf(input) ?? Number.NaN, weekly, to) : undefined;
}

export const ambitiousAttainable: CheckRule = {
  name: 'Ambitious and attainable',
  judge: (input) => {
    const { parsed, present } = input;
    const level = parsed.criteria[0];
    if (level !== undefined && /\babove the (?:collected )?baseline\b/.test(parsed.text))
      return weak(
        'Growth cannot be judged before the baseline is collected.',
        'Put both numbers in once they are known.',
      );
    const start = startOf(input);
    if (
      level === undefined ||
      start === undefined ||
      (parsed.start === undefined && TO_COLLECT.test(`${present} ${parsed.text}`))
    )
      return weak(
        'Growth cannot be judged without both numbers.',
        'Give the baseline and the target in one unit.',
      );
    const [from, to] = onOneScale(start, level);
    const isDecrease = parsed.isDecrease || (PROBLEM.test(level.unit) && level.kind !== 'share');
    if (isDecrease ? to >= from : to <= from)
      return fail(
        from === to ? 'The target is what the student does already.' : 'The target is behind the baseline.',
        'Set the target past the baseline, in the direction of the skill.',
      );
    return (
      tooFar(input, from, to) ??
      tooSmall(level, start, from, Math.abs(to - from)) ??
      againstPublished(input, from, to) ??
      pass('The target asks for growth in the right direction.')
    );
  },
};

/** Counted by the dozen in one timed probe, so that one or two more are chance. */
const MANY_PER_PROBE =
  /\b(?:words?|word sequences|writing sequences|sequences|digits?|letters?|sounds?|choices|blanks)\b/;

/** More than five times a start that is no beginner's: no probe grows so within a year. */
const FARTHEST_TIMES = 5;
const BEGINNERS_COUNT = 8;

/** A target that no year of teaching reaches, or hardly one. */
function tooFar({ parsed }: CheckInput, from: number, to: number): Judgement | undefined {
  const level = parsed.criteria[0];
  if (level === undefined || to <= from) return undefined;
  const isSteps = /safe|street|emergency|steps?/.test(parsed.text);
  if (level.kind === 'share' && to >= 100 && from <= 30 && !isSteps)
    return weak(
      `From ${Math.round(from)}% to every time within a year is a long way.`,
      'Check that the target can be reached; 80 to 90% is the usual level of mastery.',
    );
  const isTimed = level.kind === 'rate' || (level.kind === 'count' && MANY_PER_PROBE.test(level.unit));
  return isTimed && from >= BEGINNERS_COUNT && to > FARTHEST_TIMES * from
    ? fail(
        `More than ${FARTHEST_TIMES} times the start is out of reach within a year.`,
        'Lower the target to what can be taught in the year.',
      )
    : undefined;
}

/** A rise that one probe may differ from the next by: nobody could say that the skill has grown. */
function tooSmall(level: Quantity, start: Quantity, from: number, rise: number): Judgement | undefined {
  const fix = 'Aim further, or count something finer.';
  if (level.kind === 'share') {
    // 10 of 20 after 9 of 20 is one item more.
    const isItems = level.outOf !== undefined && level.outOf >= 10 && start.outOf === level.outOf;
    const items = isItems ? Math.abs(level.value - start.value) : 2;
    if (items <= 1) return fail('One item more is within what varies from day to day.', fix);
    if (rise >= 5) return undefined;
    const why = 'The growth is within what varies from day to day.';
    // From 5% of syllables stuttered to 2% is much; from 60% of work turned in to 61% is nothing.
    return rise < 0.2 * from ? fail(why, fix) : weak(why, fix);
  }
  if (
    level.kind !== 'rate' &&
    !(level.kind === 'count' && from >= BEGINNERS_COUNT && MANY_PER_PROBE.test(level.unit))
  )
    return undefined;
  if (rise <= Math.max(2, 0.1 * from)) return fail('The growth is within what varies from day to day.', fix);
  return rise < 5 ? weak('The growth is little more than what varies from day to day.', fix) : undefined;
}
