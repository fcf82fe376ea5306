/**
 * What `npm start`, `npm run dev` and `npm test` call first. It runs on whatever Node the machine has (20 or
 * later) before anything is installed, so it imports nothing but Node: installs the dependencies when they are
 * missing or stale, builds what changed, and hands over to the real script on the Node the project pins.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR_MIN = 20;
const COMMANDS = ['start', 'dev', 'test'];
const PARENT_CHECK_MS = 500;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const installStamp = join(root, 'node_modules', '.goalwright-install');
const buildStamp = join(root, 'node_modules', '.goalwright-build');
const webStamp = join(root, 'node_modules', '.goalwright-web');

function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

const readOrEmpty = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function installedState() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

function install() {
  const state = installedState();
  if (existsSync(pinnedNode) && readOrEmpty(installStamp) === state) return;
  process.stdout.write('Installing dependencies (the first time takes a minute or two) ...\n');
  // npm names its own program to what it runs; without npm around us, the one on the PATH does.
  const npm = process.env['npm_execpath'];
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: 'inherit' };
  const isScript = npm !== undefined && /\.c?js$/.test(npm);
  const run = isScript
    ? spawnSync(process.execPath, [npm, ...flags], options)
    : spawnSync('npm', flags, options);
  if (run.error !== undefined || run.status !== 0) {
    giveUp(
      'The dependencies could not be installed. npm says why above; check the network and run this again.',
    );
  }
  if (!existsSync(pinnedNode)) {
    giveUp(
      'npm installed the packages, but not Node 24 (package "node"): its install script must be allowed to run.',
    );
  }
  writeFileSync(installStamp, state);
}

/** Name, size and time of every file under some paths, as one digest; what is not there is part of it too. */
function stateOf(paths) {
  const digest = createHash('sha256');
  const add = (path) => {
    const { mtimeMs, size } = statSync(path);
    digest.update(`${path} ${String(size)} ${String(mtimeMs)}\n`);
  };
  for (const path of paths.map((relative) => join(root, relative))) {
    if (!existsSync(path)) digest.update(`no ${path}\n`);
    else if (statSync(path).isFile()) add(path);
    else for (const file of readdirSync(path, { recursive: true }).sort()) add(join(path, file));
  }
  return `${digest.digest('hex')}\n`;
}

const packages = () =>
  ['libs', 'services'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'tsconfig.json'))),
  );

/** What the compiler reads; a removed `dist` must be built again whatever the sources say. */
function sourcesState() {
  const built = packages().map((folder) => `${folder} ${String(existsSync(join(root, folder, 'dist')))}\n`);
  const folders = packages().flatMap((folder) => [`${folder}/src`, `${folder}/tsconfig.json`]);
  return `${built.join('')}${stateOf(['tsconfig.json', 'tsconfig.base.json', ...folders])}`;
}

/** What the web app is made of; the same for it. */
function webState() {
  const sources = [
    'index.html',
    'package.json',
    'vite.config.ts',
    'tsconfig.json',
    'src',
    'public/favicon.svg',
    'public/robots.txt',
  ];
  const shared = ['libs/contracts/src', 'documents', 'scripts/documents', 'scripts/build-web.ts'];
  return `${String(existsSync(join(root, 'web/dist/index.html')))}\n${stateOf([...sources.map((name) => `web/${name}`), ...shared])}`;
}

function runPinned(script, ...flags) {
  const run = spawnSync(pinnedNode, [join(root, script), ...flags], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) giveUp('The build failed; the line above says where.');
}

function build() {
  if (readOrEmpty(buildStamp) !== sourcesState()) {
    process.stdout.write('Building ...\n');
    runPinned('node_modules/typescript/bin/tsc', '-b');
    writeFileSync(buildStamp, sourcesState());
  }
  if (readOrEmpty(webStamp) !== webState()) {
    process.stdout.write('Building the web app ...\n');
    runPinned('scripts/build-web.ts');
    writeFileSync(webStamp, webState());
  }
}

/** A killed npm ends without a word to us: seen by our having another parent. */
function stopWithNpm(child) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, PARENT_CHECK_MS);
}

function handOver(command, flags, startedAtMs) {
  const child = spawn(pinnedNode, [join(root, 'scripts', `${command}.ts`), ...flags], {
    cwd: root,
    // The fourth is a channel whose end tells the script that this process is gone, however it went.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      GOALWRIGHT_STARTED_AT_MS: String(startedAtMs),
      // Compiled code is kept between runs: half the start of each process.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + constants.signals[signal]);
  });
}

const startedAtMs = Date.now();
const [command, ...flags] = process.argv.slice(2);
if (!COMMANDS.includes(command)) giveUp(`Usage: node scripts/bootstrap.mjs ${COMMANDS.join('|')}`);
const found = process.versions.node;
if (Number(found.split('.')[0]) < NODE_MAJOR_MIN) {
  giveUp(`Goalwright needs Node ${String(NODE_MAJOR_MIN)} or later to set itself up; this is Node ${found}.`);
}
install();
build();
handOver(command, flags, startedAtMs);
