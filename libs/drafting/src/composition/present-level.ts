/** The present level: a strength, the newest dated data with its number, what the report says, and the class work it touches. */
import type { Evidence } from '@goalwright/contracts/api/goals';
import { isLowScore } from '../areas/need-signals.js';
import { isNormScore, type Measure, measureWords } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';
import type { Statement } from '../extraction/statements.js';
import type { GoalFacts } from './goal-sentence.js';
import { similarity } from '../rubric/plan-checks.js';
import { excerpt, tidy } from './quotes.js';
import { listed, upperFirst, type Wording } from './wording.js';

export interface PresentLevel {
  text: string;
  evidence: Evidence[];
}

const proof = (text: string, source: { page: number; quote: string }): Evidence => ({
  Text: text,
  Page: source.page,
  Quote: source.quote,
});

/** Present level from a report; never says the goal, never names a disability category. */
export function presentLevelFromReport(
  report: Report,
  facts: GoalFacts,
  typedStrengths: readonly string[],
  wording: Wording,
): PresentLevel {
  const parts = [
    strengthSentence(report, facts, typedStrengths, wording),
    skillSentences(report, facts, wording),
    scoreSentence(report, facts, wording),
    concernSentence(report, facts, wording),
    impactSentence(report, facts, wording),
    facts.baseline === undefined ? { text: collectSentence(wording), evidence: [] } : undefined,
  ].filter((part) => part !== undefined);
  return {
    text: parts.map(({ text }) => text).join(' '),
    evidence: parts.flatMap(({ evidence }) => evidence),
  };
}

/** Present level from the provider's own words, quoted. */
export function presentLevelFromWords(
  typed: string,
  facts: GoalFacts,
  typedStrengths: readonly string[],
  wording: Wording,
): PresentLevel {
  const words = tidy(typed);
  const strengths = strengthsTyped(typedStrengths, facts, wording);
  const impact = generalImpact(facts, wording);
  const open = facts.baseline === undefined ? collectSentence(wording) : '';
  // A plan to collect the baseline quotes nobody: nothing was said yet.
  if (words === '') {
    return {
      text: [strengths?.text ?? '', open, impact].filter((sentence) => sentence !== '').join(' '),
      evidence: strengths?.evidence ?? [],
    };
  }
  const evidence: Evidence[] = [
    {
      Text: facts.baseline === undefined ? "The provider's description" : measureWords(facts.baseline),
      Page: null,
      Quote: typed,
    },
  ];
  const told = wording.choose('told', [
    `The provider describes where ${facts.label} is now: "${words}."`,
    `In the provider's words, the present level is: "${words}."`,
    `Reported by the provider for ${facts.label}: "${words}."`,
    `${upperFirst(facts.label)}'s provider gives this starting level: "${words}."`,
    `Where things stand today, as the provider put it: "${words}."`,
  ] as const);
  return {
    text: [strengths?.text ?? '', told, impact, open].filter((sentence) => sentence !== '').join(' '),
    evidence: [...(strengths?.evidence ?? []), ...evidence],
  };
}

function strengthsTyped(
  typed: readonly string[],
  facts: GoalFacts,
  wording: Wording,
): PresentLevel | undefined {
  const given = typed
    .map((strength) => strength.trim())
    .filter((strength) => strength !== '')
    .slice(0, 3);
  if (given.length === 0) return undefined;
  const words = listed(given.map((strength) => tidy(strength)));
  const text = wording.choose('typed strengths', [
    `Strengths to build on, from the provider: ${words}.`,
    `${upperFirst(facts.label)} brings these strengths, the provider reports: ${words}.`,
    `The provider names as strengths: ${words}.`,
  ] as const);
  return { text, evidence: given.map((strength) => ({ Text: 'Strength', Page: null, Quote: strength })) };
}

function strengthSentence(
  report: Report,
  facts: GoalFacts,
  typed: readonly string[],
  wording: Wording,
): PresentLevel | undefined {
  const fromProvider = strengthsTyped(typed, facts, wording);
  if (fromProvider !== undefined) return fromProvider;
  const fit = report.strengths.filter(
    ({ areas, quote }) =>
      !areas.includes(facts.areaOfNeed) &&
      !/\||unremarkable|no (?:problem|concern)|within functional|with (?:some )?assistance|reports? (?:that|no)|parent gets/i.test(
        quote,
      ) &&
      tidy(quote).length >= 8,
  );
  const warm = (statement: Statement) =>
    (statement.isHeaded ? 2 : 0) +
    (/strong|motivat|\bgood\b|creative|kind|enjoys|excel|curious|interest|love|cooperative|eager|responds well/i.test(
      statement.text,
    )
      ? 1
      : 0);
  const ranked = fit
    .filter((statement) => warm(statement) > 0)
    .sort((a, b) => warm(b) - warm(a))
    .slice(0, 5);
  const warmest = ranked[0] === undefined ? 0 : warm(ranked[0]);
  const first = ranked.filter((statement) => warm(statement) === warmest);
  const rest = ranked.filter((statement) => warm(statement) < warmest);
  const pool =
    ranked.length > 0 ? [...rotate(first, facts, wording), ...rest] : rotate(fit.slice(0, 3), facts, wording);
  const pair = pool.slice(0, 2);
  const chosen = pair.filter(({ quote }, at) => at === 0 || similarity(quote, pair[0]?.quote ?? '') < 0.3);
  if (chosen.length === 0) return scoreStrength(report, facts, wording);
  const words = chosen.map(({ quote }) => `"${excerpt(quote, 130)}"`).join(' and ');
  const text = wording.choose('strength', [
    `Among the strengths in the report: ${words}.`,
    `The report credits ${facts.label} with strengths to build on: ${words}.`,
    `Strengths noted: ${words}.`,
    `What goes well, in the report's words: ${words}.`,
    `${upperFirst(facts.label)}'s strengths on record include ${words}.`,
    `Instruction can build on what the report notes: ${words}.`,
  ] as const);
  return { text, evidence: chosen.map((statement) => proof('Strength', statement)) };
}

/** Different areas of one student open with different strengths. */
function rotate<Entry>(entries: readonly Entry[], facts: GoalFacts, wording: Wording): Entry[] {
  if (entries.length < 3) return [...entries];
  const from = wording.choose(
    `rotate ${facts.areaOfNeed}`,
    entries.map((_, at) => at) as [number, ...number[]],
  );
  return [...entries.slice(from), ...entries.slice(0, from)];
}

function scoreStrength(report: Report, facts: GoalFacts, wording: Wording): PresentLevel | undefined {
  const sound = report.measures
    .filter(
      (measure) =>
        measure.isStrength &&
        !measure.isPrior &&
        isNormScore(measure) &&
        measure.kind !== 't-score' &&
        measure.areaOfNeed !== facts.areaOfNeed,
    )
    .sort((a, b) => (b.percentile ?? 0) - (a.percentile ?? 0))
    .slice(0, 3);
  const best = rotate(sound, facts, wording)[0];
  if (best === undefined) return undefined;
  const score = scoreWords(best);
  const text = wording.choose('score strength', [
    `A relative strength is ${score}.`,
    `One of the stronger results is ${score}.`,
    `${upperFirst(facts.label)} did comparatively well on ${score}.`,
    `Among the tested areas, ${score} stands out as a strength.`,
  ] as const);
  return { text, evidence: [proof(score, best)] };
}

/** "Passage Comprehension (standard score 75, 5th percentile, WJ IV)". */
function scoreWords(measure: Measure): string {
  const kind = {
    standard: 'standard score',
    scaled: 'scaled score',
    't-score': 'T-score',
    percentile: 'percentile',
  }[measure.kind as 'standard'];
  const percentile =
    measure.percentile === undefined || measure.kind === 'percentile'
      ? ''
      : `, percentile ${measure.percentile}`;
  const label = measure.label === undefined ? '' : `, "${measure.label}" in the report`;
  return `${measure.subtest ?? measure.skill} (${kind} ${measure.value}${percentile}${label})`;
}

/** "42% accuracy for final /r/", "11 of 30 nonsense words". */
function factWordsOf(baseline: Measure, areaOfNeed: string): string {
  const words = measureWords(baseline);
  if (baseline.skill === areaOfNeed || baseline.skill === '') return words;
  return baseline.skill.endsWith(` ${baseline.unit}`)
    ? words.replace(new RegExp(`${baseline.unit}$`), baseline.skill)
    : `${words} for ${baseline.skill}`;
}

function skillSentences(report: Report, facts: GoalFacts, wording: Wording): PresentLevel | undefined {
  const { baseline } = facts;
  if (baseline === undefined) return undefined;
  const quote = excerpt(baseline.quote, 230);
  const date = baseline.date ?? report.reportDate;
  const when =
    date === undefined
      ? 'In the newest data of the report'
      : baseline.date === undefined
        ? `In the report of ${date}`
        : `In the newest data, dated ${date}`;
  const fact = factWordsOf(baseline, facts.areaOfNeed);
  const page = `page ${baseline.page}`;
  const text = wording.choose('data', [
    `${when}, the starting level is ${fact}: "${quote}."`,
    `${when} (${page}), ${facts.label} stands at ${fact}; the report reads "${quote}."`,
    `The baseline is ${fact}. ${when}: "${quote}."`,
    `${when} one reads "${quote}." That makes ${fact} the starting level.`,
    `Starting point: ${fact}. The source, ${page}: "${quote}."${date === undefined ? '' : ` Date: ${date}.`}`,
    `${upperFirst(facts.label)}'s current level is ${fact} ("${quote}," ${page}${date === undefined ? '' : `; ${date}`}).`,
  ] as const);
  const others = report.measures
    .filter(
      (measure) =>
        measure !== baseline &&
        measure.areaOfNeed === facts.areaOfNeed &&
        !measure.isPrior &&
        !isNormScore(measure) &&
        measure.quote !== baseline.quote,
    )
    .slice(0, 2);
  const more =
    others.length === 0
      ? ''
      : ` ${wording.choose('more data', ['Also current:', 'Other current data:', 'The report adds', 'Beside it:'] as const)} ${others
          .map((measure) => `"${excerpt(measure.quote, 170)}"`)
          .filter((words, at, all) => all.indexOf(words) === at)
          .join('; ')}.`;
  const dateProof =
    date !== undefined && baseline.date === undefined && report.reportDateSource !== undefined
      ? [proof(date, report.reportDateSource)]
      : [];
  const pageProof = [proof(fact, baseline)];
  return {
    text: `${text}${more}`,
    evidence: [...pageProof, ...dateProof, ...others.map((measure) => proof(measureWords(measure), measure))],
  };
}

function scoreSentence(report: Report, facts: GoalFacts, wording: Wording): PresentLevel | undefined {
  const low = report.measures
    .filter((measure) => measure.areaOfNeed === facts.areaOfNeed && isLowScore(measure))
    .slice(0, 3);
  if (low.length === 0) return undefined;
  const scores = listed(low.map(scoreWords));
  const tool = low[0]?.instrument;
  const isRepeated =
    tool === undefined ||
    low.some(
      ({ subtest }) =>
        subtest?.slice(0, 3).toLowerCase() === tool.slice(0, 3).toLowerCase() ||
        /goldman|peabody/i.test(subtest ?? ''),
    );
  const on = isRepeated ? 'Testing' : `The ${tool}`;
  const text = wording.choose('scores', [
    `${on} gave ${scores}.`,
    `Norm-referenced results: ${scores}.`,
    `Compared with same-age students, ${facts.label} scored low on ${scores}.`,
    `Test results in this area: ${scores}.`,
    `Scores on file show ${scores}.`,
    `Formal testing found ${scores}.`,
  ] as const);
  return {
    text,
    evidence: low.map((measure) =>
      proof(
        `${measure.subtest ?? measure.skill}: ${measureWords(measure)}${tool === undefined ? '' : ` (${tool})`}`,
        measure,
      ),
    ),
  };
}

const isReferral = (statement: Statement) => /\breferr(?:ed|al)\b/i.test(statement.text);
const isImpact = (statement: Statement) =>
  /\b(?:affect|impact|interfer|participat|class(?:room)? work|curriculum|access)/i.test(statement.text);

function concernSentence(report: Report, facts: GoalFacts, wording: Wording): PresentLevel | undefined {
  const used = facts.baseline?.quote;
  const here = report.concerns.filter(
    ({ areas, quote }) => areas.includes(facts.areaOfNeed) && quote !== used && tidy(quote).length >= 20,
  );
  const cost = (statement: Statement) =>
    (isReferral(statement) ? 4 : 0) +
    (/\d/.test(statement.text) ? 2 : 0) +
    (isImpact(statement) ? 1 : 0) +
    Math.min(1, (statement.areas.length - 1) / 2) +
    (tidy(statement.quote).length < 40 ? 0.6 : 0) -
    (/\b(?:use[sd]|reads?|writes?|produce[sd]?|demonstrates|omit(?:s|ted)|cannot|struggles|difficulty|requires?d?|leaves out|continually)\b/i.test(
      statement.text,
    )
      ? 0.7
      : 0);
  const chosen = [...here].sort((a, b) => cost(a) - cost(b))[0];
  if (chosen === undefined) return undefined;
  const words = excerpt(chosen.quote, 220);
  const text = wording.choose('concern', [
    `The report states: "${words}."`,
    `The need in the report's words: "${words}."`,
    `Page ${chosen.page} notes: "${words}."`,
    `On this need the report says "${words}."`,
    `For ${facts.label} the report describes the need as follows: "${words}."`,
    `As the report puts it (page ${chosen.page}): "${words}."`,
  ] as const);
  return { text, evidence: [proof('Concern', chosen)] };
}

function impactSentence(report: Report, facts: GoalFacts, wording: Wording): PresentLevel {
  const stated = report.concerns.find(
    (statement) =>
      !isReferral(statement) &&
      /\b(?:affect|impact|interfer)/i.test(statement.text) &&
      /class|curricul|ELA|instruction|academic|peers|participat/i.test(statement.text) &&
      (statement.areas.length === 0 || statement.areas.includes(facts.areaOfNeed)),
  );
  const general = generalImpact(facts, wording);
  if (stated === undefined) return { text: general, evidence: [] };
  const quoted = wording.choose('impact quoted', [
    `On its effect in class: "${excerpt(stated.quote, 200)}."`,
    `The report ties this to school: "${excerpt(stated.quote, 200)}."`,
    `Effect named in the report: "${excerpt(stated.quote, 200)}."`,
  ] as const);
  return { text: `${quoted} ${general}`, evidence: [proof('Effect on school work', stated)] };
}

function generalImpact(facts: GoalFacts, wording: Wording): string {
  const { task, setting } = facts.plan;
  const area = facts.areaOfNeed.toLowerCase();
  return wording.choose('impact', [
    `In the general curriculum this need affects ${task}.`,
    `Class work that rests on this skill: ${task}, as in ${setting}.`,
    `For ${facts.label}, progress in class depends on it: the skill affects ${task}.`,
    `Without support in ${area}, ${task} is harder than it needs to be, as in ${setting}.`,
    `The need affects access to the curriculum, above all ${task}.`,
    `It matters in ${setting}, since it affects ${task}.`,
    `Where it shows in school: ${setting}. It affects ${task}.`,
    `Access to class instruction is affected: ${task}.`,
  ] as const);
}

function collectSentence(wording: Wording): string {
  return wording.choose('collect', [
    'Baseline to be collected: three probes, take the median.',
    'No countable baseline is on file. Baseline to be collected before instruction starts: three probes, take the median.',
    'Baseline to be collected in the first weeks of the plan: give three probes and use the median.',
    'A skill baseline is missing so far. Baseline to be collected: three short probes, with the median as the starting level.',
    'The goal waits for its starting number. Baseline to be collected: three probes on separate days, median taken.',
  ] as const);
}
