import { Link } from 'react-router-dom';
import { Aimline, Logo } from '../components/aimline';
import { buttonLooks } from '../components/button';
import { useDocumentTitle } from '../lib/document-title';
import { useSession } from '../lib/session';
import { app } from '../texts/app';

const words = app.notFound;

/** A wrong address outside the shell. */
export function NotFound() {
  const isSignedIn = useSession().state !== 'signed-out';
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-8 px-6">
      <Logo />
      <Words to={isSignedIn ? '/home' : '/registration'} label={isSignedIn ? words.toWork : words.toSignIn} />
    </main>
  );
}

/** A wrong address below `/home`: the menu stays. */
export function NotFoundInShell() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-12 sm:px-8">
      <Words to="/home" label={words.toWork} />
    </div>
  );
}

function Words({ to, label }: { readonly to: string; readonly label: string }) {
  useDocumentTitle(words.documentTitle);
  return (
    <div className="flex flex-col items-start gap-5">
      <Aimline className="h-12 w-32" progress={0.35} />
      <h1 className="text-3xl">{words.title}</h1>
      <p className="measure text-ink-soft">{words.text}</p>
      <Link to={to} className={buttonLooks()}>
        {label}
      </Link>
    </div>
  );
}
