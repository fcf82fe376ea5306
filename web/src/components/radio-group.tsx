/** One choice of a few, each in a row of its own that can be pressed. */
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { markLooks } from './choice-looks';
import { FieldError } from './field-error';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

interface RadioGroupProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
}

export function RadioGroup({
  label,
  choices,
  value,
  onChange,
  hint,
  error,
  isDisabled = false,
}: RadioGroupProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      disabled={isDisabled}
      aria-describedby={described === '' ? undefined : described}
      aria-invalid={error ? true : undefined}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {hint && (
        <div id={`${id}-hint`} className="text-[0.9375rem] text-ink-soft">
          {hint}
        </div>
      )}
      <div className="flex flex-col gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={clsx(
              'flex min-h-11 cursor-pointer items-start gap-3 rounded-control border bg-surface px-3.5 py-2.5',
              'transition-colors duration-150 has-checked:border-teal has-checked:bg-teal-wash has-disabled:cursor-not-allowed',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
              error ? 'border-fail' : 'border-line-strong hover:border-teal',
            )}
          >
            <span className="mt-0.5 grid shrink-0 place-items-center">
              <input
                type="radio"
                name={id}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => {
                  onChange(choice.value);
                }}
                className={clsx(markLooks(error !== undefined), 'rounded-full focus-visible:outline-none')}
              />
              <span
                aria-hidden
                className="pointer-events-none invisible col-start-1 row-start-1 size-2 rounded-full bg-on-teal peer-checked:visible forced-colors:hidden"
              />
            </span>
            <span>
              {choice.label}
              {choice.hint && <span className="block text-[0.9375rem] text-ink-soft">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
