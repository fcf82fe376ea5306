import { randomUUID } from 'node:crypto';
import type { Server } from 'node:net';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { GenerationProgress } from '@goalwright/contracts/api/generations';
import { DomainError } from '@goalwright/contracts/errors';
import { changes } from '@goalwright/contracts/generator';
import { resolveToken } from '@goalwright/contracts/identity';
import { GenerationId } from '@goalwright/contracts/values';
import { StructuredLogger } from '@goalwright/platform';
import { eventually } from '@goalwright/testing';
import { aGoal, aSession, type GatewayUnderTest, someChanges, startGateway } from './gateway-under-test.js';

jest.setTimeout(60_000);

const generationId = GenerationId.parse(randomUUID());

describe('the stream of a generation', () => {
  let gateway: GatewayUnderTest;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.stop());

  it('tells each change and ends with the last', async () => {
    gateway.generator.answers(changes, ({ after }) => {
      if (after === 0) return someChanges({ status: 'queued', change: 1, goals: [] });
      return after === 1 ? someChanges({ status: 'queued', change: 2 }) : someChanges({ change: 3 });
    });
    const seen: GenerationProgress[] = [];
    for await (const progress of gateway.client.followGeneration(generationId, gateway.signIn()))
      seen.push(progress);
    expect(seen.map(({ Status, Change, Goals }) => [Status, Change, Goals.length])).toEqual([
      ['queued', 1, 0],
      ['queued', 2, 1],
      ['completed', 3, 1],
    ]);
  });

  it('tells a page that comes late everything at once, as it is by now, and ends', async () => {
    const edited = aGoal({ Goal: 'will read 90 words', Version: 2, EditedOn: '2026-11-20T12:00:00.000Z' });
    gateway.generator.answers(changes, () => someChanges({ change: 7, goals: [edited] }));
    const seen: GenerationProgress[] = [];
    for await (const progress of gateway.client.followGeneration(generationId, gateway.signIn()))
      seen.push(progress);
    expect(seen).toMatchObject([{ Status: 'completed', Change: 7, Goals: [edited] }]);
    expect(gateway.generator.received(changes)).toHaveLength(1);
  });

  const open = (path: string, token?: string) =>
    fetch(`${gateway.origin}/api/v1/generations/${path}/events`, {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    });

  it('is refused in JSON without a token, for a strange id, and for another user’s generation', async () => {
    expect((await open(generationId)).status).toBe(401);
    expect((await open('../etc', gateway.signIn())).status).toBe(404);
    expect((await open('7', gateway.signIn())).status).toBe(404);
    gateway.generator.answers(changes, () => {
      throw new DomainError('generator.not-found');
    });
    const foreign = await open(generationId, gateway.signIn());
    expect(foreign.status).toBe(404);
    expect(await foreign.json()).toMatchObject({ Code: 'generator.not-found' });
  });

  it('opens ten times for a user and no more, and frees what is left', async () => {
    gateway.generator.answers(changes, async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return someChanges({ status: 'queued', change: 1, goals: [] });
    });
    const token = gateway.signIn();
    const tabs = await Promise.all(Array.from({ length: 10 }, () => open(generationId, token)));
    expect(tabs.map((tab) => tab.status)).toEqual(Array(10).fill(200));
    expect((await open(generationId, token)).status).toBe(429);
    await tabs[0]?.body?.cancel();
    await eventually(async () => {
      const next = await open(generationId, token);
      expect(next.status).toBe(200);
      await next.body?.cancel();
    });
    for (const tab of tabs.slice(1)) await tab.body?.cancel();
  });

  it('waits out a generator that restarts, and logs why', async () => {
    gateway.generator.answers(changes, ({ after }) => {
      if (after === 0) return someChanges({ status: 'queued', change: 1, goals: [] });
      if (gateway.generator.received(changes).length === 2) throw new DomainError('service.timeout');
      return someChanges();
    });
    const lines: string[] = [];
    const log = new Writable({
      write(line: Buffer, _encoding, done) {
        lines.push(line.toString());
        done();
      },
    });
    gateway.service.app.useLogger(new StructuredLogger('gateway', 'warn', log));
    const stream = await (await open(generationId, gateway.signIn())).text();
    expect(stream).toContain('"Status":"completed"');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { msg: 'progress could not be read', reason: 'service.timeout' },
    ]);
  });

  it('opens ten times and no more where all are asked for at once', async () => {
    gateway.generator.answers(changes, async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return someChanges({ status: 'queued', change: 1, goals: [] });
    });
    const token = gateway.signIn();
    const tabs = await Promise.all(Array.from({ length: 15 }, () => open(generationId, token)));
    expect(tabs.filter((tab) => tab.status === 200)).toHaveLength(10);
    expect(tabs.filter((tab) => tab.status === 429)).toHaveLength(5);
    for (const tab of tabs) await tab.body?.cancel();
  });

  it.each([
    ['while the session is looked up', 'identity'],
    ['while the generator is asked', 'generator'],
  ] as const)('keeps no place for a tab that was closed %s', async (_when, slow) => {
    const token = gateway.signIn();
    const session = aSession();
    const slowDown = Promise.withResolvers<undefined>();
    gateway.identity.answers(resolveToken, async () => {
      if (slow === 'identity') await slowDown.promise;
      return { session };
    });
    gateway.generator.answers(changes, async () => {
      if (slow === 'generator') await slowDown.promise;
      return someChanges();
    });
    const left = new AbortController();
    const abandoned = Array.from({ length: 10 }, () =>
      fetch(`${gateway.origin}/api/v1/generations/${generationId}/events`, {
        headers: { Authorization: `Bearer ${token}` },
        signal: left.signal,
      }),
    );
    await eventually(() => {
      const asked =
        slow === 'identity' ? gateway.identity.received(resolveToken) : gateway.generator.received(changes);
      expect(asked).toHaveLength(10);
    });
    left.abort();
    await Promise.allSettled(abandoned);
    await eventually(async () => {
      expect(await openConnections(gateway)).toBe(0);
    });
    slowDown.resolve(undefined);
    // Answered in the order of the questions: the ten before these have ended when these are judged.
    const tabs = await Promise.all(Array.from({ length: 10 }, () => open(generationId, token)));
    expect(tabs.map((tab) => tab.status)).toEqual(Array(10).fill(200));
    for (const tab of tabs) await tab.body?.cancel();
  });

  it('ends when the process drains', async () => {
    gateway.generator.answers(changes, async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return someChanges({ status: 'queued', change: 1, goals: [] });
    });
    const stream = await open(generationId, gateway.signIn());
    const stopping = gateway.service.stop();
    expect(await stream.text()).toContain('event: progress');
    await stopping;
  });
});

function openConnections(gateway: GatewayUnderTest): Promise<number> {
  const server = gateway.service.app.getHttpServer() as Server;
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => {
      if (error) reject(error);
      else resolve(count);
    });
  });
}
