/** Messages written in the transaction that made them true; `relay.ts` hands them to the queues afterwards. */
import { randomUUID } from 'node:crypto';
import type { EventContract, JobContract, Sent } from '@goalwright/contracts/define';
import type { EntityManager } from 'typeorm';
import type { MessageToQueue } from './backend.js';
import { EVENT_ATTEMPTS, eventQueue } from './events.js';
import { firstProblem } from './parsing.js';
import { currentRequestId, newRequestId } from './request-context.js';

export interface AddOptions {
  /** Stable name of the fact or task: the same key again adds no second row, until 7 days after it was sent. */
  readonly key?: string;
  readonly delayMs?: number;
}

/** How a row travels. Kept with the row, so that one written by an older version goes as it was declared then. */
export type Delivery = Pick<MessageToQueue, 'queue' | 'attempts' | 'backoffMs'>;

/** Messages carry ids, not documents. In characters of JSON. */
const PAYLOAD_SIZE_MAX = 64 * 1024;

export class Outbox {
  readonly #table: string;

  constructor(schema: string) {
    this.#table = `"${schemaName(schema)}".outbox`;
  }

  /**
   * Adds a message to the caller's transaction: it is sent if and when that commits.
   * @param manager of the open transaction, never the DataSource's own.
   * @throws Error for a payload that the contract or Postgres refuses: a bug of the caller.
   */
  async add<Contract extends JobContract | EventContract>(
    manager: EntityManager,
    contract: Contract,
    payload: Sent<Contract['payload']>,
    { key, delayMs = 0 }: AddOptions = {},
  ): Promise<{ messageId: string; isNew: boolean }> {
    if (manager.queryRunner?.isTransactionActive !== true)
      throw new Error(`${contract.name} was added outside a transaction`);
    const row = outboxRow(contract, payload, key === undefined ? {} : { key });
    const rows = await manager.query<{ message_id: string }[]>(
      `insert into ${this.#table} (message_id, key, kind, name, payload, deliveries, request_id, run_after)
       values ($1, $2, $3, $4, $5, $6, $7, now() + $8 * interval '1 millisecond')
       on conflict (key) do nothing
       returning message_id`,
      [
        row.message_id,
        row.key,
        row.kind,
        row.name,
        row.payload,
        JSON.stringify(row.deliveries),
        row.request_id,
        delayMs,
      ],
    );
    const messageId = row.message_id;
    if (rows.length > 0) return { messageId, isNew: true };
    const known = await manager.query<{ message_id: string }[]>(
      `select message_id from ${this.#table} where key = $1`,
      [key],
    );
    return { messageId: known[0]?.message_id ?? messageId, isNew: false };
  }
}

/** A message as the columns of the outbox have it. */
export interface OutboxRow {
  readonly message_id: string;
  readonly key: string;
  readonly kind: 'job' | 'event';
  readonly name: string;
  /** As JSON. */
  readonly payload: string;
  readonly deliveries: readonly Delivery[];
  readonly request_id: string;
}

/**
 * A message for a function of the service's schema which writes it in the transaction of its own effect, in one way
 * to the database and back. Everything else goes through `Outbox.add`.
 * @throws Error for a payload that the contract or Postgres refuses: a bug of the caller.
 */
export function outboxRow<Contract extends JobContract | EventContract>(
  contract: Contract,
  payload: Sent<Contract['payload']>,
  { key }: Pick<AddOptions, 'key'> = {},
): OutboxRow {
  const messageId = randomUUID();
  return {
    message_id: messageId,
    key: key ?? messageId,
    kind: contract.kind,
    name: contract.name,
    payload: payloadJson(contract, payload),
    deliveries: deliveriesOf(contract),
    request_id: currentRequestId() ?? newRequestId(),
  };
}

function deliveriesOf(contract: JobContract | EventContract): Delivery[] {
  if (contract.kind === 'job') {
    return [{ queue: contract.name, attempts: contract.attempts, backoffMs: contract.backoffMs }];
  }
  return contract.subscribers.map((subscriber) => ({
    queue: eventQueue(subscriber),
    attempts: EVENT_ATTEMPTS,
  }));
}

function payloadJson(contract: JobContract | EventContract, payload: unknown): string {
  const parsed = contract.payload.safeParse(payload);
  if (!parsed.success) throw new Error(`${contract.name}: ${firstProblem(parsed.error)}`);
  const json = JSON.stringify(payload, (field, value: unknown) => {
    for (const text of [field, value]) {
      // Postgres takes neither in jsonb, and would say so without naming the field.
      if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) {
        throw new Error(
          `${contract.name}: ${field.isWellFormed() ? field : 'a field'} holds a NUL or half a character`,
        );
      }
    }
    return value;
  });
  if (json.length > PAYLOAD_SIZE_MAX)
    throw new Error(`${contract.name}: ${String(json.length)} characters are too many`);
  return json;
}

function schemaName(schema: string): string {
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema)) throw new Error(`not a schema name: ${schema}`);
  return schema;
}

/** Notified on every insert; the payload is empty, so that many of one transaction become one. */
export function outboxChannel(schema: string): string {
  return `outbox_${schemaName(schema)}`;
}

/** SQL for a service's first migration: both tables and the trigger that wakes the relay. The schema exists already. */
export function outboxAndInboxTables(schema: string): string {
  const name = schemaName(schema);
  return `
    create table ${name}.outbox (
      id          bigint generated always as identity primary key,
      message_id  uuid        not null unique,
      key         text        not null unique,
      kind        text        not null check (kind in ('job', 'event')),
      name        text        not null,
      payload     jsonb       not null,
      deliveries  jsonb       not null,
      request_id  text        not null,
      run_after   timestamptz not null default now(),
      created_at  timestamptz not null default now(),
      sent_at     timestamptz,
      tries       integer     not null default 0
    );
    create index outbox_unsent on ${name}.outbox (id) where sent_at is null;
    create index outbox_sent on ${name}.outbox (sent_at) where sent_at is not null;

    create table ${name}.inbox (
      consumer    text        not null,
      event_id    uuid        not null,
      handled_at  timestamptz not null default now(),
      primary key (consumer, event_id)
    );
    create index inbox_handled_at on ${name}.inbox (handled_at);

    create function ${name}.outbox_added() returns trigger language plpgsql as
    $$ begin perform pg_notify('${outboxChannel(name)}', ''); return null; end $$;
    create trigger outbox_added after insert on ${name}.outbox
      for each statement execute function ${name}.outbox_added();
  `;
}
