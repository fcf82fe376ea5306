import { describe, expect, it } from '@jest/globals';
import { thingsCounted, toldUntil } from './things-counted.js';

describe('the things of a share', () => {
  it.each([
    ['trips since october', 'trips'],
    ['teachers could remember', 'teachers'],
    ['long-term steps due', 'long-term steps'],
    ['points possible', 'points'],
    ["turns of anselm's", 'turns'],
    ['word conversational sample', 'words'],
    ['two-step word problems', 'two-step word problems'],
    ['steps without a prompt', 'steps without a prompt'],
    ['pieces of classwork', 'pieces of classwork'],
    ['correct', 'correct'],
  ])('of "%s" are "%s"', (unit, things) => {
    expect(thingsCounted(unit)).toBe(things);
  });

  it.each(['final', 'loud', 'friday', "what i'll ask", 'plus', 'due', 'common task', 'silent e again'])(
    'are not told by "%s"',
    (unit) => {
      expect(thingsCounted(unit)).toBe('');
    },
  );
});

describe('the words of a count', () => {
  it('end where they no longer name things', () => {
    expect(toldUntil('different invitations until minute')).toBe('different invitations');
    expect(toldUntil('words read per minute')).toBe('words read per minute');
  });
});
