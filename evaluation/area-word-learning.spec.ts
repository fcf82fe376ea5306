import { describe, expect, it } from '@jest/globals';
import { type AreaExample, learnAreaWords } from './area-word-learning.ts';

const example = (area: string, ...near: string[]): AreaExample => ({ area, around: { near, before: [] } });

/** Spelling is told with "dictat" and "lett", money with "coin" and "chang"; both with "count". */
const examples = Array.from({ length: 40 }, (_none, at) =>
  at % 2 === 0
    ? example('Spelling', 'dictat', 'count', ...(at % 4 === 0 ? ['lett'] : []), `quirk${String(at)}`)
    : example('Money and time', 'coin', 'count', ...(at % 4 === 1 ? ['chang'] : [])),
);
const table = learnAreaWords(examples);
const weightOf = (area: 'Spelling' | 'Money and time', stem: string): number =>
  Number(new RegExp(`(?:^| )${stem} (\\S+)`).exec(table[area]?.words ?? '')?.[1] ?? 0);

describe('learning the words of areas', () => {
  it('weighs what goes with an area for it and against the others', () => {
    expect(weightOf('Spelling', 'dictat')).toBeGreaterThan(0.3);
    expect(weightOf('Money and time', 'dictat')).toBeLessThan(-0.3);
  });

  it('weighs nothing that goes with all of them', () => {
    expect(Math.abs(weightOf('Spelling', 'count'))).toBeLessThan(0.3);
  });

  it('learns nothing from what one figure alone has', () => {
    expect(table.Spelling?.words).not.toContain('quirk');
  });

  it('hears words before the sentence as well, and less', () => {
    const before = examples.map(({ area, around }): AreaExample => ({
      area,
      around: { near: [], before: around.near },
    }));
    const learned = learnAreaWords(before).Spelling?.words ?? '';
    expect(learned).toMatch(/(?:^| )dictat 0\.\d/);
  });

  it('gives the same words for the same examples', () => {
    expect(learnAreaWords(examples)).toEqual(table);
  });
});
