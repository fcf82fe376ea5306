import { Link } from 'react-router-dom';
import { Logo } from '../components/aimline';
import { buttonLooks } from '../components/button';
import { useDocumentTitle } from '../lib/document-title';
import { useSession } from '../lib/session';

export function NotFound() {
  useDocumentTitle('Page not found');
  const isSignedIn = useSession().state !== 'signed-out';
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-5 px-6">
      <Logo />
      <h1 className="text-3xl">There is no page at this address</h1>
      <p>The link may be old, or a letter is missing. Nothing of yours is lost.</p>
      <Link to={isSignedIn ? '/home' : '/registration'} className={buttonLooks()}>
        {isSignedIn ? 'Back to your work' : 'Go to sign-in'}
      </Link>
    </main>
  );
}
