/** The fields of a person, the same for a new one and for one that is changed. */
import {
  EmailAddress,
  hasAdministrators,
  leaNamed,
  PersonName,
  TextablePhoneNumber,
} from '@goalwright/contracts/values';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { TextField } from '../../components/field';
import { PhoneField } from '../../components/phone-field';
import { RadioGroup } from '../../components/radio-group';
import { Select } from '../../components/select';
import { PHONE_DIGITS } from '../../lib/phone';
import { districtUsers } from '../../texts/district-users';
import type { Lock } from './filters';
import type { PersonDetails } from './people';

const words = districtUsers.form;
const { problems } = words;

type Judgement = true | string;

const judgeName =
  (missing: string) =>
  (name: string): Judgement => {
    if (name.trim() === '') return missing;
    return PersonName.safeParse(name).success || problems.name;
  };

function judgeEmail(email: string): Judgement {
  if (email.trim() === '') return problems.emailMissing;
  return EmailAddress.safeParse(email).success || problems.email;
}

function judgePhone(digits: string): Judgement {
  if (digits === '') return true;
  if (digits.length !== PHONE_DIGITS) return problems.phoneLength;
  return TextablePhoneNumber.safeParse(digits).success || problems.phone;
}

function judgeRole(role: PersonDetails['role'], { lea }: PersonDetails): Judgement {
  if (role === '') return problems.role;
  const leaId = leaNamed(lea);
  const isAdministered = leaId !== undefined && hasAdministrators(leaId);
  return role === 'user' || isAdministered || problems.noAdministrators(lea);
}

/** As the server will keep it. */
export const asKept = (typed: PersonDetails): PersonDetails => ({
  ...typed,
  firstName: typed.firstName.trim(),
  lastName: typed.lastName.trim(),
  email: typed.email.trim().toLowerCase(),
});

interface PersonFieldsProps {
  readonly form: UseFormReturn<PersonDetails>;
  /** Form names of the LEAs that a person may be put into. */
  readonly leas: readonly string[];
  readonly leaHint?: string | undefined;
  readonly emailHint?: string | undefined;
  readonly phoneHint?: string | undefined;
  /** What may not be changed: the own account but for its names; of the last administrator the role and the LEA. */
  readonly lock?: Lock | undefined;
}

const READ_ONLY = 'read-only:bg-paper read-only:text-ink-soft';

export function PersonFields({ form, leas, leaHint, emailHint, phoneHint, lock }: PersonFieldsProps) {
  const { register, control, formState, getValues } = form;
  const { errors, isSubmitted } = formState;
  const isOwn = lock === 'own';
  return (
    <>
      {lock !== undefined || leas.length < 2 ? (
        <TextField label={words.lea} hint={leaHint} readOnly value={getValues('lea')} className={READ_ONLY} />
      ) : (
        <Select
          label={words.lea}
          hint={leaHint}
          options={leas.map((name) => ({ value: name, label: name }))}
          error={errors.lea?.message}
          {...register('lea', {
            validate: (lea) => lea !== '' || problems.lea,
            // What is said of the role depends on it.
            onChange: () => {
              if (isSubmitted) void form.trigger('role');
            },
          })}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.firstName}
          autoComplete="off"
          required
          error={errors.firstName?.message}
          {...register('firstName', { validate: judgeName(problems.firstName) })}
        />
        <TextField
          label={words.lastName}
          autoComplete="off"
          required
          error={errors.lastName?.message}
          {...register('lastName', { validate: judgeName(problems.lastName) })}
        />
      </div>
      <TextField
        label={words.email}
        type="email"
        autoComplete="off"
        required
        readOnly={isOwn}
        hint={emailHint}
        error={errors.email?.message}
        className={READ_ONLY}
        {...register('email', { validate: judgeEmail })}
      />
      <Controller
        control={control}
        name="phone"
        rules={{ validate: judgePhone }}
        render={({ field }) => (
          <PhoneField
            label={words.phone}
            hint={phoneHint}
            placeholder={words.phonePlaceholder}
            autoComplete="off"
            isOptional
            required={false}
            readOnly={isOwn}
            className={READ_ONLY}
            error={errors.phone?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="role"
        rules={{ validate: judgeRole }}
        render={({ field }) => (
          <div
            ref={(group) => {
              field.ref({ focus: () => group?.querySelector('input')?.focus() });
            }}
          >
            <RadioGroup
              label={words.role}
              choices={[
                { value: 'admin', label: districtUsers.roles.admin, hint: words.adminHint },
                { value: 'user', label: districtUsers.roles.user, hint: words.userHint },
              ]}
              value={field.value}
              onChange={field.onChange}
              isDisabled={lock !== undefined}
              error={errors.role?.message}
            />
          </div>
        )}
      />
    </>
  );
}
