/** The form for somebody new. */
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Notice } from '../../components/notice';
import { Page } from '../../components/page';
import { districtUsers } from '../../texts/district-users';
import type { Person } from './filters';
import { LeaveDialog } from './leave-dialog';
import { addPerson, type PersonDetails, type Refused } from './people';
import { asKept, PersonFields } from './person-fields';

const words = districtUsers.form;

interface AddUserProps {
  readonly leas: readonly string[];
  readonly onLeave: () => void;
  readonly onRefused: (refused: Refused) => void;
  readonly onAdded: (person: Person) => void;
}

export function AddUser({ leas, onLeave, onRefused, onAdded }: AddUserProps) {
  const form = useForm<PersonDetails>({
    defaultValues: { lea: leas[0] ?? '', firstName: '', lastName: '', email: '', phone: '', role: '' },
  });
  const { isSubmitting, isDirty } = form.formState;
  const [refused, setRefused] = useState<Refused>();
  const [isLeaving, setIsLeaving] = useState(false);

  async function add(typed: PersonDetails) {
    setRefused(undefined);
    const outcome = await addPerson(asKept(typed));
    if (outcome.isDone) {
      onAdded(outcome.done);
      return;
    }
    setRefused(outcome.refused);
    onRefused(outcome.refused);
    if (outcome.refused.code === 'identity.email-taken')
      form.setError('email', { message: words.problems.emailTaken }, { shouldFocus: true });
  }

  return (
    <Page
      title={words.addTitle}
      lead={words.addLead}
      actions={
        <Button
          kind="quiet"
          icon={<ArrowLeft aria-hidden className="size-4" />}
          onClick={() => {
            if (isDirty) setIsLeaving(true);
            else onLeave();
          }}
        >
          {words.backToList}
        </Button>
      }
    >
      <Card className="max-w-2xl p-5 sm:p-6">
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => void form.handleSubmit(add)(event)}
        >
          {refused && (
            <Notice kind="error" title={refused.title}>
              {refused.text}
            </Notice>
          )}
          <p className="text-[0.9375rem] text-ink-soft">{words.required}</p>
          <PersonFields
            form={form}
            leas={leas}
            leaHint={leas.length < 2 ? words.leaOwn : undefined}
            emailHint={words.emailHint}
            phoneHint={words.phoneHint}
          />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button
              kind="secondary"
              disabled={isSubmitting}
              onClick={() => {
                setIsLeaving(true);
              }}
            >
              {words.cancel}
            </Button>
            <Button type="submit" isBusy={isSubmitting}>
              {isSubmitting ? words.adding : words.submitAdd}
            </Button>
          </div>
        </form>
      </Card>
      {isLeaving && (
        <LeaveDialog
          words={districtUsers.cancelAdding}
          onStay={() => {
            setIsLeaving(false);
          }}
          onLeave={onLeave}
        />
      )}
    </Page>
  );
}
