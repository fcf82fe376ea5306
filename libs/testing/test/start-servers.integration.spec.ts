import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { Redis } from 'ioredis';
import pg from 'pg';
import { freshDatabase, startPostgres, startRedis } from '../src/index.js';

jest.setTimeout(60_000);

describe('servers for tests', () => {
  const endings: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const end of endings) await end();
  });

  it('gives each caller a database of its own on one server', async () => {
    const [first, second] = [await freshDatabase(), await freshDatabase()];
    endings.push(first.drop, second.drop);
    const answers = await Promise.all(
      [first, second].map(async ({ url }) => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        const sql = 'select current_database() as name, inet_server_port() as port';
        const { rows } = await client.query<{ name: string; port: number }>(sql);
        await client.end();
        return rows[0];
      }),
    );
    expect(answers[0]?.name).not.toBe(answers[1]?.name);
    expect(answers[0]?.port).toBe(answers[1]?.port);
  });

  it('stops a Postgres of its own and leaves the shared one running', async () => {
    const [shared, own] = [await startPostgres(), await startPostgres({ isAlone: true })];
    expect(own.url).not.toBe(shared.url);
    await own.stop();
    await expect(new pg.Client({ connectionString: own.url }).connect()).rejects.toThrow();
    const client = new pg.Client({ connectionString: shared.url });
    await client.connect();
    await client.end();
  });

  it('gives an empty Redis database that does not evict, and empties it again', async () => {
    const redis = await startRedis();
    if (redis === null) return; // said once by startRedis
    const client = new Redis(redis.url);
    expect(await client.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
    await client.set('left-over', '1');
    await redis.stop();
    expect(await client.dbsize()).toBe(0);
    client.disconnect();
  });
});
