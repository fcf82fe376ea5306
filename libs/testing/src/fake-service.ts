/** A neighbor made of its contracts, over the real transport: what a test of one service gets instead of another. */
import type { CallContract, Received, ServiceName } from '@goalwright/contracts/define';
import { type CallHandler, CallServer } from '@goalwright/messaging';

export interface FakeService {
  readonly service: ServiceName;
  readonly host: string;
  readonly port: number;
  /** Answers this call from now on; typed by the contract. May throw a DomainError that the contract announces. */
  answers<Contract extends CallContract>(contract: Contract, handler: CallHandler<Contract>): void;
  /** The requests of this call so far, oldest first. */
  received<Contract extends CallContract>(contract: Contract): Received<Contract['request']>[];
  stop(): void;
}

/** A fake of `service` on a free port of this machine. A call that it was given no answer for fails at once. */
export async function startFakeService(service: ServiceName, callSecret: string): Promise<FakeService> {
  const server = new CallServer({ callSecret, port: 0 });
  const port = await server.listen();
  const journal: { call: CallContract; request: unknown }[] = [];
  return {
    service,
    host: '127.0.0.1',
    port,
    answers: (contract, handler) => {
      if (contract.service !== service) throw new Error(`${contract.name} is not a call of ${service}`);
      server.answer(contract, (request) => {
        journal.push({ call: contract, request });
        return handler(request);
      });
    },
    received: <Contract extends CallContract>(contract: Contract) =>
      journal
        .filter(({ call }) => call === contract)
        .map(({ request }) => request as Received<Contract['request']>), // parsed by that contract before the handler
    stop: () => {
      server.close();
    },
  };
}
