import { clsx } from 'clsx';
import { type ComponentProps, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { formatPhone, phoneDigits } from '../lib/phone';
import { TextField } from './field';

interface PhoneFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  | 'label'
  | 'hint'
  | 'error'
  | 'placeholder'
  | 'name'
  | 'isOptional'
  | 'required'
  | 'readOnly'
  | 'autoComplete'
  | 'className'
> {
  /** Digits alone, ten at most. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A phone number: plain digits while it is typed, grouped as people read it afterwards. */
export function PhoneField({ value, onChange, onBlur, className, ...field }: PhoneFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const focused = useRef<HTMLInputElement>(null);
  // The plain digits took the place of the grouped ones, and with them whatever was selected: without this, what is
  // typed over a whole number would be added to its end and dropped there.
  useLayoutEffect(() => {
    if (isTyping) focused.current?.select();
  }, [isTyping]);
  return (
    <TextField
      autoComplete="tel-national"
      required
      {...field}
      type="tel"
      inputMode="tel"
      value={isTyping ? value : formatPhone(value)}
      onFocus={(event) => {
        focused.current = event.currentTarget;
        setIsTyping(true);
      }}
      onBlur={() => {
        setIsTyping(false);
        onBlur?.();
      }}
      onChange={(event) => {
        onChange(phoneDigits(event.target.value));
      }}
      className={clsx('figures', className)}
    />
  );
}
