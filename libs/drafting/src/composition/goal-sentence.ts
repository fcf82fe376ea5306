/** The annual goal as sentences: timeframe, condition, one behavior, criterion, consistency, measurement, natural use. */
import { disciplineOf } from '../areas/plans.js';
import type { Discipline } from '@goalwright/contracts/areas-of-need';
import { filled, type GoalFacts, yearEnd } from './goal-facts.js';
import type { Measure } from '../extraction/measure.js';
import { fallFrom, fallTo } from './problem-fall.js';
import { ORAL_READING_WEEKLY_GROWTH, READING_GROWTH_SOURCE } from '../norms/weekly-growth.js';
import { behaviorAt, isOverTime, plainBehavior, startIn } from './quantities.js';
import { collectorOf } from './collectors.js';
import { INSTRUCTIONAL_WEEKS } from './target.js';
import { planDates, upperFirst, type Wording } from './wording.js';

/** "within 36 instructional weeks of the IEP start date", or "by May 3, 2027" when the plan's start is known. */
export function timeframe(planStart: string | undefined): string {
  const dates = planDates(planStart);
  return dates === undefined
    ? `within ${INSTRUCTIONAL_WEEKS} instructional weeks of the IEP start date`
    : `by ${dates.end}`;
}

/** Published growth needs no baseline to say how much more is asked: words per minute gained in the year. */
export function readingGain(
  areaOfNeed: string,
  grade: string | undefined,
): { gain: number; arithmetic: string } | undefined {
  const rates = areaOfNeed === 'Reading fluency' ? ORAL_READING_WEEKLY_GROWTH[Number(grade)] : undefined;
  if (rates === undefined) return undefined;
  const gain = Math.round(rates.realistic * INSTRUCTIONAL_WEEKS);
  return {
    gain,
    arithmetic: `${rates.realistic} words a week x ${INSTRUCTIONAL_WEEKS} weeks = ${gain} above the baseline, once collected (realistic growth for grade ${grade ?? ''}, ${READING_GROWTH_SOURCE}).`,
  };
}

/** What is done and how well, and where it starts from. */
interface Criterion {
  /** The behavior and its criterion: "read aloud for one minute at 106 words correct per minute". */
  readonly action: string;
  /** ", up from a baseline of 52 words correct per minute", or nothing. */
  readonly from: string;
}

const openAmounts = (countedAs: string) =>
  [
    `the ${countedAs} that the IEP team sets from the collected baseline`,
    `the ${countedAs} that the IEP team sets once the baseline is collected`,
    `the ${countedAs} that the IEP team sets after the baseline is collected`,
  ] as const;

function criterionOf(facts: GoalFacts, behavior: string, wording: Wording): Criterion {
  const { counted, baseline, fall } = facts;
  const end = yearEnd(facts);
  const gain = readingGain(facts.areaOfNeed, facts.grade)?.gain;
  if (fall !== undefined) {
    const from = wording.choose('from', ['down from a baseline of', 'down from'] as const);
    return {
      action: `${plainBehavior(behavior)}, ${fallTo(fall, fall.end)}`,
      from: `, ${from} ${fallFrom(fall)}`,
    };
  }
  if (counted === undefined || baseline === undefined) {
    const amount =
      baseline === undefined && gain !== undefined
        ? `${gain} words correct per minute above the collected baseline`
        : wording.choose('open amount', openAmounts(facts.plan.countedAs));
    return { action: `${plainBehavior(behavior)} at ${amount}`, from: '' };
  }
  const direction = counted.isFalling ? 'down' : 'up';
  const start = startIn(behavior, counted);
  if (end === undefined) {
    const amount = teamAmount(counted.measure);
    return { action: `${plainBehavior(behavior)} at ${amount}`, from: `, from a baseline of ${start}` };
  }
  // Without "down" a falling number reads like a slip.
  const from = wording.choose('from', [
    `, ${direction} from a baseline of ${start}`,
    `, ${counted.isFalling ? 'down ' : ''}from a baseline of ${start}`,
    `, ${direction} from ${start}`,
  ] as const);
  const accuracy = accuracyFor(facts, baseline);
  return { action: `${behaviorAt(behavior, end, counted)}${accuracy}`, from };
}

/** Speed that costs accuracy is no reading: 95 percent of words is where a text can be read for instruction (project facts, 3.4: DIBELS). */
const ACCURACY_MIN = 95;
const ACCURACY = /\b(\d{2,3}) ?(?:%|percent) accura/;
const accuracyIn = (text: string) => Number(ACCURACY.exec(text.replace(/\s+/g, ' '))?.[1] ?? 0);

/** As accurate as is shown already or as the goal so far asked, where that is more. */
export function accuracyFor({ areaOfNeed, oldGoal, accuracy }: GoalFacts, { unit, quote }: Measure): string {
  if (areaOfNeed !== 'Reading fluency' || !unit.startsWith('words correct')) return '';
  const asked = accuracyIn(oldGoal?.quote ?? '');
  const isKept = oldGoal?.verdict === 'continue' && asked > 0;
  return ` with at least ${isKept ? asked : Math.max(ACCURACY_MIN, asked, accuracyIn(quote), accuracy?.percent ?? 0)}% accuracy`;
}

export const ACCURACY_BASIS =
  'Accuracy: at 95% of words or more a text can be read for instruction (DIBELS).';

/** What the team sets, in the unit of the baseline. */
function teamAmount({ kind, unit }: Measure): string {
  if (unit.startsWith('correct per ')) return `the number ${unit} that the IEP team sets`;
  if (kind === 'rate' || kind === 'count')
    return `the number of ${unit.replace(/^(time|message|request|initiation|item)(?= |$)/, '$1s')} that the IEP team sets`;
  if (kind === 'interval') return 'the share of observed intervals that the IEP team sets';
  if (kind === 'percent' && unit.startsWith('of ')) return `the share ${unit} that the IEP team sets`;
  if (kind === 'percent' && unit === 'accuracy') return 'the percent of accuracy that the IEP team sets';
  return kind === 'ratio' && !/^(?:items|correct|)$/.test(unit)
    ? `the share of ${unit} that the IEP team sets`
    : 'the level that the IEP team sets';
}

const OBSERVATIONS: Readonly<Record<Discipline, readonly [string, ...string[]]>> = {
  academics: [
    'on 3 consecutive weekly probes',
    'on 3 weekly probes in a row',
    'on each of 3 consecutive probes',
    'in 3 consecutive weekly checks',
  ],
  'speech-language': [
    'across 3 consecutive sessions',
    'in 3 sessions in a row',
    'across 3 consecutive weekly samples',
    'in 3 consecutive weekly checks',
  ],
  'occupational-therapy': [
    'in 3 consecutive weekly checks',
    'across 3 consecutive sessions',
    'on 3 separate school days in a row',
  ],
  'physical-therapy': [
    'in 3 consecutive weekly checks',
    'across 3 consecutive sessions',
    'on 3 separate school days',
  ],
  behavior: [
    'across 3 consecutive weeks',
    'in 3 consecutive weekly observations',
    'on 3 observation days in a row',
    'for 3 weeks in a row',
  ],
  adaptive: ['on 3 separate days', 'in 3 consecutive weekly checks', 'across 3 consecutive weeks'],
  transition: ['in 3 consecutive weekly checks', 'on 3 separate days', 'across 3 consecutive weeks'],
  'early-childhood': [
    'on 3 separate days',
    'in 3 consecutive weekly observations',
    'across 3 consecutive weeks',
  ],
  'vision-hearing': ['in 3 consecutive weekly checks', 'on 3 separate days', 'across 3 consecutive sessions'],
};

interface GoalParts {
  readonly who: string;
  readonly time: string;
  readonly given: string;
  /** The behavior with its criterion: "read aloud for one minute at 106 words correct per minute". */
  readonly action: string;
  /** ", up from a baseline of 52 words correct per minute", or nothing. */
  readonly from: string;
  readonly times: string;
  readonly probes: string;
  readonly setting: string;
  /** A sentence on how progress is measured. */
  readonly measured: string;
  /** A sentence on where else the skill shows. */
  readonly carried: string;
}

/**
 * Whole goals. Their clauses stand in the orders that teachers write: when, given what, who will do what, how well, how often in a
 * row; how it is measured and where else it is looked for come after.
 */
const STRUCTURES: readonly [(parts: GoalParts) => string, ...((parts: GoalParts) => string)[]] = [
  (p) =>
    `${p.time}, ${p.given}, ${p.who} will ${p.action}${p.from}, ${p.times}, as measured by ${p.probes}. ${p.carried}`,
  (p) => `${p.given}, ${p.who} will ${p.action}${p.from}, ${p.times}, ${p.time}. ${p.measured} ${p.carried}`,
  (p) => `${p.time}, ${p.who} will ${p.action}${p.from}, ${p.given}, ${p.times}. ${p.measured} ${p.carried}`,
  (p) =>
    `${p.given}, ${p.who} will ${p.action}${p.from}. The goal is reached when this is seen ${p.times}, ${p.time}. ${p.carried} ${p.measured}`,
  (p) =>
    `${p.given}, ${p.who} will ${p.action}${p.from}, ${p.time}. The result must hold ${p.times}, as shown in ${p.probes}, and be seen in ${p.setting}.`,
  (p) =>
    `${p.time}, ${p.given}, ${p.who} will ${p.action}${p.from}. It is met when this is reached ${p.times}. ${p.measured} ${p.carried}`,
  (p) =>
    `${p.given}, ${p.who} will ${p.action}${p.from}. This is expected ${p.time} and counts as met when seen ${p.times}, measured by ${p.probes}. ${p.carried}`,
  (p) => `${p.who} will ${p.action}${p.from}, ${p.given}, ${p.times}, ${p.time}. ${p.measured} ${p.carried}`,
  (p) => `${p.given}, ${p.who} will ${p.action}${p.from}, ${p.time}, ${p.times}. ${p.measured} ${p.carried}`,
  (p) =>
    `${p.given}, ${p.who} will ${p.action}${p.from}, ${p.time}; the result must stand ${p.times}, measured by ${p.probes}, with the skill seen in ${p.setting} too.`,
];

const CARRIED = [
  (setting: string) => `The skill is also observed in ${setting}.`,
  (setting: string) => `The skill is checked for carryover in ${setting}.`,
  (setting: string) => `The same skill is looked for in ${setting}.`,
  (setting: string) => `Use of the skill in ${setting} is noted as well.`,
] as const;

/** A count of weeks is taken day by day, and is there when they are over. */
const MEASURED_THROUGHOUT = [
  (probes: string, collector: string) =>
    `Progress is measured by ${collector} with ${probes}, count by count.`,
  (probes: string, collector: string) =>
    `Data come from ${probes}, kept by ${collector} throughout each count.`,
  (probes: string) => `It is measured by ${probes}, kept throughout each count.`,
] as const;

const MEASURED = [
  (probes: string, collector: string) => `Progress is measured weekly by ${collector} with ${probes}.`,
  (probes: string, collector: string) => `Data come from ${probes}, kept in weekly notes by ${collector}.`,
  (probes: string, collector: string) =>
    `Progress is measured each week by ${probes}, collected by ${collector}.`,
  (probes: string) => `It is measured by ${probes}, once a week.`,
  (probes: string, collector: string) => `Measured by ${probes}, kept weekly by ${collector}.`,
] as const;

/** The behavior of the goal, without slots but for the criterion's. */
function behaviorWords(facts: GoalFacts, wording: Wording): string {
  return filled(wording.choose('behavior', facts.plan.behaviors), facts);
}

/** What progress is measured with, in the words chosen for this student: a plural. */
export const probeWords = ({ plan }: Pick<GoalFacts, 'plan'>, wording: Wording) =>
  wording.choose('probe', plan.probes);

/** How often in a row, where the whole is that of weeks: as long a count again, and not three days of it. */
const SPANS: readonly [string, ...string[]] = [
  'in 2 counts in a row, each as long as the baseline count',
  'in 2 consecutive counts that are as long as the baseline count',
  'in each of 2 consecutive counts of the same length as the baseline count',
];

const COUNTED_OUT_MAX = 60;
/** What comes about as often again in the next count. */
const REPEATED =
  /^(?:moments|times|occasions|situations|chances|opportunities|days|mornings|visits|classes|periods)$/;

/** "Two counts of about 20 moments each": as long as the baseline count, where it tells how many it had. */
function spansOf({ outOf, unit }: Measure): readonly [string, ...string[]] {
  if (outOf === undefined || outOf > COUNTED_OUT_MAX || !REPEATED.test(unit)) return SPANS;
  const chances = `${String(outOf)} ${unit === 'times' ? 'occasions' : unit}`;
  return [
    `in 2 counts in a row of about ${chances} each`,
    `in 2 consecutive counts of about ${chances} each`,
    `in each of 2 consecutive counts of about ${chances}`,
  ];
}

/** Two quarters of a gradebook are half of a year: nobody waits for as long a count again. */
const isOfTerm = ({ quote, withBefore = '' }: Measure): boolean =>
  /\b(?:quarter|semester|trimester|(?:marking|grading) period)\b/i.test(`${withBefore} ${quote}`);

const PARTS_OF_TERM = [
  'in each of 2 consecutive counts of at least two weeks',
  'in 2 counts in a row of two weeks or more',
] as const;

/** A whole text, and a sample of talk, are no weekly probe. */
const TEXTS = ['on 2 texts in a row', 'on 2 consecutive texts', 'on each of 2 texts in a row'] as const;
const SAMPLES = [
  'in 2 language samples in a row',
  'in 2 consecutive language samples',
  'in each of 2 samples in a row',
] as const;

/** Steps of a plan that are done once. */
const ONCE = ['with each step done once and its proof in the planning folder'] as const;

function timesOf({ areaOfNeed, counted }: GoalFacts, behavior: string, wording: Wording): string {
  if (areaOfNeed === 'Education and training' && counted?.measure.kind === 'ratio') return ONCE[0];
  if (areaOfNeed === 'Written expression' && /points|rubric/.test(counted?.measure.unit ?? ''))
    return wording.choose('times', TEXTS);
  if (counted?.measure.unit === 'mean length of utterance') return wording.choose('times', SAMPLES);
  if (counted !== undefined && isOverTime(behavior, counted))
    return wording.choose('times', isOfTerm(counted.measure) ? PARTS_OF_TERM : spansOf(counted.measure));
  return wording.choose('times', OBSERVATIONS[disciplineOf(areaOfNeed)]);
}

/** Whether the count is one of days or weeks, which is kept as they pass. */
export const isKeptThroughout = (facts: GoalFacts, wording: Wording): boolean =>
  facts.counted !== undefined && isOverTime(behaviorWords(facts, wording), facts.counted);

/** Help that the condition or the behavior gives, or says is not given. */
const TELLS_OF_HELP =
  /\bun(?:prompted|aided|assisted)\b|\bspontaneous|\bindependent|\bwithout\b|\balone\b|\bown\b|\b(?:him|her|them)sel(?:f|ves)\b|\bno (?:word|prompt|help|gesture|cue|reminder)|\b(?:with|given|using|after|from|beside)\b[^,]{0,60}\b(?:prompt|cue|model|remind|help|support|card|chart|organizer|frame|starter|checklist|list of steps|timer|line|strip|picture|visual|icon|device|adult|partner|check-in|signal|strateg)/i;
/** "Ask for help without help" would be heard wrongly; and what is done among others is prompted, not helped with. */
const ASKS = /\b(?:ask|request|tell|send|signal|raise|help)\b/i;
const PROMPTED =
  /^(?:Attention|Behavior|Emotional|Anxiety|Sensory|Social|Self-advocacy|Functional comm|Pragmatic|Play)/;

/**
 * The student comes farther with help already: without a word of it the goal would be met on the day it is written. A timed
 * reading says by its own name that nobody helps.
 */
function aloneWords(facts: GoalFacts, given: string, action: string): string {
  const { isFartherWithHelp, counted, areaOfNeed } = facts;
  if (isFartherWithHelp !== true || counted === undefined || counted.measure.kind === 'rate') return '';
  if (TELLS_OF_HELP.test(`${given}, ${action}`)) return '';
  return ASKS.test(action) || PROMPTED.test(areaOfNeed) ? ', without a prompt' : ', without help';
}

/** The annual goal of an area in the words chosen for this student. */
export function goalSentence(facts: GoalFacts, wording: Wording): string {
  const behavior = behaviorWords(facts, wording);
  const probes = probeWords(facts, wording);
  const collector = collectorOf(facts);
  const setting = wording.choose('setting', facts.plan.settings);
  const given = filled(wording.choose('condition', facts.plan.conditions), facts);
  const criterion = criterionOf(facts, behavior, wording);
  const parts: GoalParts = {
    ...criterion,
    action: `${criterion.action}${aloneWords(facts, given, criterion.action)}`,
    who: facts.student.label,
    time: timeframe(facts.planStart),
    given,
    times: timesOf(facts, behavior, wording),
    probes,
    setting,
    measured: wording.choose('measured', isKeptThroughout(facts, wording) ? MEASURED_THROUGHOUT : MEASURED)(
      probes,
      collector,
    ),
    carried: wording.choose('carried', CARRIED)(setting),
  };
  return upperFirst(wording.choose('structure', STRUCTURES)(parts));
}
