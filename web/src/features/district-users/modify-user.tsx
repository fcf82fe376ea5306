/** The form for somebody who is there: what may be changed, what may not and why, and the way to delete. */
import { type ReactNode, useState } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { Notice } from '../../components/notice';
import { formatDate } from '../../lib/dates';
import { districtUsers } from '../../texts/district-users';
import { type Lock, type Person, roleOf } from './filters';
import { changePerson, inviteAgain, type PersonDetails, type Refused } from './people';
import { asKept, PersonFields } from './person-fields';
import { PersonPage } from './person-page';

const words = districtUsers.form;
const READ_ONLY = 'read-only:bg-paper read-only:text-ink-soft';

interface ModifyUserProps {
  readonly person: Person;
  readonly lock: Lock | undefined;
  readonly leas: readonly string[];
  readonly onLeave: () => void;
  readonly onDelete: () => void;
  readonly onRefused: (refused: Refused) => void;
  readonly onSaved: (person: Person) => void;
}

export function ModifyUser({ person, lock, leas, onLeave, onDelete, onRefused, onSaved }: ModifyUserProps) {
  const form = useForm<PersonDetails>({
    defaultValues: {
      lea: person.LEA,
      firstName: person.FirstName,
      lastName: person.LastName,
      email: person.Email,
      phone: person.PhoneNumber,
      role: roleOf(person),
    },
  });
  const { isSubmitting, isDirty, dirtyFields } = form.formState;
  // One that the forms do not offer, but that somebody is in, stays as it is unless another is chosen.
  const offered = leas.length < 2 || leas.includes(person.LEA) ? leas : [person.LEA, ...leas];
  const emailChange = person.IsInvited === true ? words.emailInvited : words.emailWarning;

  return (
    <PersonPage
      title={words.modifyTitle}
      lead={person.DisplayName}
      form={form}
      send={(typed) => changePerson(person.Email, asKept(typed))}
      onSent={onSaved}
      onRefused={onRefused}
      onLeave={onLeave}
      leaving={districtUsers.cancelChanging}
      foot={({ leave }) => (
        <div className="flex flex-col-reverse gap-3 border-t border-line pt-5 sm:flex-row sm:items-center">
          <Button
            kind="danger"
            className="sm:mr-auto"
            disabled={lock !== undefined || isSubmitting}
            onClick={onDelete}
          >
            {words.submitDelete}
          </Button>
          <Button kind="secondary" disabled={isSubmitting} onClick={leave}>
            {words.cancel}
          </Button>
          <Button type="submit" isBusy={isSubmitting} disabled={!isDirty}>
            {isSubmitting ? words.saving : words.submitSave}
          </Button>
        </div>
      )}
    >
      {lock && <LockNotice lock={lock} lea={person.LEA} />}
      {person.IsInvited === true && <Invitation person={person} />}
      <PersonFields
        form={form}
        leas={offered}
        lock={lock}
        leaHint={leas.length < 2 && lock === undefined ? words.leaOwnChange : undefined}
        emailHint={dirtyFields.email ? emailChange : undefined}
        phoneHint={dirtyFields.phone && person.IsInvited !== true ? words.phoneWarning : undefined}
      />
      <RoleWarning control={form.control} person={person} />
      <TextField
        label={words.registered}
        readOnly
        value={formatDate(person.DateRegistered)}
        className={READ_ONLY}
      />
    </PersonPage>
  );
}

function LockNotice({ lock, lea }: { readonly lock: Lock; readonly lea: string }) {
  return (
    <Notice kind="info" isLive={false}>
      <LockReason lock={lock} lea={lea} />
    </Notice>
  );
}

/** Why somebody is protected, and where to go instead. */
export function LockReason({ lock, lea }: { readonly lock: Lock; readonly lea: string }): ReactNode {
  if (lock === 'last-administrator') return districtUsers.locks.lastAdministrator(lea);
  return (
    <>
      {districtUsers.locks.own}{' '}
      <Link to="/home/account" className="font-semibold text-teal underline underline-offset-4">
        {districtUsers.locks.toAccount}
      </Link>
    </>
  );
}

function RoleWarning({
  control,
  person,
}: {
  readonly control: Control<PersonDetails>;
  readonly person: Person;
}) {
  const [role, lea] = useWatch({ control, name: ['role', 'lea'] });
  const lines = [
    ...(role === roleOf(person) ? [] : [words.roleWarning]),
    ...(lea === person.LEA ? [] : [words.leaWarning]),
  ];
  if (lines.length === 0) return null;
  return (
    <Notice kind="warning">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

type Sending = 'no' | 'under-way' | 'sent' | Refused;

/** Mail gets lost: the invitation can be sent once more. */
function Invitation({ person }: { readonly person: Person }) {
  const [sending, setSending] = useState<Sending>('no');
  async function send() {
    setSending('under-way');
    const outcome = await inviteAgain(person.Email);
    setSending(outcome.isDone ? 'sent' : outcome.refused);
  }
  if (sending === 'sent')
    return <Notice kind="success">{districtUsers.outcomes.invited(person.Email)}</Notice>;
  const refused = typeof sending === 'object' ? sending : undefined;
  return (
    <>
      {refused && (
        <Notice kind="error" title={refused.title}>
          {refused.text}
        </Notice>
      )}
      <Notice
        kind="info"
        isLive={false}
        actions={
          <Button kind="secondary" size="small" isBusy={sending === 'under-way'} onClick={() => void send()}>
            {sending === 'under-way' ? words.sending : words.inviteAgain}
          </Button>
        }
      >
        {words.isInvited(person.DisplayName)}
      </Notice>
    </>
  );
}
