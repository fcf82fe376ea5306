/** Names, number, address and password in one form; what needs a code is asked for above it once it was saved. */
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { TextField } from '../../components/field';
import { Notice } from '../../components/notice';
import { PasswordField } from '../../components/password-field';
import { PhoneField } from '../../components/phone-field';
import { SavedMark } from '../../components/saved-mark';
import { useUser } from '../../lib/session';
import { account } from '../../texts/account';
import { Avatar } from './avatar';
import {
  changesOf,
  type DetailName,
  type Details,
  detailsOf,
  type Faults,
  judge,
  needsPassword,
  type Typed,
  untyped,
} from './details';
import { save } from './saving';

const words = account.details;

const NAMES_AND_PASSWORD: readonly DetailName[] = ['firstName', 'lastName', 'newPassword', 'confirmation'];

interface DetailsFormProps {
  /** Names or password were saved; what waits for a code is not. */
  readonly onSaved: () => void;
  /** Milliseconds since 1970. */
  readonly savedAt: number | undefined;
}

interface Outcome {
  readonly faults: Faults;
  readonly problem?: string | undefined;
  readonly isUnchanged?: boolean;
}

export function DetailsForm({ onSaved, savedAt }: DetailsFormProps) {
  const user = useUser();
  const [typed, setTyped] = useState<Typed>({});
  const [outcome, setOutcome] = useState<Outcome>({ faults: {} });
  const [isSaving, setIsSaving] = useState(false);
  const isUnderWay = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  // What was not touched follows the account, also where another tab or a confirmed code changes it.
  const details: Details = { ...detailsOf(user), ...typed };
  const changes = changesOf(details, user);

  useEffect(() => {
    if (Object.keys(outcome.faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [outcome]);

  async function submit() {
    if (isUnderWay.current) return;
    const faults = judge(details, user);
    const isUnchanged = !Object.values(changes).includes(true);
    setOutcome({ faults, isUnchanged });
    if (isUnchanged || Object.keys(faults).length > 0) return;
    isUnderWay.current = true;
    setIsSaving(true);
    try {
      const { isSaved, sent, faults: refused, problem } = await save(details, user);
      setOutcome({ faults: refused, problem });
      // From here on a new address or number is the business of its code; the form shows what holds.
      setTyped((now) =>
        untyped(now, [
          ...sent,
          ...(isSaved ? NAMES_AND_PASSWORD : []),
          ...(isSaved || sent.length > 0 ? (['currentPassword'] as const) : []),
        ]),
      );
      if (isSaved) onSaved();
    } finally {
      isUnderWay.current = false;
      setIsSaving(false);
    }
  }

  function put(name: DetailName, value: string) {
    setTyped((now) => ({ ...now, [name]: value }));
    setOutcome(({ faults, problem }) => ({ faults: untyped(faults, [name]), problem }));
  }
  const tied = (name: DetailName) => ({
    value: details[name],
    error: outcome.faults[name],
    onChange: (event: { target: { value: string } }) => {
      put(name, event.target.value);
    },
  });

  return (
    <Card className="p-6">
      <form
        ref={form}
        noValidate
        aria-label={words.title}
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Who />
        {outcome.problem !== undefined && <Notice kind="error">{outcome.problem}</Notice>}
        {outcome.isUnchanged && <Notice kind="info">{words.unchanged}</Notice>}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            label={words.firstName}
            autoComplete="given-name"
            required
            maxLength={100}
            {...tied('firstName')}
          />
          <TextField
            label={words.lastName}
            autoComplete="family-name"
            required
            maxLength={100}
            {...tied('lastName')}
          />
          <PhoneField
            label={words.phone}
            hint={words.phoneHint}
            value={details.phone}
            error={outcome.faults.phone}
            onChange={(digits) => {
              put('phone', digits);
            }}
          />
          <TextField
            label={words.email}
            hint={words.emailHint}
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...tied('email')}
          />
        </div>
        <NewPassword newPassword={tied('newPassword')} confirmation={tied('confirmation')} />
        {needsPassword(changes, user) && (
          <div className="animate-appear border-t border-line pt-5">
            <div className="sm:max-w-[calc(50%-0.625rem)]">
              <PasswordField
                label={words.currentPassword}
                hint={words.currentPasswordHint}
                autoComplete="current-password"
                required
                {...tied('currentPassword')}
              />
            </div>
          </div>
        )}
        <div className="flex flex-col-reverse gap-3 border-t border-line pt-5 sm:flex-row sm:items-center sm:justify-end">
          <span className="empty:hidden sm:mr-auto">
            <SavedMark savedAt={savedAt} isSaving={isSaving} />
          </span>
          <Button
            kind="secondary"
            onClick={() => {
              setTyped({});
              setOutcome({ faults: {} });
            }}
          >
            {words.cancel}
          </Button>
          <Button type="submit" isBusy={isSaving}>
            {words.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Who() {
  const user = useUser();
  return (
    <div className="flex items-center gap-4">
      <Avatar className="size-16 shrink-0" />
      <div className="min-w-0">
        <h2 className="truncate text-xl">
          {user.FirstName} {user.LastName}
        </h2>
        <p className="text-ink-soft">
          {words.lea}: {user.LEA}
          {user.IsAdmin && `, ${words.administrator}`}
        </p>
      </div>
    </div>
  );
}

type Tied = Pick<ComponentProps<typeof PasswordField>, 'value' | 'error' | 'onChange'>;

function NewPassword({
  newPassword,
  confirmation,
}: {
  readonly newPassword: Tied;
  readonly confirmation: Tied;
}) {
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="sr-only">{words.password}</legend>
      <p aria-hidden className="font-serif text-xl font-semibold">
        {words.password}
      </p>
      <p className="mt-1 mb-4 text-[0.9375rem] text-ink-soft">{words.passwordHint}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PasswordField label={words.newPassword} autoComplete="new-password" {...newPassword} />
        <PasswordField label={words.confirmation} autoComplete="new-password" {...confirmation} />
      </div>
    </fieldset>
  );
}
