/** The session ended while somebody was at work: the password is asked for here, and the page stays as it was. */
import { login } from '@goalwright/contracts/api/sign-in';
import { useId, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Button } from '../components/button';
import { Dialog } from '../components/dialog';
import { PasswordField } from '../components/password-field';
import { call, Unreachable } from '../lib/api';
import { begin, useUser } from '../lib/session';
import { signOut } from '../lib/sign-out';
import { app } from '../texts/app';

const words = app.signInAgain;

export function SignInAgain() {
  const { Email: email } = useUser();
  const { mutate } = useSWRConfig();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const form = useId();

  async function signIn() {
    if (isUnderWay.current) return;
    if (password === '') {
      setError(words.passwordMissing);
      return;
    }
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const reply = await call(login, { Email: email, Password: password });
      if (!reply.isSuccessful) setError(reply.problem.Message || words.unknown);
      else if (reply.body.User && reply.body.USToken) {
        begin(reply.body.User, reply.body.USToken);
        // What could not be read meanwhile is read now.
        void mutate(() => true);
      } else setError(words.unknown);
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      setError(words.unreachable);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      title={words.title}
      description={words.why}
      actions={
        <>
          <Button kind="secondary" onClick={() => void signOut()}>
            {words.signOut}
          </Button>
          <Button type="submit" form={form} isBusy={isBusy}>
            {words.signIn}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void signIn();
        }}
      >
        <p>
          <span className="block font-semibold">{words.email}</span>
          <span className="break-all">{email}</span>
        </p>
        {/* For password managers: whose password is asked for. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={words.password}
          required
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
