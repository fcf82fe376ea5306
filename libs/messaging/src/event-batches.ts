/** Several events of one kind in one job of the queue: what a job costs there is shared by all that travel together. */
import { createHash } from 'node:crypto';
import type { MessageToQueue, QueuedMessage } from './queued-message.js';

/** The payload of a job that carries several events. */
interface EventBatch {
  readonly eventsOfBatch: readonly QueuedMessage[];
}

/** All of them are handled in one transaction, whose locks others wait for. */
const EVENTS_PER_JOB_MAX = 50;

/** Jobs as they are; events of the same name and queue together, a bounded number in each. */
export function inBatches(messages: readonly MessageToQueue[]): MessageToQueue[] {
  const isEvent = ({ backoffMs }: MessageToQueue): boolean => backoffMs === undefined;
  const kinds = Map.groupBy(messages.filter(isEvent), ({ queue, name, attempts }) =>
    [queue, name, attempts].join(' '),
  );
  const batches = [...kinds.values()].flatMap((events) =>
    Array.from({ length: Math.ceil(events.length / EVENTS_PER_JOB_MAX) }, (_none, batch) =>
      asBatch(events.slice(batch * EVENTS_PER_JOB_MAX, (batch + 1) * EVENTS_PER_JOB_MAX)),
    ).flat(),
  );
  return [...messages.filter((message) => !isEvent(message)), ...batches];
}

function asBatch(events: readonly MessageToQueue[]): MessageToQueue[] {
  const [first] = events;
  if (first === undefined || events.length === 1) return [...events];
  const eventsOfBatch = events.map(({ message }) => message);
  // Of all of them: under the id of one, a batch that grew between two tries would be taken for the smaller one.
  const id = createHash('sha256').update(eventsOfBatch.map(({ messageId }) => messageId).join());
  const payload: EventBatch = { eventsOfBatch };
  return [
    {
      ...first,
      message: { messageId: `batch-${id.digest('hex')}`, requestId: first.message.requestId, payload },
    },
  ];
}

/** The events that a job carries: one, or those of a batch. */
export function eventsIn(data: QueuedMessage): readonly QueuedMessage[] {
  const { payload } = data;
  const isBatch = typeof payload === 'object' && payload !== null && 'eventsOfBatch' in payload;
  return isBatch ? (payload as EventBatch).eventsOfBatch : [data];
}
