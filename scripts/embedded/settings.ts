/** Which processes the embedded default consists of, and what each is told. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DATABASE_ROLES, type DatabaseRole } from '../migrations.ts';
import { freePorts } from './free-ports.ts';
import { DATABASE } from './postgres.ts';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export type ProcessName =
  'identity' | 'wallet' | 'notifications' | 'generator' | 'generator-worker' | 'gateway';

interface ProcessKind {
  readonly entry: string;
  readonly role: DatabaseRole;
  /** The setting that takes the address of its database; the gateway has one for uploads alone. */
  readonly databaseSetting?: string;
  readonly servesCalls: boolean;
  /** The settings made with `secret()` in its `config.ts`, beside the platform's; `tidy.spec.ts` compares. */
  readonly secrets: readonly string[];
  /** Of its JavaScript heap, in MB: a leak ends one process and not the machine. */
  readonly heapMbMax: number;
}

const GENERATOR = {
  role: 'generator_app',
  secrets: ['VAULT_SECRET', 'BLOB_SECRET'],
  heapMbMax: 384,
} as const;

export const PROCESSES: Readonly<Record<ProcessName, ProcessKind>> = {
  identity: {
    entry: 'services/identity/dist/main.js',
    role: 'identity_app',
    servesCalls: true,
    secrets: ['PASSWORD_PEPPER', 'CODE_SECRET', 'PERSON_SECRET'],
    heapMbMax: 256,
  },
  wallet: {
    entry: 'services/wallet/dist/main.js',
    role: 'wallet_app',
    servesCalls: true,
    secrets: [],
    heapMbMax: 256,
  },
  notifications: {
    entry: 'services/notifications/dist/main.js',
    role: 'notifications_app',
    servesCalls: true,
    secrets: [],
    heapMbMax: 256,
  },
  generator: { ...GENERATOR, entry: 'services/generator/dist/main.js', servesCalls: true },
  'generator-worker': { ...GENERATOR, entry: 'services/generator/dist/worker.js', servesCalls: false },
  gateway: {
    entry: 'services/gateway/dist/main.js',
    role: 'gateway_app',
    databaseSetting: 'BLOB_DATABASE_URL',
    servesCalls: false,
    secrets: ['BLOB_SECRET'],
    heapMbMax: 384,
  },
};
export const PROCESS_NAMES = Object.keys(PROCESSES) as ProcessName[];

/**
 * Of the space for what is young. With 2 MB a busy service spends a twentieth of its time looking through it; with more
 * than 8 nothing is gained, and each process holds the memory.
 */
const YOUNG_MB_MAX = 8;

/** What follows `node` on its command line. @param entry another program that stands in for it */
export const commandLineOf = (name: ProcessName, entry = PROCESSES[name].entry): string[] => [
  `--max-old-space-size=${String(PROCESSES[name].heapMbMax)}`,
  `--max-semi-space-size=${String(YOUNG_MB_MAX)}`,
  join(ROOT, entry),
];

const SHARED_SECRETS = ['CALL_SECRET'];
const SUPERUSER_PASSWORD = 'DATABASE_ADMIN_PASSWORD';
/** From the terminal `npm start` was typed in: they speak of another database or of this script's own runtime. */
const NOT_PASSED_ON = [
  'DATABASE_URL',
  'DATABASE_ADMIN_URL',
  'REDIS_URL',
  'HTTP_HOST',
  'NODE_OPTIONS',
  'NODE_CHANNEL_FD',
];

export type Secrets = Readonly<Record<string, string>>;

/** Made on the first start and kept: what they sealed must stay readable. A new name gets its value when it appears. */
export function keptSecrets(dataFolder: string): Secrets {
  mkdirSync(dataFolder, { recursive: true });
  const path = join(dataFolder, 'secrets.json');
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
  const names = [
    ...SHARED_SECRETS,
    SUPERUSER_PASSWORD,
    ...Object.values(DATABASE_ROLES),
    ...Object.values(PROCESSES).flatMap(({ secrets }) => secrets),
  ];
  const missing = names.filter((name) => kept[name] === undefined);
  for (const name of missing) kept[name] = randomBytes(32).toString('hex');
  if (missing.length > 0) writeFileSync(path, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  return kept;
}

export const superuserPassword = (secrets: Secrets): string => secrets[SUPERUSER_PASSWORD] ?? '';

export interface Ports {
  readonly postgres: number;
  readonly http: Readonly<Record<ProcessName, number>>;
  readonly calls: Readonly<Record<ProcessName, number>>;
}

/** The gateway's is the one that people know; all others are whatever is free. */
export async function choosePorts(gatewayPort: number): Promise<Ports> {
  const found = await freePorts(1 + 2 * PROCESS_NAMES.length);
  const take = (): number => found.pop() ?? 0;
  const postgres = take();
  const http = Object.fromEntries(PROCESS_NAMES.map((name) => [name, take()])) as Record<ProcessName, number>;
  const calls = Object.fromEntries(PROCESS_NAMES.map((name) => [name, take()])) as Record<
    ProcessName,
    number
  >;
  return { postgres, http: { ...http, gateway: gatewayPort === 0 ? http.gateway : gatewayPort }, calls };
}

/** What only our processes are told, the terminal's own environment left out. */
export function ownSettings(name: ProcessName, ports: Ports, secrets: Secrets): Record<string, string> {
  const { role, databaseSetting = 'DATABASE_URL', secrets: own } = PROCESSES[name];
  const password = secrets[DATABASE_ROLES[role]] ?? '';
  const address = (service: ProcessName): string => `127.0.0.1:${String(ports.calls[service])}`;
  return {
    MODE: 'embedded',
    HTTP_PORT: String(ports.http[name]),
    CALLS_PORT: String(ports.calls[name]),
    IDENTITY_ADDRESS: address('identity'),
    WALLET_ADDRESS: address('wallet'),
    GENERATOR_ADDRESS: address('generator'),
    NOTIFICATIONS_ADDRESS: address('notifications'),
    PUBLIC_URL: `http://localhost:${String(ports.http.gateway)}`,
    [databaseSetting]: `postgres://${role}:${password}@127.0.0.1:${String(ports.postgres)}/${DATABASE}`,
    ...Object.fromEntries([...SHARED_SECRETS, ...own].map((secret) => [secret, secrets[secret] ?? ''])),
  };
}

/** The terminal's environment, without what would lead our processes astray, so that any setting can be tried. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_PASSED_ON.includes(name));
  return {
    ...Object.fromEntries(inherited),
    NODE_ENV: process.env['NODE_ENV'] ?? 'production',
    // Compiled code is kept between starts.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled'),
    // One arena for all threads: several keep freed memory apart, 10 to 20 MB in each process.
    MALLOC_ARENA_MAX: '1',
  };
}
