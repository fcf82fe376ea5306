import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { aProposedArea, aUser, FakeServer } from '../../../test/fake-server';
import { begin, leave } from '../../lib/session';
import { generator as words } from '../../texts/generator';
import { goals as goalWords } from '../../texts/goals';
import { fromFound } from './areas';
import { TalkDesk } from './desk';
import type { Report } from './talk';

// Jest cannot link the testing library in one graph with Radix.
const { AreasPanel } = await import('./areas-panel');
const { MemoryRouter } = await import('react-router-dom');

const found = (AreaOfNeed: string, more: object = {}) => {
  const figure = { Text: `${AreaOfNeed}: 61 words correct per minute`, Page: 3, Quote: 'read 61 words' };
  return aProposedArea({ AreaOfNeed, Evidence: [figure], Baselines: [figure], ...more });
};
let desk: TalkDesk;
let ordered: number;
const show = async (areas: ReturnType<typeof found>[], more: Partial<Report> = {}) => {
  const report: Report = {
    documentId: '11111111-1111-4111-8111-111111111111',
    studentName: null,
    isChildConfirmed: true,
    deletedOn: null,
    areas: fromFound(areas, 5),
    ...more,
  };
  desk.talk.set({
    ...desk.talk.get(),
    report,
    inputQA: [{ id: 'student', question: 'Name?', answer: 'M.G.' }],
  });
  const panel = () => <AreasPanel desk={desk} report={desk.talk.get().report ?? report} />;
  const view = render(panel(), { wrapper: MemoryRouter });
  await screen.findByRole('button', { name: /^Draft/ });
  return {
    again: () => {
      view.rerender(panel());
    },
  };
};
const draft = () => {
  fireEvent.click(screen.getByRole('button', { name: /^Draft \d/ }));
};

beforeEach(() => {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: true }),
    CSS: { escape: (text: string) => text },
  });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  new FakeServer();
  begin(aUser(), 'token');
  desk = new TalkDesk();
  ordered = 0;
  desk.order = () => {
    ordered += 1;
    return Promise.resolve();
  };
});
afterEach(() => {
  cleanup();
  desk.close();
  leave();
});

describe('the areas found', () => {
  it('ask for the pronouns the report leaves open, once and before anything is paid for', async () => {
    const { again } = await show([found('Decoding')], { pronouns: null });
    draft();
    expect(screen.getByText(words.pronouns.missing)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(words.pronouns.choices.he));
    expect(ordered).toBe(0);
    fireEvent.click(screen.getByLabelText(words.pronouns.name('M.G.')));
    again();
    expect(screen.queryByText(words.pronouns.missing)).toBeNull();
    draft();
    expect(ordered).toBe(1);
  });

  it('do not ask where the report settles them', async () => {
    await show([found('Decoding')]);
    expect(screen.queryByText(words.pronouns.hint)).toBeNull();
    draft();
    expect(ordered).toBe(1);
  });

  it('come into view by themselves, but not over the words of why an order was refused', async () => {
    const seen: string[] = [];
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      seen.push(this.tagName);
    };
    await show([found('Decoding')]);
    expect(seen).toEqual(['SECTION']);
    cleanup();
    desk.talk.set({
      ...desk.talk.get(),
      problem: { code: 'generator.daily-limit', text: words.errors.dailyLimit, retry: null },
    });
    await show([found('Decoding')]);
    expect(seen).toEqual(['SECTION']);
  });

  it('quote a sentence once, however many figures it holds', async () => {
    const Quote = 'Word Reading 81, Pseudoword Decoding 78.';
    const of = (Text: string) => ({ Text, Page: 1, Quote });
    await show([found('Decoding', { Evidence: [of('Word Reading: 81'), of('Pseudoword Decoding: 78')] })]);
    expect(screen.getAllByText(Quote)).toHaveLength(1);
  });

  describe('where the report may mean one of several figures', () => {
    const Baselines = [
      { Text: 'Number sense: 8 of 10 items', Page: 2, Quote: 'With blocks she built 8 of 10.' },
      { Text: 'place value: 5 of 12 items', Page: 3, Quote: 'She was correct on 5 of 12.' },
    ];
    const doubtful = () => found('Number sense', { Baselines, IsBaselinePlain: false });
    const inArea = () => within(screen.getByRole('listitem'));

    it('ask which one, each with its page and words, and draft nothing before', async () => {
      const { again } = await show([doubtful()]);
      expect(screen.getByText(words.areas.open(1))).toBeTruthy();
      expect(inArea().getByText(words.areas.severalBaselines)).toBeTruthy();
      draft();
      expect(ordered).toBe(0);
      expect(inArea().getByText(words.areas.chooseFigure('Number sense'))).toBeTruthy();
      const first = screen.getByLabelText(/8 of 10 items/);
      expect(document.activeElement).toBe(first);
      const other = screen.getByLabelText<HTMLInputElement>(
        /place value: 5 of 12 items.*p\. 3.*correct on 5/,
      );
      fireEvent.click(other);
      again();
      expect(inArea().getByText(words.areas.hasBaseline)).toBeTruthy();
      expect(screen.queryByText(words.areas.open(1))).toBeNull();
      draft();
      expect(ordered).toBe(1);
      expect(desk.talk.get().report?.areas).toMatchObject([{ start: 1, missing: 'undecided' }]);
    });

    it('ask in the same way where none of them is surely the baseline, and call none missing', async () => {
      const { again } = await show([found('Number sense', { Baselines, HasBaseline: false })]);
      expect(screen.getByText(words.areas.open(1))).toBeTruthy();
      expect(screen.queryByText(words.areas.undecided(1))).toBeNull();
      expect(inArea().getByText(words.areas.severalBaselines)).toBeTruthy();
      expect(inArea().getByText(words.areas.unsureOfAny)).toBeTruthy();
      fireEvent.click(screen.getByLabelText(/8 of 10 items/));
      again();
      expect(inArea().getByText(words.areas.hasBaseline)).toBeTruthy();
      draft();
      expect(ordered).toBe(1);
    });

    it('take a typed one, or leave the area out and the focus on its box', async () => {
      const { again } = await show([doubtful()]);
      fireEvent.click(screen.getByLabelText(words.areas.type));
      again();
      draft();
      expect(ordered).toBe(0);
      const typed = screen.getByLabelText(words.areas.baseline('Number sense'));
      expect(document.activeElement).toBe(typed);
      fireEvent.click(screen.getByLabelText(words.areas.skip));
      again();
      expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Number sense' }));
      expect(screen.queryByText(words.areas.unsureWhich)).toBeNull();
    });
  });

  it('come without a check where the report does not plainly call them a need, with what it says well of them', async () => {
    const saying = (Quote: string) => ({ Text: Quote, Page: 4, Quote });
    const Praise = [saying('she spells well'), saying('spelling is sound')];
    const Evidence = [saying('spelled 4 of 10'), saying('spelled 5 of 12')];
    const doubted = found('Spelling', { IsNeedPlain: false, IsBaselinePlain: false, Evidence, Praise });
    const { again } = await show([doubted, found('Decoding')]);
    const [row, plain] = screen.getAllByRole('listitem');
    if (!row || !plain) throw new Error('There are no areas');
    const box = within(row).getByRole<HTMLInputElement>('checkbox');
    expect(box.checked).toBe(false);
    expect(within(row).getByText(words.areas.couldBe)).toBeTruthy();
    // The hint describes the box, and is no part of its name.
    expect(
      within(row).getByRole('checkbox', { name: 'Spelling', description: words.areas.unsureOfNeed }),
    ).toBe(box);
    expect(within(row).getByText(words.areas.moreEvidence(1))).toBeTruthy();
    expect(within(row).getByText(words.areas.morePraise(1))).toBeTruthy();
    expect(within(row).getByText(words.areas.praise)).toBeTruthy();
    expect(within(row).getByText('she spells well')).toBeTruthy();
    expect(within(row).getAllByText('p. 4')).toHaveLength(4);
    expect(within(plain).queryByText(words.areas.praise)).toBeNull();
    // Which figure its goal starts from is asked once it is called a need.
    expect(within(row).queryByText(words.areas.unsureOfOne)).toBeNull();
    fireEvent.click(box);
    again();
    expect(within(row).queryByText(words.areas.couldBe)).toBeNull();
    expect(within(row).getByText(words.areas.severalBaselines)).toBeTruthy();
    expect(within(row).getByText(words.areas.unsureOfOne)).toBeTruthy();
    expect(within(row).getByText('she spells well')).toBeTruthy();
  });

  it('let another figure be chosen where nobody doubts the first', async () => {
    const Baselines = [
      { Text: 'Decoding: 61 words', Page: 3, Quote: 'read 61 words' },
      { Text: 'Decoding: 9 of 20 syllables', Page: 4, Quote: '9 of 20 syllables' },
    ];
    const { again } = await show([found('Decoding', { Baselines })]);
    expect(screen.getByLabelText<HTMLInputElement>(/61 words/).checked).toBe(true);
    fireEvent.click(screen.getByLabelText(/9 of 20 syllables/));
    again();
    expect(screen.getByLabelText<HTMLInputElement>(/9 of 20 syllables/).checked).toBe(true);
    draft();
    expect(ordered).toBe(1);
    expect(desk.talk.get().report?.areas).toMatchObject([{ start: 1 }]);
  });

  it('offer no other figure where the report has but one', async () => {
    await show([
      found('Decoding', { Baselines: [{ Text: 'Decoding: 61 words', Page: 3, Quote: '61 words' }] }),
    ]);
    expect(screen.queryByText(words.areas.another)).toBeNull();
    expect(screen.getByText(words.areas.anotherTyped)).toBeTruthy();
  });

  it("show what becomes of last year's goal, why, and the newest number", async () => {
    const Review = {
      Verdict: 'raise',
      OldGoal: 'Will read 60 words.',
      Page: 2,
      Quote: 'x',
      Why: 'It was met.',
    } as const;
    // Reached, and not plainly a need: whether a harder goal is needed is asked.
    const old = { Text: 'A goal', Page: 2, Quote: 'Goal: Will read 60 words.' };
    const [first] = found('Decoding').Evidence;
    await show([
      found('Decoding', { Review, Evidence: [first, old], IsNeedPlain: false }),
      found('Spelling'),
    ]);
    expect(screen.getByText(words.review.summary({ continue: 0, raise: 1, replace: 0 }))).toBeTruthy();
    const [row, other] = screen.getAllByRole('listitem');
    if (!row || !other) throw new Error('There are no areas');
    const inRow = within(row);
    expect(inRow.getByText(goalWords.review.verdicts.raise)).toBeTruthy();
    expect(inRow.getByText('It was met.')).toBeTruthy();
    expect(inRow.getByRole('checkbox', { name: 'Decoding', description: words.areas.reached })).toBeTruthy();
    expect(inRow.queryByText(words.areas.unsureOfNeed)).toBeNull();
    // Once: not among the quotes again.
    expect(inRow.getAllByText(/Will read 60 words\./)).toHaveLength(1);
    expect(inRow.getByText(words.review.newest).parentElement?.textContent).toBe(
      `${words.review.newest} 61 words correct per minute`,
    );
    expect(within(other).queryByText(words.review.newest)).toBeNull();
  });

  it('of a long list come on demand, and the focus goes to the first that came', async () => {
    await show(Array.from({ length: 12 }, (_none, at) => found(`Area ${String(at)}`)));
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    fireEvent.click(screen.getByRole('button', { name: words.areas.more(4) }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(12);
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(screen.getByLabelText('Area 8'));
  });
});
