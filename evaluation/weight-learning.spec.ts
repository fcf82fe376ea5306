import { describe, expect, it } from '@jest/globals';
import { SignNetwork } from '@goalwright/drafting';
import { type Choice, type Choosable, learnWeights, takenOf } from './weight-learning.ts';

const figure = (signs: readonly string[], is: Partial<Omit<Choosable, 'signs'>> = {}): Choosable => ({
  ...{ signs, isRight: false, isOlder: false, isHistory: false },
  ...is,
});
const right = (...signs: string[]) => figure(signs, { isRight: true });
const other = (...signs: string[]) => figure(signs);

/** In every report the right figure says "now", another says "class", both say "of". */
const choices: Choice[] = Array.from({ length: 800 }, (_none, at) => ({
  report: `report-${String(at)}`,
  ...{ area: 'Spelling', isOfFullReport: false, isOfSection: false },
  figures: [
    other('class', 'of'),
    at % 2 === 0 ? right('now', 'of') : right('now', 'of', 'row'),
    other('of', `quirk ${String(at)}`),
  ],
}));

const learnedFrom = (those: readonly Choice[]) => new SignNetwork(learnWeights(those));

describe('learning what signs say together', () => {
  const network = learnedFrom(choices);

  it('weighs a figure up for what goes with the right one, and down for what goes with others', () => {
    expect(network.weightOf(['now', 'of'])).toBeGreaterThan(network.none + 1);
    expect(network.weightOf(['class', 'of'])).toBeLessThan(network.none - 1);
  });

  it('learns nothing from what one report alone has', () => {
    expect(network.names().filter((sign) => sign.startsWith('quirk'))).toEqual([]);
  });

  it('takes the right figure of a report it has not seen', () => {
    const unseen = [other('class', 'of', 'row'), right('now', 'of')];
    expect(takenOf(unseen, network, 0.25)).toBe('right');
  });

  it('takes none where the right one is missing', () => {
    expect(takenOf([other('class', 'of')], network, 0.25)).toBe('none');
  });

  it('takes no figure that is known to be history, whatever it weighs', () => {
    const old = figure(['now', 'of'], { isHistory: true });
    expect(takenOf([figure(['now', 'of'], { isOlder: true })], network, 0.25)).toBe('older');
    expect(takenOf([old], network, 0.25)).toBe('none');
    expect(takenOf([old, right('now', 'of')], network, 0.25)).toBe('right');
  });

  it('weighs what goes with older figures down more than what goes with others', () => {
    /** Half of the right figures say what the older one says, the other half what the class says. */
    const mixed: Choice[] = choices.map((choice, at) => ({
      ...choice,
      figures: [right(at % 2 === 0 ? 'then' : 'class'), figure(['then'], { isOlder: true }), other('class')],
    }));
    const learned = learnedFrom(mixed);
    expect(learned.weightOf(['then'])).toBeLessThan(learned.weightOf(['class']) - 0.3);
  });

  it('hears two signs together that say nothing apart', () => {
    /** Right is what says one of the two, wrong what says both or neither: no sum of the two tells. */
    const either: Choice[] = choices.map((choice, at) => ({
      ...choice,
      figures: [right(at % 2 === 0 ? 'best' : 'class', 'of'), other('best', 'class', 'of'), other('of')],
    }));
    const learned = learnedFrom([...either, ...either, ...either, ...either]);
    for (const said of ['best', 'class'])
      for (const wrong of [['best', 'class', 'of'], ['of']])
        expect(learned.weightOf([said, 'of'])).toBeGreaterThan(learned.weightOf(wrong) + 1);
  });

  it('learns the same from the same reports', () => {
    expect(learnWeights(choices)).toEqual(learnWeights(choices));
  });
});
