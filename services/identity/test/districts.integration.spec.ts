import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { listDistrictMembers, register } from '@goalwright/contracts/identity';
import { DataSource } from 'typeorm';
import { aPerson, aVerifiedPerson, type Identity, startIdentity } from './start-identity.js';

jest.setTimeout(60_000);

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity({ LIMITS_SCALE: '100' });
});
afterAll(async () => {
  await identity.stop();
});

const membersOf = async (leaId: 'lynwood' | 'sonoma' | null) =>
  (await identity.calls.call(listDistrictMembers, { leaId })).userIds;

describe('the members of a district', () => {
  it('are those of it whose account is open, and all of all where none is named', async () => {
    const [here, there] = [await aVerifiedPerson(identity), await aVerifiedPerson(identity)];
    const unfinished = aPerson();
    await identity.calls.call(register, unfinished);
    const database = identity.service.app.get(DataSource);
    const move = (email: string, leaId: string) =>
      database.query('update users set lea_id = $2 where email = $1', [email.toLowerCase(), leaId]);
    await move(here.email, 'lynwood');
    await move(unfinished.email, 'lynwood');
    await move(there.email, 'sonoma');

    const [lynwood, sonoma] = [await membersOf('lynwood'), await membersOf('sonoma')];

    expect([lynwood.length, sonoma.length]).toEqual([1, 1]);
    expect(lynwood).not.toEqual(sonoma);
    expect(await membersOf(null)).toEqual(expect.arrayContaining([...lynwood, ...sonoma]));
    expect(await membersOf(null)).toHaveLength(2);
  });
});
