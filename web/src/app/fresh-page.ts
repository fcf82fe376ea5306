import { useEffect } from 'react';
import { ACCOUNT_DELETED_PATH } from '../lib/account-deleted';
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
    const { pathname } = location;
    if (PUBLIC_PAGE.test(pathname) || pathname === ACCOUNT_DELETED_PATH) location.reload();
    else location.replace('/registration');
  }, [hasLeft]);
}
