/** Signing out: the server forgets the token, every tab forgets the user, and the page starts anew. */
import { revokeToken } from '@goalwright/contracts/api/account';
import { call } from './api';
import { currentToken, leave, whenAnotherTabLeaves } from './session';

/** A dead network must not keep anybody signed in on the screen. */
const REVOKE_MS = 2000;

/** Tells the server that the token shall open nothing from now on; gives up after a moment. */
async function revoke(): Promise<void> {
  if (currentToken() === undefined) return;
  try {
    await call(revokeToken, {}, { signal: AbortSignal.timeout(REVOKE_MS) });
  } catch {
    // Unreached: the token dies of disuse on the server, and nobody here has it any more.
  }
}

/** Signs out where somebody is signed in; the page is then loaded anew (`app/fresh-page.ts`). */
export async function signOut(): Promise<void> {
  await revoke();
  leave();
}

// After signing in again in place each tab has a token of its own: the word of one of them is to end them all.
whenAnotherTabLeaves(() => void signOut());
