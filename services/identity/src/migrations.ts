/** Identity's schema, in the order it grew. */
import type { ServiceMigrations } from '@goalwright/platform';
import { CreateAccounts1763600000000 } from './migrations/1763600000000-create-accounts.js';
import { CreatePasswordResets1795132805000 } from './migrations/1795132805000-create-password-resets.js';
import { TellOfAccountChanges1795132808000 } from './migrations/1795132808000-tell-of-account-changes.js';
import { ManageDistricts1795132812000 } from './migrations/1795132812000-manage-districts.js';
import { KeepInvitations1795132820000 } from './migrations/1795132820000-keep-invitations.js';

export const identityMigrations: ServiceMigrations = {
  schema: 'identity',
  role: 'identity_app',
  scopedRoles: ['identity_district'],
  migrations: [
    CreateAccounts1763600000000,
    CreatePasswordResets1795132805000,
    TellOfAccountChanges1795132808000,
    ManageDistricts1795132812000,
    KeepInvitations1795132820000,
  ],
};
