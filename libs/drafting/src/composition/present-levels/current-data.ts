/** The newest countable data: the baseline with its date and page, what else is current, and where the report disagrees. */
import { disciplineOf } from '../../areas/plans.js';
import { isNormScore, type Measure, measureWords } from '../../extraction/measure.js';
import { withDigits } from '../../extraction/number-words.js';
import type { Report } from '../../extraction/report.js';
import type { GoalFacts } from '../goal-facts.js';
import { isAnswered } from '../problem-counts.js';
import { levelWords } from '../quantities.js';
import { isSentence, namesCategory, quoted, tidy } from '../quotes.js';
import { listed, upperFirst, type Wording } from '../wording.js';
import { type PresentLevel, proof } from './part.js';

const SKILL_WORDS = /^[\p{L}/][\p{L}\d/'’() -]{1,60}$/u;

function bareFact(measure: Measure, areaOfNeed: string): string {
  const { kind, unit, value, quote } = measure;
  if (unit === 'counted to') return `a count to ${value}`;
  // The number of tries may stand in another sentence than the result: then no quote proves it.
  if (kind === 'ratio' && !withDigits(quote).includes(String(measure.outOf ?? '')))
    return `${value} ${unit === 'items' ? '' : `${unit} `}correct`;
  if (kind === 'ratio' && unit === 'items') return `${value} of ${measure.outOf ?? 0}`;
  if (kind === 'level') return levelWords(value, measure);
  // Something done or not is not done with accuracy.
  if (kind === 'percent' && unit === 'accuracy' && !isAnswered(areaOfNeed) && measure.upTo === undefined)
    return `${value}% of opportunities`;
  const words = measureWords(measure).replace(/(\d-minute)$/, '$1 period');
  const isLegibility =
    areaOfNeed === 'Handwriting' && /^(?:letters|words)$/.test(unit) && /legib/i.test(quote);
  return isLegibility ? `${words} legible` : words;
}

/** A skill as a table's head prints it, inside a sentence; short forms ("CVC words") keep their letters. */
const lowerFirst = (skill: string) =>
  /^\p{Lu}\p{Ll}/u.test(skill) ? skill.charAt(0).toLowerCase() + skill.slice(1) : skill;

/** "42% accuracy for final /r/", "11 of 30 nonsense words", "52 words correct per minute". */
export function factWords(measure: Measure, areaOfNeed: string): string {
  const words = bareFact(measure, areaOfNeed);
  const { skill, unit } = measure;
  const isArea = skill === '' || skill.toLowerCase() === areaOfNeed.toLowerCase();
  if (isArea || !SKILL_WORDS.test(skill) || unit.toLowerCase().includes(skill.toLowerCase())) return words;
  // "11 of 30" of "nonsense words": the skill is what was counted.
  if (unit === 'items' && /(?:words|questions|problems|sentences|directions)$/.test(skill))
    return `${words} ${lowerFirst(skill)}`;
  if (skill.endsWith(` ${unit}`)) return `${words.slice(0, words.length - unit.length)}${lowerFirst(skill)}`;
  return `${words} for ${lowerFirst(skill)}`;
}

const READS: readonly (readonly [RegExp, string])[] = [
  [/words correct per minute/, 'reads'],
  [/typed/, 'types'],
  [/letters per minute/, 'copies'],
  [/digits correct|writing sequences|total words/, 'writes'],
  [/sound segments|letter sounds/, 'says'],
];

interface When {
  /** "January 16, 2026". */
  readonly date: string | undefined;
  /** True where only the report itself is dated. */
  readonly isReportDate: boolean;
  /** Where the date stands, if not in the baseline's own quote. */
  readonly source?: { readonly page: number; readonly quote: string } | undefined;
}

/** A date out of a table's head may stand in no quote: then it is not written. */
const dateProven = ({ date, quote }: Measure) =>
  date !== undefined && (!/\d/.test(date) || quote.includes(date)) ? date : '';

/** The date of the data where a quote proves it: a date out of a table's head may stand in no quote. Else that of the report. */
function whenOf(baseline: Measure, report: Report): When {
  const { date, quote } = baseline;
  if (date !== undefined && (!/\d/.test(date) || quote.includes(date))) return { date, isReportDate: false };
  const source =
    date === undefined
      ? undefined
      : [...report.measures, ...report.concerns, ...report.strengths].find((other) =>
          other.quote.includes(date),
        );
  if (date !== undefined && source !== undefined) return { date, isReportDate: false, source };
  return { date: report.reportDate, isReportDate: true, source: report.reportDateSource };
}

const WHO: Readonly<Record<string, string>> = {
  teacher: 'the teacher',
  parent: 'a parent',
  student: 'the student',
  evaluator: 'the evaluator',
};

/** The sentence with the baseline; undefined when it has to be collected. */
export function baselineSentence(
  report: Report,
  facts: GoalFacts,
  wording: Wording,
): PresentLevel | undefined {
  const { baseline } = facts;
  if (baseline === undefined) return undefined;
  const when = whenOf(baseline, report);
  const fact = factWords(baseline, facts.areaOfNeed);
  const dateProof =
    when.date === undefined || when.source === undefined ? [] : [proof(when.date, when.source)];
  const others = otherData(report, baseline, facts);
  const level = levelSentence(fact, when, facts, wording);
  return {
    text: `${level}${inItsWords(baseline, facts, wording)}${alsoCurrent(others, facts, wording)}`,
    evidence: [
      proof(fact, baseline),
      ...dateProof,
      ...others.map((measure) => proof(factWords(measure, facts.areaOfNeed), measure)),
    ],
  };
}

function levelSentence(
  fact: string,
  { date, isReportDate }: When,
  facts: GoalFacts,
  wording: Wording,
): string {
  const { baseline, student, areaOfNeed } = facts;
  if (baseline === undefined) return '';
  const name = upperFirst(student.label);
  const area = areaOfNeed.toLowerCase();
  const reporter =
    baseline.reporter === undefined ? '' : `, by the account of ${WHO[baseline.reporter] ?? 'the report'}`;
  const source = `page ${baseline.page}${reporter}`;
  const when = date === undefined ? 'not dated in the report' : isReportDate ? `report of ${date}` : date;
  // A count of the problem is no level of what will be taught.
  if (facts.counted === undefined && disciplineOf(areaOfNeed) !== 'behavior')
    return wording.choose('trouble data', [
      `The report counts ${fact} (${when}, ${source}).`,
      `Counted so far: ${fact} (${when}, ${source}).`,
    ] as const);
  if (facts.counted === undefined)
    return wording.choose('problem data', [
      `The report counts the problem behavior at ${fact} (${when}, ${source}).`,
      `The problem behavior stands at ${fact} (${when}, ${source}).`,
      `Counted so far is the problem behavior: ${fact} (${when}, ${source}).`,
    ] as const);
  const verb = READS.find(([unit]) => unit.test(baseline.unit))?.[1];
  const isTimed = /^minutes?\b/.test(baseline.unit) && facts.counted.time !== undefined;
  const at =
    verb !== undefined
      ? `${verb} ${fact}`
      : isTimed
        ? `${facts.counted.time === 'latency' ? 'takes' : 'keeps on for'} ${fact} in ${area}`
        : `is at ${fact} in ${area}`;
  if (date === undefined)
    return wording.choose('data undated', [
      `${name} ${at} (${source}; the report gives no date for it).`,
      `The baseline in ${area}, which the report does not date, is ${fact} (${source}).`,
      `According to the report (${source}, no date given), ${student.label} ${at}.`,
    ] as const);
  const from = isReportDate ? `in the report of ${date}` : `in data from ${date}`;
  return wording.choose('data', [
    `${upperFirst(from)} (${source}), ${student.label} ${at}.`,
    `${name} ${at}, as found ${from} (${source}).`,
    `The baseline in ${area} is ${fact}, given ${from} (${source}).`,
    `In ${area}, ${student.label} starts from ${fact} (${when}, ${source}).`,
    `The newest count in ${area}, ${from} (${source}), is ${fact}.`,
    `At present ${student.label} ${at}; the source is dated ${date} (${source}).`,
  ] as const);
}

const QUOTE_MAX = 220;

/** A number of the area as a whole needs the report's sentence to say of what: "3 to 5 minutes", "58% accuracy". */
function inItsWords(baseline: Measure, { areaOfNeed }: GoalFacts, wording: Wording): string {
  const isTold =
    namesCategory(baseline.quote) ||
    baseline.skill !== areaOfNeed ||
    /per minute|sequences/.test(baseline.unit);
  if (isTold || !isSentence(baseline.quote) || tidy(baseline.quote).length > QUOTE_MAX) return '';
  const words = quoted(tidy(baseline.quote));
  return ` ${wording.choose('own words', [
    `The report reads: ${words}`,
    `In the report's own words: ${words}`,
    `The source says: ${words}`,
    `The sentence it comes from: ${words}`,
  ] as const)}`;
}

const OTHERS_MAX = 2;

function otherData(report: Report, baseline: Measure, facts: GoalFacts): Measure[] {
  const disputed = new Set(contradictionOf(report, baseline)?.measures ?? []);
  const seen = new Set<string>();
  return report.measures
    .filter((measure) => {
      const { areaOfNeed, isPrior, value, page, quote, unit } = measure;
      if (areaOfNeed !== facts.areaOfNeed || isPrior || isNormScore(measure) || measure.kind === 'raw')
        return false;
      const isSame = value === baseline.value && page === baseline.page && quote === baseline.quote;
      const what = `${measure.skill} ${unit}`;
      const isKnown = seen.has(what);
      seen.add(what);
      // The same skill at another level is either older or disputed: it is told elsewhere or not at all.
      const isSameSkill = measure.skill === baseline.skill && measure.unit === baseline.unit;
      // A number of the area as a whole says nothing beside the baseline unless it counts something else by name.
      const saysWhat = measure.skill !== measure.areaOfNeed || measure.kind === 'rate';
      return !isSame && !isKnown && !isSameSkill && saysWhat && !measure.isStrength && !disputed.has(measure);
    })
    .slice(0, OTHERS_MAX);
}

function alsoCurrent(others: readonly Measure[], facts: GoalFacts, wording: Wording): string {
  if (others.length === 0) return '';
  const words = listed(others.map((measure) => factWords(measure, facts.areaOfNeed)));
  const pages = [...new Set(others.map(({ page }) => page))];
  const where = pages.length === 1 ? ` (page ${pages[0] ?? 1})` : '';
  return ` ${wording.choose('more data', [
    `Also current: ${words}${where}.`,
    `The same report has ${words}${where}.`,
    `Beside it stand ${words}${where}.`,
  ] as const)}`;
}

const isSameMeasure = (one: Measure, other: Measure) =>
  one === other ||
  (one.value === other.value &&
    one.page === other.page &&
    one.quote === other.quote &&
    one.unit === other.unit);

/** The contradiction the baseline is part of. */
function contradictionOf(report: Report, baseline: Measure) {
  return report.contradictions.find(({ measures }) =>
    measures.some((measure) => isSameMeasure(measure, baseline)),
  );
}

/** Both figures with their sources, where the report gives two for the baseline's skill; the team says which holds. */
export function contradictionSentence(
  report: Report,
  facts: GoalFacts,
  wording: Wording,
): PresentLevel | undefined {
  const { baseline } = facts;
  if (baseline === undefined) return undefined;
  const measures = contradictionOf(report, baseline)?.measures.slice(0, 3);
  // Two counts of unnamed things may be of two things.
  const isUnnamed = baseline.unit === 'items' && baseline.skill === baseline.areaOfNeed;
  if (measures === undefined || measures.length < 2 || isUnnamed) return undefined;
  const figures = listed(
    measures.map((measure) => {
      const source = [
        `page ${measure.page}`,
        measure.reporter === undefined ? '' : (WHO[measure.reporter] ?? ''),
        dateProven(measure),
      ].filter((part) => part !== '');
      return `${measureWords(measure)} (${source.join(', ')})`;
    }),
  );
  const text = wording.choose('contradiction', [
    `The report gives different figures for this: ${figures}. The team confirms which is right before the goal is final.`,
    `Two places of the report do not agree: ${figures}. Before the goal stands, the team confirms which figure holds.`,
    `Not settled in the report: ${figures}. The team confirms the right one with whoever took the data.`,
  ] as const);
  return { text, evidence: measures.map((measure) => proof(measureWords(measure), measure)) };
}
