/** The shape of what lies in the queues, whatever store they are in. */

/** What a message is in a queue. Ids and what cannot be looked up; never a secret or a student's datum. */
export interface QueuedMessage {
  readonly messageId: string;
  readonly requestId: string;
  readonly payload: unknown;
}

export interface MessageToQueue {
  readonly queue: string;
  readonly name: string;
  readonly message: QueuedMessage;
  readonly attempts: number;
  /** Missing: the waits of events, see `events.ts`. */
  readonly backoffMs?: number;
}
