/** Postgres for a service: its pool with limits, and its migrations with the two roles they run between. */
import { type DynamicModule, Injectable, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { migrateQueues, poolLimits } from '@goalwright/messaging';
import { Client } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { Lifecycle } from './lifecycle.js';
import type { DatabaseConfig } from './load-config.js';

/** One service's schema: who owns it is derived (`<schema>_owner`), who uses it at run time is named. */
export interface ServiceMigrations {
  readonly schema: string;
  /** The restricted role the service signs in with; migrations grant it exactly what it needs. */
  readonly role: string;
  /** Roles without a sign-in of their own, into which `role` steps for work that may see less; migrations grant to them. */
  readonly scopedRoles?: readonly string[];
  /** TypeORM migrations, plain SQL, forward only. */
  readonly migrations: NonNullable<DataSourceOptions['migrations']>;
}

/** The entity classes of a service. */
type Entities = readonly (new () => object)[];

/**
 * The limits of every pool. A wait without one has hung a service before: a full pool, a lock, a
 * transaction left open all end in an error the caller can retry.
 */
function poolOptions(schema: string, poolMax: number, statementMsMax: number) {
  return {
    max: poolMax,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    ...poolLimits(statementMsMax),
    keepAlive: true,
    options: `-c search_path=${schema}`,
  };
}

/** What people wait for takes no longer. */
const STATEMENT_MS_MAX = 5000;

/**
 * The options of a service's data source; also used by tests that need a data source and no service.
 * @param statementMsMax for work that nobody waits for
 */
export function dataSourceOptions(
  config: DatabaseConfig,
  database: { schema: string; entities: Entities },
  statementMsMax: number = STATEMENT_MS_MAX,
): DataSourceOptions {
  const logger = new Logger('Database');
  return {
    type: 'postgres',
    url: config.DATABASE_URL,
    schema: database.schema,
    entities: [...database.entities],
    synchronize: false,
    migrationsRun: false,
    installExtensions: false,
    applicationName: `goalwright-${database.schema}`,
    connectTimeoutMS: 3000,
    extra: poolOptions(database.schema, config.DATABASE_POOL_MAX, statementMsMax),
    // Without a handler an idle client's error (a restarting Postgres) would end the process.
    poolErrorHandler: (error: unknown) => {
      // In words only: the driver hangs its connection, password and all, on the error.
      logger.warn({ msg: 'an idle database connection failed', reason: String(error) });
    },
  };
}

/** A service that has lost its database is not ready, though it lives. */
@Injectable()
class DatabaseReadiness {
  constructor(lifecycle: Lifecycle, dataSource: DataSource) {
    lifecycle.addCheck('database', () => dataSource.query('select 1'));
  }
}

@Module({})
class DatabaseModule {}

/** TypeORM for one service. The boot retries the connection for a minute. */
export function databaseModule(
  config: DatabaseConfig,
  database: { schema: string; entities: Entities },
): DynamicModule {
  const typeOrm = TypeOrmModule.forRoot({
    ...dataSourceOptions(config, database),
    retryAttempts: 60,
    retryDelay: 1000,
    // A wrong password does not become right by waiting.
    toRetry: (error: { code?: string }) => error.code !== '28P01',
  });
  return { module: DatabaseModule, imports: [typeOrm], providers: [DatabaseReadiness], exports: [typeOrm] };
}

const IDENTIFIER = /^[a-z][a-z0-9_]{0,62}$/;

/** Names in DDL cannot be bound as parameters; ours are constants, and this keeps it so. */
function identifier(name: string): string {
  if (!IDENTIFIER.test(name)) throw new Error(`not a plain identifier: ${name}`);
  return name;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Creates a role that may sign in (or renews its password). Roles are the server's, so databases share them. */
async function ensureRole(admin: Client, role: string, attributes: string): Promise<void> {
  const name = identifier(role);
  // Two migrations of different databases may create the same role at once: the loser finds it there.
  await admin.query(`
    do $$ begin
      create role ${name};
    exception when duplicate_object or unique_violation then null;
    end $$`);
  await admin.query(`alter role ${name} ${attributes}`);
}

/** One migration at a time on a server: role changes of two at once collide as "tuple concurrently updated". */
async function asAdministrator(adminUrl: string, work: (admin: Client) => Promise<void>): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(`select pg_advisory_lock(hashtext('goalwright-migrations'))`);
    await work(admin);
  } finally {
    await admin.end();
  }
}

/** The group of every role that uses the queues in Postgres: what BullMQ makes at run time belongs to it. */
export const QUEUE_ROLE = 'goalwright_queue';

/**
 * Brings the queues' own schema up to date, for the backend that keeps queues in Postgres. Safe to run again.
 * @param options.users the services' roles that may use them; they must exist
 */
export function migrateQueueTables(options: { adminUrl: string; users: readonly string[] }): Promise<void> {
  return asAdministrator(options.adminUrl, async (admin) => {
    await ensureRole(admin, QUEUE_ROLE, 'nologin');
    await migrateQueues(admin, { grantTo: QUEUE_ROLE });
    for (const role of options.users) await admin.query(`grant ${QUEUE_ROLE} to ${identifier(role)}`);
  });
}

/**
 * Brings one service's schema up to date: as the administrator creates owner role, app role and schema, then
 * runs the migrations as the owner. Safe to run again.
 * @param adminUrl a role that may create roles and schemas
 * @param rolePassword what the app role signs in with
 */
export async function migrateService(options: {
  adminUrl: string;
  rolePassword: string;
  service: ServiceMigrations;
}): Promise<void> {
  const { schema, role, scopedRoles = [], migrations } = options.service;
  const owner = identifier(`${schema}_owner`);
  await asAdministrator(options.adminUrl, async (admin) => {
    await ensureRole(admin, owner, 'nologin');
    await ensureRole(admin, role, `login password ${literal(options.rolePassword)}`);
    await admin.query(`create schema if not exists ${identifier(schema)} authorization ${owner}`);
    await admin.query(`grant usage on schema ${identifier(schema)} to ${identifier(role)}`);
    for (const scoped of scopedRoles) {
      await ensureRole(admin, scoped, 'nologin');
      await admin.query(`grant usage on schema ${identifier(schema)} to ${identifier(scoped)}`);
      await admin.query(`grant ${identifier(scoped)} to ${identifier(role)}`);
    }
    await runMigrations(options.adminUrl, owner, schema, migrations);
  });
}

async function runMigrations(
  adminUrl: string,
  owner: string,
  schema: string,
  migrations: ServiceMigrations['migrations'],
): Promise<void> {
  // Without limits: a migration takes as long as the tables are large, and cut off it only begins anew.
  const dataSource = new DataSource({
    type: 'postgres',
    url: adminUrl,
    schema,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    installExtensions: false,
    extra: { max: 1, options: `-c role=${owner} -c search_path=${schema}` },
  });
  await dataSource.initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}
