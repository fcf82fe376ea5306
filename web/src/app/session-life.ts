/** Keeps a session alive while its user is at work, and finds out when it is over. */
import { extendToken, validateToken } from '@goalwright/contracts/api/account';
import { useEffect, useState } from 'react';
import { call, callUntilReached } from '../lib/api';
import { isPaymentFlagged } from '../lib/payment-flag';
import { serverNow } from '../lib/server-time';
import { currentToken, end, extended, refreshUser, sessionEnd } from '../lib/session';
import { useStore } from '../lib/store';

/** Use is told to the server once a minute at most. */
export const EXTEND_EVERY_MS = 60_000;
/** The warning comes this long before the end. */
export const WARNING_MS = 120_000;
/** The spec's time between hiding a page and looking at its token. */
export const HIDDEN_CHECK_MS = 28_000;
/** The end by the server's clock is known to a second. */
const MARGIN_MS = 1000;
const USES = ['keydown', 'pointerdown', 'wheel'] as const;

/** Counts as use. True where the server answered; the new end is in `sessionEnd` then. */
export async function extendSession(): Promise<boolean> {
  const token = currentToken();
  if (token === undefined) return false;
  try {
    const reply = await call(extendToken, {});
    if (!reply.isSuccessful || reply.body.ExpiresOn === undefined) return false;
    extended(token, Date.parse(reply.body.ExpiresOn));
    return true;
  } catch {
    // Unreached: the banner says so, and the next use asks again.
    return false;
  }
}

/** Tells the server of typing and pointing. Under the warning only an answer to it counts. */
export function useUseCounted(isWarned: boolean): void {
  useEffect(() => {
    if (isWarned) return;
    let extendedAtMs = 0;
    const use = () => {
      if (Date.now() - extendedAtMs < EXTEND_EVERY_MS) return;
      extendedAtMs = Date.now();
      void extendSession();
    };
    if (sessionEnd.get() === 0) use();
    else extendedAtMs = Date.now();
    for (const name of USES) addEventListener(name, use, { capture: true, passive: true });
    return () => {
      for (const name of USES) removeEventListener(name, use, { capture: true });
    };
  }, [isWarned]);
}

export type Phase = 'running' | 'warning' | 'over';

function phaseAt(endMs: number, nowMs: number): Phase {
  if (endMs === 0 || nowMs < endMs - WARNING_MS) return 'running';
  return nowMs < endMs + MARGIN_MS ? 'warning' : 'over';
}

/** Where the session stands by the server's clock; looked at again when a sleeping machine wakes up. */
export function useSessionPhase(): Phase {
  const endMs = useStore(sessionEnd);
  const [nowMs, setNowMs] = useState(serverNow);
  const phase = phaseAt(endMs, nowMs);
  useEffect(() => {
    const look = () => {
      setNowMs(serverNow());
    };
    const nextMs = phase === 'running' ? endMs - WARNING_MS : endMs + MARGIN_MS;
    const timer =
      endMs === 0 || phase === 'over' ? undefined : setTimeout(look, Math.max(0, nextMs - serverNow()));
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [endMs, phase, nowMs]);
  return phase;
}

/** Asks whether the session is really over: only the server's word ends it. */
export async function confirmEnd(signal: AbortSignal): Promise<void> {
  try {
    const reply = await callUntilReached(validateToken, {}, { signal });
    if (!reply.isSuccessful) return;
    if (reply.body.IsUserTokenValid) await extendSession();
    else end();
  } catch {
    // Unreached for minutes: the next call of any screen will tell.
  }
}

async function validate(): Promise<void> {
  try {
    const reply = await call(validateToken, {});
    if (!reply.isSuccessful) return;
    if (!reply.body.IsUserTokenValid) end();
    else if (reply.body.User) refreshUser(reply.body.User);
  } catch {
    // Unreached: nobody is signed out for that.
  }
}

/** Looks at the token 28 seconds after the page was hidden, if it still is or a payment is under way. */
export function useHiddenTabCheck(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      if (document.visibilityState !== 'hidden') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isPaymentFlagged() || document.visibilityState === 'hidden') void validate();
      }, HIDDEN_CHECK_MS);
    };
    document.addEventListener('visibilitychange', changed);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', changed);
    };
  }, []);
}
