/** The answering end of calls, over Nest's TCP transport. */
import type { AddressInfo, Server } from 'node:net';
import type { CallContract, Received, Sent } from '@goalwright/contracts/define';
import { DomainError, type ErrorCode } from '@goalwright/contracts/errors';
import { Logger } from '@nestjs/common';
import { type MessageHandler, ServerTCP } from '@nestjs/microservices';
import { CallSocket } from './call-socket.js';
import { openCall, type ReplyEnvelope } from './envelope.js';
import { reason, UnusableMessage } from './failures.js';
import { answerDuration } from './metrics.js';
import { firstProblem } from './parsing.js';
import { withRequestId } from './request-context.js';
import { within } from './within.js';

export interface CallServerSettings {
  readonly callSecret: string;
  /** Default 127.0.0.1: whoever must be reached from other machines says so. */
  readonly host?: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export type CallHandler<Contract extends CallContract> = (
  request: Received<Contract['request']>,
) => Sent<Contract['reply']> | Promise<Sent<Contract['reply']>>;

/** Nest takes a pattern for JSON first: each name of a call would cost an exception. */
class CallTransport extends ServerTCP {
  override getHandlerByPattern(name: string): MessageHandler | null {
    return this.messageHandlers.get(name) ?? null;
  }
}

/**
 * Registers its handlers at Nest's transport itself instead of through a hybrid app, which skips global pipes and
 * filters on this side and leaves some failures unanswered. Here every packet gets an answer, whatever goes wrong.
 */
export class CallServer {
  readonly #logger = new Logger('CallServer');
  readonly #transport: CallTransport;
  readonly #settings: CallServerSettings;
  #isDraining = false;
  #inFlight = 0;
  #onIdle: (() => void)[] = [];

  constructor(settings: CallServerSettings) {
    this.#settings = settings;
    this.#transport = new CallTransport({
      host: settings.host ?? '127.0.0.1',
      port: settings.port,
      socketClass: CallSocket,
    });
  }

  /** Answers this call with `handler` from now on. */
  answer<Contract extends CallContract>(contract: Contract, handler: CallHandler<Contract>): void {
    const run = (request: unknown): unknown => handler(request as Received<Contract['request']>); // parsed by its schema
    this.#transport.addHandler(contract.name, (packet: unknown) => this.#reply(contract, run, packet));
  }

  /** @returns the port really listened on. */
  async listen(): Promise<number> {
    const server = this.#transport.unwrap<Server>();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      this.#transport.listen(() => {
        server.off('error', reject);
        resolve();
      });
    });
    return (server.address() as AddressInfo).port;
  }

  /** From now on new calls are answered `service.draining`. Resolves when those in flight are answered, or in time. */
  async drain(timeoutMs: number): Promise<void> {
    this.#isDraining = true;
    const idle = new Promise<void>((resolve) =>
      this.#inFlight === 0 ? resolve() : this.#onIdle.push(resolve),
    );
    if (!(await within(timeoutMs, idle))) {
      this.#logger.warn(`${String(this.#inFlight)} calls still run after ${String(timeoutMs)} ms`);
    }
    // Nest writes a reply on the tick after its handler's: let the last one reach its socket.
    await new Promise((resolve) => setImmediate(resolve));
  }

  close(): void {
    this.#transport.close();
  }

  async #reply(
    contract: CallContract,
    run: (request: unknown) => unknown,
    packet: unknown,
  ): Promise<ReplyEnvelope> {
    const startedAt = performance.now();
    let requestId = '';
    let outcome: ErrorCode | 'ok' = 'ok';
    this.#inFlight += 1;
    try {
      const envelope = openCall(this.#settings.callSecret, contract.name, packet);
      requestId = envelope.requestId;
      if (this.#isDraining) throw new DomainError('service.draining');
      return await withRequestId(requestId, async () => ({
        ok: true,
        body: await this.#run(contract, run, envelope.body),
      }));
    } catch (error) {
      const refusal = withRequestId(requestId, () => this.#refusal(contract, error));
      outcome = refusal.code;
      return { ok: false, code: refusal.code, details: refusal.details, requestId };
    } finally {
      answerDuration.observe({ call: contract.name, outcome }, (performance.now() - startedAt) / 1000);
      this.#inFlight -= 1;
      if (this.#inFlight === 0) for (const tell of this.#onIdle.splice(0)) tell();
    }
  }

  async #run(contract: CallContract, run: (request: unknown) => unknown, body: string): Promise<string> {
    const request = contract.request.safeParse(JSON.parse(body));
    if (!request.success) throw new DomainError('request.invalid', { message: firstProblem(request.error) });
    const reply = contract.reply.safeParse(await run(request.data));
    if (!reply.success)
      throw new UnusableMessage(`The reply is not what the contract says: ${firstProblem(reply.error)}`);
    // `undefined` becomes no text at all, a BigInt or a cycle throws: both are faults told at once, never silence.
    const text = JSON.stringify(reply.data) as string | undefined;
    if (text === undefined) throw new UnusableMessage('The reply is undefined');
    return text;
  }

  /** What the caller is told. Everything that the contract does not announce is a bug: logged here, a fault there. */
  #refusal(contract: CallContract, error: unknown): DomainError {
    if (error instanceof DomainError && mayTravel(contract, error.code)) return error;
    const what = error instanceof DomainError ? 'refused with undeclared' : 'failed:';
    this.#logger.error(`${contract.name} ${what} ${reason(error)}`);
    return new DomainError('service.fault');
  }
}

function mayTravel(contract: CallContract, code: ErrorCode): boolean {
  const isGeneral = code === 'not-yet' || code.startsWith('request.') || code.startsWith('service.');
  return isGeneral || contract.errors.includes(code);
}
