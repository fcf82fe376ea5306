/** Whether a token is good: identity's one statement against one row by its key, on the same server. */
import { startService } from '@goalwright/platform';
import pg from 'pg';
import { IdentityConfig } from '../../services/identity/dist/config.js';
import { IdentityModule } from '../../services/identity/dist/identity.module.js';
import { Sessions } from '../../services/identity/dist/sessions/sessions.js';
import { type Figure, interleaved, type Missing, ratioFigure } from './figure.ts';
import { loadFor } from './load.ts';
import { people, sessions } from './people.ts';
import { NO_PGBENCH, Pgbench } from './pgbench.ts';
import { serviceEnvironment, startPostgres } from './servers.ts';
import type { Started } from './started.ts';

const NAME = 'token validations/s in identity / pgbench -S';
const RUNS = 5;
const SECONDS = 3;
const USERS = 500;
/** As a few busy gateways ask. */
const AT_ONCE = 64;

export async function measureTokens(started: Started): Promise<(Figure | Missing)[]> {
  const database = await startPostgres(started);
  const pgbench = await Pgbench.prepare(database);
  if (pgbench === undefined) return [{ name: NAME, missing: NO_PGBENCH }];
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  started.add(() => admin.end());
  const everybody = await people(admin, USERS, null);
  const tokens = await sessions(admin, everybody);
  const service = await startService(
    { name: 'identity', config: IdentityConfig, module: (config) => IdentityModule.forConfig(config) },
    { env: serviceEnvironment(database, 'identity_app') },
  );
  started.add(() => service.stop());
  const identity = service.app.get(Sessions);

  let lost = 0;
  let next = 0;
  const validate = async (): Promise<void> => {
    const mine = (next += 1) % USERS;
    const session = await identity.resolve(tokens[mine] ?? '');
    if (session?.profile.userId !== everybody[mine]?.userId) throw new Error('a good token was refused');
  };
  const validations = async (): Promise<number> => {
    const load = await loadFor(SECONDS, AT_ONCE, validate);
    lost += load.failed;
    return load.perSecond;
  };
  await validations(); // warm before anything counts
  const pairs = await interleaved(RUNS, () => pgbench.select(SECONDS), validations);
  return [ratioFigure(NAME, pairs, '/s', { shouldBe: 'at least', floor: 0.25, aim: 0.4, lost, faults: 0 })];
}
