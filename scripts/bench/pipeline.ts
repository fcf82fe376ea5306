/**
 * Generations per second from the outbox to the captured money, with an engine that answers at once, against bare no-op
 * jobs: relay, job, goal and capture, as section 4 of `reliability.md` has it. What comes before, the start with the
 * hold, and what the built-in engine takes to draft are told beside it.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { draftArea, start } from '@goalwright/contracts/generator';
import { draftFromBaseline } from '@goalwright/drafting';
import { BareQueue, type BareStore } from './bare-queue.ts';
import { type DraftingCopy, startDraftingCopy } from './drafting-copy.ts';
import { type Figure, interleaved, median, type Missing, short, spreadOf } from './figure.ts';
import { type Backend, BACKENDS, startPostgres, startRedis } from './servers.ts';
import type { Started } from './started.ts';

const RUNS = 5;
const WARM_UP = 2000;
const GENERATIONS = 2000;
const NO_OPS = 2000;
const BARE_CONCURRENCY = 8;
const USERS = 40;
/** Requests under way at once, spread over the users. */
const REQUESTS_AT_ONCE = 16;
const FINISH_MS_MAX = 60_000;
const LOOK_EVERY_MS = 25;
const WORKER = 'scripts/bench/instant-worker.ts';
const BASELINE = 'N.P. reads 52 words correct per minute on a grade 3 passage, October 2026.';
const AREA = 'Reading fluency';
const DISABILITY = 'SLD';
const DRAFTS = 300;
/** Longer than a run: so long the relay would leave held back jobs alone. */
const HELD_BACK = '1 hour';

const FLOORS: Readonly<Record<Backend, { floor: number; aim: number }>> = {
  postgres: { floor: 0.2, aim: 0.3 },
  redis: { floor: 0.08, aim: 0.15 },
};

/**
 * Generations of one area from a typed baseline, with real wallet and identity and one worker process. What is started
 * waits in the outbox until the clock runs.
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
  const copy = await startDraftingCopy(started, database, { redisUrl, users: USERS, worker: WORKER });
  await holdDraftsBack(copy);
  let lost = 0;
  let asked = 0;
  const perSecondWithStarts: number[] = [];
  const generations = async (count: number): Promise<number> => {
    asked += count;
    const startedAt = performance.now();
    lost += await startAll(copy, count);
    const beginMs = performance.now();
    await letDraftsGo(copy);
    await captured(copy, asked - lost);
    const endMs = performance.now();
    perSecondWithStarts.push((count * 1000) / (endMs - startedAt));
    return (count * 1000) / (endMs - beginMs);
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
  const withStarts = median(perSecondWithStarts.slice(1));
  return {
    name,
    target: `${short(perSecond)}/s (${short(withStarts)}/s with their starts; the built-in engine drafts one in ${short(draftingMs())} ms)`,
    baseline: `${short(median(pairs.map(({ baseline }) => baseline)))} jobs/s`,
    value: median(ratios),
    spread: spreadOf(ratios),
    shouldBe: 'at least',
    ...FLOORS[backend],
    lost,
    faults: books.faults,
  };
}

/** What the built-in engine takes for one goal, once it is warm. */
function draftingMs(): number {
  const draft = (): unknown =>
    draftFromBaseline({ areaOfNeed: AREA, baseline: BASELINE, disability: DISABILITY, student: {} });
  for (let done = 0; done < DRAFTS; done += 1) draft();
  const beginMs = performance.now();
  for (let done = 0; done < DRAFTS; done += 1) draft();
  return (performance.now() - beginMs) / DRAFTS;
}

/** In the bench's own database alone: the product knows nothing of it. */
async function holdDraftsBack({ admin }: DraftingCopy): Promise<void> {
  await admin.query(`
    create function generator.hold_draft_back() returns trigger language plpgsql as
    $$ begin new.run_after := now() + interval '${HELD_BACK}'; return new; end $$;
    create trigger hold_draft_back before insert on generator.outbox
      for each row when (new.name = '${draftArea.name}') execute function generator.hold_draft_back()`);
}

async function letDraftsGo({ admin }: DraftingCopy): Promise<void> {
  await admin.query(
    `update generator.outbox set run_after = now() where sent_at is null and run_after > now();
     notify outbox_generator`,
  );
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
          disability: DISABILITY,
          studentLabel: 'N.P.',
          areas: [
            {
              areaOfNeed: AREA,
              baseline: BASELINE,
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
    // By the accounts' own counts: counting all entries would be work of its own.
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
