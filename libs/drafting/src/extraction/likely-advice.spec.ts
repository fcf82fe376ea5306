import { describe, expect, it } from '@jest/globals';
import { readReport } from './report.js';

const adviceIn = (text: string) =>
  readReport([{ page: 1, text }]).recommendations.map(({ quote }) => quote.replace(/\s+/g, ' '));

const OPENING = `Hollow Oak Elementary, resource room
Student: Delia Marchbanks   Grade: 4

Delia read 61 words correct in a minute on a fourth grade passage in October. She left out endings and guessed at long words.
In her notebook she wrote four sentences in twenty minutes.`;

describe('advice without a heading that says so', () => {
  it('is heard in a list under words nobody wrote down', () => {
    const advice = adviceIn(`${OPENING}

If it were up to me
- keep her in the morning phonics group, four mornings, with Mr. Ayala
- a strip of the alphabet taped to the desk
- let her read the directions aloud to a partner before she starts`);
    expect(advice).toContain('- keep her in the morning phonics group, four mornings, with Mr. Ayala');
    expect(advice).toContain('- let her read the directions aloud to a partner before she starts');
  });

  it('is heard in the last lines of a note', () => {
    const advice = adviceIn(`${OPENING}

PLAN: seat near the board, check in after the first item. Retest in January. Send the word list home on Mondays.`);
    expect(advice.join(' ')).toContain('Send the word list home on Mondays.');
  });

  it('is not made of what was seen', () => {
    const advice = adviceIn(`${OPENING}

She seated herself near the board and checked the first item. She was tested again in January. The word list went home on Mondays.`);
    expect(advice).toEqual([]);
  });
});
