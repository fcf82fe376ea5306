/** The wallet service whole, inside the bench's own process: its ledger is asked directly, over its own pool. */
import { startService } from '@goalwright/platform';
import pg from 'pg';
import { WalletConfig } from '../../services/wallet/dist/config.js';
import { Ledger } from '../../services/wallet/dist/ledger/ledger.js';
import { walletFaults } from '../../services/wallet/dist/ledger/reconciliation.js';
import { WalletModule } from '../../services/wallet/dist/wallet.module.js';
import { proveBooks } from '../reconcile/report.ts';
import { type Database, serviceEnvironment } from './servers.ts';
import type { Started } from './started.ts';

const HOLD_AGE_MS_MAX = 15 * 60_000;

export async function startWallet(started: Started, database: Database): Promise<Ledger> {
  const service = await startService(
    { name: 'wallet', config: WalletConfig, module: (config) => WalletModule.forConfig(config) },
    { env: serviceEnvironment(database, 'wallet_app') },
  );
  started.add(() => service.stop());
  return service.app.get(Ledger);
}

/** The broken rules of `npm run reconcile` that the wallet judges alone; each is told. @returns how many */
export async function ledgerFaultsIn(database: Database): Promise<number> {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    const faults = await proveBooks(client, [
      (books) => walletFaults(books, { holdAgeMsMax: HOLD_AGE_MS_MAX }),
    ]);
    for (const { rule, subject, detail } of faults) process.stderr.write(`${rule} ${subject} ${detail}\n`);
    return faults.length;
  } finally {
    await client.end();
  }
}

/** Holds written down so far. */
export async function countHolds(admin: pg.Client): Promise<number> {
  const { rows } = await admin.query<{ holds: string }>(
    `select count(*) as holds from wallet.entry where kind = 'hold'`,
  );
  return Number(rows[0]?.holds);
}
