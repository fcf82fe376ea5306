/**
 * Where an invited person begins: the code of the mail, a password, and then the work, before which the phone number is
 * asked for as of anybody without one. Opening the page sends no code: a new one would end that of the invitation.
 */
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonLooks } from '../../components/button';
import { NarrowPage } from '../../components/narrow-page';
import { currentToken } from '../../lib/session';
import { signOut } from '../../lib/sign-out';
import { invitation as words } from '../../texts/invitation';
import { ChoosePassword } from './choose-password';
import { type Invited, TypeCode } from './type-code';

export function Invitation() {
  const [email, setEmail] = useState('');
  const [invited, setInvited] = useState<Invited>();
  const [isReady, setIsReady] = useState(false);

  // Whoever comes here begins an account of their own, so nobody is signed in here.
  useEffect(() => {
    if (currentToken() !== undefined) void signOut();
  }, []);

  if (isReady) {
    return (
      <NarrowPage title={words.readyTitle} lead={words.ready}>
        <Link to="/registration" className={buttonLooks()}>
          {words.signIn}
        </Link>
      </NarrowPage>
    );
  }
  if (invited) {
    return (
      <ChoosePassword
        invited={invited}
        onStartAgain={() => {
          setInvited(undefined);
        }}
        onSaved={() => {
          setIsReady(true);
        }}
      />
    );
  }
  return <TypeCode email={email} onEmail={setEmail} onInvited={setInvited} />;
}
