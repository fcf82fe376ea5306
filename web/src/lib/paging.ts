/** Pages of a list. */

/** The spec's sizes, and three that a list of transactions is read with. */
export const PAGE_SIZES = [1, 2, 3, 4, 5, 10, 25, 50] as const;
export const PAGE_SIZE_DEFAULT = 10;

export interface Paging {
  /** From 1; never beyond the last page. */
  readonly page: number;
  /** As many as the rows fill, 1 at least. */
  readonly pages: number;
  readonly size: number;
  /** The first and the last row shown, from 1; 0 where there are none. */
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/** @param wanted the page asked for; a list that became shorter shows its last page instead */
export function paging(total: number, size: number, wanted: number): Paging {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, wanted), pages);
  const first = total === 0 ? 0 : (page - 1) * size + 1;
  return { page, pages, size, first, last: Math.min(page * size, total), total };
}

export const rowsOf = <Row>(rows: readonly Row[], { first, last }: Paging): readonly Row[] =>
  rows.slice(Math.max(0, first - 1), last);
