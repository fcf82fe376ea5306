/** What the report tells of a need that it has not counted, or only with help: the team knows where to begin to count. */
import { isSupported } from '../../extraction/figures/supported-figures.js';
import { isNormScore, type Measure } from '../../extraction/measure.js';
import type { Report } from '../../extraction/report.js';
import type { GoalFacts } from '../goal-facts.js';
import { excerpt, isSentence, namesCategory, quoted, tidy } from '../quotes.js';
import type { Wording } from '../wording.js';
import { type PresentLevel, proof } from './part.js';

interface Told {
  readonly page: number;
  readonly quote: string;
}

const SAID_MAX = 3;
const WORDS_MAX = 200;

const isQuotable = ({ quote }: Told): boolean => isSentence(quote) && !namesCategory(tidy(quote));

/** The sentences around "we did not keep a count". */
const uncountedIn = ({ declaredNeeds }: Report, areaOfNeed: string): Told[] =>
  declaredNeeds
    .filter(({ isUncounted, areas }) => isUncounted === true && areas.includes(areaOfNeed))
    .flatMap(({ page, quote, before = [] }) => [...before, quote].map((one) => ({ page, quote: one })));

/** "With pointing and showing she followed 8 of 10", and what is said right behind it. */
function helpedIn({ measures }: Report, areaOfNeed: string): Told[] {
  const helped = measures.find(
    (measure: Measure) =>
      measure.areaOfNeed === areaOfNeed && !measure.isPrior && !isNormScore(measure) && isSupported(measure),
  );
  if (helped === undefined) return [];
  const { page, quote, behind = [] } = helped;
  return [quote, ...behind.slice(0, 1)].map((one) => ({ page, quote: one }));
}

/**
 * Where there is no figure to start from: what is told of the skill all the same.
 *
 * @param used quotes that the present level has already
 */
export function uncountedSentence(
  report: Report,
  { baseline, areaOfNeed }: GoalFacts,
  used: readonly string[],
  wording: Wording,
): PresentLevel | undefined {
  if (baseline !== undefined) return undefined;
  const uncounted = uncountedIn(report, areaOfNeed);
  const told = (uncounted.length > 0 ? uncounted : helpedIn(report, areaOfNeed))
    .filter((one) => isQuotable(one) && !used.includes(one.quote))
    .slice(0, SAID_MAX);
  const [first] = told;
  if (first === undefined) return undefined;
  const words = told.map(({ quote }) => quoted(excerpt(quote, WORDS_MAX))).join(' ');
  return {
    text: wording.choose('uncounted', [
      `The report tells of it without a figure to start from (page ${first.page}): ${words}`,
      `Told, and not yet counted as the goal will be (page ${first.page}): ${words}`,
    ] as const),
    evidence: told.map((one) => proof('Told without a count', one)),
  };
}
