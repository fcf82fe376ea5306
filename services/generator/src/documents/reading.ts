/** What passes between the worker and the child process that reads a document. */
import type { StartsFrom } from '@goalwright/contracts/api/documents';
import type { ErrorCode } from '@goalwright/contracts/errors';
import {
  type PageText,
  type ProposedArea,
  proposeAreas,
  type Report,
  type StartingFigure,
  type StartingFigures,
  startingFigures,
} from '@goalwright/drafting';

/** What there is to read: a file, or one student's part of a file whose text is known. */
export type Readable =
  { readonly format: 'pdf' | 'text'; readonly bytes: Uint8Array } | ({ readonly format: 'part' } & Part);

export type ReadRequest = Readable & { readonly pagesMax: number };

/** A file about several students, of whom none is chosen yet. */
export interface SeveralStudents {
  readonly pages: readonly PageText[];
  /** Their names, each once. */
  readonly students: readonly string[];
}

export interface Part extends SeveralStudents {
  /** One of the students. */
  readonly student: string;
}

/** What an earlier version that read the report did not say of an area of need. */
type SaidLater = 'isNeedPlain' | 'praise';

/** An area of need and the figures its goal could start from; absent where an earlier version read the report. */
export interface FoundArea extends Omit<ProposedArea, SaidLater>, Partial<Pick<ProposedArea, SaidLater>> {
  readonly starts?: StartingFigures;
}

export interface Reading {
  readonly pages: readonly PageText[];
  readonly report: Report;
  readonly proposedAreas: readonly FoundArea[];
  /** Set where the file names several students: the one whose part this is. */
  readonly chosenStudent?: string;
}

export type ReadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly pagesRead: number; readonly pageCount: number }
  | { readonly kind: 'read'; readonly reading: Reading | SeveralStudents }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly pages?: readonly number[] };

/** The areas of need that a report speaks for, with what their goals could start from. */
export function foundAreas(report: Report, pages: readonly PageText[]): FoundArea[] {
  const known = new Map<string, StartingFigures>();
  const startsOf = (areaOfNeed: string) => {
    const starts = known.get(areaOfNeed) ?? startingFigures(report, pages, areaOfNeed);
    known.set(areaOfNeed, starts);
    return starts;
  };
  return proposeAreas(report, (areaOfNeed) => startsOf(areaOfNeed).figures[0]?.measure).map((area) => ({
    ...area,
    starts: startsOf(area.areaOfNeed),
  }));
}

/** The figure of the report that a provider chose; undefined where it offers no such figure in the area. */
export const chosenStart = (
  { proposedAreas }: Reading,
  areaOfNeed: string,
  { Text, Page, Quote }: StartsFrom,
): StartingFigure | undefined =>
  proposedAreas
    .find((area) => area.areaOfNeed === areaOfNeed)
    ?.starts?.figures.find(({ text, page, quote }) => text === Text && page === Page && quote === Quote);
