/** The wallet started whole, its neighbor the generator made of its contract, and a way to tell it events. */
import type { EventContract, Received, Sent } from '@goalwright/contracts/define';
import { Calls, Outbox } from '@goalwright/messaging';
import { type RunningService, startService } from '@goalwright/platform';
import { type FakeService, serviceDatabase, startFakeService } from '@goalwright/testing';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { WalletConfig } from '../src/config.js';
import { Ledger } from '../src/ledger/ledger.js';
import { walletMigrations } from '../src/migrations.js';
import { WalletModule } from '../src/wallet.module.js';

const CALL_SECRET = 'only-for-tests-only-for-tests-only-for-tests';
type Settings = Readonly<Record<string, string>>;

export interface RunningWallet {
  readonly calls: Calls;
  readonly ledger: Ledger;
  readonly app: RunningService['app'];
  readonly generator: FakeService;
  /** A superuser's connection: looks into tables, moves rows through time. */
  readonly admin: pg.Client;
  /** What the wallet told the others, oldest first. */
  events<Contract extends EventContract>(event: Contract): Promise<Received<Contract['payload']>[]>;
  publish<Contract extends EventContract>(event: Contract, payload: Sent<Contract['payload']>): Promise<void>;
  /** A second process's worth of wallet on the same database. */
  startAnother(settings: Settings): Promise<RunningService>;
  stop(): Promise<void>;
}

export async function startWallet(settings: Settings = {}): Promise<RunningWallet> {
  const database = await serviceDatabase(walletMigrations);
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query('set search_path to wallet');
  const generator = await startFakeService('generator', CALL_SECRET);
  const start = (own: Settings): Promise<RunningService> =>
    startService(
      { name: 'wallet', config: WalletConfig, module: (config) => WalletModule.forConfig(config) },
      {
        env: {
          DATABASE_URL: database.appUrl(walletMigrations.role),
          CALL_SECRET,
          LOG_LEVEL: 'silent',
          GENERATOR_ADDRESS: `${generator.host}:${String(generator.port)}`,
          ...own,
        },
      },
    );
  const service = await start(settings);
  const { app, callsPort } = service;
  const calls = new Calls({
    callSecret: CALL_SECRET,
    neighbors: { wallet: { host: '127.0.0.1', port: callsPort } },
  });
  return {
    calls,
    generator,
    admin,
    events: async <Contract extends EventContract>(event: Contract) => {
      const { rows } = await admin.query<{ payload: Received<Contract['payload']> }>(
        'select payload from outbox where name = $1 order by id',
        [event.name],
      );
      return rows.map(({ payload }) => payload);
    },
    app,
    ledger: app.get(Ledger),
    // By the wallet's own outbox and relay: they deliver by the event's contract, whoever wrote the row.
    publish: async (event, payload) => {
      await app.get(DataSource).transaction((manager) => app.get(Outbox).add(manager, event, payload));
    },
    startAnother: start,
    stop: async () => {
      calls.close();
      await service.stop();
      generator.stop();
      await admin.end();
      await database.drop();
    },
  };
}
