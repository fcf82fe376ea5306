import { useEffect, useState } from 'react';

const secondsUntil = (atMs: number): number => Math.max(0, Math.ceil((atMs - Date.now()) / 1000));

/** Whole seconds until an instant (milliseconds since 1970), 0 from then on; counts down by itself. */
export function useSecondsUntil(atMs: number): number {
  const [, setTick] = useState(0);
  const seconds = secondsUntil(atMs);
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
