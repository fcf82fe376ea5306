/** Two wallets on one database whose every hold counts as old, beside a generator made of its contract. */
import { DomainError } from '@goalwright/contracts/errors';
import { readOutcome } from '@goalwright/contracts/generator';
import { type AreaKey, areaKey, type GenerationId, type UserId } from '@goalwright/contracts/values';
import { hold } from '@goalwright/contracts/wallet';
import type { RunningService } from '@goalwright/platform';
import { eventually } from '@goalwright/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Ledger } from '../src/ledger/ledger.js';
import { aHold, aUserWithCredit, outcomeOf, someAreas } from './people.js';
import { type RunningWallet, startWallet } from './running-wallet.js';

jest.setTimeout(60_000);

const UNKNOWN = { isKnown: false, isFinished: false, drafted: [], failed: [] };
const outcomes = new Map<
  GenerationId,
  { isKnown: boolean; isFinished: boolean; drafted: AreaKey[]; failed: AreaKey[] }
>();
const EVERY_HOLD_IS_OLD = { HOLD_AGE_MS_MAX: '0', HOLD_SWEEP_EVERY_MS: '20' };

let first: RunningWallet;
let second: RunningService;
let ledger: Ledger;

beforeAll(async () => {
  first = await startWallet(EVERY_HOLD_IS_OLD);
  second = await first.startAnother(EVERY_HOLD_IS_OLD);
  ledger = first.ledger;
  first.generator.answers(readOutcome, ({ generationId }) => outcomes.get(generationId) ?? UNKNOWN);
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

const timesAsked = (generationId: GenerationId): number =>
  first.generator.received(readOutcome).filter((asked) => asked.generationId === generationId).length;

async function expectBalance(
  userId: UserId,
  balance: { postedCents: number; heldCents: number },
): Promise<void> {
  await eventually(async () => {
    expect(await ledger.balance(userId)).toMatchObject(balance);
  });
}

describe('an old hold', () => {
  it('is captured and released as its finished generation says', async () => {
    const userId = await aUserWithCredit(ledger);
    const request = aHold(userId, { areas: someAreas(2) });
    outcomes.set(request.generationId, {
      isKnown: true,
      isFinished: true,
      drafted: [areaKey(0)],
      failed: [areaKey(1)],
    });
    await ledger.hold(request);

    await expectBalance(userId, { postedCents: 800, heldCents: 0 });
    expect(timesAsked(request.generationId)).toBe(1);
  });

  it('is released where the generator knows of no such generation, and refused should it come again', async () => {
    const userId = await aUserWithCredit(ledger);
    const request = { ...aHold(userId), areas: someAreas(1) };
    await ledger.hold(request);

    await expectBalance(userId, { postedCents: 1000, heldCents: 0 });
    expect(await outcomeOf(first.calls.call(hold, request))).toBe('wallet.hold-refused');
  });

  it('stays while the generation is being drafted, and is asked about by one of two wallets', async () => {
    const userId = await aUserWithCredit(ledger);
    const request = aHold(userId);
    outcomes.set(request.generationId, { isKnown: true, isFinished: false, drafted: [], failed: [] });
    await ledger.hold(request);
    await eventually(() => {
      expect(timesAsked(request.generationId)).toBe(1);
    });

    // A later hold is ended: so both wallets went on sweeping, and left the first one alone.
    const later = await aUserWithCredit(ledger);
    await ledger.hold(aHold(later));
    await expectBalance(later, { postedCents: 1000, heldCents: 0 });

    expect((await ledger.balance(userId)).heldCents).toBe(200);
    expect(timesAsked(request.generationId)).toBe(1);
  });

  it('stays while the generator cannot answer, and both wallets sweep on', async () => {
    const userId = await aUserWithCredit(ledger);
    const unanswered = [aHold(userId), aHold(userId)];
    first.generator.answers(readOutcome, ({ generationId }) => {
      const isUnanswered = unanswered.some((request) => request.generationId === generationId);
      if (isUnanswered) throw new DomainError('service.unavailable');
      return outcomes.get(generationId) ?? UNKNOWN;
    });
    // One after the other: were a failure to end the sweeping, each would end that of one wallet.
    for (const request of unanswered) {
      await ledger.hold(request);
      await eventually(() => {
        expect(timesAsked(request.generationId)).toBeGreaterThan(0);
      });
    }

    const later = await aUserWithCredit(ledger, 400);
    await ledger.hold(aHold(later));
    await expectBalance(later, { postedCents: 400, heldCents: 0 });

    expect((await ledger.balance(userId)).heldCents).toBe(400);
  });
});

describe('a pass over old holds', () => {
  it('goes on after one that the generator cannot answer about', async () => {
    const still = await startWallet({ HOLD_SWEEP_EVERY_MS: '3600000' });
    const [older, later] = [await aUserWithCredit(still.ledger), await aUserWithCredit(still.ledger)];
    const unanswered = aHold(older);
    still.generator.answers(readOutcome, ({ generationId }) => {
      if (generationId === unanswered.generationId) throw new DomainError('service.unavailable');
      return UNKNOWN;
    });
    await still.ledger.hold(unanswered);
    await still.ledger.hold(aHold(later));

    // The first pass of this one finds both; what it leaves stays leased for longer than this test waits.
    const sweeping = await still.startAnother(EVERY_HOLD_IS_OLD);
    await eventually(async () => {
      expect((await still.ledger.balance(later)).heldCents).toBe(0);
    });

    expect((await still.ledger.balance(older)).heldCents).toBe(200);
    await sweeping.stop();
    await still.stop();
  });
});
