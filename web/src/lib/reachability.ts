/** Whether our server answers: a failure to reach it is shown as a banner and never signs anybody out. */
import { Store } from './store';

export const isReachable = new Store(true);

const PAUSES_MS = [500, 1000, 2000, 4000, 8000];

/** Waits before try number `attempt` (from 0), or shorter when the browser says that the network is back. */
export function pauseBeforeRetry(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const pauseMs = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0;
    const timer = setTimeout(done, pauseMs);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
    addEventListener('online', done);
  });
}

addEventListener('offline', () => {
  isReachable.set(false);
});
