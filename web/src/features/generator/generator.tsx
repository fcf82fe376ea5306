/** The generator: the talk with Wren from the first question to the goals. */
import { useEffect } from 'react';
import { useDocumentTitle } from '../../lib/document-title';
import { useUser } from '../../lib/session';
import { generator as words } from '../../texts/generator';
import { deskOf } from './desk-of-user';
import { TalkScreen } from './talk-screen';

export function Generator() {
  const { Email } = useUser();
  const desk = deskOf(Email);
  useDocumentTitle(words.title);
  useEffect(() => {
    void desk.open();
    const keep = () => {
      if (document.visibilityState === 'hidden') void desk.keeper.saveNow();
    };
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      void desk.keeper.saveNow();
    };
  }, [desk]);
  return <TalkScreen key={Email} desk={desk} />;
}
