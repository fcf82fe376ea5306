import { describe, expect, it } from '@jest/globals';
import { unitOfCell } from './cell-unit.js';
import { threadMsOf } from '../../test/thread-ms.js';

describe('the unit of a figure in a cell', () => {
  it.each([
    ['ORF words correct per minute        19          ', 'January', 'orf words correct per minute'],
    ['Verbal outbursts per day                 6.8               ', '', 'verbal outbursts per day'],
    ['Correct word sequences (3 min)   17     ', '', 'correct word sequences'],
    ['Median             41                     ', 'Correct sequences', 'correct sequences'],
    ['Median independent messages per 20 minutes: ', '', 'independent messages'],
    ['Leaving area, mean/period         ', '', 'leaving area per period'],
    ['Jan. 14     ', 'WCPM', 'words correct per minute'],
    ['| 3/2 | ', 'Words/min', 'words per minute'],
  ])('%s under "%s"', (before, column, unit) => {
    expect(unitOfCell(before, column)).toBe(unit);
  });

  it.each(['Steps', 'Spelling', 'Problems', 'Transitions', 'Prompts', 'Decoding'])(
    'may be one word: %s',
    (name) => {
      expect(unitOfCell(`${name}     4   `, '')).toBe(name.toLowerCase());
    },
  );

  it('is told at once of a long name', () => {
    const long = 'Fall Winter / starts tasks sets steps stops posts spots tests puts props & packs     4   ';
    expect(threadMsOf(() => unitOfCell(long, ''))).toBeLessThan(1_000);
  });

  it('is not told by a time or a kind of mean alone', () => {
    expect(unitOfCell('Feb 22         ', '')).toBeUndefined();
    expect(unitOfCell('Total of all   ', 'March')).toBeUndefined();
  });
});
