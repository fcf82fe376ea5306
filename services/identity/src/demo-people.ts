/** People to try everything as. `npm start` names them, so nothing heavy may be imported here. */
import type { LeaId } from '@goalwright/contracts/values';

export const DEMO_PASSWORD = 'GoalwrightDemo1';

/** Sees every LEA in the embedded default. */
export const DEMO_INTERNAL_ADMINISTRATOR = 'internal@goalwright.example';

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Of the range that is kept free for fiction. */
  readonly phoneNumber: string;
  readonly leaId: LeaId;
  readonly isAdministrator: boolean;
  /** For whoever chooses whom to sign in as. */
  readonly part: string;
}

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    email: 'provider@demo.goalwright.example',
    firstName: 'Dana',
    lastName: 'Provider',
    phoneNumber: '2135550101',
    leaId: 'public',
    isAdministrator: false,
    part: 'provider',
  },
  {
    email: 'admin@demo.goalwright.example',
    firstName: 'Alex',
    lastName: 'Lynwood',
    phoneNumber: '2135550102',
    leaId: 'lynwood',
    isAdministrator: true,
    part: 'administrator, Lynwood',
  },
  {
    email: 'admin.sonoma@demo.goalwright.example',
    firstName: 'Sam',
    lastName: 'Sonoma',
    phoneNumber: '2135550103',
    leaId: 'sonoma',
    isAdministrator: true,
    part: 'administrator, Sonoma',
  },
  {
    email: DEMO_INTERNAL_ADMINISTRATOR,
    firstName: 'Iris',
    lastName: 'Goalwright',
    phoneNumber: '2135550104',
    leaId: 'goalwright',
    isAdministrator: true,
    part: 'internal administrator',
  },
];
