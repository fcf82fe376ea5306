/** The asking end of calls: typed by the contract, with time limits, and retried only where that is safe. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CallContract, Received, Sent, ServiceName } from '@goalwright/contracts/define';
import { DomainError, isErrorCode } from '@goalwright/contracts/errors';
import { Logger } from '@nestjs/common';
import { ClientTCP } from '@nestjs/microservices';
import { firstValueFrom, timeout, TimeoutError } from 'rxjs';
import { CallSocket, MESSAGE_SIZE_MAX } from './call-socket.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { ReplyEnvelope, sealCall } from './envelope.js';
import { reason, UnusableMessage } from './failures.js';
import { callDuration } from './metrics.js';
import { firstProblem } from './parsing.js';
import { currentRequestId, newRequestId } from './request-context.js';

export interface CallAddress {
  readonly host: string;
  readonly port: number;
}

export interface CallSettings {
  readonly callSecret: string;
  readonly neighbors: Partial<Record<ServiceName, CallAddress>>;
}

interface Line {
  readonly client: ClientTCP;
  readonly breaker: CircuitBreaker;
}

/** A call that got no answer; `wasSent` tells whether it may have had an effect. */
class Unanswered extends Error {
  constructor(
    readonly wasSent: boolean,
    readonly code: 'service.unavailable' | 'service.draining',
    cause?: unknown,
  ) {
    super('no answer', { cause });
  }
}

const TRIES_MAX = 3;
/** Before the second and the third try, with as much again at random: a restart on the same machine takes less. */
const RETRY_WAIT_MS = 50;
/** Nothing has left this machine when connecting fails so. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']);

export class Calls {
  readonly #logger = new Logger('Calls');
  readonly #settings: CallSettings;
  readonly #lines = new Map<ServiceName, Line>();

  constructor(settings: CallSettings) {
    this.#settings = settings;
  }

  /**
   * Asks the service that owns the contract. A call without a definite answer is repeated up to twice, where nothing
   * was sent or where the contract says that repeating has no second effect.
   * @throws DomainError, and nothing else: one of the contract's errors, `request.*` or `service.*`.
   */
  async call<Contract extends CallContract>(
    contract: Contract,
    request: Sent<Contract['request']>,
  ): Promise<Received<Contract['reply']>> {
    const end = callDuration.startTimer({ call: contract.name });
    try {
      const reply = await this.#ask(contract, bodyOf(contract, request));
      end({ outcome: 'ok' });
      return reply;
    } catch (error) {
      const refusal = error instanceof DomainError ? error : this.#fault(contract, error);
      end({ outcome: refusal.code });
      throw refusal;
    }
  }

  /** Ends the connections. Calls still waiting fail with `service.unavailable`. */
  close(): void {
    for (const { client } of this.#lines.values()) client.close();
    this.#lines.clear();
  }

  async #ask<Contract extends CallContract>(
    contract: Contract,
    body: string,
  ): Promise<Received<Contract['reply']>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return received(contract, await this.#exchange(contract, body));
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        const mayRepeat = contract.isRepeatable || !error.wasSent;
        if (!mayRepeat || attempt === TRIES_MAX)
          throw new DomainError(error.code, {}, { cause: error.cause });
        await wait(RETRY_WAIT_MS * attempt * (1 + Math.random()));
      }
    }
  }

  async #exchange(contract: CallContract, body: string): Promise<ReplyEnvelope> {
    const { client, breaker } = this.#line(contract.service);
    if (!breaker.isClosed()) throw new DomainError('service.unavailable');
    const envelope = sealCall(
      this.#settings.callSecret,
      contract.name,
      currentRequestId() ?? newRequestId(),
      body,
    );
    try {
      const answer = client.send<unknown>(contract.name, envelope).pipe(timeout(contract.timeoutMs));
      const reply = ReplyEnvelope.parse(await firstValueFrom(answer));
      breaker.reached();
      if (!reply.ok && reply.code === 'service.draining') throw new Unanswered(false, 'service.draining');
      return reply;
    } catch (error) {
      if (error instanceof TimeoutError) throw new DomainError('service.timeout');
      const lost = unanswered(error);
      if (lost === null) throw error;
      if (lost.code === 'service.unavailable') breaker.missed();
      throw lost;
    }
  }

  #line(service: ServiceName): Line {
    const known = this.#lines.get(service);
    if (known !== undefined) return known;
    const address = this.#settings.neighbors[service];
    if (address === undefined) throw new Error(`this process was not told where ${service} is`);
    const client = new ClientTCP({ ...address, socketClass: CallSocket });
    const line = { client, breaker: new CircuitBreaker() };
    this.#lines.set(service, line);
    return line;
  }

  #fault(contract: CallContract, error: unknown): DomainError {
    const cause = error instanceof Error ? error : new Error(String(error));
    this.#logger.error(`${contract.name} could not be called: ${reason(error)}`);
    return new DomainError('service.fault', {}, { cause });
  }
}

/** The request as it was given, once it is known to fit: the service parses it for itself. */
function bodyOf(contract: CallContract, request: unknown): string {
  const parsed = contract.request.safeParse(request);
  if (!parsed.success) throw new DomainError('request.invalid', { message: firstProblem(parsed.error) });
  const body = JSON.stringify(request);
  if (body.length > MESSAGE_SIZE_MAX / 2) throw new DomainError('request.too-large'); // JSON in JSON: quotes double
  return body;
}

function received<Contract extends CallContract>(
  contract: Contract,
  reply: ReplyEnvelope,
): Received<Contract['reply']> {
  if (!reply.ok) {
    throw isErrorCode(reply.code)
      ? new DomainError(reply.code, reply.details)
      : new DomainError('service.fault');
  }
  const parsed = contract.reply.safeParse(JSON.parse(reply.body));
  if (!parsed.success)
    throw new UnusableMessage(`the reply is not what the contract says: ${firstProblem(parsed.error)}`);
  return parsed.data as Received<Contract['reply']>;
}

function unanswered(error: unknown): Unanswered | null {
  if (error instanceof Unanswered) return error;
  // Not `instanceof Error`: under Jest, an error made by Node itself is of another realm.
  if (typeof error !== 'object' || error === null) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NOT_SENT.has(code)) return new Unanswered(false, 'service.unavailable', error);
  const isNestsWord = 'message' in error && error.message === 'Connection closed';
  const wasCut = isNestsWord || code !== ''; // ECONNRESET, EPIPE and the like
  return wasCut ? new Unanswered(true, 'service.unavailable', error) : null;
}
