/** Step two of the dialog: the password, twice. */
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { PasswordField } from '../../components/password-field';
import { brokenPasswordRules } from '../../lib/password-rules';
import { signUpModal as texts } from '../../texts/sign-up-modal';

interface Passwords {
  readonly password: string;
  readonly confirmation: string;
}

interface PasswordFormProps {
  /** Why the account was not created, the last time it was tried. */
  readonly problem: string | undefined;
  readonly onSubmit: (password: string) => Promise<void>;
  readonly onBack: () => void;
}

const { problems } = texts;

/** The first thing wrong with the password itself; that both are the same is told at the second field. */
function passwordProblem(password: string): string | true {
  const broken = brokenPasswordRules(password, password);
  if (broken.includes('length')) return problems.passwordLength;
  if (broken.includes('upper-case')) return problems.passwordUpperCase;
  return broken.includes('lower-case') ? problems.passwordLowerCase : true;
}

export function PasswordForm({ problem, onSubmit, onBack }: PasswordFormProps) {
  const { register, handleSubmit, setFocus, formState } = useForm<Passwords>({
    defaultValues: { password: '', confirmation: '' },
  });
  useEffect(() => {
    setFocus('password');
  }, [setFocus]);
  const { errors, isSubmitting } = formState;
  return (
    <form
      noValidate
      className="flex flex-col gap-4 pb-2"
      onSubmit={handleSubmit(async ({ password }) => onSubmit(password))}
    >
      <p className="text-sm font-semibold text-ink-soft">{texts.step(2)}</p>
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        hint={texts.passwordHint}
        error={errors.password?.message}
        {...register('password', { validate: passwordProblem })}
      />
      <PasswordField
        label={texts.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation', {
          validate: (confirmation, { password }) => confirmation === password || problems.passwordsDiffer,
        })}
      />
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className="mt-1 flex flex-col-reverse gap-3 sm:flex-row">
        <Button kind="secondary" onClick={onBack}>
          {texts.back}
        </Button>
        <Button type="submit" isBusy={isSubmitting} className="grow">
          {problem === undefined ? texts.begin : texts.tryAgain}
        </Button>
      </div>
    </form>
  );
}
