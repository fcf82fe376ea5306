import { useRef, useState } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { Notice } from '../../components/notice';
import { Unreachable } from '../../lib/api';
import { brokenPasswordRules } from '../../lib/password-rules';
import { registration } from '../../texts/registration';
import { type Refusal, registerWith } from './account';
import type { RegistrationForm } from './details';
import { NewPassword } from './new-password';
import { judgeEmail } from './rules';
import { Step } from './step';

const words = registration.signUp;

interface SignUpProps {
  readonly form: RegistrationForm;
  readonly onRegistered: () => void;
  readonly onSignIn: () => void;
  readonly onBack: () => void;
}

export function SignUp({ form, onRegistered, onSignIn, onBack }: SignUpProps) {
  const { register, getValues, setFocus, trigger, formState } = form;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [passwordError, setPasswordError] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function submit() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      setIsSubmitted(true);
      setRefusal(undefined);
      setPasswordError(undefined);
      const isEmailRight = await trigger('email', { shouldFocus: true });
      const details = getValues();
      if (brokenPasswordRules(details.newPassword, details.confirmation).length > 0) {
        setPasswordError(words.rulesBroken);
        if (isEmailRight) setFocus('newPassword');
        return;
      }
      if (isEmailRight) await send();
    } finally {
      isUnderWay.current = false;
    }
  }

  async function send() {
    setIsBusy(true);
    try {
      const refused = await registerWith(getValues());
      if (!refused) onRegistered();
      else if (refused.isPassword) {
        setPasswordError(refused.text);
        setFocus('newPassword');
      } else setRefusal(refused);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      setRefusal({ isTaken: false, isPassword: false, text: registration.unreachable });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Step
      title={words.title}
      lead={words.greeting(getValues('firstName').trim())}
      onSubmit={() => {
        void submit();
      }}
    >
      {refusal && (
        <Notice
          kind="error"
          actions={
            refusal.isTaken && (
              <Button kind="secondary" size="small" onClick={onSignIn}>
                {words.signInInstead}
              </Button>
            )
          }
        >
          {refusal.text}
        </Notice>
      )}
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
        isInvalid={refusal?.isTaken ?? false}
        {...register('email', { validate: judgeEmail })}
      />
      <NewPassword
        form={form}
        label={words.password}
        confirmationLabel={words.confirmation}
        isSubmitted={isSubmitted}
        error={passwordError}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button kind="quiet" onClick={onBack} className="sm:-ml-5">
          {registration.back}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {words.submit}
        </Button>
      </div>
    </Step>
  );
}
