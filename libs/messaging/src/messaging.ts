/** Starts what a process serves, and ends it in the order in which nothing is lost. */
import type { ServiceName } from '@goalwright/contracts/define';
import type { DataSource } from 'typeorm';
import { QueueBackend, type QueueSettings } from './backend.js';
import type { CallAddress, Calls } from './calls.js';
import { CallServer } from './call-server.js';
import type { Consumer } from './consumer.js';
import { consumeEvents } from './events.js';
import type { Handlers, HandlerSet, Served } from './handlers.js';
import { consumeJob } from './jobs.js';
import { Relay } from './relay.js';

export interface MessagingOptions {
  /** The name under which it receives events, or `gateway`, which receives none. */
  readonly service: ServiceName | 'gateway';
  /** Shared by all services: signs every call. */
  readonly callSecret: string;
  readonly serves?: Served;
  /** Where calls are answered. Default host 127.0.0.1; port 0 takes any free one. */
  readonly listen?: { readonly host?: string; readonly port: number };
  /** Whom it calls. */
  readonly neighbors?: Partial<Record<ServiceName, CallAddress>>;
  /** Needed for jobs, events and the relay. */
  readonly queues?: QueueSettings;
  /** Of the service's own role; needed for the outbox, events and the relay. */
  readonly database?: { readonly url: string; readonly schema: string };
  /** At least one process of a service with a database runs the relay; more do no harm. */
  readonly roles?: { readonly relay?: boolean };
  /** How many at once in this process, by the job contract's name (default 1), and `events` (default 4). */
  readonly concurrency?: Readonly<Record<string, number>>;
}

const JOB_CONCURRENCY = 1;
const EVENT_CONCURRENCY = 4;
/** See the shutdown order in `reliability.md`, section 3. */
const DRAIN_MS_MAX = 10_000;
const WORKERS_CLOSE_MS_MAX = 25_000;

export class Messaging {
  readonly #options: MessagingOptions;
  readonly #handlers: Handlers;
  readonly #calls: Calls;
  readonly #dataSource: DataSource | undefined;
  #server: CallServer | null = null;
  #backend: QueueBackend | null = null;
  #consumers: Consumer[] = [];
  #relay: Relay | null = null;
  #port: number | null = null;
  #isReady = false;

  constructor(
    options: MessagingOptions,
    handlers: Handlers,
    calls: Calls,
    dataSource: DataSource | undefined,
  ) {
    this.#options = options;
    this.#handlers = handlers;
    this.#calls = calls;
    this.#dataSource = dataSource;
  }

  /** The port on which calls are answered. */
  get callPort(): number {
    if (this.#port === null) throw new Error('this process answers no calls');
    return this.#port;
  }

  /** False before the start and from the beginning of the end. */
  isReady(): boolean {
    return this.#isReady;
  }

  /** Called by Nest once every module is there: nothing is taken before all of it can be handled. */
  async onApplicationBootstrap(): Promise<void> {
    const set = this.#handlers.match(this.#options.serves ?? {});
    try {
      await this.#startQueues(set);
      await this.#startServer(set);
    } catch (error) {
      await this.close();
      throw error;
    }
    this.#isReady = true;
  }

  /** For a process that ends without the steps below, such as a test. */
  onModuleDestroy(): Promise<void> {
    return this.close();
  }

  /** First: new calls are refused, those in flight answered. */
  async drainCalls(timeoutMs = DRAIN_MS_MAX): Promise<void> {
    this.#isReady = false;
    await this.#server?.drain(timeoutMs);
  }

  /** Second: running jobs finish, or are left to be repeated. */
  async closeWorkers(timeoutMs = WORKERS_CLOSE_MS_MAX): Promise<void> {
    this.#isReady = false;
    await Promise.all(this.#consumers.map((consumer) => consumer.close(timeoutMs)));
    this.#consumers = [];
  }

  /** Third, since the last jobs may have written to the outbox. */
  async stopRelay(): Promise<void> {
    await this.#relay?.stop();
    this.#relay = null;
  }

  /** Fourth. */
  async closeQueues(): Promise<void> {
    const backend = this.#backend;
    this.#backend = null;
    await backend?.close();
  }

  /** Last: jobs and handlers above may still have called others. */
  closeCalls(): void {
    this.#server?.close();
    this.#server = null;
    this.#calls.close();
  }

  /** All of it, in order. May be called twice. */
  async close(): Promise<void> {
    await this.drainCalls();
    await this.closeWorkers();
    await this.stopRelay();
    await this.closeQueues();
    this.closeCalls();
  }

  async #startServer({ calls }: HandlerSet): Promise<void> {
    if (calls.length === 0) return;
    const { listen, callSecret } = this.#options;
    if (listen === undefined) throw new Error('this process answers calls and was not told where to listen');
    const server = new CallServer({ callSecret, ...listen });
    for (const { contract, handle } of calls) server.answer(contract, handle);
    this.#server = server;
    this.#port = await server.listen();
  }

  async #startQueues({ jobs, events }: HandlerSet): Promise<void> {
    const { queues, roles, database, concurrency = {}, service } = this.#options;
    const hasRelay = roles?.relay === true;
    if (jobs.length === 0 && events.length === 0 && !hasRelay) return;
    if (queues === undefined)
      throw new Error('this process has jobs, events or the relay and was not told where the queues are');
    const backend = await QueueBackend.open(queues, jobs.length + (events.length > 0 ? 1 : 0));
    this.#backend = backend;
    if (hasRelay) {
      if (database === undefined)
        throw new Error('this process runs the relay and was not told where its outbox is');
      this.#relay = new Relay(database, backend);
      this.#relay.start();
    }
    for (const handler of jobs) {
      this.#consumers.push(
        consumeJob(backend, handler, concurrency[handler.contract.name] ?? JOB_CONCURRENCY),
      );
    }
    if (events.length > 0) {
      if (database === undefined || this.#dataSource === undefined || service === 'gateway') {
        throw new Error('this process handles events and has no database for its inbox');
      }
      const inbox = { dataSource: this.#dataSource, schema: database.schema };
      const eventsAtOnce = concurrency['events'] ?? EVENT_CONCURRENCY;
      this.#consumers.push(consumeEvents(backend, service, events, inbox, eventsAtOnce));
    }
    await Promise.all(this.#consumers.map((consumer) => consumer.ready()));
  }
}
