import { Aimline } from '../components/aimline';

/** While a screen's code arrives: quiet, and only after a moment. */
export function LoadingScreen() {
  return (
    <div role="status" className="flex min-h-dvh flex-col items-center justify-center gap-4 text-ink-soft">
      <Aimline className="h-10 w-28" progress={0.4} />
      <span>Loading...</span>
    </div>
  );
}
