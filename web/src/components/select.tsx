/** One choice of many: the browser's own list, which every phone and screen reader knows. */
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { controlLooks, Field, type FieldProps } from './field';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> & {
    readonly options: readonly SelectOption[];
    /** What an empty choice reads as; without it the first option is chosen from the start. */
    readonly placeholder?: string;
    readonly ref?: Ref<HTMLSelectElement>;
  };

export function Select({
  label,
  hint,
  error,
  isOptional,
  options,
  placeholder,
  className,
  ...select
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional ?? false}>
      {(tied) => (
        <div className="relative">
          <select
            {...select}
            {...tied}
            className={clsx(
              controlLooks(error !== undefined),
              'cursor-pointer appearance-none pr-10 text-ellipsis',
              className,
            )}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
