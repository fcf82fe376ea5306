/** Whether reading many reports leaves anything behind. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readWholly } from './engine.ts';
import type { Fixture } from './fixtures.ts';

const MEGABYTE = 1024 * 1024;

/** Reads the fixtures over and over. @returns how many megabytes of heap stay taken after `reports` more of them */
export function heapGrowth(fixtures: readonly Fixture[], reports: number): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const read = (count: number): number => {
    for (let at = 0; at < count; at += 1) {
      readWholly(fixtures[at % fixtures.length]?.pages ?? []);
    }
    collect();
    return process.memoryUsage().heapUsed / MEGABYTE;
  };
  // The first round fills caches that are meant to stay.
  const before = read(Math.max(fixtures.length, reports));
  return read(reports) - before;
}
