import { Controller } from 'react-hook-form';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { PhoneField } from '../../components/phone-field';
import { registration } from '../../texts/registration';
import type { RegistrationForm } from './details';
import { judgeFirstName, judgeLastName, judgePhone } from './rules';
import { Step } from './step';

const words = registration.identity;

interface IdentityProps {
  readonly form: RegistrationForm;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

export function Identity({ form, onNext, onBack }: IdentityProps) {
  const { register, control, trigger, formState } = form;
  const { errors } = formState;
  return (
    <Step
      title={words.title}
      onSubmit={() => {
        void trigger(['firstName', 'lastName', 'phone'], { shouldFocus: true }).then((isRight) => {
          if (isRight) onNext();
        });
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.firstName}
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
          {...register('firstName', { validate: judgeFirstName })}
        />
        <TextField
          label={words.lastName}
          autoComplete="family-name"
          required
          error={errors.lastName?.message}
          {...register('lastName', { validate: judgeLastName })}
        />
      </div>
      <Controller
        control={control}
        name="phone"
        rules={{ validate: judgePhone }}
        render={({ field }) => (
          <PhoneField
            label={words.phone}
            hint={words.phoneHint}
            placeholder={words.phonePlaceholder}
            error={errors.phone?.message}
            {...field}
          />
        )}
      />
      <p className="text-[0.9375rem] text-ink-soft">{words.adultsOnly}</p>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        <Button kind="quiet" onClick={onBack} className="sm:-ml-5">
          {registration.back}
        </Button>
        <Button type="submit">{registration.next}</Button>
      </div>
    </Step>
  );
}
