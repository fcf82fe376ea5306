/** A new password twice, with what it must be below: grey until the first try, then green or red. */
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { PasswordField } from '../../components/password-field';
import { PasswordRules } from '../../components/password-rules';
import type { RegistrationForm } from './details';

interface NewPasswordProps {
  readonly form: RegistrationForm;
  readonly label: string;
  readonly confirmationLabel: string;
  readonly isSubmitted: boolean;
  /** What the server or the rules say about the password as it stands. */
  readonly error: string | undefined;
}

export function NewPassword({ form, label, confirmationLabel, isSubmitted, error }: NewPasswordProps) {
  const rules = useId();
  const [password, confirmation] = useWatch({ control: form.control, name: ['newPassword', 'confirmation'] });
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        required
        error={error}
        {...form.register('newPassword')}
      />
      <PasswordField
        label={confirmationLabel}
        autoComplete="new-password"
        required
        isInvalid={isSubmitted && password !== confirmation}
        {...form.register('confirmation')}
      />
      <PasswordRules id={rules} password={password} confirmation={confirmation} isSubmitted={isSubmitted} />
    </>
  );
}
