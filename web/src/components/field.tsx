/** A form's field: its label above, its hint, and its error below, tied together for screen readers. */
import { clsx } from 'clsx';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { components } from '../texts/components';
import { FieldError } from './field-error';

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
}

export const controlLooks = (hasError: boolean): string =>
  clsx(
    'w-full min-h-11 rounded-control border bg-surface px-3 py-2 text-ink placeholder:text-ink-soft',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:bg-paper disabled:text-ink-soft',
    hasError ? 'border-fail' : 'border-line-strong hover:border-teal',
  );

interface Tied {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** The frame of a field; `children` gets what ties the control to its words. */
export function Field({
  label,
  hint,
  error,
  isOptional = false,
  children,
}: FieldProps & { readonly children: (tied: Tied) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> ({components.optional})</span>}
      </label>
      {hint && (
        <div id={`${id}-hint`} className="text-[0.9375rem] text-ink-soft">
          {hint}
        </div>
      )}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    readonly ref?: Ref<HTMLInputElement>;
    /** What stands inside the field's right end, a button to show the password for example. */
    readonly trailing?: ReactNode;
    /** Marked as wrong where the words for it stand above the form. */
    readonly isInvalid?: boolean;
  };

export function TextField({
  label,
  hint,
  error,
  isOptional,
  trailing,
  isInvalid = false,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional ?? false}>
      {(tied) => (
        <div className="relative">
          <input
            type="text"
            {...input}
            {...tied}
            aria-invalid={isInvalid || tied['aria-invalid']}
            className={clsx(
              controlLooks(isInvalid || error !== undefined),
              trailing ? 'pr-14' : '',
              className,
            )}
          />
          {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
        </div>
      )}
    </Field>
  );
}

type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { readonly ref?: Ref<HTMLTextAreaElement> };

export function TextArea({ label, hint, error, isOptional, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional ?? false}>
      {(tied) => (
        <textarea
          rows={3}
          {...area}
          {...tied}
          className={clsx(
            controlLooks(error !== undefined),
            'field-sizing-content',
            area.rows === 1 ? 'min-h-11' : 'min-h-24',
            className,
          )}
        />
      )}
    </Field>
  );
}
