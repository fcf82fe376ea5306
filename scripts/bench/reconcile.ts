/** `npm run reconcile` over a hundred thousand entries, with the generations they were for: the command, start to end. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { ROOT } from '../embedded/settings.ts';
import { type Figure, median, short, spreadOf } from './figure.ts';
import { people } from './people.ts';
import { startPostgres } from './servers.ts';
import type { Started } from './started.ts';

const run = promisify(execFile);

const RUNS = 5;
const USERS = 500;
/** Two areas each, of which both are drafted: two holds and two captures. */
const GENERATIONS = 25_000;
const ENTRIES_MIN = 100_000;
const SECONDS_MAX = 5;

export async function measureReconcile(started: Started): Promise<Figure[]> {
  const database = await startPostgres(started);
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  started.add(() => admin.end());
  await fill(admin);
  const entries = await countEntries(admin);
  if (entries < ENTRIES_MIN) throw new Error(`only ${String(entries)} entries were made`);

  const seconds: number[] = [];
  let faults = 0;
  for (let time = 0; time < RUNS; time += 1) {
    const beginMs = performance.now();
    try {
      await run(process.execPath, [join(ROOT, 'scripts/reconcile.ts')], {
        env: { ...process.env, DATABASE_ADMIN_URL: database.adminUrl, STRIPE_SECRET_KEY: '' },
        maxBuffer: 64 * 1024 * 1024,
      });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      faults += 1;
      process.stderr.write(`${stdout.slice(0, 2000)}${stderr}\n`);
    }
    seconds.push((performance.now() - beginMs) / 1000);
  }
  return [
    {
      name: `npm run reconcile, ${String(ENTRIES_MIN)} entries, s`,
      target: `${short(median(seconds))} s`,
      baseline: `${String(entries)} entries`,
      value: median(seconds),
      spread: spreadOf(seconds),
      shouldBe: 'at most',
      floor: SECONDS_MAX,
      aim: SECONDS_MAX,
      lost: 0,
      faults,
    },
  ];
}

/** Through the wallet's own functions, so that every key, hash and running balance is a true one. */
async function fill(admin: pg.Client): Promise<void> {
  const users = (await people(admin, USERS, null)).map(({ userId }) => userId);
  await admin.query(
    `insert into generator.generation
       (id, user_id, request_hash, status, area_count, sealed_request, updated_at, finished_at)
     select gen_random_uuid(), ($1::uuid[])[1 + number % $2::int], repeat('0', 64), 'completed', 2, '\\x00',
            now() - interval '1 hour', now() - interval '1 hour'
       from generate_series(1, $3::int) as number`,
    [users, USERS, GENERATIONS],
  );
  await admin.query(
    `insert into generator.area (generation_id, position, status, sealed_goal)
     select id, position, 'drafted', '\\x00' from generator.generation, generate_series(0, 1) as position`,
  );
  const areas = ['area-0', 'area-1'];
  await admin.query('select wallet.post_holds(user_id, id, $1, 200, false) from generator.generation', [
    areas,
  ]);
  await admin.query('select wallet.settle_holds(user_id, id, $1) from generator.generation', [areas]);
  await admin.query('analyze');
}

async function countEntries(admin: pg.Client): Promise<number> {
  const { rows } = await admin.query<{ entries: string }>('select count(*) as entries from wallet.entry');
  return Number(rows[0]?.entries);
}
