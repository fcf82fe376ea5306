import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrateService } from '@goalwright/platform';
import { serviceDatabase, type ServiceDatabase } from '@goalwright/testing';
import pg from 'pg';
import { CreateDeliveries1763600000000 } from '../src/migrations/1763600000000-create-deliveries.js';
import { notificationsMigrations } from '../src/migrations.js';

let database: ServiceDatabase;
let admin: pg.Client;

beforeAll(async () => {
  database = await serviceDatabase({
    ...notificationsMigrations,
    migrations: [CreateDeliveries1763600000000],
  });
  admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query('set search_path to notifications');
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

describe('deliveries of before there were carriers', () => {
  it('wait and are settled as they were, under the new names', async () => {
    await admin.query(`
      insert into deliveries (kind, reference, state, channel, failure, settled_at) values
        ('code', gen_random_uuid(), 'accepted', null, null, null),
        ('code', gen_random_uuid(), 'sent', 'sms', null, now()),
        ('code', gen_random_uuid(), 'failed', null, 'code-is-over', now())`);
    await migrateService({
      adminUrl: database.adminUrl,
      rolePassword: 'test-role-password',
      service: notificationsMigrations,
    });
    const { rows } = await admin.query(
      'select state, channel, failure, takes, doubts from deliveries order by state',
    );
    expect(rows).toEqual([
      { state: 'failed', channel: null, failure: 'code-is-over', takes: 0, doubts: 0 },
      { state: 'pending', channel: null, failure: null, takes: 0, doubts: 0 },
      { state: 'sent', channel: 'sms', failure: null, takes: 0, doubts: 0 },
    ]);
  });

  it.each([
    [`update deliveries set state = 'accepted'`, 'deliveries_state_is_known'],
    [
      `update deliveries set state = 'sending', channel = 'sms', failure = null, settled_at = null`,
      'deliveries_sending_is_bounded',
    ],
    [`update deliveries set provider_code = 'to +1 213 555 0142'`, 'deliveries_provider_code_is_short'],
    [
      `update deliveries set state = 'bounced', channel = 'sms', failure = null, settled_at = now()`,
      'deliveries_failed_say_why',
    ],
    [
      `update deliveries set state = 'sent', channel = null, failure = null, settled_at = now()`,
      'deliveries_sent_have_a_channel',
    ],
  ])('cannot be brought to: %s', async (sql, constraint) => {
    await expect(admin.query(sql)).rejects.toMatchObject({ constraint });
  });
});
