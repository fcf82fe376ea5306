/** Holds of the wallet against `pgbench` TPC-B: same server, same durability, eight connections each. */
import { randomUUID } from 'node:crypto';
import { AreaKey, cents, GenerationId, type UserId } from '@goalwright/contracts/values';
import pg from 'pg';
import { type Figure, interleaved, type Missing, ratioFigure } from './figure.ts';
import { loadFor } from './load.ts';
import { usersWithMoney } from './people.ts';
import { NO_PGBENCH, Pgbench } from './pgbench.ts';
import { countHolds, ledgerFaultsIn, startWallet } from './running-wallet.ts';
import { startPostgres } from './servers.ts';
import type { Started } from './started.ts';

const RUNS = 5;
const SECONDS = 3;
const USERS = 1000;
/** As many as the wallet's pool has connections. */
const AT_ONCE = 8;
const AREAS = [AreaKey.parse('area-0')];
const PRICE_CENTS = cents(200);

const MANY = {
  name: 'holds/s by the wallet service / pgbench TPC-B',
  floor: 0.6,
  aim: 0.8,
} as const;
const ONE = {
  name: 'holds/s on one hot user / pgbench TPC-B',
  floor: 0.25,
  aim: 0.35,
} as const;

export async function measureHolds(started: Started): Promise<(Figure | Missing)[]> {
  const database = await startPostgres(started);
  const pgbench = await Pgbench.prepare(database);
  if (pgbench === undefined) return [MANY, ONE].map(({ name }) => ({ name, missing: NO_PGBENCH }));
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  started.add(() => admin.end());
  const everybody = await usersWithMoney(admin, USERS);
  const ledger = await startWallet(started, database);

  const figures: Figure[] = [];
  for (const { name, floor, aim, users } of [
    { ...MANY, users: everybody },
    { ...ONE, users: everybody.slice(0, 1) },
  ]) {
    let failed = 0;
    let acknowledged = 0;
    const before = await countHolds(admin);
    const holds = async (): Promise<number> => {
      const load = await loadFor(SECONDS, AT_ONCE, () => ledger.hold(aHold(users)));
      failed += load.failed;
      acknowledged += load.done;
      return load.perSecond;
    };
    await holds(); // warm before anything counts
    const pairs = await interleaved(RUNS, () => pgbench.tpcB(SECONDS), holds);
    const missing = Math.abs((await countHolds(admin)) - before - acknowledged);
    const faults = await ledgerFaultsIn(database);
    const bar = { shouldBe: 'at least', floor, aim, lost: failed + missing, faults } as const;
    figures.push(ratioFigure(name, pairs, '/s', bar));
  }
  return figures;
}

function aHold(users: readonly UserId[]) {
  const userId = users[Math.floor(Math.random() * users.length)];
  if (userId === undefined) throw new Error('there are no users');
  return {
    userId,
    generationId: GenerationId.parse(randomUUID()),
    areas: AREAS,
    priceCents: PRICE_CENTS,
    isComplimentary: false,
  };
}
