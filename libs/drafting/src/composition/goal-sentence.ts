/** The annual goal and its objectives as sentences. */
import { type AreaPlan, disciplineOf } from '../areas/plans.js';
import type { Discipline } from '@goalwright/contracts/areas-of-need';
import { isProblemCount, type Measure, measureWords } from '../extraction/measure.js';
import { gradeWords, materialGrade } from './baseline-choice.js';
import { ORAL_READING_WEEKLY_GROWTH, READING_GROWTH_SOURCE } from '../norms/weekly-growth.js';
import { INSTRUCTIONAL_WEEKS, type Target } from './target.js';
import { planDates, upperFirst, type Wording } from './wording.js';

export interface GoalFacts {
  readonly areaOfNeed: string;
  readonly plan: AreaPlan;
  readonly label: string;
  readonly grade: string | undefined;
  /** The countable measure the goal starts from; undefined when it must be collected. */
  readonly baseline: Measure | undefined;
  readonly target: Target | undefined;
  readonly planStart: string | undefined;
}

/** "within 36 instructional weeks of the IEP start date", or "by May 3, 2027" when the plan's start is known. */
export function timeframe(planStart: string | undefined): string {
  const dates = planDates(planStart);
  return dates === undefined
    ? `within ${INSTRUCTIONAL_WEEKS} instructional weeks of the IEP start date`
    : `by ${dates.end}`;
}

/** The criterion in the baseline's own unit, or what the team has to set. */
export function criterionWords(value: number, measure: Pick<Measure, 'kind' | 'unit' | 'outOf'>): string {
  const { kind, unit, outOf } = measure;
  if (kind === 'ratio') {
    if (unit === 'steps') return `with ${value} of ${outOf ?? value} steps done`;
    const isScored =
      /^(?:words|letters|questions|items|problems|sounds|facts|sentences|elements|points)$/.test(unit);
    return `${isScored ? 'with' : 'in'} ${value} of ${outOf ?? value} ${unit}${isScored ? ' correct' : ''}`;
  }
  if (kind === 'interval') return `in ${value}% of observed intervals`;
  if (kind === 'percent') {
    if (unit.endsWith('legible')) return `with ${value}% ${unit}`;
    if (unit === 'intelligible') return `with ${value}% of words understood`;
    return unit.startsWith('of ')
      ? `in ${value}% ${unit}`
      : `with ${value}% ${unit === '' ? 'accuracy' : unit}`;
  }
  if (kind === 'duration') return `for ${value} ${unit}`;
  if (kind === 'level') return `at a ${unit} of ${value}`;
  return /per minute|per /.test(unit) ? `at ${value} ${unit}` : `with ${value} ${unit}`;
}

const TEAM_CRITERION = 'the IEP team sets the final criterion from the collected baseline';

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

function openCriterion({ plan, areaOfNeed, grade }: GoalFacts): string {
  const reading = readingGain(areaOfNeed, grade);
  if (reading !== undefined)
    return `at ${reading.gain} words correct per minute above the collected baseline`;
  if (plan.unit === 'team') return `at the number the IEP team sets once the baseline is collected`;
  const isPart = plan.unit === 'of rubric points' || plan.unit === 'of story grammar parts';
  const unit = plan.unit === 'accuracy' ? 'with 80% accuracy' : `${isPart ? 'with' : 'in'} 80% ${plan.unit}`;
  return `${unit} (a starting point; ${TEAM_CRITERION})`;
}

/** On-task time from an off-task figure: the one sum we make from a report's number, shown as such. */
export function engagedComplement(measure: Measure): Measure | undefined {
  if (measure.kind !== 'interval' || !measure.unit.includes('off task')) return undefined;
  return { ...measure, value: 100 - measure.value, unit: 'of intervals on task' };
}

export function goalCriterion(facts: GoalFacts): string {
  const { baseline, target } = facts;
  if (baseline === undefined || target === undefined) return openCriterion(facts);
  if ('target' in target)
    return `${criterionWords(target.target, baseline)}, up from a baseline of ${measureWords({ ...baseline, unit: shortUnit(baseline) })}`;
  return isProblemCount(baseline)
    ? openCriterion(facts)
    : `at the level the IEP team sets, from a baseline of ${measureWords(baseline)}`;
}

const shortUnit = (measure: Measure) =>
  measure.kind === 'percent' && measure.unit === 'accuracy' ? '' : measure.unit;

function detailWords(facts: GoalFacts): string {
  const found = facts.baseline?.skill;
  const isDetail =
    found !== undefined && found !== '' && found.toLowerCase() !== facts.areaOfNeed.toLowerCase();
  if (!isDetail) return facts.plan.detail ?? 'the target skill';
  if (facts.areaOfNeed === 'Expressive language')
    return /sentence/i.test(found) ? found : `sentences with correct ${found}`;
  if (facts.areaOfNeed === 'Reading comprehension' && !/question/i.test(found))
    return `questions about ${found}`;
  return found;
}

function filled(text: string, facts: GoalFacts): string {
  const detail = detailWords(facts);
  const isWords = /words$/i.test(detail);
  return text
    .replace('words with {detail}', isWords ? detail : `words with ${detail}`)
    .replace('{detail}', detail)
    .replace('{grade}', gradeWords(materialGrade(facts.baseline, facts.grade)));
}

const OBSERVATIONS = [
  'on 3 consecutive weekly probes',
  'across 3 weekly probes in a row',
  'in 3 consecutive weekly checks',
  'on each of 3 consecutive probes',
] as const;

/** A duration is timed, whatever else the area is usually measured by. */
export function probeWords(facts: GoalFacts): string {
  return facts.baseline?.kind === 'duration' ? 'timed observations' : facts.plan.probe;
}

/** Some probes fix what the student does. */
const BEHAVIOR_OF_UNIT: readonly (readonly [RegExp, string])[] = [
  [/writing sequences|total words/, 'write to the prompt for the length of the probe'],
  [/maze/, 'choose the missing words of a maze passage'],
  [/nonsense words/, 'read nonsense words aloud'],
  [/letter sounds per/, 'say letter sounds'],
  [/letters named/, 'name letters'],
  [/sound segments/, 'say the sounds of spoken words'],
  [/words (?:read|identified) per/, 'read words aloud from a list'],
];

export function behaviorWords(facts: GoalFacts): string {
  const unit = facts.baseline?.unit ?? '';
  if (unit.startsWith('letters per minute')) return 'copy the text by hand';
  if (unit.includes('typed')) return 'type the text';
  const byUnit = BEHAVIOR_OF_UNIT.find(([words]) => words.test(unit))?.[1];
  if (byUnit !== undefined) return byUnit;
  return filled(facts.plan.behavior, facts);
}

/** The annual goal: timeframe, condition, one behavior, criterion, consistency, measurement. */
export function goalSentence(facts: GoalFacts, wording: Wording): string {
  const time = timeframe(facts.planStart);
  const condition = filled(wording.choose('condition', facts.plan.conditions), facts);
  const does = behaviorWords(facts);
  const criterion = goalCriterion(facts);
  const times = wording.choose('times', OBSERVATIONS);
  const who = facts.label;
  const by = wording.choose('by', [
    'as measured by',
    'measured by',
    'as shown by',
    'as recorded on',
  ] as const);
  const probe = probeWords(facts);
  const measured = `${by} ${probe}`;
  const natural = wording.choose('natural', [
    `and in ${facts.plan.setting}`,
    `with the skill also seen in ${facts.plan.setting}`,
    `carried over to ${facts.plan.setting}`,
  ] as const);
  const sentence = wording.choose('goal frame', [
    `${time}, ${condition}, ${who} will ${does} ${criterion}, ${times}, ${natural}, ${measured}.`,
    `${condition}, ${who} will ${does} ${criterion}, ${times}, ${time}, ${measured}, ${natural}.`,
    `${time}, ${who} will ${does} ${criterion}, ${condition}, ${times}, ${natural}, ${measured}.`,
    `${condition}, ${who} will, ${time}, ${does} ${criterion}, ${times}, ${measured}, ${natural}.`,
    `${who} will ${does} ${criterion}, ${condition}, ${times}, ${time}; progress is ${by.replace(/^as /, '')} ${probe}, ${natural}.`,
    `${time} and ${condition}, ${who} will ${does} ${criterion}, ${measured} ${times}, ${natural}.`,
    `${condition}, ${who} will ${does} ${criterion}, ${times}, ${time}, ${measured}; the skill counts as learned when it also shows in ${facts.plan.setting}.`,
    `${time}, ${who} will, ${condition}, ${does} ${criterion}, ${times}, ${natural}, ${measured}.`,
  ]);
  return upperFirst(sentence);
}

const SUPPORTS: Readonly<
  Record<Discipline, readonly [readonly string[], readonly string[], readonly string[]]>
> = {
  academics: [
    ['with teacher modeling and guided practice', 'after a worked example and with prompts'],
    ['with one verbal prompt', 'with a checklist and one prompt'],
    ['without prompts', 'working alone'],
  ],
  'speech-language': [
    ['with a model and visual cues', 'with direct models'],
    ['with one verbal cue', 'with an indirect cue'],
    ['without cues', 'with self-monitoring only'],
  ],
  'occupational-therapy': [
    ['with hand-over-hand or modeled help at first', 'with a model and adapted materials'],
    ['with visual cues', 'with one verbal cue'],
    ['without adult help', 'with only the class supports'],
  ],
  'physical-therapy': [
    ['with physical support', 'with contact guarding'],
    ['with standby help', 'with one verbal cue'],
    ['without adult help', 'without cues'],
  ],
  behavior: [
    ['with adult modeling and a prompt each time', 'with a cue card and adult prompts'],
    ['with one prompt', 'with a cue card alone'],
    ['without prompts', 'without adult prompts in two settings'],
  ],
  adaptive: [
    ['with a model for each step', 'with picture steps and prompts'],
    ['with picture steps alone', 'with one prompt'],
    ['without prompts', 'without adult help'],
  ],
  transition: [
    ['with a model and a checklist', 'with staff coaching'],
    ['with a checklist alone', 'with one check-in'],
    ['without prompts', 'without coaching'],
  ],
  'early-childhood': [
    ['with an adult model', 'with adult prompts and preferred toys'],
    ['with one prompt', 'with a gesture cue'],
    ['without prompts', 'with peers only'],
  ],
  'vision-hearing': [
    ['with a model and tactile or visual cues', 'with step-by-step cues'],
    ['with one cue', 'with a checklist'],
    ['without cues', 'without adult help'],
  ],
};

/** Three steps from the baseline to the target: same unit, more of it, less help. Dated when the plan's start is known. */
export function objectivesFor(facts: GoalFacts, wording: Wording): string[] {
  const supports = SUPPORTS[disciplineOf(facts.areaOfNeed)];
  const weeks = [INSTRUCTIONAL_WEEKS / 3, (2 * INSTRUCTIONAL_WEEKS) / 3, INSTRUCTIONAL_WEEKS];
  const steps = stepsOf(facts);
  const does = behaviorWords(facts);
  const frame = wording.choose('objective frame', ['week first', 'name first', 'support first'] as const);
  return weeks.map((week, at) => {
    const [first = '', second = ''] = supports[at] ?? [];
    const support = wording.choose(`support ${at}`, [first, second] as const);
    const reach = steps[at] ?? '';
    const when = wording.choose(`when ${at}`, [
      `by instructional week ${week}`,
      `by week ${week} of instruction`,
      `at instructional week ${week}`,
    ] as const);
    if (frame === 'week first')
      return `${upperFirst(when)}, ${facts.label} will ${does} ${reach} ${support}.`;
    if (frame === 'name first')
      return `${facts.label === 'the student' ? 'The student' : facts.label} will ${does} ${reach} ${support} ${when}.`;
    return `${upperFirst(support)}, ${facts.label} will ${does} ${reach} ${when}.`;
  });
}

function stepsOf(facts: GoalFacts): string[] {
  const { baseline, target } = facts;
  if (baseline !== undefined && target !== undefined && !('target' in target) && !isProblemCount(baseline)) {
    return [
      `at a level above the baseline of ${measureWords(baseline)},`,
      'at a level halfway from the baseline to the one the IEP team sets,',
      'at the level the IEP team has set,',
    ];
  }
  if (baseline === undefined || target === undefined || !('target' in target)) {
    return [
      'at a level above the collected baseline,',
      'at a level halfway from the collected baseline to the criterion,',
      'at the criterion the IEP team has set,',
    ];
  }
  const rise = target.target - baseline.value;
  const values = [1, 2, 3].map((third) => Math.round(baseline.value + (rise * third) / 3));
  const distinct = [...new Set(values)].filter((value) => value > baseline.value);
  const ladder =
    distinct.length >= 3 ? distinct : values.map((value) => Math.max(value, Math.ceil(baseline.value)));
  ladder[2] = target.target;
  return ladder.map((value) => criterionWords(value, baseline));
}
