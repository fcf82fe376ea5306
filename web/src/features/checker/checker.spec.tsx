import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { aUser, FakeServer, ok } from '../../../test/fake-server';
import { announcement } from '../../lib/announce';
import { begin, leave } from '../../lib/session';
import { checker as words } from '../../texts/checker';
import { goals as goalWords } from '../../texts/goals';
import { checkerDesk } from './checker-desk';

// Jest cannot link the testing library in one graph with Radix.
const { Checker } = await import('./checker');

const CHECK = '/goals/check';
const FIXED = 'By June, J.W. will read.';
const FAIL = {
  Name: 'Timeframe',
  Verdict: 'fail',
  Why: 'It does not say when.',
  Fix: 'Say when.',
  Edit: { Goal: FIXED },
};
const PASS = { Name: 'Timeframe', Verdict: 'pass', Why: 'It says when.', Fix: '' };

let server: FakeServer;
const settle = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  await settle();
};
const fields = () => screen.getAllByLabelText<HTMLTextAreaElement>(words.goal);
const type = (text: string) => {
  fireEvent.change(fields()[0] as HTMLElement, { target: { value: text } });
};
const paste = async (text: string) => {
  fireEvent.paste(fields()[0] as HTMLElement, { clipboardData: { getData: () => text } });
  await settle();
};
/** Whether the browser would ask before it lets go of the page. */
const asksBeforeLoss = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  server = new FakeServer();
  server.answers[CHECK] = ({ Goals }) =>
    ok({
      Goals: (Goals as { Goal: string }[]).map(({ Goal: goal }) =>
        goal.startsWith('By') ? { Quality: 100, Checks: [PASS] } : { Quality: 50, Checks: [FAIL] },
      ),
      PlanChecks: [{ Name: 'One plan', Verdict: 'weak', Why: 'Two goals say the same.', Fix: 'Reword one.' }],
    });
  begin(aUser(), 'token');
  checkerDesk.close();
});
afterEach(() => {
  cleanup();
  leave();
  jest.useRealTimers();
});

describe('the goal checker', () => {
  it('asks for a goal where there is none, in words and with the focus', async () => {
    render(<Checker />);
    await press(words.check(0));
    expect(screen.getByText(words.missing)).toBeTruthy();
    expect(document.activeElement).toBe(fields()[0]);
    expect(server.count(CHECK)).toBe(0);
  });

  it('shows results above the goals, says them, and goes there', async () => {
    render(<Checker />);
    await paste('Goal 1: Will read.\nGoal 2: By June, will write.');
    expect(fields()).toHaveLength(2);
    expect(screen.getByText(words.split(2))).toBeTruthy();
    await press(words.check(2));
    expect(announcement.get().text).toBe(
      [words.checked(2), words.resultOf(1, 'Moderate', 50), words.resultOf(2, 'Strong', 100)].join(' '),
    );
    expect(document.activeElement?.textContent).toBe(words.results);
    expect(screen.getByText('Two goals say the same.')).toBeTruthy();
  });

  it('calls no goal strong that cannot be measured, and says what it waits for', async () => {
    server.answers[CHECK] = () => ok({ Goals: [{ Quality: 80, Checks: [FAIL] }], PlanChecks: [] });
    render(<Checker />);
    type('Will get better at naming shapes.');
    await press(words.check(1));
    expect(announcement.get().text).toContain(words.resultOf(1, 'Moderate', 80));
    expect(screen.getByText(new RegExp(goalWords.quality.heldBack('Timeframe')))).toBeTruthy();
  });

  it('applies a fix with one press and takes it back with the keys', async () => {
    render(<Checker />);
    type('Will read.');
    await press(words.check(1));
    await press(goalWords.fix.applyLabel('Timeframe'));
    expect(fields()[0]?.value).toBe(FIXED);
    const said = goalWords.fix.now('Timeframe', 'Pass', 'Strong 100%');
    expect(announcement.get().text).toBe(said);
    // Nothing else is to be applied: the result itself has the focus.
    expect(document.activeElement?.getAttribute('aria-label')).toBe(words.resultOf(1, 'Strong', 100));
    fireEvent.keyDown(screen.getByText(said), { key: 'z', metaKey: true });
    await settle();
    expect(fields()[0]?.value).toBe('Will read.');
    expect(screen.getByRole('button', { name: goalWords.fix.applyLabel('Timeframe') })).toBeTruthy();
  });

  it('applies no fix of older words, and checks anew after a pause', async () => {
    render(<Checker />);
    type('Will read.');
    await press(words.check(1));
    type('Will read and');
    await press(goalWords.fix.applyLabel('Timeframe'));
    expect(fields()[0]?.value).toBe('Will read and');
    expect(screen.getByText(words.older)).toBeTruthy();
    type('By June, will read and write.');
    await settle(1000);
    expect(screen.getByText(words.allPassed)).toBeTruthy();
    expect(announcement.get().text).toBe(words.resultOf(1, 'Strong', 100));
  });

  it('asks before what is kept nowhere else is lost, and for nothing else', async () => {
    const { unmount } = render(<Checker />);
    expect(asksBeforeLoss()).toBe(false);
    type('Will read.');
    expect(asksBeforeLoss()).toBe(true);
    // Another screen of the same page loses nothing.
    unmount();
    render(<Checker />);
    expect(fields()[0]?.value).toBe('Will read.');
    await press(words.clear);
    expect(asksBeforeLoss()).toBe(false);
    await press(goalWords.edit.undo);
    expect(fields()[0]?.value).toBe('Will read.');
  });
});
