import { login } from '@goalwright/contracts/api/sign-in';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { Notice } from '../../components/notice';
import { PasswordField } from '../../components/password-field';
import { call, Unreachable } from '../../lib/api';
import { begin } from '../../lib/session';
import { registration } from '../../texts/registration';
import type { RegistrationForm } from './details';
import { Step } from './step';

const words = registration.signIn;

interface SignInProps {
  readonly form: RegistrationForm;
  /** What happened just before: an account was made, a password set. */
  readonly news?: string | undefined;
  readonly onForgot: () => void;
  readonly onUnverifiedEmail: (email: string) => void;
  readonly onUnverifiedPhone: (email: string) => void;
}

export function SignIn({ form, news, onForgot, onUnverifiedEmail, onUnverifiedPhone }: SignInProps) {
  const navigate = useNavigate();
  const { register, getValues, resetField, setFocus } = form;
  const [problem, setProblem] = useState<{ text: string; isMismatch: boolean }>();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function signIn() {
    const { email, password } = getValues();
    if (email.trim() === '' || password === '' || isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setProblem(undefined);
    try {
      const reply = await call(login, { Email: email.trim(), Password: password });
      if (!reply.isSuccessful) {
        if (reply.problem.Code === 'identity.email-unverified') onUnverifiedEmail(email.trim());
        else if (reply.problem.Code === 'identity.phone-unverified') onUnverifiedPhone(email.trim());
        else {
          const isMismatch = reply.problem.Code === 'identity.credentials-mismatch';
          setProblem({
            text: isMismatch ? words.mismatch : reply.problem.Message || registration.unknown,
            isMismatch,
          });
          if (isMismatch) setFocus('password', { shouldSelect: true });
        }
      } else if (reply.body.User && reply.body.USToken) {
        resetField('password');
        begin(reply.body.User, reply.body.USToken);
        await navigate('/home', { replace: true });
      } else setProblem({ text: registration.unknown, isMismatch: false });
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      setProblem({ text: registration.unreachable, isMismatch: false });
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  const isInvalid = problem?.isMismatch ?? false;
  return (
    <Step
      title={words.title}
      documentTitle={words.documentTitle}
      onSubmit={() => {
        void signIn();
      }}
    >
      {news && <Notice kind="success">{news}</Notice>}
      {problem && <Notice kind="error">{problem.text}</Notice>}
      <TextField
        label={registration.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...register('email')}
        isInvalid={isInvalid}
      />
      <PasswordField label={words.password} required {...register('password')} isInvalid={isInvalid} />
      <div className="flex flex-col-reverse items-stretch gap-3 sm:flex-row sm:items-center sm:justify-between">
        <Button kind="quiet" size="small" onClick={onForgot} className="-ml-3">
          {words.forgot}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {words.submit}
        </Button>
      </div>
    </Step>
  );
}
