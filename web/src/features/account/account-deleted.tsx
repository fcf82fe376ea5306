/** What stands there after the end of an account; for nobody else, so that no link can frighten anybody. */
import { Navigate, useLocation } from 'react-router-dom';
import { buttonLooks } from '../../components/button';
import { NarrowPage } from '../../components/narrow-page';
import { account } from '../../texts/account';

const words = account.deleted;

export function AccountDeleted() {
  const state: unknown = useLocation().state;
  const isDone = typeof state === 'object' && state !== null && 'isDone' in state && state.isDone === true;
  if (!isDone) return <Navigate to="/registration" replace />;
  return (
    <NarrowPage title={words.title} lead={words.text}>
      <p>{words.thanks}</p>
      <a href="/" className={buttonLooks({ kind: 'secondary' })}>
        {words.home}
      </a>
    </NarrowPage>
  );
}
