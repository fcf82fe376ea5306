/** While our server does not answer: says so, keeps asking, and goes away by itself. */
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { announce } from '../lib/announce';
import { isReachable, pauseBeforeRetry } from '../lib/reachability';
import { useStore } from '../lib/store';
import { app } from '../texts/app';

const PROBE_MS = 5000;

async function probe(signal: AbortSignal): Promise<boolean> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(PROBE_MS)]);
    return (await fetch('/config.json', { cache: 'no-store', signal: limit })).ok;
  } catch {
    return false;
  }
}

export function OfflineBanner() {
  const hasAnswer = useStore(isReachable);
  useEffect(() => {
    if (hasAnswer) return;
    const leaving = new AbortController();
    const ask = async () => {
      // No bound but the answer: the pause between two tries grows to eight seconds and stays there.
      for (let attempt = 0; !(await probe(leaving.signal)); attempt += 1) {
        await pauseBeforeRetry(attempt);
        if (leaving.signal.aborted) return;
      }
      if (leaving.signal.aborted) return;
      isReachable.set(true);
      announce(app.offline.back);
    };
    void ask();
    return () => {
      leaving.abort();
    };
  }, [hasAnswer]);
  if (hasAnswer) return null;
  return (
    <div
      role="alert"
      className="top-14 z-10 flex animate-appear items-start gap-3 border-b border-weak bg-weak-wash px-4 py-2.5 tall:sticky"
    >
      <CloudOff aria-hidden className="mt-0.5 size-5 shrink-0 text-weak" />
      <p>
        <strong className="font-semibold">{app.offline.title}</strong> {app.offline.text}
      </p>
    </div>
  );
}
