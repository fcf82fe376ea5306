import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { login, sendSignupEmailCode, validateSignupEmailCode } from '@goalwright/contracts/api/sign-in';
import { submitQuestion } from '@goalwright/contracts/api/questionnaire';
import { acceptTerms, validateToken } from '@goalwright/contracts/api/account';
import { apiCalls } from '@goalwright/contracts/api/all';
import { API_PREFIX, Problem } from '@goalwright/contracts/api/define';
import { type ErrorCode, ERRORS } from '@goalwright/contracts/errors';
import { BAD_BODIES } from './bad-bodies.js';
import { api, raw, target } from './product.js';
import { PASSWORD, Provider, refusal, sentCode, succeeded } from './provider.js';
import { pdfOf, READING_REPORT } from './reports.js';

jest.setTimeout(120_000);

/** No word of these may reach anybody outside. */
const INSIDES =
  /\bat \/|\.ts:|node_modules|select |insert |ECONN|\$argon2|FST_|SyntaxError|ZodError|postgres/i;

let provider: Provider;

beforeAll(async () => {
  provider = await Provider.ready();
});

const bytes = (text: string, encoding: BufferEncoding = 'utf8'): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, encoding));

describe('a file that cannot be drafted from', () => {
  const files: [string, string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>, string][] =
    [
      ['an empty file', 'empty.txt', () => bytes(''), 'document.empty'],
      ['a program named .pdf', 'report.pdf', () => bytes('MZ\u0090\u0000\u0003'), 'document.wrong-type'],
      ['a picture', 'report.png', () => bytes('\u0089PNG\r\n'), 'document.wrong-type'],
      [
        'a truncated PDF',
        'cut.pdf',
        async () => (await pdfOf([READING_REPORT])).slice(0, 300),
        'document.unreadable',
      ],
      ['a PDF without text', 'scan.pdf', () => pdfOf(['', '']), 'document.scanned'],
      [
        'a PDF of 151 pages',
        'long.pdf',
        () => pdfOf(Array.from({ length: 151 }, () => 'page')),
        'document.too-many-pages',
      ],
      ['a shopping list', 'list.txt', () => bytes('milk, eggs, bread'), 'document.too-short'],
      [
        'more than 25 MB',
        'huge.txt',
        () => new Uint8Array(26 * 1024 * 1024).fill(0x61),
        'document.too-large',
      ],
    ];

  it.each(files)(
    '%s is refused with a sentence, and nothing is charged',
    async (_what, name, content, code) => {
      expect(refusal(await provider.upload(await content(), name, { AreaToTarget: 'auto' }))).toBe(code);
      expect((await provider.statement())[0]?.CurrentBalance).toBe(1000);
    },
  );

  it.each([
    ['UTF-16 with a mark', bytes(`\uFEFF${READING_REPORT}`, 'utf16le')],
    ['Windows-1252', bytes(READING_REPORT.replace('Jonah Whitfield', 'Zoé Whitfield'), 'latin1')],
  ])('a report in %s is read', async (_encoding, content) => {
    const found = succeeded(await provider.upload(content, 'report.txt', { AreaToTarget: 'auto' }));
    expect(found.ProposedAreas?.map((area) => area.AreaOfNeed)).toContain('Reading fluency');
  });
});

describe('a request that makes no sense', () => {
  it.each([
    ['malformed JSON', { body: '{"Email":', headers: { 'Content-Type': 'application/json' } }, 400],
    ['a list', { body: '[]', headers: { 'Content-Type': 'application/json' } }, 400],
    ['a form', { body: 'Email=a', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, 415],
    [
      'a number for a text',
      { body: '{"Email":1,"Password":"x"}', headers: { 'Content-Type': 'application/json' } },
      400,
    ],
    [
      'a NUL',
      { body: '{"Email":"a\\u0000@b.co","Password":"x"}', headers: { 'Content-Type': 'application/json' } },
      400,
    ],
  ])('%s is refused as JSON and without a stack', async (_what, init, status) => {
    const response = await raw('/api/v1/login/authentication', { method: 'POST', ...init });
    expect(response.status).toBe(status);
    const problem = Problem.parse(await response.json());
    expect(problem.Message).not.toMatch(/\bat \/|SyntaxError/);
  });

  it('is told apart from an address that does not exist', async () => {
    const response = await raw('/api/v1/no/such/call', { method: 'POST' });
    expect(response.status).toBe(404);
    expect(Problem.parse(await response.json()).Code).toBe('request.not-found');
  });

  it('with a dead token is asked to sign in again', async () => {
    const reply = await api.call(submitQuestion, { USToken: 'A'.repeat(43), Conversation: null });
    expect(reply).toMatchObject({ status: 401, problem: { Code: 'identity.token-invalid' } });
  });

  it('of a talk that is not ours is refused', async () => {
    expect(
      refusal(await provider.call(submitQuestion, { Conversation: 'bm90LW91cnM', UserInputs: 'yes' })),
    ).toBe('generator.talk-invalid');
  });
});

describe('a body that no call may accept', () => {
  let administrator = '';

  beforeAll(async () => {
    // Only the embedded mode has an administrator to sign in as; elsewhere the calls refuse a provider.
    administrator = provider.token;
    if (target !== 'embedded') return;
    const Email = 'admin@demo.goalwright.example';
    const { USToken = '' } = succeeded(await api.call(login, { Email, Password: 'GoalwrightDemo1' }));
    succeeded(await api.call(acceptTerms, { USToken, DidAcceptTermsOfService: true }));
    administrator = USToken;
  });

  it('is tried at every call, and in more than 200 ways', () => {
    const json = apiCalls.filter(({ body }) => body === 'json').map(({ path }) => path);
    // By its contract it never refuses: whatever is no token is an invalid one.
    const tried = json.filter((path) => path !== validateToken.path);
    expect([...new Set(BAD_BODIES.map(({ path }) => path))].sort()).toEqual(tried.sort());
    const different = new Set(BAD_BODIES.map(({ path, body }) => `${path} ${JSON.stringify(body)}`));
    expect(different.size).toBeGreaterThan(200);
  });

  it.each(BAD_BODIES.map((bad) => [bad.path, bad.what, bad] as const))(
    '%s with %s is refused by a stable code',
    async (path, _what, { body }) => {
      const USToken = path.startsWith('/um/') ? administrator : provider.token;
      const response = await raw(`${API_PREFIX}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ USToken, ...body }),
      });
      const text = await response.text();
      const problem = Problem.parse(JSON.parse(text));
      expect(Object.keys(ERRORS)).toContain(problem.Code);
      expect(problem.Code).not.toMatch(/^service/);
      expect(response.status).toBe(ERRORS[problem.Code as ErrorCode].status);
      expect(text).not.toMatch(INSIDES);
      expect(problem.Message).toMatch(/\w{3}/);
    },
  );

  it('leaves the account as it was', async () => {
    expect(await provider.signIn()).toMatchObject({ Email: provider.email, AccountBalance: 1000 });
  });
});

describe('an answer that cannot be used', () => {
  it('is asked for again, in words', async () => {
    const reply = succeeded(await provider.talk(['perhaps']));
    expect(reply).toMatchObject({ Message: 'Please type yes or no to continue.', InputQA: [] });
  });

  it.each(['reads with 400% accuracy', '🙂🙂🙂', 'asdf'])(
    'such as the baseline «%s» starts no draft',
    async (baseline) => {
      const reply = succeeded(
        await provider.talk([
          'No',
          'N.P.',
          'SLD',
          'No',
          ['Reading fluency'],
          'Draft goals now from a baseline',
          baseline,
        ]),
      );
      expect(reply.GenerationId).toBeUndefined();
      expect(reply.Message).toMatch(/\w+ \w+/);
    },
  );
});

describe('a code', () => {
  it('that is wrong is refused, and one that was used is no longer worth anything', async () => {
    const newcomer = new Provider();
    await newcomer.register();
    succeeded(await api.call(sendSignupEmailCode, { Email: newcomer.email }));
    const code = await sentCode(newcomer.email);
    const wrong = code === '000000' ? '111111' : '000000';
    const validate = (EmailCode: string) =>
      api.call(validateSignupEmailCode, { Email: newcomer.email, EmailCode });
    expect(refusal(await validate(wrong))).toBe('identity.email-code-invalid');
    succeeded(await validate(code));
    expect((await validate(code)).isSuccessful).toBe(false);
  });
});

describe('signing in', () => {
  it('answers an unknown address and a wrong password alike', async () => {
    const unknown = await api.call(login, { Email: 'nobody@nowhere.example', Password: PASSWORD });
    const wrong = await api.call(login, { Email: provider.email, Password: 'Wrong-Otter-Lamp-42' });
    const told = (reply: typeof wrong) => (reply.isSuccessful ? '' : reply.problem.Message);
    expect(told(unknown)).toBe('Credentials do not match records');
    expect(told(wrong)).toBe(told(unknown));
  });
});
