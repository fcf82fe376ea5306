/** Lets a request wait for a row to change: woken by NOTIFY, with a poll behind it for the one that got lost. */
import { clientLimits, ImpatientClient } from '@goalwright/messaging';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { EventEmitter, once } from 'node:events';
import type { Client } from 'pg';
import type { EntityManager } from 'typeorm';

/** Its payload is the id of the document or generation that changed. */
export const CHANGE_CHANNEL = 'generator_change';
const POLL_MS = 250;
const RECONNECT_MS = 1000;
const CONNECT_MS_MAX = 3000;
const LISTEN_MS_MAX = 5000;

/** Tells every waiting process, once the transaction commits, that a document or generation changed. */
export async function announceChange(manager: EntityManager, id: string): Promise<void> {
  await manager.query('select pg_notify($1, $2)', [CHANGE_CHANNEL, id]);
}

@Injectable()
export class ChangeFeed implements OnModuleDestroy {
  readonly #logger = new Logger(ChangeFeed.name);
  readonly #changes = new EventEmitter().setMaxListeners(0);
  #client: Client | undefined;
  #reconnect: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly listenMsMax = LISTEN_MS_MAX,
  ) {}

  /**
   * Reads until `isNews` says yes or the time is up, and returns the last reading.
   * @param waitMs the longest wait; 0 reads once
   */
  async waitFor<Row>(
    id: string,
    waitMs: number,
    read: () => Promise<Row>,
    isNews: (row: Row) => boolean,
  ): Promise<Row> {
    if (waitMs > 0) this.#listenOnce();
    const deadline = Date.now() + waitMs;
    for (;;) {
      // Listening starts before the reading, so that a change between the two is not missed.
      const pause = new AbortController();
      const changed = once(this.#changes, id, { signal: pause.signal }).catch(() => undefined);
      const timer = setTimeout(
        () => {
          pause.abort();
        },
        Math.min(POLL_MS, Math.max(0, deadline - Date.now())),
      );
      try {
        const row = await read();
        if (isNews(row) || Date.now() >= deadline) return row;
        await changed;
      } finally {
        clearTimeout(timer);
        pause.abort();
      }
    }
  }

  async onModuleDestroy(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#reconnect);
    await this.#client?.end().catch(() => undefined);
  }

  /** From the first wait on: a worker, which never waits, holds no connection for it. The poll bridges the start. */
  #listenOnce(): void {
    if (this.#client || this.#isClosed) return;
    this.#listen().catch(() => {
      this.#listenAgain();
    });
  }

  async #listen(): Promise<void> {
    const client = new ImpatientClient({
      connectionString: this.databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS_MAX,
      ...clientLimits(this.listenMsMax),
    });
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.#changes.emit(payload);
    });
    const onLost = (): void => {
      // A broken connection tells it twice: the second word must not replace the connection made after the first.
      if (this.#client === client) this.#listenAgain();
    };
    client.on('error', onLost);
    client.on('end', onLost);
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANGE_CHANNEL}`);
    } catch (error) {
      // The next try makes a new client. Not waited for: a server that is silent does not answer a goodbye either.
      client.end().catch(() => undefined);
      throw error;
    }
  }

  #listenAgain(): void {
    if (this.#isClosed || this.#reconnect) return;
    this.#reconnect = setTimeout(() => {
      this.#reconnect = undefined;
      this.#listen().catch((error: unknown) => {
        this.#logger.warn({ msg: 'not listening for changes; polling goes on', error });
        this.#listenAgain();
      });
    }, RECONNECT_MS);
  }
}
