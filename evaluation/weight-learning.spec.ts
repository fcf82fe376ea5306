import { describe, expect, it } from '@jest/globals';
import { NO_FIGURE } from '@goalwright/drafting';
import { type Choice, learnWeights, takenOf } from './weight-learning.ts';

/** In every report the right figure says "now", another says "class", both say "of". */
const choices: Choice[] = Array.from({ length: 40 }, (_none, at) => ({
  report: `report-${String(at)}`,
  area: 'Spelling',
  figures: [
    { signs: ['class', 'of'], isRight: false },
    { signs: at % 2 === 0 ? ['now', 'of'] : ['now', 'of', 'row'], isRight: true },
    { signs: ['of', `quirk ${String(at)}`], isRight: false },
  ],
}));

describe('learning the weights of signs', () => {
  const weights = learnWeights(choices);

  it('weighs what goes with the right figure for it, and what goes with others against it', () => {
    expect(weights.get('now')).toBeGreaterThan(1);
    expect(weights.get('class') ?? 0).toBeLessThan(0);
  });

  it('learns nothing from what one report alone has', () => {
    expect([...weights.keys()].filter((sign) => sign.startsWith('quirk'))).toEqual([]);
  });

  it('takes the right figure of a report it has not seen', () => {
    const unseen = [
      { signs: ['class', 'of', 'row'], isRight: false },
      { signs: ['now', 'of'], isRight: true },
    ];
    expect(takenOf(unseen, weights, 0.25)).toBe('right');
  });

  it('takes none where the right one is missing', () => {
    expect(weights.has(NO_FIGURE)).toBe(true);
    expect(takenOf([{ signs: ['class', 'of'], isRight: false }], weights, 0.25)).toBe('none');
  });

  it('learns the same from the same reports', () => {
    expect(learnWeights(choices)).toEqual(weights);
  });
});
