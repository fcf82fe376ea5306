/** What a generation drafts: asked for by the gateway or the talk, checked here, sealed, and read by the workers. */
import { canonicalAreaOfNeed, findDisability, isAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import { DomainError } from '@goalwright/contracts/errors';
import type { AreaRequest } from '@goalwright/contracts/generator';
import type { DocumentId, UserId } from '@goalwright/contracts/values';
import { judgeBaseline, type StudentFacts } from '@goalwright/drafting';

/** What the provider asked for, sealed beside the generation; the workers draft from it and from nothing else. */
export interface DraftingRequest {
  readonly documentId: DocumentId | null;
  readonly disability: string;
  readonly student: StudentFacts;
  readonly areas: readonly AreaRequest[];
}

export interface GenerationStart extends DraftingRequest {
  readonly secondaryDisability?: string | null;
  readonly provider: { readonly userId: UserId; readonly isInternal: boolean };
  readonly key: string;
}

/** Checks and puts into one form what a start asks for; everything here is refused before any money moves. */
export function normalized(request: GenerationStart): DraftingRequest {
  const disability = findDisability(request.disability);
  const secondary = request.secondaryDisability ? findDisability(request.secondaryDisability) : undefined;
  if (disability === undefined) throw new DomainError('generator.disability-unknown');
  const areas = new Map<string, AreaRequest>();
  for (const area of request.areas) {
    const areaOfNeed = canonicalAreaOfNeed(area.areaOfNeed);
    if (!isAreaOfNeed(areaOfNeed)) throw new DomainError('generator.area-unknown');
    areas.set(areaOfNeed.toLowerCase(), { ...area, areaOfNeed });
    if (request.documentId === null || area.baseline !== null) assertUsableBaseline(area);
  }
  return {
    documentId: request.documentId,
    disability: secondary === undefined ? disability : `${disability}; ${secondary}`,
    student: request.student,
    areas: [...areas.values()],
  };
}

function assertUsableBaseline(area: AreaRequest): void {
  if (area.isPlanOnly) return;
  const judgement = judgeBaseline(area.baseline ?? '', area.areaOfNeed);
  if (judgement.isUsable) return;
  if (judgement.reason === 'empty') throw new DomainError('generator.baseline-empty');
  throw new DomainError('generator.baseline-unusable', { message: judgement.message });
}
