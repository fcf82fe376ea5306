import { randomUUID } from 'node:crypto';
import { getMonthlySpending } from '@goalwright/contracts/api/wallet';
import { listDistrictMembers } from '@goalwright/contracts/identity';
import { cents, UserId } from '@goalwright/contracts/values';
import { readMonthlySpending } from '@goalwright/contracts/wallet';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aSession, type GatewayUnderTest, startGateway } from './gateway-under-test.js';

jest.setTimeout(60_000);

let gateway: GatewayUnderTest;
const member = UserId.parse(randomUUID());

beforeAll(async () => {
  gateway = await startGateway();
  gateway.identity.answers(listDistrictMembers, () => ({ userIds: [member] }));
  gateway.wallet.answers(readMonthlySpending, () => ({
    months: [
      {
        month: '2026-11',
        people: 2,
        goals: 6,
        complimentaryGoals: 1,
        spentCents: cents(1000),
        depositedCents: cents(5000),
      },
    ],
  }));
});
afterAll(() => gateway.stop());

const ask = (profile: Parameters<typeof aSession>[0], asked: { LEA?: string; Months?: number } = {}) =>
  gateway.client.call(getMonthlySpending, { USToken: gateway.signIn(aSession(profile)), ...asked });

describe('the months of a district', () => {
  const lynwood = { isAdministrator: true, leaId: 'lynwood' } as const;

  it('are counts and sums of the own one, of everybody in it together', async () => {
    expect(await ask(lynwood)).toMatchObject({
      body: {
        LEA: 'Lynwood',
        Months: [
          { Month: '2026-11', People: 2, Goals: 6, ComplimentaryGoals: 1, Spent: 1000, Deposited: 5000 },
        ],
      },
    });
    expect(gateway.identity.received(listDistrictMembers).at(-1)).toEqual({ leaId: 'lynwood' });
    expect(gateway.wallet.received(readMonthlySpending).at(-1)).toEqual({
      userIds: [member],
      months: 12,
      timeZone: 'America/Los_Angeles',
    });
  });

  it.each(['Lynwood', 'lynwood unified', ' LYNWOOD ', 'All'])(
    'may be named %j by its own administrator',
    async (LEA) => {
      expect(await ask(lynwood, { LEA, Months: 3 })).toMatchObject({ body: { LEA: 'Lynwood' } });
      expect(gateway.identity.received(listDistrictMembers).at(-1)).toEqual({ leaId: 'lynwood' });
    },
  );

  it.each(['Sonoma', 'public'])('are not %s’s for somebody else’s administrator', async (LEA) => {
    const before = gateway.identity.received(listDistrictMembers).length;
    expect(await ask(lynwood, { LEA })).toMatchObject({ status: 403 });
    expect(gateway.identity.received(listDistrictMembers)).toHaveLength(before);
  });

  it('are any one’s, or all, for an internal administrator', async () => {
    const internal = { isInternalAdministrator: true, leaId: 'goalwright' } as const;
    expect(await ask(internal, { LEA: 'Sonoma' })).toMatchObject({ body: { LEA: 'Sonoma' } });
    expect(gateway.identity.received(listDistrictMembers).at(-1)).toEqual({ leaId: 'sonoma' });
    expect(await ask(internal)).toMatchObject({ body: { LEA: 'All' } });
    expect(gateway.identity.received(listDistrictMembers).at(-1)).toEqual({ leaId: null });
  });

  it('are nobody’s else', async () => {
    expect(await ask({})).toMatchObject({ status: 403 });
    expect(await ask(lynwood, { LEA: 'Atlantis' })).toMatchObject({ status: 400 });
  });
});
