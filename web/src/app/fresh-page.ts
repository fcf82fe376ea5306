import { useEffect } from 'react';
import { useSession } from '../lib/session';

/** Pages that are there for nobody in particular; every other one is left for the sign-in. */
const PUBLIC_PAGE = /^\/(?:registration(?:\/.*)?)?$/;

/**
 * Once somebody was signed in on this page and no longer is, it is loaded anew, wherever it stands and whichever tab
 * ended the session: nothing of one user is left in its memory when the next one signs in.
 */
export function useFreshPageAfterSession(): void {
  const session = useSession();
  const hasLeft = session.state === 'signed-out' && session.wasSignedIn;
  useEffect(() => {
    if (!hasLeft) return;
    if (PUBLIC_PAGE.test(location.pathname)) location.reload();
    else location.replace('/registration');
  }, [hasLeft]);
}
