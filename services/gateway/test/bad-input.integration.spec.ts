import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sealBody } from '@goalwright/contracts/api/body-payload';
import { DomainError } from '@goalwright/contracts/errors';
import { sendSignupCode, signIn } from '@goalwright/contracts/identity';
import { type GatewayUnderTest, startGateway } from './gateway-under-test.js';

jest.setTimeout(60_000);

const LOGIN = '/api/v1/login/authentication';
const SAVE = '/api/v1/session/save/session';
const BODY_KEY = Buffer.alloc(32, 7).toString('base64');
const JSON_TYPE = 'application/json';

const credentials = { Email: 'ana@example.org', Password: 'GoalwrightDemo1' };
const registration = {
  FirstName: 'Ana',
  LastName: 'Ruiz',
  PhoneNumber: '5105550100',
  Email: 'ana@example.org',
  Password: 'GoalwrightDemo1',
};
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** No word of these may reach anybody outside. */
const INSIDES = /at \/|\.ts:|node_modules|select |insert |ECONN|\$argon2|FST_|SyntaxError|ZodError|postgres/i;

interface Row {
  readonly what: string;
  readonly path?: string;
  readonly method?: string;
  readonly type?: string | null;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  readonly status: number;
  /** A word of the message: the field at fault. */
  readonly names?: string;
}

const login = (change: Record<string, unknown>): string => JSON.stringify({ ...credentials, ...change });
const register = (change: Record<string, unknown>): Pick<Row, 'path' | 'body'> => ({
  path: '/api/v1/signup/register',
  body: JSON.stringify({ ...registration, ...change }),
});

const ENVELOPE: Row[] = [
  { what: 'an empty body', body: '', status: 400 },
  { what: 'null', body: 'null', status: 400 },
  { what: 'a list', body: '[]', status: 400 },
  { what: 'a text', body: '"x"', status: 400 },
  { what: 'zero', body: '0', status: 400 },
  { what: 'malformed JSON', body: '{"Email":', status: 400 },
  { what: 'a trailing comma', body: '{"Email":"a@b.org",}', status: 400 },
  { what: 'single quotes', body: `{'Email':'a'}`, status: 400 },
  { what: 'NaN', body: '{"Email":NaN}', status: 400 },
  { what: 'JSON 200 levels deep', body: `{"Email":${nested(200)}}`, status: 400 },
  { what: 'JSON 100,000 levels deep', body: `{"Email":${nested(100_000)}}`, status: 400 },
  { what: 'bytes that are no UTF-8', body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), status: 400 },
  { what: 'a body of 3 MB', body: login({ Extra: 'x'.repeat(3_000_000) }), status: 413 },
  { what: 'text/plain', type: 'text/plain', body: login({}), status: 415 },
  { what: 'a form', type: 'application/x-www-form-urlencoded', body: 'Email=a&Password=b', status: 415 },
  { what: 'no content type', type: null, body: login({}), status: 415 },
  { what: 'UTF-16', type: 'application/json; charset=utf-16', body: login({}), status: 415 },
  { what: 'JSON under another name', type: 'application/problem+json', body: login({}), status: 415 },
  { what: 'multipart on a JSON call', type: 'multipart/form-data; boundary=x', body: '--x--', status: 415 },
  { what: 'a gzip bomb', headers: { 'Content-Encoding': 'gzip' }, body: login({}), status: 415 },
  { what: 'GET on a POST route', method: 'GET', status: 405 },
  { what: 'PUT on a POST route', method: 'PUT', body: login({}), status: 405 },
  { what: 'DELETE on a POST route', method: 'DELETE', status: 405 },
  { what: 'POST on a GET route', path: '/config.json', body: '{}', status: 405 },
  { what: 'POST on the stream', path: '/api/v1/generations/x/events', body: '{}', status: 405 },
  { what: 'two slashes', path: '/api/v1//login/authentication', body: login({}), status: 404 },
  { what: 'a trailing slash', path: `${LOGIN}/`, body: login({}), status: 404 },
  { what: 'another case', path: '/api/v1/Login/Authentication', body: login({}), status: 404 },
  { what: 'a path that climbs', path: '/api/v1/%2e%2e/%2e%2e/etc/passwd', method: 'GET', status: 404 },
  { what: 'a path that cannot be decoded', path: '/api/%zz', method: 'GET', status: 400 },
  { what: 'an unknown call', path: '/api/v1/nope', body: '{}', status: 404 },
  { what: 'the prototype as a call', path: '/api/v1/__proto__', body: '{}', status: 404 },
  {
    what: 'an idempotency key with a space',
    path: '/api/v1/users/token/validate',
    headers: { 'Idempotency-Key': 'a b' },
    body: '{}',
    status: 400,
    names: 'Idempotency-Key',
  },
  {
    what: 'an endless idempotency key',
    path: '/api/v1/users/token/validate',
    headers: { 'Idempotency-Key': 'k'.repeat(300) },
    body: '{}',
    status: 400,
    names: 'Idempotency-Key',
  },
];

const TYPES: Row[] = [
  { what: 'a missing field', body: JSON.stringify({ Email: 'a@b.org' }), status: 400, names: 'Password' },
  { what: 'a number for a text', body: login({ Email: 7 }), status: 400, names: 'Email' },
  { what: 'null for a text', body: login({ Password: null }), status: 400, names: 'Password' },
  { what: 'an object for a text', body: login({ Email: { $ne: null } }), status: 400, names: 'Email' },
  { what: 'a list for a text', body: login({ Email: ['a@b.org'] }), status: 400, names: 'Email' },
  { what: 'true for a text', body: login({ Email: true }), status: 400, names: 'Email' },
  { what: 'an endless address', body: login({ Email: 'a'.repeat(400) }), status: 400, names: 'Email' },
  { what: 'an empty password', body: login({ Password: '' }), status: 400, names: 'Password' },
  {
    what: 'a password of 1 MB',
    body: login({ Password: 'p'.repeat(1_000_000) }),
    status: 400,
    names: 'Password',
  },
  { what: 'a NUL in a text', body: login({ Email: 'a\0@b.org' }), status: 400, names: 'Email' },
  { what: 'a NUL in a key', body: JSON.stringify({ ...credentials, 'a\0b': 1 }), status: 400 },
  {
    what: 'a NUL deep inside',
    path: SAVE,
    body: JSON.stringify({ Session: { MessagesArray: [{ text: 'a\0b' }] } }),
    status: 400,
    names: 'Session',
  },
  { what: 'a name of digits', ...register({ FirstName: '1234' }), status: 400, names: 'FirstName' },
  {
    what: 'markup for a name',
    ...register({ FirstName: '<script>alert(1)</script>' }),
    status: 400,
    names: 'FirstName',
  },
  {
    what: 'a formula for a name',
    ...register({ LastName: '=HYPERLINK("x")' }),
    status: 400,
    names: 'LastName',
  },
  {
    what: 'a look-up for a name',
    ...register({ LastName: '${jndi:ldap://x}' }),
    status: 400,
    names: 'LastName',
  },
  {
    what: 'a line break in a name',
    ...register({ FirstName: 'Ana\r\nBcc: x@y.org' }),
    status: 400,
    names: 'FirstName',
  },
  {
    what: 'a right-to-left override in a name',
    ...register({ FirstName: 'Ana\u202eRuiz' }),
    status: 400,
    names: 'FirstName',
  },
  { what: 'half an emoji for a name', ...register({ FirstName: '\ud800' }), status: 400, names: 'FirstName' },
  {
    what: 'a name of 300 letters',
    ...register({ FirstName: 'a'.repeat(300) }),
    status: 400,
    names: 'FirstName',
  },
  { what: 'an empty name', ...register({ FirstName: '  ' }), status: 400, names: 'FirstName' },
  { what: 'an address without a domain', ...register({ Email: 'a@b' }), status: 400, names: 'Email' },
  { what: 'two addresses', ...register({ Email: 'a@b.org,c@d.org' }), status: 400, names: 'Email' },
  {
    what: 'a header in an address',
    ...register({ Email: 'a@b.org\nBcc: c@d.org' }),
    status: 400,
    names: 'Email',
  },
  {
    what: 'an address of 260 letters',
    ...register({ Email: `${'a'.repeat(255)}@b.org` }),
    status: 400,
    names: 'Email',
  },
  {
    what: 'nine digits of phone',
    ...register({ PhoneNumber: '510555010' }),
    status: 400,
    names: 'PhoneNumber',
  },
  {
    what: 'letters for a phone',
    ...register({ PhoneNumber: '510555O1OO' }),
    status: 400,
    names: 'PhoneNumber',
  },
  {
    what: 'a premium number',
    ...register({ PhoneNumber: '+19005550100' }),
    status: 400,
    names: 'PhoneNumber',
  },
  { what: 'an emergency number', ...register({ PhoneNumber: '911' }), status: 400, names: 'PhoneNumber' },
  {
    what: 'thirty digits of phone',
    ...register({ PhoneNumber: '5'.repeat(30) }),
    status: 400,
    names: 'PhoneNumber',
  },
  {
    what: 'a number for a phone',
    ...register({ PhoneNumber: 5105550100 }),
    status: 400,
    names: 'PhoneNumber',
  },
  {
    what: 'a thousand codes',
    path: '/api/v1/signup/validate/email/code',
    body: JSON.stringify({ Email: 'a@b.org', EmailCode: Array(1000).fill('123456') }),
    status: 400,
    names: 'EmailCode',
  },
  {
    what: 'a code as a number',
    path: '/api/v1/signup/validate/email/code',
    body: JSON.stringify({ Email: 'a@b.org', EmailCode: 12345 }),
    status: 400,
    names: 'EmailCode',
  },
  { what: 'no token', path: SAVE, body: '{}', status: 401 },
  { what: 'an empty token', path: SAVE, body: '{"USToken":""}', status: 401 },
  {
    what: 'a token of 10,000 letters',
    path: SAVE,
    body: JSON.stringify({ USToken: 't'.repeat(10_000) }),
    status: 401,
  },
  { what: 'a list of tokens', path: SAVE, body: '{"USToken":["a","b"]}', status: 400, names: 'USToken' },
  { what: 'a token as an object', path: SAVE, body: '{"USToken":{"$gt":""}}', status: 400, names: 'USToken' },
];

describe('bad input', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await startGateway({ BODY_ENCRYPTION_KEY: BODY_KEY });
  });
  afterAll(() => gateway.stop());
  afterEach(async () => {
    expect((await fetch(`${gateway.origin}/health/live`)).status).toBe(200);
  });

  async function ask(row: Omit<Row, 'what' | 'status'>): Promise<{ response: Response; text: string }> {
    const method = row.method ?? 'POST';
    const type =
      row.type === undefined ? (method === 'POST' || method === 'PUT' ? JSON_TYPE : null) : row.type;
    const response = await fetch(gateway.origin + (row.path ?? LOGIN), {
      method,
      headers: { ...(type === null ? {} : { 'Content-Type': type }), ...row.headers },
      // Bytes, so that fetch adds no content type of its own.
      ...(row.body === undefined ? {} : { body: Buffer.from(row.body) }),
    });
    return { response, text: await response.text() };
  }

  it.each([...ENVELOPE, ...TYPES].map((row) => [row.what, row] as const))(
    '%s is refused',
    async (_what, row) => {
      const before = gateway.identity.received(signIn).length;
      const { response, text } = await ask(row);
      expect({ status: response.status, text }).toEqual({
        status: row.status,
        text: expect.not.stringMatching(INSIDES),
      });
      const problem = JSON.parse(text) as Record<string, unknown>;
      expect(problem).toMatchObject({
        IsSuccessful: false,
        Code: expect.any(String),
        Message: expect.any(String),
      });
      expect(problem['RequestId']).toBe(response.headers.get('x-request-id'));
      if (row.names !== undefined) expect(problem['Message']).toContain(row.names);
      expect(gateway.identity.received(signIn)).toHaveLength(before);
    },
  );

  it('drops unknown fields and prototype tricks, and counts the last of a doubled key', async () => {
    const body = `{"Email":"first@b.org","Email":"ana@example.org","Password":"GoalwrightDemo1","IsAdmin":true,
      "__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}`;
    const { response } = await ask({ body });
    expect(response.status).toBe(200);
    expect(gateway.identity.received(signIn).at(-1)).toEqual({
      email: 'ana@example.org',
      password: 'GoalwrightDemo1',
      clientIp: '127.0.0.1',
    });
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });

  it('mends half an emoji in a text that is kept', async () => {
    const { response } = await ask({ body: login({ Password: 'pass\ud800word' }) });
    expect(response.status).toBe(200);
    expect(gateway.identity.received(signIn).at(-1)?.password).toBe('pass\ufffdword');
  });

  it('takes the address of the line, whatever a header claims', async () => {
    await ask({
      body: login({}),
      headers: { 'X-Forwarded-For': '6.6.6.6', 'X-Real-IP': '6.6.6.6', Forwarded: 'for=6.6.6.6' },
    });
    expect(gateway.identity.received(signIn).at(-1)?.clientIp).toBe('127.0.0.1');
  });

  it('keeps a request id only where it has the form of one', async () => {
    const given = await ask({ body: login({}), headers: { 'x-request-id': 'abcd-1234_EF' } });
    expect(given.response.headers.get('x-request-id')).toBe('abcd-1234_EF');
    const forged = await ask({ body: login({}), headers: { 'x-request-id': 'a {"level":"error"}' } });
    expect(forged.response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('reports the flags of a refused call as false', async () => {
    const { text } = await ask({
      path: '/api/v1/signup/validate/email/code',
      body: JSON.stringify({ Email: 'a@b.org', EmailCode: '000000' }),
    });
    expect(JSON.parse(text)).toMatchObject({
      IsSuccessful: false,
      IsEmailCodeValid: false,
      Code: 'identity.email-code-invalid',
    });
  });

  it.each(['identity.code-wait', 'identity.code-limit'] as const)(
    'says when to ask again: %s',
    async (code) => {
      gateway.identity.answers(sendSignupCode, () => {
        throw new DomainError(code, { retryAfterSeconds: 42 });
      });
      const { response, text } = await ask({
        path: '/api/v1/signup/send/email/code',
        body: JSON.stringify({ Email: 'a@b.org' }),
      });
      expect(response.status).toBe(429);
      expect(response.headers.get('retry-after')).toBe('42');
      expect(JSON.parse(text)).toMatchObject({ IsSuccessful: false, DidEmailCodeSend: false, Code: code });
    },
  );

  it('opens a sealed body, for the address it was sealed for', async () => {
    const sealed = await sealBody(BODY_KEY, LOGIN, login({}));
    expect((await ask({ body: JSON.stringify(sealed) })).response.status).toBe(200);
    expect(
      (await ask({ path: '/api/v1/signup/register', body: JSON.stringify(sealed) })).response.status,
    ).toBe(400);
  });

  it.each([
    [
      'a flipped bit',
      (payload: Buffer) => {
        payload.writeUInt8(payload.readUInt8(20) ^ 1, 20);
        return payload;
      },
    ],
    ['a tag of 15 bytes', (payload: Buffer) => payload.subarray(0, -1)],
    ['an IV of 11 bytes', (payload: Buffer) => payload.subarray(1)],
    ['no ciphertext', (payload: Buffer) => Buffer.concat([payload.subarray(0, 12), payload.subarray(-16)])],
    ['nothing', () => Buffer.alloc(0)],
  ])('answers a sealed body with %s like malformed JSON', async (_fault, spoil) => {
    const sealed = await sealBody(BODY_KEY, LOGIN, login({}));
    const spoiled = spoil(Buffer.from(sealed.BodyPayload, 'base64')).toString('base64');
    const { text } = await ask({ body: JSON.stringify({ BodyPayload: spoiled }) });
    const malformed = await ask({ body: '{' });
    const withoutId = (answer: string) => ({ ...(JSON.parse(answer) as object), RequestId: '' });
    expect(withoutId(text)).toEqual(withoutId(malformed.text));
  });

  it('answers a sealed body that holds no JSON like malformed JSON', async () => {
    const sealed = await sealBody(BODY_KEY, LOGIN, 'not json');
    expect((await ask({ body: JSON.stringify(sealed) })).response.status).toBe(400);
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['an unknown method', 'FROB / HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      'two lengths',
      `POST ${LOGIN} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
    ],
    [
      'a length and chunks',
      `POST ${LOGIN} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a header of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['TRACE', `TRACE ${LOGIN} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`],
  ])('answers %s with a refusal and goes on', async (_what, bytes) => {
    const answer = await new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(gateway.service.httpPort, '127.0.0.1', () => socket.write(bytes));
      socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
      socket
        .on('close', () => {
          resolve(received);
        })
        .on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toMatch(/ at \//);
  });
});
