/** A goal's objectives and services as fields, on a card that is edited and in the goal checker. */
import { type FapeLine, SERVICE_FIELDS } from '@goalwright/contracts/api/goals';
import { Plus, Trash2 } from 'lucide-react';
import { goals as words } from '../../texts/goals';
import { Button, IconButton } from '../button';
import { TextArea } from '../field';

const OBJECTIVES_MAX = 10;
const SERVICES_MAX = 50;

interface LinesProps<Line> {
  readonly lines: readonly Line[];
  readonly onChange: (lines: readonly Line[]) => void;
}

const without = <Line,>(lines: readonly Line[], place: number): Line[] =>
  lines.filter((_line, at) => at !== place);

export function ObjectivesFields({ lines, onChange }: LinesProps<string>) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{words.objectives}</legend>
      {lines.map((line, place) => (
        <div key={place} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <TextArea
              label={words.edit.objective(place + 1)}
              value={line}
              maxLength={2000}
              rows={2}
              onChange={({ target }) => {
                onChange(lines.map((other, at) => (at === place ? target.value : other)));
              }}
            />
          </div>
          <IconButton
            label={words.edit.removeObjective(place + 1)}
            icon={<Trash2 aria-hidden className="size-4.5" />}
            className="mt-7"
            onClick={() => {
              onChange(without(lines, place));
            }}
          />
        </div>
      ))}
      {lines.length < OBJECTIVES_MAX && (
        <Button
          kind="quiet"
          size="small"
          className="self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => {
            onChange([...lines, '']);
          }}
        >
          {words.edit.addObjective}
        </Button>
      )}
    </fieldset>
  );
}

export function ServicesFields({ lines, onChange }: LinesProps<FapeLine>) {
  return (
    <div className="flex flex-col gap-4">
      {lines.map((line, place) => (
        <fieldset key={place} className="rounded-card border border-line p-4">
          <legend className="px-1 font-semibold">{words.edit.service(place + 1)}</legend>
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {fieldsOf(line).map((name) => (
              // Grows with what stands in it: on a phone a line would cut a service's name off.
              <TextArea
                key={name}
                label={name}
                value={line[name] ?? ''}
                maxLength={2000}
                rows={1}
                onChange={({ target }) => {
                  const changed = { ...line, [name]: target.value.replace(/\n/g, ' ') };
                  onChange(lines.map((other, at) => (at === place ? changed : other)));
                }}
              />
            ))}
          </div>
          <Button
            kind="quiet"
            size="small"
            className="mt-3"
            icon={<Trash2 aria-hidden className="size-4" />}
            onClick={() => {
              onChange(without(lines, place));
            }}
          >
            {words.edit.removeService(place + 1)}
          </Button>
        </fieldset>
      ))}
      {lines.length < SERVICES_MAX && (
        <Button
          kind="quiet"
          size="small"
          className="self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => {
            onChange([...lines, Object.fromEntries(SERVICE_FIELDS.map((name) => [name, '']))]);
          }}
        >
          {words.edit.addService}
        </Button>
      )}
    </div>
  );
}

/** The columns every complete service has, then what else this one says; who decides is no field of anybody's. */
const fieldsOf = (line: FapeLine): string[] => [
  ...new Set([...SERVICE_FIELDS, ...Object.keys(line).filter((name) => name !== 'Team')]),
];
