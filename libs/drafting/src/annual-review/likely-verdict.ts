/**
 * What is to become of a goal by all that is told of it (decision 41): the readers know ways of saying it that somebody wrote down, and
 * are one voice among others here. Only a sentence of the report can decide over them: there is no verdict that nobody could look up.
 */
import type { ComparableWords } from '../weighing/comparable-words.js';
import type { LikelyVerdict, OldGoal, ReviewVerdict } from './old-goal.js';
import type { PlacedGoal, ToldSentence } from './old-goals.js';
import { reviewOf } from './review.js';
import { SignTable } from '../weighing/sign-table.js';
import { sentenceSigns, verdictSigns } from './verdict-signs.js';
import { VERDICT_WEIGHTS } from './verdict-weights.js';

const VERDICTS: readonly ReviewVerdict[] = ['continue', 'raise', 'replace'];
const TABLES = VERDICTS.map((verdict) => ({ verdict, table: new SignTable(VERDICT_WEIGHTS[verdict]) }));

/** So much must one sentence by itself say for a verdict to be its ground. */
const GROUND_MIN = 1;
/** So much more than for what the readers make of it must speak for another verdict; and more where they heard a word on it. */
const LEAD_MIN = 1.5;
const LEAD_OVER_WORDS_MIN = 2.5;
const QUOTE_MAX = 240;

/** What the figures, and what the readers of words make of a goal. */
export const readVerdictsOf = (goal: OldGoal) => ({
  counted: reviewOf({ ...goal, remarks: [] }).verdict,
  read: reviewOf(goal).verdict,
});

/** The goal with the verdict that most speaks for, where that is another than the readers' and a sentence bears it. */
export function withLikelyVerdict(goal: OldGoal, placed: PlacedGoal, words: ComparableWords): OldGoal {
  const verdicts = readVerdictsOf(goal);
  const signs = verdictSigns(goal, verdicts, placed, words);
  const weights = new Map(TABLES.map(({ verdict, table }) => [verdict, table.weigh(signs)]));
  const [likely = verdicts.read] = VERDICTS.toSorted(
    (one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0),
  );
  const lead = (weights.get(likely) ?? 0) - (weights.get(verdicts.read) ?? 0);
  const leadMin = goal.remarks.length > 0 ? LEAD_OVER_WORDS_MIN : LEAD_MIN;
  // A level that is reached is no goal to go on with, whatever else is told of the student.
  if (verdicts.counted === 'raise' && likely === 'continue') return goal;
  const ground = likely === verdicts.read || lead < leadMin ? undefined : groundOf(likely, placed, words);
  return ground === undefined ? goal : { ...goal, likely: ground };
}

/** The sentence that says most for a verdict, against the others. */
function groundOf(
  verdict: ReviewVerdict,
  placed: PlacedGoal,
  words: ComparableWords,
): LikelyVerdict | undefined {
  const grounds = [
    ...placed.told.map((sentence) => ({ sentence, isElsewhere: false })),
    ...placed.toldElsewhere.map((sentence) => ({ sentence, isElsewhere: true })),
  ].map(({ sentence, isElsewhere }) => ({ sentence, says: saysFor(verdict, sentence, words, isElsewhere) }));
  const best = grounds.reduce<(typeof grounds)[number] | undefined>(
    (most, one) => (most === undefined || one.says > most.says ? one : most),
    undefined,
  );
  if (best === undefined || best.says < GROUND_MIN) return undefined;
  const { page, quote } = best.sentence;
  return { verdict, words: quote.replace(/\s+/g, ' ').slice(0, QUOTE_MAX), page, quote };
}

function saysFor(
  verdict: ReviewVerdict,
  { text }: ToldSentence,
  words: ComparableWords,
  isElsewhere: boolean,
): number {
  const signs = [...new Set(sentenceSigns(text, words, isElsewhere))];
  const others = TABLES.filter((one) => one.verdict !== verdict).map(({ table }) => table.say(signs));
  const own = TABLES.find((one) => one.verdict === verdict);
  return (own === undefined ? 0 : own.table.say(signs)) - Math.max(...others);
}
