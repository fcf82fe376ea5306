/** A database as a service finds it in production: migrated, with the restricted roles and the queues' schema. */
import { migrateQueueTables, migrateService, type ServiceMigrations } from '@goalwright/platform';
import { freshDatabase } from './start-postgres.js';

/** Roles belong to the server, which test runs share: one password for all of them keeps runs out of each other's way. */
const ROLE_PASSWORD = 'test-role-password';

export interface ServiceDatabase {
  /** Of a superuser: for looking behind the service's back. */
  readonly adminUrl: string;
  /** Of the restricted role of the service named. */
  appUrl(role: string): string;
  drop(): Promise<void>;
}

/**
 * An empty database with the given services migrated, in the order given.
 * @param services their migrations; a later one may grant to an earlier one's role
 */
export async function serviceDatabase(...services: readonly ServiceMigrations[]): Promise<ServiceDatabase> {
  const database = await freshDatabase();
  for (const service of services) {
    await migrateService({ adminUrl: database.url, rolePassword: ROLE_PASSWORD, service });
  }
  await migrateQueueTables({ adminUrl: database.url, users: services.map(({ role }) => role) });
  return {
    adminUrl: database.url,
    appUrl: (role) => {
      const url = new URL(database.url);
      url.username = role;
      url.password = ROLE_PASSWORD;
      return url.href;
    },
    drop: () => database.drop(),
  };
}
