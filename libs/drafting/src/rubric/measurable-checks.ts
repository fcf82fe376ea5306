/** Checks 1, 2, 5, 6 and 7: by when, under what givens, how much, how often, measured how. Sources: project facts, 2.4. */
import { planOf } from '../areas/plans.js';
import { datesIn } from '../extraction/times/dates.js';
import {
  baselineDate,
  type CheckInput,
  type CheckRule,
  fail,
  type Judgement,
  pass,
  weak,
} from './check-rule.js';
import { type Quantity, shareOf } from './quantities.js';
import { withClause, withOpening } from './rewrites.js';
import { isSafetySkill, unitsOf } from './skill-units.js';

/** The plan's last day as the services print it; undefined where no full date stands there. */
function planEnd({ draft }: CheckInput): string | undefined {
  const end = draft.Fape.map((line) => line['End'] ?? '').find((text) => datesIn(text)[0]?.hasYear === true);
  return end?.trim();
}

const startOf = ({ draft }: CheckInput) =>
  draft.Fape.flatMap((line) => datesIn(line['Start'] ?? '')).find(({ hasYear }) => hasYear)?.order;

/** Months; a year and a few days, since plans are dated to the day before or after. */
const YEAR_MONTHS = 12.1;

/** A baseline may be some months older than the plan it is for; past that the goal is not an annual one. */
const LATEST_END_MONTHS = 18;

/** Words of the folded text with the capitals of the goal; where its numbers were words, only those that all know. */
function asWritten(folded: string, goal: string): string {
  const at = goal.toLowerCase().indexOf(folded);
  if (at < 0) return folded.replace(/\biep\b/g, 'IEP').replace(MONTH, (month) => upperFirst(month));
  const written = goal.slice(at, at + folded.length);
  return written.charAt(0).toLowerCase() + written.slice(1);
}

const MONTH =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)(?= \d)/g;
const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const timeframe: CheckRule = {
  name: 'Timeframe',
  judge: (input) => {
    const { parsed, goal } = input;
    const time = parsed.timeframe;
    if (time === undefined) {
      const end = planEnd(input);
      const words = end === undefined ? 'Within 36 instructional weeks of the IEP start date' : `By ${end}`;
      return fail('The goal does not say by when.', `Start with "${words}".`, {
        Goal: withOpening(goal, words),
      });
    }
    if (time.isTooLong)
      return fail('An annual goal ends within one year.', 'Give an end within one year of the plan’s start.');
    if (time.isYearAlone === true)
      return fail('A year alone does not say by when.', 'Give the day or month within the year of the plan.');
    const taken = baselineDate(input);
    if (taken !== undefined && time.end !== undefined && time.end > taken + LATEST_END_MONTHS)
      return fail(
        'The goal ends far more than a year after its baseline.',
        'Give an end within the year of the plan, and a target for that year.',
      );
    const start = startOf(input);
    if (
      start !== undefined &&
      time.end !== undefined &&
      (time.end <= start || time.end > start + YEAR_MONTHS)
    )
      return fail(
        time.end <= start
          ? 'The goal ends before the plan starts.'
          : 'The goal ends more than a year after the plan starts.',
        'Give an end within the year of the plan.',
      );
    return time.isYearless
      ? weak('The month has no year.', 'Write the year beside the month.')
      : pass(`The goal names its end: ${asWritten(time.words.trim(), goal)}.`);
  },
};

const NEEDS_LEVEL = /^(?:Reading fluency|Reading comprehension)$/;
const LEVEL =
  /\bgrade|\d(?:st|nd|rd|th)|level|lexile|decodable|primer|kindergarten|instructional|unfamiliar|unpracticed|cold read|preschool|dibels|easycbm|aimsweb|cvc/;

/** A goal told at length says somewhere what the student is given, if not in words we know. */
const TOLD_WORDS = 34;
const isTold = (text: string) => text.split(' ').length >= TOLD_WORDS;

export const condition: CheckRule = {
  name: 'Condition',
  judge: ({ parsed, area }) => {
    const { conditions } = parsed;
    const wordsOf = (clause: string) => clause.split(' ').length;
    if (conditions.length === 0 && (parsed.isTaskNamed || parsed.settings.length > 0 || isTold(parsed.text)))
      return weak(
        'The task is named, but not what the student is given.',
        'Name the material and support, for example "given an unpracticed grade 3 passage".',
      );
    if (conditions.length === 0)
      return fail(
        'The goal does not say under what conditions.',
        'Add the material and support, for example "given an unpracticed grade 3 passage".',
      );
    const words = conditions.reduce((sum, clause) => sum + wordsOf(clause), 0);
    if (Math.max(...conditions.map(wordsOf)) < 4 && words < 5)
      return weak('The condition is too short to repeat.', 'Name the material, its level and the support.');
    if (area !== undefined && NEEDS_LEVEL.test(area) && !LEVEL.test(parsed.text))
      return weak('The level of the reading material is open.', 'Name the grade level of the passage.');
    return pass('The goal says what the student is given.');
  },
};

const OPEN_CRITERION =
  /iep team (?:sets|decides|has set|will set)|to be determined|\btbd\b|once the baseline is|collected baseline/;
const PLACEHOLDER = /_{2,}|\bx{2,}\b ?(?:%|percent|words)|\[[^\]]{0,30}\]|\?\? ?%|\b(?:x|n) ?%/;

function unitProblem(level: Quantity, { area, parsed }: CheckInput): Judgement | undefined {
  const units = unitsOf(area);
  const { text } = parsed;
  if (level.isRange)
    return weak('The criterion is a range.', 'Write the one number that means the goal is met.');
  if (level.kind === 'share' && level.isPercent && /^(?:of )?(?:the )?time\b/.test(level.unit))
    return weak(
      '"Of the time" leaves open what is counted.',
      'Say of what: opportunities, trials, intervals or items.',
    );
  if (
    level.isPercent &&
    /\b(?:by|of) (?:at least |an additional |approximately )?$/.test(
      text.slice(Math.max(0, level.at - 24), level.at),
    ) &&
    /^(?:increase|improve|decrease|reduce|raise|grow)$/.test(parsed.behavior.verb)
  )
    return weak('A change by a percent has no fixed end.', 'Write the level itself, with its unit.');
  const isOther = units !== undefined && !parsed.criteria.some(({ kind }) => units.kinds.includes(kind));
  return isOther && level.kind !== 'norm'
    ? weak(`The unit does not fit the skill.`, `Count ${units.example}.`)
    : undefined;
}

/** "80% accuracy on 4 of 5 trials, 80% of the time": two percents of different things and a number of trials. */
function hasRivals({ parsed }: CheckInput): boolean {
  const shares = parsed.quantities.filter(
    ({ kind, role }) => kind === 'share' && (role === 'criterion' || role === 'observations'),
  );
  const percents = shares.filter(({ isPercent }) => isPercent);
  return (
    percents.length >= 2 &&
    percents.some(({ unit }) => /^(?:of )?(?:the )?(?:time|trials?|opportunit)/.test(unit)) &&
    shares.some((share) => !share.isPercent)
  );
}

export const criterionWithUnit: CheckRule = {
  name: 'Criterion with unit',
  judge: (input) => {
    const { parsed } = input;
    const level = parsed.criteria[0];
    // "What does ___ mean?": the words of a question are no form.
    if (PLACEHOLDER.test(parsed.text.replace(/"[^"]{0,120}"/g, ' ')))
      return fail('A blank stands where the number should be.', 'Put in the number and its unit.');
    if (level === undefined || level.kind === 'norm') {
      if (OPEN_CRITERION.test(parsed.text))
        return weak(
          'The criterion waits for the team.',
          'Collect the baseline, then write the number the team sets.',
        );
      return fail(
        'The goal has no criterion that can be counted.',
        `Add a number and its unit, such as ${unitsOf(input.area)?.example ?? 'opportunities of a stated number'}.`,
      );
    }
    if (OPEN_CRITERION.test(parsed.text) && /starting point|sets|to be determined/.test(parsed.text))
      return weak(
        'The criterion waits for the team.',
        'Collect the baseline, then write the number the team sets.',
      );
    const isOfGiven = parsed.quantities.some(({ role, kind }) => role === 'given' && kind === 'count');
    if (level.unit === '' && level.kind === 'count' && !isOfGiven)
      return fail(`${level.value} of what is not said.`, 'Write the unit beside the number.');
    if (hasRivals(input))
      return fail(
        'Three levels stand side by side, and nobody can say which one counts.',
        'Keep one of them.',
      );
    const share = shareOf(level);
    if (isSafetySkill(parsed.text) && share !== undefined && share < 100)
      return fail(
        `A safety skill at ${Math.round(share)}% leaves the student unsafe the rest of the time.`,
        'Ask for 100%: every step, every time.',
      );
    return unitProblem(level, input) ?? pass('The goal has a number with its unit.');
  },
};

/** Tries, and events of school life that come one by one over days. */
const EPISODES =
  /\b(?:trials?|opportunit\w+|attempts?|times|upsets|moments|episodes|conversations|stories|articles|drafts|essays|paragraphs|projects|losses|breakdowns|purchases|meals|lunches|recesses|games|transitions|arrivals|events|situations|conflicts|crossings|trips|breaks|drills|teachers|people|adults|peers|customers|listeners|classmates|disagreements|assignments)\b/;

export const consistency: CheckRule = {
  name: 'Consistency',
  judge: ({ parsed, goal, discipline }) => {
    const level = parsed.criteria[0];
    if (parsed.consistency !== undefined) {
      const isMixed =
        level?.isPercent === true &&
        /\d (?:out )?of \d|\d\/\d/.test(parsed.consistency) &&
        /trials?|opportunit|attempts?|times/.test(parsed.consistency);
      return isMixed
        ? weak(
            'A percent beside "4 of 5 trials" can be read in two ways.',
            'Keep the percent, and say on how many days or sessions it must be reached.',
          )
        : pass('The goal says how many observations must agree.');
    }
    const words =
      discipline === 'behavior' || discipline === 'adaptive'
        ? 'on 3 consecutive data collection days'
        : 'in 3 consecutive weekly probes';
    const edit = { Goal: withClause(goal, words) };
    const fix = `Add how often it must be met, such as "${words}".`;
    const isCounted =
      level !== undefined &&
      (level.outOf !== undefined || shareOf(level) === 100) &&
      EPISODES.test(level.unit);
    return isCounted
      ? weak('The level is a number of trials, but one good day would meet it.', fix, edit)
      : fail('One good day would meet this goal.', fix, edit);
  },
};

export const measurementPlan: CheckRule = {
  name: 'Measurement plan',
  judge: ({ parsed, goal, draft, context }) => {
    const { method, who, howOften, isReported, isAnnounced, isImplied } = parsed.measurement;
    const probe = planOf(draft.AreaOfNeed).probe;
    const words = `as measured by ${/\bweekly\b/.test(probe) ? probe : `${probe}, taken weekly`}`;
    const edit = isAnnounced ? undefined : { Goal: withClause(goal, words) };
    if (!isAnnounced && isImplied && who === undefined)
      return weak('A record is named, but not who measures.', `Add "${words}", and who gives it.`, edit);
    if (!isAnnounced && !isImplied)
      return fail('The goal does not say how it is measured.', `Add "${words}" or the probe in use.`, edit);
    if (method === undefined)
      return weak('No instrument or record is named.', 'Name the probe, sample, tally or checklist.');
    const isOpinion = /^observations?$/.test(method) && howOften === undefined;
    if (isOpinion)
      return weak(
        'An observation without a record is an impression.',
        'Name what is written down, and how often.',
      );
    if (who === undefined && howOften === undefined)
      return weak('Nobody is said to measure, and no rhythm.', 'Say who takes the data and how often.');
    // A pasted goal without services has its reporting schedule elsewhere in the plan.
    const isReportingKnown = context.isWithoutSources !== true;
    return isReported || !isReportingKnown
      ? pass(
          isReported
            ? 'The goal says how it is measured, and when parents hear.'
            : 'The goal says how it is measured; the reporting schedule was not pasted.',
        )
      : weak(
          'No schedule for progress reports.',
          'Say when progress is reported, such as each grading period.',
        );
  },
};
