import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { apiCalls } from '@goalwright/contracts/api/all';
import { API_PREFIX } from '@goalwright/contracts/api/define';
import { readStatement } from '@goalwright/contracts/wallet';
import { aSession, type GatewayUnderTest, startGateway } from './gateway-under-test.js';

jest.setTimeout(60_000);

const id = randomUUID();
const person = { FirstName: 'Ana', LastName: 'Ruiz', Email: 'ana@example.org', PhoneNumber: '5105550100' };
const talk = { Goals: [], InputQA: [], HasInitiatedChat: false, MessagesArray: [], ConversationState: null };
const goal = { AreaOfNeed: 'Decoding', Baseline: 'reads 10 words', Goal: 'will read 20 words' };

/** Who may call each path, and a body that fits it. A path missing here fails the first test below. */
const TABLE: Record<
  string,
  { who: 'anyone' | 'user' | 'provider' | 'administrator'; body: Record<string, unknown> }
> = {
  '/login/authentication': { who: 'anyone', body: { Email: 'ana@example.org', Password: 'GoalwrightDemo1' } },
  '/signup/register': { who: 'anyone', body: { ...person, Password: 'GoalwrightDemo1' } },
  '/signup/send/email/code': { who: 'anyone', body: { Email: 'ana@example.org' } },
  '/signup/validate/email/code': { who: 'anyone', body: { Email: 'ana@example.org', EmailCode: '123456' } },
  '/signup/send/sms/code': { who: 'anyone', body: { Email: 'ana@example.org' } },
  '/signup/validate/sms/code': { who: 'anyone', body: { Email: 'ana@example.org', SMSCode: '123456' } },
  '/forgot/password/send/email/code': { who: 'anyone', body: { Email: 'ana@example.org' } },
  '/forgot/password/validate/email/code': {
    who: 'anyone',
    body: { Email: 'ana@example.org', EmailCode: '123456' },
  },
  '/forgot/password/reset': {
    who: 'anyone',
    body: { Email: 'a@b.org', Password: 'GoalwrightDemo1', ResetToken: 'x' },
  },
  '/users/token/validate': { who: 'anyone', body: {} },
  '/users/token/revoke': { who: 'anyone', body: { USToken: 'some-token' } },
  '/users/token/extend': { who: 'user', body: {} },
  '/users/accept/terms/service': { who: 'user', body: { DidAcceptTermsOfService: true } },
  '/users/increment/total/generated/goals': { who: 'user', body: { AmountToIncrement: 3 } },
  '/users/update/user/information': { who: 'user', body: { Email: 'ana@example.org' } },
  '/users/send/email/code': { who: 'user', body: { TempUserEmail: 'new@example.org' } },
  '/users/validate/email/code': {
    who: 'user',
    body: { EmailCode: '123456', TempUserEmail: 'new@example.org' },
  },
  '/users/undo/email/change': { who: 'anyone', body: { UndoToken: 'some-token' } },
  '/users/send/sms/code': { who: 'user', body: { TempUserPhoneNumber: '5105550101' } },
  '/users/validate/sms/code': { who: 'user', body: { SMSCode: '123456', TempPhoneNumber: '5105550101' } },
  '/users/delete/account': { who: 'user', body: { Password: 'GoalwrightDemo1' } },
  '/users/export/data': { who: 'user', body: {} },
  '/questionnaire/submit/question': { who: 'provider', body: {} },
  '/document/upload': {
    who: 'provider',
    body: { Disability: 'autism', AreaToTarget: 'auto', DocumentId: id },
  },
  '/documents/delete': { who: 'user', body: { DocumentId: id } },
  '/generations/confirm': {
    who: 'provider',
    body: { DocumentId: id, Disability: 'autism', Areas: [{ AreaOfNeed: 'Decoding', Choice: 'draft' }] },
  },
  '/goals/check': { who: 'provider', body: { Goals: [goal] } },
  '/goals/revise': { who: 'provider', body: { GoalId: id, Wish: 'shorter' } },
  '/goals/edit': { who: 'provider', body: { GoalId: id } },
  '/goals/acknowledge': { who: 'provider', body: { GoalId: id, Checks: [] } },
  '/goals/versions': { who: 'provider', body: { GoalId: id } },
  '/goals/page': { who: 'provider', body: { GoalId: id, Page: 1 } },
  '/goals/export': { who: 'provider', body: { GenerationId: id, Format: 'docx' } },
  '/goals/delete': { who: 'provider', body: { GenerationId: id } },
  '/session/get/session': { who: 'user', body: {} },
  '/session/save/session': { who: 'user', body: { Session: talk } },
  '/stripe/pay/create/checkout/session': { who: 'user', body: { Email: 'ana@example.org' } },
  '/stripe/pay/init/payment/polling': { who: 'user', body: { SessionId: 'test_1' } },
  '/stripe/pay/get/all/transactions': { who: 'user', body: {} },
  '/stripe/pay/get/statement/csv': { who: 'user', body: {} },
  '/um/users/add/user': {
    who: 'administrator',
    body: { UserEmail: 'new@example.org', FirstName: 'Bo', LastName: 'Li', LEA: 'Lynwood', IsAdmin: false },
  },
  '/um/users/get/all/district/users': { who: 'administrator', body: {} },
  '/um/users/update/district/user': {
    who: 'administrator',
    body: {
      UserManagementUserEmail: 'a@b.org',
      UserManagementUserUpdated: { ...person, LEA: 'Lynwood', IsAdmin: false },
    },
  },
  '/um/users/delete/district/user': { who: 'administrator', body: { UserManagementUserEmail: 'a@b.org' } },
  '/um/users/resend/invitation': {
    who: 'administrator',
    body: { UserManagementUserEmail: 'a@b.org' },
  },
  '/um/audit/list': { who: 'administrator', body: {} },
  '/um/spending/monthly': { who: 'administrator', body: {} },
  '/um/ai/permission': { who: 'user', body: { IsAllowed: true } },
};

const VISITORS = [
  'no token',
  'dead token',
  'user without terms',
  'user without phone',
  'provider',
  'administrator',
  'administrator of another LEA',
  'internal administrator',
] as const;
type Visitor = (typeof VISITORS)[number];

/** The refusal a visitor meets, or null where the call is let through. */
function expectedRefusal(who: (typeof TABLE)[string]['who'], visitor: Visitor): string | null {
  if (who === 'anyone') return null;
  if (visitor === 'no token' || visitor === 'dead token') return 'identity.token-invalid';
  if (who === 'provider' && visitor === 'user without terms') return 'identity.terms-not-accepted';
  if (who === 'provider' && visitor === 'user without phone') return 'identity.phone-missing';
  // Whom they may touch is identity's to judge, which asks for itself who they are.
  if (who === 'administrator' && !visitor.includes('administrator')) return 'identity.forbidden';
  return null;
}

const STATUS: Record<string, number> = {
  'identity.token-invalid': 401,
  'identity.forbidden': 403,
  'not-yet': 501,
};

describe('who may call', () => {
  let gateway: GatewayUnderTest;
  const tokens: Partial<Record<Visitor, string>> = { 'dead token': 'nobody-has-this-token' };

  beforeAll(async () => {
    gateway = await startGateway();
    tokens['user without terms'] = gateway.signIn(aSession({ didAcceptTerms: false }));
    tokens['user without phone'] = gateway.signIn(aSession({ phoneNumber: null }));
    tokens.provider = gateway.signIn();
    tokens.administrator = gateway.signIn(aSession({ isAdministrator: true }));
    tokens['administrator of another LEA'] = gateway.signIn(
      aSession({ isAdministrator: true, leaId: 'sonoma' }),
    );
    tokens['internal administrator'] = gateway.signIn(
      aSession({ isInternalAdministrator: true, leaId: 'goalwright' }),
    );
  });
  afterAll(() => gateway.stop());

  it('is written down for every public call, and for nothing else', () => {
    expect(Object.keys(TABLE).sort()).toEqual(apiCalls.map((call) => call.path).sort());
  });

  const rows = apiCalls.flatMap((call) => VISITORS.map((visitor) => [call.path, visitor] as const));

  it.each(rows)('%s by %s', async (path, visitor) => {
    const row = TABLE[path];
    const call = apiCalls.find((candidate) => candidate.path === path);
    if (!row || !call) throw new Error('covered by the test above');
    const token = tokens[visitor];
    const body = { ...row.body, ...(token === undefined ? {} : { USToken: token }) };
    const response = await send(gateway.origin + API_PREFIX + path, body, call.body);
    const answer = (await response.json()) as { IsSuccessful: boolean; Code?: string };
    const expected = expectedRefusal(row.who, visitor) ?? (call.isNotYet ? 'not-yet' : undefined);
    expect(answer.Code).toBe(expected);
    expect(answer.IsSuccessful).toBe(expected === undefined);
    expect(response.status).toBe(STATUS[expected ?? ''] ?? 200);
  });

  it('takes the token from the Authorization header as well', async () => {
    const response = await fetch(`${gateway.origin}${API_PREFIX}/users/token/extend`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens.provider ?? ''}` },
      body: '{}',
    });
    expect(await response.json()).toMatchObject({
      IsSuccessful: true,
      ExpiresOn: '2026-11-20T20:00:00.000Z',
    });
  });

  it('lets an internal administrator manage users', async () => {
    const token = gateway.signIn(aSession({ isInternalAdministrator: true }));
    const response = await send(`${gateway.origin}${API_PREFIX}/um/audit/list`, { USToken: token }, 'json');
    expect(response.status).toBe(200);
  });

  it('judges the body of a call that is not built yet before it says so', async () => {
    const response = await send(
      `${gateway.origin}${API_PREFIX}/goals/revise`,
      { USToken: tokens.provider, GoalId: 7 },
      'json',
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      Code: 'request.invalid',
      Message: expect.stringContaining('GoalId'),
    });
  });

  it('does not let the body choose the user', async () => {
    const session = aSession();
    const token = gateway.signIn(session);
    await send(
      `${gateway.origin}${API_PREFIX}/stripe/pay/get/all/transactions`,
      { USToken: token, UserId: id, userId: id },
      'json',
    );
    expect(gateway.wallet.received(readStatement).at(-1)).toEqual({ userId: session.profile.userId });
  });
});

function send(url: string, body: Record<string, unknown>, kind: 'json' | 'multipart'): Promise<Response> {
  if (kind === 'json') {
    return fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  return fetch(url, { method: 'POST', body: form });
}
