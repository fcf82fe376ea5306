import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const contradictionsOf = (text: string) =>
  readReport([
    { page: 1, text: `Student: Sam Lee\nGrade: 3\nDate of Report: 11/20/2025\n\n${text}` },
  ]).contradictions.map(({ areaOfNeed, measures }) => [areaOfNeed, measures.map(({ value }) => value)]);

describe('numbers that cannot both be true', () => {
  it('are gathered, not settled', () => {
    const text =
      'Reading\nSam reads 62 words correct per minute on grade 3 passages.\n\nSummary\nSam reads 68 words correct per minute on grade 3 passages.';
    expect(contradictionsOf(text)).toEqual([['Reading fluency', [62, 68]]]);
  });

  it.each([
    [
      'a second speaker',
      'His mother says he uses sentences of five or six words at home; the sister says three.',
      [5, 3],
    ],
    [
      'two reporters',
      'Sam uses single words (approx. 40 per classroom team, "a hundred" per father).',
      [40, 100],
    ],
  ])('are gathered from one sentence with %s', (_, text, values) => {
    expect(contradictionsOf(text).map(([, told]) => told)).toEqual([values]);
  });

  it('are none where one of them is of a year ago', () => {
    const text =
      'Reading\nSam reads 61 words correct per minute on a grade 3 passage. In October 2024 he read 38 words correct per minute.';
    expect(contradictionsOf(text)).toEqual([]);
  });

  it('are seen through other words for what strangers understand', () => {
    const text =
      'In a sample of 212 words, two unfamiliar listeners understood 55-60% of his words. With strangers understanding about 65% of his words, he gives up.';
    expect(contradictionsOf(text).map(([, told]) => told)).toEqual([[55, 65]]);
  });

  it.each([
    [
      'another language',
      'In Spanish, his mean length of utterance was 3.6. In English, his mean length of utterance was 2.9.',
    ],
    [
      'another direction',
      'Gross motor\nStairs of the gym\nUp: steps on the stairs with a rail and no help, 9 of 12 steps.\nDown: steps on the stairs with a rail and no help, 2 of 12 steps.',
    ],
    [
      'two speakers who agree',
      'His mother says he uses sentences of five or six words at home; the sister says five.',
    ],
    [
      'other children',
      'He writes 23 letters per minute. Boys in third grade write about 45 letters per minute on average.',
    ],
    [
      'another level of text',
      'Sam reads 62 words correct per minute on grade 3 passages. He reads 80 words correct per minute on grade 2 passages.',
    ],
    [
      'another date',
      'On 9/8/2025 Sam read 40 words correct per minute. On 11/10/2025 he read 55 words correct per minute.',
    ],
    [
      'within the range',
      'Strangers understood 55-60% of his words. In the summary, strangers understood 58% of his words.',
    ],
    ['another sound', 'He produced initial /r/ with 60% accuracy. He produced final /r/ with 30% accuracy.'],
  ])('are none with %s', (_, text) => {
    expect(contradictionsOf(text)).toEqual([]);
  });
});
