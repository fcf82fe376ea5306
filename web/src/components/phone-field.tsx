import { type ComponentProps, type Ref, useState } from 'react';
import { formatPhone, phoneDigits } from '../lib/phone';
import { TextField } from './field';

interface PhoneFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'error' | 'placeholder' | 'name'
> {
  /** Digits alone, ten at most. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A phone number: plain digits while it is typed, grouped as people read it afterwards. */
export function PhoneField({ value, onChange, onBlur, ...field }: PhoneFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      required
      value={isTyping ? value : formatPhone(value)}
      onFocus={() => {
        setIsTyping(true);
      }}
      onBlur={() => {
        setIsTyping(false);
        onBlur?.();
      }}
      onChange={(event) => {
        onChange(phoneDigits(event.target.value));
      }}
      className="figures"
    />
  );
}
