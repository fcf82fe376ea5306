/** Settings: one schema per service, read once at boot. The only file that may look at the environment. */
import { z } from 'zod';

export const Mode = z.enum(['embedded', 'trial', 'production']);
export type Mode = z.infer<typeof Mode>;

const SECRET_LENGTH_MIN = 32;
const DEVELOPMENT_PREFIX = 'development-';

/**
 * A setting that must stay secret: at least 32 characters. It has a development default, which production
 * refuses, so that nothing but production needs it to be set.
 */
export function secret(name: string) {
  return z
    .string()
    .min(SECRET_LENGTH_MIN, `must have at least ${String(SECRET_LENGTH_MIN)} characters`)
    .default(`${DEVELOPMENT_PREFIX}${name}`.padEnd(SECRET_LENGTH_MIN, '-'))
    .meta({ isSecret: true });
}

/** A port; 0 lets the system choose one. */
export const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

/** `host:port` of a service's calls. */
export const address = (fallback: string) =>
  z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/, 'must look like host:port')
    .default(fallback);

/** Whole numbers from the environment. */
export const wholeNumber = (fallback: number, min = 0) => z.coerce.number().int().min(min).default(fallback);

/** What every process needs. The ports are those of the embedded default, where all share one machine. */
export const PlatformConfig = z.object({
  MODE: Mode.default('embedded'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Health and metrics. */
  HTTP_HOST: z.string().default('127.0.0.1'),
  HTTP_PORT: port(0),
  CALLS_HOST: z.string().default('127.0.0.1'),
  CALLS_PORT: port(0),
  /** Signs every call between our services. */
  CALL_SECRET: secret('call-secret'),
  /** Set: queues on Redis. Absent: queues on Postgres. */
  REDIS_URL: z.url().optional(),
  IDENTITY_ADDRESS: address('127.0.0.1:5201'),
  WALLET_ADDRESS: address('127.0.0.1:5202'),
  GENERATOR_ADDRESS: address('127.0.0.1:5203'),
  NOTIFICATIONS_ADDRESS: address('127.0.0.1:5204'),
});
export type PlatformConfig = z.infer<typeof PlatformConfig>;

/** What every process with tables of its own needs. */
export const DatabaseConfig = z.object({
  /** Connects as the service's own restricted role. */
  DATABASE_URL: z.url(),
  DATABASE_POOL_MAX: wholeNumber(8, 1),
});
export type DatabaseConfig = z.infer<typeof DatabaseConfig>;

/** What every process that limits people by address or account needs. */
export const LimitsConfig = z.object({
  /** Multiplies every limit outside production, so that load can be tried from one machine. */
  LIMITS_SCALE: z.coerce.number().positive().max(100_000).default(1),
});
export type LimitsConfig = z.infer<typeof LimitsConfig>;

/** By how much this process's limits are multiplied: always 1 in production. */
export function limitsScale(config: Pick<PlatformConfig, 'MODE'> & LimitsConfig): number {
  return config.MODE === 'production' ? 1 : config.LIMITS_SCALE;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Every fault of the settings at once, so that a boot is repaired in one go. Holds names, never values. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`These settings are wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/**
 * Reads a service's settings.
 * @param schema the service's zod object; its keys are the variables' names
 * @param environment the process's own unless told; an empty value counts as absent
 * @throws ConfigError with all faults; in production also for secrets left at their development default
 */
export function loadConfig<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Environment = process.env,
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (given['MODE'] === 'production') faults.push(...developmentSecrets(schema, given));
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);
  return parsed.data;
}

function developmentSecrets(schema: z.ZodObject, given: Record<string, unknown>): string[] {
  return Object.entries(schema.shape)
    .filter(([, field]) => (field as z.ZodType).meta()?.['isSecret'] === true)
    .filter(([name]) => {
      const value = given[name];
      return typeof value !== 'string' || value.startsWith(DEVELOPMENT_PREFIX);
    })
    .map(([name]) => `${name}: production needs a secret of its own`);
}
