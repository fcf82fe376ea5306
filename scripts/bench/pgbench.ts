/** `pgbench` on the same server, with the same settings: what Postgres does here when nobody is in its way. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Database } from './servers.ts';

const run = promisify(execFile);

/** Debian keeps it off the PATH, one folder for each version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const DATABASE = 'pgbench';
/** Branches of the simulated bank: its own manual asks for at least as many as there are clients. */
const SCALE = 10;
/** Eight connections, as the pool of a service has, driven by as many threads as this machine has cores. */
const CLIENTS = 8;
const THREADS = 2;

export const NO_PGBENCH = 'needs pgbench (postgresql-contrib, or postgresql-15 of Debian)';

/** The newest there is, or undefined. */
export function findPgbench(): string | undefined {
  if (spawnSync('pgbench', ['--version']).error === undefined) return 'pgbench';
  if (!existsSync(DEBIAN_FOLDER)) return undefined;
  return readdirSync(DEBIAN_FOLDER)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin', 'pgbench'))
    .find((path) => existsSync(path));
}

export class Pgbench {
  readonly #program: string;
  readonly #env: NodeJS.ProcessEnv;

  private constructor(program: string, env: NodeJS.ProcessEnv) {
    this.#program = program;
    this.#env = env;
  }

  /** Fills a database of its own beside the product's. @returns undefined where there is no pgbench */
  static async prepare(database: Database): Promise<Pgbench | undefined> {
    const program = findPgbench();
    if (program === undefined) return undefined;
    const admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
    await admin.query(`create database ${DATABASE}`);
    await admin.end();
    const { username, password, hostname, port } = new URL(database.adminUrl);
    const bench = new Pgbench(program, {
      ...process.env,
      ...{ PGUSER: username, PGPASSWORD: password, PGHOST: hostname, PGPORT: port, PGDATABASE: DATABASE },
    });
    await bench.#run(['-i', '-q', '-s', String(SCALE)]);
    return bench;
  }

  /** TPC-B: five statements and a commit that waits for the disk. @returns transactions per second */
  tpcB(seconds: number): Promise<number> {
    return this.#perSecond(['-b', 'tpcb-like'], seconds);
  }

  /** One row by its key. @returns transactions per second */
  select(seconds: number): Promise<number> {
    return this.#perSecond(['-S'], seconds);
  }

  async #perSecond(what: readonly string[], seconds: number): Promise<number> {
    const load = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CLIENTS),
      '-j',
      String(THREADS),
      '-T',
      String(seconds),
    ];
    const said = await this.#run([...what, ...load]);
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(said)?.[1]);
    if (!(perSecond > 0)) throw new Error(`pgbench said nothing of its speed:\n${said}`);
    return perSecond;
  }

  async #run(flags: readonly string[]): Promise<string> {
    return (await run(this.#program, flags, { env: this.#env })).stdout;
  }
}
