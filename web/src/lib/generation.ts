/** Following a generation however often the line breaks: what is drafted waits on the server. */
import { type GenerationProgress, isFinal } from '@goalwright/contracts/api/generations';
import { followGeneration } from './api';
import { isReachable, pauseBeforeRetry } from './reachability';

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
    const end = await followLine(generationId, signal, (progress) => {
      breaks = 0;
      onProgress(progress);
    });
    signal.throwIfAborted();
    if (end !== 'broken') return end;
    await pauseBeforeRetry(breaks);
    signal.throwIfAborted();
  }
  return 'lost';
}

async function followLine(
  generationId: string,
  signal: AbortSignal,
  onProgress: (progress: GenerationProgress) => void,
): Promise<FollowEnd | 'broken'> {
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
    return error instanceof Error && /\b404\b/.test(error.message) ? 'gone' : 'broken';
  } finally {
    removeEventListener('online', renew);
  }
}
