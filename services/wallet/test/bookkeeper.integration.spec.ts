/** The proof that the wallet makes of its own books, and the numbers an operator watches. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Lifecycle } from '@goalwright/platform';
import { eventually, startSilentPostgres } from '@goalwright/testing';
import { register } from 'prom-client';
import { Bookkeeper } from '../src/bookkeeper.js';
import { WALLET_CONFIG, type WalletConfig } from '../src/config.js';
import { aHold, aUserWithCredit } from './people.js';
import { type RunningWallet, startWallet } from './running-wallet.js';

jest.setTimeout(60_000);

let wallet: RunningWallet;
beforeAll(async () => {
  // Called by hand: a test that waits for it could not tell it from the clock.
  wallet = await startWallet({ RECONCILE_EVERY_MS: '3600000', HOLD_SWEEP_EVERY_MS: '3600000' });
});
afterAll(() => wallet.stop());

async function faults(): Promise<Record<string, number>> {
  await wallet.app.get(Bookkeeper).pass();
  const metric = await register.getSingleMetric('wallet_books_faults')?.get();
  const counted = (metric?.values ?? []).map(({ labels, value }) => [String(labels['rule']), value] as const);
  return Object.fromEntries(counted.filter(([, value]) => value > 0));
}

describe('the bookkeeper', () => {
  it('counts each broken rule, leaves it broken, and counts none where all is right again', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    await wallet.ledger.hold(aHold(userId));
    expect(await faults()).toEqual({});

    await wallet.admin.query('update account set posted_cents = posted_cents + 100 where user_id = $1', [
      userId,
    ]);
    expect(await faults()).toEqual({ R1: 1, R8: 1 });
    expect(await faults()).toEqual({ R1: 1, R8: 1 });
    expect((await wallet.ledger.balance(userId)).postedCents).toBe(1100);

    await wallet.admin.query('update account set posted_cents = posted_cents - 100 where user_id = $1', [
      userId,
    ]);
    expect(await faults()).toEqual({});
  });

  it('counts a hold that no sweeper ended', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    await wallet.ledger.hold(aHold(userId));
    await wallet.admin.query('set session_replication_role = replica');
    await wallet.admin.query(
      `update entry set created_at = created_at - interval '31 minutes' where user_id = $1 and kind = 'hold'`,
      [userId],
    );
    expect(await faults()).toEqual({ R6: 1 });
  });

  it('says when it last looked', async () => {
    await faults();
    const metric = await register.getSingleMetric('wallet_books_proved_timestamp_seconds')?.get();
    expect(Math.abs(Date.now() / 1000 - Number(metric?.values[0]?.value))).toBeLessThan(60);
  });

  it('leaves no connection behind where a pass fails before it has begun', async () => {
    const server = await startSilentPostgres({ refuses: true });
    try {
      const config = { ...wallet.app.get<WalletConfig>(WALLET_CONFIG), DATABASE_URL: server.url };
      const bookkeeper = new Bookkeeper(wallet.app.get(Lifecycle), config);
      await expect(bookkeeper.pass()).rejects.toThrow('refused');
      expect(server.accepted()).toBe(1);
      await eventually(() => {
        expect(server.connected()).toBe(0);
      });
    } finally {
      await server.stop();
    }
  });
});
