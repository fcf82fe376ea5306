/** Phone numbers of the United States: ten digits, whatever way they were typed. */
export const PHONE_DIGITS = 10;

/** The digits of what was typed or pasted, without the country code: `+1 (213) 555-0123` -> `2135550123`. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  // No area code of the country begins with 1.
  return (digits.startsWith('1') ? digits.slice(1) : digits).slice(0, PHONE_DIGITS);
}

/** `2135550123` -> `(213) 555-0123`; anything but ten digits stays as it is. */
export function formatPhone(digits: string): string {
  if (digits.length !== PHONE_DIGITS) return digits;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
