/** The page around a person's form: what is sent, what was refused, and the question before typed words are left. */
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Notice } from '../../components/notice';
import { Page } from '../../components/page';
import { districtUsers } from '../../texts/district-users';
import type { Person } from './filters';
import { LeaveDialog } from './leave-dialog';
import type { Outcome, PersonDetails, Refused } from './people';

const words = districtUsers.form;

interface PersonPageProps {
  readonly title: string;
  readonly lead: string;
  readonly form: UseFormReturn<PersonDetails>;
  readonly send: (typed: PersonDetails) => Promise<Outcome<Person>>;
  readonly onSent: (person: Person) => void;
  readonly onRefused: (refused: Refused) => void;
  readonly onLeave: () => void;
  /** The question before leaving. */
  readonly leaving: ComponentProps<typeof LeaveDialog>['words'];
  readonly children: ReactNode;
  /** Below the form. `leave` asks where something was typed, `cancel` always. */
  readonly foot: (going: { readonly leave: () => void; readonly cancel: () => void }) => ReactNode;
}

export function PersonPage({
  title,
  lead,
  form,
  send,
  onSent,
  onRefused,
  onLeave,
  ...parts
}: PersonPageProps) {
  const [refused, setRefused] = useState<Refused>();
  const [isLeaving, setIsLeaving] = useState(false);
  const { isDirty } = form.formState;
  const cancel = () => {
    setIsLeaving(true);
  };
  const leave = isDirty ? cancel : onLeave;

  async function submit(typed: PersonDetails) {
    setRefused(undefined);
    const outcome = await send(typed);
    if (outcome.isDone) {
      onSent(outcome.done);
      return;
    }
    setRefused(outcome.refused);
    onRefused(outcome.refused);
    if (outcome.refused.code === 'identity.email-taken')
      form.setError('email', { message: words.problems.emailTaken }, { shouldFocus: true });
  }

  return (
    <Page
      title={title}
      lead={lead}
      actions={
        <Button kind="quiet" icon={<ArrowLeft aria-hidden className="size-4" />} onClick={leave}>
          {words.backToList}
        </Button>
      }
    >
      <Card className="max-w-2xl p-5 sm:p-6">
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
        >
          {refused && (
            <Notice kind="error" title={refused.title}>
              {refused.text}
            </Notice>
          )}
          {parts.children}
          {parts.foot({ leave, cancel })}
        </form>
      </Card>
      {isLeaving && (
        <LeaveDialog
          words={parts.leaving}
          onStay={() => {
            setIsLeaving(false);
          }}
          onLeave={onLeave}
        />
      )}
    </Page>
  );
}
