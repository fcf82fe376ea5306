/** Step one of the dialog: names, email, phone. */
import { EmailAddress, PersonName, PhoneNumber } from '@goalwright/contracts/values';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { phoneDigits } from '../../lib/phone';
import { signUpModal as texts } from '../../texts/sign-up-modal';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Ten digits once the step is done. */
  readonly phone: string;
}

const { problems } = texts;

const nameProblem = (missing: string) => (name: string) => {
  if (name.trim() === '') return missing;
  return PersonName.safeParse(name).success || problems.name;
};

function phoneProblem(typed: string): string | true {
  const digits = phoneDigits(typed);
  if (digits.length !== 10) return problems.phoneLength;
  return PhoneNumber.safeParse(digits).success || problems.phone;
}

interface PersonFormProps {
  readonly person: Person;
  readonly onNext: (person: Person) => void;
}

export function PersonForm({ person, onNext }: PersonFormProps) {
  const { register, handleSubmit, formState } = useForm<Person>({ defaultValues: person });
  const { errors } = formState;
  return (
    <form
      noValidate
      className="flex flex-col gap-4 pb-2"
      onSubmit={handleSubmit((typed) => {
        onNext({
          firstName: typed.firstName.trim(),
          lastName: typed.lastName.trim(),
          email: typed.email.trim().toLowerCase(),
          phone: phoneDigits(typed.phone),
        });
      })}
    >
      <p className="text-sm font-semibold text-ink-soft">{texts.step(1)}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={texts.firstName}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName', { validate: nameProblem(problems.firstName) })}
        />
        <TextField
          label={texts.lastName}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName', { validate: nameProblem(problems.lastName) })}
        />
      </div>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', {
          validate: (email) => EmailAddress.safeParse(email).success || problems.email,
        })}
      />
      <TextField
        label={texts.phone}
        type="tel"
        autoComplete="tel-national"
        hint={texts.phoneHint}
        error={errors.phone?.message}
        {...register('phone', { validate: phoneProblem })}
      />
      <Button type="submit" className="mt-1">
        {texts.next}
      </Button>
    </form>
  );
}
