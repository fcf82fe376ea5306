/** What may be quoted as a strength: a person or a skill praised in a sentence that can stand alone. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { foldPage } from '../text/folded-page.js';
import { passagesOf } from '../text/passages.js';
import { praiseIn } from './praise.js';

const praised = (text: string) =>
  praiseIn(passagesOf([foldPage({ page: 1, text: `OVERVIEW\n\n${text}\n` })]), 'Adaora Lind').map(
    ({ words }) => words,
  );

describe('praise', () => {
  it.each([
    ['Ada is a sunny, talkative girl.', 'Ada is a sunny, talkative girl'],
    ['Her language is excellent: long sentences, well told.', 'Her language is excellent'],
    ['She is friendly and punctual, has a fine voice and never forgets.', 'She is friendly and punctual'],
    ['She reads above grade level (oral reading: 141 words).', 'She reads above grade level'],
    [
      'Teachers describe her as a leader whom others trust.',
      'Teachers describe her as a leader whom others trust',
    ],
    [
      'Adaora is a bright, verbal girl with vocabulary, reasoning and mathematics that are average.',
      'Adaora is a bright, verbal girl',
    ],
    ['Ada is cheerful and will try anything twice.', 'Ada is cheerful and will try anything twice'],
    ['Place value is a strength.', 'Place value is a strength'],
    [
      'Strengths: play with friends, a sense of humor, drawing.',
      'play with friends, a sense of humor, drawing',
    ],
    ['Adaora captains the futsal team of the town.', 'Adaora captains the futsal team of the town'],
    ['Adaora loves animals, especially reptiles.', 'Adaora loves animals, especially reptiles'],
    ['Adaora is a girl who loves elevators, maps and the number 8.', 'Adaora is a girl who loves elevators'],
    [
      'She is a joy and gets along with everybody, and the other girls fight over who gets to be her partner.',
      'She is a joy and gets along with everybody',
    ],
  ])('is heard in %s', (text, words) => {
    expect(praised(text)).toContain(words);
  });

  it.each([
    'She is a hard worker and a loyal friend, but she tires.',
    'She draws or looks out of the window and does not disturb others.',
    'Her drawings are excellent; however, she never keeps one.',
    'Her hand strength is excellent for her age.',
    'Health is good and her hearing is excellent.',
    'Ankle dorsiflexion with knee straight is to neutral.',
    'Attendance is very good, with three absences this year.',
    'Polite, a bit shy, told me of her puppy.',
    'Effort was good and the results are a fair sample of her skill.',
    'She tends to hand over the whole wallet, which one clerk was good enough to hand back.',
    'Her vocabulary is strong for a student with this degree of loss.',
    'Measure      Fall      Winter      Winter benchmark',
    'Hand Strength and Manipulation',
    'Her teacher is a generous and kind woman.',
    'Comprehension is a strength once time is taken out.',
    'She opened two of three containers with a happy face.',
    'Mother is proud of how far her daughter is now.',
  ])('is none: %s', (text) => {
    expect(praised(text)).toEqual([]);
  });
});
