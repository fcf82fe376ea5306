import type { Goal } from '@goalwright/contracts/api/goals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { aUser, FakeServer, ok, refusal } from '../../../test/fake-server';
import { newestOf } from '../../lib/known-goals';
import { noteReportDeleted } from '../../lib/report-deletions';
import { begin, leave } from '../../lib/session';
import { announcement } from '../../lib/announce';
import { goals as words } from '../../texts/goals';

// Jest cannot link the testing library in one graph with Radix.
const { GoalCard } = await import('./goal-card');

const EDIT = '/goals/edit';
const PAGE = '/goals/page';
const SAVE_AFTER_MS = 700;

let goalNumber = 0;
/** Another goal for each test: what is known of one must not reach the next. */
const aGoal = (more: Partial<Goal> = {}): Goal => {
  goalNumber += 1;
  return {
    GoalId: `aaaaaaaa-0000-4000-8000-${String(goalNumber).padStart(12, '0')}` as Goal['GoalId'],
    AreaOfNeed: 'Reading fluency',
    Disability: 'SLD',
    Baseline: 'J.W. reads 61 words.',
    Goal: 'J.W. will read 95 words.',
    Objectives: [],
    Fape: [],
    Evidence: [],
    Checks: [],
    Quality: 90,
    Engine: 'built-in',
    ...more,
  };
};

let server: FakeServer;
let clipboard: string[];
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
const sentence = () => screen.getByLabelText<HTMLTextAreaElement>(words.goal);
const type = (text: string) => {
  fireEvent.change(sentence(), { target: { value: text } });
};
const edits = () => server.asked.filter(({ path }) => path === EDIT).map(({ body }) => body);
/** The server as far as one goal goes: it keeps the words and counts the versions. */
function keepGoal(goal: Goal) {
  let kept = goal;
  const edited = (body: Readonly<Record<string, unknown>>) => {
    const { Version, Goal: text } = body as { Version?: number; Goal?: string };
    if (text === undefined || text === kept.Goal) return ok({ Goal: kept });
    if (Version !== (kept.Version ?? 0)) return refusal('generator.goal-stale', 'Changed in another tab.');
    kept = { ...kept, Goal: text, Version: Version + 1, EditedOn: '2026-11-20T10:00:00.000Z' };
    return ok({ Goal: kept });
  };
  server.answers[EDIT] = edited;
  return {
    edited,
    changeElsewhere: (text: string) => {
      kept = { ...kept, Goal: text, Version: (kept.Version ?? 0) + 1 };
    },
    text: () => kept.Goal,
  };
}
const show = (goal: Goal) => render(<GoalCard goal={goal} number={1} studentLabel="" />);
/** Answers wait until the test lets them go, as on a slow network. */
function slowly(answer: (body: Readonly<Record<string, unknown>>) => object) {
  const waiting: (() => void)[] = [];
  const usual = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.endsWith(EDIT)) return usual(input, init);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return usual(input, init);
  };
  server.answers[EDIT] = answer;
  return async () => {
    for (const go of waiting.splice(0)) go();
    await pass(0);
  };
}
function hide() {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  server = new FakeServer();
  begin(aUser(), 'token');
  clipboard = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        clipboard.push(text);
        return Promise.resolve();
      },
    },
  });
});
afterEach(() => {
  cleanup();
  leave();
  jest.clearAllTimers();
  jest.useRealTimers();
});

describe('an edited goal', () => {
  it('shows what is known since, on every card of it', async () => {
    const goal = aGoal();
    keepGoal(goal);
    const { unmount } = show(goal);
    await press(words.edit.label(1));
    type('J.W. will read 99 words.');
    await pass(SAVE_AFTER_MS);
    unmount();
    // Another screen still has the goal as it read it before.
    show(goal);
    expect(screen.getByText('J.W. will read 99 words.')).toBeTruthy();
    expect(newestOf(goal).Version).toBe(1);
  });

  it('keeps words that are not saved yet on the card when it is done, and edits them on', async () => {
    const goal = aGoal();
    const { edited, text } = keepGoal(goal);
    const answer = slowly(edited);
    show(goal);
    await press(words.edit.label(1));
    type('First words.');
    await press(words.edit.done);
    expect(screen.getByText('First words.')).toBeTruthy();
    await press(words.edit.label(1));
    expect(sentence().value).toBe('First words.');
    type('First words. More.');
    await pass(SAVE_AFTER_MS);
    await answer();
    await answer();
    expect(text()).toBe('First words. More.');
    expect(edits().map(({ Version }) => Version)).toEqual([0, 1]);
  });

  it('shows them on another screen too, and saves them when the network is back after an hour', async () => {
    const goal = aGoal();
    const { edited, text } = keepGoal(goal);
    server.answers[EDIT] = undefined;
    const { unmount } = show(goal);
    await press(words.edit.label(1));
    type('Typed in a dead zone.');
    await pass(SAVE_AFTER_MS);
    await press(words.edit.done);
    unmount();
    show(goal);
    expect(screen.getByText('Typed in a dead zone.')).toBeTruthy();
    expect(screen.getByText(words.edit.unsaved)).toBeTruthy();
    await pass(60 * 60_000);
    server.answers[EDIT] = edited;
    await pass(10_000);
    expect(text()).toBe('Typed in a dead zone.');
    expect(screen.queryByText(words.edit.unsaved)).toBeNull();
    // An hour of a clock that ticks by hand takes seconds, and more of them on a machine with other work.
  }, 30_000);

  it('sends what was just typed when the page goes, so that it outlives the page', async () => {
    const goal = aGoal();
    const { edited, text } = keepGoal(goal);
    const keptAlive: boolean[] = [];
    const answer = slowly(edited);
    const usual = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (init?.method === 'POST') keptAlive.push(init.keepalive === true);
      return usual(input, init);
    };
    show(goal);
    await press(words.edit.label(1));
    type('One.');
    hide();
    await pass(0);
    expect(keptAlive).toEqual([true]);
    // A save is under way, and more was typed.
    type('One. Two.');
    act(() => {
      dispatchEvent(new Event('pagehide'));
    });
    await pass(0);
    expect(keptAlive).toEqual([true, true]);
    await answer();
    expect(text()).toBe('One. Two.');
    // Where the page lives on nothing is stale.
    await answer();
    await pass(SAVE_AFTER_MS);
    await answer();
    type('One. Two. Three.');
    await pass(SAVE_AFTER_MS);
    await answer();
    expect(text()).toBe('One. Two. Three.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('too large to outlive the page is sent as any other', async () => {
    const goal = aGoal({ Fape: [{ Service: 'é'.repeat(30_000) }] });
    const { edited } = keepGoal(goal);
    const keptAlive: (boolean | undefined)[] = [];
    const usual = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (init?.method === 'POST') keptAlive.push(init.keepalive);
      return usual(input, init);
    };
    server.answers[EDIT] = edited;
    show(goal);
    await press(words.edit.label(1));
    type('One.');
    await pass(SAVE_AFTER_MS);
    expect(keptAlive).toEqual([false]);
    expect(edits()).toHaveLength(1);
  });
});

describe('an edit that the server does not take', () => {
  it('lets the provider choose where another tab changed the goal: theirs, with mine one undo away', async () => {
    const goal = aGoal();
    const { changeElsewhere, text } = keepGoal(goal);
    show(goal);
    changeElsewhere('Their words.');
    await press(words.edit.label(1));
    type('My words.');
    await pass(SAVE_AFTER_MS);
    await press(words.edit.done);
    expect(screen.getByText('My words.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Changed in another tab.');
    await press(words.edit.reload);
    expect(screen.getByText('Their words.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(text()).toBe('Their words.');
  });

  it('or mine in place of theirs', async () => {
    const goal = aGoal();
    const { changeElsewhere, text } = keepGoal(goal);
    show(goal);
    changeElsewhere('Their words.');
    await press(words.edit.label(1));
    type('My words.');
    await pass(SAVE_AFTER_MS);
    await press(words.edit.keepMine);
    expect(text()).toBe('My words.');
    await press(words.edit.undo);
    expect(text()).toBe('Their words.');
  });

  it('lets go of what the server refuses only when told to', async () => {
    show(aGoal());
    server.answers[EDIT] = refusal('request.too-large', 'This goal is too long to save.');
    await press(words.edit.label(1));
    type('Long words.');
    await press(words.edit.done);
    expect(screen.getByText('Long words.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('too long');
    await press(words.edit.discard);
    expect(screen.getByText('J.W. will read 95 words.')).toBeTruthy();
  });

  it('does not do again with the next undo what was undone while it was being saved', async () => {
    const goal = aGoal();
    const { edited, text } = keepGoal(goal);
    const answer = slowly(edited);
    show(goal);
    await press(words.edit.label(1));
    type('First.');
    await pass(SAVE_AFTER_MS);
    await answer();
    type('Second.');
    await pass(SAVE_AFTER_MS);
    await press(words.edit.undo);
    await answer();
    await answer();
    expect(text()).toBe('First.');
    await press(words.edit.undo);
    await answer();
    expect(text()).toBe('J.W. will read 95 words.');
  });
});

describe('copying', () => {
  it('takes the words on the screen, saved first', async () => {
    const goal = aGoal();
    const { edited } = keepGoal(goal);
    show(goal);
    server.answers[EDIT] = edited;
    await press(words.edit.label(1));
    type('Just typed.');
    await press(words.copy.label(1));
    expect(clipboard).toHaveLength(1);
    expect(clipboard[0]).toContain('Just typed.');
    expect(edits()).toHaveLength(1);
  });

  it('asks about the checks of the words on the screen', async () => {
    const goal = aGoal();
    show(goal);
    const Checks = [{ Name: 'Grounded numbers', Verdict: 'fail', Why: 'No source.', Fix: '' }];
    server.answers[EDIT] = ({ Goal: text }) => ok({ Goal: { ...goal, Goal: text, Version: 1, Checks } });
    server.answers['/goals/acknowledge'] = undefined;
    await press(words.edit.label(1));
    type('Just typed 77.');
    await press(words.copy.label(1));
    expect(clipboard).toEqual([]);
    expect(within(screen.getByRole('dialog')).getByText('No source.')).toBeTruthy();
  });

  it('says so where the words could not be saved', async () => {
    show(aGoal());
    await press(words.edit.label(1));
    type('Typed in a dead zone.');
    await press(words.copy.label(1));
    await pass(3000);
    expect(clipboard[0]).toContain('Typed in a dead zone.');
    expect(screen.getByText(words.copy.unsaved)).toBeTruthy();
  });

  it('that failed is not noted as seen', async () => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
    show(aGoal({ Checks: [{ Name: 'Grounded numbers', Verdict: 'fail', Why: 'No source.', Fix: '' }] }));
    await press(words.copy.label(1));
    await press(words.acknowledge.yes);
    expect(server.count('/goals/acknowledge')).toBe(0);
    expect(screen.getByText(words.copy.failed)).toBeTruthy();
  });
});

describe('evidence', () => {
  const quote = 'reads 61 words';
  const withProof = () => aGoal({ Evidence: [{ Text: '61 words', Page: 2, Quote: quote }] });
  const chip = () => words.evidence.open(words.evidence.page(2), quote);
  const page = ok({ PageText: 'Before. J.W. reads 61 words. After.', PageCount: 5 });

  it('says the quote aloud and not the page', async () => {
    server.answers[PAGE] = page;
    show(withProof());
    await press(chip());
    expect(announcement.get().text).toBe(words.evidence.open(words.evidence.page(2), quote));
    expect(screen.getByText(/Before\./).closest('[aria-live]')).toBeNull();
  });

  it('shows no page text again that it cannot read again', async () => {
    server.answers[PAGE] = page;
    show(withProof());
    await press(chip());
    expect(screen.getByText(/Before\./)).toBeTruthy();
    await press(words.evidence.close);
    server.answers[PAGE] = undefined;
    await press(chip());
    expect(screen.queryByText(/Before\./)).toBeNull();
    await pass(10 * 60_000);
    expect(screen.queryByText(/Before\./)).toBeNull();
    expect(screen.getByText(words.evidence.noPage)).toBeTruthy();
    expect(screen.getByText(quote)).toBeTruthy();
  });

  it('lets go of the page on screen when its report is deleted', async () => {
    server.answers[PAGE] = page;
    show(withProof());
    await press(chip());
    server.answers[PAGE] = undefined;
    act(() => {
      noteReportDeleted();
    });
    expect(screen.queryByText(/Before\./)).toBeNull();
    server.answers[PAGE] = ok({ IsReportDeleted: true });
    await pass(60_000);
    expect(screen.getByText(words.evidence.deletedSometime)).toBeTruthy();
  });
});
