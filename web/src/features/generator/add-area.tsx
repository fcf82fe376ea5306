import { useId, useState } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { usePublicConfig } from '../../lib/public-config';
import { generator as words } from '../../texts/generator';
import type { ReportArea } from './areas';

interface AddAreaProps {
  readonly areas: readonly ReportArea[];
  readonly onAdd: (typed: string) => void;
}

/** An area nobody found: from the list, or in the provider's own words. */
export function AddArea({ areas, onAdd }: AddAreaProps) {
  const id = useId();
  const config = usePublicConfig();
  const [typed, setTyped] = useState('');
  const known = new Set(areas.map((area) => area.name));
  return (
    <form
      className="flex items-end gap-2 px-4 py-4 sm:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        onAdd(typed);
        setTyped('');
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          label={words.areas.addLabel}
          hint={words.areas.addHint}
          value={typed}
          list={id}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
        <datalist id={id}>
          {(config?.AreasOfNeed ?? [])
            .filter((name) => !known.has(name))
            .map((name) => (
              <option key={name} value={name} />
            ))}
        </datalist>
      </div>
      <Button kind="secondary" type="submit">
        {words.areas.add}
      </Button>
    </form>
  );
}
