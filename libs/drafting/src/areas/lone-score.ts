/** A single low score that nothing else in the report takes up. */
import type { Report } from '../extraction/report.js';
import type { EvidenceForArea } from './area-evidence.js';
import { fieldOf } from './field-words.js';

interface AreaWithEvidence {
  readonly name: string;
  readonly evidence: EvidenceForArea;
}

/** With as many needs told in words and figures the report has said what it is about. */
const TOLD_NEEDS_MIN = 2;

/**
 * Speech sounds and daily routines: one test tells of the whole field and not which part of it is hard. In reading, writing
 * and language every subtest stands for a skill of its own.
 */
const TESTED_TOGETHER = /^(?:Articulation|Phonology|Daily|Self-care)/;

const isTold = ({ evidence: { skill, behind, concerned, recommended } }: AreaWithEvidence) =>
  recommended.length > 0 || behind.length > 0 || (concerned.length > 0 && skill.length > 0);

/**
 * Whether an area rests on one low score alone while the report tells, in words, of other needs and not of this one: of
 * several, or of one where a test covers both. In a report that says nothing of any need a score still speaks for itself.
 */
export function isLoneScore(
  area: AreaWithEvidence,
  proposed: readonly AreaWithEvidence[],
  report: Report,
): boolean {
  const { low, skill, concerned, recommended } = area.evidence;
  if (low.length !== 1 || skill.length + concerned.length + recommended.length > 0) return false;
  const field = fieldOf(area.name);
  const isExplained =
    field !== undefined && proposed.some((other) => field.areas.test(other.name) && isTold(other));
  if (isExplained && TESTED_TOGETHER.test(area.name)) return true;
  if (proposed.filter(isTold).length < TOLD_NEEDS_MIN) return false;
  if (field === undefined) return true;
  // The wide word is spoken for where another area of the field is told.
  return (
    isExplained || ![...report.concerns, ...report.recommendations].some(({ text }) => field.words.test(text))
  );
}
