/** The options of a question: each kind with its own control, the spec's legend above it. */
import { AREAS_OF_NEED } from '@goalwright/contracts/areas-of-need';
import type { Question } from '@goalwright/contracts/api/questionnaire';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { controlLooks, TextField } from '../../components/field';
import { RadioGroup } from '../../components/radio-group';
import { Select } from '../../components/select';
import { generator as words } from '../../texts/generator';
import type { TalkDesk } from './desk';
import { asksFor } from './questions';

interface OptionPanelProps {
  readonly desk: TalkDesk;
  readonly question: Question;
  /** Chosen and not sent; kept with the talk. */
  readonly selection: readonly string[];
  /** Answering starts a paid draft: then nothing is sent by choosing alone. */
  readonly isPaid: boolean;
}

/** From here on a list is easier to search than to read. */
const FILTER_FROM = 12;

export function OptionPanel(props: OptionPanelProps) {
  switch (props.question.question_type) {
    case 'radio':
    case 'radio2':
      return props.isPaid ? <ChoiceThenSubmit {...props} /> : <Buttons {...props} />;
    case 'singleselect':
      return <SingleSelect {...props} />;
    case 'multiselect':
    case 'multiselect2':
      return <MultiSelect {...props} />;
    case 'date':
      return <DateChoice {...props} />;
    case 'text':
    case 'none':
      return null;
  }
}

function Buttons({ desk, question }: OptionPanelProps) {
  const isShort = question.options.every((option) => option.length <= 4);
  return (
    <fieldset className="mb-3">
      <legend className="mb-2 font-semibold">{words.options.radio}</legend>
      <div className={isShort ? 'flex flex-wrap gap-3' : 'flex flex-col gap-2'}>
        {question.options.map((option) => (
          <Button
            key={option}
            kind="secondary"
            className={isShort ? 'min-w-28' : 'justify-start! text-left'}
            onClick={() => void desk.answer(option)}
          >
            {option}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Submit sends what is chosen here, at the price it says. */
function ChoiceThenSubmit({ desk, question, selection: [chosen = ''] }: OptionPanelProps) {
  return (
    <div className="mb-3">
      <RadioGroup
        label={words.options.radio}
        choices={question.options.map((option) => ({ value: option, label: option }))}
        value={chosen}
        onChange={(option) => {
          desk.pick([option]);
        }}
      />
    </div>
  );
}

function SingleSelect({ desk, question, selection }: OptionPanelProps) {
  return (
    <fieldset className="mb-3">
      <Select
        label={words.options.singleselect}
        placeholder={words.options.singleselect}
        options={question.options.map((option) => ({ value: option, label: option }))}
        value={question.options.find((option) => option === selection[0]) ?? ''}
        onChange={({ target }) => {
          desk.pick(target.value === '' ? [] : [target.value]);
        }}
      />
    </fieldset>
  );
}

const disciplineOf = new Map<string, string>(AREAS_OF_NEED.map(({ name, discipline }) => [name, discipline]));

function MultiSelect({ desk, question, selection }: OptionPanelProps) {
  const search = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState('');
  const sought = filter.trim().replaceAll(',', ' ');
  const typed = selection.filter((option) => !question.options.includes(option));
  const options = [...typed, ...question.options];
  const shown = options.filter((option) => option.toLowerCase().includes(sought.toLowerCase()));
  const canAdd =
    asksFor(question, 'areas') &&
    sought.length >= 3 &&
    !options.some((option) => option.toLowerCase() === sought.toLowerCase());
  const add = () => {
    desk.pick([...selection, sought]);
    setFilter('');
    // The button that was pressed goes with the words it named.
    search.current?.focus();
  };
  return (
    <fieldset className="mb-3">
      <legend className="mb-1 flex w-full flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {words.options.multiselect}
        <span aria-live="polite" className="figures font-normal text-ink-soft">
          {words.options.chosen(selection.length)}
        </span>
      </legend>
      {question.options.length >= FILTER_FROM && (
        <div className="flex items-end gap-2">
          <label className="min-w-0 flex-1">
            <span className="sr-only">{words.options.filter}</span>
            <input
              ref={search}
              type="search"
              value={filter}
              maxLength={200}
              autoComplete="off"
              placeholder={words.options.filter}
              className={controlLooks(false)}
              onChange={({ target }) => {
                setFilter(target.value);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                if (canAdd) add();
              }}
            />
          </label>
          {canAdd && (
            <Button kind="secondary" onClick={add}>
              {words.options.add(sought)}
            </Button>
          )}
        </div>
      )}
      <div className="mt-2 max-h-[34dvh] overflow-y-auto rounded-control border border-line bg-surface px-3 py-1">
        {/* Columns of a box with a height of its own would go on to the right, out of sight. */}
        <div className="sm:columns-2 sm:gap-6">
          {shown.map((option, place) => (
            <Checkbox
              key={option}
              label={option}
              className={clsx(
                'break-inside-avoid',
                place > 0 &&
                  disciplineOf.get(option) !== disciplineOf.get(shown[place - 1] ?? '') &&
                  'border-t border-line',
              )}
              checked={selection.includes(option)}
              onChange={({ target }) => {
                desk.pick(
                  target.checked ? [...selection, option] : selection.filter((chosen) => chosen !== option),
                );
              }}
            />
          ))}
          {shown.length === 0 && <p className="py-2 text-ink-soft">{words.options.none}</p>}
        </div>
      </div>
    </fieldset>
  );
}

/** Today where the person is, as a date field takes it. */
export function today(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function DateChoice({ desk, selection: [chosen = ''] }: OptionPanelProps) {
  const latest = today(new Date());
  return (
    <fieldset className="mb-3 max-w-64">
      <TextField
        label={words.options.date}
        type="date"
        max={latest}
        value={chosen}
        error={chosen > latest ? words.options.futureDate : undefined}
        onChange={({ target }) => {
          desk.pick(target.value === '' ? [] : [target.value]);
        }}
      />
    </fieldset>
  );
}
