/** Accounts of the demo people, in the embedded default and nowhere else. */
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { UserId } from '@goalwright/contracts/values';
import { DataSource } from 'typeorm';
import { IDENTITY_CONFIG, type IdentityConfig } from './config.js';
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from './demo-people.js';
import { Passwords } from './passwords/passwords.js';
import { Users } from './users/users.js';

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
    for (const person of DEMO_PEOPLE) {
      if ((await this.users.findByEmail(person.email)) === null) await this.#add(person);
    }
  }

  async #add(person: DemoPerson): Promise<void> {
    const passwordHash = await this.passwords.hash(DEMO_PASSWORD);
    await this.database.transaction(async (manager) => {
      const [added] = await manager.query<{ id: UserId }[]>(
        `insert into users (email, first_name, last_name, phone_number, password_hash, lea_id, is_administrator,
           email_verified_at, phone_verified_at)
         values ($1, $2, $3, $4, $5, $6, $7, now(), now())
         on conflict (email) do nothing returning id`,
        [
          person.email,
          person.firstName,
          person.lastName,
          person.phoneNumber,
          passwordHash,
          person.leaId,
          person.isAdministrator,
        ],
      );
      if (added !== undefined) await this.users.open(manager, added.id);
    });
  }
}
