/** What a document is made of, before it is set on paper. */

/** Words in one style; `href` is null where they are no link. */
export interface Inline {
  readonly text: string;
  readonly isStrong: boolean;
  readonly href: string | null;
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly content: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly header: Row; readonly rows: readonly Row[] };

/** The cells of a table's row. */
export type Row = readonly (readonly Inline[])[];

export interface PaperDocument {
  readonly title: string;
  /** One sentence for the file's own description. */
  readonly subject: string;
  /** The line under the title and in the foot of every page: which document of that name this is. */
  readonly edition: string;
  /** ISO date or time: the only time in the file, so that the same document gives the same bytes. */
  readonly madeOn: string;
  readonly blocks: readonly Block[];
}

/** Plain words, neither strong nor a link. */
export const words = (text: string): Inline[] => [{ text, isStrong: false, href: null }];

/** Strong words, as for the name before a value. */
export const strong = (text: string): Inline[] => [{ text, isStrong: true, href: null }];
