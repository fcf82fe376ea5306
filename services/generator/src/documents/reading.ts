/** What passes between the worker and the child process that reads a document. */
import type { ErrorCode } from '@goalwright/contracts/errors';
import type { PageText, ProposedArea, Report } from '@goalwright/drafting';

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

export interface Reading {
  readonly pages: readonly PageText[];
  readonly report: Report;
  readonly proposedAreas: readonly ProposedArea[];
  /** Set where the file names several students: the one whose part this is. */
  readonly chosenStudent?: string;
}

export type ReadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly pagesRead: number; readonly pageCount: number }
  | { readonly kind: 'read'; readonly reading: Reading | SeveralStudents }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly pages?: readonly number[] };
