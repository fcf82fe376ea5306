/** What other services say to notifications. */
import { z } from 'zod';
import { defineCall, defineEvent, defineJob } from './define.js';
import { EmailAddress, Instant } from './values.js';

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

/** Where the carriers report what became of messages: at the gateway, below no prefix. Of texts, the delivery's id follows. */
export const MAIL_REPORTS_PATH = '/sendgrid/webhook';
export const TEXT_REPORTS_PATH = '/twilio/webhook';

/** A batch of SendGrid is below a megabyte. */
const reportBody = z.string().max(2_000_000);
const signature = z.string().max(2000);
const reportErrors = ['notifications.webhook-unsigned', 'request.not-found'] as const;

/**
 * What SendGrid reported: the body as its bytes were, since the signature is over them. Told again it has no second
 * effect: a delivery only moves forward. `request.not-found` where mail ends in the outbox.
 */
export const recordMailReport = defineCall('notifications.record-mail-report', {
  request: z.object({ body: reportBody, signature, timestamp: z.string().max(100) }),
  reply: z.object({}),
  errors: reportErrors,
  timeoutMs: 10_000,
  isRepeatable: true,
});

/** What Twilio reported of one text message, in the same way. */
export const recordTextReport = defineCall('notifications.record-text-report', {
  request: z.object({ deliveryId: z.uuid(), body: reportBody, signature }),
  reply: z.object({}),
  errors: reportErrors,
  timeoutMs: 10_000,
  isRepeatable: true,
});

export const NoticeId = z.uuid().brand<'NoticeId'>();
export type NoticeId = z.infer<typeof NoticeId>;

/** The name of the LEA whose administrator did it; absent where the person did. */
const byAdministratorOf = z.string().nullish();
const addressee = { to: EmailAddress, firstName: z.string() };

/**
 * A mail about an account that is no code. Each goes to the address that the person had when it happened: the old one
 * after a change, the last one after a deletion.
 */
export const Notice = z.discriminatedUnion('kind', [
  /** To the old address. `undoToken` is single-use and takes the change back until `undoUntil`. */
  z.object({
    kind: z.literal('email-changed'),
    ...addressee,
    undoToken: z.string().regex(/^[\w-]{20,200}$/),
    undoUntil: Instant,
    byAdministratorOf,
  }),
  z.object({ kind: z.literal('password-changed'), ...addressee, changedOn: Instant }),
  z.object({ kind: z.literal('phone-changed'), ...addressee, changedOn: Instant, byAdministratorOf }),
  z.object({ kind: z.literal('account-deleted'), ...addressee, deletedOn: Instant, byAdministratorOf }),
  /** To a person whom an administrator added: the code opens the reset steps, where a password is chosen. */
  z.object({
    kind: z.literal('invitation'),
    ...addressee,
    invitedBy: z.string(),
    leaName: z.string(),
    code: z.string(),
    minutesValid: z.int().positive(),
  }),
]);
export type Notice = z.infer<typeof Notice>;

/** Something happened to an account that its owner is told by mail. The event holds neither name, address nor token. */
export const noticeRequested = defineEvent('identity.notice-requested', {
  payload: z.object({ noticeId: NoticeId }),
  version: 1,
  subscribers: ['notifications'],
});

/** The facts of a notice, asked of identity at delivery; null once it may not be sent any more. */
export const readNotice = defineCall('identity.read-notice', {
  request: z.object({ noticeId: NoticeId }),
  reply: z.object({ notice: Notice.nullable() }),
  isRepeatable: true,
});

/** Sends one accepted delivery. The address and the text are asked for then, and lie in no queue. */
export const deliverMessage = defineJob('notifications.deliver-message', {
  payload: z.object({ deliveryId: z.uuid() }),
  attempts: 6,
  backoffMs: 1000,
  timeoutMs: 20_000,
});

export const notificationsCalls = [readOutbox, recordMailReport, recordTextReport];
export const notificationsJobs = [deliverMessage];
/** Said and answered by identity, which adds `noticeCalls` to the calls that it serves. */
export const noticeEvents = [noticeRequested];
export const noticeCalls = [readNotice];
