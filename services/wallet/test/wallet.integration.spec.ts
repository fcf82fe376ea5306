/** The wallet as its neighbors meet it: started whole, driven through calls and events. */
import type { EventContract, Sent } from '@goalwright/contracts/define';
import { draftingFailed, goalsDrafted } from '@goalwright/contracts/generator';
import { userDeleted, userVerified } from '@goalwright/contracts/identity';
import { areaKey, type UserId } from '@goalwright/contracts/values';
import { hold, readBalance, readStatement } from '@goalwright/contracts/wallet';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@goalwright/testing';
import { aHold, aPerson, aUserId, outcomeOf, someAreas } from './people.js';
import { type RunningWallet, startWallet } from './running-wallet.js';

jest.setTimeout(60_000);

let wallet: RunningWallet;

beforeAll(async () => {
  wallet = await startWallet();
});
afterAll(() => wallet.stop());

const publish = <Contract extends EventContract>(event: Contract, payload: Sent<Contract['payload']>) =>
  wallet.publish(event, payload);

const availableOf = async (userId: UserId): Promise<number> =>
  (await wallet.calls.call(readBalance, { userId })).availableCents;

async function aVerifiedUser(): Promise<UserId> {
  const person = aPerson();
  await publish(userVerified, person);
  await eventually(async () => {
    expect(await availableOf(person.userId)).toBe(1000);
  });
  return person.userId;
}

/** As `aHold`, with the mutable list that a call's request has. */
function aHoldCall(userId: UserId, areas = someAreas(1)) {
  return { ...aHold(userId), areas };
}

describe('a verified user', () => {
  it('gets an account with ten dollars, once, though the event comes twice', async () => {
    const person = aPerson();
    await publish(userVerified, person);
    await publish(userVerified, person);

    const sameNumber = aPerson({ phoneHmac: person.phoneHmac });
    await eventually(async () => {
      expect(await availableOf(person.userId)).toBe(1000);
    });
    await publish(userVerified, sameNumber);

    await eventually(async () => {
      expect(await outcomeOf(wallet.calls.call(hold, aHoldCall(sameNumber.userId)))).toBe(
        'wallet.insufficient-funds',
      );
    });
    const { lines } = await wallet.calls.call(readStatement, { userId: person.userId });
    expect(lines).toHaveLength(1);
  });

  it('has a balance of zero before the account is open', async () => {
    expect(await wallet.calls.call(readBalance, { userId: aUserId() })).toEqual({
      availableCents: 0,
      postedCents: 0,
      heldCents: 0,
      hasDeposited: false,
    });
  });
});

describe('a generation', () => {
  it('is held, captured for what was drafted, released for the rest, and stands in the statement as one line', async () => {
    const userId = await aVerifiedUser();
    const request = aHoldCall(userId, someAreas(3));

    expect(await wallet.calls.call(hold, request)).toEqual({ availableCents: 400 });
    const drafted = {
      generationId: request.generationId,
      userId,
      drafted: [areaKey(0), areaKey(2)],
      failed: [areaKey(1)],
    };
    await publish(goalsDrafted, drafted);
    await publish(goalsDrafted, drafted);

    await eventually(async () => {
      expect(await wallet.calls.call(readBalance, { userId })).toMatchObject({
        availableCents: 600,
        heldCents: 0,
      });
    });
    const { lines } = await wallet.calls.call(readStatement, { userId });
    expect(lines).toMatchObject([
      { description: '2 goals', goalsPurchased: 2, amountCents: -400, balanceCents: 600 },
      { description: 'Sign-up credit', goalsPurchased: 0, amountCents: 1000, balanceCents: 1000 },
    ]);
  });

  it('that failed costs nothing', async () => {
    const userId = await aVerifiedUser();
    const request = aHoldCall(userId, someAreas(2));
    await wallet.calls.call(hold, request);

    await publish(draftingFailed, {
      generationId: request.generationId,
      userId,
      drafted: [],
      failed: someAreas(2),
    });

    await eventually(async () => {
      expect(await availableOf(userId)).toBe(1000);
    });
  });

  it('that was cancelled is refused when its hold comes late', async () => {
    const userId = await aVerifiedUser();
    const request = aHoldCall(userId);

    await publish(draftingFailed, {
      generationId: request.generationId,
      userId,
      drafted: [],
      failed: request.areas,
    });

    await eventually(async () => {
      expect(await outcomeOf(wallet.calls.call(hold, request))).toBe('wallet.hold-refused');
    });
    expect(await availableOf(userId)).toBe(1000);
  });

  it('of a deleted user is released', async () => {
    const userId = await aVerifiedUser();
    await wallet.calls.call(hold, aHoldCall(userId));
    await wallet.calls.call(hold, aHoldCall(userId));

    await publish(userDeleted, { userId });

    await eventually(async () => {
      expect(await availableOf(userId)).toBe(1000);
    });
  });
});

describe('a call', () => {
  it('refuses what the user cannot pay and tells how many areas would be possible', async () => {
    const userId = await aVerifiedUser();
    const areas = someAreas(6);

    await expect(wallet.calls.call(hold, aHoldCall(userId, areas))).rejects.toMatchObject({
      code: 'wallet.insufficient-funds',
      details: { facts: { AffordableAreas: 5 } },
    });
    expect(await availableOf(userId)).toBe(1000);
  });

  it.each([
    ['a negative price', { priceCents: -200 }],
    ['no price', { priceCents: 0 }],
    ['half a cent', { priceCents: 199.5 }],
    ['no area', { areas: [] }],
    ['the same area twice', { areas: [areaKey(0), areaKey(0)] }],
    ['an area by its name', { areas: ['Reading fluency'] }],
    ['eleven areas', { areas: someAreas(11) }],
    ['a user id that is none', { userId: 'somebody' }],
  ])('refuses %s', async (_what, change) => {
    const userId = await aVerifiedUser();
    const request = { ...aHoldCall(userId), ...change } as Sent<typeof hold.request>;

    expect(await outcomeOf(wallet.calls.call(hold, request))).toBe('request.invalid');
    expect(await availableOf(userId)).toBe(1000);
  });
});
