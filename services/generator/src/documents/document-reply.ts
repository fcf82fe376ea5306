/** What others may know of a document: its state and what was found, never its text. */
import type { Received } from '@goalwright/contracts/define';
import type { readDocument } from '@goalwright/contracts/generator';
import { type AreaEvidence, goalReview } from '@goalwright/drafting';
import type { KnownDocument } from './documents.js';

const asEvidence = ({ text, page, quote }: AreaEvidence) => ({ Text: text, Page: page, Quote: quote });

export function documentReply({
  row,
  reading,
  students,
}: KnownDocument): Received<typeof readDocument.reply> {
  return {
    status: row.status,
    refusal: row.refusal,
    pageCount: row.pageCount,
    pagesRead: row.pagesRead,
    keptUntil: row.expiresAt.toISOString(),
    studentName: reading?.report.student.name ?? null,
    pronouns: reading?.report.student.pronouns ?? null,
    students: [...students],
    proposedAreas: (reading?.proposedAreas ?? []).map((area) => ({
      areaOfNeed: area.areaOfNeed,
      why: area.why,
      hasBaseline: area.hasBaseline,
      evidence: area.evidence.map(asEvidence),
      baselines: (area.starts?.figures ?? []).map(asEvidence),
      isBaselinePlain: area.starts?.isPlain ?? true,
      isNeedPlain: area.isNeedPlain ?? true,
      praise: (area.praise ?? []).map(asEvidence),
      ...(area.review === undefined ? {} : { review: goalReview(area.review) }),
    })),
  };
}
