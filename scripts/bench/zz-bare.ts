import { Started } from './started.ts';
import { startPostgres } from './servers.ts';
import { createPostgresBackend, withBackend } from 'bullmq';
import { randomUUID } from 'node:crypto';
const started = new Started();
try {
  const db = await startPostgres(started);
  const pgb = withBackend(createPostgresBackend);
  for (const [label, rules, opt] of [
    ['count0', { removeOnComplete: { count: 0 } }, ''],
    ['keep all', {}, ''],
    ['age+count1000', { removeOnComplete: { age: 3600, count: 1000 } }, ''],
    ['age only', { removeOnComplete: { age: 3600 } }, ''],
    ['count0 async', { removeOnComplete: { count: 0 } }, '-c synchronous_commit=off'],
    ['age+count async', { removeOnComplete: { age: 3600, count: 1000 } }, '-c synchronous_commit=off'],
    ['age only async', { removeOnComplete: { age: 3600 } }, '-c synchronous_commit=off'],
    ['all async', {}, '-c synchronous_commit=off'],
  ] as const) {
    const connection = {
      connectionString: db.adminUrl,
      schema: 'bare',
      migrate: true,
      ...(opt ? { options: opt } : {}),
    };
    const name = 'q' + randomUUID();
    const queue = new pgb.Queue(name, { connection });
    let done = 0;
    let target = 0;
    let res = () => {};
    const N = 2500;
    const t0 = performance.now();
    await queue.waitUntilReady();
    const t1 = performance.now();
    for (let i = 0; i < N; i += 100)
      await queue.addBulk(Array.from({ length: 100 }, () => ({ name: 'n', data: {} })));
    const t2 = performance.now();
    const all = new Promise<void>((r) => {
      res = r;
      target = N;
    });
    const worker = new pgb.Worker(
      name,
      async () => {
        if ((done += 1) === target) res();
      },
      { connection, concurrency: 8, ...rules },
    );
    await all;
    const t3 = performance.now();
    const add1 = performance.now();
    for (let i = 0; i < 200; i++) await queue.add('n', {});
    const add2 = performance.now();
    console.log(
      label.padEnd(16),
      'bulk add',
      ((N * 1000) / (t2 - t1)).toFixed(0),
      '/s; process',
      ((N * 1000) / (t3 - t2)).toFixed(0),
      '/s; single add',
      ((add2 - add1) / 200).toFixed(2),
      'ms',
    );
    await worker.close();
    await queue.close();
  }
} finally {
  await started.endAll();
}
process.exit(0);
