/** How long `npm start` takes with everything installed, and how much memory it then takes at rest. */
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, interleaved, median, type Missing, short, spreadOf } from './figure.ts';
import { descendants, memoryMb } from './memory.ts';
import { startProduct } from './product-copy.ts';
import type { Started } from './started.ts';

const RUNS = 3;
/** Long enough for what a start allocates and does not keep to be given back. */
const REST_MS = 10_000;
const NODE_STARTS = 5;

/** How fast this machine is at the moment: Node started with nothing to do. */
async function bareNodeMs(): Promise<number> {
  const startedAtMs = performance.now();
  for (let run = 0; run < NODE_STARTS; run += 1) spawnSync(process.execPath, ['-e', '0']);
  return Promise.resolve((performance.now() - startedAtMs) / NODE_STARTS);
}

export async function measureStart(started: Started): Promise<(Figure | Missing)[]> {
  const memory: number[] = [];
  const laterMs: number[] = [];
  const firsts = await interleaved(RUNS, bareNodeMs, async () => {
    const folder = started.folder();
    const first = await startProduct(started, folder);
    if (existsSync('/proc/self/smaps_rollup') && memory.length < RUNS) {
      await wait(REST_MS);
      memory.push(memoryMb(descendants(first.pid)));
    }
    await first.stop();
    const later = await startProduct(started, folder);
    laterMs.push(later.readyMs);
    await later.stop();
    return first.readyMs;
  });
  const nodeMs = median(firsts.map(({ baseline }) => baseline));
  const seconds = (name: string, measuredMs: readonly number[]): Figure => ({
    name,
    target: `${short(median(measuredMs) / 1000)} s`,
    baseline: `${short(nodeMs)} ms, node -e 0`,
    value: median(measuredMs) / 1000,
    spread: spreadOf(measuredMs.map((ms) => ms / 1000)),
    shouldBe: 'at most',
    floor: 10,
    aim: 6,
    lost: 0,
    faults: 0,
  });
  return [
    seconds(
      'npm start to ready, first (new data folder), s',
      firsts.map(({ target }) => target),
    ),
    seconds('npm start to ready, later, s', laterMs),
    memoryFigure(memory),
  ];
}

function memoryFigure(memory: readonly number[]): Figure | Missing {
  const name = 'memory at rest, all processes with Postgres, MB of PSS';
  if (memory.length === 0) return { name, missing: 'needs /proc/<pid>/smaps_rollup (Linux)' };
  return {
    name,
    target: `${short(median(memory))} MB`,
    baseline: '-',
    value: median(memory),
    spread: spreadOf(memory),
    shouldBe: 'at most',
    floor: 1024,
    aim: 700,
    lost: 0,
    faults: 0,
  };
}
