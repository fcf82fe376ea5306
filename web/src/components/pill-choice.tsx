/** A question with a few short answers side by side: radios that look like pills. */
import { clsx } from 'clsx';
import { useId } from 'react';
import { FieldError } from './field-error';

interface PillChoiceProps<Value extends string> {
  readonly question: string;
  readonly hint?: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** `undefined` before one is chosen. */
  readonly value: Value | undefined;
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
}

export function PillChoice<Value extends string>(props: PillChoiceProps<Value>) {
  const { question, hint, choices, value: chosen, error, onChange } = props;
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described === '' ? undefined : described}>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{question}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-[0.9375rem] text-ink-soft">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className={clsx(
              'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border bg-surface px-3.5 text-[0.9375rem]',
              'transition-colors duration-150 has-checked:border-teal has-checked:bg-teal-wash',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
              error === undefined ? 'border-line-strong hover:border-teal' : 'border-fail',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={chosen === value}
              onChange={() => {
                onChange(value);
              }}
              className="size-4 accent-teal focus-visible:outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
