/** A figure that an area has only from the sentences around it, while its own sentence speaks of something else. */
import type { EvidenceForArea } from './area-evidence.js';
import type { WeighedArea } from '../weighing/weighing.js';
import { areasIn } from './evidence-words.js';
import { fieldOf } from './field-words.js';
import { topicsOf } from './topic-words.js';

interface AreaWithEvidence {
  readonly name: string;
  readonly evidence: EvidenceForArea;
}

const isSpokenFor = ({ low, recommended, concerned, declared }: EvidenceForArea) =>
  low.length + recommended.length + concerned.length + declared.length > 0;

/** "Abernathy, C. | 1 of 3" at the foot of a page. */
const PAGE_NUMBER = /^[^|\n]{0,40}\|\s*(?:page )?\d{1,2} of \d{1,2}\W*$/i;

/** "She named the beginning sound in 11 of 24 pictures.", after a sentence on her worries: nothing in it is about worry. */
export const speaksOnlyOfOthers = (quote: string, name: string): boolean => {
  if (PAGE_NUMBER.test(quote)) return true;
  const topics = topicsOf(quote);
  const field = fieldOf(name);
  const isOwn = (area: string) => area === name || field?.areas.test(area) === true;
  return topics.size > 0 && ![...topics.keys(), ...areasIn(quote)].some(isOwn);
};

/** By so much the same figure must speak for another area. */
const FAR_MORE = 2;

/** Whether the figure that most speaks for the area speaks far more for another one that is proposed. */
function isFarMoreOfAnother(
  { name }: AreaWithEvidence,
  proposed: readonly AreaWithEvidence[],
  weighed: readonly WeighedArea[],
): boolean {
  const own = weighed.find(({ areaOfNeed }) => areaOfNeed === name);
  return (
    own !== undefined &&
    weighed.some(
      ({ areaOfNeed, measure: { value, outOf, quote }, share }) =>
        areaOfNeed !== name &&
        share >= FAR_MORE * own.share &&
        value === own.measure.value &&
        outOf === own.measure.outOf &&
        quote === own.measure.quote &&
        proposed.some((other) => other.name === areaOfNeed),
    )
  );
}

/** Early learning is letters, numbers and words: early-learning.ts. */
const EARLY = 'Pre-academic skills';

/**
 * Whether an area rests on figures whose own sentences hold words of other areas and none of its own, in a report that
 * speaks in words or scores for another area. A report that calls for nothing may well mean what stands around its figure.
 */
export function isBorrowedFigure(
  area: AreaWithEvidence,
  proposed: readonly AreaWithEvidence[],
  weighed: readonly WeighedArea[],
): boolean {
  const { name, evidence } = area;
  if (name === EARLY || isSpokenFor(evidence) || evidence.skill.length === 0) return false;
  if (isFarMoreOfAnother(area, proposed, weighed)) return true;
  if (!proposed.some((other) => other !== area && isSpokenFor(other.evidence))) return false;
  return evidence.skill.every(
    ({ quote, subtest }) => subtest === undefined && speaksOnlyOfOthers(quote, name),
  );
}
