/** What a new password must be, as the forms say it; the server judges again, and knows the common ones. */

export const PASSWORD_LENGTH_MIN = 12;

export type PasswordRule = 'matches' | 'length' | 'upper-case' | 'lower-case';

/** The rules that a password breaks, in the order in which they are shown. */
export function brokenPasswordRules(password: string, confirmation: string): readonly PasswordRule[] {
  const broken: PasswordRule[] = [];
  const text = password.normalize('NFC');
  if (password !== confirmation || password === '') broken.push('matches');
  if (Array.from(text).length < PASSWORD_LENGTH_MIN) broken.push('length');
  if (!/\p{Lu}/u.test(text)) broken.push('upper-case');
  if (!/\p{Ll}/u.test(text)) broken.push('lower-case');
  return broken;
}
