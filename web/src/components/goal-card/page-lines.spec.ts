import { describe, expect, it } from '@jest/globals';
import { flowing } from './page-lines';

const PAGE = [
  'Reading',
  'Ilse reads slowly and with care, and she goes back to words that she',
  'has misread. On three texts her middle rate was 38 words a minute,',
  'and she named most of the people in them.',
  'Math: she adds to 20 on her fingers and counts by fives, which her teacher',
  '- counts on from any number up to one hundred without a line to look at',
  '- knows the names of all coins, and can tell which of two is worth the more',
  'Probe        Sep   Oct   Nov   and the mean of all three of these months',
  'Words        31    36    38    35, which is below the middle of her class',
].join('\n');

describe('the lines of a page', () => {
  it('run on where a sentence does, and end where a head, a list or a table does', () => {
    const shown = flowing(PAGE);
    expect(shown).toHaveLength(PAGE.length);
    expect(shown.split('\n')).toEqual([
      'Reading',
      'Ilse reads slowly and with care, and she goes back to words that she has misread. On three texts her middle rate was 38 words a minute, and she named most of the people in them.',
      ...PAGE.split('\n').slice(4),
    ]);
  });
});
