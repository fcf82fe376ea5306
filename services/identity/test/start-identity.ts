/** Identity as its neighbors meet it: the whole service on a database of its own, driven through its calls. */
import { randomUUID } from 'node:crypto';
import { PhoneNumber, EmailAddress, UserId } from '@goalwright/contracts/values';
import {
  codeRequested,
  type CodePurpose,
  readCodeMessage,
  register,
  sendSignupCode,
  signIn,
  validateSignupCode,
} from '@goalwright/contracts/identity';
import type { EventContract, Received } from '@goalwright/contracts/define';
import { Calls } from '@goalwright/messaging';
import { type RunningService, startService } from '@goalwright/platform';
import { serviceDatabase } from '@goalwright/testing';
import pg from 'pg';
import { IdentityConfig } from '../src/config.js';
import { IdentityModule } from '../src/identity.module.js';
import { identityMigrations } from '../src/migrations.js';

const CALL_SECRET = 'only-for-tests-only-for-tests-only-for-tests';
export const GOOD_PASSWORD = 'Correct-Otter-Lamp-42';

export interface Identity {
  readonly calls: Calls;
  /** A superuser's connection: looks into tables, moves rows through time. */
  readonly admin: pg.Client;
  readonly service: RunningService;
  /** Another process of the same service on the same database. */
  startSecond(): Promise<{ calls: Calls }>;
  events<Contract extends EventContract>(contract: Contract): Promise<Received<Contract['payload']>[]>;
  stop(): Promise<void>;
}

async function boot(databaseUrl: string, env: Record<string, string>) {
  const service = await startService(
    { name: 'identity', config: IdentityConfig, module: (config) => IdentityModule.forConfig(config) },
    { env: { MODE: 'trial', LOG_LEVEL: 'error', CALL_SECRET, DATABASE_URL: databaseUrl, ...env } },
  );
  const port = service.callsPort;
  const calls = new Calls({ callSecret: CALL_SECRET, neighbors: { identity: { host: '127.0.0.1', port } } });
  const stop = async () => {
    calls.close();
    await service.stop();
  };
  return { service, calls, stop };
}

/** @param env settings beside the defaults of `trial`; no wait between codes, since no test wants to sit it out */
export async function startIdentity(env: Record<string, string> = {}): Promise<Identity> {
  const database = await serviceDatabase(identityMigrations);
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query('set search_path to identity');
  const appUrl = database.appUrl(identityMigrations.role);
  const settings = { CODE_RESEND_SECONDS: '0', ...env };
  const running = [await boot(appUrl, settings)];
  const [first] = running;
  if (first === undefined) throw new Error('unreachable');
  return {
    calls: first.calls,
    service: first.service,
    admin,
    startSecond: async () => {
      const second = await boot(appUrl, settings);
      running.push(second);
      return second;
    },
    events: async <Contract extends EventContract>(contract: Contract) => {
      const { rows } = await admin.query<{ payload: Received<Contract['payload']> }>(
        'select payload from outbox where name = $1 order by id',
        [contract.name],
      );
      return rows.map(({ payload }) => payload);
    },
    stop: async () => {
      for (const one of running) await one.stop();
      await admin.end();
      await database.drop();
    },
  };
}

let people = 0;

/** Somebody nobody has seen before. */
export function aPerson(
  change: Partial<{ email: string; phoneNumber: string; password: string; clientIp: string }> = {},
) {
  people += 1;
  const serial = String(people).padStart(4, '0');
  const { email = `person-${randomUUID()}@school.example`, phoneNumber = `213555${serial}` } = change;
  return {
    firstName: 'María',
    lastName: 'O’Neill-Gómez',
    email: EmailAddress.parse(email),
    phoneNumber: PhoneNumber.parse(phoneNumber),
    password: change.password ?? GOOD_PASSWORD,
    clientIp: change.clientIp ?? '192.0.2.1',
  };
}
export type Person = ReturnType<typeof aPerson>;
type SignupPurpose = Extract<CodePurpose, 'signup-email' | 'signup-sms'>;

/** Asks for a code and reads it the way notifications does. */
export async function requestCode(
  identity: Identity,
  person: Person,
  purpose: SignupPurpose,
): Promise<string> {
  const { email, clientIp } = person;
  const { didSend } = await identity.calls.call(sendSignupCode, { email, purpose, clientIp });
  if (!didSend) throw new Error('no code was sent');
  const codeId = (await identity.events(codeRequested)).at(-1)?.codeId;
  if (codeId === undefined) throw new Error('no code was announced');
  const { message } = await identity.calls.call(readCodeMessage, { codeId });
  return message?.code ?? 'unreadable';
}

export async function tryCode(
  identity: Pick<Identity, 'calls'>,
  person: Person,
  purpose: SignupPurpose,
  code: string,
): Promise<boolean> {
  const { email, clientIp } = person;
  return (await identity.calls.call(validateSignupCode, { email, purpose, code, clientIp })).isValid;
}

/** Six digits that are not those. */
export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The whole path of a registration. */
export async function aVerifiedPerson(identity: Identity, change: Parameters<typeof aPerson>[0] = {}) {
  const person = aPerson(change);
  const { userId } = await identity.calls.call(register, person);
  for (const purpose of ['signup-email', 'signup-sms'] as const) {
    await tryCode(identity, person, purpose, await requestCode(identity, person, purpose));
  }
  return { ...person, userId: UserId.parse(userId) };
}

export function signInAs(
  identity: Pick<Identity, 'calls'>,
  person: { email: string; password: string; clientIp: string },
) {
  const { email, password, clientIp } = person;
  return identity.calls.call(signIn, { email, password, clientIp });
}
