/** The question before somebody is deleted: it works only with its box ticked. */
import { useState } from 'react';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { Dialog } from '../../components/dialog';
import { Notice } from '../../components/notice';
import { districtUsers } from '../../texts/district-users';
import type { Person } from './filters';
import { deletePerson, type Refused } from './people';

const words = districtUsers.deletion;

interface DeleteDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
  readonly onRefused: (refused: Refused) => void;
  readonly onDeleted: () => void;
}

export function DeleteDialog({ person, onClose, onRefused, onDeleted }: DeleteDialogProps) {
  const [isSure, setIsSure] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  async function remove() {
    setIsBusy(true);
    setRefused(undefined);
    const outcome = await deletePerson(person.Email);
    setIsBusy(false);
    if (outcome.isDone) {
      onDeleted();
      return;
    }
    setRefused(outcome.refused);
    onRefused(outcome.refused);
  }

  return (
    <Dialog
      isOpen
      title={words.title}
      // Under way it can neither be taken back nor be left without its outcome.
      onClose={() => {
        if (!isBusy) onClose();
      }}
      actions={
        <>
          <Button kind="secondary" disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button kind="danger" disabled={!isSure} isBusy={isBusy} onClick={() => void remove()}>
            {isBusy ? words.deleting : words.submit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          <span className="block font-semibold">{person.DisplayName}</span>
          <span className="block wrap-anywhere text-ink-soft">{person.Email}</span>
        </p>
        <p>
          {words.question} {words.erased}
        </p>
        {refused && (
          <Notice kind="error" title={refused.title}>
            {refused.text}
          </Notice>
        )}
        <Checkbox
          label={words.sure}
          checked={isSure}
          disabled={isBusy}
          onChange={(event) => {
            setIsSure(event.target.checked);
          }}
        />
      </div>
    </Dialog>
  );
}
