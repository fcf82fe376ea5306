/**
 * Migrates the database of `DATABASE_ADMIN_URL`: the one-shot step before the services start.
 * The passwords of the services' roles come from `<SERVICE>_DATABASE_PASSWORD`.
 */
import { DATABASE_ROLES, type DatabaseRole, migrateAll } from './migrations.ts';

const DEVELOPMENT_PREFIX = 'development-';

function settings(): { adminUrl: string; passwords: Record<DatabaseRole, string> } {
  const isProduction = process.env['MODE'] === 'production';
  const faults: string[] = [];
  const read = (name: string): string => {
    const value = process.env[name] ?? '';
    if (value === '') faults.push(`${name}: is missing`);
    else if (isProduction && value.startsWith(DEVELOPMENT_PREFIX))
      faults.push(`${name}: production needs its own`);
    return value;
  };
  const adminUrl = read('DATABASE_ADMIN_URL');
  const passwords = Object.fromEntries(
    Object.entries(DATABASE_ROLES).map(([role, variable]) => [role, read(variable)]),
  ) as Record<DatabaseRole, string>;
  if (faults.length > 0) {
    process.stderr.write(`These settings are wrong:\n${faults.map((fault) => `  - ${fault}\n`).join('')}`);
    process.exit(1);
  }
  return { adminUrl, passwords };
}

const startedAtMs = performance.now();
await migrateAll({ ...settings(), hasQueueTables: (process.env['REDIS_URL'] ?? '') === '' });
const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
process.stdout.write(`The database is up to date (${seconds} s).\n`);
