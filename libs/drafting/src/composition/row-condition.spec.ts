/** What the name of a row says of the task. */
import { describe, expect, it } from '@jest/globals';
import { planOf } from '../areas/plans.js';
import { conditionOfLabel } from './row-condition.js';

const given = (area: string, label: string, isTaught = true) =>
  conditionOfLabel(label, isTaught, planOf(area, '3'));

describe('the condition of a row', () => {
  it.each([
    ['Decoding', 'Nonsense words, mixed patterns', 'on new nonsense words, mixed patterns'],
    ['Math problem solving', 'Two-step word problems', 'on a new probe of two-step word problems'],
    ['Math problem solving', 'Story problems, read aloud', 'on new story problems, read aloud'],
    [
      'Number sense',
      'Place value and fractions check',
      'on a new set like "Place value and fractions check"',
    ],
    ['Decoding', 'Phonics word list (40 new words)', 'on a new set like "Phonics word list (40 new words)"'],
  ])('in %s of %j is %j', (area, label, condition) => {
    expect(given(area, label)).toBe(condition);
  });

  it.each([
    // Who listened is how it was taken; what was done is no task; the plan says as much.
    ['Phonology and intelligibility', 'Unfamiliar listener, topic not known', true],
    ['Phonology and intelligibility', 'Jeanne understood', true],
    ['Money and time', 'paid enough', false],
    ['Handwriting', 'Spaces between words', false],
  ])('in %s is none of %j', (area, label, isLesson) => {
    expect(given(area, label, isLesson)).toBeUndefined();
  });
});
