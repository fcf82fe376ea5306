/** What the weigher takes for a figure, and for the whole it is a part of. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { foldPage } from '../extraction/text/folded-page.js';
import { passagesOf } from '../extraction/text/passages.js';
import { tablesOf } from '../extraction/tables/tables.js';
import { figuresIn } from './figures.js';

const figuresOf = (text: string) =>
  figuresIn(passagesOf([foldPage({ page: 1, text })]), () => false)
    .flatMap(({ figures }) => figures)
    .map(({ value, outOf }) => (outOf === undefined ? String(value) : `${value}/${outOf}`));

describe('the whole of a figure', () => {
  it.each([
    ['Of 30 pseudowords she said 11. She read 27 words correct per minute.', '27'],
    ['The goal was 95 words correct per minute. Newest: 88 words correct per minute.', '88'],
    ['Over 19 lessons he called out an average of 5 times a day.', '5'],
    ['He started his work after 4 minutes in 6 trials.', '4'],
    ['She wrote 41 total words and 19 correct writing sequences.', '19'],
    ['Steady over the last three weeks. On two-step ones she got 2.', '2'],
  ])('is none for what is counted over a time or on a scale of its own: %s', (text, figure) => {
    expect(figuresOf(text)).toContain(figure);
  });

  it.each([
    ['Fractions, unlike (12)        1            3           4', '4/12'],
    ['Story parts in retelling, of 8      1      2      3', '3/8'],
    ['She took 1 turn in 10 opportunities.', '1/10'],
    ['From a list of 20 words he spelled 6 right.', '6/20'],
    ['There were 21 times when the print was too small. She said so to the teacher on 6 of them.', '6/21'],
    ['Out of 14 jobs (folding six towels, wiping a table) he finished 5 on his own.', '5/14'],
    ['On the new list (18 words with blends) she read 7.', '7/18'],
    ['Of the 15 times a game was forming he joined in twice.', '2/15'],
  ])('is told by its row or its sentence: %s', (text, figure) => {
    expect(figuresOf(text)).toContain(figure);
  });
});

describe('what is no figure', () => {
  it('is the column of chances beside what was right', () => {
    const probe =
      'Probe of 60 picture words, no model\n\n                             right    given\nbeginning of word (rake)       8       20\nblends (train)                 7       20\n';
    const passages = passagesOf([foldPage({ page: 1, text: probe })]);
    const { factsOf } = tablesOf(passages, undefined);
    const figures = figuresIn(passages, () => false, factsOf).flatMap((line) => line.figures);
    expect(figures.map(({ value, outOf }) => [value, outOf])).not.toContainEqual([20, 60]);
    expect(figures.map(({ value, outOf }) => [value, outOf])).toContainEqual([8, 20]);
  });

  it('is the grade of the head above, as a whole of what is counted below', () => {
    const table = [
      'GR 08   HR 212   Counselor: Aoki',
      'COURSE    DONE   LATE',
      'Algebra     5   4',
      'Art     2   1',
    ];
    expect(figuresOf(table.join('\n')).filter((figure) => figure.endsWith('/8'))).toEqual([]);
  });

  it.each([
    ['Okoro, M.   reading report   page 2 of 3'],
    ['She stayed within 1/4 inch of the line.'],
    ['Budget and bill-paying probe, 2/9'],
    ['Gradebook (pulled 10/28)'],
    ['Date 9/12 9/26 10/10 10/24'],
  ])('%s', (text) => {
    expect(figuresOf(text)).toEqual([]);
  });

  it.each([
    ['Parts led by student: 3/13', '3/13'],
    ['Names numerals .......... 11/21  (52%)', '11/21'],
    ['She answered 4/7 correctly.', '4/7'],
    ['Jonah answered questions in three sessions: 3/8, 4/9 and 5/10.', '5/10'],
    ['Correct past tense verbs in language samples: 3/8, 5/11.', '5/11'],
    ['| Word problems | 4/9 |', '4/9'],
    ['Regrouping    5/11', '5/11'],
    ['Initial p 8/10, b 6/10', '8/10'],
  ])('a share of an odd whole is one: %s', (text, figure) => {
    expect(figuresOf(text)).toContain(figure);
  });
});

describe('a number that names something', () => {
  it.each([
    ['Table 3.1  Leaving area, by activity', '3.1'],
    ['Sites: the linen service; the apartment at 14 Orchard St., Unit 3B', '14'],
    ['Class        Obs. 1   Obs. 2   Obs. 3     Mean', '3'],
  ])('is none: %s', (text, number) => {
    expect(figuresOf(text)).not.toContain(number);
  });
});
