/** A real Postgres for tests: a container where a Docker engine answers, else the embedded server from npm. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { keptServer } from './kept-servers.js';

export interface TestPostgres {
  /** Of a superuser, to the database `postgres`. */
  readonly url: string;
  stop(): Promise<void>;
}

export interface TestDatabase {
  /** Of a superuser, to a database that nothing else uses. */
  readonly url: string;
  readonly name: string;
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>;
}

/**
 * The Postgres server of this Jest process.
 * @param options `isAlone: true` gives a server that the test may stop or kill without harm to others.
 */
export async function startPostgres(options: { isAlone?: boolean } = {}): Promise<TestPostgres> {
  const server = await keptServer('postgres', options.isAlone ?? false);
  if (server === null) throw new Error('no Postgres for the tests');
  return server;
}

async function asSuperuser(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** An empty database of the spec file's own, on the shared server. Roles are the server's: create them `if not exists`. */
export async function freshDatabase(): Promise<TestDatabase> {
  const server = await startPostgres();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    name,
    drop: () => asSuperuser(server.url, `drop database if exists ${name} with (force)`),
  };
}
