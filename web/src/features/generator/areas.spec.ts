import { describe, expect, it } from '@jest/globals';
import {
  awaitsChoice,
  changed,
  chosenAreas,
  firstUnready,
  fromFound,
  openAreas,
  orderOf,
  priceOf,
  reviewCounts,
  shownAreas,
  wantedAreas,
  withArea,
} from './areas';

const figure = (Text: string) => ({ Text, Page: 2, Quote: `${Text} correct` });
const found = (name: string, HasBaseline = true, evidence = 1) => ({
  AreaOfNeed: name,
  Why: 'The report has a low score.',
  HasBaseline,
  Evidence: Array.from({ length: evidence }, () => ({
    Text: '61 words',
    Page: 2,
    Quote: '61 words correct',
  })),
  Baselines: HasBaseline ? [figure('61 words')] : [],
  IsBaselinePlain: HasBaseline,
  IsNeedPlain: true,
  Praise: [],
});
const names = (areas: readonly { readonly name: string }[]) => areas.map((area) => area.name);
const four = ['Decoding', 'Spelling', 'Vocabulary', 'Handwriting'].map((name) => found(name));
const facts = { documentId: 'd', disability: 'Autism (AUT)', studentLabel: 'M.G.' };

describe('the areas of a report', () => {
  it('ticks as many as the money is enough for, the strongest first', () => {
    expect(names(chosenAreas(fromFound(four, 2)))).toEqual(['Decoding', 'Spelling']);
    expect(chosenAreas(fromFound(four, 0))).toEqual([]);
  });

  it('ticks what is plainly a need, at its place, and asks nothing about the others before they are', () => {
    const [first, second, third] = four.slice(0, 3);
    if (!first || !second || !third) throw new Error('There are no areas');
    const doubted = { ...second, HasBaseline: false, IsNeedPlain: false };
    const areas = fromFound([first, doubted, third], 2);
    expect(names(areas)).toEqual(['Decoding', 'Spelling', 'Vocabulary']);
    expect(names(chosenAreas(areas))).toEqual(['Decoding', 'Vocabulary']);
    expect(names(wantedAreas(areas))).toEqual(['Decoding', 'Vocabulary']);
    expect(firstUnready(areas)).toBeUndefined();
    const called = changed(areas, 'Spelling', { isChosen: true });
    expect(names(wantedAreas(called))).toEqual(['Decoding', 'Spelling', 'Vocabulary']);
    expect(firstUnready(called)).toMatchObject({ area: { name: 'Spelling' }, lacks: 'decision' });
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

  it('orders from the report, from the typed baseline, or a plan to collect one', () => {
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
        { AreaOfNeed: 'Vocabulary', Choice: 'plan' },
        { AreaOfNeed: 'Written expression', Choice: 'plan' },
      ],
    });
  });

  it('asks which figure it is where the report may mean another, before that is paid for', () => {
    const doubtful = {
      ...found('Spelling'),
      Baselines: [figure('9 words'), figure('4 words')],
      IsBaselinePlain: false,
    };
    const areas = fromFound([found('Decoding'), doubtful], 5);
    expect(firstUnready(areas)).toMatchObject({ area: { name: 'Spelling' }, lacks: 'decision' });
    const chosen = changed(areas, 'Spelling', { start: 1 });
    expect(firstUnready(chosen)).toBeUndefined();
    expect(orderOf(chosen, facts).areas).toEqual([
      { AreaOfNeed: 'Decoding', Choice: 'draft' },
      { AreaOfNeed: 'Spelling', StartsFrom: figure('4 words'), Choice: 'draft' },
    ]);
    expect(orderOf(changed(areas, 'Spelling', { missing: 'plan' }), facts).areas[1]).toEqual({
      AreaOfNeed: 'Spelling',
      Choice: 'plan',
    });
  });

  it('lets a typed baseline stand in for a figure that nobody doubts, once it is typed', () => {
    const areas = changed(fromFound([found('Decoding')], 5), 'Decoding', { missing: 'type' });
    expect(firstUnready(areas)).toMatchObject({ area: { name: 'Decoding' }, lacks: 'baseline' });
    const typed = changed(areas, 'Decoding', { baseline: ' 12 of 20 words ' });
    expect(firstUnready(typed)).toBeUndefined();
    expect(orderOf(typed, facts).areas).toEqual([
      { AreaOfNeed: 'Decoding', Baseline: '12 of 20 words', Choice: 'draft' },
    ]);
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

  it('ticks an area that was skipped, and asks about it again', () => {
    const skipped = changed(fromFound([found('Decoding', false)], 1), 'Decoding', { missing: 'skip' });
    expect(chosenAreas(skipped)).toEqual([]);
    const areas = withArea(skipped, 'phonics');
    expect(names(chosenAreas(areas))).toEqual(['Decoding']);
    expect(firstUnready(areas)).toMatchObject({ area: { name: 'Decoding' }, lacks: 'decision' });
  });

  it('wait for a choice until what is wanted was ordered; what only could be a need does not hold them up', () => {
    const areas = fromFound([found('Decoding'), { ...found('Spelling'), IsNeedPlain: false }], 5);
    expect(awaitsChoice(areas)).toBe(true);
    const ordered = changed(areas, 'Decoding', { generationId: 'g', isDrafted: true });
    expect(awaitsChoice(ordered)).toBe(false);
    expect(awaitsChoice(changed(ordered, 'Spelling', { isChosen: true }))).toBe(true);
    expect(awaitsChoice(areas.slice(1))).toBe(true);
    expect(awaitsChoice([])).toBe(true);
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

describe('a long list of areas', () => {
  const many = (count: number) =>
    fromFound(
      Array.from({ length: count }, (_none, at) => found(`Area ${at}`)),
      2,
    );

  it('shows the strongest first, the others on demand, and the chosen ones always', () => {
    const areas = changed(many(14), 'Area 12', { isChosen: true });
    const { shown, more } = shownAreas(areas, false);
    expect(names(shown)).toEqual([...names(areas.slice(0, 8)), 'Area 12']);
    expect(more).toBe(5);
    expect(shownAreas(areas, true)).toEqual({ shown: areas, more: 0 });
  });

  it('shows every area that has a goal of last year', () => {
    const review = { Verdict: 'replace', OldGoal: 'x', Page: 1, Quote: 'x', Why: 'x' } as const;
    const areas = changed(many(14), 'Area 13', { review });
    expect(names(shownAreas(areas, false).shown)).toContain('Area 13');
  });

  it('hides no single one', () => {
    expect(shownAreas(many(9), false).more).toBe(0);
    expect(shownAreas(many(8), false).shown).toHaveLength(8);
  });
});

it("last year's goals are counted by what becomes of them", () => {
  const review = (Verdict: 'continue' | 'raise' | 'replace') => ({
    Review: { Verdict, OldGoal: 'Will read.', Page: 1, Quote: 'Will read.', Why: 'It was met.' },
  });
  const areas = fromFound(
    [
      { ...found('Decoding'), ...review('raise') },
      { ...found('Spelling'), ...review('raise') },
      { ...found('Vocabulary'), ...review('continue') },
      found('Handwriting'),
    ],
    4,
  );
  expect(reviewCounts(areas)).toEqual({ continue: 1, raise: 2, replace: 0 });
  expect(reviewCounts(four.map((one) => fromFound([one], 1)).flat())).toBeUndefined();
});
