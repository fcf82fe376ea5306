/** Identity: who people are, how they prove it, and what they may do. */
import { type DynamicModule, Module } from '@nestjs/common';
import { identityCalls } from '@goalwright/contracts/identity';
import { databaseModule, serviceMessaging } from '@goalwright/platform';
import { Audit } from './audit/audit.js';
import { Codes } from './codes/codes.js';
import { IDENTITY_CONFIG, type IdentityConfig } from './config.js';
import { DemoAccounts } from './demo-accounts.js';
import { Districts } from './districts/districts.js';
import { IdentityCalls } from './identity.calls.js';
import { IdentityEvents } from './identity.events.js';
import { Keys } from './keys.js';
import { Limits } from './limits/limits.js';
import { PasswordResets } from './password-resets/password-resets.js';
import { Passwords } from './passwords/passwords.js';
import { PhoneNumbers } from './phone-numbers/phone-numbers.js';
import { Sessions } from './sessions/sessions.js';
import { Sweeper } from './sweeper.js';
import { Terms } from './terms/terms.js';
import { UserEntity } from './users/user.entity.js';
import { Users } from './users/users.js';

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
          serves: { calls: identityCalls },
          handlesEvents: true,
          isRelay: true,
        }),
      ],
      providers: [
        { provide: IDENTITY_CONFIG, useValue: config },
        ...[Keys, Audit, Limits],
        ...[Users, Passwords, Sessions, Codes, PasswordResets, PhoneNumbers, Terms, Districts],
        ...[IdentityCalls, IdentityEvents],
        ...[Sweeper, DemoAccounts],
      ],
    };
  }
}
