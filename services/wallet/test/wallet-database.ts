/** The ledger's tables as the service's own role meets them, for specs that drive the nouns directly. */
import { dataSourceOptions } from '@goalwright/platform';
import { serviceDatabase } from '@goalwright/testing';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { walletMigrations } from '../src/migrations.js';

export interface LedgerDatabase {
  /** As the service signs in. */
  readonly app: DataSource;
  /** As nobody does: to look at the books, and to show that they refuse even a superuser. */
  readonly admin: DataSource;
  drop(): Promise<void>;
}

export async function ledgerDatabase(): Promise<LedgerDatabase> {
  // Specs here provoke what a running service would log as an error.
  Logger.overrideLogger(false);
  const database = await serviceDatabase(walletMigrations);
  const open = (url: string): Promise<DataSource> =>
    new DataSource(
      dataSourceOptions({ DATABASE_URL: url, DATABASE_POOL_MAX: 12 }, { schema: 'wallet', entities: [] }),
    ).initialize();
  const app = await open(database.appUrl(walletMigrations.role));
  const admin = await open(database.adminUrl);
  return {
    app,
    admin,
    drop: async () => {
      await app.destroy();
      await admin.destroy();
      await database.drop();
    },
  };
}
