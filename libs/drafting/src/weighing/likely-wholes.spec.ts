/** Which whole a figure is a part of, in ways of telling it that no rule knows. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { foldPage } from '../extraction/text/folded-page.js';
import { passagesOf } from '../extraction/text/passages.js';
import { figuresIn } from './figures.js';

const figuresOf = (text: string) =>
  figuresIn(passagesOf([foldPage({ page: 1, text })]), () => false)
    .flatMap(({ figures }) => figures)
    .map(({ value, outOf }) => (outOf === undefined ? String(value) : `${value}/${outOf}`));

describe('the whole of a figure', () => {
  it.each([
    ['There were 14 occasions when Odalys needed help with the loom. She asked on 3.', '3/14'],
    ['It came up 12 times this week and he told a coworker on 4.', '4/12'],
    ['Assigned since January: 26. Turned in: 9.', '9/26'],
    ['I offered a break 9 times. He took one without a reminder on 2 of them.', '2/9'],
    ['Sight words, deck of 20\n9/12   7\n9/19   8\n9/26   11', '11/20'],
    ['She had 8 chances to greet somebody at the door. She greeted 3.', '3/8'],
  ])('is told before it: %s', (text, figure) => {
    expect(figuresOf(text)).toContain(figure);
  });

  it.each([
    ['There were 9 times when Tam needed a break. He asked for it once.', '1/9'],
    ['She was stuck 11 times and asked for help on one.', '1/11'],
  ])('is also that of a count told as a word: %s', (text, figure) => {
    expect(figuresOf(text)).toContain(figure);
  });

  it.each([
    ['There are 22 children in the class. One boy sits with him.'],
    ['She has had 14 lessons. She was once afraid of the water.'],
    ['He broke a pencil once.'],
    ['The first one was easy, the other one was not.'],
  ])('is none of a word that counts nothing: %s', (text) => {
    expect(figuresOf(text).filter((figure) => figure === '1' || figure.startsWith('1/'))).toEqual([]);
  });

  it.each([
    ['Last year she had 24 outbursts. This year it was 9.', '9'],
    ['The class reads 88 words a minute. Juno reads 41.', '41'],
    ['On page 40 he stopped. He was at 16 words correct per minute.', '16'],
  ])('is none where another count of the same is told: %s', (text, figure) => {
    expect(figuresOf(text)).toContain(figure);
  });
});
