/** Checks 19 and 20: the steps toward the goal, and the words for test scores. Sources: project facts, 2.4, 3.5 and 3.10. */
import { datesIn } from '../extraction/times/dates.js';
import { ordinal } from '../extraction/measure.js';
import { expectedBand } from '../extraction/scores/norm-scores.js';
import type { Report } from '../extraction/report.js';
import { labelMeaning, percentileOf } from '../norms/score-bands.js';
import { type CheckInput, type CheckRule, fail, type Judgement, pass, weak } from './check-rule.js';
import { foldText } from './folded-text.js';
import { startOf } from './growth-checks.js';
import { parseGoal } from './goal-parser.js';
import { comparable, isSameUnit, type Quantity } from './quantities.js';

/** Steps past so many are not read: a card holds ten. */
const STEPS_MAX = 10;

/** The level a step asks for, in the unit of the goal where the step has it. */
function levelOfStep(step: string, level: Quantity | undefined): Quantity | undefined {
  const { criteria, quantities } = parseGoal(step);
  const isAlike = ({ kind, unit, outOf }: Quantity) =>
    kind === level?.kind && unit === level.unit && outOf === level.outOf;
  // "All six steps on 8 of 10 mornings": the mornings, if the goal counts mornings.
  return (
    quantities.find(isAlike) ??
    criteria.find((quantity) => level !== undefined && isSameUnit(quantity, level)) ??
    criteria[0]
  );
}

/** How much help a step allows: 0 none, more is more. */
function helpIn(step: string): number {
  const text = foldText(step);
  if (
    /without (?:any )?(?:prompt|cue|adult|help|assist|support)|independent|no (?:more )?(?:prompts?|cues|assistance)|self-monitor|alone\b/.test(
      text,
    )
  )
    return 0;
  if (
    /\b(?:1|one|single|minimal|occasional|indirect|gestural|visual)\b[^,.]{0,20}(?:prompt|cue|support|reminder|assist)/.test(
      text,
    )
  )
    return 1;
  if (/\b(?:2|moderate|verbal)\b[^,.]{0,20}(?:prompt|cue|support|reminder|assist)/.test(text)) return 2;
  return /\b(?:[3-9]|max\w*|full|hand-over-hand|physical|direct|model\w*|guided)\b/.test(text)
    ? 3
    : Number.NaN;
}

const whenOf = (step: string): number => {
  const week = /\bweek (\d{1,2})\b|(\d{1,2}) weeks/.exec(foldText(step));
  if (week !== null) return Number(week[1] ?? week[2]);
  return datesIn(step).find(({ hasYear }) => hasYear)?.order ?? Number.NaN;
};

const isOrdered = (values: readonly number[], compare: (a: number, b: number) => boolean) =>
  values.every(
    (value, at) =>
      at === 0 ||
      Number.isNaN(value) ||
      Number.isNaN(values[at - 1] ?? 0) ||
      compare(values[at - 1] ?? 0, value),
  );

/** A month, quarter or date, also without its year. */
const TIED =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:first|second|third|fourth|1st|2nd|3rd|4th) (?:quarter|trimester|semester)|Q[1-4])\b|\d\/\d/;

/** The steps put in order of their levels, where no date or week ties a step to its place. */
function reordered(steps: readonly string[], values: readonly number[], isFalling: boolean) {
  if (steps.some((step) => !Number.isNaN(whenOf(step)) || TIED.test(step))) return undefined;
  const order = steps
    .map((step, at) => ({ step, value: values[at] ?? 0, at }))
    .sort((a, b) => (isFalling ? b.value - a.value : a.value - b.value) || a.at - b.at);
  return { Objectives: order.map(({ step }) => step) };
}

/** How hard the task of a step is: sounds before words, words before sentences, sentences before talk; and its grade. */
const TASKS: readonly RegExp[] = [
  /\bisolation\b|\bsingle sounds?\b/,
  /\bsyllables?\b/,
  /\bwords?\b|\b(?:one|1)-step\b/,
  /\bphrases?\b|\b(?:two|2)-(?:word|step)\b/,
  /\bsentences?\b|\b(?:three|3)-(?:word|step)\b/,
  /\bparagraphs?\b|\breading aloud\b|\bstructured\b/,
  /\bconversation\w*\b|\bunstructured\b|\bacross\b/,
];
function difficultyOf(step: string): number {
  const text = foldText(step);
  const task = TASKS.findLastIndex((words) => words.test(text));
  const grade = /\bgrade (\d{1,2})|\b(\d{1,2})(?:st|nd|rd|th)[- ]grade/.exec(text);
  return 10 * Number(grade?.[1] ?? grade?.[2] ?? 0) + task;
}

/** Where the number falls back, the task is harder or the help less: a new rung, not a step down. */
function isNewRung(before: string, after: string): boolean {
  return difficultyOf(after) > difficultyOf(before) || helpIn(after) < helpIn(before);
}

interface Ladder {
  readonly steps: readonly string[];
  readonly values: readonly number[];
  /** Where the steps should start and end, in their unit; undefined where it is not known. */
  readonly start: number | undefined;
  readonly target: number | undefined;
  readonly isFalling: boolean;
}

/** The steps beside baseline and target on one scale. */
function ladderOf(input: CheckInput, steps: readonly string[], levels: readonly Quantity[]): Ladder {
  const [first] = levels;
  const ends = [startOf(input), input.parsed.criteria[0]].map((end) =>
    end !== undefined && first !== undefined && isSameUnit(end, first) ? end : undefined,
  );
  const all = [...levels, ...ends.filter((end) => end !== undefined)];
  // A count beside a ratio ("6 words", "8 of 10 words") compares as it stands.
  const valueOf =
    new Set(all.map(({ kind }) => kind)).size === 1 ? comparable : ({ value }: Quantity) => value;
  const [start, target] = ends.map((end) => (end === undefined ? undefined : valueOf(end)));
  return {
    steps,
    values: levels.map(valueOf),
    start,
    target,
    isFalling: start !== undefined && target !== undefined ? target < start : input.parsed.isDecrease,
  };
}

function judgeLadder({ steps, values, start, target, isFalling }: Ladder): Judgement {
  const along = (a: number, b: number) => (isFalling ? b <= a : b >= a);
  const [first = 0] = values;
  const last = values.at(-1) ?? 0;
  const isStepDown = values.some(
    (value, at) =>
      at > 0 && !along(values[at - 1] ?? value, value) && !isNewRung(steps[at - 1] ?? '', steps[at] ?? ''),
  );
  if (isStepDown)
    return fail(
      'The steps go up and down.',
      'Order them from the baseline to the target.',
      reordered(steps, values, isFalling),
    );
  if (target !== undefined && !along(last, target) && !isNewRung(steps[0] ?? '', steps.at(-1) ?? ''))
    return fail('The last step asks for more than the goal.', 'End the steps at the level of the goal.');
  if (
    start !== undefined &&
    target !== undefined &&
    !along(start, first) &&
    !isNewRung(steps[0] ?? '', steps.at(-1) ?? '')
  )
    return fail('The first step is behind the baseline.', 'Start the steps past the baseline.');
  return new Set(steps.map(foldText)).size < steps.length
    ? fail(
        'The steps are the same.',
        'Raise the level, the difficulty or the independence from step to step.',
      )
    : pass('The steps lead from the baseline to the target.');
}

function judgeLevels(input: CheckInput, steps: readonly string[], levels: readonly Quantity[]): Judgement {
  const [first] = levels;
  return first !== undefined && levels.some((level) => !isSameUnit(level, first))
    ? weak('The steps count different things.', 'Keep one unit from the first step to the goal.')
    : judgeLadder(ladderOf(input, steps, levels));
}

export const objectivesLadder: CheckRule = {
  name: 'Objectives climb',
  judge: (input) => {
    const steps = input.draft.Objectives.map((step) => step.slice(0, 2000))
      .filter((step) => step.trim() !== '')
      .slice(0, STEPS_MAX);
    if (steps.length === 0 && input.context.isWithoutSources === true)
      return pass(
        'No objectives were pasted; federal law asks for them only with alternate assessments, so they are not judged.',
      );
    if (steps.length < 2)
      return fail('Two to four objectives are expected.', 'Add steps from the baseline to the target.');
    if (steps.length > 4)
      return weak(
        `${steps.length} objectives are many to follow.`,
        'Keep the two to four steps that matter.',
      );
    if (!isOrdered(steps.map(whenOf), (a, b) => a <= b))
      return fail('The dates of the steps go back and forth.', 'Put the steps in the order of their dates.');
    const levels = steps.map((step) => levelOfStep(step, input.parsed.criteria[0]));
    const known = levels.filter((level) => level !== undefined);
    if (known.length === steps.length) return judgeLevels(input, steps, known);
    const helps = steps.map(helpIn);
    const isFading =
      helps.every((help) => !Number.isNaN(help)) &&
      isOrdered(helps, (a, b) => b <= a) &&
      new Set(helps).size > 1;
    const isOpen = /collected baseline|iep team/i.test(steps.join(' '));
    return isFading && !isOpen
      ? pass('The steps lead to the target by less and less help.')
      : weak('The steps have no numbers yet.', 'Once the baseline is collected, give each step its number.');
  },
};

const STANDARD = /\b(?:standard scores?|ss)(?: of| was| is|:| =)? ?(\d{2,3})\b([^.;]{0,90})/g;
const PERCENTILE_NEAR =
  /(\d{1,2})(?:st|nd|rd|th)? ?(?:percentile|%ile)|percentile(?: rank)?(?: of)? ?(\d{1,2})/;
const LABEL_NEAR =
  /\b((?:very |extremely |well |far )?(?:below|above)[- ]average|low average|high average|average|very low|extremely low|very high|superior)\b/;

/** Whether a word fits no publisher's band for a standard score; 85 to 89 is average in some and low average in others. */
const isWrongLabel = (score: number, label: string) =>
  (label === 'average' && (score < 85 || score > 115)) ||
  (/below|low$/.test(label) && score >= 90) ||
  (/above|superior|high$/.test(label) && score < 110);

/** A standard score beside a percentile or a word that cannot both be right. */
function oddScoreIn(present: string): string | undefined {
  const found = [...present.matchAll(STANDARD)].slice(0, 20).map(([, digits = '', near = '']) => {
    const score = Number(digits);
    if (score < 40 || score > 160) return undefined;
    const percentile = PERCENTILE_NEAR.exec(near);
    const printed = Number(percentile?.[1] ?? percentile?.[2] ?? Number.NaN);
    const expected = percentileOf('standard', score);
    if (Math.abs(printed - expected) > 4)
      return `A standard score of ${score} is about the ${ordinal(Math.max(1, Math.round(expected)))} percentile, not the ${ordinal(printed)}`;
    const label = LABEL_NEAR.exec(near)?.[1];
    return label !== undefined && isWrongLabel(score, label)
      ? `A standard score of ${score} is not "${label}" in any publisher's bands`
      : undefined;
  });
  return found.find((odd) => odd !== undefined);
}

/** A printed label that is not the instrument's own, among the scores the draft quotes. */
function oddLabelIn({ draft }: CheckInput, report: Report): string | undefined {
  const quotes = new Set(draft.Evidence.map(({ Quote }) => Quote));
  const used = report.measures.filter(
    ({ label, areaOfNeed, quote }) =>
      label !== undefined && areaOfNeed === draft.AreaOfNeed && quotes.has(quote),
  );
  const odd =
    used.find(({ instrument, kind, value, label, areaOfNeed }) => {
      const band = expectedBand(
        instrument,
        kind,
        value,
        /social|work completion|emotional/i.test(areaOfNeed ?? ''),
      );
      return band !== undefined && label !== undefined && labelMeaning(band) !== labelMeaning(label);
    }) ??
    used.find(({ instrument, kind, value, label }) => {
      const band = expectedBand(instrument, kind, value, false);
      return (
        band !== undefined &&
        kind === 't-score' &&
        label !== undefined &&
        band.toLowerCase() !== label.toLowerCase()
      );
    });
  if (odd === undefined) return undefined;
  const band = expectedBand(odd.instrument, odd.kind, odd.value, false) ?? '';
  return `The report calls ${odd.value} "${odd.label ?? ''}"; the instrument's own band is "${band}"`;
}

export const scoreLabels: CheckRule = {
  name: 'Score labels',
  judge: (input) => {
    const { report } = input.context;
    const odd = (report === undefined ? undefined : oddLabelIn(input, report)) ?? oddScoreIn(input.present);
    return odd === undefined
      ? pass('Labels fit the scores, or none is printed.')
      : weak(`${odd}.`, 'Ask the evaluator which is meant.');
  },
};
