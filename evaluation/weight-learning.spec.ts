import { describe, expect, it } from '@jest/globals';
import { NO_FIGURE } from '@goalwright/drafting';
import { type Choice, type Choosable, learnWeights, takenOf } from './weight-learning.ts';

const figure = (signs: readonly string[], is: Partial<Omit<Choosable, 'signs'>> = {}): Choosable => ({
  ...{ signs, isRight: false, isOlder: false, isHistory: false },
  ...is,
});
const right = (...signs: string[]) => figure(signs, { isRight: true });
const other = (...signs: string[]) => figure(signs);

/** In every report the right figure says "now", another says "class", both say "of". */
const choices: Choice[] = Array.from({ length: 40 }, (_none, at) => ({
  report: `report-${String(at)}`,
  ...{ area: 'Spelling', isOfFullReport: false, isOfSection: false },
  figures: [
    other('class', 'of'),
    at % 2 === 0 ? right('now', 'of') : right('now', 'of', 'row'),
    other('of', `quirk ${String(at)}`),
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
    const unseen = [other('class', 'of', 'row'), right('now', 'of')];
    expect(takenOf(unseen, weights, 0.25)).toBe('right');
  });

  it('takes none where the right one is missing', () => {
    expect(weights.has(NO_FIGURE)).toBe(true);
    expect(takenOf([other('class', 'of')], weights, 0.25)).toBe('none');
  });

  it('takes no figure that is known to be history, whatever it weighs', () => {
    const old = figure(['now', 'of'], { isHistory: true });
    expect(takenOf([figure(['now', 'of'], { isOlder: true })], weights, 0.25)).toBe('older');
    expect(takenOf([old], weights, 0.25)).toBe('none');
    expect(takenOf([old, right('now', 'of')], weights, 0.25)).toBe('right');
  });

  it('weighs what goes with older figures down more than what goes with others', () => {
    /** Half of the right figures say what the older one says, the other half what the class says. */
    const mixed: Choice[] = choices.map((choice, at) => ({
      ...choice,
      figures: [right(at % 2 === 0 ? 'then' : 'class'), figure(['then'], { isOlder: true }), other('class')],
    }));
    const learned = learnWeights(mixed);
    expect(learned.get('then') ?? 0).toBeLessThan((learned.get('class') ?? 0) - 0.3);
  });

  it('learns the same from the same reports', () => {
    expect(learnWeights(choices)).toEqual(weights);
  });
});
