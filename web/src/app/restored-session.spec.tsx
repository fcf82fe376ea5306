import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { aUser, FakeServer, ok } from '../../test/fake-server';
import { tabStorage } from '../lib/encoded-storage';
import { session } from '../lib/session';

// Jest cannot link the testing library in one graph with the API's client.
const { useRestoredSession } = await import('./restored-session');

const VALIDATE = '/users/token/validate';
let server: FakeServer;

function Probe() {
  return <output>{useRestoredSession().restoring}</output>;
}

async function reloadWithToken() {
  tabStorage.write('token', 'kept');
  session.set({ state: 'restoring' });
  render(<Probe />);
  await act(() => jest.advanceTimersByTimeAsync(0));
}
const shown = () => screen.getByRole('status').textContent;

describe('a session after a reload', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    server = new FakeServer();
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    jest.clearAllTimers();
    jest.useRealTimers();
  });

  it('goes on with the token of the tab', async () => {
    server.answers[VALIDATE] = ok({ IsUserTokenValid: true, User: aUser() });
    await reloadWithToken();
    expect(shown()).toBe('done');
    expect(session.get()).toMatchObject({ state: 'signed-in', token: 'kept' });
    expect(server.asked[0]?.body).toEqual({ USToken: 'kept' });
  });

  it('is over when the server says that the token opens nothing', async () => {
    server.answers[VALIDATE] = ok({ IsUserTokenValid: false });
    await reloadWithToken();
    expect(shown()).toBe('refused');
    expect(session.get().state).toBe('signed-out');
    expect(tabStorage.read('token')).toBeUndefined();
  });

  it('is not over for an answer that is none, of a proxy for example', async () => {
    server.answers[VALIDATE] = { proxy: 'confused' };
    await reloadWithToken();
    expect(shown()).toBe('unreached');
    expect(tabStorage.read('token')).toBe('kept');
  });

  it('waits for a server that cannot be reached, and keeps the token', async () => {
    await reloadWithToken();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(shown()).toBe('under-way');
    server.answers[VALIDATE] = ok({ IsUserTokenValid: true, User: aUser() });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(shown()).toBe('done');
  });
});
