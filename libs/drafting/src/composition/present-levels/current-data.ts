/** The newest countable data: the baseline with its date and page, what else is current, and where the report disagrees. */
import { findAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import { everyMatch } from '../../extraction/text/every-match.js';
import { isNormScore, type Measure, measureWords } from '../../extraction/measure.js';
import { isSupported } from '../../extraction/figures/supported-figures.js';
import { withDigits } from '../../extraction/text/number-words.js';
import type { Report } from '../../extraction/report.js';
import { timeWordsIn } from '../../extraction/times/time-words.js';
import { timeOfFigure, type ToldTime } from '../../extraction/times/told-times.js';
import type { GoalFacts } from '../goal-facts.js';
import { isReachedWithHelp } from '../helped-level.js';
import { isAnswered } from '../problem-counts.js';
import { levelWords } from '../quantities.js';
import { tidy } from '../quotes.js';
import { listed, type Wording } from '../wording.js';
import { levelSentence, toldBefore, WHO, withThings } from './level-sentence.js';
import { type PresentLevel, proof } from './part.js';

const SKILL_WORDS = /^[\p{L}/][\p{L}\d/'’() -]{1,60}$/u;

function bareFact(measure: Measure, areaOfNeed: string): string {
  const { kind, unit, value, quote } = measure;
  if (unit === 'counted to') return `a count to ${value}`;
  // The number of tries may stand in another sentence than the result: then no quote proves it.
  if (kind === 'ratio' && !withDigits(quote).includes(String(measure.outOf ?? ''))) {
    const things = unit === 'items' ? '' : unit.replace(/ ?correct$/, '');
    return [String(value), things, isAnswered(areaOfNeed) ? 'correct' : '']
      .filter((word) => word !== '')
      .join(' ');
  }
  if (kind === 'ratio' && unit === 'items') return `${value} of ${measure.outOf ?? 0}`;
  if (kind === 'level') return levelWords(value, measure);
  // Something done or not is not done with accuracy.
  if (kind === 'percent' && unit === 'accuracy' && !isAnswered(areaOfNeed) && measure.upTo === undefined)
    return `${value}% ${partOfWhole(measure) ?? 'of opportunities'}`;
  const words = measureWords(measure).replace(/(\d-minute)$/, '$1 period');
  const isLegibility =
    areaOfNeed === 'Handwriting' && /^(?:letters|words)$/.test(unit) && /legib/i.test(quote);
  return isLegibility ? `${words} legible` : words;
}

const WHOLE =
  /%\s+(of the (?:way(?: around| round)?|line|circle|shape|route|distance|intervals|class period|period))\b/;
/** "Within a quarter inch of the line for 35% of it". */
const OF_IT = /\bof the (line|circle|shape|path|way)\b[^.;]*% of it\b/;
/** "35% of the way around" is no share of opportunities. */
const partOfWhole = ({ quote }: Measure): string | undefined => {
  const told = quote.replace(/\s+/g, ' ');
  const thing = OF_IT.exec(told)?.[1];
  return WHOLE.exec(told)?.[1] ?? (thing === undefined ? undefined : `of the ${thing}`);
};

/** A skill as a table's head prints it, inside a sentence; short forms ("CVC words") keep their letters. */
const lowerFirst = (skill: string) =>
  /^\p{Lu}\p{Ll}/u.test(skill) ? skill.charAt(0).toLowerCase() + skill.slice(1) : skill;

/** "42% accuracy for final /r/", "11 of 30 nonsense words", "52 words correct per minute". */
export function factWords(measure: Measure, areaOfNeed: string): string {
  const words = bareFact(measure, areaOfNeed);
  const { skill, unit } = measure;
  // "2 of 15 for social skills" of play: where it was told says nothing of what was counted.
  const isArea = skill === '' || skill === areaOfNeed || findAreaOfNeed(skill) !== undefined;
  // "Say stand without /t/": the sound is an example.
  const isExample = areaOfNeed === 'Phonological awareness' && skill.startsWith('/');
  if (isArea || isExample || !SKILL_WORDS.test(skill) || unit.toLowerCase().includes(skill.toLowerCase()))
    return words;
  // "11 of 30" of "nonsense words": the skill is what was counted.
  if (unit === 'items' && /(?:words|questions|problems|sentences|directions)$/.test(skill))
    return `${words} ${lowerFirst(skill)}`;
  if (skill.endsWith(` ${unit}`)) return `${words.slice(0, words.length - unit.length)}${lowerFirst(skill)}`;
  return `${words} for ${lowerFirst(skill)}`;
}

/** A date out of a table's head may stand in no quote: then it is not written. */
const dateProven = ({ date, quote }: Measure) =>
  date !== undefined && (!/\d/.test(date) || quote.includes(date)) ? date : '';

/** The date of the data, else of the evaluation or the report; never that of the plan under review. */
function whenOf(baseline: Measure, report: Report): ToldTime | undefined {
  const told = timeOfFigure(report.times, baseline);
  if (told !== undefined) return told;
  const { reportDate, reportDateSource } = report;
  if (reportDate === undefined || reportDateSource === undefined || /\biep\b/i.test(reportDateSource.quote))
    return undefined;
  return { text: reportDate, kind: 'report', ...reportDateSource };
}

/** The sentence with the baseline; undefined when it has to be collected. */
export function baselineSentence(
  report: Report,
  facts: GoalFacts,
  wording: Wording,
): PresentLevel | undefined {
  const { baseline } = facts;
  if (baseline === undefined) return undefined;
  const when = whenOf(baseline, report);
  const fact = withThings(factWords(baseline, facts.areaOfNeed), baseline, facts);
  const isProven = when === undefined || baseline.quote.includes(when.text);
  const others = otherData(report, baseline, facts);
  const { accuracy } = facts;
  const read = accuracy === undefined ? fact : `${fact} with ${accuracy.percent}% accuracy`;
  const level = levelSentence(read, when, facts, wording);
  return {
    text: `${level}${alsoCurrent(others, facts, wording)}`,
    evidence: [
      proof(fact, quotedIn(level, baseline, fact)),
      ...(isProven ? [] : [proof(when.text, when)]),
      ...(accuracy === undefined ? [] : [proof(`${accuracy.percent}% accuracy`, accuracy)]),
      ...others.map((measure) => proof(factWords(measure, facts.areaOfNeed), measure)),
    ],
  };
}

/** The quote with the sentence before it, where the present level has both. */
function quotedIn(level: string, baseline: Measure, fact: string): Measure {
  const quote = toldBefore(baseline, fact);
  return quote !== undefined && level.includes(tidy(quote)) ? { ...baseline, quote } : baseline;
}

const OTHERS_MAX = 2;

/** Told as good, of another time, or with help that the baseline was without. */
const NOT_BESIDE =
  /\b(?:sound|fine|strong|strength|good|solid|mastered|excellent|reliabl\w+|no concern|success\w*|secure|in place)\b|\b(?:last|ago|previous\w*|earlier|was|were|began|began|discharge\w*|in (?:the )?(?:fall|winter|spring|september|october|november|december|january))\b|\b(?:with (?:a |an |the )?(?:\w+ )?(?:model|prompt|cue|gesture|help|support|reminder|hand)|with (?:an?|the|his|her|some|one|two)|alone|by itself|imitat\w+|isolation|drawn out|stimul\w+|at home)\b/i;
/** Several results in one row are of several columns, of which the row does not say what they are. */
const RESULTS_IN_ROW = /\d\s?(?:\/|%|of)\s?\d*[^\p{L}]+\d{1,3}\s?(?:\/|%|of)/u;

const isOfAnotherDay = (one: Measure, other: Measure) => (one.date ?? '') !== (other.date ?? '');

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
      // A number of the area as a whole says nothing beside the baseline.
      const saysWhat = measure.skill !== measure.areaOfNeed;
      const isDoubtful =
        measure.isStrength ||
        measure.isEarly === true ||
        disputed.has(measure) ||
        isOfAnotherDay(measure, baseline) ||
        isSupported(measure) ||
        NOT_BESIDE.test(quote) ||
        RESULTS_IN_ROW.test(quote);
      return !isSame && !isKnown && !isSameSkill && saysWhat && !isDoubtful;
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
    `Beside it: ${words}${where}.`,
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

const GRADE_TOLD =
  /\bgrade (?:\d{1,2}|K)\b|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|\d(?:st|nd|rd|th))[- ]grade\b/gi;
const CONDITION_TOLD =
  /\b(?:with|without|after|from)\b (?:\w+ ){0,3}(?:model|prompts?|cues?|help|support|reminders?|drawing|chart|organizer|gestures?|preview|practice|notes)\b|\b(?:isolation|words|phrases|sentences|conversation|reading|copying|dictation|home|class)\b/gi;
const told = (pattern: RegExp, quote: string) =>
  everyMatch(pattern, quote)
    .map(([words]) => words.toLowerCase().replace('-', ' '))
    .sort()
    .join('|');

/** Two figures differ in truth only where day, material and condition are the same: else they are a series or two tasks. */
function areOfOneTask(measures: readonly Measure[]): boolean {
  const [first, ...rest] = measures;
  return (
    first !== undefined &&
    rest.every(
      (other) =>
        (other.date === undefined || first.date === undefined || other.date === first.date) &&
        other.skill === first.skill &&
        told(GRADE_TOLD, other.quote) === told(GRADE_TOLD, first.quote) &&
        (told(CONDITION_TOLD, other.quote) === told(CONDITION_TOLD, first.quote) ||
          other.reporter !== first.reporter) &&
        timeWordsIn(tidy(other.quote)).length <= 1,
    )
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
  // What help added contradicts nothing that was reached alone.
  const measures = contradictionOf(report, baseline)
    ?.measures.filter((measure) => !isReachedWithHelp(report, measure))
    .slice(0, 3);
  // Two counts of unnamed things may be of two things.
  const isUnnamed = baseline.unit === 'items' && baseline.skill === baseline.areaOfNeed;
  if (measures === undefined || measures.length < 2 || isUnnamed || !areOfOneTask(measures)) return undefined;
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
    `Two figures stand for this: ${figures}. The team confirms which is right before the goal is final.`,
    `Not settled: ${figures}. The team confirms the right one with whoever took the data.`,
  ] as const);
  return { text, evidence: measures.map((measure) => proof(measureWords(measure), measure)) };
}
