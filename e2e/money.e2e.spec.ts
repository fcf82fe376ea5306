import { validateToken } from '@goalwright/contracts/api/account';
import {
  createCheckoutSession,
  pollCheckoutSession,
  TEST_CHECKOUT_PATH,
} from '@goalwright/contracts/api/wallet';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@goalwright/testing';
import { raw } from './product.js';
import { Provider, refusal, sentMessages, succeeded } from './provider.js';
import { READING_REPORT } from './reports.js';

jest.setTimeout(120_000);

const AREAS = 'Reading fluency, Spelling, Decoding, Reading comprehension';

describe('the wallet of a provider who drafts', () => {
  let provider: Provider;
  let documentId: string;

  beforeAll(async () => {
    provider = await Provider.ready();
    documentId =
      succeeded(await provider.upload(READING_REPORT, 'report.txt', { AreaToTarget: 'auto' })).DocumentId ??
      '';
  });

  it('is charged once for the same request sent five times at once', async () => {
    const options = { idempotencyKey: 'five-times-the-same' };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        provider.draft(documentId, 'Reading fluency, Spelling, Decoding', options),
      ),
    );
    const generations = new Set(replies.map((reply) => succeeded(reply).GenerationId));
    expect(generations.size).toBe(1);
    await provider.settledAt(400);
    expect((await provider.statement()).filter((line) => line.Amount < 0)).toHaveLength(1);
  });

  it('refuses the same key with other areas', async () => {
    const options = { idempotencyKey: 'five-times-the-same' };
    expect(refusal(await provider.draft(documentId, 'Vocabulary', options))).toBe('request.key-reused');
  });

  it('refuses more areas than the money is for, says how many are possible, and takes nothing', async () => {
    const refused = await provider.draft(documentId, AREAS);
    expect(refusal(refused)).toBe('wallet.insufficient-funds');
    expect(refused).toMatchObject({ problem: { Facts: { AffordableAreas: 2 } } });
    await provider.settledAt(400);
  });

  it('drafts what the money is for, then nothing more', async () => {
    const drafted = succeeded(await provider.draft(documentId, 'Spelling, Vocabulary'));
    expect(drafted.UpdatedWalletBalance).toBe(0);
    expect(drafted.profiles).toHaveLength(2);
    await provider.settledAt(0);
    expect(refusal(await provider.draft(documentId, 'Spelling'))).toBe('wallet.insufficient-funds');
  });

  it('stops a new sign-in below ten dollars at the first talk', async () => {
    await provider.signIn();
    expect(refusal(await provider.talk([]))).toBe('wallet.minimum-balance');
  });

  it('goes on after a reload, which is credited once, told by mail, and ends the trial', async () => {
    const opened = succeeded(await provider.call(createCheckoutSession, { Email: provider.email }));
    const SessionId = opened.SessionId ?? '';
    const pay = () =>
      raw(TEST_CHECKOUT_PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ SessionId, AmountCents: 2000 }),
      });
    const paid = await Promise.all(Array.from({ length: 5 }, pay));
    expect(paid.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);

    const polled = succeeded(await provider.call(pollCheckoutSession, { SessionId }));
    expect(polled).toMatchObject({
      Status: 'paid',
      User: { AccountBalance: 2000, IsStripeInitialized: true },
    });
    expect((await provider.statement())[0]).toMatchObject({ Description: 'Deposit', Amount: 2000 });
    expect(succeeded(await provider.talk([])).NextQuestion).toBeDefined();
    await eventually(async () => {
      const { User: user } = succeeded(await provider.call(validateToken, {}));
      expect(user?.IsTrial).toBe(false);
      const [receipt] = await sentMessages(provider.email);
      expect(receipt?.text).toContain('$20.00');
    });
  });
});
