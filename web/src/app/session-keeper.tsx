/** What stands between a user at work and the end of the session: a warning, then the password in place. */
import { useEffect, useState } from 'react';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog';
import { Notice } from '../components/notice';
import { useSecondsUntil } from '../lib/countdown';
import { serverNow } from '../lib/server-time';
import { sessionEnd, useSession } from '../lib/session';
import { signOut } from '../lib/sign-out';
import { useStore } from '../lib/store';
import { app } from '../texts/app';
import { confirmEnd, extendSession, useHiddenTabCheck, useSessionPhase, useUseCounted } from './session-life';
import { SignInAgain } from './sign-in-again';

const words = app.sessionEnd;

export function SessionKeeper() {
  return useSession().state === 'ended' ? <SignInAgain /> : <Watch />;
}

function Watch() {
  const phase = useSessionPhase();
  const isWarned = phase !== 'running';
  useUseCounted(isWarned);
  useHiddenTabCheck();
  const isOver = phase === 'over';
  useEffect(() => {
    if (!isOver) return;
    const leaving = new AbortController();
    void confirmEnd(leaving.signal);
    return () => {
      leaving.abort();
    };
  }, [isOver]);
  return isWarned && <Warning />;
}

function Warning() {
  const endMs = useStore(sessionEnd);
  const seconds = useSecondsUntil(endMs, serverNow);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [isAtItsEnd, setIsAtItsEnd] = useState(false);

  async function stay() {
    setIsBusy(true);
    setHasFailed(false);
    const didAnswer = await extendSession();
    setIsBusy(false);
    setHasFailed(!didAnswer);
    // Still here although the server answered: nothing makes this session longer.
    setIsAtItsEnd(didAnswer);
  }

  const time = `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Dialog
      isOpen
      title={words.title}
      description={isAtItsEnd ? words.atItsEnd : words.kept}
      actions={
        <>
          <Button kind="secondary" onClick={() => void signOut()}>
            {words.signOut}
          </Button>
          <Button isBusy={isBusy} disabled={isAtItsEnd} onClick={() => void stay()}>
            {words.stay}
          </Button>
        </>
      }
    >
      <p className="figures text-lg font-semibold">{words.remaining(time)}</p>
      {hasFailed && (
        <div className="mt-4">
          <Notice kind="error">{words.failed}</Notice>
        </div>
      )}
    </Dialog>
  );
}
