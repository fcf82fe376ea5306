import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ReadingProgress } from './reading-progress.js';

describe('ReadingProgress', () => {
  const written: (readonly [number, number])[] = [];
  beforeEach(() => {
    written.length = 0;
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const progress = (write = () => Promise.resolve()) =>
    new ReadingProgress((pagesRead, pageCount) => {
      written.push([pagesRead, pageCount]);
      return write();
    });

  it('writes the first page, then what is newest every quarter of a second, and the last page', async () => {
    const reading = progress();
    for (let page = 1; page <= 30; page += 1) {
      reading.note(page, 30);
      await jest.advanceTimersByTimeAsync(20);
    }
    await jest.advanceTimersByTimeAsync(1000);
    expect(written[0]).toEqual([1, 30]);
    expect(written.at(-1)).toEqual([30, 30]);
    expect(written.length).toBeLessThanOrEqual(4);
  });

  it('goes on after a write that failed, and waits for one that takes long', async () => {
    let fail: (error: Error) => void = () => undefined;
    const reading = progress(
      () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    );
    reading.note(1, 9);
    reading.note(2, 9);
    await jest.advanceTimersByTimeAsync(2000);
    expect(written).toEqual([[1, 9]]);
    fail(new Error('the database is away'));
    await jest.advanceTimersByTimeAsync(0);
    expect(written).toEqual([
      [1, 9],
      [2, 9],
    ]);
  });

  it('writes nothing once it is stopped', async () => {
    const reading = progress();
    reading.note(1, 9);
    reading.note(2, 9);
    reading.stop();
    await jest.advanceTimersByTimeAsync(1000);
    expect(written).toEqual([[1, 9]]);
  });
});
