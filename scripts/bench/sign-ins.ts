/** Sign-ins over HTTP against the argon2 inside them, and whether their time tells a known address from an unknown one. */
import { randomUUID } from 'node:crypto';
import { type ApiClient, createApiClient } from '@goalwright/contracts/api/client';
import { API_PREFIX } from '@goalwright/contracts/api/define';
import { login, register } from '@goalwright/contracts/api/sign-in';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { type Figure, interleaved, median, ratioFigure, spreadOf } from './figure.ts';
import { loadFor, postFor } from './load.ts';
import { people } from './people.ts';
import { succeeded } from './product-copy.ts';
import { startPostgres } from './servers.ts';
import { startProcesses } from './service-processes.ts';
import type { Started } from './started.ts';

const PASSWORD = 'Quiet-river-7Lamp';
const WRONG_PASSWORD = 'Quiet-river-8Lamp';
const RUNS = 5;
const SECONDS = 4;
const WARM_UP_ROUNDS = 4;
/** Of the baseline, as `reliability.md` section 4 defines it; identity itself hashes two at once. */
const HASHES_IN_FLIGHT = 4;
const CONNECTIONS = 8;
const ACCOUNTS = 64;
/** Of each kind, for the medians. */
const SAMPLES = 500;
/** As many wrong passwords as an address takes before it must wait. */
const FREE_TRIES = 5;
/** Samples behind each figure of the spread. */
const BLOCK = 100;
const DIFFERENCE_MS_MAX = 5;

export async function measureSignIns(started: Started): Promise<Figure[]> {
  const database = await startPostgres(started);
  const { ports } = await startProcesses(
    started,
    database,
    ['identity', 'wallet', 'generator', 'gateway'],
    // Everything here comes from one address.
    { LIMITS_SCALE: '100000' },
  );
  const origin = `http://127.0.0.1:${String(ports.http.gateway)}`;
  const api = createApiClient({ origin });
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  started.add(() => admin.end());
  const hash = await hashedByIdentity(api, admin);
  return [
    await logins(admin, `${origin}${API_PREFIX}${login.path}`, hash),
    await enumeration(api, admin, hash),
  ];
}

/** What identity stores for the password: peppered with a secret that is its own. */
async function hashedByIdentity(api: ApiClient, admin: pg.Client): Promise<string> {
  const Email = `first-${randomUUID()}@school.example`;
  const person = { FirstName: 'Bench', LastName: 'Person', PhoneNumber: '9165550100' };
  succeeded(await api.call(register, { ...person, Email, Password: PASSWORD }));
  const { rows } = await admin.query<{ password_hash: string }>(
    'select password_hash from identity.users where email = $1',
    [Email],
  );
  return rows[0]?.password_hash ?? '';
}

async function logins(admin: pg.Client, url: string, hash: string): Promise<Figure> {
  const bodies = (await people(admin, ACCOUNTS, hash)).map(({ email }) => ({
    Email: email,
    Password: PASSWORD,
  }));
  let lost = 0;
  const signIns = async (): Promise<number> => {
    const load = await postFor(url, { seconds: SECONDS, connections: CONNECTIONS, bodies });
    lost += load.failed;
    return load.perSecond;
  };
  // The pepper is missing, so it is refused: that costs the same.
  const bare = async () => (await loadFor(SECONDS, HASHES_IN_FLIGHT, () => verify(hash, PASSWORD))).perSecond;
  // Warm before anything counts: five processes, each with code to compile that the baseline does not have.
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await signIns();
  await bare();
  const pairs = await interleaved(RUNS, bare, signIns);
  return ratioFigure(`logins/s over HTTP / bare argon2, ${String(HASHES_IN_FLIGHT)} in flight`, pairs, '/s', {
    shouldBe: 'at least',
    floor: 0.7,
    aim: 0.85,
    lost,
    faults: 0,
  });
}

/** Wrong passwords at known and at unknown addresses by turns; which of a pair comes first changes every time. */
async function enumeration(api: ApiClient, admin: pg.Client, hash: string): Promise<Figure> {
  const known = (await people(admin, SAMPLES / FREE_TRIES, hash)).map(({ email }) => email);
  const unknown = known.map(() => `bench-${randomUUID()}@school.example`);
  const times = { known: [] as number[], unknown: [] as number[] };
  let lost = 0;
  const sample = async (kind: 'known' | 'unknown', Email = ''): Promise<void> => {
    const beginMs = performance.now();
    const reply = await api.call(login, { Email, Password: WRONG_PASSWORD });
    times[kind].push(performance.now() - beginMs);
    if (reply.isSuccessful || reply.problem.Code !== 'identity.credentials-mismatch') lost += 1;
  };
  for (let index = 0; index < SAMPLES; index += 1) {
    const account = index % known.length;
    const inTurn = [() => sample('known', known[account]), () => sample('unknown', unknown[account])];
    for (const next of index % 2 === 0 ? inTurn : inTurn.reverse()) await next();
  }
  const medians = { known: median(times.known), unknown: median(times.unknown) };
  const blocks = Array.from({ length: SAMPLES / BLOCK }, (_, block) => {
    const part = (all: readonly number[]) => median(all.slice(block * BLOCK, (block + 1) * BLOCK));
    return Math.abs(part(times.known) - part(times.unknown));
  });
  return {
    name: `known and unknown addresses: medians of ${String(SAMPLES)} refused sign-ins each differ by, ms`,
    target: `known ${medians.known.toFixed(2)} ms`,
    baseline: `unknown ${medians.unknown.toFixed(2)} ms`,
    value: Math.abs(medians.known - medians.unknown),
    spread: spreadOf(blocks),
    shouldBe: 'at most',
    floor: DIFFERENCE_MS_MAX,
    aim: DIFFERENCE_MS_MAX,
    lost,
    faults: 0,
  };
}
