import { useEffect, useState } from 'react';

/**
 * Whole seconds until an instant (milliseconds since 1970), 0 from then on; counts down by itself.
 * @param now the clock that the instant is told by
 */
export function useSecondsUntil(atMs: number, now: () => number = Date.now): number {
  const [, setTick] = useState(0);
  const seconds = Math.max(0, Math.ceil((atMs - now()) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => {
      setTick((tick) => tick + 1);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isOver, atMs]);
  return seconds;
}
