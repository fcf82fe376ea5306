/** What both carriers have in common: how they fail, how long they are waited for, and when they are asked again. */
import { setTimeout as wait } from 'node:timers/promises';

/**
 * - `refused`: the carrier will not take this message, now or later.
 * - `unavailable`: it has not taken it, and may take it later.
 * - `unknown`: it did not answer. Whether it has the message, nobody knows.
 */
export type FailureKind = 'refused' | 'unavailable' | 'unknown';

/** Holds no word of the carrier: its messages quote addresses and numbers. */
export class CarrierFailure extends Error {
  override readonly name = 'CarrierFailure';

  constructor(
    readonly kind: FailureKind,
    /** The HTTP status or the carrier's own number for the fault. */
    readonly status: string,
    readonly retryAfterMs = 0,
  ) {
    super(`the carrier failed: ${kind} ${status}`);
  }
}

const TRIES_MAX = 3;
/** Before the second try; doubles from there, and half of each wait is drawn so that many do not come back at once. */
const RETRY_WAIT_MS = 400;
/** Connecting failed: nothing has left this machine. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']);
const STATUS_TOO_MANY = 429;
const STATUS_FAULT = 500;

/** A carrier's answer with a status of its own, as a failure. */
export function failureOf(status: number, retryAfter: unknown, code: unknown = status): CarrierFailure {
  const isTemporary = status === STATUS_TOO_MANY || status >= STATUS_FAULT;
  const seconds = Number(retryAfter);
  return new CarrierFailure(
    isTemporary ? 'unavailable' : 'refused',
    /^\d{1,8}$/.test(String(code)) ? String(code) : String(status),
    Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0,
  );
}

/** What a client threw without an answer: a connection that failed, or a time limit. */
export function failureWithoutAnswer(error: unknown): CarrierFailure {
  const code =
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
      ? error.code
      : 'no-answer';
  const status = /^[A-Z_]{3,30}$/.test(code) ? code : 'no-answer';
  return new CarrierFailure(NOT_SENT.has(code) ? 'unavailable' : 'unknown', status);
}

/**
 * Asks a carrier within `totalMs`, again only where it has surely not taken the message. One that did not answer is
 * not asked again here: its report may tell first what became of the message.
 * @param ask one request, with the client's own time limit; fails with a CarrierFailure
 * @throws CarrierFailure
 */
export async function askCarrier<Answer>(
  ask: () => Promise<Answer>,
  { totalMs, signal }: { totalMs: number; signal: AbortSignal },
): Promise<Answer> {
  const deadline = Date.now() + totalMs;
  const stopped = AbortSignal.any([signal, AbortSignal.timeout(totalMs)]);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await unless(stopped, ask());
    } catch (error) {
      if (!(error instanceof CarrierFailure)) throw error;
      const backoffMs = RETRY_WAIT_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
      const waitMs = Math.max(error.retryAfterMs, backoffMs);
      const isHopeless = error.kind !== 'unavailable' || attempt === TRIES_MAX;
      if (isHopeless || Date.now() + waitMs >= deadline) throw error;
      await unless(stopped, wait(waitMs), 'unavailable');
    }
  }
}

/** A client's own limit ends with the first byte or starts anew with each; this one does not. */
async function unless<Answer>(
  stopped: AbortSignal,
  answer: Promise<Answer>,
  kind: FailureKind = 'unknown',
): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = (): void => {
    reject(new CarrierFailure(kind, 'time-limit'));
  };
  if (stopped.aborted) stop();
  stopped.addEventListener('abort', stop, { once: true });
  // The client's own failure comes later and would be nobody's.
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    stopped.removeEventListener('abort', stop);
  }
}
