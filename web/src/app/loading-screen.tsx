import { Aimline } from '../components/aimline';
import { app } from '../texts/app';

/** While a screen's code or a session arrives: quiet, and shown only after a moment. */
export function LoadingScreen({ text = app.loading }: { readonly text?: string }) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center">
      <Loading text={text} />
    </main>
  );
}

/** The same inside a page that already stands. */
export function Loading({ text = app.loading }: { readonly text?: string }) {
  return (
    <div
      role="status"
      className="flex animate-[appear_150ms_ease-out_300ms_both] flex-col items-center justify-center gap-4 py-20 text-ink-soft"
    >
      <Aimline className="h-10 w-28" progress={0.4} />
      <span>{text}</span>
    </div>
  );
}
