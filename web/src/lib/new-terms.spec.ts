import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getTransactions } from '@goalwright/contracts/api/wallet';
import { aUser, FakeServer, ok, refusal } from '../../test/fake-server';
import { call } from './api';
import { begin, leave, session } from './session';
import { areTermsOpen } from './terms';

const PATH = '/stripe/pay/get/all/transactions';

describe('a new version of the terms', () => {
  let server: FakeServer;
  beforeEach(() => {
    server = new FakeServer();
    begin(aUser({ DidAcceptTermsOfService: true }), 'token');
    areTermsOpen.set(false);
  });
  afterEach(leave);

  it('that comes out while somebody is at work is asked about at the first refusal', async () => {
    server.answers[PATH] = refusal('identity.terms-not-accepted');
    const reply = await call(getTransactions, {});
    expect(reply.isSuccessful).toBe(false);
    expect(session.get()).toMatchObject({ state: 'signed-in', user: { DidAcceptTermsOfService: false } });
    expect(areTermsOpen.get()).toBe(true);
  });

  it('is asked about by nothing else', async () => {
    server.answers[PATH] = refusal('identity.phone-missing');
    await call(getTransactions, {});
    server.answers[PATH] = ok();
    await call(getTransactions, {});
    expect(session.get()).toMatchObject({ user: { DidAcceptTermsOfService: true } });
    expect(areTermsOpen.get()).toBe(false);
  });
});
