/** How long or how often something is to be done, told in a piece of advice: no measure of the student. */
import { inOneLine, type Measure } from '../measure.js';
import type { Statement } from '../statements/statements.js';

const IS_AMOUNT: ReadonlySet<Measure['kind']> = new Set(['duration', 'count']);

/** "Averaged over the two weeks the count stands at 3 a week": what is, told beside what shall be. */
const TELLS_WHAT_IS =
  /\b(?:averag\w*|stands?|stood|is|are|was|were|has|had|did|left|made|asked|said|wrote|reads?|stayed|used|currently|now|because|(?:he|she|they) (?!(?:should|will|needs?|can|could|would|may|might|must|to)\b)[a-z]{3,})\b/i;
const TELLS_WHAT_SOMEBODY_DOES =
  /\b[A-Z][a-z]+ (?:calls|takes|leaves|hits|asks|starts|stays|works|reads|writes|raises|gets|makes|goes|uses|speaks)\b/;

/** The measures without the amounts of what is advised: "Reread a short passage three times a day", "Oral work for ten minutes". */
export function withoutAdvised(
  measures: readonly Measure[],
  recommendations: readonly Pick<Statement, 'page' | 'quote'>[],
): Measure[] {
  const isAdvice = ({ page, quote }: Measure) =>
    recommendations.some((advice) => advice.page === page && advice.quote === quote);
  return measures.filter(
    (measure) =>
      !IS_AMOUNT.has(measure.kind) ||
      TELLS_WHAT_IS.test(inOneLine(measure.quote)) ||
      TELLS_WHAT_SOMEBODY_DOES.test(inOneLine(measure.quote)) ||
      !isAdvice(measure),
  );
}
