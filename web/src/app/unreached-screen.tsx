import { Logo } from '../components/aimline';
import { Button } from '../components/button';
import { useDocumentTitle } from '../lib/document-title';
import { app } from '../texts/app';

const words = app.restoring;

/** The server stayed silent for minutes while a session was to be restored. Nobody is signed out for that. */
export function UnreachedScreen({ onAgain }: { readonly onAgain: () => void }) {
  useDocumentTitle(words.silentTitle);
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-5 px-6">
      <Logo className="mb-3" />
      <div role="alert">
        <h1 className="text-3xl">{words.silentTitle}</h1>
        <p className="mt-4">{words.silent}</p>
      </div>
      <Button onClick={onAgain}>{words.again}</Button>
    </main>
  );
}
