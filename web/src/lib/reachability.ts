/** Whether our server answers: a failure to reach it is shown as a banner and never signs anybody out. */
import { Store } from './store';

export const isReachable = new Store(true);

const PAUSES_MS = [500, 1000, 2000, 4000, 8000];
/** From here on, after about five minutes, whoever still tries does so once a minute. */
const PATIENT_FROM = 40;
const PATIENT_PAUSE_MS = 60_000;

function pauseMsBefore(attempt: number): number {
  if (attempt >= PATIENT_FROM) return PATIENT_PAUSE_MS;
  return PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0;
}

/**
 * Waits before try number `attempt` (from 0), or shorter when the browser says that the network is back, or our
 * server answers somebody else on this page.
 */
export function pauseBeforeRetry(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, pauseMsBefore(attempt));
    const stop = isReachable.subscribe(() => {
      if (isReachable.get()) done();
    });
    function done() {
      clearTimeout(timer);
      stop();
      removeEventListener('online', done);
      resolve();
    }
    addEventListener('online', done);
  });
}

addEventListener('offline', () => {
  isReachable.set(false);
});
