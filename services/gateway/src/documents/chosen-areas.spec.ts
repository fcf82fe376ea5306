import { describe, expect, it } from '@jest/globals';
import { areasFromChoices, areasFromList, isAuto } from './chosen-areas.js';

const namesOf = (list: string): string[] => areasFromList(list).map((area) => area.areaOfNeed);

describe('a list of areas', () => {
  it('becomes catalogue names, each once, in the order given', () => {
    expect(namesOf('spelling, ORF ,reading fluency,, Spelling')).toEqual(['Spelling', 'Reading fluency']);
  });

  it('keeps what fits no area as it was typed', () => {
    expect(namesOf('Money, Chess   openings')).toEqual(['Money and time', 'Chess openings']);
  });

  it('takes the one catalogue name that holds a comma', () => {
    expect(namesOf('Braille, orientation and mobility')).toEqual(['Braille, orientation and mobility']);
  });

  it('is refused when empty, past ten areas, or with an endless one', () => {
    expect(() => areasFromList(' , ,')).toThrow('at least one area');
    expect(namesOf('a,b,c,d,e,f,g,h,i,j')).toHaveLength(10);
    expect(() => areasFromList('a,b,c,d,e,f,g,h,i,j,k')).toThrow('between 1 and 10');
    expect(() => areasFromList('x'.repeat(201))).toThrow('too long');
  });
});

describe('areas confirmed one by one', () => {
  it('leave out the skipped, and carry the typed baseline or the wish for a plan', () => {
    expect(
      areasFromChoices([
        { AreaOfNeed: 'orf', Baseline: ' 45 words ', Choice: 'draft' },
        { AreaOfNeed: 'Spelling', Baseline: ' ', Choice: 'plan' },
        { AreaOfNeed: 'Behavior', Choice: 'skip' },
      ]),
    ).toEqual([
      { areaOfNeed: 'Reading fluency', baseline: '45 words', isPlanOnly: false },
      { areaOfNeed: 'Spelling', baseline: null, isPlanOnly: true },
    ]);
  });
});

it('auto is a wish for proposals, in any case', () => {
  expect([' AUTO ', 'auto', 'automatic', ''].map(isAuto)).toEqual([true, true, false, false]);
});
