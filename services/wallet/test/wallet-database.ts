/** A migrated database of the spec's own, as the service's role meets it. */
import { migrateQueues } from '@goalwright/messaging';
import { dataSourceOptions, migrateService } from '@goalwright/platform';
import { freshDatabase } from '@goalwright/testing';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { walletMigrations } from '../src/migrations.js';

const ROLE_PASSWORD = 'only-for-tests';

export interface WalletDatabase {
  readonly adminUrl: string;
  readonly appUrl: string;
  drop(): Promise<void>;
}

export async function walletDatabase(): Promise<WalletDatabase> {
  const database = await freshDatabase();
  await migrateService({ adminUrl: database.url, rolePassword: ROLE_PASSWORD, service: walletMigrations });
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await migrateQueues(admin, { grantTo: walletMigrations.role });
  await admin.end();
  const appUrl = new URL(database.url);
  appUrl.username = walletMigrations.role;
  appUrl.password = ROLE_PASSWORD;
  return { adminUrl: database.url, appUrl: appUrl.href, drop: () => database.drop() };
}

export interface LedgerDatabase {
  /** As the service signs in. */
  readonly app: DataSource;
  /** As nobody does: to look at the books, and to show that they refuse even a superuser. */
  readonly admin: DataSource;
  drop(): Promise<void>;
}

/** The tables alone, for specs that drive the nouns directly. */
export async function ledgerDatabase(): Promise<LedgerDatabase> {
  // Specs here provoke what a running service would log as an error.
  Logger.overrideLogger(false);
  const { adminUrl, appUrl, drop } = await walletDatabase();
  const open = (url: string): Promise<DataSource> =>
    new DataSource(
      dataSourceOptions({ DATABASE_URL: url, DATABASE_POOL_MAX: 12 }, { schema: 'wallet', entities: [] }),
    ).initialize();
  const app = await open(appUrl);
  const admin = await open(adminUrl);
  return {
    app,
    admin,
    drop: async () => {
      await app.destroy();
      await admin.destroy();
      await drop();
    },
  };
}
