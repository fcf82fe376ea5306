/** What the engine makes of one fixture, held against its truth. */
import {
  baselineFor,
  type DraftedGoal,
  type PageText,
  type Report,
  reviewOf,
  startingFigures,
} from '@goalwright/drafting';
import { compareBaseline, inWords, isFigure } from './baselines.ts';
import { draftedFrom, readWholly } from './engine.ts';
import { type Fault, type FaultKind, Findings } from './findings.ts';
import type { Fixture, Need, OldGoal } from './fixtures.ts';
import { fold } from './folded-words.ts';
import { countsSameThings, isInSameTime, startsFrom } from './goal-counts.ts';
import { isAsOften, isSameFigure, toldFigure } from './same-figure.ts';

export interface FixtureResult {
  readonly fixture: string;
  readonly faults: readonly Fault[];
  /** How often each kind of fault could have happened. */
  readonly tried: Readonly<Record<FaultKind, number>>;
  readonly drafts: readonly DraftedGoal[];
}

/** Reads the fixture, drafts every need of its truth and every area the engine proposes, and compares. */
export function evaluateFixture({ name, pages, truth }: Fixture): FixtureResult {
  const findings = new Findings(name);
  const { report, judgement, proposed, plain, starts } = readWholly(pages);
  const judged = judgement.isReport ? 'report' : judgement.reason;
  findings.check('judgement', judged === truth.judgement, () => `${judged}, not ${truth.judgement}`);
  const isDrafted = truth.judgement === 'report';
  const areas = isDrafted ? [...new Set([...truth.needs.map(({ area }) => area), ...proposed])] : [];
  const drafts = areas.map((area) => draftedFrom(report, area));
  if (isDrafted) {
    compareStudent(findings, report, truth.student);
    compareAreas(findings, proposed, truth);
    comparePlainAreas(findings, proposed, plain, truth);
    truth.needs.forEach((need) => {
      const figures = starts.get(need.area) ?? startingFigures(report, pages, need.area);
      compareBaseline(findings, report, figures, need);
    });
    drafts.forEach((draft) => {
      compareNumbers(findings, draft, pages);
    });
    truth.needs.forEach((need) => {
      compareCounted(findings, report, drafts, need);
    });
    compareReading(findings, report, truth);
    truth.oldGoals.forEach((goal) => {
      compareReview(findings, report, pages, goal);
    });
  }
  return {
    fixture: name,
    faults: findings.faults,
    tried: findings.tried,
    drafts,
  };
}

function compareStudent(findings: Findings, { student }: Report, truth: Fixture['truth']['student']): void {
  if (truth?.name) {
    const first = fold(truth.name).split(' ')[0] ?? '';
    findings.check(
      'student',
      fold(student.name ?? '').includes(first),
      () => `name ${student.name ?? 'none'}`,
    );
  }
  if (truth?.grade)
    findings.check(
      'student',
      student.grade === truth.grade,
      () => `grade ${student.grade ?? 'none'}, not ${truth.grade ?? ''}`,
    );
  if (truth?.pronouns)
    findings.check(
      'student',
      student.pronouns === truth.pronouns,
      () => `pronouns ${student.pronouns ?? 'none'}, not ${truth.pronouns ?? ''}`,
    );
}

function compareAreas(findings: Findings, proposed: readonly string[], truth: Fixture['truth']): void {
  for (const { area } of truth.needs)
    findings.check('area-missed', proposed.includes(area), () => `${area}; proposed: ${proposed.join(', ')}`);
  for (const area of truth.strengths) findings.check('area-strength', !proposed.includes(area), () => area);
  const known = new Set([...truth.needs.map(({ area }) => area), ...truth.possible, ...truth.strengths]);
  for (const area of proposed) findings.check('area-unasked', known.has(area), () => area);
}

/** What comes checked, and what the provider is asked about. */
function comparePlainAreas(
  findings: Findings,
  proposed: readonly string[],
  plain: ReadonlySet<string>,
  { needs, possible, strengths }: Fixture['truth'],
): void {
  for (const area of strengths) findings.check('area-strength-plain', !plain.has(area), () => area);
  const names = needs.map(({ area }) => area);
  const known = new Set([...names, ...possible, ...strengths]);
  for (const area of proposed) {
    findings.check('area-unasked-plain', known.has(area) || !plain.has(area), () => area);
    if (names.includes(area)) findings.check('area-doubted', plain.has(area), () => area);
  }
}

/** What the goal counts, held against the figure it rightly starts from. */
function compareCounted(
  findings: Findings,
  report: Report,
  drafts: readonly DraftedGoal[],
  { area, baseline, alsoRight }: Need,
): void {
  const chosen = baselineFor(report, area);
  const figure = [...(baseline === null ? [] : [baseline]), ...alsoRight].find(
    (told) => chosen !== undefined && isFigure(chosen, told),
  );
  const goal = drafts.find(({ AreaOfNeed }) => AreaOfNeed === area)?.Goal;
  if (figure === undefined || goal === undefined || !startsFrom(goal, figure.value)) return;
  const said = () => `${area}: "${figure.unit}", not "${goal}"`;
  const isTimed = isInSameTime(goal, figure);
  if (isTimed !== undefined) findings.check('goal-time', isTimed, said);
  const isNamed = countsSameThings(goal, figure);
  if (isNamed !== undefined) findings.check('goal-things', isNamed, said);
}

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS_WORDS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** "forty-eight" */
const JOINED_WORDS = new RegExp(
  `\\b(${TENS_WORDS.slice(1).join('|')})-(${NUMBER_WORDS.slice(1, 10).join('|')})\\b`,
  'gi',
);
/** The same, told as how often, or as nothing of a whole. */
const COUNT_WORDS = ['none', 'once', 'twice'];
/** Digits in an instrument's name are no number about a student. */
const NAMES = /\b[A-Z][A-Za-z-]{0,30}[ -]?(?:\d|IV|II|V)\b(?! (?:of|out)|\.\d)|\bpage \d{1,4}\b/g;

const digitsIn = (text: string) => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => digits);

function sourcedNumbers({ Evidence }: DraftedGoal): Set<string> {
  const quotes = Evidence.map(({ Quote }) => Quote).join('\n');
  const worded = [NUMBER_WORDS, COUNT_WORDS].flatMap((words) =>
    words.flatMap((word, value) => (new RegExp(`\\b${word}\\b`, 'i').test(quotes) ? [String(value)] : [])),
  );
  const tens = TENS_WORDS.flatMap((word, place) =>
    new RegExp(`\\b${word}\\b`, 'i').test(quotes) ? [String(10 * (place + 1))] : [],
  );
  const joined = [...quotes.matchAll(JOINED_WORDS)].map(([, ten = '', one = '']) =>
    String(10 * (TENS_WORDS.indexOf(ten.toLowerCase()) + 1) + NUMBER_WORDS.indexOf(one.toLowerCase())),
  );
  const whole = digitsIn(quotes);
  const complement = Evidence.flatMap(({ Text, Quote }) => {
    const [, all, from] = /\((\d+) minus (\d+)\)/.exec(Text) ?? [];
    return from !== undefined && digitsIn(Quote).includes(from) ? [String(Number(all) - Number(from))] : [];
  });
  return new Set([
    ...whole,
    ...whole.map((digits) => String(Number(digits))),
    ...worded,
    ...tens,
    ...joined,
    ...complement,
  ]);
}

function compareNumbers(findings: Findings, draft: DraftedGoal, pages: readonly PageText[]): void {
  const known = sourcedNumbers(draft);
  for (const digits of digitsIn(draft.Baseline.replace(NAMES, ' ')))
    findings.check(
      'number-unsourced',
      known.has(digits),
      () => `${draft.AreaOfNeed}: ${digits} in "${draft.Baseline.slice(0, 300)}"`,
    );
  for (const { Page, Quote } of draft.Evidence) {
    const page = pages.find(({ page }) => page === Page);
    findings.check(
      'quote-not-verbatim',
      page?.text.includes(Quote) === true,
      () => `${draft.AreaOfNeed}, page ${String(Page)}: ${Quote.slice(0, 100)}`,
    );
  }
}

function compareReading(findings: Findings, report: Report, truth: Fixture['truth']): void {
  for (const score of truth.scores) {
    const found = report.measures.filter(
      ({ kind, value, percentile }) =>
        (kind === score.kind && value === score.value) ||
        (score.kind === 'percentile' && percentile === score.value),
    );
    findings.check('score-missed', found.length > 0, () => `${score.name}: ${score.kind} ${score.value}`);
    if (found.length > 0)
      findings.check(
        'score-prior',
        found.some(({ isPrior }) => isPrior === score.isPrior),
        () => `${score.name} ${score.value} is ${score.isPrior ? 'prior' : 'current'}`,
      );
  }
  const figures = truth.needs.flatMap(({ baseline, alsoRight, prior }) => [
    ...(baseline === null ? [] : [baseline.value]),
    ...alsoRight.map(({ value }) => value),
    ...prior,
  ]);
  const known = new Set([
    ...figures,
    ...truth.scores.flatMap(({ value, percentile }) => [value, percentile ?? value]),
  ]);
  for (const digits of truth.notMeasures.filter((text) => !known.has(Number(text)))) {
    const taken = report.measures.find(
      ({ value, isPrior, areaOfNeed }) => value === Number(digits) && !isPrior && areaOfNeed !== null,
    );
    findings.check(
      'not-a-measure',
      taken === undefined,
      () => `${digits}: ${taken === undefined ? '' : `${taken.areaOfNeed ?? ''}, ${inWords(taken)}`}`,
    );
  }
  for (const { about, values } of truth.contradictions)
    findings.check(
      'contradiction-missed',
      report.contradictions.some(
        ({ measures }) =>
          values.filter((value) => measures.some((measure) => measure.value === value)).length >= 2,
      ),
      () => `${about}: ${values.join(', ')}`,
    );
  const says = (quotes: readonly { quote: string }[], contains: string) =>
    fold(contains)
      .split(/(?<=[.!?]) (?=\S)/)
      .every((sentence) =>
        quotes.some(
          ({ quote }) =>
            fold(quote).includes(sentence) || (quote.length > 25 && sentence.includes(fold(quote))),
        ),
      );
  for (const { by, contains } of truth.concerns)
    findings.check('concern-missed', says(report.concerns, contains), () => `${by}: ${contains}`);
  for (const contains of truth.recommendations)
    findings.check('recommendation-missed', says(report.recommendations, contains), () => contains);
  for (const { contains, minutes, sessions, per } of truth.services) {
    const named = report.services.filter((service) => says([service], contains));
    findings.check(
      'service-missed',
      named.some(
        (service) =>
          (minutes ?? service.minutes) === service.minutes && isAsOften(service, { sessions, per }),
      ),
      () =>
        `${contains} (${named.map((service) => `${String(service.minutes)} minutes, ${String(service.sessions)} sessions`).join('; ') || 'not found'})`,
    );
  }
}

/** The old goal by its words, then its area, what is proposed for it, and the figure a new goal would start from. */
function compareReview(findings: Findings, report: Report, pages: readonly PageText[], truth: OldGoal): void {
  const plain = (text: string) => fold(text).replace(/[–—]/g, '-');
  // "B. Otto will": the mark of the list is not the goal's.
  const asked = plain(truth.contains).replace(/^(?:#?\d{1,2}|[a-h])[.)] /i, '');
  const found = report.oldGoals.find(({ goal, quote }) =>
    [goal, quote].some((words) => plain(words).includes(asked)),
  );
  const name = truth.contains.slice(0, 80);
  if (found === undefined) {
    findings.check('review-wrong', false, () => `${truth.area}: not found ("${name}")`);
    return;
  }
  const { verdict, newest, why } = reviewOf(found);
  const isSource =
    newest === undefined ||
    pages.some(({ page, text }) => page === newest.page && text.includes(newest.quote));
  const wrong = [
    found.areaOfNeed === truth.area ? '' : `area ${found.areaOfNeed ?? 'none'}, not ${truth.area}`,
    [truth.verdict, ...truth.verdictAlsoRight].includes(verdict)
      ? ''
      : `${verdict}, not ${truth.verdict} (${why})`,
    isSameFigure(newest, toldFigure(truth.newest))
      ? ''
      : `newest ${String(newest?.value)}, not ${String(truth.newest?.value)}`,
    isSource ? '' : 'quote not on its page',
  ].filter((words) => words !== '');
  findings.check('review-wrong', wrong.length === 0, () => `"${name}": ${wrong.join('; ')}`);
}
