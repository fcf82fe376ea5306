/** The generator: the talk with Wren from the first question to the goals. */
import { useEffect } from 'react';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Page } from '../../components/page';
import { useDocumentTitle } from '../../lib/document-title';
import { useUser } from '../../lib/session';
import { openTerms } from '../../lib/terms';
import { generator as words } from '../../texts/generator';
import { deskOf } from './desk-of-user';
import { TalkScreen } from './talk-screen';

export function Generator() {
  const { DidAcceptTermsOfService: didAccept } = useUser();
  useDocumentTitle(words.title);
  // The server talks to nobody who has not accepted them; the question itself lies over the page.
  return didAccept ? <Talk /> : <TermsNeeded />;
}

function TermsNeeded() {
  return (
    <Page title={words.title}>
      <EmptyState
        title={words.terms.heading}
        action={<Button onClick={openTerms}>{words.terms.open}</Button>}
      >
        {words.terms.why}
      </EmptyState>
    </Page>
  );
}

function Talk() {
  const { Email } = useUser();
  const desk = deskOf(Email);
  useEffect(() => {
    void desk.open();
    const keep = () => {
      if (document.visibilityState === 'hidden') void desk.keeper.saveNow();
    };
    document.addEventListener('visibilitychange', keep);
    addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      removeEventListener('pagehide', keep);
      void desk.keeper.saveNow();
    };
  }, [desk]);
  return <TalkScreen key={Email} desk={desk} />;
}
