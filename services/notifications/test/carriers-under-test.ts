/** Notifications as in production: real clients, their carriers' fakes on this machine, every line of its log kept. */
import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { EventContract, JobContract, Sent } from '@goalwright/contracts/define';
import { codeRequested, readCodeMessage, readContact } from '@goalwright/contracts/identity';
import { readNotice } from '@goalwright/contracts/notifications';
import { CodeId } from '@goalwright/contracts/values';
import { Calls, Outbox } from '@goalwright/messaging';
import { type Environment, type RunningService, startService } from '@goalwright/platform';
import {
  type FakeService,
  FakeSendGrid,
  FakeTwilio,
  serviceDatabase,
  startFakeService,
} from '@goalwright/testing';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { NotificationsConfig } from '../src/config.js';
import { notificationsMigrations } from '../src/migrations.js';
import { NotificationsModule } from '../src/notifications.module.js';

const CALL_SECRET = 'a-call-secret-of-the-notifications-tests-0123456789';
export const PUBLIC_URL = 'https://goalwright.example';

export interface DeliveryRow {
  readonly id: string;
  readonly state: string;
  readonly channel: string | null;
  readonly failure: string | null;
  readonly provider_id: string | null;
  readonly provider_code: string | null;
  readonly takes: number;
  readonly doubts: number;
}

export interface CarriersUnderTest {
  readonly service: RunningService;
  readonly calls: Calls;
  readonly admin: pg.Client;
  readonly identity: FakeService;
  readonly sendGrid: FakeSendGrid;
  readonly twilio: FakeTwilio;
  readonly appUrl: string;
  /** Everything this process wrote so far, whoever wrote it. */
  written(): string;
  say<Contract extends EventContract | JobContract>(
    contract: Contract,
    payload: Sent<Contract['payload']>,
  ): Promise<void>;
  /** Asks for a code to be sent; identity tells its text and its address when asked. */
  sendCode(to: { channel: 'email' | 'sms'; to: string; code?: string; firstName?: string }): Promise<CodeId>;
  delivery(reference: string): Promise<DeliveryRow | undefined>;
  stop(): Promise<void>;
}

type CodeMessage = Sent<typeof readCodeMessage.reply>['message'];

export async function startCarriers(env: Environment = {}): Promise<CarriersUnderTest> {
  const out = keepOutput();
  const database = await serviceDatabase(notificationsMigrations);
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query('set search_path to notifications');
  const [identity, sendGrid, twilio] = await Promise.all([
    startFakeService('identity', CALL_SECRET),
    FakeSendGrid.start(),
    FakeTwilio.start(),
  ]);
  const appUrl = database.appUrl(notificationsMigrations.role);
  const service = await startService(
    {
      name: 'notifications',
      config: NotificationsConfig,
      module: (config) => NotificationsModule.forConfig(config),
    },
    {
      env: {
        MODE: 'production',
        LOG_LEVEL: 'trace',
        CALL_SECRET,
        DATABASE_URL: appUrl,
        IDENTITY_ADDRESS: `${identity.host}:${String(identity.port)}`,
        PUBLIC_URL,
        SENDGRID_API_KEY: sendGrid.apiKey,
        SENDGRID_WEBHOOK_KEY: sendGrid.webhookKey,
        SENDGRID_BASE_URL: sendGrid.url,
        EMAIL_FROM: 'hello@goalwright.example',
        TWILIO_ACCOUNT_SID: twilio.accountSid,
        TWILIO_AUTH_TOKEN: twilio.authToken,
        TWILIO_BASE_URL: twilio.url,
        SMS_FROM: '+12135550100',
        CARRIER_TIMEOUT_MS: '1000',
        DOUBT_WAIT_MS: '200',
        ...env,
      },
    },
  );
  const calls = new Calls({
    callSecret: CALL_SECRET,
    neighbors: { notifications: { host: '127.0.0.1', port: service.callsPort } },
  });
  const messages = new Map<string, CodeMessage>();
  identity.answers(readCodeMessage, ({ codeId }) => ({ message: messages.get(codeId) ?? null }));
  identity.answers(readNotice, () => ({ notice: null }));
  identity.answers(readContact, () => ({ contact: null }));
  const say: CarriersUnderTest['say'] = async (contract, payload) => {
    const { app } = service;
    await app.get(DataSource).transaction((manager) => app.get(Outbox).add(manager, contract, payload));
  };
  return {
    service,
    calls,
    admin,
    identity,
    sendGrid,
    twilio,
    appUrl,
    written: () => out.written.join(''),
    say,
    sendCode: async ({ channel, to, code = '012345', firstName = 'María' }) => {
      const codeId = CodeId.parse(randomUUID());
      const purpose = channel === 'email' ? 'signup-email' : 'signup-sms';
      messages.set(codeId, { channel, to, purpose, firstName, code, minutesValid: 30 });
      await say(codeRequested, { codeId });
      return codeId;
    },
    delivery: async (reference) => {
      const { rows } = await admin.query<DeliveryRow>(
        `select id, state, channel, failure, provider_id, provider_code, takes, doubts
         from deliveries where reference = $1`,
        [reference],
      );
      return rows[0];
    },
    stop: async () => {
      calls.close();
      await service.stop();
      identity.stop();
      await Promise.all([sendGrid.stop(), twilio.stop()]);
      await admin.end();
      await database.drop();
      out.release();
    },
  };
}

/** The logger writes to the process's own output, and so may a library: both are caught here and shown nowhere. */
function keepOutput(): { written: string[]; release(): void } {
  const written: string[] = [];
  const keep = (chunk: unknown): boolean => {
    written.push(String(chunk));
    return true;
  };
  const streams = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation(keep),
  );
  const consoles = (['log', 'warn', 'error', 'info', 'debug'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation((...said: unknown[]) => {
      written.push(said.map(String).join(' '));
    }),
  );
  return {
    written,
    release: () => {
      for (const spy of [...streams, ...consoles]) spy.mockRestore();
    },
  };
}
