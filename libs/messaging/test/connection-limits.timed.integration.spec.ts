import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { clientLimits, ImpatientClient, poolLimits } from '@goalwright/messaging';
import { eventually, type SilentPostgres, startSilentPostgres } from '@goalwright/testing';
import pg from 'pg';

let server: SilentPostgres;
beforeEach(async () => {
  server = await startSilentPostgres();
});
afterEach(() => server.stop());

/** In place of the second that the client waits longer than the server. */
const SOON = { query_timeout: 200 };

describe('a server that has fallen silent', () => {
  it('is told of to whoever keeps a client of the pool, as a lost connection is', async () => {
    const pool = new pg.Pool({ connectionString: server.url, max: 1, ...poolLimits(100), ...SOON });
    const client = await pool.connect();
    const lost: Error[] = [];
    client.on('error', (error) => lost.push(error));
    const askedAt = performance.now();
    await expect(client.query('listen anything')).rejects.toThrow('Query read timeout');
    expect(lost).toMatchObject([{ message: 'Query read timeout' }]);
    expect(performance.now() - askedAt).toBeLessThan(1_000);
    await eventually(() => {
      expect(server.connected()).toBe(0);
    });
    client.release();
    // Its place is free for another.
    const next = await pool.connect();
    expect(next).not.toBe(client);
    next.release(true);
    await pool.end();
  });

  it('ends the process of nobody who does not listen for errors', async () => {
    const pool = new pg.Pool({ connectionString: server.url, max: 1, ...poolLimits(100), ...SOON });
    const client = await pool.connect();
    await expect(client.query('select 1')).rejects.toThrow('Query read timeout');
    client.release();
    await expect(pool.query('select 1')).rejects.toThrow('Query read timeout');
    await eventually(() => {
      expect(server.connected()).toBe(0);
    });
    await pool.end();
  });

  it('is hung up on by a single client', async () => {
    const client = new ImpatientClient({ connectionString: server.url, ...clientLimits(100), ...SOON });
    await client.connect();
    await expect(client.query('select 1')).rejects.toThrow('Query read timeout');
    await eventually(() => {
      expect(server.connected()).toBe(0);
    });
  });
});
