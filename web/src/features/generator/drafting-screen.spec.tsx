import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { DraftingScreen } from './drafting-screen';

const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};
const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

describe('the loading screen', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('rises ten points every two seconds, waits at ninety, and ends at a hundred', () => {
    const { rerender } = render(<DraftingScreen isDone={false} ready={0} total={3} />);
    expect(percent()).toBe('0');
    pass(2000);
    expect(percent()).toBe('10');
    pass(60_000);
    expect(percent()).toBe('90');
    rerender(<DraftingScreen isDone ready={3} total={3} />);
    expect(percent()).toBe('100');
  });

  it('begins with Keep it SMART and turns to the next tip after six seconds', () => {
    render(<DraftingScreen isDone={false} ready={0} total={0} />);
    expect(screen.queryByText('Keep it SMART.')).not.toBeNull();
    pass(5999);
    expect(screen.queryByText('Keep it SMART.')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Keep it SMART.')).toBeNull();
    pass(54_000);
    expect(screen.queryByText('Keep it SMART.')).not.toBeNull();
  });

  it('shows Wren in another pose every three seconds', () => {
    const { container } = render(<DraftingScreen isDone={false} ready={0} total={0} />);
    const pose = () => container.querySelector('svg')?.innerHTML;
    const writing = pose();
    pass(3000);
    expect(pose()).not.toBe(writing);
    pass(3000);
    expect(pose()).toBe(writing);
  });
});
