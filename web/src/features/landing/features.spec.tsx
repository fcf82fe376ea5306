import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { landing } from '../../texts/landing';
import { Features } from './features';

let prefersStill = false;

const wait = (ms: number): void => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};
const openTab = (): string => screen.getByRole('tab', { selected: true }).textContent;
const { evidence, talk, checks, keep } = landing.features;

describe('the features', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    prefersStill = false;
    // jsdom has none.
    globalThis.matchMedia = () =>
      Object.assign(new EventTarget(), { matches: prefersStill }) as unknown as MediaQueryList;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('move on every eight seconds, and from the fifth to the first', () => {
    render(<Features />);
    expect(screen.getAllByRole('tab')).toHaveLength(5);
    wait(7999);
    expect(openTab()).toBe(evidence.title);
    wait(1);
    expect(openTab()).toBe(talk.title);
    for (let slide = 0; slide < 4; slide += 1) wait(8000);
    expect(openTab()).toBe(evidence.title);
  });

  it('stand still under the pointer, under the focus and when told to', () => {
    render(<Features />);
    const list = screen.getByRole('tablist');
    fireEvent.pointerEnter(list);
    wait(20_000);
    expect(openTab()).toBe(evidence.title);
    fireEvent.pointerLeave(list);
    fireEvent.focus(screen.getByRole('tab', { selected: true }));
    wait(20_000);
    expect(openTab()).toBe(evidence.title);
    fireEvent.blur(screen.getByRole('tab', { selected: true }));
    fireEvent.click(screen.getByRole('button', { name: landing.features.pause }));
    wait(20_000);
    expect(openTab()).toBe(evidence.title);
    fireEvent.click(screen.getByRole('button', { name: landing.features.resume }));
    wait(8000);
    expect(openTab()).toBe(talk.title);
  });

  it('never move for those who asked for less motion', () => {
    prefersStill = true;
    render(<Features />);
    wait(60_000);
    expect(openTab()).toBe(evidence.title);
  });

  it('are reached by arrow keys, Home and End', () => {
    render(<Features />);
    const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
    press('ArrowRight');
    press('ArrowDown');
    expect(openTab()).toBe(checks.title);
    expect(document.activeElement?.textContent).toBe(checks.title);
    press('Home');
    press('ArrowLeft');
    expect(openTab()).toBe(keep.title);
    press('End');
    press('ArrowRight');
    expect(openTab()).toBe(evidence.title);
  });
});
