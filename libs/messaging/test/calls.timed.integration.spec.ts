import { connect, createServer, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { defineCall, type CallContract } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import { eventually } from '@goalwright/testing';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { sealCall } from '../src/envelope.js';
import { Calls, CallServer, currentRequestId, withRequestId } from '../src/index.js';

const SECRET = 'a-secret-of-this-spec-only-0123456789';
const Balance = defineCall('wallet.balance', {
  request: z.object({ userId: z.string().min(1) }),
  reply: z.object({ cents: z.int() }),
  errors: ['wallet.account-not-found'],
  timeoutMs: 300,
  isRepeatable: true,
});
const Spend = defineCall('wallet.spend', {
  request: Balance.request,
  reply: Balance.reply,
  timeoutMs: 2_000,
  isRepeatable: false,
});
const Anything = defineCall('wallet.anything', { request: z.unknown(), reply: z.any(), isRepeatable: true });

/** Says a raw line in Nest's framing and returns everything heard until the first full answer. */
async function askRaw(port: number, pattern: string, data: unknown): Promise<unknown> {
  const socket = connect(port, '127.0.0.1');
  const packet = JSON.stringify({ pattern, data, id: '1' });
  socket.write(`${String(packet.length)}#${packet}`);
  const heard = await new Promise<string>((resolve) =>
    socket.once('data', (chunk) => {
      resolve(String(chunk));
    }),
  );
  socket.destroy();
  return (JSON.parse(heard.slice(heard.indexOf('#') + 1)) as { response: unknown }).response;
}

describe('calls', () => {
  let server: CallServer;
  let port: number;
  let calls: Calls;
  const asking = (): Calls =>
    new Calls({ callSecret: SECRET, neighbors: { wallet: { host: '127.0.0.1', port } } });

  beforeEach(async () => {
    Logger.overrideLogger(false); // what is refused here is logged as a fault, which would read like one of the tests
    server = new CallServer({ callSecret: SECRET, port: 0 });
    port = await server.listen();
    calls = asking();
  });
  afterEach(() => {
    calls.close();
    server.close();
  });

  it('brings a typed reply, with unknown fields dropped on both ways', async () => {
    let heard: unknown;
    server.answer(Balance, (request) => {
      heard = request;
      return { cents: 800, pepper: 'a secret of the service' };
    });
    const request = { userId: 'u1', IsAdmin: true };
    expect(await calls.call(Balance, request)).toEqual({ cents: 800 });
    expect(heard).toEqual({ userId: 'u1' });
  });

  it('refuses a bad request before it is sent, and again at the service', async () => {
    let answers = 0;
    server.answer(Balance, () => ({ cents: (answers += 1) }));
    await expect(calls.call(Balance, { userId: '' })).rejects.toMatchObject({ code: 'request.invalid' });
    const packet = sealCall(SECRET, Balance.name, 'r1', '{"userId":7}');
    expect(await askRaw(port, Balance.name, packet)).toMatchObject({ ok: false, code: 'request.invalid' });
    expect(answers).toBe(0);
  });

  it('carries a refusal that the contract announces with its details', async () => {
    server.answer(Balance, () => {
      throw new DomainError('wallet.account-not-found', { facts: { AffordableAreas: 2 } });
    });
    const refused = calls.call(Balance, { userId: 'u1' });
    await expect(refused).rejects.toBeInstanceOf(DomainError);
    await expect(refused).rejects.toMatchObject({
      code: 'wallet.account-not-found',
      details: { facts: { AffordableAreas: 2 } },
    });
  });

  it.each<[string, () => never]>([
    [
      'an error that is no refusal',
      () => {
        throw new Error('secret text of a student');
      },
    ],
    [
      'a refusal that the contract does not announce',
      () => {
        throw new DomainError('identity.forbidden');
      },
    ],
  ])('tells %s as a fault without its text', async (_what, handler) => {
    server.answer(Balance, handler);
    await expect(calls.call(Balance, { userId: 'u1' })).rejects.toMatchObject({
      code: 'service.fault',
      details: {},
    });
  });

  it.each<[string, () => unknown]>([
    ['undefined', () => undefined],
    ['a BigInt', () => ({ cents: 10n })],
    [
      'a cycle',
      () => {
        const self: Record<string, unknown> = {};
        return Object.assign(self, { self });
      },
    ],
  ])('tells a reply of %s at once as a fault', async (_what, handler) => {
    server.answer(Anything, handler);
    const startedAt = performance.now();
    await expect(calls.call(Anything, {})).rejects.toMatchObject({ code: 'service.fault' });
    expect(performance.now() - startedAt).toBeLessThan(Anything.timeoutMs / 2);
  });

  it.each<[string, () => unknown]>([
    [
      'a packet without a signature',
      () => ({ body: '{"userId":"u1"}', requestId: 'r1', sentAt: Date.now() }),
    ],
    ['no packet at all', () => 'hello'],
    [
      'a packet signed with another secret',
      () => sealCall('another secret', Balance.name, 'r1', '{"userId":"u1"}'),
    ],
    ['a packet signed for another call', () => sealCall(SECRET, Spend.name, 'r1', '{"userId":"u1"}')],
    [
      'a packet with its body changed',
      () => ({ ...sealCall(SECRET, Balance.name, 'r1', '{"userId":"u1"}'), body: '{"userId":"u2"}' }),
    ],
    [
      'a packet a little over a minute old',
      () => {
        const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 61_000);
        const old = sealCall(SECRET, Balance.name, 'r1', '{"userId":"u1"}');
        now.mockRestore();
        return old;
      },
    ],
  ])('refuses %s from a bare socket', async (_what, packet) => {
    let answers = 0;
    server.answer(Balance, () => ({ cents: (answers += 1) }));
    expect(await askRaw(port, Balance.name, packet())).toMatchObject({ ok: false, code: 'service.unsigned' });
    expect(answers).toBe(0);
    expect(
      await askRaw(port, Balance.name, sealCall(SECRET, Balance.name, 'r1', '{"userId":"u1"}')),
    ).toMatchObject({ ok: true });
  });

  it('outlives garbage on its port', async () => {
    server.answer(Balance, () => ({ cents: 1 }));
    for (const garbage of ['GET / HTTP/1.1\r\n\r\n#', '99999999999#x', 'NaN#', '3#nul']) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined); // being cut off is what is wanted
      socket.end(garbage);
      await new Promise((resolve) => socket.resume().once('close', resolve));
    }
    expect(await calls.call(Balance, { userId: 'u1' })).toEqual({ cents: 1 });
  });

  it('gives up on a silent service after the time of the contract', async () => {
    server.answer(Balance, () => new Promise(() => undefined));
    await expect(calls.call(Balance, { userId: 'u1' })).rejects.toMatchObject({ code: 'service.timeout' });
  });

  it('says that a service is down, and finds it again when it is back', async () => {
    server.close();
    await expect(calls.call(Spend, { userId: 'u1' })).rejects.toMatchObject({ code: 'service.unavailable' });
    server = new CallServer({ callSecret: SECRET, port });
    server.answer(Spend, () => ({ cents: 5 }));
    await server.listen();
    expect(await calls.call(Spend, { userId: 'u1' })).toEqual({ cents: 5 });
  });

  it.each<[string, CallContract<typeof Balance.request, typeof Balance.reply>, number]>([
    ['repeats a call that was cut off where that is safe', Balance, 3],
    ['does not repeat a call that was cut off and may have had its effect', Spend, 1],
  ])('%s', async (_what, contract, tries) => {
    let heard = 0;
    const cutting = createServer((socket) => {
      socket.once('data', () => {
        heard += 1;
        socket.destroy();
      });
    });
    await new Promise<void>((resolve) => cutting.listen(0, '127.0.0.1', resolve));
    port = (cutting.address() as { port: number }).port;
    const cut = asking();
    await expect(cut.call(contract, { userId: 'u1' })).rejects.toMatchObject({ code: 'service.unavailable' });
    expect(heard).toBe(tries);
    cut.close();
    cutting.close();
  });

  it('stops trying a service that stays down, and tries again a second later', async () => {
    server.close();
    for (let call = 0; call < 10; call += 1) await calls.call(Spend, { userId: 'u1' }).catch(() => undefined);
    server = new CallServer({ callSecret: SECRET, port });
    server.answer(Spend, () => ({ cents: 5 }));
    await server.listen();
    await expect(calls.call(Spend, { userId: 'u1' })).rejects.toMatchObject({ code: 'service.unavailable' });
    await eventually(async () => {
      expect(await calls.call(Spend, { userId: 'u1' })).toEqual({ cents: 5 });
    });
  });

  it('drains: answers what is in flight and refuses what comes', async () => {
    const inFlight: ((reply: { cents: number }) => void)[] = [];
    server.answer(Spend, () => new Promise((resolve) => inFlight.push(resolve)));
    const running = calls.call(Spend, { userId: 'u1' });
    await eventually(() => {
      expect(inFlight).toHaveLength(1);
    });
    let isDrained = false;
    const drained = server.drain(5_000).then(() => (isDrained = true));
    await expect(asking().call(Spend, { userId: 'u2' })).rejects.toMatchObject({ code: 'service.draining' });
    expect(isDrained).toBe(false);
    inFlight[0]?.({ cents: 5 });
    expect(await running).toEqual({ cents: 5 });
    await drained;
  });

  it('carries the request id', async () => {
    server.answer(Anything, () => ({ id: currentRequestId() }));
    expect(await withRequestId('from-the-browser', () => calls.call(Anything, {}))).toEqual({
      id: 'from-the-browser',
    });
    expect(await withRequestId('with\na line break', () => calls.call(Anything, {}))).not.toEqual({
      id: 'with\na line break',
    });
  });

  it('turns off the holding back of small packets on both ends', async () => {
    const setNoDelay = jest.spyOn(Socket.prototype, 'setNoDelay');
    server.answer(Balance, () => ({ cents: 1 }));
    await calls.call(Balance, { userId: 'u1' });
    expect(setNoDelay.mock.calls).toEqual([[true], [true]]);
    setNoDelay.mockRestore();
  });
});
