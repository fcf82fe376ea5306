/** What other services say to notifications. */
import { z } from 'zod';
import { defineCall, defineJob } from './define.js';
import { Instant } from './values.js';

export const OutboxMessage = z.object({
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The code inside the text, for tests and for people trying things out; empty where there is none. */
  code: z.string(),
  createdOn: Instant,
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

/** Development only: what would have been sent, newest first, at most 100. */
export const readOutbox = defineCall('notifications.read-outbox', {
  request: z.object({
    to: z
      .string()
      .max(320)
      .regex(/^[^\0]*$/)
      .nullable(),
  }),
  reply: z.object({ messages: z.array(OutboxMessage) }),
  errors: ['request.not-found'],
  isRepeatable: true,
});

/** Sends one accepted delivery. The address and the text are asked for then, and lie in no queue. */
export const deliverMessage = defineJob('notifications.deliver-message', {
  payload: z.object({ deliveryId: z.uuid() }),
  attempts: 6,
  backoffMs: 1000,
  timeoutMs: 20_000,
});

export const notificationsCalls = [readOutbox];
export const notificationsJobs = [deliverMessage];
