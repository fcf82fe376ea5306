import { describe, expect, it } from '@jest/globals';
import { defineCall, defineJob } from '@goalwright/contracts/define';
import { Injectable, type Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { z } from 'zod';
import { Answers, Calls, DoesJob, Messaging, MessagingModule, type Served } from '../src/index.js';

const callSecret = 'a-secret-of-this-spec-only-0123456789';
const Greet = defineCall('wallet.greet', { request: z.object({}), reply: z.string(), isRepeatable: true });
const Part = defineCall('wallet.part', { request: z.object({}), reply: z.string(), isRepeatable: true });
const Settle = defineJob('wallet.settle', {
  payload: z.object({}),
  attempts: 1,
  backoffMs: 1,
  timeoutMs: 1_000,
});

@Injectable()
class GreetingCalls {
  private readonly word = 'hello';

  @Answers(Greet)
  greet(): string {
    return this.word;
  }
}

@Injectable()
class PoliteCalls {
  @Answers(Greet)
  greet(): string {
    return 'good morning';
  }

  @DoesJob(Settle)
  async settle(): Promise<void> {}
}

async function start(serves: Served, providers: Type[]) {
  const messaging = MessagingModule.forService({
    service: 'wallet',
    callSecret,
    serves,
    listen: { port: 0 },
  });
  const app = await Test.createTestingModule({ imports: [messaging], providers }).compile();
  app.useLogger(false);
  return app.init();
}

describe('the boot of a process', () => {
  it('succeeds when everything served has one handler, and then answers', async () => {
    const app = await start({ calls: [Greet] }, [GreetingCalls]);
    const messaging = app.get(Messaging);
    expect(messaging.isReady()).toBe(true);
    const wallet = { host: '127.0.0.1', port: messaging.callPort };
    const calls = new Calls({ callSecret, neighbors: { wallet } });
    expect(await calls.call(Greet, {})).toBe('hello');
    calls.close();
    await app.close();
    expect(messaging.isReady()).toBe(false);
  });

  it('fails with one list of all that is missing, doubled or not served', async () => {
    const boot = start({ calls: [Greet, Part] }, [GreetingCalls, PoliteCalls]);
    await expect(boot).rejects.toThrow(
      [
        'Messages and handlers do not match:',
        '- call wallet.greet has 2 handlers: GreetingCalls.greet, PoliteCalls.greet',
        '- call wallet.part has no handler',
        '- PoliteCalls.settle handles job wallet.settle, which this process does not serve',
      ].join('\n'),
    );
  });

  it('fails for a job without queues instead of never doing it', async () => {
    await expect(start({ calls: [Greet], jobs: [Settle] }, [PoliteCalls])).rejects.toThrow(
      /where the queues are/,
    );
  });
});
