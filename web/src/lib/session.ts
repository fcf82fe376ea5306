/**
 * Who is signed in. The token lives in this tab's storage: closing the tab forgets it, a reload keeps it, and a new
 * tab asks an open one. Only an explicit word of the server (or the user's) ends a session.
 */
import type { User } from '@goalwright/contracts/api/users';
import { browserStorage, tabStorage } from './encoded-storage';
import { Store, useStore } from './store';
import { THEME_KEY } from './theme';

export type Session =
  /** The page has a token and has not yet heard whether it still opens anything. */
  | { readonly state: 'restoring' }
  | {
      readonly state: 'signed-out';
      /** Somebody was signed in on this very page: it is loaded anew before anybody else is. */
      readonly wasSignedIn: boolean;
    }
  | { readonly state: 'signed-in'; readonly user: User; readonly token: string }
  /** The session ended while its user was at work: the page stays as it is behind a question for the password. */
  | { readonly state: 'ended'; readonly user: User };

const TOKEN = 'token';
const TAB_ANSWER_MS = 250;

type Word =
  | { readonly kind: 'who-has-a-token' }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'extended'; readonly token: string; readonly expiresAtMs: number }
  /** `email`: by which the other tabs still know the user. */
  | { readonly kind: 'renewed'; readonly email: string; readonly user: User; readonly token: string }
  | { readonly kind: 'signed-out' };

const initialToken = tabStorage.read(TOKEN);
export const session = new Store<Session>(
  typeof initialToken === 'string' ? { state: 'restoring' } : { state: 'signed-out', wasSignedIn: false },
);

/** When the server will end the session, in its own time (`lib/server-time.ts`); 0 while that is not known. */
export const sessionEnd = new Store(0);

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('goalwright.session') : undefined;
const tell = (word: Word): void => channel?.postMessage(word);

channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
  const token = currentToken();
  if (data.kind === 'who-has-a-token' && token !== undefined && session.get().state === 'signed-in') {
    tell({ kind: 'token', token });
  }
  if (data.kind === 'extended' && data.token === token) sessionEnd.set(data.expiresAtMs);
  if (data.kind === 'renewed') takeUpRenewed(data);
  if (data.kind === 'signed-out' && session.get().state !== 'signed-out') leaveToo();
});

/** What this tab does when another one was signed out; `lib/sign-out.ts`, where it is loaded, ends its token as well. */
let leaveToo = (): void => {
  forget();
};
export function whenAnotherTabLeaves(leaveAsWell: () => void): void {
  leaveToo = leaveAsWell;
}

/** The token that calls are made with; `undefined` where nobody is signed in. */
export function currentToken(): string | undefined {
  const token = tabStorage.read(TOKEN);
  return typeof token === 'string' ? token : undefined;
}

/** Asks the other tabs of this browser for a token; `undefined` where none answers in time. */
function tokenOfAnotherTab(): Promise<string | undefined> {
  if (!channel) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      settle(undefined);
    }, TAB_ANSWER_MS);
    function heard({ data }: MessageEvent<Word>) {
      if (data.kind === 'token') settle(data.token);
    }
    function settle(token: string | undefined) {
      clearTimeout(timer);
      channel?.removeEventListener('message', heard);
      resolve(token);
    }
    channel.addEventListener('message', heard);
    tell({ kind: 'who-has-a-token' });
  });
}

/** Takes up what another tab is signed in with. True where there was one: it is yet to be heard by the server. */
export async function takeUpFromAnotherTab(): Promise<boolean> {
  const token = await tokenOfAnotherTab();
  if (token === undefined || session.get().state !== 'signed-out') return false;
  tabStorage.write(TOKEN, token);
  session.set({ state: 'restoring' });
  return true;
}

/** Takes up a session: after signing in, after a reload, after the password was given again. */
export function begin(user: User, token: string): void {
  tabStorage.write(TOKEN, token);
  sessionEnd.set(0);
  session.set({ state: 'signed-in', user, token });
}

/**
 * Goes on with the token that a new password or address left as the only one, here and in the other tabs of the same
 * user: what they have opens nothing any more, and the address they would ask the password for may be an old one.
 */
export function renew(said: Partial<User>, token: string): void {
  const now = session.get();
  if (now.state !== 'signed-in' && now.state !== 'ended') return;
  const user = { ...now.user, ...said, USToken: token };
  begin(user, token);
  tell({ kind: 'renewed', email: now.user.Email, user, token });
}

function takeUpRenewed({ email, user, token }: Extract<Word, { kind: 'renewed' }>): void {
  const now = session.get();
  if ((now.state === 'signed-in' || now.state === 'ended') && now.user.Email === email) begin(user, token);
}

/** Takes over when the session will end, here and in the other tabs that share it. */
export function extended(token: string, expiresAtMs: number): void {
  if (token !== currentToken()) return;
  sessionEnd.set(expiresAtMs);
  tell({ kind: 'extended', token, expiresAtMs });
}

/** Takes over what a reply said about the user, the balance above all; the rest stays as it is by now. */
export function refreshUser(said: Partial<User>): void {
  const now = session.get();
  if (now.state === 'signed-in') session.set({ ...now, user: { ...now.user, ...said } });
}

/** Takes over the available cents of a reply that carries no user. */
export function refreshBalance(cents: number): void {
  refreshUser({ AccountBalance: cents, AccountBalanceTotal: cents / 100 });
}

/** The server said that the token opens nothing any more. */
export function end(): void {
  const now = session.get();
  tabStorage.write(TOKEN, undefined);
  if (now.state === 'signed-in') session.set({ state: 'ended', user: now.user });
  else if (now.state === 'restoring') forget();
}

function forget(): void {
  const { state } = session.get();
  tabStorage.clear();
  browserStorage.clear([THEME_KEY]);
  sessionEnd.set(0);
  session.set({ state: 'signed-out', wasSignedIn: state === 'signed-in' || state === 'ended' });
}

/** Signs out here and in every other tab. The caller tells the server, which is what really ends the session. */
export function leave(): void {
  forget();
  tell({ kind: 'signed-out' });
}

/** Waits until an ended session goes on (true), or was left for good (false). How long is the user's to say. */
export function signedInAgain(): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const { state } = session.get();
      if (state === 'ended') return;
      stop();
      resolve(state === 'signed-in');
    };
    const stop = session.subscribe(look);
    look();
  });
}

export const useSession = (): Session => useStore(session);

/** The signed-in user; only for screens inside the shell, which exists for signed-in users alone. */
export function useUser(): User {
  const now = useSession();
  if (now.state === 'signed-in' || now.state === 'ended') return now.user;
  throw new Error('This screen was opened without a signed-in user');
}
