/** The embedded default as a whole: Postgres, the five services and a drafting worker, as children of this process. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DATABASE_ROLES } from '../migrations.ts';
import { LogFile } from './log-file.ts';
import { adminUrl, DATABASE, ensureDatabase, guardPostgres, planPostgres } from './postgres.ts';
import { removeRunningNote, writeRunningNote } from './running-note.ts';
import {
  choosePorts,
  inheritedEnvironment,
  keptSecrets,
  ownSettings,
  type Ports,
  PROCESS_NAMES,
  commandLineOf,
  PROCESSES,
  type ProcessName,
  ROOT,
  type Secrets,
  superuserPassword,
} from './settings.ts';
import { type ProcessPlan, Supervised } from './supervised.ts';

const POSTGRES_READY_MS_MAX = 60_000;
const SERVICE_READY_MS_MAX = 90_000;
const MIGRATION_MS_MAX = 120_000;
/** A service allows itself 40 s. */
const SERVICE_STOP_MS_MAX = 45_000;
const READY_REPLY_MS_MAX = 2000;

/** Who takes work from people stops first, who others need stops last. */
const STOP_ORDER: readonly (readonly ProcessName[])[] = [
  ['gateway'],
  ['generator', 'generator-worker'],
  ['wallet', 'identity', 'notifications'],
];

export interface InstallationOptions {
  readonly dataFolder: string;
  /** Of the gateway; 0 takes any that is free. */
  readonly port: number;
  /** Called when a process cannot be kept running. */
  readonly onGivenUp: (sentence: string) => void;
}

async function isReady(port: number): Promise<boolean> {
  try {
    const reply = await fetch(`http://127.0.0.1:${String(port)}/health/ready`, {
      signal: AbortSignal.timeout(READY_REPLY_MS_MAX),
    });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    // Not listening yet.
    return false;
  }
}

export class Installation {
  readonly #options: InstallationOptions;
  readonly #secrets: Secrets;
  readonly #ports: Ports;
  readonly #services: ReadonlyMap<ProcessName, Supervised>;
  #postgres: Supervised | undefined;
  #guard: { release: () => void } | undefined;
  #stopped: Promise<void> | undefined;

  private constructor(options: InstallationOptions, secrets: Secrets, ports: Ports) {
    this.#options = options;
    this.#secrets = secrets;
    this.#ports = ports;
    this.#services = new Map(PROCESS_NAMES.map((name) => [name, this.#supervise(this.#servicePlan(name))]));
  }

  static async prepare(options: InstallationOptions): Promise<Installation> {
    return new Installation(options, keptSecrets(options.dataFolder), await choosePorts(options.port));
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.#ports.http.gateway)}`;
  }

  /** Resolves once every process says that it is ready, or a stop has begun. */
  async start(): Promise<void> {
    await this.#startPostgres();
    await this.#migrate();
    const services = [...this.#services.values()];
    await Promise.all(services.map((service) => service.start()));
    await Promise.all(services.map((service) => service.whenReady(SERVICE_READY_MS_MAX)));
    if (!this.isStopping) this.#writeNote();
  }

  get isStopping(): boolean {
    return this.#stopped !== undefined;
  }

  /** Starts the given services anew, for what was just compiled. */
  async restart(names: readonly ProcessName[]): Promise<void> {
    const services = names.map((name) => this.#services.get(name)).filter((service) => service !== undefined);
    await Promise.all(services.map((service) => service.restart()));
    await Promise.all(services.map((service) => service.whenReady(SERVICE_READY_MS_MAX)));
  }

  /** Stops in order, Postgres last. Safe to call twice. */
  stop(): Promise<void> {
    return (this.#stopped ??= this.#stopInOrder());
  }

  async #stopInOrder(): Promise<void> {
    for (const names of STOP_ORDER) {
      await Promise.all(names.map(async (name) => this.#services.get(name)?.stop()));
    }
    this.#guard?.release();
    await this.#postgres?.stop();
    removeRunningNote(this.#options.dataFolder);
  }

  async #startPostgres(): Promise<void> {
    const password = superuserPassword(this.#secrets);
    const port = this.#ports.postgres;
    const plan = await planPostgres({ folder: join(this.#options.dataFolder, 'postgres'), port, password });
    this.#postgres = this.#supervise(plan);
    await this.#postgres.start();
    // The guard knows the first server's number; one started again after a crash is found by the next start.
    if (this.#postgres.pid !== undefined) this.#guard = guardPostgres(this.#postgres.pid);
    await this.#postgres.whenReady(POSTGRES_READY_MS_MAX);
    await ensureDatabase(port, password);
  }

  /** In a process of its own: what migrating loads is not kept in the memory of this one. */
  async #migrate(): Promise<void> {
    const log = this.#logOf('migrate');
    const passwords = Object.fromEntries(
      Object.values(DATABASE_ROLES).map((variable) => [variable, this.#secrets[variable]]),
    );
    const child = spawn(process.execPath, [join(ROOT, 'scripts', 'migrate.ts')], {
      env: {
        ...inheritedEnvironment(),
        ...passwords,
        MODE: 'embedded',
        DATABASE_ADMIN_URL: this.#adminUrl(),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: MIGRATION_MS_MAX,
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => output.push(String(text)));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    for (const line of output.join('').trimEnd().split('\n'))
      log.write(line, code === 0 ? 'output' : 'error');
    if (code !== 0) throw new Error(`The database could not be migrated; see ${log.path}`);
  }

  #adminUrl(): string {
    return adminUrl(this.#ports.postgres, superuserPassword(this.#secrets), DATABASE);
  }

  #logOf(name: string): LogFile {
    return new LogFile(join(this.#options.dataFolder, 'logs', `${name}.log`), name);
  }

  #supervise(plan: ProcessPlan): Supervised {
    return new Supervised(plan, this.#logOf(plan.name), {
      onGivenUp: this.#options.onGivenUp,
      onRestarted: () => {
        if (!this.isStopping) this.#writeNote();
      },
    });
  }

  #servicePlan(name: ProcessName): ProcessPlan {
    return {
      name,
      command: process.execPath,
      flags: commandLineOf(name),
      env: {
        ...inheritedEnvironment(),
        ...ownSettings(name, this.#ports, this.#secrets),
      },
      hasChannel: true,
      stopSignal: 'SIGTERM',
      stopMsMax: SERVICE_STOP_MS_MAX,
      isReady: () => isReady(this.#ports.http[name]),
    };
  }

  #writeNote(): void {
    const ports = PROCESS_NAMES.map((name) => {
      const calls = PROCESSES[name].servesCalls ? { calls: this.#ports.calls[name] } : {};
      return [name, { ...calls, http: this.#ports.http[name] }];
    });
    const all = [...this.#services.values(), this.#postgres].filter((service) => service !== undefined);
    writeRunningNote(this.#options.dataFolder, {
      pid: process.pid,
      url: this.url,
      startedAt: new Date().toISOString(),
      postgres: { port: this.#ports.postgres, adminUrl: this.#adminUrl() },
      ports: Object.fromEntries(ports) as Record<string, { calls?: number; http: number }>,
      pids: Object.fromEntries(all.map((service) => [service.plan.name, service.pid ?? 0])),
      workerEnv: ownSettings('generator-worker', this.#ports, this.#secrets),
    });
  }
}
