import { describe, expect, it } from '@jest/globals';
import { isOfOtherMaterial } from './goal-material.js';

describe('a figure of a goal’s progress report', () => {
  it.each([
    ['With three- and four-syllable words she had 8 of 20.', 'will decode 18 of 20 two-syllable words'],
    ['On fourth grade passages they read 81 words.', 'will read a third grade passage at 95 words'],
    ['With three-digit numbers she got 9 of 20.', 'will add two-digit numbers, 16 of 20'],
    ['Without holding the pole he did 1 of 5.', 'will step over hurdles with one hand on the pole'],
    ['In a conversation sample she had 61%.', 'will produce /s/ in sentences with 85% accuracy'],
    ['In a 5th-grade text he reads 60.', 'given grade 4 passages'],
  ])('is another’s where its material is: %s', (sentence, goal) => {
    expect(isOfOtherMaterial(sentence, goal)).toBe(true);
  });

  it.each([
    ['On two-syllable words 12 of 20.', 'will decode two- and three-syllable words'],
    ['Read 55 on a grade 2 passage.', 'given a second grade passage'],
    ['Read 55 in November.', 'given a second grade passage'],
    ['Her third grade teacher counted 4 of 5.', 'given a second grade passage'],
    ['Read 55 on third grade passages.', 'will read 90 words'],
  ])('is its own otherwise: %s', (sentence, goal) => {
    expect(isOfOtherMaterial(sentence, goal)).toBe(false);
  });
});
