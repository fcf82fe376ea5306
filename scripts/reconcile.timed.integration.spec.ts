/** Right books first, then each fault planted by hand: every rule must name what was planted, and nothing else. */
import { randomUUID } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeStripe, freshDatabase, serviceDatabase, type ServiceDatabase } from '@goalwright/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { generatorMigrations } from '../services/generator/src/migrations.js';
import { identityMigrations } from '../services/identity/src/migrations.js';
import { notificationsMigrations } from '../services/notifications/src/migrations.js';
import { type LedgerFault, walletFaults } from '../services/wallet/src/ledger/reconciliation.js';
import { walletMigrations } from '../services/wallet/src/migrations.js';
import { acrossServices } from './reconcile/across-services.ts';
import { atStripe, type PaidThere } from './reconcile/at-stripe.ts';
import { proveBooks, type Question } from './reconcile/report.ts';

jest.setTimeout(120_000);

const HOLD_AGE_MS_MAX = 15 * 60_000;
const ROOT = process.cwd();

let database: ServiceDatabase;
let admin: pg.Client;
let prover: pg.Client;

beforeAll(async () => {
  database = await serviceDatabase(
    identityMigrations,
    walletMigrations,
    notificationsMigrations,
    generatorMigrations,
  );
  [admin, prover] = [new pg.Client(database.adminUrl), new pg.Client(database.adminUrl)];
  for (const client of [admin, prover]) await client.connect();
  // Planting a fault means doing what triggers and foreign keys forbid.
  await admin.query('set search_path to wallet; set session_replication_role = replica');
});
afterAll(async () => {
  for (const client of [admin, prover]) await client.end();
  await database.drop();
});

afterEach(async () => {
  await admin.query(`
    truncate entry, account, deposit, reversal, person_grant, wallet.outbox, generator.outbox, identity.outbox,
      generator.generation, generator.area, identity.users cascade;
    create unique index if not exists entry_one_grant on entry (user_id) where kind = 'grant'`);
});

const own: Question[] = [(books) => walletFaults(books, { holdAgeMsMax: HOLD_AGE_MS_MAX }), acrossServices];
const prove = (questions: Question[] = own): Promise<LedgerFault[]> => proveBooks(prover, questions);

interface World {
  readonly userId: string;
  /** Two areas drafted and paid, the third failed and released. */
  readonly generationId: string;
  readonly depositId: string;
  readonly session: string;
}

/** A person an hour ago: verified, granted, thirty dollars paid by card of which five went back, one generation. */
async function aWorld(): Promise<World> {
  const [userId, generationId, depositId] = [randomUUID(), randomUUID(), randomUUID()];
  const session = `cs_test_${depositId.replaceAll('-', '')}`;
  await admin.query(
    `insert into identity.users (id, email, first_name, last_name, verified_at, created_at)
     values ($1, $2, 'Ana', 'Ruiz', now() - interval '1 hour', now() - interval '1 hour')`,
    [userId, `${userId}@example.org`],
  );
  const digest = (text: string) => `encode(sha256('${text}${userId}'), 'hex')`;
  await admin.query(`select grant_once($1, ${digest('e')}, ${digest('p')}, 1000)`, [userId]);
  await admin.query(`select open_deposit($1, $2, 'stripe', null, 10)`, [depositId, userId]);
  await admin.query('select fulfil_deposit($1, $2, $3, 3000, $4, true)', [
    session,
    depositId,
    userId,
    `pi_${depositId}`,
  ]);
  await admin.query(`select reverse_deposit($1, $2, 'return', 500)`, [`re_${depositId}`, `pi_${depositId}`]);
  await admin.query(`select post_holds($1, $2, array['area-0', 'area-1', 'area-2'], 200, false)`, [
    userId,
    generationId,
  ]);
  await admin.query(`select settle_holds($1, $2, array['area-0', 'area-1'])`, [userId, generationId]);
  await admin.query(
    `insert into generator.generation
       (id, user_id, request_hash, status, area_count, sealed_request, created_at, updated_at, finished_at)
     values ($1, $2, repeat('0', 64), 'completed', 3, '', now() - interval '1 hour', now() - interval '1 hour',
             now() - interval '1 hour')`,
    [generationId, userId],
  );
  await admin.query(
    `insert into generator.area (generation_id, position, status, sealed_goal)
     values ($1, 0, 'drafted', 'x'), ($1, 1, 'drafted', 'x'), ($1, 2, 'failed', null)`,
    [generationId],
  );
  await admin.query(`update deposit set created_at = now() - interval '1 hour' where id = $1`, [depositId]);
  return { userId, generationId, depositId, session };
}

const entry = (world: World, kind: string): string =>
  `(select min(id) from entry where user_id = '${world.userId}' and kind = '${kind}')`;
const message = (schema: string): string =>
  `insert into ${schema}.outbox (message_id, key, kind, name, payload, deliveries, request_id, run_after)
   values (gen_random_uuid(), gen_random_uuid(), 'event', 'a.fact', '{}', '[]', 'r', now() - interval '2 minutes')`;
/** An entry that fits every check of the schema, beside the function that should have written it. */
const anEntry = (world: World, kind: string, contra: string, sign: 1 | -1, key: string): string =>
  `insert into entry (user_id, seq, kind, amount_cents, posted_delta_cents, held_delta_cents, contra,
                      posted_after_cents, held_after_cents, idem_key, req_hash)
   select user_id, seq + 1, '${kind}', 100, ${String(sign)} * 100, 0, '${contra}',
          posted_cents + ${String(sign)} * 100, held_cents, '${key}', sha256('x')
     from account where user_id = '${world.userId}';
   update account set posted_cents = posted_cents + ${String(sign)} * 100, seq = seq + 1
    where user_id = '${world.userId}'`;

/** What is planted, and every rule that must name it. A fault in the books often breaks more than one rule. */
const FAULTS: [string, (world: World) => string, string[]][] = [
  [
    'an account with a dollar too much',
    (w) => `update account set posted_cents = posted_cents + 100 where user_id = '${w.userId}'`,
    ['R1', 'R8'],
  ],
  ['a missing entry', (w) => `delete from entry where id = ${entry(w, 'return')}`, ['R1', 'R2', 'R8', 'R9']],
  [
    'a running balance that is wrong',
    (w) => `update entry set posted_after_cents = posted_after_cents + 1 where id = ${entry(w, 'deposit')}`,
    ['R2'],
  ],
  [
    'money held for nothing',
    (w) => `update account set held_cents = 200, open_holds = 1 where user_id = '${w.userId}'`,
    ['R1', 'R3'],
  ],
  [
    'a capture of another area than its hold',
    (w) => `update entry set area_key = 'area-9' where id = ${entry(w, 'capture')}`,
    ['R4'],
  ],
  [
    'an area drafted and not paid for',
    (w) =>
      `update generator.area set status = 'drafted' where generation_id = '${w.generationId}' and position = 2`,
    ['R5'],
  ],
  [
    'an area paid for and not drafted',
    (w) => `update generator.area set status = 'failed', sealed_goal = null
             where generation_id = '${w.generationId}' and position = 0`,
    ['R5'],
  ],
  [
    'a capture for a generation nobody knows',
    (w) => `delete from generator.area where generation_id = '${w.generationId}'`,
    ['R5'],
  ],
  [
    'a hold whose time is long over',
    (w) => `select post_holds('${w.userId}', gen_random_uuid(), array['area-0'], 200, false);
            update entry set created_at = now() - interval '31 minutes'
             where user_id = '${w.userId}' and kind = 'hold'`,
    ['R6'],
  ],
  ['a message of the wallet that stands still', () => message('wallet'), ['R7']],
  ['a message of the generator that stands still', () => message('generator'), ['R7']],
  [
    'a generation that does not end',
    (w) => `update generator.generation set status = 'queued', updated_at = now() - interval '31 minutes'
             where id = '${w.generationId}'`,
    ['R7'],
  ],
  [
    'a paid checkout of another amount than its entry',
    (w) => `update deposit set amount_cents = 4000 where id = '${w.depositId}'`,
    ['R9'],
  ],
  [
    'a credit without a paid checkout',
    (w) => anEntry(w, 'deposit', 'stripe', 1, `deposit:${randomUUID()}`),
    ['R9'],
  ],
  [
    'a debit for a refund nobody made',
    (w) => anEntry(w, 'return', 'stripe', -1, `return:${randomUUID()}`),
    ['R9'],
  ],
  [
    'a debt nobody knows the reason of',
    (w) => `update account set receivable_cents = 700 where user_id = '${w.userId}'`,
    ['R9'],
  ],
  [
    'a checkout that nobody ended',
    (w) => `insert into deposit (id, user_id, provider, created_at, expires_at)
            values (gen_random_uuid(), '${w.userId}', 'stripe', now() - interval '3 days', now() - interval '2 days')`,
    ['R9'],
  ],
  [
    'a second sign-up credit',
    (w) => `drop index entry_one_grant; ${anEntry(w, 'grant', 'promotion', 1, `grant2:${w.userId}`)}`,
    ['R10'],
  ],
  [
    'a credit for somebody never verified',
    (w) => `update identity.users set verified_at = null where id = '${w.userId}'`,
    ['R10'],
  ],
];

describe('the proof of the books', () => {
  it('finds nothing wrong in books that are right, and reads without a right to write', async () => {
    for (let people = 0; people < 3; people += 1) await aWorld();
    expect(await prove()).toEqual([]);
    await expect(prove([(books) => books.query('update account set seq = 0')])).rejects.toThrow(/read-only/);
  });

  it.each(FAULTS)('names %s', async (_what, fault, rules) => {
    const [world, bystander] = [await aWorld(), await aWorld()];
    await admin.query(fault(world));
    const found = await prove();
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(rules));
    expect(found.filter(({ subject }) => subject.includes(bystander.userId))).toEqual([]);
    // Told, and left as it was.
    expect(await prove()).toEqual(found);
  });

  it('names a verified user without an account', async () => {
    const id = randomUUID();
    await admin.query(
      `insert into identity.users (id, email, first_name, last_name, verified_at)
       values ($1, $2, 'Ana', 'Ruiz', now() - interval '1 hour')`,
      [id, `${id}@example.org`],
    );
    expect(await prove()).toEqual([{ rule: 'R10', subject: id, detail: expect.any(String) }]);
  });
});

describe('the proof against Stripe', () => {
  const since = new Date(Date.now() - 86_400_000);
  const against = (paid: PaidThere[]) => prove([(books) => atStripe(books, paid, since)]);

  it('holds where both know the same payments', async () => {
    const world = await aWorld();
    const there = { sessionId: world.session, depositId: world.depositId, amountCents: 3000 };
    expect(await against([there])).toEqual([]);
    expect(await against([{ ...there, amountCents: 3001 }])).toMatchObject([
      { rule: 'R9', subject: world.depositId },
    ]);
    expect(await against([])).toMatchObject([{ rule: 'R9', subject: world.depositId }]);
    const lost = { sessionId: 'cs_test_lost', depositId: randomUUID(), amountCents: 2000 };
    expect(await against([there, lost])).toMatchObject([{ rule: 'R9', subject: 'cs_test_lost' }]);
    await admin.query(`update deposit set status = 'expired', amount_cents = null where id = $1`, [
      world.depositId,
    ]);
    expect(await against([there])).toMatchObject([
      { rule: 'R9', subject: world.depositId, detail: 'was paid at Stripe and is not credited' },
    ]);
  });
});

describe('npm run reconcile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'goalwright-reconcile-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['scripts/reconcile.ts', '--metrics', join(folder, 'books.prom')], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...env },
    });
  const metrics = (): string => readFileSync(join(folder, 'books.prom'), 'utf8');

  it('says so and exits with 0 where the books are right, and names each fault and exits with 1 where not', async () => {
    const world = await aWorld();
    const right = run({ DATABASE_ADMIN_URL: database.adminUrl });
    expect(right).toMatchObject({ status: 0, stderr: '' });
    expect(right.stdout).toMatch(/^The books are right: \d+ entries, rules R1 to R10\.\n$/);
    expect(metrics()).toContain('goalwright_reconcile_faults{rule="R9"} 0\n');

    await admin.query(`update account set receivable_cents = 700 where user_id = '${world.userId}'`);
    const wrong = run({ DATABASE_ADMIN_URL: database.adminUrl });
    expect(wrong.status).toBe(1);
    expect(wrong.stdout).toContain(`R9   ${world.userId}  what is owed differs`);
    expect(wrong.stdout).toContain('The books are wrong: 1 fault');
    expect(metrics()).toContain('goalwright_reconcile_faults{rule="R9"} 1\n');
  });

  it('asks Stripe where its key is set: what was paid there and is unknown here is a fault', async () => {
    const stripe = await FakeStripe.start();
    const world = await aWorld();
    const paid = (depositId: string, change: Record<string, unknown> = {}) =>
      stripe.foreignSession({ metadata: { deposit_id: depositId, user_id: world.userId }, ...change });
    paid(world.depositId, { id: world.session, amount_total: 3000 });
    const lost = paid(randomUUID());
    // Of another product on the same account: none of our business.
    stripe.foreignSession();
    // Not `run`: this process must stay free to answer as Stripe.
    const child = spawn(process.execPath, ['scripts/reconcile.ts'], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        DATABASE_ADMIN_URL: database.adminUrl,
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_API_URL: stripe.url,
      },
    });
    const output: string[] = [];
    child.stdout.on('data', (text: Buffer) => output.push(String(text)));
    const code = await new Promise((resolve) => child.once('close', resolve));
    await stripe.stop();
    expect(output.join('')).toContain(`R9   ${String(lost['id'])}  was paid at Stripe`);
    expect(output.join('')).toContain('The books are wrong: 1 fault');
    expect(code).toBe(1);
  });

  it('exits with 2, and shows no password, where it cannot look', async () => {
    const empty = await freshDatabase();
    const url = new URL(empty.url);
    const failed = run({ DATABASE_ADMIN_URL: url.href });
    expect(failed.status).toBe(2);
    url.password = 'wrong-and-secret';
    const refused = run({ DATABASE_ADMIN_URL: url.href });
    expect(refused.status).not.toBe(1);
    expect(failed.stderr + refused.stderr).not.toContain('secret');
    await empty.drop();
  });
});

describe('a hundred thousand entries', () => {
  it('are proved in less than five seconds', async () => {
    await admin.query(
      `insert into account (user_id, posted_cents, seq)
         select ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, 10000, 100
           from generate_series(1, 1000) as number;
       insert into entry (user_id, seq, kind, amount_cents, posted_delta_cents, held_delta_cents, contra,
                          posted_after_cents, held_after_cents, idem_key, req_hash)
         select user_id, number, 'refund', 100, 100, 0, 'revenue', number * 100, 0, user_id || ':' || number, sha256('x')
           from account, generate_series(1, 100) as number where user_id::text like '00000000-0000-4000-8000-%';
       analyze`,
    );
    const startedAt = performance.now();
    expect(await prove()).toEqual([]);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});
