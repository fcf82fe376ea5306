/** What a person typed on the way through registration. It lives in memory alone: a reload forgets the passwords. */
import type { UseFormReturn } from 'react-hook-form';

export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  /** At sign-in. */
  readonly password: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

export type RegistrationForm = UseFormReturn<Details>;

export const NOTHING_TYPED: Details = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  password: '',
  newPassword: '',
  confirmation: '',
};
