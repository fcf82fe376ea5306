/** `running.json` in the data folder: where the running copy is, for the worker, the tests and the benches. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RunningNote {
  /** Of the process that started the others. */
  readonly pid: number;
  readonly url: string;
  readonly startedAt: string;
  readonly postgres: { readonly port: number; readonly adminUrl: string };
  /** Calls and health of each process. */
  readonly ports: Readonly<Record<string, { readonly calls?: number; readonly http: number }>>;
  readonly pids: Readonly<Record<string, number>>;
  /** What one more drafting worker needs in its environment. */
  readonly workerEnv: Readonly<Record<string, string>>;
}

const notePath = (dataFolder: string): string => join(dataFolder, 'running.json');

/** The command line of a process; empty when there is none of that number. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // No /proc here (macOS), or no such process: `ps` knows.
    return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  }
}

/** The note of a copy that runs from this data folder now; a note left by one that was killed does not count. */
export function readRunningNote(dataFolder: string): RunningNote | undefined {
  if (!existsSync(notePath(dataFolder))) return undefined;
  const note = JSON.parse(readFileSync(notePath(dataFolder), 'utf8')) as RunningNote;
  return commandOf(note.pid).includes('scripts') ? note : undefined;
}

/**
 * It holds passwords of the local database, so only its owner may read it. Written beside its place and moved there: it is written
 * anew whenever a process is started again, and who reads it then finds the old note or the new one, and no half of it.
 */
export function writeRunningNote(dataFolder: string, note: RunningNote): void {
  const path = notePath(dataFolder);
  const beside = `${path}.new`;
  writeFileSync(beside, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
  renameSync(beside, path);
}

export function removeRunningNote(dataFolder: string): void {
  rmSync(notePath(dataFolder), { force: true });
}
