/** Finds out who is signed in when a page behind sign-in is opened: after a reload, or in a new tab. */
import { validateToken } from '@goalwright/contracts/api/account';
import { useEffect, useState } from 'react';
import { callUntilReached } from '../lib/api';
import { begin, currentToken, end, session, takeUpFromAnotherTab } from '../lib/session';

export type Restoring =
  | 'under-way'
  /** Nothing was heard from the server: whoever was signed in still is. */
  | 'unreached'
  /** The server said that the token opens nothing. */
  | 'refused'
  | 'done';

async function restore(signal: AbortSignal): Promise<Restoring> {
  if (session.get().state === 'signed-out') await takeUpFromAnotherTab();
  const token = currentToken();
  if (session.get().state !== 'restoring' || token === undefined) return 'done';
  const reply = await callUntilReached(validateToken, {}, { signal });
  if (!reply.isSuccessful) return 'unreached';
  if (reply.body.IsUserTokenValid && reply.body.User) {
    begin(reply.body.User, token);
    return 'done';
  }
  end();
  return 'refused';
}

/** @returns where it stands, and how to try again once it is `unreached`. */
export function useRestoredSession(): { readonly restoring: Restoring; readonly tryAgain: () => void } {
  const [restoring, setRestoring] = useState<Restoring>(
    session.get().state === 'signed-in' ? 'done' : 'under-way',
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    restore(leaving.signal).then(
      (outcome) => {
        if (!leaving.signal.aborted) setRestoring(outcome);
      },
      () => {
        if (!leaving.signal.aborted) setRestoring('unreached');
      },
    );
    return () => {
      leaving.abort();
    };
  }, [attempt]);
  return {
    restoring,
    tryAgain: () => {
      setRestoring('under-way');
      setAttempt(attempt + 1);
    },
  };
}
