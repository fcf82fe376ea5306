/** Following a generation however often the line breaks: what is drafted waits on the server. */
import { validateToken } from '@goalwright/contracts/api/account';
import { type GenerationProgress, isFinal } from '@goalwright/contracts/api/generations';
import { call, followGeneration } from './api';
import { isReachable, pauseBeforeRetry } from './reachability';
import { currentToken, end, signedInAgain } from './session';

/** Breaks in a row without a word in between; the pauses grow, so this is about five minutes. */
const BREAKS_MAX = 40;

export type FollowEnd =
  | 'over'
  /** Nobody knows it: deleted, or another user's. */
  | 'gone'
  | 'lost';

/** Tells of each progress until the last; throws only where `signal` is aborted. */
export async function followToTheEnd(
  generationId: string,
  signal: AbortSignal,
  onProgress: (progress: GenerationProgress) => void,
): Promise<FollowEnd> {
  for (let breaks = 0; breaks < BREAKS_MAX; breaks += 1) {
    const outcome = await followLine(generationId, signal, (progress) => {
      breaks = 0;
      onProgress(progress);
    });
    signal.throwIfAborted();
    if (outcome === 'refused') await hearWhetherSignedIn();
    else if (outcome !== 'broken') return outcome;
    await pauseBeforeRetry(breaks);
    signal.throwIfAborted();
  }
  return 'lost';
}

/** Only an explicit word ends the session, and the status of a stream is none. */
async function hearWhetherSignedIn(): Promise<void> {
  const token = currentToken();
  if (token === undefined) return;
  const reply = await call(validateToken, {}).catch(() => undefined);
  const isOver = reply?.isSuccessful === true && !reply.body.IsUserTokenValid;
  if (isOver && token === currentToken()) end();
}

async function followLine(
  generationId: string,
  signal: AbortSignal,
  onProgress: (progress: GenerationProgress) => void,
): Promise<FollowEnd | 'broken' | 'refused'> {
  await signedInAgain();
  // A line that died while the machine slept looks alive: whatever wakes the page begins a new one.
  const line = new AbortController();
  const renew = () => {
    line.abort();
  };
  addEventListener('online', renew);
  try {
    for await (const progress of followGeneration(generationId, AbortSignal.any([signal, line.signal]))) {
      isReachable.set(true);
      onProgress(progress);
      if (isFinal(progress.Status)) return 'over';
    }
    return 'broken';
  } catch (error) {
    if (error instanceof TypeError) isReachable.set(false);
    const status = error instanceof Error ? /\b(?:401|404)\b/.exec(error.message)?.[0] : undefined;
    if (status === '401') return 'refused';
    return status === '404' ? 'gone' : 'broken';
  } finally {
    removeEventListener('online', renew);
  }
}
