import { Started } from './started.ts';
import { startPostgres, startRedis } from './servers.ts';
import { startDraftingCopy } from './drafting-copy.ts';
import { descendants } from './memory.ts';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { start } from '@goalwright/contracts/generator';
const started = new Started();
try {
  const db = await startPostgres(started);
  if (process.argv[4] === 'log') {
    const pgm = (await import('pg')).default;
    const c = new pgm.Client({ connectionString: db.adminUrl });
    await c.connect();
    await c.query('alter database goalwright set log_min_duration_statement = 0');
    await c.end();
  }
  const redisUrl = process.argv[2] === 'redis' ? await startRedis(started) : null;
  const copy = await startDraftingCopy(started, db, { redisUrl, users: 40 });
  const N = Number(process.argv[3] ?? 300);
  const run = async (n: number) => {
    const t0 = performance.now();
    let next = 0;
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        while ((next += 1) <= n) {
          await copy.calls.call(start, {
            provider: { userId: copy.users[next % 40]!, isInternal: false },
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
        }
      }),
    );
    const t1 = performance.now();
    const line: string[] = [];
    for (;;) {
      const {
        rows: [r],
      } = await copy.admin.query(
        `select (select count(*) from generator.area where status='drafted') d, (select count(*) from generator.generation where status='completed') c, (select count(*) from generator.outbox where sent_at is null) o, (select coalesce(sum(open_holds),0) from wallet.account) h`,
      );
      line.push(
        `${(performance.now() - t0) | 0}ms drafted ${r.d} completed ${r.c} unsent ${r.o} held ${r.h}`,
      );
      if (Number(r.h) === 0) break;
      await wait(200);
    }
    console.log(
      `n=${n} started in ${(t1 - t0) | 0} ms (${((n * 1000) / (t1 - t0)).toFixed(0)}/s), all ${(performance.now() - t0) | 0} ms (${((n * 1000) / (performance.now() - t0)).toFixed(0)}/s)`,
    );
    console.log(line.join('\n'));
  };
  const cpu = () =>
    new Map(
      descendants(process.pid).map((pid) => {
        try {
          const s = readFileSync(`/proc/${pid}/stat`, 'utf8');
          const f = s.slice(s.lastIndexOf(')') + 2).split(' ');
          return [
            pid,
            {
              ms: (Number(f[11]) + Number(f[12])) * 10,
              cmd: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 110),
            },
          ] as const;
        } catch {
          return [pid, { ms: 0, cmd: '' }] as const;
        }
      }),
    );
  const st = (process.env['ZZ'] ?? '') !== '';
  if (st) await copy.admin.query('create extension if not exists pg_stat_statements');
  await run(60);
  if (st) await copy.admin.query('select pg_stat_statements_reset()');
  const stat0 = (
    await copy.admin.query(
      `select xact_commit, xact_rollback from pg_stat_database where datname=current_database()`,
    )
  ).rows[0];
  const before = cpu();
  await run(N);
  const after = cpu();
  if (st) {
    const { rows } = await copy.admin.query(
      `select calls, round(total_exec_time::numeric) ms, round(mean_exec_time::numeric,3) mean, regexp_replace(left(query,130), '\\s+', ' ', 'g') q, (select usename from pg_user where usesysid=userid) u from pg_stat_statements order by total_exec_time desc limit 40`,
    );
    for (const r of rows)
      console.log(
        `${String(r.ms).padStart(6)} ms ${String(r.calls).padStart(6)} ${String(r.mean).padStart(7)} ${String(r.u).padEnd(14)} ${r.q}`,
      );
    const { rows: c } = await copy.admin.query(
      `select calls, left(query,110) q, round(total_exec_time::numeric) ms,(select usename from pg_user where usesysid=userid) u from pg_stat_statements order by calls desc limit 25`,
    );
    console.log('BY CALLS');
    for (const r of c) console.log(r.calls, r.ms, r.u, r.q.replace(/\s+/g, ' '));
  }
  await wait(1500);
  const stat1 = (
    await copy.admin.query(
      `select xact_commit, xact_rollback from pg_stat_database where datname=current_database()`,
    )
  ).rows[0];
  console.log('commits', stat1.xact_commit - stat0.xact_commit);
  for (const [pid, a] of after) {
    const d = a.ms - (before.get(pid)?.ms ?? 0);
    if (d > 50) console.log(d, 'ms', pid, a.cmd);
  }
  if (process.argv[4] === 'log') {
    const { rows } = await copy.admin.query(
      'select usename, application_name, count(*) from pg_stat_activity group by 1,2 order by 3 desc',
    );
    console.log(rows.map((r) => Object.values(r).join(' ')).join('; '));
    const { readdirSync, copyFileSync, existsSync } = await import('node:fs');
    for (const d of readdirSync('/tmp').filter((d) => d.startsWith('goalwright-bench-')))
      if (existsSync(`/tmp/${d}/postgres.log`))
        copyFileSync(`/tmp/${d}/postgres.log`, '/tmp/w/benchprobe/pg.log');
  }
} finally {
  await started.endAll();
}
process.exit(0);
