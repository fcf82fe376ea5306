/** Norm scores of the area: context for the need, never its baseline. */
import { isLowScore } from '../../areas/need-signals.js';
import { type Measure, measureWords, ordinal } from '../../extraction/measure.js';
import type { Report } from '../../extraction/report.js';
import type { GoalFacts } from '../goal-facts.js';
import { isSentence } from '../quotes.js';
import { listed, type Wording } from '../wording.js';
import { type PresentLevel, proof } from './part.js';

const KIND_WORDS: Readonly<Record<string, string>> = {
  standard: 'standard score',
  scaled: 'scaled score',
  't-score': 'T-score',
};

/** "78th to" of "the 78th to 88th percentile": a severity rating places a student in a range. */
function lowerEndOf({ value, quote }: Measure): string {
  const range = new RegExp(
    String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s?(?:to|-|–|(?<=\bbetween (?:the )?\d{1,2}\w{2} )and)\s?(?:the )?${value}(?:st|nd|rd|th)? percentile`,
    'i',
  ).exec(quote);
  return range === null ? '' : `${ordinal(Number(range[1]))} to `;
}

/** "54 (<1)": lower than any percentile. */
const isBelowFirst = ({ percentile, quote, value }: Measure) =>
  percentile === 1 && new RegExp(String.raw`\b${value}\b[^\d<]{0,12}<\s?1\b`).test(quote);

const FROM: Readonly<Record<string, readonly [string, string]>> = {
  teacher: ['a teacher', 'another teacher'],
  parent: ['a parent', 'another parent'],
  student: ['the student', 'the student again'],
};

/** "Anxiety (T-score 66 from a teacher, 50 from another teacher, and 64 from a parent)": one rater's score is not the score. */
function ratedWords(measure: Measure, measures: readonly Measure[]): string | undefined {
  const { kind, subtest, skill, quote, page } = measure;
  // Whose the second figure of a sentence is, a column tells and a sentence leaves to be guessed.
  if (isSentence(quote) || /[/;]/.test(quote)) return undefined;
  const rated = measures.filter(
    (other) =>
      other.kind === kind &&
      other.page === page &&
      other.quote === quote &&
      other.subtest === subtest &&
      !other.isPrior,
  );
  const told = rated.map(({ value, reporter = '' }, at) => {
    const [first, again] = FROM[reporter] ?? [];
    const isAgain = rated.slice(0, at).some((before) => before.reporter === reporter);
    const who = isAgain ? again : first;
    return who === undefined ? undefined : `${value} from ${who}`;
  });
  if (kind !== 't-score' || rated.length < 2 || told.includes(undefined)) return undefined;
  return `${subtest ?? skill} (${KIND_WORDS[kind] ?? kind} ${listed(told.flatMap((words) => words ?? []))})`;
}

/** "Passage Comprehension (standard score 75, 5th percentile, called "Low" in the report)". */
export function scoreWords(measure: Measure): string {
  const { kind, value, label, subtest, skill, quote } = measure;
  // A rank that stands in another sentence than the score is proven by no quote.
  const percentile = quote.includes(String(measure.percentile)) ? measure.percentile : undefined;
  const isPercentile = kind === 'percentile';
  const parts = [
    isPercentile ? '' : `${KIND_WORDS[kind] ?? kind} ${value}`,
    isPercentile
      ? `${lowerEndOf(measure)}${ordinal(value)} percentile`
      : percentile === undefined
        ? ''
        : `${isBelowFirst(measure) ? 'below the ' : ''}${ordinal(percentile)} percentile`,
    label === undefined ? '' : `called "${label}" in the report`,
  ].filter((part) => part !== '');
  // Some tables print the kind of score beside the name.
  const name = (subtest ?? skill).replace(/ \((?:scaled|standard|SS|T)[^()]{0,12}\)/i, '');
  return `${name} (${parts.join(', ')})`;
}

/** The test as the report names it; undefined where the report does not say which of several it is. */
export function testNameOf({ instrument, page, quote }: Measure, report: Report): string | undefined {
  const other = report.otherTests.find((test) => test.page === page && test.quote === quote);
  return other === undefined ? instrument : other.name;
}

const SEVERITY = /\b(?:mild|moderate|severe|profound|elevated|at[- ]risk|clinically)/i;
const MIDDLE_PERCENTILE = 50;
/** Above the middle and yet a concern, or called by how severe it is. */
const isOfSeverity = ({ label = '', percentile, kind, value }: Measure) =>
  SEVERITY.test(label) || (percentile ?? (kind === 'percentile' ? value : 0)) > MIDDLE_PERCENTILE;

const SCORES_MAX = 3;

/** Two scores of one name cannot be told apart by their name: the first stands. */
const isFirstOfItsName = ({ subtest, skill, instrument }: Measure, at: number, all: readonly Measure[]) =>
  all.findIndex(
    (other) => other.subtest === subtest && other.skill === skill && other.instrument === instrument,
  ) === at;

/** The norm scores of the area that are low, with the test they are of; undefined where there are none. */
export function scoreSentence(report: Report, facts: GoalFacts, wording: Wording): PresentLevel | undefined {
  const low = report.measures
    .filter((measure) => measure.areaOfNeed === facts.areaOfNeed && isLowScore(measure))
    .filter(isFirstOfItsName)
    .slice(0, SCORES_MAX);
  if (low.length === 0) return undefined;
  const scores = listed(low.map((measure) => ratedWords(measure, report.measures) ?? scoreWords(measure)));
  const tools = low.map((measure) => testNameOf(measure, report));
  const [tool] = tools;
  const isOneTool = tool !== undefined && tools.every((name) => name === tool);
  const isNamedInScore = low.some(
    ({ subtest }) => subtest?.slice(0, 3).toLowerCase() === tool?.slice(0, 3).toLowerCase(),
  );
  const on = isOneTool && !isNamedInScore ? `the ${tool}` : 'formal testing';
  const neutral = [
    `Norm-referenced results from ${on}: ${scores}.`,
    `Scores on file for this area: ${scores}.`,
    `Results of ${on} in this area: ${scores}.`,
  ] as const;
  // Of a rating scale, and of an instrument that tells how severe it is, a high score is the concern.
  const isRating = low.some((measure) => measure.kind === 't-score' || isOfSeverity(measure));
  const text = isRating
    ? wording.choose('ratings', neutral)
    : wording.choose('scores', [
        ...neutral,
        `On ${on}, ${facts.student.label} scored low in ${scores}.`,
        `Compared with the students the test was normed on, results are low for ${scores}.`,
      ]);
  return {
    text,
    evidence: low.map((measure, at) =>
      proof(
        `${measure.subtest ?? measure.skill}: ${measureWords(measure)}${tools[at] === undefined ? '' : ` (${tools[at]})`}`,
        measure,
      ),
    ),
  };
}
