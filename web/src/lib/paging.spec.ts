import { describe, expect, it } from '@jest/globals';
import { paging, rowsOf } from './paging';

describe('the pages of a list', () => {
  it('are as many as the rows fill', () => {
    expect(paging(21, 10, 1).pages).toBe(3);
    expect(paging(20, 10, 1).pages).toBe(2);
  });

  it('show the rows of the page asked for', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7];
    expect(rowsOf(rows, paging(7, 3, 2))).toEqual([4, 5, 6]);
    expect(rowsOf(rows, paging(7, 3, 3))).toEqual([7]);
  });

  it('show the last page where the list became shorter than the page asked for', () => {
    expect(paging(7, 5, 9)).toMatchObject({ page: 2, first: 6, last: 7 });
  });

  it('are one, and empty, where there is nothing', () => {
    expect(paging(0, 10, 1)).toMatchObject({ page: 1, pages: 1, first: 0, last: 0 });
    expect(rowsOf([], paging(0, 10, 1))).toEqual([]);
  });
});
