/** How long an idle queue takes from the commit of a job to the first line of its handler, through outbox and relay. */
import { setTimeout as wait } from 'node:timers/promises';
import { defineJob } from '@goalwright/contracts/define';
import {
  DoesJob,
  MessagingModule,
  Outbox,
  outboxAndInboxTables,
  type QueueSettings,
} from '@goalwright/messaging';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { BareQueue, type BareStore } from './bare-queue.ts';
import { type Figure, interleaved, median, type Missing, short, spreadOf } from './figure.ts';
import { type Backend, BACKENDS, type Database, startPostgres, startRedis } from './servers.ts';
import type { Started } from './started.ts';

const RUNS = 50;
/** Between two jobs, so that relay and worker are asleep again. */
const IDLE_MS = 15;

const task = defineJob('generator.draft-area', {
  payload: z.object({ run: z.int() }),
  attempts: 1,
  backoffMs: 100,
  timeoutMs: 10_000,
});

class Handler {
  onJob: () => void = () => undefined;

  async run(): Promise<void> {
    this.onJob();
    return Promise.resolve();
  }
}
// Called as a function: Node runs this file with its types stripped, and knows no decorators.
DoesJob(task)(Handler.prototype, 'run', Object.getOwnPropertyDescriptor(Handler.prototype, 'run') ?? {});

export async function measurePickup(started: Started): Promise<(Figure | Missing)[]> {
  const database = await startPostgres(started);
  const redisUrl = await startRedis(started);
  const figures: (Figure | Missing)[] = [];
  for (const backend of BACKENDS) {
    const name = `pickup of an idle queue, ${backend}, ms`;
    if (backend === 'redis' && redisUrl === null)
      figures.push({ name, missing: 'needs redis-server on the PATH' });
    else figures.push(await pickup(name, backend, database, redisUrl ?? ''));
  }
  return figures;
}

async function pickup(name: string, backend: Backend, database: Database, redisUrl: string): Promise<Figure> {
  const schema = `bench_${backend}`;
  const url = database.adminUrl;
  const dataSource = await new DataSource({
    type: 'postgres',
    url,
    poolErrorHandler: () => undefined,
  }).initialize();
  await dataSource.query(`create schema ${schema}; ${outboxAndInboxTables(schema)}`);
  const queues: QueueSettings =
    backend === 'redis' ? { kind: backend, url: redisUrl } : { kind: backend, url };
  const messaging = MessagingModule.forService({
    service: 'generator',
    callSecret: 'no calls here',
    serves: { jobs: [task] },
    queues,
    database: { url, schema },
    roles: { relay: true },
  });
  const handler = new Handler();
  const app = await NestFactory.createApplicationContext(
    { ...messaging, providers: [...(messaging.providers ?? []), { provide: Handler, useValue: handler }] },
    { logger: ['error'] },
  );
  const outbox = app.get(Outbox);
  const store: BareStore = backend === 'redis' ? { redisUrl } : { postgresUrl: url };
  const bare = new BareQueue(store, 1);
  await bare.ready();

  const ours = async (run: number): Promise<number> => {
    await wait(IDLE_MS);
    const { promise: taken, resolve } = Promise.withResolvers<number>();
    handler.onJob = () => {
      resolve(performance.now());
    };
    await dataSource.transaction((manager) => outbox.add(manager, task, { run }));
    const committedAtMs = performance.now();
    return (await taken) - committedAtMs;
  };
  const bareMs = async (): Promise<number> => {
    await wait(IDLE_MS);
    return bare.pickupMs();
  };
  for (let run = 0; run < 5; run += 1) await ours(run); // plans and code are warm
  await bareMs();
  let run = 0;
  const pairs = await interleaved(RUNS, bareMs, () => ours((run += 1)));
  await bare.close();
  await app.close();
  await dataSource.destroy();
  const measuredMs = pairs.map(({ target }) => target);
  const bareMedianMs = median(pairs.map(({ baseline }) => baseline));
  return {
    name,
    target: `${short(median(measuredMs))} ms, ${short(median(measuredMs) / bareMedianMs)} x bare`,
    baseline: `${short(bareMedianMs)} ms bare BullMQ`,
    value: median(measuredMs),
    spread: spreadOf(measuredMs),
    shouldBe: 'at most',
    floor: 20,
    aim: 20,
    lost: 0,
    faults: 0,
  };
}
