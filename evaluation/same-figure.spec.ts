import { describe, expect, it } from '@jest/globals';
import { isAsOften, isSameFigure } from './same-figure.ts';

describe('a figure told in two ways', () => {
  it.each([
    [{ value: 30, isPercent: true }, { value: 6, outOf: 20 }, true],
    [{ value: 57, isPercent: true }, { value: 51, outOf: 89 }, true],
    [{ value: 6, outOf: 20, isPercent: false }, { value: 30, isPercent: true }, true],
    [{ value: 25, isPercent: true }, { value: 6, outOf: 20 }, false],
    [{ value: 3, outOf: 10, isPercent: false }, { value: 6, outOf: 20 }, false],
    [{ value: 6, outOf: 20, isPercent: false }, { value: 6 }, true],
    [{ value: 6, isPercent: false }, { value: 6, outOf: 20 }, false],
    [{ value: 30, isPercent: false }, { value: 6, outOf: 20 }, false],
    [undefined, { value: 6 }, false],
    [undefined, undefined, true],
  ])('%j is %j: %s', (found, truth, isSame) => {
    expect(isSameFigure(found, truth)).toBe(isSame);
  });

  it.each([
    [{ sessions: 1, per: 'day' }, { sessions: 5, per: 'week' }, true],
    [{ sessions: 5, per: 'week' }, { sessions: 1, per: 'day' }, true],
    [{ sessions: 2, per: 'week' }, { sessions: 5, per: 'week' }, false],
    [{ sessions: 1, per: 'week' }, { sessions: 5, per: 'week' }, false],
    [{ sessions: 1, per: 'month' }, {}, true],
  ])('%j is as often as %j: %s', (found, truth, isSame) => {
    expect(isAsOften(found, truth)).toBe(isSame);
  });
});
