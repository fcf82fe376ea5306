/** Accounts to try everything with, in the embedded default and nowhere else. */
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { LeaId, UserId } from '@goalwright/contracts/values';
import { DataSource } from 'typeorm';
import { IDENTITY_CONFIG, type IdentityConfig } from './config.js';
import { Passwords } from './passwords/passwords.js';
import { Users } from './users/users.js';

const DEMO_PASSWORD = 'GoalwrightDemo1';

interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Of the range that is kept free for fiction. */
  readonly phoneNumber: string;
  readonly leaId: LeaId;
  readonly isAdministrator: boolean;
}

const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'provider@demo.goalwright.example',
    firstName: 'Dana',
    lastName: 'Provider',
    phoneNumber: '2135550101',
    leaId: 'public',
    isAdministrator: false,
  },
  {
    email: 'admin@demo.goalwright.example',
    firstName: 'Alex',
    lastName: 'Lynwood',
    phoneNumber: '2135550102',
    leaId: 'lynwood',
    isAdministrator: true,
  },
  {
    email: 'admin.sonoma@demo.goalwright.example',
    firstName: 'Sam',
    lastName: 'Sonoma',
    phoneNumber: '2135550103',
    leaId: 'sonoma',
    isAdministrator: true,
  },
  {
    email: 'internal@goalwright.example',
    firstName: 'Iris',
    lastName: 'Goalwright',
    phoneNumber: '2135550104',
    leaId: 'goalwright',
    isAdministrator: true,
  },
];

@Injectable()
export class DemoAccounts implements OnApplicationBootstrap {
  constructor(
    private readonly database: DataSource,
    private readonly users: Users,
    private readonly passwords: Passwords,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.MODE === 'embedded') await this.seed();
  }

  /** Adds those that are missing. The wallet's ten dollars follow from the event that opening one writes. */
  async seed(): Promise<void> {
    for (const account of DEMO_ACCOUNTS) {
      if ((await this.users.findByEmail(account.email)) === null) await this.#add(account);
    }
  }

  async #add(account: DemoAccount): Promise<void> {
    const passwordHash = await this.passwords.hash(DEMO_PASSWORD);
    await this.database.transaction(async (manager) => {
      const [added] = await manager.query<{ id: UserId }[]>(
        `insert into users (email, first_name, last_name, phone_number, password_hash, lea_id, is_administrator,
           email_verified_at, phone_verified_at)
         values ($1, $2, $3, $4, $5, $6, $7, now(), now())
         on conflict (email) do nothing returning id`,
        [
          account.email,
          account.firstName,
          account.lastName,
          account.phoneNumber,
          passwordHash,
          account.leaId,
          account.isAdministrator,
        ],
      );
      if (added !== undefined) await this.users.open(manager, added.id);
    });
  }
}
