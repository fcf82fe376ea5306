/** Generations per second from the start to the captured money, with no AI to wait for, against bare no-op jobs. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { start } from '@goalwright/contracts/generator';
import { BareQueue, type BareStore } from './bare-queue.ts';
import { type DraftingCopy, startDraftingCopy } from './drafting-copy.ts';
import { type Figure, interleaved, median, type Missing, short, spreadOf } from './figure.ts';
import { type Backend, BACKENDS, startPostgres, startRedis } from './servers.ts';
import type { Started } from './started.ts';

const RUNS = 5;
const WARM_UP = 100;
const GENERATIONS = 250;
const NO_OPS = 2000;
const BARE_CONCURRENCY = 8;
const USERS = 40;
/** Requests under way at once, spread over the users. */
const REQUESTS_AT_ONCE = 16;
const FINISH_MS_MAX = 60_000;
const LOOK_EVERY_MS = 25;
/** draft-area, finish-generation, and goals-drafted once for the wallet and once for identity. */
const JOBS_PER_GENERATION = 4;

const FLOORS: Readonly<Record<Backend, { floor: number; aim: number }>> = {
  postgres: { floor: 0.2, aim: 0.3 },
  redis: { floor: 0.08, aim: 0.15 },
};

/**
 * The whole way of a generation of one area from a typed baseline: `generator.start` over TCP (with the wallet's
 * hold), relay, draft, finish, event, capture. Real wallet and identity, one worker process.
 */
export async function measurePipeline(started: Started): Promise<(Figure | Missing)[]> {
  const figures: (Figure | Missing)[] = [];
  for (const backend of BACKENDS) {
    const name = `generations/s, no AI latency, ${backend} / bare no-op jobs/s`;
    const redisUrl = backend === 'redis' ? await startRedis(started) : null;
    if (backend === 'redis' && redisUrl === null) {
      figures.push({ name, missing: 'needs redis-server on the PATH' });
      continue;
    }
    figures.push(await pipeline(started, name, backend, redisUrl));
  }
  return figures;
}

async function pipeline(
  started: Started,
  name: string,
  backend: Backend,
  redisUrl: string | null,
): Promise<Figure> {
  const database = await startPostgres(started);
  const store: BareStore = redisUrl === null ? { postgresUrl: database.adminUrl } : { redisUrl };
  const bare = new BareQueue(store, BARE_CONCURRENCY);
  await bare.ready();
  const copy = await startDraftingCopy(started, database, { redisUrl, users: USERS });
  let lost = 0;
  let asked = 0;
  const generations = async (count: number): Promise<number> => {
    asked += count;
    const beginMs = performance.now();
    lost += await startAll(copy, count);
    await captured(copy, asked - lost);
    return (count * 1000) / (performance.now() - beginMs);
  };
  await bare.jobsPerSecond(NO_OPS);
  await generations(WARM_UP);
  const pairs = await interleaved(
    RUNS,
    () => bare.jobsPerSecond(NO_OPS),
    () => generations(GENERATIONS),
  );
  const books = await faultsOf(copy);
  lost += Math.max(asked - lost - books.captures, 0);
  await copy.stop();
  await bare.close();
  const ratios = pairs.map(({ target, baseline }) => target / baseline);
  const perSecond = median(pairs.map(({ target }) => target));
  return {
    name,
    target: `${short(perSecond)}/s, ${short(perSecond * JOBS_PER_GENERATION)} jobs/s (${short(median(ratios) * JOBS_PER_GENERATION)} per job)`,
    baseline: `${short(median(pairs.map(({ baseline }) => baseline)))} jobs/s`,
    value: median(ratios),
    spread: spreadOf(ratios),
    shouldBe: 'at least',
    ...FLOORS[backend],
    lost,
    faults: books.faults,
  };
}

/** @returns how many were refused */
async function startAll({ calls, users }: DraftingCopy, count: number): Promise<number> {
  let next = 0;
  let refused = 0;
  const oneAfterTheOther = async (): Promise<void> => {
    for (let mine = (next += 1); mine <= count; mine = next += 1) {
      const userId = users[mine % users.length];
      if (userId === undefined) throw new Error('there are no users');
      try {
        await calls.call(start, {
          provider: { userId, isInternal: false },
          key: randomUUID(),
          documentId: null,
          disability: 'SLD',
          studentLabel: 'N.P.',
          areas: [
            {
              areaOfNeed: 'Reading fluency',
              baseline: 'N.P. reads 52 words correct per minute on a grade 3 passage, October 2026.',
              isPlanOnly: false,
            },
          ],
        });
      } catch (error) {
        refused += 1;
        process.stderr.write(`a generation was refused: ${String(error)}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, oneAfterTheOther));
  return refused;
}

/** Waits until the wallet has captured so many holds in all. */
async function captured({ admin }: DraftingCopy, count: number): Promise<void> {
  const deadlineMs = performance.now() + FINISH_MS_MAX;
  while (performance.now() < deadlineMs) {
    // By the index over open holds: counting all entries would be work of its own.
    const { rows } = await admin.query<{ open: string }>(
      `select (select coalesce(sum(open_holds), 0) from wallet.account where open_holds > 0) as open`,
    );
    if (Number(rows[0]?.open) === 0) return;
    await wait(LOOK_EVERY_MS);
  }
  process.stderr.write(`not all of ${String(count)} generations were captured in time\n`);
}

/** The rules that must hold when all is quiet: every generation completed, drafted once, charged once. */
async function faultsOf({ admin }: DraftingCopy): Promise<{ captures: number; faults: number }> {
  const { rows } = await admin.query<{ captures: string; faults: string }>(`
    select (select count(*) from wallet.entry where kind = 'capture') as captures,
      (select count(*) from generator.generation where status <> 'completed')
      + (select count(*) from generator.area where status <> 'drafted')
      + (select count(*) from wallet.open_hold)
      + (select abs((select count(*) from wallet.entry where kind = 'capture')
                    - (select count(*) from generator.generation)))
      + (select count(*) from wallet.account
          where posted_cents <> (select coalesce(sum(posted_delta_cents), 0) from wallet.entry e
                                  where e.user_id = account.user_id)) as faults`);
  return { captures: Number(rows[0]?.captures), faults: Number(rows[0]?.faults) };
}
