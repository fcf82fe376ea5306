import { describe, expect, it } from '@jest/globals';
import {
  changed,
  chosenAreas,
  firstUnready,
  fromFound,
  openAreas,
  orderOf,
  priceOf,
  withArea,
} from './areas';

const found = (name: string, HasBaseline = true, evidence = 1) => ({
  AreaOfNeed: name,
  Why: 'The report has a low score.',
  HasBaseline,
  Evidence: Array.from({ length: evidence }, () => ({
    Text: '61 words',
    Page: 2,
    Quote: '61 words correct',
  })),
});
const names = (areas: readonly { readonly name: string }[]) => areas.map((area) => area.name);
const four = ['Decoding', 'Spelling', 'Vocabulary', 'Handwriting'].map((name) => found(name));
const facts = { documentId: 'd', disability: 'Autism (AUT)', studentLabel: 'M.G.' };

describe('the areas of a report', () => {
  it('ticks as many as the money is enough for, the strongest first', () => {
    expect(names(chosenAreas(fromFound(four, 2)))).toEqual(['Decoding', 'Spelling']);
    expect(chosenAreas(fromFound(four, 0))).toEqual([]);
  });

  it('never ticks more than one order may hold', () => {
    const many = Array.from({ length: 14 }, (_none, at) => found(`Area ${at}`));
    expect(chosenAreas(fromFound(many, 50))).toHaveLength(10);
  });

  it('asks before an area without a baseline is paid for', () => {
    const areas = fromFound([found('Decoding'), found('Spelling', false)], 5);
    expect(firstUnready(areas)).toMatchObject({ area: { name: 'Spelling' }, lacks: 'decision' });
    const typing = changed(areas, 'Spelling', { missing: 'type', baseline: '  ' });
    expect(firstUnready(typing)).toMatchObject({ lacks: 'baseline' });
    expect(firstUnready(changed(typing, 'Spelling', { baseline: '4 of 10 words' }))).toBeUndefined();
    expect(firstUnready(changed(areas, 'Spelling', { missing: 'plan' }))).toBeUndefined();
  });

  it('orders the report, the typed baseline, and a plan only where the report says nothing', () => {
    const areas = withArea(
      fromFound([found('Decoding'), found('Spelling', false), found('Vocabulary', false)], 5),
      'writing',
    )
      .map((area) =>
        area.name === 'Spelling' ? { ...area, missing: 'type' as const, baseline: ' 4 of 10 ' } : area,
      )
      .map((area) =>
        ['Vocabulary', 'Written expression'].includes(area.name)
          ? { ...area, missing: 'plan' as const }
          : area,
      );
    expect(orderOf(areas, facts)).toEqual({
      ...facts,
      areas: [
        { AreaOfNeed: 'Decoding', Choice: 'draft' },
        { AreaOfNeed: 'Spelling', Baseline: '4 of 10', Choice: 'draft' },
        { AreaOfNeed: 'Vocabulary', Choice: 'draft' },
        { AreaOfNeed: 'Written expression', Choice: 'plan' },
      ],
    });
  });

  it('leaves out what was skipped, ordered or drafted, and keeps the rest open for later', () => {
    let areas = fromFound(four, 4);
    areas = changed(areas, 'Decoding', { generationId: 'g', isDrafted: true });
    areas = changed(areas, 'Spelling', { generationId: 'g' });
    areas = changed(areas, 'Vocabulary', { hasBaseline: false, missing: 'skip' });
    expect(names(openAreas(areas))).toEqual(['Vocabulary', 'Handwriting']);
    expect(names(chosenAreas(areas))).toEqual(['Handwriting']);
  });

  it('ticks an area that is there instead of adding it twice', () => {
    const areas = withArea(fromFound(four, 0), 'phonics');
    expect(names(areas)).toEqual(names(fromFound(four, 0)));
    expect(names(chosenAreas(areas))).toEqual(['Decoding']);
  });
});

describe('the price of an order', () => {
  const money = { balanceCents: 1000, pricePerAreaCents: 200, minimumBalanceCents: 1000, isInternal: false };

  it('says what it costs, what is left, and that a new sign-in would be stopped', () => {
    expect(priceOf(3, money)).toMatchObject({
      costCents: 600,
      leftCents: 400,
      affordable: 5,
      isAffordable: true,
      stopsNextSignIn: true,
    });
    expect(priceOf(3, { ...money, balanceCents: 1600 }).stopsNextSignIn).toBe(false);
  });

  it('refuses what the balance does not hold', () => {
    expect(priceOf(4, { ...money, balanceCents: 799 })).toMatchObject({ affordable: 3, isAffordable: false });
  });

  it('costs the internal domain nothing and stops it nowhere', () => {
    expect(priceOf(4, { ...money, balanceCents: 0, isInternal: true })).toMatchObject({
      costCents: 0,
      isAffordable: true,
      stopsNextSignIn: false,
      isFree: true,
    });
  });
});
