import type { Goal } from '@goalwright/contracts/api/goals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { aUser, FakeServer, ok } from '../../../test/fake-server';
import { announcement } from '../../lib/announce';
import { formatDateTime } from '../../lib/dates';
import { begin, leave } from '../../lib/session';
import { goals as words } from '../../texts/goals';

// Jest cannot link the testing library in one graph with Radix.
const { GoalCard } = await import('./goal-card');

const EDIT = '/goals/edit';
const VERSIONS = '/goals/versions';
const SAVE_AFTER_MS = 700;
const A_FRAME_MS = 20;
const FIXED = 'By June 2027, J.W. will read 95 words.';
const PASS = { Name: 'Timeframe', Verdict: 'pass' as const, Why: 'It says when.', Fix: '' };
const FAIL = {
  Name: 'Timeframe',
  Verdict: 'fail' as const,
  Why: 'It does not say when.',
  Fix: 'Say by when.',
  Edit: { Goal: FIXED },
};

let goalNumber = 0;
/** Another goal for each test: what is known of one must not reach the next. */
const aGoal = (more: Partial<Goal> = {}): Goal => {
  goalNumber += 1;
  return {
    GoalId: `bbbbbbbb-0000-4000-8000-${String(goalNumber).padStart(12, '0')}` as Goal['GoalId'],
    AreaOfNeed: 'Reading fluency',
    Disability: 'SLD',
    Baseline: 'J.W. reads 61 words.',
    Goal: 'J.W. will read 95 words.',
    Objectives: [],
    Fape: [],
    Evidence: [],
    Checks: [FAIL],
    Quality: 50,
    Engine: 'built-in',
    ...more,
  };
};

let server: FakeServer;
let kept: Goal;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  fireEvent.click(button(name));
  await pass(A_FRAME_MS);
};
const edits = () => server.asked.filter(({ path }) => path === EDIT).map(({ body }) => body);
/** The server keeps the words, counts the versions, and passes every goal that says when. */
function show(goal: Goal, hasVersions = false) {
  kept = goal;
  server.answers[EDIT] = ({ Baseline, Goal: text, Objectives, Fape }) => {
    const Checks = String(text).startsWith('By') ? [PASS] : [FAIL];
    const Quality = Checks[0] === PASS ? 100 : 50;
    const Version = (kept.Version ?? 0) + 1;
    kept = {
      ...kept,
      ...({ Baseline, Goal: text, Objectives, Fape } as Partial<Goal>),
      Checks,
      Quality,
      Version,
    };
    return ok({ Goal: kept });
  };
  return render(<GoalCard goal={goal} number={1} studentLabel="" hasVersions={hasVersions} />);
}
const openChecks = (goal: Goal, word = 'Moderate') => press(words.quality.label(word, goal.Quality));
const undoKeys = (more: object = {}) =>
  act(async () => {
    fireEvent.keyDown(screen.getByRole('article'), { key: 'z', ctrlKey: true, ...more });
    await jest.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  server = new FakeServer();
  begin(aUser(), 'token');
});
afterEach(() => {
  cleanup();
  leave();
  jest.clearAllTimers();
  jest.useRealTimers();
});

describe('a fix that is written out', () => {
  it('shows what it changes, is saved as an edit, and says what became of its check', async () => {
    const goal = aGoal();
    show(goal);
    await openChecks(goal);
    expect(screen.getByText('By June 2027,').closest('ins')).toBeTruthy();
    await press(words.fix.applyLabel('Timeframe'));
    expect(edits()).toMatchObject([{ Goal: FIXED, Baseline: goal.Baseline, Version: 0 }]);
    const said = words.fix.now('Timeframe', 'Pass', 'Strong 100%');
    expect(announcement.get().text).toBe(said);
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.fix.applyLabel('Timeframe') })).toBeNull();
    // The pressed button is gone: the way back has the focus.
    expect(document.activeElement).toBe(button(words.edit.undo));
  });

  it('is taken back with one press, or with the keys', async () => {
    const goal = aGoal();
    show(goal);
    await openChecks(goal);
    await press(words.fix.applyLabel('Timeframe'));
    await press(words.edit.undo);
    expect(kept.Goal).toBe(goal.Goal);
    expect(document.activeElement).toBe(button(words.quality.label('Moderate', 50)));
    await press(words.fix.applyLabel('Timeframe'));
    await undoKeys();
    expect(kept.Goal).toBe(goal.Goal);
    await undoKeys({ shiftKey: true });
    expect(kept.Goal).toBe(FIXED);
  });

  it('waits while words on the card were not read by the checks', async () => {
    const goal = aGoal();
    show(goal);
    await openChecks(goal);
    await press(words.edit.label(1));
    fireEvent.change(screen.getByLabelText(words.goal), { target: { value: 'Typed just now.' } });
    expect(button(words.fix.applyLabel('Timeframe')).getAttribute('aria-disabled')).toBe('true');
    await press(words.fix.applyLabel('Timeframe'));
    expect(screen.getByLabelText<HTMLTextAreaElement>(words.goal).value).toBe('Typed just now.');
    await pass(SAVE_AFTER_MS);
    expect(button(words.fix.applyLabel('Timeframe')).getAttribute('aria-disabled')).toBeNull();
  });

  it('that could not be saved says so and is kept', async () => {
    const goal = aGoal();
    show(goal);
    await openChecks(goal);
    server.answers[EDIT] = undefined;
    await press(words.fix.applyLabel('Timeframe'));
    await pass(9000);
    expect(screen.getByText(words.fix.waiting('Timeframe'))).toBeTruthy();
    expect(screen.getByText(words.edit.unsaved)).toBeTruthy();
    expect(screen.getAllByText(FIXED).length).toBeGreaterThan(0);
  });
});

it('after a fix the next one is at hand', async () => {
  const goal = aGoal({
    Checks: [
      FAIL,
      { ...FAIL, Name: 'Condition', Edit: { Goal: 'Given a passage, J.W. will read 95 words.' } },
    ],
  });
  show(goal);
  await openChecks(goal);
  server.answers[EDIT] = ({ Goal: text }) => {
    kept = {
      ...kept,
      Goal: String(text),
      Checks: [PASS, goal.Checks[1] ?? FAIL],
      Version: (kept.Version ?? 0) + 1,
    };
    return ok({ Goal: kept });
  };
  button(words.fix.applyLabel('Timeframe')).focus();
  await press(words.fix.applyLabel('Timeframe'));
  expect(document.activeElement).toBe(button(words.fix.applyLabel('Condition')));
});

describe('while a goal is edited', () => {
  it('a changed quality is said, once the checks have read the words', async () => {
    show(aGoal());
    await press(words.edit.label(1));
    const before = announcement.get().count;
    fireEvent.change(screen.getByLabelText(words.goal), { target: { value: 'J.W. will read aloud.' } });
    await pass(SAVE_AFTER_MS);
    expect(announcement.get().count).toBe(before);
    fireEvent.change(screen.getByLabelText(words.goal), { target: { value: FIXED } });
    await pass(SAVE_AFTER_MS);
    expect(announcement.get().text).toBe(words.quality.said('Strong', 100, 1, 1));
  });

  it('what was undone can be done again, until something else is typed', async () => {
    show(aGoal());
    await press(words.edit.label(1));
    const field = () => screen.getByLabelText<HTMLTextAreaElement>(words.goal);
    fireEvent.change(field(), { target: { value: 'One.' } });
    await pass(SAVE_AFTER_MS);
    await press(words.edit.undo);
    expect(field().value).toBe('J.W. will read 95 words.');
    await press(words.edit.redo);
    expect([field().value, kept.Goal]).toEqual(['One.', 'One.']);
    await press(words.edit.undo);
    fireEvent.change(field(), { target: { value: 'Two.' } });
    expect(button(words.edit.redo).hasAttribute('disabled')).toBe(true);
  });

  it('the way back is still there after the editor was closed', async () => {
    show(aGoal());
    await press(words.edit.label(1));
    fireEvent.change(screen.getByLabelText(words.goal), { target: { value: 'One.' } });
    await press(words.edit.done);
    await press(words.edit.label(1));
    await press(words.edit.undo);
    expect(kept.Goal).toBe('J.W. will read 95 words.');
  });
});

describe('the versions of a goal', () => {
  const DRAFTED_ON = '2026-11-20T10:00:00.000Z';
  const EDITED_ON = '2026-11-20T11:00:00.000Z';
  const opened = async () => {
    const goal = aGoal({ Version: 1, Goal: 'J.W. will read 99 words.' });
    const draft = { Baseline: goal.Baseline, Goal: 'J.W. will read 95 words.', Objectives: [], Fape: [] };
    show(goal, true);
    server.answers[VERSIONS] = () =>
      ok({
        Versions: [
          { ...draft, Goal: goal.Goal, Version: kept.Version, On: EDITED_ON, By: 'provider' },
          { ...draft, Version: 0, On: DRAFTED_ON, By: 'draft' },
        ],
        Acknowledged: [{ Check: 'Service complete', On: EDITED_ON }],
      });
    await press(words.versions.openLabel(1));
    return screen.getAllByRole('listitem');
  };

  it('say who wrote what and when, and what was accepted', async () => {
    const [newest] = await opened();
    if (!newest) throw new Error('There are no versions');
    expect(newest.textContent).toContain(words.versions.yours);
    expect(newest.textContent).toContain(formatDateTime(EDITED_ON));
    expect(newest.textContent).toContain(words.versions.changed([words.goal]));
    expect(within(newest).getByText('95').closest('del')).toBeTruthy();
    expect(within(newest).getByText('99').closest('ins')).toBeTruthy();
    expect(within(newest).queryByRole('button', { name: /^Restore/ })).toBeNull();
    expect(newest.textContent).toContain(words.versions.now);
    expect(screen.getByText(words.versions.draft).parentElement?.textContent).toContain(
      formatDateTime(DRAFTED_ON),
    );
    expect(
      screen.getByText(words.versions.seenOne('Service complete', formatDateTime(EDITED_ON))),
    ).toBeTruthy();
  });

  it('can each be restored, as an edit that can be undone', async () => {
    await opened();
    await press(words.versions.restoreLabel(words.versions.draft, formatDateTime(DRAFTED_ON)));
    expect(edits()).toMatchObject([{ Goal: 'J.W. will read 95 words.', Version: 1 }]);
    expect(announcement.get().text).toBe(
      words.versions.restored(words.versions.draft, formatDateTime(DRAFTED_ON), 'Moderate 50%'),
    );
    await press(words.edit.undo);
    expect(kept.Goal).toBe('J.W. will read 99 words.');
  });
});
