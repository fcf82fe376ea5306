/** A debit the whole way: HTTP, admission by identity, one call over TCP, one transaction; against `pgbench` TPC-B. */
import { API_PREFIX } from '@goalwright/contracts/api/define';
import pg from 'pg';
import { type Figure, interleaved, type Missing, ratioFigure } from './figure.ts';
import { postFor } from './load.ts';
import { people, sessions } from './people.ts';
import { NO_PGBENCH, Pgbench } from './pgbench.ts';
import { countHolds, ledgerFaultsIn } from './running-wallet.ts';
import { startPostgres } from './servers.ts';
import { startProcesses } from './service-processes.ts';
import type { Started } from './started.ts';

const NAME = 'debits/s over HTTP (gateway, TCP, transaction) / pgbench TPC-B';
const RUNS = 5;
const SECONDS = 3;
const USERS = 200;
const CONNECTIONS = 16;

export async function measureDebit(started: Started): Promise<(Figure | Missing)[]> {
  const database = await startPostgres(started);
  const pgbench = await Pgbench.prepare(database);
  if (pgbench === undefined) return [{ name: NAME, missing: NO_PGBENCH }];
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  started.add(() => admin.end());
  const bodies = (await sessions(admin, await people(admin, USERS, null))).map((USToken) => ({ USToken }));
  const { ports } = await startProcesses(
    started,
    database,
    ['identity', 'wallet', 'gateway'],
    {},
    { gateway: 'scripts/bench/debit-gateway.ts' },
  );
  const url = `http://127.0.0.1:${String(ports.http.gateway)}${API_PREFIX}/bench/debit`;
  let failed = 0;
  let acknowledged = 0;
  const debits = async (): Promise<number> => {
    const load = await postFor(url, { seconds: SECONDS, connections: CONNECTIONS, bodies });
    failed += load.failed;
    acknowledged += load.done;
    return load.perSecond;
  };
  await debits(); // warm before anything counts
  const pairs = await interleaved(RUNS, () => pgbench.tpcB(SECONDS), debits);
  // Those under way when the time was up may be written down without having been answered.
  const missing = Math.max(0, acknowledged - (await countHolds(admin)));
  const faults = await ledgerFaultsIn(database);
  const bar = { shouldBe: 'at least', floor: 0.15, aim: 0.25, lost: failed + missing, faults } as const;
  return [ratioFigure(NAME, pairs, '/s', bar)];
}
