import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { proposeAreas } from './proposal.js';

/** Long enough that the report is not taken to be about one thing. */
const FILLER = 'The visit took place on a rainy morning, and the room was quiet. '.repeat(26);
const areasOf = (text: string) =>
  proposeAreas(
    readReport([{ page: 1, text: `Student: Sam Lee\nGrade: 5\n\nResults\n\n${FILLER}\n\n${text}` }]),
  ).map(({ areaOfNeed }) => areaOfNeed);

const STUTTERS = 'Sam stuttered on 9% of syllables in conversation, which is a concern.';
const ALOUD = 'He avoids reading aloud in class.\n\nRecommendations\n\n- Let Sam choose when he reads aloud.';
const WRITES = 'Written expression is an area of need. His paragraph earned 3 of 12 points on the rubric.';

describe('words that two areas share over a whole report', () => {
  it('belong to speech where the report is on stuttering', () => {
    expect(areasOf(`${STUTTERS} ${ALOUD}`)).toContain('Speech fluency');
    expect(areasOf(`${STUTTERS} ${ALOUD}`)).not.toContain('Reading fluency');
  });

  it('belong to reading where no other area is told, or where a rate is', () => {
    expect(areasOf(ALOUD)).toContain('Reading fluency');
    expect(areasOf(`${STUTTERS} He read 48 words correct per minute. ${ALOUD}`)).toContain('Reading fluency');
  });

  it('belong to writing where sentences are written', () => {
    const figure = 'Two complete sentences out of seven.';
    expect(areasOf(`${WRITES}\n\n${figure}`)).toContain('Written expression');
    expect(areasOf(`${WRITES}\n\n${figure}`)).not.toContain('Expressive language');
    expect(areasOf(`${WRITES}\n\nHe said two complete sentences out of seven.`)).toContain(
      'Expressive language',
    );
  });
});
