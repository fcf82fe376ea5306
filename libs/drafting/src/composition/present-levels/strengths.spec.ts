/** What a draft tells as going well, in the report's words. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../../test/drafts-under.js';

const draftOf = draftsUnder('Student: Odalys Brandt\nGrade: 5\nDate of Report: 11/20/2025\n\n');
const levelWith = (sentence: string) =>
  draftOf('Spelling', `Background\n${sentence}\n\nSpelling\nOdalys spelled 6 of 20 words correctly.`)
    .Baseline;

describe('a strength', () => {
  it.each([
    'Attention was excellent, both sessions of 45 minutes.',
    'Math is a real strength, she finishes first and helps her table.',
    'Odalys is a cheerful girl who loves horses, maps and being line leader.',
  ])('is told to the end of its sentence: %s', (sentence) => {
    expect(levelWith(sentence)).toContain(`"${sentence}"`);
  });

  it('ends where a semicolon ends it, without a sign that it is cut', () => {
    expect(levelWith('Gross motor skills are a strength; no therapy was found to be needed.')).toContain(
      '"Gross motor skills are a strength."',
    );
  });

  it.each([
    ['takes some of it back', 'Odalys is a kind girl, although she gives up soon.', 'gives up'],
    ['names a finding', 'Odalys is a cheerful girl with autism and a fine memory.', 'autism'],
    ['names another child', 'She loves trucks, music, water play and her classmate Javi.', 'Javi'],
  ])('is cut before what %s', (_why, sentence, left) => {
    const level = levelWith(sentence);
    expect(level).not.toContain(left);
  });
});
