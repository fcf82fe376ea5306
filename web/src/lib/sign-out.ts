/** Signing out: the server forgets the token, every tab forgets the user, and the page starts anew. */
import { revokeToken } from '@goalwright/contracts/api/account';
import { call } from './api';
import { currentToken, leave } from './session';

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

/** Loads the page anew, so that nothing of the last user is left in its memory. */
export function goToSignIn(): void {
  location.replace('/registration');
}

/** Signs out. Whatever is shown to signed-in users alone goes to sign-in by itself then. */
export async function signOut(): Promise<void> {
  await revoke();
  leave();
}

/** Ends what session there is without leaving the page: `/registration` begins with nobody signed in. */
export function clearSession(): void {
  if (currentToken() === undefined) return;
  void revoke();
  leave();
}
