/** Runs event handlers: each effect in one transaction with the inbox row that says it has happened. */
import type { EventContract, ServiceName } from '@goalwright/contracts/define';
import { Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { DataSource, EntityManager } from 'typeorm';
import type { QueueBackend, QueuedMessage } from './backend.js';
import { Consumer } from './consumer.js';
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
  inbox: { dataSource: DataSource; schema: string },
  concurrency: number,
): Consumer {
  const byName = new Map(handlers.map((handler) => [handler.contract.name as string, handler]));
  return new Consumer(
    backend,
    eventQueue(subscriber),
    (job) => withRequestId(job.data.requestId, () => runEvent(byName.get(job.name), job, inbox)),
    { concurrency, startsMax: EVENT_ATTEMPTS + STARTS_BEYOND_ATTEMPTS, backoffStrategy: backoffMs },
    (name, jobId) => {
      eventFailures.inc({ event: byName.has(name) ? name : 'unknown' });
      logger.error(
        `${name} ${jobId} was given up on after ${String(EVENT_ATTEMPTS)} tries: it needs a person`,
      );
    },
  );
}

async function runEvent(
  handler: Handler<EventContract> | undefined,
  job: Job<QueuedMessage>,
  { dataSource, schema }: { dataSource: DataSource; schema: string },
): Promise<void> {
  const eventId = job.data.messageId;
  const end = jobDuration.startTimer({ job: handler?.contract.name ?? 'unknown' });
  try {
    // Tried again like any failure: during a deployment an old process may meet an event it does not know yet.
    if (handler === undefined) throw new UnusableMessage('this process has no handler for it');
    const payload = handler.contract.payload.safeParse(job.data.payload);
    if (!payload.success) throw new UnusableMessage(`payload refused: ${firstProblem(payload.error)}`);
    await dataSource.transaction(async (manager) => {
      if (await isNew(manager, schema, handler.contract.name, eventId))
        await handler.handle(payload.data, manager, { eventId });
    });
    end({ outcome: 'ok' });
  } catch (error) {
    end({ outcome: 'service.fault' });
    logger.warn(`${job.name} ${eventId} failed, try ${String(job.attemptsMade + 1)}: ${reason(error)}`);
    throw new Error('service.fault', { cause: error }); // of an error, the queue stores the message alone
  }
}

/** A second delivery waits here for the transaction of the first, then finds its row. */
async function isNew(
  manager: EntityManager,
  schema: string,
  consumer: string,
  eventId: string,
): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `insert into "${schema}".inbox (consumer, event_id) values ($1, $2) on conflict do nothing returning 1`,
    [consumer, eventId],
  );
  return rows.length > 0;
}
