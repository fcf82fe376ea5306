import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aUser } from '../../test/fake-server';

type Heard = (event: { data: unknown }) => void;

/** One browser, whose tabs hear each other and never themselves. */
const told: unknown[] = [];
let hear: Heard = () => undefined;
Object.assign(globalThis, {
  BroadcastChannel: class {
    addEventListener(_name: string, listener: Heard) {
      hear = listener;
    }
    removeEventListener() {
      // Nothing here listens for long.
    }
    postMessage(word: unknown) {
      told.push(word);
    }
  },
});
const { begin, end, renew, session } = await import('./session');

const renewed = (email: string, token: string) => ({
  data: { kind: 'renewed', email, user: aUser({ Email: 'new@school.example', USToken: token }), token },
});

describe('a session after a new password or address', () => {
  beforeEach(() => {
    sessionStorage.clear();
    told.length = 0;
    begin(aUser(), 'old');
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('goes on with the new token, and tells the other tabs by the address that they know', () => {
    renew({ Email: 'new@school.example' }, 'next');
    expect(session.get()).toMatchObject({
      state: 'signed-in',
      token: 'next',
      user: { Email: 'new@school.example', FirstName: 'Ana', USToken: 'next' },
    });
    expect(told).toEqual([
      expect.objectContaining({ kind: 'renewed', email: 'ana@school.example', token: 'next' }),
    ]);
  });

  it('is taken up by another tab, also by one whose old token was refused a moment before', () => {
    hear(renewed('ana@school.example', 'next'));
    expect(session.get()).toMatchObject({ state: 'signed-in', token: 'next' });
    end();
    expect(session.get().state).toBe('ended');
    hear(renewed('new@school.example', 'third'));
    expect(session.get()).toMatchObject({ state: 'signed-in', token: 'third' });
  });

  it('of somebody else changes nothing here', () => {
    hear(renewed('somebody@school.example', 'theirs'));
    expect(session.get()).toMatchObject({ token: 'old', user: { Email: 'ana@school.example' } });
  });
});
