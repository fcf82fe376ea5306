/** Runs event handlers: each effect in one transaction with the inbox row that says it has happened. */
import type { EventContract, ServiceName } from '@goalwright/contracts/define';
import { Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { DataSource, EntityManager } from 'typeorm';
import type { QueueBackend, QueuedMessage } from './backend.js';
import { Consumer } from './consumer.js';
import { eventsIn } from './event-batches.js';
import { reason, UnusableMessage } from './failures.js';
import type { Handler } from './handlers.js';
import { eventFailures, jobDuration } from './metrics.js';
import { firstProblem } from './parsing.js';
import { withRequestId } from './request-context.js';

/** An event is a fact: it is tried for about an hour and a half, so that a fix can be deployed, then left for a person. */
export const EVENT_ATTEMPTS = 25;
const STARTS_BEYOND_ATTEMPTS = 10;
const BACKOFF_MS = 1_000;
const BACKOFF_MS_MAX = 300_000;

const logger = new Logger('Events');

/** One queue per subscriber: a slow one holds nobody else up. */
export function eventQueue(subscriber: ServiceName): string {
  return `events.${subscriber}`;
}

function backoffMs(attempt: number): number {
  const exponential = Math.min(BACKOFF_MS * 2 ** (attempt - 1), BACKOFF_MS_MAX);
  return Math.round(exponential * (0.5 + Math.random() / 2));
}

export function consumeEvents(
  backend: QueueBackend,
  subscriber: ServiceName,
  handlers: readonly Handler<EventContract>[],
  inbox: Inbox,
  concurrency: number,
): Consumer {
  const byName = new Map(handlers.map((handler) => [handler.contract.name as string, handler]));
  return new Consumer(
    backend,
    eventQueue(subscriber),
    (job) => withRequestId(job.data.requestId, () => runEvents(byName.get(job.name), job, inbox)),
    { concurrency, startsMax: EVENT_ATTEMPTS + STARTS_BEYOND_ATTEMPTS, backoffStrategy: backoffMs },
    (name, jobId) => {
      eventFailures.inc({ event: byName.has(name) ? name : 'unknown' });
      logger.error(
        `${name} ${jobId} was given up on after ${String(EVENT_ATTEMPTS)} tries: it needs a person`,
      );
    },
  );
}

interface Inbox {
  readonly dataSource: DataSource;
  readonly schema: string;
}

interface ReceivedEvent {
  readonly eventId: string;
  readonly requestId: string;
  readonly payload: unknown;
}

async function runEvents(
  handler: Handler<EventContract> | undefined,
  job: Job<QueuedMessage>,
  inbox: Inbox,
): Promise<void> {
  const end = jobDuration.startTimer({ job: handler?.contract.name ?? 'unknown' });
  try {
    // Tried again like any failure: during a deployment an old process may meet an event it does not know yet.
    if (handler === undefined) throw new UnusableMessage('this process has no handler for it');
    const messages = eventsIn(job.data);
    const wereHandled =
      messages.length > 1 && job.attemptsMade === 0 && (await inOne(handler, messages, inbox));
    if (!wereHandled) await oneByOne(handler, messages, inbox);
    end({ outcome: 'ok' });
  } catch (error) {
    end({ outcome: 'service.fault' });
    logger.warn(
      `${job.name} ${job.data.messageId} failed, try ${String(job.attemptsMade + 1)}: ${reason(error)}`,
    );
    throw new Error('service.fault', { cause: error }); // of an error, the queue stores the message alone
  }
}

/** Whatever stands in the way of one event, such as an error of its handler, is met again when each has its own turn. */
async function inOne(
  handler: Handler<EventContract>,
  messages: readonly QueuedMessage[],
  inbox: Inbox,
): Promise<boolean> {
  try {
    const events = messages.map((message) => received(handler, message));
    await handle(handler, events.toSorted(bySubject), inbox);
    return true;
  } catch {
    return false;
  }
}

/** Each in a transaction of its own: one that fails keeps none of the others from being handled now. */
async function oneByOne(
  handler: Handler<EventContract>,
  messages: readonly QueuedMessage[],
  inbox: Inbox,
): Promise<void> {
  const failures: unknown[] = [];
  for (const message of messages) {
    try {
      await handle(handler, [received(handler, message)], inbox);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function handle(
  handler: Handler<EventContract>,
  events: readonly ReceivedEvent[],
  { dataSource, schema }: Inbox,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const ids = events.map(({ eventId }) => eventId);
    const fresh = await newOf(manager, schema, handler.contract.name, ids);
    const unseen = events.filter(({ eventId }) => fresh.has(eventId));
    if (handler.takesMany && unseen.length > 0) await handler.handle(unseen, manager);
    if (handler.takesMany) return;
    for (const { eventId, requestId, payload } of unseen)
      await withRequestId(requestId, () => handler.handle(payload, manager, { eventId }));
  });
}

function received(handler: Handler<EventContract>, message: QueuedMessage): ReceivedEvent {
  const payload = handler.contract.payload.safeParse(message.payload);
  if (!payload.success) throw new UnusableMessage(`payload refused: ${firstProblem(payload.error)}`);
  return { eventId: message.messageId, requestId: message.requestId, payload: payload.data };
}

/** In one order of persons always: two transactions that touch the same ones then never wait for each other. */
function bySubject(one: ReceivedEvent, other: ReceivedEvent): number {
  const [mine, theirs] = [subjectOf(one.payload), subjectOf(other.payload)];
  return mine < theirs ? -1 : Number(mine > theirs);
}

function subjectOf(payload: unknown): string {
  const isOfUser = typeof payload === 'object' && payload !== null && 'userId' in payload;
  return isOfUser && typeof payload.userId === 'string' ? payload.userId : '';
}

/** A second delivery waits here for the transaction of the first, then finds its row. @returns the ids not seen before */
async function newOf(
  manager: EntityManager,
  schema: string,
  consumer: string,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows: { event_id: string }[] = await manager.query(
    `insert into "${schema}".inbox (consumer, event_id)
     select $1, event_id from unnest($2::uuid[]) as event_id order by event_id
     on conflict do nothing returning event_id`,
    [consumer, eventIds],
  );
  return new Set(rows.map((row) => row.event_id));
}
