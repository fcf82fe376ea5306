/** The only place where tests read the environment: which images and servers a run may use. */
export const testSettings = {
  postgresImage: process.env['POSTGRES_IMAGE'] ?? 'postgres:17-alpine',
  redisImage: process.env['REDIS_IMAGE'] ?? 'redis:8-alpine',
  redisUrl: process.env['REDIS_URL'],
  /** In CI a missing engine fails the run: a skipped test there would be taken for a passed one. */
  isCi: process.env['CI'] === 'true',
} as const;
