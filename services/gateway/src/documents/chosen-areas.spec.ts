import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@goalwright/contracts/errors';
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
    expect(namesOf('one,two,three,four,five,six,seven,eight,nine,ten')).toHaveLength(10);
    expect(() => areasFromList('one,two,three,four,five,six,seven,eight,nine,ten,eleven')).toThrow(
      'between 1 and 10',
    );
    expect(() => areasFromList('chess '.repeat(40))).toThrow('too long');
  });

  it.each(['7', '-, .', 'Spelling, 12', 'Spelling, ab', '🙂'])(
    'is refused where a name says nothing: %s',
    (list) => {
      expect(() => areasFromList(list)).toThrow(new DomainError('generator.area-unknown'));
    },
  );
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

  it('carry the figure they start from, unless a baseline was typed or is to be collected', () => {
    const StartsFrom = { Text: 'Spelling: 4 of 15 words', Page: 2, Quote: 'spelled 4 out of 15 words' };
    const areas = areasFromChoices([
      { AreaOfNeed: 'Spelling', StartsFrom, Choice: 'draft' },
      { AreaOfNeed: 'Decoding', Baseline: '6 of 20 words', StartsFrom, Choice: 'draft' },
      { AreaOfNeed: 'Handwriting', StartsFrom, Choice: 'plan' },
    ]);
    expect(areas.map(({ startsFrom }) => startsFrom)).toEqual([StartsFrom, undefined, undefined]);
  });

  it('are refused where a name says nothing', () => {
    expect(() => areasFromChoices([{ AreaOfNeed: '12', Choice: 'draft' }])).toThrow(
      expect.objectContaining({ code: 'generator.area-unknown' }),
    );
  });
});

it('auto is a wish for proposals, in any case', () => {
  expect([' AUTO ', 'auto', 'automatic', ''].map(isAuto)).toEqual([true, true, false, false]);
});
