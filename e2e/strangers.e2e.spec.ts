/**
 * Who may call is `access.integration.spec.ts` of the gateway; this is what each may reach: every call that names
 * something of somebody's, asked by all others with the owner's own ids.
 */
import { randomUUID } from 'node:crypto';
import { acceptTerms } from '@goalwright/contracts/api/account';
import { apiCalls } from '@goalwright/contracts/api/all';
import { API_PREFIX, Problem } from '@goalwright/contracts/api/define';
import { readGoalVersions } from '@goalwright/contracts/api/goals';
import { login } from '@goalwright/contracts/api/sign-in';
import { createCheckoutSession } from '@goalwright/contracts/api/wallet';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { api, raw, target } from './product.js';
import { Provider, succeeded } from './provider.js';
import { READING_REPORT } from './reports.js';

jest.setTimeout(120_000);

/** Who has a demo account, which only the embedded mode has. */
const ADMINISTRATORS = [
  ['administrator', 'admin@demo.goalwright.example'],
  ['administrator of another LEA', 'admin.sonoma@demo.goalwright.example'],
  ['internal administrator', 'internal@goalwright.example'],
] as const;
const administrators = target === 'embedded' ? ADMINISTRATORS : [];
const STRANGERS = ['nobody', 'other user', ...administrators.map(([name]) => name)];
type Owned = Readonly<Record<'documentId' | 'goalId' | 'generationId' | 'sessionId', string>>;

/** Calls that name a thing, with the field that names it. A call that grows such a field fails the first test. */
const NAMED: Readonly<Record<string, (owned: Owned) => Record<string, unknown>>> = {
  '/documents/delete': ({ documentId }) => ({ DocumentId: documentId }),
  '/generations/confirm': ({ documentId }) => ({
    DocumentId: documentId,
    Disability: 'SLD',
    Areas: [{ AreaOfNeed: 'Spelling', Choice: 'draft' }],
  }),
  '/goals/revise': ({ goalId }) => ({ GoalId: goalId, Wish: 'shorter' }),
  '/goals/edit': ({ goalId }) => ({ GoalId: goalId, Goal: 'It is mine now.' }),
  '/goals/acknowledge': ({ goalId }) => ({ GoalId: goalId, Checks: [] }),
  '/goals/versions': ({ goalId }) => ({ GoalId: goalId }),
  '/goals/page': ({ goalId }) => ({ GoalId: goalId, Page: 1 }),
  '/goals/export': ({ generationId }) => ({ GenerationId: generationId, Format: 'docx' }),
  '/goals/delete': ({ generationId }) => ({ GenerationId: generationId }),
  '/stripe/pay/init/payment/polling': ({ sessionId }) => ({ SessionId: sessionId }),
};
const NAMING_FIELDS = ['DocumentId', 'GoalId', 'GenerationId', 'SessionId'];

describe("somebody else's", () => {
  let owner: Provider;
  let owned: Owned;
  const tokens: Record<string, string> = { nobody: 'N'.repeat(43) };

  beforeAll(async () => {
    owner = await Provider.ready();
    const read = succeeded(await owner.upload(READING_REPORT, 'report.txt', { AreaToTarget: 'auto' }));
    const documentId = read.DocumentId ?? '';
    const drafted = succeeded(await owner.draft(documentId, 'Reading fluency'));
    const checkout = succeeded(await owner.call(createCheckoutSession, { Email: owner.email }));
    owned = {
      documentId,
      goalId: drafted.profiles?.[0]?.goal_id ?? '',
      generationId: drafted.GenerationId ?? '',
      sessionId: checkout.SessionId ?? '',
    };
    expect(owned).toEqual({
      documentId: expect.stringMatching(/./),
      goalId: expect.stringMatching(/./),
      generationId: expect.stringMatching(/./),
      sessionId: expect.stringMatching(/./),
    });
    tokens['other user'] = (await Provider.ready()).token;
    for (const [name, Email] of administrators) {
      const { USToken = '' } = succeeded(await api.call(login, { Email, Password: 'GoalwrightDemo1' }));
      succeeded(await api.call(acceptTerms, { USToken, DidAcceptTermsOfService: true }));
      tokens[name] = USToken;
    }
  });

  it('is written down for every call that names a thing', () => {
    const naming = apiCalls.filter((call) => {
      const { shape } = call.request as unknown as { shape: Record<string, unknown> };
      // The upload's form is tried below.
      return call.body === 'json' && NAMING_FIELDS.some((field) => field in shape);
    });
    expect(Object.keys(NAMED).sort()).toEqual(naming.map(({ path }) => path).sort());
  });

  const rows = Object.keys(NAMED).flatMap((path) => STRANGERS.map((stranger) => [path, stranger] as const));

  it.each(rows)('%s refuses %s', async (path, stranger) => {
    const ask = async (named: Owned) => {
      const response = await raw(`${API_PREFIX}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
        body: JSON.stringify({ USToken: tokens[stranger], ...NAMED[path]?.(named) }),
      });
      const { Code, Message } = Problem.parse(await response.json());
      return { Code, Message };
    };
    const refused = await ask(owned);
    if (stranger === 'nobody') expect(refused.Code).toBe('identity.token-invalid');
    // What exists and is not theirs reads as what does not exist.
    const unknown = {
      documentId: randomUUID(),
      goalId: randomUUID(),
      generationId: randomUUID(),
      sessionId: 'test_0',
    };
    expect(refused).toEqual(await ask(unknown));
  });

  it.each(STRANGERS)('report is not drafted from by %s', async (stranger) => {
    const other = new Provider();
    other.token = tokens[stranger] ?? '';
    expect((await other.draft(owned.documentId, 'Spelling')).isSuccessful).toBe(false);
  });

  it('goal, report and money are as they were', async () => {
    await owner.settledAt(800);
    succeeded(await owner.call(readGoalVersions, { GoalId: owned.goalId }));
    expect((await owner.draft(owned.documentId, 'Spelling')).isSuccessful).toBe(true);
  });
});
