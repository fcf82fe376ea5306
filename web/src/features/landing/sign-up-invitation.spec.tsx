import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSignUpInvitation } from './sign-up-invitation';

const wait = (ms: number): void => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};
const press = (): void => {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
};

describe('the invitation to sign up', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => {
    document.body.replaceChildren();
    jest.useRealTimers();
  });

  it('opens six seconds after the page', () => {
    const { result } = renderHook(() => useSignUpInvitation());
    wait(5999);
    expect(result.current.isOpen).toBe(false);
    wait(1);
    expect(result.current.isOpen).toBe(true);
  });

  it('waits for a keyboard that is in use', () => {
    const { result } = renderHook(() => useSignUpInvitation());
    wait(5000);
    press();
    wait(3000);
    expect(result.current.isOpen).toBe(false);
    wait(2000);
    expect(result.current.isOpen).toBe(true);
  });

  it('does not open over a field that somebody is in', () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    const { result } = renderHook(() => useSignUpInvitation());
    wait(60_000);
    expect(result.current.isOpen).toBe(false);
    field.blur();
    wait(1000);
    expect(result.current.isOpen).toBe(true);
  });

  it('asks once a visit', () => {
    const first = renderHook(() => useSignUpInvitation());
    wait(6000);
    act(() => {
      first.result.current.close();
    });
    expect(first.result.current.isOpen).toBe(false);
    first.unmount();
    const second = renderHook(() => useSignUpInvitation());
    wait(60_000);
    expect(second.result.current.isOpen).toBe(false);
  });

  it('leaves nothing behind when the visitor goes on', () => {
    renderHook(() => useSignUpInvitation()).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
