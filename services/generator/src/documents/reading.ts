/** What passes between the worker and the child process that reads a document. */
import type { ErrorCode } from '@goalwright/contracts/errors';
import type { PageText, ProposedArea, Report } from '@goalwright/drafting';

export interface ReadRequest {
  readonly format: 'pdf' | 'text';
  readonly bytes: Uint8Array;
  readonly pagesMax: number;
}

export interface Reading {
  readonly pages: readonly PageText[];
  readonly report: Report;
  readonly proposedAreas: readonly ProposedArea[];
}

export type ReadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly pagesRead: number; readonly pageCount: number }
  | { readonly kind: 'read'; readonly reading: Reading }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly pages?: readonly number[] };
