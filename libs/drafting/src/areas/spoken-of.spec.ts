import { describe, expect, it } from '@jest/globals';
import { areasSpokenOf } from './spoken-of.js';

const NOTHING = {
  measures: [],
  oldGoals: [],
  concerns: [],
  recommendations: [],
  declaredNeeds: [],
  topics: [],
};
const topic = (area: 'Spelling' | 'Decoding' | 'Fine motor', weight: number, sound = 0) => ({
  area,
  weight,
  sound,
  isTroubled: false,
});

describe('areas that a report speaks of', () => {
  it('are those it counts, had a goal for, and calls for in words', () => {
    const spoken = areasSpokenOf({
      ...NOTHING,
      measures: [{ areaOfNeed: 'Spelling' }, { areaOfNeed: null }],
      oldGoals: [{ areaOfNeed: 'Decoding' }, { areaOfNeed: null }],
      concerns: [{ areas: ['Behavior'] }],
      recommendations: [{ areas: ['Self-care'] }],
      declaredNeeds: [{ areas: ['Vocabulary', 'Behavior'] }],
    });
    expect([...spoken].sort()).toEqual(['Behavior', 'Decoding', 'Self-care', 'Spelling', 'Vocabulary']);
  });

  it('are those it is about, unless only a word or two, or mostly praise', () => {
    const topics = [topic('Spelling', 12), topic('Decoding', 2), topic('Fine motor', 5, 6)];
    expect([...areasSpokenOf({ ...NOTHING, topics })]).toEqual(['Spelling']);
  });
});
