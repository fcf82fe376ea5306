/**
 * `npm run dev`: everything as `npm start` has it, compiled on change, and what changed started anew; the web app
 * with hot reload beside it.
 */
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { run } from './embedded/run.ts';
import { PROCESS_NAMES, PROCESSES, type ProcessName, ROOT } from './embedded/settings.ts';

const COMPILED = /Found (\d+) errors?\. Watching for file changes/;

/** When the newest compiled file of a package was written. */
function compiledAtMs(folder: string): number {
  const dist = join(ROOT, folder, 'dist');
  if (statSync(dist, { throwIfNoEntry: false }) === undefined) return 0;
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  return Math.max(0, ...files.map((file) => statSync(join(dist, file)).mtimeMs));
}

const libraries = readdirSync(join(ROOT, 'libs')).map((name) => `libs/${name}`);
const serviceOf = (name: ProcessName): string => PROCESSES[name].entry.split('/').slice(0, 2).join('/');
const folders = [...libraries, ...new Set(PROCESS_NAMES.map(serviceOf))];
let known = new Map(folders.map((folder) => [folder, compiledAtMs(folder)]));

/** A changed library changes every process; a changed service only its own. */
function processesToRestart(): ProcessName[] {
  const now = new Map(folders.map((folder) => [folder, compiledAtMs(folder)]));
  const changed = new Set(folders.filter((folder) => now.get(folder) !== known.get(folder)));
  known = now;
  if (libraries.some((folder) => changed.has(folder))) return PROCESS_NAMES;
  return PROCESS_NAMES.filter((name) => changed.has(serviceOf(name)));
}

const installation = await run(process.argv.slice(2));
const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const compiler = spawn(
  process.execPath,
  [tsc, '-b', '--watch', '--preserveWatchOutput', '--pretty', 'false'],
  {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const vite = spawn(process.execPath, [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'web'], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, GOALWRIGHT_URL: installation.url },
});
process.on('exit', () => {
  compiler.kill();
  vite.kill();
});

let restarting: Promise<void> = Promise.resolve();
createInterface({ input: compiler.stdout }).on('line', (raw) => {
  const line = stripVTControlCharacters(raw);
  const found = COMPILED.exec(line);
  if (found === null) {
    if (line.includes('error TS')) process.stdout.write(`${line}\n`);
    return;
  }
  if (found[1] !== '0') return;
  const names = processesToRestart();
  if (names.length === 0) return;
  process.stdout.write(`Changed: ${names.join(', ')} ...\n`);
  // One after the other: a change during a restart is picked up by the next.
  restarting = restarting
    .then(() => installation.restart(names))
    .then(() => {
      process.stdout.write('Ready again.\n');
    })
    .catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
    });
});
