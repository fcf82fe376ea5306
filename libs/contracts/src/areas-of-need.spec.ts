import { describe, expect, it } from '@jest/globals';
import {
  AREAS_OF_NEED,
  canonicalAreaOfNeed,
  DISABILITIES,
  findAreaOfNeed,
  findDisability,
} from './areas-of-need.js';

describe('areas of need', () => {
  it.each([
    ['reading fluency', 'Reading fluency'],
    ['  ORF ', 'Reading fluency'],
    ['Self-Care', 'Self-care'],
    ['behaviour', 'Behavior'],
    ['Story retell', 'Narrative language'],
  ])('knows %s', (typed, name) => {
    expect(findAreaOfNeed(typed)?.name).toBe(name);
  });

  it('keeps what it does not know as typed, with single spaces', () => {
    expect(canonicalAreaOfNeed('  lunch   line ')).toBe('lunch line');
  });

  it('has no word that means two areas', () => {
    const words = AREAS_OF_NEED.flatMap(({ name, synonyms }) => [name.toLowerCase(), ...synonyms]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe('disabilities', () => {
  it.each([
    ['sld', 'Specific Learning Disability (SLD)'],
    ['Autism (AUT)', 'Autism (AUT)'],
    ['not determined yet', 'Not determined yet (initial evaluation)'],
  ])('knows %s', (typed, name) => {
    expect(findDisability(typed)).toBe(name);
  });

  it('does not guess', () => {
    expect(findDisability('sadness')).toBeUndefined();
  });

  it('lists the fourteen federal categories and the undetermined', () => {
    expect(DISABILITIES).toHaveLength(15);
  });
});
