/** Hands the outbox to the queues: at its own pace, in bounded batches, woken by NOTIFY with a poll behind it. */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { MessageToQueue, QueueBackend } from './backend.js';
import { clientLimits, ImpatientClient } from './connection-limits.js';
import { logFailures } from './log-failures.js';
import { outboxOldestUnsent, outboxUnsent } from './metrics.js';
import { type Delivery, outboxChannel } from './outbox.js';

interface Row {
  readonly id: string;
  readonly kind: 'job' | 'event';
  readonly message_id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly deliveries: readonly Delivery[];
  readonly request_id: string;
}

const BATCH = 100;
/** Behind NOTIFY, which a dropped connection or a delayed row makes useless. */
const POLL_MS = 1_000;
/** Between two rounds where more than one message went: what comes meanwhile goes together. */
const ROUND_EVERY_MS = 25;
/**
 * Between two rounds that take events, where several went: nobody waits at the page for them, and what one job of the
 * queue and one transaction of the subscriber cost is shared by all that came meanwhile (decision 23).
 */
const EVENTS_EVERY_MS = 100;
const MEASURE_EVERY_MS = 5_000;
const CLEAN_EVERY_MS = 60_000;
const CLEAN_BATCH = 1_000;
const SENT_KEPT_DAYS = 7;
/** Longer than any message can still arrive: events are tried for hours, failed jobs kept for 30 days. */
const HANDLED_KEPT_DAYS = 31;
const RECONNECT_MS = 100;
const RECONNECT_MS_MAX = 5_000;
/** The rows stay locked while the queues take them. */
const HAND_OVER_MS_MAX = 8_000;

export class Relay {
  readonly #url: string;
  readonly #schema: string;
  readonly #backend: QueueBackend;
  readonly #stopping = new AbortController();
  readonly #onFailure: (error: Error) => void;
  #wakeUp: () => void = () => undefined;
  #running: Promise<void> | null = null;
  /** By `performance.now()`: events are left for later rounds until then. */
  #eventsFrom = 0;
  #measuredAt = 0;
  #cleanedAt = Date.now();

  constructor(database: { url: string; schema: string }, backend: QueueBackend) {
    this.#url = database.url;
    this.#schema = database.schema;
    this.#backend = backend;
    this.#onFailure = logFailures(`relay of ${database.schema}`);
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Resolves when the batch in hand is done. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#wakeUp();
    await this.#running;
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#relayUntilItBreaks(() => (failures = 0));
      } catch (error) {
        this.#onFailure(error instanceof Error ? error : new Error(String(error)));
        failures += 1;
        const pauseMs = Math.min(RECONNECT_MS * 2 ** failures, RECONNECT_MS_MAX) * (0.5 + Math.random() / 2);
        await wait(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined); // stopping ends it
      }
    }
  }

  async #relayUntilItBreaks(onSuccess: () => void): Promise<void> {
    // A connection of its own: LISTEN lives as long as it does, and the batches need no other.
    const client = new ImpatientClient({
      connectionString: this.#url,
      application_name: `relay ${this.#schema}`,
      keepAlive: true,
      options: '-c synchronous_commit=off', // a lost note only sends again what the queue already knows by its id
      connectionTimeoutMillis: 3_000,
      ...clientLimits(5_000),
      // Longer than others: its transaction is idle while the queues take the messages.
      idle_in_transaction_session_timeout: 2 * HAND_OVER_MS_MAX,
    });
    const connection: { error: Error | null } = { error: null };
    client.on('error', (error) => {
      connection.error = error;
      this.#wakeUp();
    });
    client.on('notification', () => {
      this.#wakeUp();
    });
    try {
      await client.connect();
      await client.query(`listen ${outboxChannel(this.#schema)}`);
      while (!this.#stopping.signal.aborted) {
        if (connection.error !== null) throw connection.error;
        const beganAt = performance.now();
        const areEventsDue = beganAt >= this.#eventsFrom;
        // Before looking: what comes while the batch runs must not be slept over.
        const woken = this.#wokenOrPolling(areEventsDue ? POLL_MS : this.#eventsFrom - beganAt);
        const handedOver = await this.#handOver(client, areEventsDue);
        onSuccess();
        await this.#keepHouse(client);
        if (handedOver.length === BATCH) continue;
        const isAlone = handedOver.length <= 1;
        if (handedOver.filter(({ kind }) => kind === 'event').length > 1)
          this.#eventsFrom = beganAt + EVENTS_EVERY_MS;
        await woken;
        // After a single message the next one goes at once: whoever is alone waits for nobody.
        if (!isAlone || !areEventsDue) await this.#until(beganAt + ROUND_EVERY_MS);
      }
    } finally {
      this.#wakeUp();
      await client.end().catch(() => undefined); // a broken connection ends by itself
    }
  }

  async #until(at: number): Promise<void> {
    const restMs = at - performance.now();
    if (restMs > 0) await wait(restMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined); // stopping ends it
  }

  #wokenOrPolling(pollMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      this.#wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** One batch. A crash after the queues took it and before the commit sends it again: same ids, so no second effect. */
  async #handOver(client: pg.Client, withEvents: boolean): Promise<readonly Row[]> {
    try {
      // Several statements in one message: each of its own would be a way to the server and back.
      const [, due] = (await client.query(
        `begin;
         select id, kind, message_id, name, payload, deliveries, request_id from "${this.#schema}".outbox
         where sent_at is null and run_after <= now() and (${String(withEvents)} or kind = 'job')
         order by id limit ${String(BATCH)} for update skip locked`,
      )) as unknown as [unknown, pg.QueryResult<Row>];
      const { rows } = due;
      if (rows.length === 0) {
        await client.query('commit');
        return rows;
      }
      const ids = rows.map(({ id }) => id);
      await this.#addToQueues(client, rows, ids);
      await client.query(
        `update "${this.#schema}".outbox set sent_at = now(), tries = tries + 1 where id in (${ids.join()}); commit`,
      );
      return rows;
    } catch (error) {
      await client.query('rollback').catch(() => undefined); // a broken connection has rolled back already
      throw error;
    }
  }

  async #addToQueues(client: pg.Client, rows: readonly Row[], ids: readonly string[]): Promise<void> {
    const late = new AbortController();
    const tooLate = wait(HAND_OVER_MS_MAX, undefined, { signal: late.signal }).then(() => {
      throw new Error('the queues did not take the messages in time');
    });
    try {
      await Promise.race([this.#backend.add(rows.flatMap(messagesOf)), tooLate]);
    } catch (error) {
      // Why the queues failed says more than that the connection broke as well: then it has rolled back already.
      await client.query('rollback').catch(() => undefined);
      await client
        .query(`update "${this.#schema}".outbox set tries = tries + 1 where id = any($1)`, [ids])
        .catch(() => undefined);
      throw error;
    } finally {
      tooLate.catch(() => undefined); // ended with its signal
      late.abort();
    }
  }

  async #keepHouse(client: pg.Client): Promise<void> {
    if (Date.now() - this.#measuredAt > MEASURE_EVERY_MS) {
      this.#measuredAt = Date.now();
      const { rows } = await client.query<{ unsent: string; oldest: string }>(
        `select count(*) as unsent, coalesce(extract(epoch from now() - min(run_after)), 0) as oldest
         from "${this.#schema}".outbox where sent_at is null and run_after <= now()`,
      );
      outboxUnsent.set({ schema: this.#schema }, Number(rows[0]?.unsent));
      outboxOldestUnsent.set({ schema: this.#schema }, Number(rows[0]?.oldest));
    }
    if (Date.now() - this.#cleanedAt > CLEAN_EVERY_MS) {
      this.#cleanedAt = Date.now();
      await client.query(
        `delete from "${this.#schema}".outbox where id in (select id from "${this.#schema}".outbox
         where sent_at < now() - interval '${String(SENT_KEPT_DAYS)} days' limit ${String(CLEAN_BATCH)})`,
      );
      await client.query(
        `delete from "${this.#schema}".inbox where ctid = any(array(select ctid from "${this.#schema}".inbox
         where handled_at < now() - interval '${String(HANDLED_KEPT_DAYS)} days' limit ${String(CLEAN_BATCH)}))`,
      );
    }
  }
}

function messagesOf({
  message_id: messageId,
  name,
  payload,
  deliveries,
  request_id: requestId,
}: Row): MessageToQueue[] {
  return deliveries.map((delivery) => ({ ...delivery, name, message: { messageId, requestId, payload } }));
}
