import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { request, type IncomingHttpHeaders } from 'node:http';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { apiCalls } from '@goalwright/contracts/api/all';
import { API_PREFIX } from '@goalwright/contracts/api/define';
import { PublicConfig } from '@goalwright/contracts/api/public-config';
import { login } from '@goalwright/contracts/api/sign-in';
import { STRIPE_WEBHOOK_PATH } from '@goalwright/contracts/api/wallet';
import { DomainError } from '@goalwright/contracts/errors';
import * as identity from '@goalwright/contracts/identity';
import { readOutbox } from '@goalwright/contracts/notifications';
import { readBalance, receiveStripeEvent } from '@goalwright/contracts/wallet';
import { loadConfig } from '@goalwright/platform';
import { GatewayConfig } from '../src/config.js';
import { aBalance, type GatewayUnderTest, startGateway } from './gateway-under-test.js';

jest.setTimeout(60_000);

const SECURITY_HEADERS = {
  'content-security-policy': expect.stringContaining("object-src 'none'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
};

interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: Record<string, { schema: { properties?: object } }> };
        responses: Record<string, { content?: Record<string, { schema: { properties?: object } }> }>;
      }
    >
  >;
}

describe('the site around the calls', () => {
  let gateway: GatewayUnderTest;
  const credentials = { Email: 'ana@example.org', Password: 'GoalwrightDemo1' };
  beforeAll(async () => {
    gateway = await startGateway({ CORS_ORIGINS: 'https://app.example.org' });
  });
  afterAll(() => gateway.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(gateway.origin + path, { headers });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(gateway.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('documents request and reply of every public call', async () => {
    const docs = (await (await get('/api/docs-json')).json()) as OpenApi;
    for (const call of apiCalls) {
      const operation = docs.paths[`${API_PREFIX}${call.path}`]?.['post'];
      const type = call.body === 'json' ? 'application/json' : 'multipart/form-data';
      const request = operation?.requestBody?.content[type]?.schema.properties ?? {};
      const reply = operation?.responses['200']?.content?.['application/json']?.schema.properties ?? {};
      expect({ path: call.path, request: Object.keys(request), reply: Object.keys(reply) }).toEqual({
        path: call.path,
        request: expect.arrayContaining(Object.keys((call.request as unknown as { shape: object }).shape)),
        reply: expect.arrayContaining(Object.keys((call.reply as unknown as { shape: object }).shape)),
      });
    }
    expect(docs.paths['/api/v1/generations/{id}/events']).toBeDefined();
    expect((await get('/api/docs')).status).toBe(200);
  });

  it.each([
    ['a page', '/', 200],
    ['the settings', '/config.json', 200],
    ['a lost page', '/nope', 404],
    ['a lost call', '/api/v1/nope', 404],
    ['a method that is not allowed', `${API_PREFIX}${login.path}`, 405],
    ['an address that cannot be read', '/api/%zz', 400],
    ['the outbox', '/dev/outbox', 200],
    ['health', '/health/live', 200],
  ])('puts the security headers on %s', async (_what, path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(SECURITY_HEADERS);
  });

  it('puts them on what is too large, of a wrong type, and on our own faults', async () => {
    gateway.identity.answers(identity.register, () => {
      throw new TypeError('select * from secrets at /srv/x.ts:1');
    });
    const person = { FirstName: 'Ana', LastName: 'Ruiz', PhoneNumber: '5105550100', ...credentials };
    const responses = [
      await post(`${API_PREFIX}${login.path}`, 'x'.repeat(3_000_000)),
      await fetch(gateway.origin + API_PREFIX + login.path, { method: 'POST', body: 'x' }),
      await post(`${API_PREFIX}/signup/register`, person),
    ];
    expect(responses.map((response) => response.status)).toEqual([413, 415, 500]);
    for (const response of responses) {
      expect(Object.fromEntries(response.headers)).toMatchObject(SECURITY_HEADERS);
      expect(await response.text()).not.toMatch(/secrets|srv|TypeError/);
    }
  });

  it('lets pages of listed origins in, and no others', async () => {
    const asked = await Promise.all(
      ['https://app.example.org', 'https://evil.example.org'].map((Origin) =>
        post(`${API_PREFIX}${login.path}`, credentials, { Origin }),
      ),
    );
    expect(asked.map((response) => response.headers.get('access-control-allow-origin'))).toEqual([
      'https://app.example.org',
      null,
    ]);
  });

  it('tells a browser of a lost page in words, and a program in JSON', async () => {
    const page = await get('/nope', { Accept: 'text/html' });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('There is nothing at this address.');
    expect((await get('/api/nope', { Accept: 'text/html' })).headers.get('content-type')).toContain(
      'application/json',
    );
  });

  it('publishes settings and no secret', async () => {
    const settings = PublicConfig.parse(await (await get('/config.json')).json());
    expect(settings).toMatchObject({
      Mode: 'embedded',
      PricePerAreaCents: 200,
      MinimumBalanceCents: 1000,
      StripePublishableKey: null,
    });
  });

  it('measures by route pattern and status', async () => {
    await get('/metrics-probe-that-is-lost');
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/http_request_duration_seconds_count\{route="\/config.json",status="200"\} \d+/);
    expect(metrics).not.toContain('metrics-probe-that-is-lost');
  });

  it('shows the outbox with every text escaped, and filters by address', async () => {
    gateway.notifications.answers(readOutbox, () => ({
      messages: [
        {
          channel: 'email' as const,
          to: 'a@b.org',
          subject: '<img src=x onerror=alert(1)>',
          text: `<b>"123456"</b> & '`,
          code: '123456',
          createdOn: '2026-11-20T12:00:00.000Z',
        },
      ],
    }));
    const page = await (await get('/dev/outbox')).text();
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).toContain('&lt;b&gt;&quot;123456&quot;&lt;/b&gt; &amp; &#39;');
    expect(page).not.toContain('<img');
    const list: unknown = await (await get('/dev/outbox.json?to=a@b.org')).json();
    expect(list).toMatchObject([{ to: 'a@b.org', code: '123456' }]);
    expect(gateway.notifications.received(readOutbox).at(-1)).toEqual({ to: 'a@b.org' });
    expect((await get('/dev/outbox.json?to=a&to=b')).status).toBe(400);
  });

  it('hands a webhook to the wallet byte by byte, with its signature and nothing else', async () => {
    const body = '{ "b" : 1.0,\n  "a": "\\u00e9 é", "__proto__": {} }';
    const response = await fetch(`${gateway.origin}${STRIPE_WEBHOOK_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': 't=1,v1=2' },
      body,
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ received: true });
    expect(gateway.wallet.received(receiveStripeEvent).at(-1)).toEqual({ body, signature: 't=1,v1=2' });
  });

  it('refuses a webhook without a signature, or that is no JSON, before the wallet hears of it', async () => {
    const before = gateway.wallet.received(receiveStripeEvent).length;
    const unsigned = await post(STRIPE_WEBHOOK_PATH, {});
    expect(unsigned.status).toBe(400);
    expect(await unsigned.json()).toMatchObject({ Code: 'wallet.webhook-unsigned' });
    const form = await fetch(`${gateway.origin}${STRIPE_WEBHOOK_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain', 'Stripe-Signature': 't=1,v1=2' },
      body: '{}',
    });
    expect(form.status).toBe(400);
    expect(gateway.wallet.received(receiveStripeEvent)).toHaveLength(before);
  });

  it('tells the card provider to try again while the wallet cannot be reached', async () => {
    gateway.wallet.answers(receiveStripeEvent, () => {
      throw new DomainError('wallet.card-service-unreachable');
    });
    const response = await fetch(`${gateway.origin}${STRIPE_WEBHOOK_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': 't=1,v1=2' },
      body: '{}',
    });
    expect(response.status).toBe(503);
    gateway.wallet.answers(receiveStripeEvent, () => ({}));
  });

  it('carries on what a neighbor asks for: how long to wait, and public facts', async () => {
    gateway.identity.answers(identity.signIn, () => {
      throw new DomainError('identity.sign-in-limited', { retryAfterSeconds: 17 });
    });
    const limited = await post(`${API_PREFIX}${login.path}`, credentials);
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('17');
  });

  it('validates a token with 200 in every case, also while the wallet is down', async () => {
    const url = `${API_PREFIX}/users/token/validate`;
    for (const body of [
      {},
      { USToken: 'dead' },
      { USToken: 7 },
      { USToken: ['a'] },
      { USToken: 'x'.repeat(9999) },
    ]) {
      const response = await post(url, body);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ IsSuccessful: true, Message: '', IsUserTokenValid: false });
    }
    gateway.wallet.answers(readBalance, () => {
      throw new DomainError('service.draining');
    });
    const valid = await post(url, { USToken: gateway.signIn() });
    expect(await valid.json()).toEqual({ IsSuccessful: true, Message: '', IsUserTokenValid: true });
    gateway.wallet.answers(readBalance, () => aBalance(1000));
  });
});

describe('a gateway whose neighbors are gone', () => {
  it('says so in JSON, with a time to come back', async () => {
    const gateway = await startGateway();
    for (const fake of [gateway.identity, gateway.wallet, gateway.generator, gateway.notifications])
      fake.stop();
    const response = await fetch(`${gateway.origin}${API_PREFIX}${login.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ Email: 'a@b.org', Password: 'x' }),
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(await response.json()).toMatchObject({ IsSuccessful: false, Code: 'service.unavailable' });
    expect((await fetch(`${gateway.origin}/health/live`)).status).toBe(200);
    await gateway.stop();
  });
});

describe('what pages may load from the card provider', () => {
  const policyOf = async (env: Record<string, string>): Promise<string> => {
    const gateway = await startGateway(env);
    const response = await fetch(`${gateway.origin}/config.json`);
    const { StripePublishableKey } = PublicConfig.parse(await response.json());
    expect(StripePublishableKey).toBe(env['STRIPE_PUBLISHABLE_KEY'] ?? null);
    await gateway.stop();
    return response.headers.get('content-security-policy') ?? '';
  };

  it('is nothing while there is none', async () => {
    const policy = await policyOf({});
    expect(policy).not.toContain('stripe');
    expect(policy).toContain("frame-src 'none'");
  });

  it('is its scripts, frames, calls and pictures, and nothing else of the policy is softer', async () => {
    const policy = await policyOf({ STRIPE_PUBLISHABLE_KEY: 'pk_test_of_a_test' });
    const directives = Object.fromEntries(
      policy.split('; ').map((directive) => [directive.split(' ', 1)[0] ?? '', directive] as const),
    );
    expect(directives['script-src']).toContain('https://js.stripe.com');
    expect(directives['frame-src']).toContain('https://checkout.stripe.com');
    expect(directives['frame-src']).toContain('https://hooks.stripe.com');
    expect(directives['connect-src']).toContain('https://api.stripe.com');
    expect(directives['img-src']).toContain('https://*.stripe.com');
    for (const name of [
      'default-src',
      'style-src',
      'font-src',
      'object-src',
      'base-uri',
      'form-action',
      'frame-ancestors',
    ])
      expect(directives[name]).not.toContain('stripe');
    expect(policy).not.toContain('unsafe');
  });

  it('is not decided by a secret key put there by mistake', () => {
    const settings = { BLOB_DATABASE_URL: 'postgres://x@y/z', STRIPE_PUBLISHABLE_KEY: 'sk_test_by_mistake' };
    expect(() => loadConfig(GatewayConfig, settings)).toThrow(/STRIPE_PUBLISHABLE_KEY/);
  });
});

describe('a gateway in production', () => {
  it('does not start without the key that its pages charge cards with, or with a test key', async () => {
    const secret = 'a-secret-of-production-with-enough-letters';
    for (const keys of [{}, { STRIPE_PUBLISHABLE_KEY: 'pk_test_of_a_test' }]) {
      const settings = {
        MODE: 'production',
        BLOB_SECRET: secret,
        CALL_SECRET: secret,
        BLOB_DATABASE_URL: 'postgres://x@y/z',
      };
      expect(() => loadConfig(GatewayConfig, { ...settings, ...keys })).toThrow(/STRIPE_PUBLISHABLE_KEY/);
    }
  });

  it('has no development pages, and asks browsers for TLS', async () => {
    const secret = 'a-secret-of-production-with-enough-letters';
    const gateway = await startGateway({
      MODE: 'production',
      BLOB_SECRET: secret,
      STRIPE_PUBLISHABLE_KEY: 'pk_live_of_a_test',
    });
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/test-checkout/pay']) {
      expect((await fetch(gateway.origin + path)).status).toBe(404);
    }
    const page = await fetch(gateway.origin);
    expect(page.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(await page.text()).not.toContain('/dev/outbox');
    await gateway.stop();
  });
});

describe('a gateway with the web app built', () => {
  const PAGE =
    '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__"></script>';
  let root: string;
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'web-'));
    await mkdir(join(root, 'assets'));
    await mkdir(join(root, 'documents'));
    await writeFile(join(root, 'index.html'), PAGE);
    await writeFile(join(root, 'assets', 'app-1a2b.js'), 'export {};');
    await writeFile(join(root, 'assets', 'app-1a2b.js.br'), brotliCompressSync('export {};'));
    await writeFile(join(root, 'assets', 'app-1a2b.js.gz'), gzipSync('export {};'));
    await writeFile(join(root, 'assets', 'plain-3c4d.css'), 'a{}');
    await writeFile(join(root, 'robots.txt'), 'User-agent: *');
    await writeFile(join(root, 'documents', 'terms-of-use.pdf'), '%PDF-1.7');
    gateway = await startGateway({ WEB_ROOT: root });
  });
  afterAll(async () => {
    await gateway.stop();
    await rm(root, { recursive: true });
  });

  /** Without fetch's own unpacking, so that what travels can be looked at. */
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      request(gateway.origin + path, { headers }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(pieces),
          });
        });
      })
        .on('error', reject)
        .end();
    });
  const directive = (csp: unknown, name: string) =>
    String(csp)
      .split('; ')
      .find((part) => part.startsWith(`${name} `));

  it.each(['/', '/home', '/registration/verify?user=ana@example.org', '/index.html', '/dev/components'])(
    'answers %s with the app, never from a cache',
    async (path) => {
      const page = await get(path, { Accept: 'text/html' });
      expect(page.status).toBe(200);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
        'x-frame-options': 'DENY',
      });
      expect(page.body.toString()).toMatch(/^<!doctype html>/);
    },
  );

  it.each([
    '/assets/gone.js',
    '/favicon.png',
    '/api/v1/nope',
    '/dev/other',
    '/metrics/x',
    '/..%2f..%2fpackage.json',
  ])('answers %s with 404, although nothing else is there', async (path) => {
    const lost = await get(path);
    expect(lost.status).toBe(404);
    expect(directive(lost.headers['content-security-policy'], 'script-src')).toBe("script-src 'self'");
  });

  it('gives each page a nonce of its own, and lets nothing in without it', async () => {
    const pages = await Promise.all([get('/'), get('/')]);
    const nonces = pages.map(({ headers, body }) => {
      const csp = String(headers['content-security-policy']);
      const nonce = /'nonce-([A-Za-z0-9+/]{22}==)'/.exec(csp)?.[1] ?? 'none';
      expect(directive(csp, 'script-src')).toBe(`script-src 'self' 'nonce-${nonce}'`);
      expect(directive(csp, 'style-src')).toBe(`style-src 'self' 'nonce-${nonce}'`);
      expect(directive(csp, 'font-src')).toBe("font-src 'self'");
      expect(csp).not.toContain('unsafe');
      expect(body.toString()).toBe(PAGE.replaceAll('__CSP_NONCE__', nonce));
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it.each([
    ['gzip, deflate, br', 'gzip'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'gzip'],
    ['*', 'gzip'],
    ['br', undefined],
    ['gzip;q=0', undefined],
    ['gzip; q=0.000, br', undefined],
    ['', undefined],
  ])('packs the page for who takes %j as %s', async (accepted, encoding) => {
    const page = await get('/home', { 'Accept-Encoding': accepted });
    expect(page.headers['content-encoding']).toBe(encoding);
    const body = encoding === 'gzip' ? gunzipSync(page.body) : page.body;
    expect(body.toString()).toMatch(/^<!doctype html>/);
    expect(page.headers['content-length']).toBe(String(page.body.length));
  });

  it('sends the packed sibling of a file, to be kept for good', async () => {
    const [br, gz, plain] = await Promise.all([
      get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, br' }),
      get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip' }),
      get('/assets/app-1a2b.js'),
    ]);
    expect([br, gz, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(brotliDecompressSync(br.body).toString()).toBe('export {};');
    expect(gunzipSync(gz.body).toString()).toBe('export {};');
    for (const { headers } of [br, gz, plain]) {
      expect(headers['content-type']).toMatch(/javascript/);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary).toMatch(/accept-encoding/i);
    }
    const css = await get('/assets/plain-3c4d.css', { 'Accept-Encoding': 'gzip, br' });
    expect([css.status, css.headers['content-encoding'], css.body.toString()]).toEqual([
      200,
      undefined,
      'a{}',
    ]);
    expect((await get('/assets/app-1a2b.js.br')).status).toBe(404);
  });

  it('shows documents in the browser, and asks anew for what keeps its name', async () => {
    expect((await get('/documents/terms-of-use.pdf')).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
      'cache-control': 'no-cache',
    });
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
  });
});
