/** What a process and all its descendants really take of the machine's memory. */
import { readdirSync, readFileSync } from 'node:fs';

const KB_PER_MB = 1024;

/** pid -> parent's pid. */
function parents(): Map<number, number> {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return new Map(
    pids.flatMap((pid) => {
      const stat = readOrEmpty(`/proc/${String(pid)}/stat`);
      // The name in brackets may hold spaces and brackets itself.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return Number.isInteger(parent) ? [[pid, parent] as const] : [];
    }),
  );
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // ended between two looks
  }
}

export function descendants(pid: number): number[] {
  const all = parents();
  const found = [pid];
  for (const parent of found) {
    for (const [child, itsParent] of all) if (itsParent === parent) found.push(child);
  }
  return found;
}

/**
 * Sum of PSS in MB: each page counts once, divided among those who share it. A sum of RSS would count Postgres's
 * shared buffers and Node's program once for every process.
 */
export function memoryMb(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+) kB/m.exec(readOrEmpty(`/proc/${String(pid)}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, kb) => sum + kb, 0) / KB_PER_MB;
}
