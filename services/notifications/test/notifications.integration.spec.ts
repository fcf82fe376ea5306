import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { EventContract, JobContract, Sent } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import {
  type CodePurpose,
  codeRequested,
  readCodeMessage,
  readContact,
} from '@goalwright/contracts/identity';
import {
  deliverMessage,
  readOutbox,
  recordMailReport,
  recordTextReport,
} from '@goalwright/contracts/notifications';
import { cents, CodeId, EmailAddress, UserId } from '@goalwright/contracts/values';
import { depositCompleted } from '@goalwright/contracts/wallet';
import { Calls, Outbox } from '@goalwright/messaging';
import { ConfigError, loadConfig, type RunningService, startService } from '@goalwright/platform';
import {
  eventually,
  type FakeService,
  serviceDatabase,
  type ServiceDatabase,
  startFakeService,
} from '@goalwright/testing';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { NotificationsConfig } from '../src/config.js';
import { Deliveries } from '../src/deliveries/deliveries.js';
import { notificationsMigrations } from '../src/migrations.js';
import { NotificationsModule } from '../src/notifications.module.js';
import { DevelopmentOutbox } from '../src/development-outbox/development-outbox.js';

jest.setTimeout(60_000);

const CALL_SECRET = 'only-for-tests-only-for-tests-only-for-tests';

let database: ServiceDatabase;
let admin: pg.Client;
let identity: FakeService;
let service: RunningService;
let calls: Calls;

beforeAll(async () => {
  database = await serviceDatabase(notificationsMigrations);
  admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query('set search_path to notifications');
  identity = await startFakeService('identity', CALL_SECRET);
  const env = {
    MODE: 'trial',
    LOG_LEVEL: 'silent',
    CALL_SECRET,
    DATABASE_URL: database.appUrl(notificationsMigrations.role),
    IDENTITY_ADDRESS: `${identity.host}:${String(identity.port)}`,
  };
  service = await startService(
    {
      name: 'notifications',
      config: NotificationsConfig,
      module: (config) => NotificationsModule.forConfig(config),
    },
    { env },
  );
  const port = service.callsPort;
  calls = new Calls({ callSecret: CALL_SECRET, neighbors: { notifications: { host: '127.0.0.1', port } } });
});
afterAll(async () => {
  calls.close();
  await service.stop();
  identity.stop();
  await admin.end();
  await database.drop();
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Events and jobs reach the service through a queue, as in life; the sender's outbox is borrowed from it. */
async function say<Contract extends EventContract | JobContract>(
  contract: Contract,
  payload: Sent<Contract['payload']>,
) {
  const { app } = service;
  await app.get(DataSource).transaction((manager) => app.get(Outbox).add(manager, contract, payload));
}

const outboxOf = async (to: string | null) => (await calls.call(readOutbox, { to })).messages;

async function deliveryOf(reference: string) {
  const sql = 'select id, state, channel, failure from deliveries where reference = $1';
  const { rows } = await admin.query<{ id: string; state: string; channel: string; failure: string }>(sql, [
    reference,
  ]);
  return rows;
}

function aCodeMessage(change: { purpose?: CodePurpose; channel?: 'email' | 'sms'; to?: string } = {}) {
  const {
    purpose = 'signup-email',
    channel = 'email',
    to = `person-${randomUUID()}@school.example`,
  } = change;
  return { channel, to, purpose, firstName: 'María', code: '012345', minutesValid: 30 };
}

describe('a code', () => {
  it('is mailed with the text that identity tells at delivery, and lies in no queue', async () => {
    const message = aCodeMessage();
    identity.answers(readCodeMessage, () => ({ message }));
    const codeId = CodeId.parse(randomUUID());
    await say(codeRequested, { codeId });
    const kept = await eventually(async () => {
      const messages = await outboxOf(message.to.toUpperCase());
      expect(messages).toHaveLength(1);
      return messages[0];
    });
    expect(kept).toMatchObject({
      channel: 'email',
      to: message.to,
      subject: 'Your Goalwright code',
      code: '012345',
    });
    expect(kept?.text).toContain('012345');
    expect(Date.now() - Date.parse(kept?.createdOn ?? '')).toBeLessThan(30_000);
    expect(identity.received(readCodeMessage)).toContainEqual({ codeId });
    await eventually(async () => {
      expect(await deliveryOf(codeId)).toEqual([
        { id: expect.any(String), state: 'sent', channel: 'email', failure: null },
      ]);
    });
    const queued = await admin.query<{ row: string }>(
      'select o::text as row from outbox o union all select j::text from bullmq.job j',
    );
    const words = queued.rows.map(({ row }) => row).join('\n');
    expect(words).toContain(codeId);
    for (const secret of [message.code, message.to, message.firstName])
      expect(words).not.toContain(`"${secret}"`);
  });

  it('is texted, and found by any way to write the number', async () => {
    identity.answers(readCodeMessage, () => ({
      message: aCodeMessage({ channel: 'sms', purpose: 'signup-sms', to: '2135550142' }),
    }));
    await say(codeRequested, { codeId: CodeId.parse(randomUUID()) });
    await eventually(async () => {
      expect(await outboxOf('+1 (213) 555-0142')).toMatchObject([
        { channel: 'sms', to: '2135550142', code: '012345' },
      ]);
    });
  });

  it('is sent once when it is asked for twice and delivered ten times at once', async () => {
    const message = aCodeMessage();
    identity.answers(readCodeMessage, () => ({ message }));
    const codeId = CodeId.parse(randomUUID());
    await Promise.all([say(codeRequested, { codeId }), say(codeRequested, { codeId })]);
    const [delivery] = await eventually(async () => {
      const found = await deliveryOf(codeId);
      expect(found).toMatchObject([{ state: 'sent' }]);
      return found;
    });
    const deliveryId = delivery?.id ?? '';
    const asked = identity.received(readCodeMessage).length;
    await service.app.get(Deliveries).deliver(deliveryId, AbortSignal.timeout(5000));
    expect(identity.received(readCodeMessage)).toHaveLength(asked);
    await admin.query(`update deliveries set state = 'pending', settled_at = null where id = $1`, [
      deliveryId,
    ]);
    await Promise.all(Array.from({ length: 10 }, () => say(deliverMessage, { deliveryId })));
    await eventually(async () => {
      expect(await deliveryOf(codeId)).toMatchObject([{ state: 'sent' }]);
    });
    expect(await outboxOf(message.to)).toHaveLength(1);
  });

  it('is not sent any more once it is over', async () => {
    identity.answers(readCodeMessage, () => ({ message: null }));
    const codeId = CodeId.parse(randomUUID());
    await say(codeRequested, { codeId });
    await eventually(async () => {
      expect(await deliveryOf(codeId)).toMatchObject([
        { state: 'failed', failure: 'code-is-over', channel: null },
      ]);
    });
  });

  it('waits for identity to be back', async () => {
    const message = aCodeMessage();
    let isDown = true;
    identity.answers(readCodeMessage, () => {
      if (isDown) throw new DomainError('service.unavailable');
      return { message };
    });
    const codeId = CodeId.parse(randomUUID());
    const asked = identity.received(readCodeMessage).length;
    await say(codeRequested, { codeId });
    await eventually(() => {
      expect(identity.received(readCodeMessage).length).toBeGreaterThan(asked);
    });
    expect(await deliveryOf(codeId)).toMatchObject([{ state: 'pending' }]);
    isDown = false;
    await eventually(async () => {
      expect(await outboxOf(message.to)).toHaveLength(1);
    });
  });
});

describe('a deposit', () => {
  it('is confirmed with a receipt, once', async () => {
    const email = EmailAddress.parse(`payer-${randomUUID()}@school.example`);
    identity.answers(readContact, () => ({ contact: { email, firstName: 'Dana' } }));
    const deposit = { depositId: randomUUID(), userId: UserId.parse(randomUUID()), amountCents: cents(2550) };
    await Promise.all([say(depositCompleted, deposit), say(depositCompleted, deposit)]);
    await eventually(async () => {
      expect(await deliveryOf(deposit.depositId)).toMatchObject([{ state: 'sent', channel: 'email' }]);
    });
    const [receipt, ...others] = await outboxOf(email);
    expect(others).toEqual([]);
    expect(receipt?.text).toContain('$25.50');
    expect(receipt?.text).toContain(deposit.depositId);
    expect(receipt?.code).toBe('');
  });

  it('of somebody who is gone is not written to', async () => {
    identity.answers(readContact, () => ({ contact: null }));
    const deposit = { depositId: randomUUID(), userId: UserId.parse(randomUUID()), amountCents: cents(2000) };
    await say(depositCompleted, deposit);
    await eventually(async () => {
      expect(await deliveryOf(deposit.depositId)).toMatchObject([
        { state: 'failed', failure: 'nobody-to-write-to' },
      ]);
    });
  });
});

describe('a delivery whose job was lost', () => {
  it('is queued again after a while, and given up after a day', async () => {
    const message = aCodeMessage();
    identity.answers(readCodeMessage, () => ({ message }));
    const [lost, hopeless, fresh] = [randomUUID(), randomUUID(), randomUUID()];
    await admin.query(
      `insert into deliveries (kind, reference, created_at, queued_at) values
         ('code', $1, now(), now() - interval '6 minutes'),
         ('code', $2, now() - interval '25 hours', now() - interval '6 minutes'),
         ('code', $3, now(), now())`,
      [lost, hopeless, fresh],
    );
    expect(await service.app.get(Deliveries).recover()).toBe(1);
    await eventually(async () => {
      expect(await deliveryOf(lost)).toMatchObject([{ state: 'sent' }]);
    });
    expect(await deliveryOf(hopeless)).toMatchObject([{ state: 'failed', failure: 'gave-up' }]);
    expect(await deliveryOf(fresh)).toMatchObject([{ state: 'pending' }]);
  });
});

describe('the outbox', () => {
  it('lists the newest first, at most a hundred', async () => {
    const outbox = service.app.get(DevelopmentOutbox);
    const to = `many-${randomUUID()}@school.example`;
    const { rows } = await admin.query<{ id: string }>(
      `insert into deliveries (kind, reference) select 'code', gen_random_uuid() from generate_series(1, 105) returning id`,
    );
    for (const [index, { id: deliveryId }] of rows.entries()) {
      const subject = String(index);
      await outbox.keep({ deliveryId, channel: 'email', to, subject, text: 'text', html: '', code: '' });
    }
    const subjects = (await outboxOf(to)).map(({ subject }) => Number(subject));
    expect(subjects).toEqual(Array.from({ length: 100 }, (_, index) => 104 - index));
    expect((await outboxOf(null))[0]?.to).toBe(to);
    expect(await outboxOf('nobody@school.example')).toEqual([]);
  });

  it('does not exist in production', async () => {
    const config = {
      ...loadConfig(NotificationsConfig, { DATABASE_URL: 'postgres://nowhere/none' }),
      MODE: 'production',
    } as const;
    const outbox = new DevelopmentOutbox(service.app.get(DataSource), config);
    await expect(outbox.read(null)).rejects.toMatchObject({ code: 'request.not-found' });
  });
});

describe("the carriers' reports", () => {
  it("are nobody's where mail ends in the outbox", async () => {
    const signed = { body: '[]', signature: 'x' };
    const deliveryId = randomUUID();
    await expect(calls.call(recordMailReport, { ...signed, timestamp: '1' })).rejects.toMatchObject({
      code: 'request.not-found',
    });
    await expect(calls.call(recordTextReport, { ...signed, deliveryId })).rejects.toMatchObject({
      code: 'request.not-found',
    });
  });
});

describe('production', () => {
  const complete = {
    MODE: 'production',
    DATABASE_URL: 'postgres://nowhere/none',
    CALL_SECRET,
    PUBLIC_URL: 'https://goalwright.example/',
    SENDGRID_API_KEY: 'SG.one.two',
    SENDGRID_WEBHOOK_KEY: 'MFkwEwYHKoZIzj0CAQY=',
    EMAIL_FROM: 'hello@school.example',
    TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
    TWILIO_AUTH_TOKEN: '0123456789abcdef0123456789abcdef',
    SMS_FROM: '+12135550100',
  };
  const faultsOf = (environment: Record<string, string>): string[] => {
    try {
      loadConfig(NotificationsConfig, environment);
      return [];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      return error.faults.map((fault) => fault.split(':')[0] ?? '').sort();
    }
  };

  it('does not start without its carriers, and names all that is missing', async () => {
    const { MODE, DATABASE_URL, EMAIL_FROM } = complete;
    expect(faultsOf({ MODE, DATABASE_URL, EMAIL_FROM })).toEqual([
      'CALL_SECRET',
      'PUBLIC_URL',
      'SENDGRID_API_KEY',
      'SENDGRID_WEBHOOK_KEY',
      'SMS_FROM',
      'TWILIO_ACCOUNT_SID',
      'TWILIO_AUTH_TOKEN',
    ]);
    const { SMS_FROM: _, ...env } = complete;
    const definition = {
      name: 'notifications',
      config: NotificationsConfig,
      module: (config: NotificationsConfig) => NotificationsModule.forConfig(config),
    };
    await expect(startService(definition, { env })).rejects.toThrow(ConfigError);
  });

  it('takes them all', () => {
    expect(faultsOf(complete)).toEqual([]);
    expect(faultsOf({ ...complete, SMS_FROM: `MG${'0a'.repeat(16)}` })).toEqual([]);
    expect(loadConfig(NotificationsConfig, complete).PUBLIC_URL).toBe('https://goalwright.example');
  });

  it.each([
    ['PUBLIC_URL', 'http://goalwright.example'],
    ['SENDGRID_API_KEY', 'a-key-of-something-else'],
    ['SENDGRID_WEBHOOK_KEY', '-----BEGIN PUBLIC KEY-----'],
    ['SENDGRID_BASE_URL', 'http://api.sendgrid.example'],
    ['TWILIO_BASE_URL', 'http://127.0.0.1.evil.example'],
    ['TWILIO_ACCOUNT_SID', 'SK123'],
    ['TWILIO_AUTH_TOKEN', 'short'],
    ['SMS_FROM', '2135550100'],
    ['EMAIL_FROM', 'Goalwright'],
    ['SMS_PER_DAY', '0'],
  ])('does not start with %s = %s', (name, value) => {
    expect(faultsOf({ ...complete, [name]: value })).toEqual([name]);
  });
});
