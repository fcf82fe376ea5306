/**
 * `npm run bench [-- PART ...]`: the figures of issues 2, 3 and 5, each beside a baseline of the
 * same run. It starts its own copies in temporary folders and leaves nothing behind. Ends with 1 below a floor.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../embedded/settings.ts';
import { type Figure, isMet, type Missing, table } from './figure.ts';
import { Started } from './started.ts';

type Part = (started: Started) => Promise<(Figure | Missing)[]>;

/** Loaded when wanted: they import what is built, which may not be there before `build` below. */
const PARTS: Readonly<Record<string, () => Promise<Part>>> = {
  start: async () => (await import('./start.ts')).measureStart,
  upload: async () => (await import('./upload.ts')).measureUpload,
  admission: async () => (await import('./admission.ts')).measureAdmission,
  pickup: async () => (await import('./pickup.ts')).measurePickup,
  pipeline: async () => (await import('./pipeline.ts')).measurePipeline,
  'sign-ins': async () => (await import('./sign-ins.ts')).measureSignIns,
  tokens: async () => (await import('./tokens.ts')).measureTokens,
  holds: async () => (await import('./holds.ts')).measureHolds,
  debit: async () => (await import('./debit.ts')).measureDebit,
  reconcile: async () => (await import('./reconcile.ts')).measureReconcile,
  web: async () => (await import('./web.ts')).measureWeb,
};
const BENCH_MS_MAX = 20 * 60_000;
/** Looked at by itself: it takes longer than all others. */
const NOT_BY_DEFAULT = ['web'];

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function wantedParts(): string[] {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no ${unknown.join(', ')}; parts are ${Object.keys(PARTS).join(', ')}\n`);
    process.exit(2);
  }
  return names.length > 0 ? names : Object.keys(PARTS).filter((name) => !NOT_BY_DEFAULT.includes(name));
}

function build(): void {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(2);
}

/** Each part ends what it started before the next begins. @returns what could be measured until `signal` */
async function measure(
  names: readonly string[],
  current: { started: Started },
): Promise<(Figure | Missing)[]> {
  const figures: (Figure | Missing)[] = [];
  for (const name of names) {
    const beginMs = performance.now();
    current.started = new Started();
    try {
      const part = await PARTS[name]?.();
      figures.push(...((await part?.(current.started)) ?? []));
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      figures.push({ name, missing: 'it failed, see above' });
    } finally {
      await current.started.endAll();
    }
    say(`${name}: ${((performance.now() - beginMs) / 1000).toFixed(0)} s`);
  }
  return figures;
}

const names = wantedParts();
build();
const current = { started: new Started() };
const leave = (why: string): void => {
  process.stderr.write(`${why}\n`);
  void current.started.endAll().finally(() => process.exit(2));
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => leave(`Stopping (${signal}) ...`));
setTimeout(() => leave(`Not done after ${String(BENCH_MS_MAX / 60_000)} minutes.`), BENCH_MS_MAX).unref();

const figures = await measure(names, current);
say(`\n${table(figures)}`);
// What is missing for want of a program is said and fails nothing; what failed does.
const isGood = figures.every((figure) =>
  'missing' in figure ? !figure.missing.startsWith('it failed') : isMet(figure),
);
process.exit(isGood ? 0 : 1);
