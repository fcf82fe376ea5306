/** What the gateway adds to forgotten passwords, phone numbers and checkouts: fields, flags, and a fresh user. */
import { sendUserSmsCode, validateUserSmsCode } from '@goalwright/contracts/api/account';
import {
  resetPassword,
  sendForgotEmailCode,
  validateForgotEmailCode,
} from '@goalwright/contracts/api/sign-in';
import {
  createCheckoutSession,
  getStatementCsv,
  getTransactions,
  pollCheckoutSession,
  TEST_CHECKOUT_PATH,
} from '@goalwright/contracts/api/wallet';
import { DomainError } from '@goalwright/contracts/errors';
import * as identity from '@goalwright/contracts/identity';
import { cents } from '@goalwright/contracts/values';
import * as wallet from '@goalwright/contracts/wallet';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aBalance, aSession, type GatewayUnderTest, startGateway } from './gateway-under-test.js';

jest.setTimeout(60_000);

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

describe('a forgotten password', () => {
  const Email = 'ana@example.org';

  it('is reset with the token that the right code returned', async () => {
    const sent = await gateway.client.call(sendForgotEmailCode, { Email });
    expect(sent).toMatchObject({ isSuccessful: true, body: { DidEmailCodeSend: true } });
    const validated = await gateway.client.call(validateForgotEmailCode, { Email, EmailCode: '123456' });
    expect(validated).toMatchObject({ body: { IsEmailCodeValid: true, ResetToken: 'a-reset-token' } });

    const reset = await gateway.client.call(resetPassword, {
      Email,
      Password: 'Correct-Otter-Lamp-42',
      ResetToken: 'a-reset-token',
    });

    expect(reset).toMatchObject({ status: 200, isSuccessful: true });
    expect(gateway.identity.received(identity.resetPassword)).toEqual([
      {
        email: Email,
        password: 'Correct-Otter-Lamp-42',
        resetToken: 'a-reset-token',
        clientIp: expect.stringMatching(/127\.0\.0\.1$/),
      },
    ]);
  });

  it('gives no token for a wrong code', async () => {
    const refused = await gateway.client.call(validateForgotEmailCode, { Email, EmailCode: '654321' });
    expect(refused).toMatchObject({ status: 200, problem: { Code: 'identity.email-code-invalid' } });
    expect(JSON.stringify(refused)).not.toContain('a-reset-token');
  });
});

describe('the phone number of a signed-in user', () => {
  const number = { TempPhoneNumber: '5105550199' };

  it('is in the user that comes back, who had none before', async () => {
    const session = aSession({ phoneNumber: null });
    const USToken = gateway.signIn(session);
    const CurrentPassword = 'Quiet-river-7Lamp';
    await gateway.client.call(sendUserSmsCode, {
      USToken,
      TempUserPhoneNumber: '5105550199',
      CurrentPassword,
    });

    const confirmed = await gateway.client.call(validateUserSmsCode, {
      USToken,
      SMSCode: '123456',
      ...number,
    });

    expect(confirmed).toMatchObject({
      body: { IsSMSCodeValid: true, User: { PhoneNumber: '5105550199', USToken } },
    });
    const { userId } = session.profile;
    expect(gateway.identity.received(identity.sendPhoneCode).at(-1)).toMatchObject({
      userId,
      phoneNumber: '5105550199',
      currentPassword: CurrentPassword,
    });
    expect(gateway.identity.received(identity.validatePhoneCode).at(-1)).toMatchObject({ userId });
  });

  it('is refused with a wrong code', async () => {
    const USToken = gateway.signIn();
    const refused = await gateway.client.call(validateUserSmsCode, { USToken, SMSCode: '654321', ...number });
    expect(refused).toMatchObject({ status: 200, problem: { Code: 'identity.sms-code-invalid' } });
  });

  it('counts as confirmed also while the wallet is down, since the code is spent', async () => {
    gateway.wallet.answers(wallet.readBalance, () => {
      throw new DomainError('service.unavailable');
    });
    const USToken = gateway.signIn();
    const confirmed = await gateway.client.call(validateUserSmsCode, {
      USToken,
      SMSCode: '123456',
      ...number,
    });
    gateway.wallet.answers(wallet.readBalance, () => aBalance(1000));
    expect(confirmed).toMatchObject({ isSuccessful: true, body: { IsSMSCodeValid: true } });
  });
});

describe('a checkout', () => {
  it('is opened for the account’s own address, whatever the page sent', async () => {
    const session = aSession();
    const USToken = gateway.signIn(session);
    const opened = await gateway.client.call(createCheckoutSession, { USToken, Email: 'other@example.org' });
    expect(opened).toMatchObject({ body: { SessionId: 'test_1', ClientSecret: 'test_1_secret' } });
    const { userId, email } = session.profile;
    expect(gateway.wallet.received(wallet.createCheckout)).toEqual([{ userId, email }]);
  });

  it('says whether it was paid, with the balance of now', async () => {
    gateway.wallet.answers(wallet.pollCheckout, () => ({ ...aBalance(6000), status: 'paid' as const }));
    gateway.wallet.answers(wallet.readBalance, () => ({ ...aBalance(6000), hasDeposited: true }));
    const session = aSession();
    const USToken = gateway.signIn(session);
    const polled = await gateway.client.call(pollCheckoutSession, { USToken, SessionId: 'test_1' });
    expect(polled).toMatchObject({
      body: {
        Status: 'paid',
        User: { AccountBalance: 6000, AccountBalanceTotal: 60, IsStripeInitialized: true },
      },
    });
    const { userId } = session.profile;
    expect(gateway.wallet.received(wallet.pollCheckout)).toEqual([{ userId, sessionId: 'test_1' }]);
  });

  it('of somebody else is not found', async () => {
    gateway.wallet.answers(wallet.pollCheckout, () => {
      throw new DomainError('wallet.deposit-not-found');
    });
    const refused = await gateway.client.call(pollCheckoutSession, {
      USToken: gateway.signIn(),
      SessionId: 'test_1',
    });
    expect(refused).toMatchObject({ status: 404, problem: { Code: 'wallet.deposit-not-found' } });
  });
});

describe('paying a test checkout', () => {
  const pay = (body: string, type = 'application/json') =>
    fetch(gateway.origin + TEST_CHECKOUT_PATH, { method: 'POST', headers: { 'Content-Type': type }, body });

  it('needs its session alone, and answers the balance', async () => {
    const response = await pay(JSON.stringify({ SessionId: 'test_1', AmountCents: 2000 }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ IsSuccessful: true, Message: '', AccountBalance: 3000 });
    expect(gateway.wallet.received(wallet.payTestCheckout)).toEqual([
      { sessionId: 'test_1', amountCents: 2000 },
    ]);
  });

  it.each([
    '{}',
    '[]',
    '{"SessionId":"test_1","AmountCents":20.5}',
    '{"SessionId":7,"AmountCents":2000}',
    '{',
  ])('refuses %s', async (body) => {
    const response = await pay(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ IsSuccessful: false, Code: 'request.invalid' });
  });

  it('takes nothing that another site’s form can send', async () => {
    const asked = gateway.wallet.received(wallet.payTestCheckout).length;
    const json = JSON.stringify({ SessionId: 'test_1', AmountCents: 2000 });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      expect((await pay(json, type)).ok).toBe(false);
    }
    expect(gateway.wallet.received(wallet.payTestCheckout)).toHaveLength(asked);
  });

  it.each([
    ['wallet.amount-out-of-range', 200],
    ['wallet.checkout-expired', 200],
    ['wallet.key-reused', 409],
    ['wallet.deposit-not-found', 404],
  ] as const)('carries the refusal %s as %d', async (code, status) => {
    gateway.wallet.answers(wallet.payTestCheckout, () => {
      throw new DomainError(code);
    });
    const response = await pay(JSON.stringify({ SessionId: 'test_1', AmountCents: 2000 }));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ IsSuccessful: false, Code: code });
  });
});

describe('a statement as CSV', () => {
  it('is a named file of the user’s own lines', async () => {
    gateway.wallet.answers(wallet.readStatement, () => ({
      lines: [
        {
          kind: 'goals' as const,
          description: '3 goals',
          goalsPurchased: 3,
          amountCents: cents(-600),
          balanceCents: cents(400),
          createdOn: '2026-11-20T12:00:00.000Z',
        },
      ],
      total: 1,
    }));
    const session = aSession();
    const reply = await gateway.client.call(getStatementCsv, { USToken: gateway.signIn(session) });
    expect(reply).toMatchObject({
      body: {
        FileName: expect.stringMatching(/^goalwright-statement-\d{4}-\d\d-\d\d\.csv$/),
        Csv: expect.stringContaining('\r\n3 goals,usd,3,-6.00,4.00,2026-11-20T12:00:00.000Z\r\n'),
      },
    });
    expect(gateway.wallet.received(wallet.readStatement)).toEqual([
      { userId: session.profile.userId, pageSize: 10_000 },
    ]);
  });

  it('holds the kinds asked for', async () => {
    const USToken = gateway.signIn();
    await gateway.client.call(getStatementCsv, { USToken, Kinds: ['deposit'] });
    expect(gateway.wallet.received(wallet.readStatement).at(-1)).toMatchObject({ kinds: ['deposit'] });
  });
});

describe('a statement', () => {
  it('comes page by page and kind by kind, each line with its kind and all with their number', async () => {
    gateway.wallet.answers(wallet.readStatement, () => ({
      lines: [
        {
          kind: 'deposit' as const,
          description: 'Deposit',
          goalsPurchased: 0,
          amountCents: cents(2000),
          balanceCents: cents(3000),
          createdOn: '2026-11-20T12:00:00.000Z',
        },
      ],
      total: 41,
    }));
    const session = aSession();
    const USToken = gateway.signIn(session);
    const reply = await gateway.client.call(getTransactions, {
      USToken,
      Kinds: ['deposit'],
      Page: 3,
      PageSize: 5,
    });
    expect(reply).toMatchObject({
      body: {
        Transaction: { Statements: [{ Kind: 'deposit', Amount: 2000, CurrentBalance: 3000 }], Total: 41 },
      },
    });
    expect(gateway.wallet.received(wallet.readStatement).at(-1)).toEqual({
      userId: session.profile.userId,
      kinds: ['deposit'],
      page: 3,
      pageSize: 5,
    });
    await gateway.client.call(getTransactions, { USToken, Page: 2 });
    expect(gateway.wallet.received(wallet.readStatement).at(-1)).toMatchObject({ page: 2, pageSize: 25 });
  });

  it.each([{ Page: 0 }, { Page: 1.5 }, { PageSize: 101 }, { Kinds: [] }, { Kinds: ['all'] }, { Page: '1' }])(
    'refuses %j',
    async (asked) => {
      const response = await fetch(`${gateway.origin}/api/v1/stripe/pay/get/all/transactions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ USToken: gateway.signIn(), ...asked }),
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ Code: 'request.invalid' });
    },
  );
});
