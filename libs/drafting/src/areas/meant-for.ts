/** Words that two areas share over a whole report: in a report on stuttering, reading aloud is a way to speak. */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';
import type { EvidenceForArea } from './area-evidence.js';

interface AreaWithEvidence {
  readonly name: string;
  readonly evidence: EvidenceForArea;
}

interface SharedWords {
  /** What the same words mean where this one is told. */
  readonly meant: AreaOfNeedName;
  /** Words that are the area's alone. */
  readonly own: RegExp;
}

const SHARED: ReadonlyMap<string, SharedWords> = new Map<AreaOfNeedName, SharedWords>([
  [
    'Reading fluency',
    {
      meant: 'Speech fluency',
      own: /\bwords? (?:read )?(?:correct|right|per|a|in)\b|\bW?CW?PM\b|\bORF\b|\bfluent\w{0,2} read|\breading (?:fluency|rate|speed|program|instruction|intervention)\b|\bpassages?\b/i,
    },
  ],
  [
    'Expressive language',
    {
      meant: 'Written expression',
      own: /\boral|\bspoken|\bspeak|\bspoke\b|\bsa(?:y|ys|id)\b|\bspeech|\blanguage|\butter|\bconvers|\bMLU\b|\bexpressive|\bsymbol|\bdevice\b|\btold\b|\btell|\bverbal|\btalk|\bgrammar|\bword[- ]finding|\bwords? combin/i,
    },
  ],
]);

/**
 * Whether nothing that speaks for an area, neither a score, a figure nor a sentence, holds a word that is the area's alone,
 * while the area that shares its words is called for.
 */
export function isMeantForAnother(area: AreaWithEvidence, proposed: readonly AreaWithEvidence[]): boolean {
  const shared = SHARED.get(area.name);
  if (shared === undefined) return false;
  const { low, skill, recommended, concerned, declared } = area.evidence;
  if (low.length > 0) return false;
  const isCalledFor = proposed.some(
    ({ name, evidence }) =>
      name === shared.meant &&
      evidence.skill.length + evidence.recommended.length + evidence.concerned.length > 0,
  );
  return (
    isCalledFor &&
    !skill.some(({ quote }) => shared.own.test(quote)) &&
    ![...recommended, ...concerned, ...declared].some(({ text }) => shared.own.test(text))
  );
}
