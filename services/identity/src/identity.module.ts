/** Identity: who people are, how they prove it, and what they may do. */
import { type DynamicModule, Module } from '@nestjs/common';
import { districtUserCalls } from '@goalwright/contracts/district-users';
import { identityCalls } from '@goalwright/contracts/identity';
import { noticeCalls } from '@goalwright/contracts/notifications';
import { databaseModule, serviceMessaging } from '@goalwright/platform';
import { AccountDeletions } from './account-deletions/account-deletions.js';
import { AccountRecords } from './account-records/account-records.js';
import { AuditLog } from './audit-log/audit-log.js';
import { Audit } from './audit/audit.js';
import { Codes } from './codes/codes.js';
import { IDENTITY_CONFIG, type IdentityConfig } from './config.js';
import { DemoAccounts } from './demo-accounts.js';
import { DistrictUserCalls } from './district-users.calls.js';
import { DistrictUsers } from './district-users/district-users.js';
import { PersonChanges } from './district-users/person-changes.js';
import { Districts } from './districts/districts.js';
import { EmailChanges } from './email-changes/email-changes.js';
import { IdentityCalls } from './identity.calls.js';
import { IdentityEvents } from './identity.events.js';
import { Invitations } from './invitations/invitations.js';
import { Keys } from './keys.js';
import { Limits } from './limits/limits.js';
import { Notices } from './notices/notices.js';
import { OutsideAi } from './outside-ai/outside-ai.js';
import { PasswordResets } from './password-resets/password-resets.js';
import { PasswordConfirmations } from './password-confirmations/password-confirmations.js';
import { Passwords } from './passwords/passwords.js';
import { PhoneNumbers } from './phone-numbers/phone-numbers.js';
import { Profiles } from './profiles/profiles.js';
import { ProfileCalls } from './profile.calls.js';
import { Sessions } from './sessions/sessions.js';
import { Sweeper } from './sweeper.js';
import { Terms } from './terms/terms.js';
import { UserEntity } from './users/user.entity.js';
import { Users } from './users/users.js';
import { Viewers } from './viewers/viewers.js';

@Module({})
export class IdentityModule {
  static forConfig(config: IdentityConfig): DynamicModule {
    return {
      module: IdentityModule,
      imports: [
        databaseModule(config, { schema: 'identity', entities: [UserEntity] }),
        serviceMessaging(config, {
          service: 'identity',
          schema: 'identity',
          serves: { calls: [...identityCalls, ...districtUserCalls, ...noticeCalls] },
          handlesEvents: true,
          isRelay: true,
        }),
      ],
      providers: [
        { provide: IDENTITY_CONFIG, useValue: config },
        ...[Keys, Audit, Limits],
        ...[Users, Passwords, Sessions, Codes, PasswordResets, PhoneNumbers, Terms, Districts],
        ...[PasswordConfirmations, Notices, Profiles, EmailChanges, AccountDeletions, AccountRecords],
        ...[Viewers, DistrictUsers, PersonChanges, Invitations, AuditLog, OutsideAi],
        ...[IdentityCalls, ProfileCalls, DistrictUserCalls, IdentityEvents],
        ...[Sweeper, DemoAccounts],
      ],
    };
  }
}
