/**
 * `npm test`: types, lint, import rules, unit, integration, end to end on the embedded default and against
 * docker-compose. `npm test -- unit wallet` runs the steps named and gives Jest the other words as filters.
 * What this machine cannot run is said in a plain line each; with CI=true that is a failure.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './embedded/free-ports.ts';
import { findBrowser } from './embedded/browser.ts';
import { readRunningNote } from './embedded/running-note.ts';
import { ROOT } from './embedded/settings.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

const START_MS_MAX = 120_000;
const COMPOSE_READY_MS_MAX = 180_000;
const COMPOSE_WORKERS = 2;
const POLL_MS = 250;
/** Test runs share one address; limits per address are tested where they live. */
const LIMITS_SCALE = '1000';

/** What the import rules are about, as far as it exists. */
const SOURCES = ['libs', 'services', 'scripts', 'e2e', 'web/src'].filter((folder) =>
  existsSync(join(ROOT, folder)),
);

const isCi = process.env['CI'] === 'true';
const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
const scratch = mkdtempSync(join(tmpdir(), 'goalwright-test-'));
const sleep = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs));

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function run(command: string, flags: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, flags, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => {
      resolve(false);
    });
    child.once('exit', (code) => {
      resolve(code === 0);
    });
  });
}

const answers = (command: string, flags: readonly string[]): boolean =>
  spawnSync(command, flags).status === 0;

/** A check that counts no tests of its own: only its failure is counted. */
async function check(name: string, commands: readonly (readonly string[])[]): Promise<void> {
  for (const [tool = '', ...flags] of commands) {
    if (!(await run(process.execPath, [join(ROOT, 'node_modules', tool), ...flags]))) {
      say(`failed: ${name}`);
      counts.failed += 1;
      return;
    }
  }
}

function missing(what: string): void {
  if (isCi) {
    say(`failed: ${what} (CI=true allows no gaps)`);
    counts.failed += 1;
  } else {
    say(`not run: ${what}`);
  }
}

/** One after the other: they measure time, or share the product that runs. */
const IN_BAND: ReadonlySet<string> = new Set(['timed', 'e2e']);

async function jest(project: string, filters: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const report = join(scratch, `${project}-${String(Object.keys(env).length)}-${String(Date.now())}.json`);
  const flags = ['--selectProjects', project, '--json', `--outputFile=${report}`, '--passWithNoTests'];
  const inBand = IN_BAND.has(project) ? ['--runInBand'] : [];
  const atOnce = project === 'integration' ? ['--maxWorkers=2'] : [];
  const onSources = project === 'drafting' ? ['--import', './scripts/sources-for-specs.mjs'] : [];
  const nodeFlags = ['--experimental-vm-modules', '--no-warnings', ...onSources];
  const runner = [...nodeFlags, join(ROOT, 'node_modules/jest/bin/jest.js')];
  const isGreen = await run(process.execPath, [...runner, ...flags, ...inBand, ...atOnce, ...filters], env);
  let found: JestReport;
  try {
    found = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  } catch {
    say(`failed: ${project} ended without a report`);
    counts.failed += 1;
    return;
  }
  counts.passed += found.numPassedTests;
  counts.failed += found.numFailedTests + found.numRuntimeErrorTestSuites;
  counts.skipped += found.numPendingTests + found.numTodoTests;
  // Jest may fail without a failed test: a handle left open, a threshold.
  if (!isGreen && found.numFailedTests + found.numRuntimeErrorTestSuites === 0) counts.failed += 1;
}

/** What of the end-to-end tests cannot, or need not, run: nothing needs a second look through the browser on compose. */
function withoutBrowser(isPathWanted: boolean): readonly string[] {
  if (findBrowser() === undefined) {
    missing('tests in a browser: there is no Chromium; install it, or set CHROMIUM_PATH');
    return ['--testPathIgnorePatterns', '/e2e/browser/'];
  }
  return isPathWanted ? [] : ['--testPathIgnorePatterns', '/e2e/browser/(?!path)'];
}

/** Searches what the run has left behind for what the others typed, so it comes when they are done. */
const LAST_SPEC = '/e2e/no-leaks';

/** A copy of its own beside whatever runs here: own folder, any free port. */
async function endToEndEmbedded(filters: readonly string[]): Promise<void> {
  const dataFolder = join(scratch, 'embedded');
  const flags = [join(ROOT, 'scripts/start.ts'), '--data', dataFolder, '--port', '0'];
  say('end to end: starting the embedded default');
  const copy = spawn(process.execPath, flags, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, LIMITS_SCALE },
  });
  const ended = new Promise<void>((resolve) =>
    copy.once('exit', () => {
      resolve();
    }),
  );
  const deadlineMs = Date.now() + START_MS_MAX;
  let note = readRunningNote(dataFolder);
  while (note === undefined && copy.exitCode === null && Date.now() < deadlineMs) {
    await sleep(POLL_MS);
    note = readRunningNote(dataFolder);
  }
  if (note === undefined) {
    say('failed: the embedded default did not start');
    counts.failed += 1;
  } else {
    const env = {
      GOALWRIGHT_URL: note.url,
      GOALWRIGHT_DATA: dataFolder,
      GOALWRIGHT_TARGET: 'embedded',
    };
    await jest('e2e', [...filters, ...withoutBrowser(true), '--testPathIgnorePatterns', LAST_SPEC], env);
    await jest('e2e', [LAST_SPEC], env);
  }
  copy.kill('SIGTERM');
  await ended;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    // Still starting.
    return false;
  }
}

function composeCommand(): readonly [string, ...string[]] | undefined {
  if (!answers('docker', ['info'])) return undefined;
  if (answers('docker', ['compose', 'version'])) return ['docker', 'compose'];
  return answers('docker-compose', ['version']) ? ['docker-compose'] : undefined;
}

let imagesBuilt: Promise<boolean> | undefined;

/** The images of what is in this checkout: made once in a run, by whichever step asks first. */
function buildImages([tool, ...flags]: readonly [string, ...string[]]): Promise<boolean> {
  imagesBuilt ??= run(tool, [...flags, 'build', '--quiet']);
  return imagesBuilt;
}

/** Ahead of the step that needs them, which is the one to say that there is no engine. */
async function buildImagesAhead(): Promise<void> {
  const command = composeCommand();
  if (command !== undefined) await buildImages(command);
}

async function endToEndCompose(filters: readonly string[]): Promise<void> {
  const command = composeCommand();
  if (command === undefined) {
    missing('end to end against docker-compose: no Docker engine with compose answers');
    return;
  }
  if (!(await buildImages(command))) {
    say('failed: the images could not be built');
    counts.failed += 1;
    return;
  }
  const [port] = await freePorts(1);
  const project = `goalwright-test-${String(process.pid)}`;
  const [tool, ...flags] = command;
  const rest = [...flags, '-p', project];
  const env = { GATEWAY_PORT: String(port), MODE: 'trial', LIMITS_SCALE };
  const url = `http://127.0.0.1:${String(port)}`;
  say(`end to end: starting docker-compose with ${String(COMPOSE_WORKERS)} workers`);
  try {
    const scale = `generator-worker=${String(COMPOSE_WORKERS)}`;
    let isUp = await run(tool, [...rest, 'up', '-d', '--scale', scale], env);
    const deadlineMs = Date.now() + COMPOSE_READY_MS_MAX;
    while (isUp && !(await isReady(url))) {
      if (Date.now() > deadlineMs) isUp = false;
      await sleep(POLL_MS);
    }
    if (isUp) {
      await jest('e2e', [...filters, ...withoutBrowser(false)], {
        GOALWRIGHT_URL: url,
        GOALWRIGHT_TARGET: 'compose',
        GOALWRIGHT_COMPOSE_PROJECT: project,
      });
    } else {
      await run(tool, [...rest, 'logs', '--tail', '50'], env);
      say('failed: docker-compose did not get ready');
      counts.failed += 1;
    }
  } finally {
    await run(tool, [...rest, 'down', '--volumes', '--remove-orphans', '--timeout', '45'], env);
  }
}

function sayWhatIsMissing(): void {
  if (!answers('docker', ['info'])) {
    missing('tests in containers: no Docker engine answers; Postgres comes from npm instead');
    if (process.env['REDIS_URL'] === undefined && !answers('redis-server', ['--version'])) {
      missing('tests on Redis: no Docker engine, no REDIS_URL and no redis-server on the PATH');
    }
  }
}

const STEPS = {
  types: () =>
    check('types', [
      ['typescript/bin/tsc', '-b'],
      ['typescript/bin/tsc', '-p', 'tsconfig.check.json'],
      ['typescript/bin/tsc', '-p', 'web/tsconfig.json'],
    ]),
  lint: () =>
    check('lint', [
      ['eslint/bin/eslint.js', '.'],
      ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
    ]),
  imports: () =>
    check('imports', [
      ['dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.cjs', ...SOURCES],
    ]),
  unit: async (filters: readonly string[]) => {
    await jest('unit', filters);
    await jest('drafting', filters);
  },
  web: (filters: readonly string[]) => jest('web', filters),
  integration: (filters: readonly string[]) => {
    sayWhatIsMissing();
    return jest('integration', filters);
  },
  images: buildImagesAhead,
  timed: (filters: readonly string[]) => jest('timed', filters),
  e2e: endToEndEmbedded,
  compose: endToEndCompose,
} satisfies Record<string, (filters: readonly string[]) => Promise<void>>;

/**
 * What runs after what, and side by side a lane for each of two cores. Nothing stands beside what measures time, nor
 * beside the tests in a browser, which a busy core makes late.
 */
const ROUNDS: readonly (readonly (readonly (keyof typeof STEPS)[])[])[] = [
  [['types']],
  [
    ['unit', 'web'],
    ['lint', 'imports'],
  ],
  [['integration'], ['images']],
  [['timed']],
  [['e2e']],
  [['compose']],
];

const words = process.argv.slice(2);
const named = words.filter((word) => word in STEPS);
const filters = words.filter((word) => !(word in STEPS));
const isWanted = (name: string) => named.length === 0 || named.includes(name);

async function runStep(name: keyof typeof STEPS): Promise<void> {
  say(`\n== ${name}`);
  const startedAtMs = Date.now();
  await STEPS[name](filters);
  say(`== ${name}: ${((Date.now() - startedAtMs) / 1000).toFixed(1)} s`);
}

async function runLane(names: readonly (keyof typeof STEPS)[]): Promise<void> {
  for (const name of names.filter(isWanted)) await runStep(name);
}

try {
  for (const lanes of ROUNDS) await Promise.all(lanes.map(runLane));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
say(`\n${String(counts.passed)} passed, ${String(counts.failed)} failed, ${String(counts.skipped)} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;
// The channel to bootstrap.mjs would keep this process waiting.
if (process.connected) process.disconnect();
