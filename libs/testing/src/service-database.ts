/** A database as a service finds it in production: migrated, with the restricted roles and the queues' schema. */
import { migrateQueues } from '@goalwright/messaging';
import { migrateService, QUEUE_ROLE, type ServiceMigrations } from '@goalwright/platform';
import pg from 'pg';
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
  await prepareQueues(database.url, services);
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

async function prepareQueues(adminUrl: string, services: readonly ServiceMigrations[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('goalwright-migrations'))`);
    await client.query(
      `do $$ begin create role ${QUEUE_ROLE} nologin; exception when duplicate_object or unique_violation then null; end $$`,
    );
    await migrateQueues(client, { grantTo: QUEUE_ROLE });
    for (const { role } of services) await client.query(`grant ${QUEUE_ROLE} to ${role}`);
  } finally {
    await client.end();
  }
}
