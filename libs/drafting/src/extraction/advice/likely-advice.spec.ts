import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const OPENING = `Hollow Oak Elementary, resource room
Student: Delia Marchbanks   Grade: 4

Delia read 61 words correct in a minute on a fourth grade passage in October. She left out endings and guessed at long words.
In her notebook she wrote four sentences in twenty minutes.
`;
const adviceBehind = (text: string) =>
  readReport([{ page: 1, text: `${OPENING}\n${text}\n` }]).recommendations.map(({ quote }) => quote);

describe('advice without a heading that says so', () => {
  it.each([
    [
      'If it were up to me\n- morning phonics group, four mornings, with Mr. Ayala\n- directions read aloud to a partner before she starts',
      '- directions read aloud to a partner before she starts',
    ],
    [
      'Phonics four mornings, same group. Word list goes home Mondays. No more recess lost to unfinished work.',
      'No more recess lost to unfinished work.',
    ],
  ])('is heard by all of its words: %j', (text, advice) => {
    expect(adviceBehind(text)).toContain(advice);
  });

  it('is not made of what was seen', () => {
    expect(
      adviceBehind(
        'She read the directions aloud to a partner before she started. She lost a recess to unfinished work.',
      ),
    ).toEqual([]);
  });

  it('is none below what has been tried', () => {
    expect(
      adviceBehind('Already tried\n- directions read aloud to a partner before she starts\n- large print'),
    ).toEqual([]);
  });
});
