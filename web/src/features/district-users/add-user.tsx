/** The form for somebody new. */
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button';
import { districtUsers } from '../../texts/district-users';
import type { Person } from './filters';
import { addPerson, type PersonDetails, type Refused } from './people';
import { asKept, PersonFields } from './person-fields';
import { PersonPage } from './person-page';

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
  const { isSubmitting } = form.formState;
  return (
    <PersonPage
      title={words.addTitle}
      lead={words.addLead}
      form={form}
      send={(typed) => addPerson(asKept(typed))}
      onSent={onAdded}
      onRefused={onRefused}
      onLeave={onLeave}
      leaving={districtUsers.cancelAdding}
      foot={({ cancel }) => (
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button kind="secondary" disabled={isSubmitting} onClick={cancel}>
            {words.cancel}
          </Button>
          <Button type="submit" isBusy={isSubmitting}>
            {isSubmitting ? words.adding : words.submitAdd}
          </Button>
        </div>
      )}
    >
      <p className="text-[0.9375rem] text-ink-soft">{words.required}</p>
      <PersonFields
        form={form}
        leas={leas}
        leaHint={leas.length < 2 ? words.leaOwn : undefined}
        emailHint={words.emailHint}
        phoneHint={words.phoneHint}
      />
    </PersonPage>
  );
}
