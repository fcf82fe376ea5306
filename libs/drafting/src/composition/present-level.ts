/** The present level: a strength, the newest dated data with its number, what people say, and the class work it touches. */
import { reviewOf } from '../annual-review/review.js';
import { disciplineOf } from '../areas/plans.js';
import { measureWords, isInPercent } from '../extraction/measure.js';
import { withDigits } from '../extraction/text/number-words.js';
import type { Evidence } from '@goalwright/contracts/api/goals';
import type { Report } from '../extraction/report.js';
import { collectorOf } from './collectors.js';
import type { GoalFacts } from './goal-facts.js';
import { probeWords } from './goal-sentence.js';
import { growthShown } from './growth-shown.js';
import { levelWithHelp } from './helped-level.js';
import { definedSentence } from './present-levels/behavior-defined.js';
import { baselineSentence, contradictionSentence } from './present-levels/current-data.js';
import { generalImpact, impactSentence, informantSentences } from './present-levels/informants.js';
import { joined, type PresentLevel, proof } from './present-levels/part.js';
import { uncountedSentence } from './present-levels/uncounted.js';
import { saidBehind } from './present-levels/said-behind.js';
import { scoreSentence } from './present-levels/scores.js';
import { reportedStrength, typedStrengths } from './present-levels/strengths.js';
import { startsFromOldGoal } from './old-goal-figures.js';
import { othersBeside } from './target-context.js';
import { excerpt, quoted, tidy } from './quotes.js';
import { upperFirst, type Wording } from './wording.js';

export type { PresentLevel } from './present-levels/part.js';

/** What the provider typed beside the baseline. */
interface TypedFacts {
  readonly strengths?: readonly string[] | undefined;
  /** The class activity in which the need shows most. */
  readonly setting?: string | undefined;
}

const SETTING_CHARACTERS_MAX = 400;

/** Present level from a report; never says the goal, never names a disability category. */
export function presentLevelFromReport(
  report: Report,
  facts: GoalFacts,
  { strengths = [], setting: shownIn }: TypedFacts,
  wording: Wording,
): PresentLevel {
  const helped = helpedSentence(report, facts, wording);
  const told = [facts.baseline?.withBefore ?? '', ...(helped?.evidence.map(({ Quote }) => Quote) ?? [])];
  const informants = informantSentences(report, facts, told, wording);
  const earlier = earlierSentence(report, facts, wording);
  const used = [
    ...informants.used,
    ...[helped, earlier].flatMap((part) => part?.evidence.map(({ Quote }) => Quote) ?? []),
  ];
  const behind = saidBehind(facts, used, wording);
  const level = baselineSentence(report, facts, wording);
  const toldAlready = [level, helped, behind].map((part) => part?.text ?? '').join(' ');
  return joined([
    typedStrengths(strengths, facts, wording) ?? reportedStrength(report, facts, wording, informants.used),
    oldGoalSentence(report, facts, wording),
    level,
    definedSentence(report, facts, used, wording),
    earlier,
    othersSentence(report, facts, toldAlready, wording),
    uncountedSentence(report, facts, used, wording),
    replacementSentence(facts, wording),
    helped,
    behind,
    contradictionSentence(report, facts, wording),
    scoreSentence(report, facts, wording),
    informants.part,
    impactSentence(report, facts, informants.used, wording),
    shownSentence(shownIn, wording),
    collectionPlan(facts, wording),
  ]);
}

/** Present level from the provider's own words, quoted. */
export function presentLevelFromWords(
  typed: string,
  facts: GoalFacts,
  { strengths = [], setting: shownIn }: TypedFacts,
  wording: Wording,
): PresentLevel {
  const shown = shownSentence(shownIn, wording);
  const impact = { text: generalImpact(facts, wording), evidence: [] };
  const given = typedStrengths(strengths, facts, wording);
  const collect = collectionPlan(facts, wording);
  // A plan to collect the baseline quotes nobody: nothing was said yet.
  if (tidy(typed) === '') return joined([given, collect, impact, shown]);
  const words = quoted(tidy(typed));
  const { student } = facts;
  const told = wording.choose('told', [
    `The provider describes where ${student.label} is now: ${words}`,
    `In the provider's words, the present level is: ${words}`,
    `Reported by the provider for ${student.label}: ${words}`,
    `${upperFirst(student.ofLabel)} provider gives this starting level: ${words}`,
    `Where things stand today, as the provider put it: ${words}`,
  ] as const);
  const evidence: Evidence[] = [
    {
      Text: facts.baseline === undefined ? "The provider's description" : measureWords(facts.baseline),
      Page: null,
      Quote: typed,
    },
  ];
  return joined([given, { text: told, evidence }, impact, shown, collect]);
}

/** The class activity in which the provider sees the need most, in the provider's words. */
function shownSentence(shownIn: string | undefined, wording: Wording): PresentLevel | undefined {
  const typed = shownIn?.trim().slice(0, SETTING_CHARACTERS_MAX) ?? '';
  if (tidy(typed) === '') return undefined;
  const words = quoted(tidy(typed));
  const text = wording.choose('shown', [
    `Where it shows most, by the provider's account: ${words}`,
    `The provider sees it most in this class activity: ${words}`,
    `Class activity in which the provider sees it most: ${words}`,
  ] as const);
  return { text, evidence: [{ Text: 'Where the need shows', Page: null, Quote: typed }] };
}

/** What becomes of a goal is for the team: the draft says what it does, and quotes what the report says. */
const FOR_THE_TEAM = 'whether the goal stays, changes or ends is for the team';
const VERDICTS = {
  continue: 'This draft continues it from the newest data.',
  raise: 'This draft raises it from the newest data.',
  replace: `This draft counts from the newest data; ${FOR_THE_TEAM}.`,
} as const;

/** The report counts what comes after the level of the goal. */
const NEXT_STEP = 'This draft takes the next step that the report has counted.';

/** What the draft starts from is none of the readings found for the goal: which they are the report may tell elsewhere. */
const OTHER_FIGURE = {
  continue: '',
  raise: '',
  replace: `${upperFirst(FOR_THE_TEAM)}.`,
} as const;

/** There is no figure to start from yet. */
const NO_FIGURE = {
  continue: 'This draft continues it; the baseline is still to be collected.',
  raise: 'The baseline of the next step is still to be collected.',
  replace: `The baseline is still to be collected; ${FOR_THE_TEAM}.`,
} as const;

function verdictWords(report: Report, { oldGoal, baseline }: GoalFacts): string {
  if (oldGoal === undefined) return '';
  if (baseline === undefined) return NO_FIGURE[oldGoal.verdict];
  const { next } = report.oldGoals.find(({ quote }) => quote === oldGoal.quote) ?? {};
  if (oldGoal.verdict === 'raise' && next?.quote === baseline.quote) return NEXT_STEP;
  return (startsFromOldGoal(report, oldGoal, baseline) ? VERDICTS : OTHER_FIGURE)[oldGoal.verdict];
}

/** A code of a form, "SP", with what the form's key calls it. */
const CODE_MAX = 4;
/** "Code: P" */
const CODE = /^(?:progress )?(?:code|rating|status|mark)s?\s?[:=]?\s?\(?[A-Z\d]{1,3}\)?\.?$/i;

/** What the report itself says of the goal; without such words the figure that reaches its level. */
function statusOf(report: Report, { oldGoal }: GoalFacts): PresentLevel | undefined {
  const goal = report.oldGoals.find(({ quote }) => quote === oldGoal?.quote);
  if (goal === undefined || oldGoal === undefined) return undefined;
  const { said, verdict } = reviewOf(goal);
  if (said === undefined)
    return verdict === 'raise' && oldGoal.verdict === 'raise'
      ? { text: 'By the newest figure its level is reached.', evidence: [] }
      : undefined;
  const isCode = said.quote.length <= CODE_MAX || CODE.test(said.quote);
  const meaning = isCode ? said.words.split(/\s=\s/)[1] : undefined;
  // ". not met", behind dots that led the eye.
  const words = quoted(upperFirst(excerpt(tidy(said.quote).replace(/^[^\p{L}\p{N}"'(]+/u, ''), 160)));
  return {
    text: `The report says of it (page ${said.page}): ${words}${meaning === undefined ? '' : `, which it calls ${meaning}`}${/[.!?]["”]$/.test(words) && meaning === undefined ? '' : '.'}`,
    evidence: [proof('What the report says of the goal so far', said)],
  };
}

function oldGoalSentence(report: Report, facts: GoalFacts, wording: Wording): PresentLevel | undefined {
  const { oldGoal } = facts;
  if (oldGoal === undefined) return undefined;
  const goal = tidy(oldGoal.quote).replace(/^(?:[\p{L}'’]{1,12} ){0,3}goals?\s?\d{0,2}\s?[:.)-]\s?/iu, '');
  // A goal that was wrapped within its cell is quoted up to the end of its first line.
  const whole = report.oldGoals.find(({ quote }) => quote === oldGoal.quote)?.goal ?? '';
  const isCut = whole.startsWith(goal) && /[\p{L}\d]/u.test(whole.slice(goal.length));
  const words = quoted(isCut ? `${goal.replace(/[\s,]+$/, '')} …` : excerpt(goal, 260));
  const told = wording.choose('old goal', [
    `The goal so far (page ${oldGoal.page}): ${words}`,
    `The goal under review, page ${oldGoal.page}: ${words}`,
    `From the plan so far (page ${oldGoal.page}): ${words}`,
  ] as const);
  const status = statusOf(report, facts);
  return {
    text: [told, status?.text ?? '', verdictWords(report, facts)].filter((part) => part !== '').join(' '),
    evidence: [proof('The goal so far', oldGoal), ...(status?.evidence ?? [])],
  };
}

/** What is taught instead of the problem, where the report has counted that as well. */
function replacementSentence({ replacement }: GoalFacts, wording: Wording): PresentLevel | undefined {
  if (replacement === undefined) return undefined;
  const told = quoted(excerpt(tidy(replacement.quote), 220));
  // A row without its column names nothing.
  const words = replacement.isReplacement === true ? `${measureWords(replacement)}, ${told}` : told;
  const text = wording.choose('replacement', [
    `What is taught in its place was counted, too (page ${replacement.page}): ${words}`,
    `The goal starts from what is taught in its place (page ${replacement.page}): ${words}`,
  ] as const);
  return { text, evidence: [proof(measureWords(replacement), replacement)] };
}

/** What the same count was before, where the report tells it with its time. */
function earlierSentence(
  report: Report,
  { baseline, counted }: GoalFacts,
  wording: Wording,
): PresentLevel | undefined {
  const shown =
    baseline === undefined || counted?.measure !== baseline ? undefined : growthShown(report, baseline);
  if (baseline === undefined || shown === undefined) return undefined;
  const { kind, outOf } = baseline;
  const isShare = isInPercent(kind);
  // Of how many may stand in the head of the column alone: then no quote proves it.
  const isOf = kind === 'ratio' && withDigits(shown.quote).includes(String(outOf));
  const was = `${shown.from}${isShare ? '%' : isOf ? ` of ${outOf ?? 0}` : ''}`;
  const text = wording.choose('earlier', [
    `Earlier it was ${was} (page ${shown.page}).`,
    `It has grown from ${was} (page ${shown.page}).`,
    `Before that it stood at ${was} (page ${shown.page}).`,
  ] as const);
  return { text, evidence: [proof(`${was}, earlier`, shown)] };
}

/** "Class median", "figure for classmates"; "winter" and "peer partner" name whose it is alone. */
const NAMES_FIGURE =
  /^figure for |\b(?:median|average|mean|benchmark|expectation|target|aim|norm|standard|criterion|goal)$/;

/** What others reach by the same count, where the report tells it and no quoted sentence has told it yet. */
function othersSentence(
  report: Report,
  { baseline, counted }: GoalFacts,
  told: string,
  wording: Wording,
): PresentLevel | undefined {
  const others =
    baseline === undefined || counted?.measure !== baseline ? undefined : othersBeside(report, baseline);
  if (baseline === undefined || others === undefined) return undefined;
  const level = String(others.level);
  if (
    new RegExp(String.raw`(?<![\d.])${level.replace('.', String.raw`\.`)}(?![\d.]*\d)`).test(withDigits(told))
  )
    return undefined;
  const amount = `${level}${isInPercent(baseline.kind) ? '%' : ''}`;
  // "Gr. 3 median": a number in its name would have to be proven as one.
  const whose = /\d/.test(others.whose) ? 'figure for the grade' : others.whose;
  const what = NAMES_FIGURE.test(whose) ? whose : `figure for ${whose}`;
  const text = wording.choose('others', [
    `The ${what} is ${amount} (page ${others.page}).`,
    `For comparison, the ${what} is ${amount} (page ${others.page}).`,
    `The report gives ${amount} as the ${what} (page ${others.page}).`,
  ] as const);
  return { text, evidence: [proof(`${whose}: ${amount}`, others)] };
}

/** How far help carries, in the words of the report. */
function helpedSentence(
  report: Report,
  { baseline, replacement }: GoalFacts,
  wording: Wording,
): PresentLevel | undefined {
  const start = replacement ?? baseline;
  const helped = start === undefined ? undefined : levelWithHelp(report, start);
  // What stands in the baseline's own sentence is quoted with it.
  if (helped === undefined || helped.quote === start?.quote) return undefined;
  const words = quoted(excerpt(tidy(helped.quote), 220));
  const text = wording.choose('helped', [
    `With help it goes better (page ${helped.page}): ${words}`,
    `What help adds is told on page ${helped.page}: ${words}`,
    `The report also tells how it goes with support (page ${helped.page}): ${words}`,
  ] as const);
  return { text, evidence: [proof(helped.words, helped)] };
}

/** Who collects the missing baseline, with what, how often and by when, and what the team then does. */
function collectionPlan(facts: GoalFacts, wording: Wording): PresentLevel | undefined {
  const { baseline, fall } = facts;
  const isReplacement = baseline !== undefined && facts.counted === undefined;
  if (baseline !== undefined && !isReplacement) return undefined;
  const collector = collectorOf(facts);
  const probes = probeWords(facts, wording);
  const taught =
    disciplineOf(facts.areaOfNeed) === 'behavior' ? 'replacement behavior' : 'skill to be taught';
  const what = `Baseline to be collected${isReplacement ? ` for the ${taught}` : ''}`;
  const who = upperFirst(collector);
  // The problem's own criterion stands in the goal already.
  const criterion = fall === undefined ? 'the criterion' : 'a criterion for it';
  const text = wording.choose('collect', [
    `${what}: ${collector} takes three ${probes} on different days in the first two instructional weeks of the plan and uses the median. The team, including the parents, then enters it and sets ${criterion}${fall === undefined ? ' and the steps' : ''}.`,
    `${what} within the first two instructional weeks of the plan. ${who} takes three ${probes} on separate days; the median becomes the baseline, from which the team with the parents sets ${criterion}.`,
    `${what}. In the first two instructional weeks ${collector} takes three ${probes}, one a day at most, and the middle result is the baseline. The team, parents included, then decides on ${criterion}${fall === undefined ? ' and the objectives' : ''}.`,
    `${what} before the third instructional week: three ${probes} on three days, taken by ${collector}. With the median the team, including the parents, sets ${criterion}${fall === undefined ? ' and each step' : ''}.`,
    `${what} by the end of the second instructional week, by ${collector}: three ${probes} on different days, of which the median counts. The team then meets or agrees in writing with the parents on ${criterion}.`,
  ] as const);
  return { text, evidence: [] };
}
