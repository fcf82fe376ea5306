/** What only shows when the goals of a plan are read together. Sources: project facts, 2.1 and 2.4 (A to E). */
import type { Check } from '@goalwright/contracts/api/goals';
import { findAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import type { DraftedGoal } from '../drafted-goal.js';
import type { Report } from '../extraction/report.js';
import { checkInput, fail, type Judgement, pass, weak } from './check-rule.js';
import { foldText, TEXT_CHARACTERS_MAX } from './folded-text.js';
import { comparable, quantitiesIn } from './quantities.js';
import { readingGrade } from './reading-grade.js';
import { startOf } from './growth-checks.js';

export interface PlanContext {
  /** The summary written for the family, where there is one. */
  readonly parentSummary?: string | undefined;
}

/** What the provider reads and hands on; evidence quotes stay with the report. */
const textOf = ({ Baseline, Goal, Objectives, Fape }: DraftedGoal) =>
  [Goal, Baseline, ...Objectives, ...Fape.flatMap((line) => Object.values(line))]
    .join('\n')
    .slice(0, 2 * TEXT_CHARACTERS_MAX);

const areaOf = ({ AreaOfNeed }: DraftedGoal) => findAreaOfNeed(AreaOfNeed)?.name ?? AreaOfNeed;

const PERSONAL: readonly (readonly [string, RegExp])[] = [
  ['an email address', /[\w.+-]{1,40}@[\w-]{1,40}\.[\w.]{2,20}/],
  ['a phone number', /(?<!\d)(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)/],
  ['a birth date', /\b(?:d\.?o\.?b\.?|date of birth|birth ?date|born(?: on)?)\b[ :]{0,3}\S{0,3}\d/i],
  ['a social security number', /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/],
  [
    'a student number',
    /\b(?:student|state|district|ssid|medicaid|case|local)?[ -]?(?:id|i\.d\.|number|no\.|#)[ :#]{1,3}\d{5,12}\b|\bssid\b[ :]{0,3}\d{5,}/i,
  ],
  [
    'a street address',
    /\b\d{2,5} (?:\p{Lu}[\p{L}.]{1,15} ){1,3}(?:Street|St\.|Avenue|Ave\.?|Road|Rd\.?|Drive|Dr\.|Lane|Ln\.?|Boulevard|Blvd\.?|Court|Ct\.)(?!\p{L})/u,
  ],
];
/** Two capitalized words said to do something; the second is no word of the field. */
const FULL_NAME =
  /\b(\p{Lu}\p{Ll}{1,14}) (?:\p{Lu}\. )?(\p{Lu}\p{Ll}{2,18})(?:'s|’s)? (?=will\b|is\b|reads?\b|can\b|scored\b|currently\b|has\b|needs\b|writes\b|produces\b|completes\b|answers\b|uses\b|earned\b|was\b)/gu;
const NOT_FULL_NAMES =
  /^(?:The|This|Student|Given|When|During|In|At|By|On|Currently|Data|Progress|Special|General|Speech|Language|Reading|Oral|Written|Math|Social|Fine|Gross|Passage|Letter|Word|Basic|Broad|Working|Processing|Verbal|Full|Core|Occupational|Physical|School|Adaptive|Working|Grade|Kindergarten|Standard|Annual|Baseline|North|South|East|West|January|February|March|April|May|June|July|August|September|October|November|December)$/;

function personalData(goals: readonly DraftedGoal[], report: Report | undefined): Judgement {
  const text = goals.map(textOf).join('\n');
  const found = PERSONAL.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
  const full = report?.student.name;
  const isNamed = full !== undefined && / \p{Lu}?\p{Ll}{2,}/u.test(full) && text.includes(full);
  const subject = [...text.matchAll(FULL_NAME)].find(
    ([, first = '', last = '']) => !NOT_FULL_NAMES.test(first) && !NOT_FULL_NAMES.test(last),
  );
  if (isNamed || subject !== undefined) found.unshift('a full name');
  return found.length === 0
    ? pass('No full name, birth date, number or address is in the texts.')
    : fail(
        `The texts hold ${found.join(', ')}.`,
        'Write initials instead of the name, and take the rest out.',
      );
}

const FINDINGS =
  /\b(?:is|are|was|remains|continues to be|found|deemed) (?:not )?(?:eligible|ineligible)\b|\b(?:qualif(?:y|ies|ied)|does not qualify) (?:for|as|under)\b|\bmeets? (?:the )?(?:eligibility |diagnostic )?criteria for (?:a |an )?(?:autism|specific|special|disab|emotional|other health|intellectual|speech)|\bdiagnos(?:ed|is) (?:with|of)\b|\bhas (?:autism|adhd|dyslexia|dyscalculia|dysgraphia|an? (?:specific learning |intellectual |emotional )disability|an? emotional disturbance)\b|\b(?:should|must|needs to|will|is to) be (?:placed|educated) in\b|\bplacement (?:in|will be|should be)\b|\brequires? (?:a )?(?:self-contained|residential|separate|special day) (?:class|placement|school|classroom)|\bthe least restrictive environment (?:is|for)\b/i;
const ATTRIBUTED =
  /\b(?:according to|the (?:report|evaluation|psychologist|physician|doctor|team|iep team|parents?|mother|father)[^.]{0,60}(?:states?|reports?|notes?|found|determined|says|wrote|recorded|decides?)|as reported|reported by|per the|on record|in the report|parent report|medical record)/i;

function teamDecisions(goals: readonly DraftedGoal[]): Judgement {
  const ours = goals.flatMap(({ Goal, Baseline, Objectives }) => [Goal, Baseline, ...Objectives]);
  const sentences = ours
    .map((text) => text.slice(0, TEXT_CHARACTERS_MAX).replace(/["“][^"”]{0,800}["”]/g, ' '))
    .flatMap((text) => text.split(/(?<=(?<![A-Z])[.!?])\s+/));
  const finding = sentences
    .map((sentence) => (ATTRIBUTED.test(sentence) ? null : FINDINGS.exec(sentence)))
    .find((match) => match !== null);
  return finding === undefined
    ? pass('Eligibility, diagnosis and placement are left to the team.')
    : fail(
        `"${finding[0]}" reads as decided.`,
        'Say what the student does and needs; the IEP team, including the parents, decides the rest. What a record says, quote with its source.',
      );
}

const RESTS_ON_DECODING = new Set(['Reading fluency', 'Reading comprehension']);
const DECODING = new Set(['Decoding', 'Phonological awareness']);
/** Below the 16th percentile is more than one standard deviation under the mean. */
const LOW_PERCENTILE = 16;
const LOW_STANDARD = 85;
/** Text read with less accuracy is too hard to learn from. */
const LOW_ACCURACY = 90;

/** Why decoding seems to be the root, in words; undefined where nothing says so. */
function weakDecoding(goals: readonly DraftedGoal[], report: Report | undefined): string | undefined {
  const low = report?.measures.find(
    ({ areaOfNeed, isPrior, kind, percentile, value }) =>
      areaOfNeed === 'Decoding' &&
      !isPrior &&
      ((percentile ?? (kind === 'percentile' ? value : 100)) < LOW_PERCENTILE ||
        (kind === 'standard' && value < LOW_STANDARD)),
  );
  if (low !== undefined)
    return `the report has ${low.subtest ?? 'decoding'} ${low.percentile === undefined ? `at ${low.value}` : `at percentile ${low.percentile}`}`;
  for (const goal of goals.filter((candidate) => RESTS_ON_DECODING.has(areaOf(candidate)))) {
    const present = foldText(goal.Baseline);
    const accuracy = quantitiesIn(present).find(
      ({ kind, isPercent, unit, at }) =>
        kind === 'share' &&
        isPercent &&
        `${unit} ${present.slice(Math.max(0, at - 30), at)}`.includes('accura') &&
        /read|word|passage|text/.test(present) &&
        areaOf(goal) === 'Reading fluency',
    );
    if (accuracy !== undefined && comparable(accuracy) < LOW_ACCURACY)
      return `text is read with ${accuracy.value}% accuracy`;
    const percentile =
      /\b(?:decod|phonics|word (?:reading|attack|identification)|pseudoword|nonsense word)[^.;]{0,60}?(\d{1,2})(?:st|nd|rd|th)? percentile/.exec(
        present,
      );
    if (percentile !== null && Number(percentile[1]) < LOW_PERCENTILE)
      return `decoding is at percentile ${percentile[1] ?? ''}`;
  }
  return undefined;
}

function rootSkill(goals: readonly DraftedGoal[], report: Report | undefined): Judgement {
  const resting = goals.filter((goal) => RESTS_ON_DECODING.has(areaOf(goal)));
  if (resting.length === 0) return pass('No goal rests on decoding.');
  const why = weakDecoding(goals, report);
  if (why === undefined) return pass('Nothing here says that decoding is the root of the reading need.');
  return goals.some((goal) => DECODING.has(areaOf(goal)))
    ? pass('Decoding, on which the reading goal rests, has its own goal.')
    : fail(
        `The plan works on ${[...new Set(resting.map((goal) => areaOf(goal).toLowerCase()))].join(' and ')} while ${why}.`,
        'Add a decoding goal, or say why decoding needs none.',
      );
}

/** The parts without which nobody can say whether a goal was met. */
function missingParts(goal: DraftedGoal): string[] {
  const input = checkInput(goal, {});
  const { parsed, presentQuantities, present } = input;
  const hasStart =
    startOf(input) !== undefined ||
    presentQuantities.length > 0 ||
    present.includes('baseline to be collected');
  return [
    hasStart ? '' : 'baseline',
    parsed.measurement.isAnnounced ? '' : 'method',
    parsed.criteria.length > 0 || /iep team|collected baseline/.test(parsed.text) ? '' : 'criterion',
    parsed.measurement.howOften !== undefined || parsed.consistency !== undefined ? '' : 'frequency',
  ].filter((part) => part !== '');
}

function wholeGoals(goals: readonly DraftedGoal[]): Judgement {
  const lacking = goals
    .map((goal, at) => ({ at, goal, parts: missingParts(goal) }))
    .filter(({ parts }) => parts.length > 0);
  if (lacking.length === 0) return pass('Every goal has its baseline, method, criterion and frequency.');
  const said = lacking.slice(0, 4).map(({ at, goal, parts }) => {
    const area = goal.AreaOfNeed === '' ? '' : ` (${goal.AreaOfNeed})`;
    return `goal ${at + 1}${area} lacks ${parts.join(', ')}`;
  });
  return fail(
    `${said.join('; ')}.`.replace(/^g/, 'G'),
    'Add the missing parts, so that others can measure the goal too.',
  );
}

/** Families read best at grade 8 or below. */
const SUMMARY_GRADE_MAX = 8;

function summaryLevel(summary: string): Judgement {
  const grade = readingGrade(summary);
  return grade <= SUMMARY_GRADE_MAX
    ? pass(`The summary reads at about grade ${Math.max(1, Math.round(grade))}.`)
    : weak(
        `The summary reads at about grade ${Math.round(grade)}.`,
        'Shorten the sentences, and explain or replace the long words.',
      );
}

/** Names of the checks over a whole plan. */
export const PLAN_CHECK_NAMES = {
  personalData: 'No personal data left',
  teamDecisions: 'Team decisions left open',
  rootSkill: 'Root skill first',
  summary: 'Plain words for the family',
  wholeGoals: 'Every goal can be measured',
} as const;

/**
 * Judges the goals of one plan together. A check that nothing here could fail is left out: the summary's without a
 * summary, all of them without goals.
 */
export function checkPlan(
  goals: readonly DraftedGoal[],
  report?: Report,
  context: PlanContext = {},
): Check[] {
  if (goals.length === 0) return [];
  const summary = context.parentSummary?.trim() ?? '';
  return [
    { Name: PLAN_CHECK_NAMES.personalData, ...personalData(goals, report) },
    { Name: PLAN_CHECK_NAMES.teamDecisions, ...teamDecisions(goals) },
    { Name: PLAN_CHECK_NAMES.rootSkill, ...rootSkill(goals, report) },
    ...(summary === '' ? [] : [{ Name: PLAN_CHECK_NAMES.summary, ...summaryLevel(summary) }]),
    { Name: PLAN_CHECK_NAMES.wholeGoals, ...wholeGoals(goals) },
  ];
}
