import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { login } from '@goalwright/contracts/api/sign-in';
import { type GatewayUnderTest, startGateway } from './gateway-under-test.js';

jest.setTimeout(60_000);

describe('the gateway', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  it('signs in', async () => {
    const reply = await gateway.client.call(login, { Email: 'ana@example.org', Password: 'GoalwrightDemo1' });
    expect(reply).toEqual(1);
  });
  it('docs', async () => {
    for (const path of ['/api/docs-json', '/', '/nope', '/api/v1/nope', '/api/docs', '/health/ready', '/dev/outbox', '/config.json']) {
      const r = await fetch(gateway.origin + path);
      process.stderr.write(`${path} ${String(r.status)} ${JSON.stringify(Object.fromEntries(r.headers))} ${(await r.text()).slice(0, 600)}\n`);
    }
  });
});
