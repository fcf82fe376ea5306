import { expect, it } from '@jest/globals';
import { eventually, startSilentPostgres } from '@goalwright/testing';
import { ChangeFeed } from '../src/change-feed.js';

it('holds one connection at most to a server that is silent, however often it tries again', async () => {
  const server = await startSilentPostgres();
  const feed = new ChangeFeed(server.url, 50);
  try {
    await feed.waitFor(
      'a-document',
      1,
      () => Promise.resolve(null),
      () => false,
    );
    // Each try ends a second after its limit, and the next begins a second later.
    await eventually(
      () => {
        expect(server.accepted()).toBe(3);
      },
      { timeoutMs: 15_000 },
    );
    expect(server.connected()).toBe(1);
  } finally {
    await server.stop();
    await feed.onModuleDestroy();
  }
});
