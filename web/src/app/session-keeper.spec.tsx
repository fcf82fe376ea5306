import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { aUser, FakeServer, ok, refusal } from '../../test/fake-server';
import { flagPayment } from '../lib/payment-flag';
import { begin, session } from '../lib/session';
import { app } from '../texts/app';
import { EXTEND_EVERY_MS, HIDDEN_CHECK_MS, WARNING_MS } from './session-life';

// Jest cannot link the testing library in one graph with Radix.
const { SessionKeeper } = await import('./session-keeper');

const EXTEND = '/users/token/extend';
const VALIDATE = '/users/token/validate';
const IDLE_MS = 2 * 60 * 60_000;

let server: FakeServer;
const STEP_MS = 30_000;
/** In steps: what a timer sets off is rendered, and sets its own timers, only when a step is over. */
async function pass(ms: number) {
  for (let leftMs = ms; leftMs > 0; leftMs -= STEP_MS) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(leftMs, STEP_MS)));
  }
  await act(() => jest.advanceTimersByTimeAsync(0));
}
const warning = () => screen.queryByRole('dialog', { name: app.sessionEnd.title });
const passwordDialog = () => screen.queryByRole('dialog', { name: app.signInAgain.title });
const extendedByIdleTime = () => ok({ ExpiresOn: new Date(Date.now() + IDLE_MS).toISOString() });

function see(state: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

async function open() {
  begin(aUser(), 'token');
  render(<SessionKeeper />);
  await pass(0);
}

describe('a session', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    localStorage.clear();
    server = new FakeServer();
    server.answers = { [EXTEND]: extendedByIdleTime, [VALIDATE]: ok({ IsUserTokenValid: false }) };
  });
  afterEach(() => {
    cleanup();
    see('visible');
    jest.clearAllTimers();
    jest.useRealTimers();
  });

  it('warns two minutes before its end, and goes on when told to', async () => {
    await open();
    await pass(IDLE_MS - WARNING_MS - 1);
    expect(warning()).toBeNull();
    await pass(1);
    expect(warning()).not.toBeNull();
    expect(screen.getByText(app.sessionEnd.remaining('2:00'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: app.sessionEnd.stay }));
    await pass(0);
    expect(warning()).toBeNull();
    await pass(IDLE_MS - WARNING_MS - 1);
    expect(warning()).toBeNull();
  });

  it('is extended by typing, once a minute at most', async () => {
    await open();
    const before = server.count(EXTEND);
    await pass(EXTEND_EVERY_MS);
    for (let key = 0; key < 5; key += 1) fireEvent.keyDown(document.body, { key: 'a' });
    await pass(EXTEND_EVERY_MS - 1);
    fireEvent.pointerDown(document.body);
    expect(server.count(EXTEND)).toBe(before + 1);
    await pass(1);
    fireEvent.pointerDown(document.body);
    await pass(0);
    expect(server.count(EXTEND)).toBe(before + 2);
    await pass(IDLE_MS - WARNING_MS - 1);
    expect(warning()).toBeNull();
  });

  it('asks for the password in place at its end, and goes on for the same user', async () => {
    server.answers['/login/authentication'] = ({ Password }) =>
      Password === 'Quiet-River-Stones'
        ? ok({ User: aUser({ USToken: 'next' }), USToken: 'next' })
        : refusal('identity.credentials-mismatch', 'Credentials do not match records');
    await open();
    await pass(IDLE_MS + 2000);
    expect(session.get().state).toBe('ended');
    expect(passwordDialog()?.textContent).toContain('ana@school.example');
    const password = screen.getByLabelText(app.signInAgain.password);
    fireEvent.change(password, { target: { value: 'wrong' } });
    fireEvent.click(screen.getByRole('button', { name: app.signInAgain.signIn }));
    await pass(0);
    expect(screen.getByText('Credentials do not match records')).toBeTruthy();
    fireEvent.change(password, { target: { value: 'Quiet-River-Stones' } });
    fireEvent.click(screen.getByRole('button', { name: app.signInAgain.signIn }));
    await pass(0);
    expect(session.get()).toMatchObject({ state: 'signed-in', token: 'next' });
    expect(passwordDialog()).toBeNull();
  });

  it('does not end for a network that is down: only the word of the server ends it', async () => {
    await open();
    server.answers[VALIDATE] = undefined;
    await pass(IDLE_MS + 60_000);
    expect(session.get().state).toBe('signed-in');
    server.answers[VALIDATE] = ok({ IsUserTokenValid: true, User: aUser() });
    await pass(10_000);
    expect(warning()).toBeNull();
    expect(passwordDialog()).toBeNull();
  });

  it('is looked at 28 seconds after the page was hidden, if it still is', async () => {
    await open();
    see('hidden');
    await pass(HIDDEN_CHECK_MS - 1);
    expect(server.count(VALIDATE)).toBe(0);
    await pass(1);
    expect(server.count(VALIDATE)).toBe(1);
    expect(session.get().state).toBe('ended');
  });

  it('is not looked at when the page came back into view, unless a payment is under way', async () => {
    await open();
    see('hidden');
    await pass(1000);
    see('visible');
    await pass(HIDDEN_CHECK_MS);
    expect(server.count(VALIDATE)).toBe(0);
    flagPayment(true);
    see('hidden');
    await pass(1000);
    see('visible');
    await pass(HIDDEN_CHECK_MS);
    expect(server.count(VALIDATE)).toBe(1);
  });
});
