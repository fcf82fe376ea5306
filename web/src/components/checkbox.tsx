/** One box with its words: the whole line can be pressed. */
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { markLooks } from './choice-looks';
import { FieldError } from './field-error';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2 sm:min-h-0">
        <span className="mt-0.5 grid shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            // The hint lies in the label to be pressed; named here too, it would be read twice.
            aria-labelledby={`${id}-label`}
            aria-describedby={described === '' ? undefined : described}
            aria-invalid={error ? true : undefined}
            className={clsx(markLooks(error !== undefined), 'rounded-[5px]')}
          />
          <Check
            aria-hidden
            strokeWidth={3.5}
            className="pointer-events-none invisible col-start-1 row-start-1 size-3.5 text-on-teal peer-checked:visible forced-colors:hidden"
          />
        </span>
        <span>
          <span id={`${id}-label`}>{label}</span>
          {hint && (
            <span id={`${id}-hint`} className="block text-[0.9375rem] text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
