/** The signed-in user as the page knows it. */
import { z } from 'zod';

export const User = z.object({
  LEA: z.string(),
  USToken: z.string(),
  Email: z.string(),
  IsAdmin: z.boolean(),
  IsTrial: z.boolean(),
  LastName: z.string(),
  FirstName: z.string(),
  DisplayName: z.string(),
  /** Ten digits; empty while the user has none. */
  PhoneNumber: z.string(),
  /** Always empty: no hash leaves the server. */
  PasswordHash: z.literal(''),
  DidInitiatedChat: z.boolean(),
  /** False when the day's limit of areas is reached. */
  CanGenerateGoals: z.boolean(),
  /** Available cents. */
  AccountBalance: z.int(),
  /** The same in dollars. */
  AccountBalanceTotal: z.number(),
  IsStripeInitialized: z.boolean(),
  DidAcceptTermsOfService: z.boolean(),
  /** True where the account is of the internal domain: the wallet is hidden and the gate does not apply. */
  IsInternal: z.boolean(),
  /** True where the menu shows Manage Users; the server checks again on every call. */
  CanManageUsers: z.boolean(),
  /** True where this user manages the people of every LEA, and may choose any LEA in the forms. */
  CanManageAllLeas: z.boolean().optional(),
  /** Whether goals may be drafted by an outside AI provider: as the LEA's administrators decided, for Public the user. */
  IsOutsideAiAllowed: z.boolean().optional(),
  /** Whether `/um/ai/permission` would take this user's answer. */
  MayDecideOutsideAi: z.boolean().optional(),
  /** Goals drafted so far, counted by the server. */
  TotalGeneratedGoals: z.int().min(0),
});
export type User = z.infer<typeof User>;
