/** A real Redis for tests: a container, else `REDIS_URL`, else `redis-server` on the PATH, else none. */
import { Redis } from 'ioredis';
import { keptServer } from './kept-servers.js';
import { testSettings } from './test-settings.js';

export interface TestRedis {
  /** With the number of a database that nothing else uses. */
  readonly url: string;
  /** Empties that database; stops the server too when it is one's own. */
  stop(): Promise<void>;
}

/** Redis has 16 databases unless configured otherwise. */
const DATABASES = 16;
const CLAIM = 'goalwright-test';
/** No spec file takes longer; a claim left by a killed run is free again after this. */
const CLAIM_SECONDS = 600;

async function claim(redis: Redis): Promise<number> {
  for (let database = 0; database < DATABASES; database += 1) {
    await redis.select(database);
    const isEmpty = (await redis.dbsize()) === 0; // on somebody's own server (REDIS_URL) their data stays untouched
    if (isEmpty && (await redis.set(CLAIM, '1', 'EX', CLAIM_SECONDS, 'NX')) === 'OK') return database;
  }
  throw new Error('all databases of the Redis for the tests are in use');
}

/**
 * An empty Redis database.
 * @param options `isAlone: true` gives a server that the test may stop without harm to others.
 * @returns null where this machine has no Redis; a line says so once. With `CI=true` that is an error.
 */
export async function startRedis(options: { isAlone?: boolean } = {}): Promise<TestRedis | null> {
  const isAlone = options.isAlone ?? false;
  const given = testSettings.redisUrl;
  const server =
    given !== undefined && !isAlone
      ? { url: given, stop: () => Promise.resolve() }
      : await keptServer('redis', isAlone);
  if (server === null) return null;
  const redis = new Redis(server.url, { maxRetriesPerRequest: 3 });
  try {
    const url = new URL(server.url);
    const database = await claim(redis);
    url.pathname = `/${String(database)}`;
    const stop = async (): Promise<void> => {
      const again = new Redis(url.href, { maxRetriesPerRequest: 3 });
      await again.flushdb();
      again.disconnect();
      await server.stop();
    };
    return { url: url.href, stop };
  } finally {
    redis.disconnect();
  }
}
