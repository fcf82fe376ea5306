/** Everything that crosses a process. See ARCHITECTURE.md for how a request travels. */
export { migrateQueues, QueueBackend, type QueueSettings } from './backend.js';
export { CallServer, type CallHandler, type CallServerSettings } from './call-server.js';
export { type CallAddress, Calls, type CallSettings } from './calls.js';
export {
  Answers,
  DoesJob,
  type EventOf,
  type EventReceipt,
  HandlesEvent,
  HandlesEvents,
  type JobRun,
  type Served,
} from './handlers.js';
export {
  type ClientLimits,
  clientLimits,
  ImpatientClient,
  type PoolLimits,
  poolLimits,
} from './connection-limits.js';
export { Messaging, type MessagingOptions } from './messaging.js';
export { MessagingModule } from './messaging.module.js';
export { type AddOptions, Outbox, outboxAndInboxTables, type OutboxRow, outboxRow } from './outbox.js';
export { currentRequestId, newRequestId, withRequestId } from './request-context.js';
