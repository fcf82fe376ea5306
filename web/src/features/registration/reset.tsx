/** A forgotten password: the address, the code that came there, and the new password. */
import {
  resetPassword,
  sendForgotEmailCode,
  validateForgotEmailCode,
} from '@goalwright/contracts/api/sign-in';
import { useRef, useState } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { Notice } from '../../components/notice';
import { call, Unreachable } from '../../lib/api';
import { brokenPasswordRules } from '../../lib/password-rules';
import { noteSent, type Sending, sendingOf } from '../../lib/sent-codes';
import { registration } from '../../texts/registration';
import { CodeStep } from './code-step';
import type { RegistrationForm } from './details';
import { NewPassword } from './new-password';
import { judgeEmail } from './rules';
import { Step } from './step';

async function send(email: string): Promise<Sending> {
  const reply = await call(sendForgotEmailCode, { Email: email });
  const outcome = sendingOf(reply, (body) => body.DidEmailCodeSend);
  if (typeof outcome === 'string') return outcome;
  const unexplained = reply.isSuccessful ? registration.enterEmail.unknown : registration.unknown;
  return { refusal: outcome.refusal || unexplained };
}

interface EnterEmailProps {
  readonly form: RegistrationForm;
  readonly onSent: (email: string) => void;
  readonly onBack: () => void;
}

export function EnterEmail({ form, onSent, onBack }: EnterEmailProps) {
  const words = registration.enterEmail;
  const { register, getValues, setError, setFocus, trigger, formState } = form;
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function submit() {
    if (isUnderWay.current || !(await trigger('email', { shouldFocus: true }))) return;
    isUnderWay.current = true;
    setIsBusy(true);
    const email = getValues('email').trim();
    try {
      const outcome = await send(email);
      if (typeof outcome === 'object') refuse(outcome.refusal);
      else {
        noteSent('reset-email', email);
        onSent(email);
      }
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      refuse(registration.unreachable);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  function refuse(message: string) {
    setError('email', { message });
    setFocus('email');
  }

  return (
    <Step
      title={words.title}
      lead={words.text}
      onSubmit={() => {
        void submit();
      }}
    >
      <TextField
        label={registration.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        placeholder={registration.emailPlaceholder}
        error={formState.errors.email?.message}
        {...register('email', { validate: judgeEmail })}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button kind="quiet" onClick={onBack} className="sm:-ml-5">
          {registration.back}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {registration.next}
        </Button>
      </div>
    </Step>
  );
}

interface VerifyResetEmailProps {
  readonly email: string;
  readonly onVerified: (resetToken: string) => void;
  readonly onOtherEmail: () => void;
}

export function VerifyResetEmail({ email, onVerified, onOtherEmail }: VerifyResetEmailProps) {
  const words = registration.verifyResetEmail;
  return (
    <CodeStep
      title={words.title}
      purpose="reset-email"
      email={email}
      lead={
        <>
          <p>
            {words.sentTo} <strong className="font-semibold break-all text-ink">{email}</strong>.
          </p>
          <p className="mt-1">{words.life}</p>
        </>
      }
      send={() => send(email)}
      verify={async (code) => {
        const reply = await call(validateForgotEmailCode, { Email: email, EmailCode: code });
        if (!reply.isSuccessful) {
          const isInvalid = reply.problem.Code === 'identity.email-code-invalid';
          return isInvalid ? words.invalid : reply.problem.Message || registration.unknown;
        }
        if (!reply.body.IsEmailCodeValid || reply.body.ResetToken === undefined) return words.invalid;
        onVerified(reply.body.ResetToken);
        return undefined;
      }}
    >
      <Button kind="quiet" size="small" onClick={onOtherEmail} className="-ml-3">
        {words.change}
      </Button>
    </CodeStep>
  );
}

interface SetPasswordProps {
  readonly form: RegistrationForm;
  readonly email: string;
  readonly resetToken: string;
  readonly onSaved: () => void;
  readonly onStartAgain: () => void;
}

export function SetPassword({ form, email, resetToken, onSaved, onStartAgain }: SetPasswordProps) {
  const words = registration.setPassword;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [error, setError] = useState<string>();
  const [hasExpired, setHasExpired] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function submit() {
    if (isUnderWay.current) return;
    setIsSubmitted(true);
    setError(undefined);
    const { newPassword, confirmation } = form.getValues();
    if (brokenPasswordRules(newPassword, confirmation).length > 0) {
      refuse(words.rulesBroken);
      return;
    }
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const request = { Email: email, Password: newPassword, ResetToken: resetToken };
      const reply = await call(resetPassword, request);
      if (reply.isSuccessful) onSaved();
      else if (reply.problem.Code === 'identity.reset-token-invalid') setHasExpired(true);
      else refuse(reply.problem.Message || registration.unknown);
    } catch (failure) {
      if (!(failure instanceof Unreachable)) throw failure;
      refuse(registration.unreachable);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  function refuse(text: string) {
    setError(text);
    form.setFocus('newPassword');
  }

  return (
    <Step
      title={words.title}
      onSubmit={() => {
        void submit();
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
      <NewPassword
        form={form}
        label={words.password}
        confirmationLabel={words.confirmation}
        isSubmitted={isSubmitted}
        error={error}
      />
      <Button type="submit" isBusy={isBusy} className="self-stretch sm:self-end">
        {words.submit}
      </Button>
    </Step>
  );
}
