/** Six digits out of an email or a text message: typed, pasted with spaces, or filled in by the phone. */
import { clsx } from 'clsx';
import type { Ref } from 'react';
import { components } from '../texts/components';
import { controlLooks, Field, type FieldProps } from './field';

export const CODE_LENGTH = 6;

interface CodeFieldProps extends Omit<FieldProps, 'isOptional'> {
  readonly value: string;
  /** Gets digits alone, six at most. */
  readonly onChange: (code: string) => void;
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

export function CodeField({ label, hint, error, value, onChange, isDisabled, ...input }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(tied) => (
        <input
          {...input}
          {...tied}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          disabled={isDisabled}
          placeholder={components.codePlaceholder}
          value={value}
          // No maxLength: it would cut "123 456" off before the space is taken out.
          onChange={(event) => {
            onChange(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH));
          }}
          className={clsx(
            controlLooks(error !== undefined),
            'figures max-w-56 text-2xl tracking-[0.35em] placeholder:tracking-[0.35em]',
          )}
        />
      )}
    </Field>
  );
}
