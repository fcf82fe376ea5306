/** The second step: a password, and with it the first sign-in. */
import { login, resetPassword } from '@goalwright/contracts/api/sign-in';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button';
import { NarrowPage } from '../../components/narrow-page';
import { Notice } from '../../components/notice';
import { PasswordField } from '../../components/password-field';
import { PasswordRules } from '../../components/password-rules';
import { call, Unreachable } from '../../lib/api';
import { brokenPasswordRules } from '../../lib/password-rules';
import { begin } from '../../lib/session';
import { invitation as words } from '../../texts/invitation';
import type { Invited } from './type-code';

interface ChoosePasswordProps {
  readonly invited: Invited;
  readonly onStartAgain: () => void;
  /** The password is saved, but signing in with it did not go by itself. */
  readonly onSaved: () => void;
}

export function ChoosePassword({ invited, onStartAgain, onSaved }: ChoosePasswordProps) {
  const navigate = useNavigate();
  const rules = useId();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [error, setError] = useState<string>();
  const [hasExpired, setHasExpired] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  function refuse(text: string) {
    setError(text);
    field.current?.focus();
  }

  async function save() {
    if (isUnderWay.current) return;
    setIsSubmitted(true);
    setError(undefined);
    if (brokenPasswordRules(password, confirmation).length > 0) {
      refuse(words.rulesBroken);
      return;
    }
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const { email, resetToken } = invited;
      const reply = await call(resetPassword, { Email: email, Password: password, ResetToken: resetToken });
      if (reply.isSuccessful) await signIn(email);
      else if (reply.problem.Code === 'identity.reset-token-invalid') setHasExpired(true);
      else refuse(reply.problem.Message || words.unknown);
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      refuse(words.unreachable);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  async function signIn(email: string) {
    const reply = await call(login, { Email: email, Password: password }).catch((failure: unknown) => {
      if (!(failure instanceof Unreachable)) throw failure;
    });
    if (!reply?.isSuccessful || !reply.body.User || reply.body.USToken === undefined) {
      onSaved();
      return;
    }
    begin(reply.body.User, reply.body.USToken);
    await navigate('/home', { replace: true });
  }

  return (
    <NarrowPage title={words.passwordTitle} lead={words.passwordWhy}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {hasExpired && (
          <Notice
            kind="error"
            actions={
              <Button kind="secondary" size="small" onClick={onStartAgain}>
                {words.startAgain}
              </Button>
            }
          >
            {words.expired}
          </Notice>
        )}
        {/* For password managers: whose password is chosen. */}
        <input type="email" name="username" autoComplete="username" value={invited.email} readOnly hidden />
        <PasswordField
          ref={field}
          label={words.password}
          autoComplete="new-password"
          required
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value);
          }}
        />
        <PasswordField
          label={words.confirmation}
          autoComplete="new-password"
          required
          value={confirmation}
          isInvalid={isSubmitted && password !== confirmation}
          onChange={(event) => {
            setConfirmation(event.target.value);
          }}
        />
        <PasswordRules id={rules} password={password} confirmation={confirmation} isSubmitted={isSubmitted} />
        <Button type="submit" isBusy={isBusy} className="self-stretch sm:self-end">
          {words.save}
        </Button>
      </form>
    </NarrowPage>
  );
}
