/**
 * Every guard of the ledger taken away in turn: without it, a probe must fail that passes with it. So none of them can
 * be lost in a later edit without a red test, and none stands there for nothing.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import { Ledger } from '../src/ledger/ledger.js';
import { aUserWithCredit, digest, tally } from './people.js';
import { type LedgerDatabase, ledgerDatabase } from './wallet-database.js';

jest.setTimeout(120_000);

let database: LedgerDatabase;
let ledger: Ledger;

beforeAll(async () => {
  database = await ledgerDatabase();
  ledger = new Ledger(database.app);
});
afterAll(() => database.drop());

/** `ok`, the code of a refusal, or what Postgres says. */
async function outcomeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'ok';
  } catch (error) {
    if (!(error instanceof QueryFailedError)) throw error;
    const { code, message } = error.driverError as Error & { code: string };
    return code === 'GW001' ? message : code;
  }
}

const call = async <Row>(
  sql: string,
  parameters: unknown[] = [],
  on: DataSource | QueryRunner = database.app,
) => ((await on.query(sql, parameters)) as Row[])[0];
const post = (
  userId: string,
  kind: string,
  amount: number,
  key: string,
  rest: unknown[] = [null, null, null],
) =>
  call<{ entry_id: string; is_replay: boolean }>('select * from post($1, $2, $3, $4, $5, $6, $7)', [
    userId,
    kind,
    amount,
    key,
    ...rest,
  ]);
const hold = (userId: string, generation: string, areas = ['area-0'], on?: DataSource | QueryRunner) =>
  call<{ available: string }>(
    'select post_holds($1, $2, $3, 200, false) as available',
    [userId, generation, areas],
    on,
  );
interface HoldOutcome {
  place: number;
  fault_code: string | null;
  fault: string | null;
}
const together = async (requests: { userId: string; areas?: string[] }[]): Promise<HoldOutcome[]> => {
  const asked = requests.map(({ userId, areas = ['area-0'] }, place) => ({
    ...{ place, user_id: userId, generation_id: randomUUID(), area_keys: areas },
    ...{ price_cents: 200, is_complimentary: false },
  }));
  const sql = 'select * from post_holds_together($1) order by place';
  return database.app.query<HoldOutcome[]>(sql, [JSON.stringify(asked)]);
};
const settle = (userId: string, generation: string, drafted: string[], on?: DataSource | QueryRunner) =>
  call<{ captured: number; released: number }>(
    'select * from settle_holds($1, $2, $3)',
    [userId, generation, drafted],
    on,
  );
const cancel = (userId: string, generation: string, on?: DataSource | QueryRunner) =>
  call('select cancel_holds($1, $2)', [userId, generation], on);
const user = (cents = 1000) => aUserWithCredit(ledger, cents);

const openCard = async (userId: string, on?: DataSource | QueryRunner): Promise<string> => {
  const id = randomUUID();
  await call(`select open_deposit($1, $2, 'stripe', null, 10)`, [id, userId], on);
  return id;
};
const fulfil = (
  id: string,
  userId: string,
  change: { amount?: number; session?: string; isTaken?: boolean } = {},
  on?: DataSource | QueryRunner,
) =>
  call<{ is_replay: boolean }>(
    'select is_replay from fulfil_deposit($1, $2, $3, $4, $5, $6)',
    [change.session ?? `cs_${id}`, id, userId, change.amount ?? 3000, `pi_${id}`, change.isTaken ?? true],
    on,
  );
const letPass = (id: string) =>
  database.admin.query(
    `update deposit set created_at = created_at - interval '11 minutes', expires_at = now() - interval '1 minute' where id = $1`,
    [id],
  );
async function aPaidDeposit(cents = 1000) {
  const userId = await user(cents);
  const id = await openCard(userId);
  await fulfil(id, userId);
  return { userId, id };
}
const reverse = (reference: string, id: string, kind: string, amount: number) =>
  call<{ taken_cents: string; owed_cents: string; is_replay: boolean }>(
    'select * from reverse_deposit($1, $2, $3, $4)',
    [reference, `pi_${id}`, kind, amount],
  );

/** `second` begins while `first` is done and not committed: it must wait, and then see what was done. */
async function oneAfterTheOther<Answer>(
  first: (on: QueryRunner) => Promise<unknown>,
  second: () => Promise<Answer>,
): Promise<Answer> {
  const runner = database.app.createQueryRunner();
  await runner.startTransaction();
  try {
    await first(runner);
    const answer = second();
    answer.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await runner.commitTransaction();
    return await answer;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

/** Until somebody waits for another's lock. */
async function untilOneWaits(): Promise<void> {
  for (let look = 0; look < 200; look += 1) {
    const rows = await database.admin.query<unknown[]>(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
  throw new Error('nobody waits');
}

/** Each is true while the ledger is whole. */
const PROBES = {
  'five holds of fifty at once': async () => {
    const userId = await user();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => {
        const generation = randomUUID();
        return outcomeOf(post(userId, 'hold', 200, `hold:${generation}`, [null, generation, 'area-0']));
      }),
    );
    return (
      JSON.stringify(tally(outcomes.sort())) === JSON.stringify({ ok: 5, 'wallet.insufficient-funds': 45 })
    );
  },
  'a hold under way is seen': async () => {
    const [userId, generation] = [await user(), randomUUID()];
    const outcome = await oneAfterTheOther(
      (on) => hold(userId, randomUUID(), ['area-0', 'area-1', 'area-2', 'area-3', 'area-4'], on),
      () => outcomeOf(post(userId, 'hold', 200, randomUUID(), [null, generation, 'area-0'])),
    );
    return outcome === 'wallet.insufficient-funds';
  },
  'the same key again is a replay': async () => {
    const [userId, key] = [await user(), randomUUID()];
    await post(userId, 'refund', 100, key);
    return (await outcomeOf(post(userId, 'refund', 100, key))) === 'ok';
  },
  'the same key for something else is refused': async () => {
    const [userId, key] = [await user(), randomUUID()];
    await post(userId, 'refund', 100, key);
    return (await outcomeOf(post(userId, 'refund', 200, key))) === 'wallet.key-reused';
  },
  'a frozen account holds nothing': async () => {
    const userId = await user();
    await database.admin.query('update account set is_frozen = true where user_id = $1', [userId]);
    return (await outcomeOf(hold(userId, randomUUID()))) === 'wallet.account-frozen';
  },
  'what is not there cannot be held': async () =>
    (await outcomeOf(hold(await user(199), randomUUID()))) === 'wallet.insufficient-funds',
  'what is not there cannot go back': async () =>
    (await outcomeOf(post(await user(199), 'return', 200, randomUUID()))) === 'GW002',
  'a capture equals its hold': async () => {
    const [userId, generation] = [await user(), randomUUID()];
    const held = await post(userId, 'hold', 200, randomUUID(), [null, generation, 'area-0']);
    const capture = post(userId, 'capture', 100, randomUUID(), [held?.entry_id, generation, 'area-0']);
    return (await outcomeOf(capture)) === 'GW002';
  },
  'a hold ends once': async () => {
    const [userId, generation] = [await user(), randomUUID()];
    const held = await post(userId, 'hold', 200, randomUUID(), [null, generation, 'area-0']);
    const end = (kind: string) =>
      outcomeOf(post(userId, kind, 200, randomUUID(), [held?.entry_id, generation, 'area-0']));
    return (await end('capture')) === 'ok' && (await end('release')) === 'GW002';
  },
  'a cancelled generation is refused': async () => {
    const [userId, generation] = [await user(), randomUUID()];
    await cancel(userId, generation);
    return (await outcomeOf(hold(userId, generation))) === 'wallet.hold-refused';
  },
  'a cancellation under way is seen': async () => {
    const [userId, generation] = [await user(), randomUUID()];
    const outcome = await oneAfterTheOther(
      (on) => cancel(userId, generation, on),
      () => outcomeOf(hold(userId, generation)),
    );
    return outcome === 'wallet.hold-refused';
  },
  'a cancellation releases': async () => {
    const [userId, generation] = [await user(), randomUUID()];
    await hold(userId, generation);
    await cancel(userId, generation);
    return (await ledger.balance(userId)).heldCents === 0;
  },
  'a generation keeps its areas': async () => {
    const [userId, generation] = [await user(), randomUUID()];
    await hold(userId, generation, ['area-0', 'area-1']);
    return (await outcomeOf(hold(userId, generation, ['area-0']))) === 'wallet.key-reused';
  },
  'a hold has an area': async () => (await outcomeOf(hold(await user(), randomUUID(), []))) === 'GW002',
  'what refuses one hold leaves the others': async () => {
    const [rich, poor, other] = [await user(), await user(199), await user()];
    const rows = await together([{ userId: rich }, { userId: poor }, { userId: other, areas: [] }]);
    return (
      JSON.stringify(rows.map((row) => row.fault_code)) === '[null,"GW001","GW002"]' &&
      rows[1]?.fault === 'wallet.insufficient-funds' &&
      (await ledger.balance(rich)).heldCents === 200
    );
  },
  'an account that is locked for long is waited for once': async () => {
    const [locked, other] = [await user(), await user()];
    const runner = database.app.createQueryRunner();
    await runner.startTransaction();
    try {
      await hold(locked, randomUUID(), ['area-0'], runner);
      const three = [locked, locked, locked, other].map((userId) => ({ userId }));
      const rows = await together(three);
      const codes = rows.map((row) => row.fault_code ?? 'ok').join();
      const waits = rows.filter(({ fault }) => fault?.includes('timeout')).length;
      return codes === '55P03,55P03,55P03,ok' && waits === 1;
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  },
  'holds asked together wait in one order': async () => {
    const [low = '', high = ''] = [await user(), await user()].sort();
    const runner = database.app.createQueryRunner();
    await runner.startTransaction();
    try {
      await hold(low, randomUUID(), ['area-0'], runner);
      // Waits for the lower account; with the higher one in its hand already, neither could go on.
      const rows = together([{ userId: high }, { userId: low }]);
      rows.catch(() => undefined);
      await untilOneWaits();
      await hold(high, randomUUID(), ['area-0'], runner);
      await runner.commitTransaction();
      return (await rows).every((row) => row.fault_code === null);
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  },
  'two settlements settle once': async () => {
    const [userId, generation] = [await user(), randomUUID()];
    await hold(userId, generation);
    const outcome = await oneAfterTheOther(
      (on) => settle(userId, generation, ['area-0'], on),
      () => outcomeOf(settle(userId, generation, [])),
    );
    return outcome === 'ok' && (await ledger.balance(userId)).postedCents === 800;
  },
  'nobody settles for somebody else': async () => {
    const [userId, other, generation] = [await user(), await user(), randomUUID()];
    await hold(userId, generation);
    return (await outcomeOf(settle(other, generation, ['area-0']))) === 'ok';
  },
  'a person is granted once': async () => {
    const phone = digest(randomUUID());
    const grant = () =>
      call<{ it: boolean }>('select grant_once($1, $2, $3, 1000) as it', [
        randomUUID(),
        digest(randomUUID()),
        phone,
      ]);
    return (await grant())?.it === true && (await grant())?.it === false;
  },
  'ten checkouts are open at most': async () => {
    const userId = await user();
    for (let opened = 0; opened < 10; opened += 1) await openCard(userId);
    return (await outcomeOf(openCard(userId))) === 'request.too-many';
  },
  'the tenth checkout under way is counted': async () => {
    const userId = await user();
    for (let opened = 0; opened < 9; opened += 1) await openCard(userId);
    const outcome = await oneAfterTheOther(
      (on) => openCard(userId, on),
      () => outcomeOf(openCard(userId)),
    );
    return outcome === 'request.too-many';
  },
  'a payment in another’s name is not ours': async () => {
    const id = await openCard(await user());
    return (await outcomeOf(fulfil(id, await user()))) === 'wallet.deposit-not-found';
  },
  'a payment of another session is not ours': async () => {
    const userId = await user();
    const id = await openCard(userId);
    await call('select name_session($1, $2)', [id, `cs_${id}`]);
    return (await outcomeOf(fulfil(id, userId, { session: 'cs_other' }))) === 'wallet.deposit-not-found';
  },
  'a deposit has its bounds': async () => {
    const userId = await user();
    const id = await openCard(userId);
    const outcomes = [
      await outcomeOf(fulfil(id, userId, { amount: 1999 })),
      await outcomeOf(fulfil(id, userId, { amount: 20_001 })),
    ];
    return outcomes.every((outcome) => outcome === 'wallet.amount-out-of-range');
  },
  'a payment told twice is a replay': async () => {
    const { userId, id } = await aPaidDeposit();
    return (await fulfil(id, userId))?.is_replay === true;
  },
  'a payment under way is seen': async () => {
    const userId = await user();
    const id = await openCard(userId);
    const answer = await oneAfterTheOther(
      (on) => fulfil(id, userId, {}, on),
      () => fulfil(id, userId),
    );
    return answer?.is_replay === true;
  },
  'a payment told with another amount is refused': async () => {
    const { userId, id } = await aPaidDeposit();
    return (await outcomeOf(fulfil(id, userId, { amount: 4000 }))) === 'wallet.key-reused';
  },
  'an ended checkout takes no new payment': async () => {
    const userId = await user();
    const id = await openCard(userId);
    await letPass(id);
    return (await outcomeOf(fulfil(id, userId, { isTaken: false }))) === 'wallet.checkout-expired';
  },
  'our clock does not end a card’s checkout': async () => {
    const id = await openCard(await user());
    await letPass(id);
    await call('select expire_deposits(1000)');
    return (
      (await call<{ status: string }>('select status from deposit where id = $1', [id]))?.status === 'open'
    );
  },
  'a checkout in time is not ended': async () => {
    const id = await openCard(await user());
    await call('select expire_deposit($1)', [id]);
    return (
      (await call<{ status: string }>('select status from deposit where id = $1', [id]))?.status === 'open'
    );
  },
  'a paid checkout is not ended': async () => {
    const { id } = await aPaidDeposit();
    await letPass(id);
    return (await outcomeOf(call('select expire_deposit($1)', [id]))) === 'ok';
  },
  'late checkouts are claimed by one': async () => {
    const id = await openCard(await user());
    await letPass(id);
    const claim = async () => {
      const rows = await database.app.query<{ id: string }[]>(
        'select id from claim_late_deposits(1000, 60000)',
      );
      return rows.filter((row) => row.id === id).length;
    };
    return (await claim()) + (await claim()) === 1;
  },
  'a deposit keeps its session': async () => {
    const id = await openCard(await user());
    await call('select name_session($1, $2)', [id, `cs_${id}`]);
    return (await outcomeOf(call('select name_session($1, $2)', [id, 'cs_other']))) === 'GW002';
  },
  'what was spent is owed': async () => {
    const { userId, id } = await aPaidDeposit();
    await hold(
      userId,
      randomUUID(),
      Array.from({ length: 10 }, (_, area) => `area-${String(area)}`),
    );
    const taken = await reverse(`re_${id}`, id, 'return', 3000);
    return Number(taken?.taken_cents) === 2000 && Number(taken?.owed_cents) === 1000;
  },
  'a refund is taken once': async () => {
    const { userId, id } = await aPaidDeposit();
    await reverse(`re_${id}`, id, 'return', 500);
    const again = await outcomeOf(reverse(`re_${id}`, id, 'return', 500));
    return again === 'ok' && (await ledger.balance(userId)).postedCents === 3500;
  },
  'a refund keeps its amount': async () => {
    const { id } = await aPaidDeposit();
    await reverse(`re_${id}`, id, 'return', 500);
    return (await outcomeOf(reverse(`re_${id}`, id, 'return', 600))) === 'wallet.key-reused';
  },
  'a chargeback freezes': async () => {
    const { userId, id } = await aPaidDeposit();
    await reverse(`du_${id}`, id, 'chargeback', 3000);
    return (await outcomeOf(hold(userId, randomUUID()))) === 'wallet.account-frozen';
  },
  'who left spends nothing': async () => {
    const userId = await user();
    await call('select close_account($1)', [userId]);
    return (await outcomeOf(hold(userId, randomUUID()))) === 'wallet.account-frozen';
  },
  'who left is settled by one wallet, after the last hold, and once': async () => {
    const [userId, generation] = [await user(), randomUUID()];
    await hold(userId, generation);
    await call('select close_account($1)', [userId]);
    const claim = async () => {
      const rows = await database.app.query<{ it: string }[]>('select claim_closings(1000, 0) as it');
      return rows.some(({ it: claimed }) => claimed === userId);
    };
    const early = await claim();
    await settle(userId, generation, []);
    const due = await claim();
    await call('select finish_closing($1)', [userId]);
    return !early && due && !(await claim());
  },
  'a reinstatement comes once': async () => {
    const { userId, id } = await aPaidDeposit();
    await reverse(`re_${id}`, id, 'return', 500);
    const again = [];
    for (let told = 0; told < 2; told += 1)
      again.push((await call<{ it: boolean }>('select reinstate_deposit($1) as it', [`re_${id}`]))?.it);
    return again[0] === true && again[1] === false && (await ledger.balance(userId)).postedCents === 4000;
  },
} satisfies Record<string, () => Promise<boolean>>;
type Probe = keyof typeof PROBES;

const NEVER = 'if false then';
/** Function, what is taken away, what stands there instead, and the probe that must notice. */
const MUTANTS: [string, RegExp, string, Probe][] = [
  ['post', /(from account where user_id = p_user_id) for update/, '$1', 'a hold under way is seen'],
  ['post', /where idem_key = p_key/, 'where false', 'the same key again is a replay'],
  ['post', /if v_entry\.req_hash <> v_hash then/, NEVER, 'the same key for something else is refused'],
  ['post', /if v_account\.is_frozen then/, NEVER, 'a frozen account holds nothing'],
  [
    'post',
    /if v_account\.posted_cents - v_account\.held_cents < p_amount_cents then(\s+raise exception 'wallet\.ins)/,
    `${NEVER}$1`,
    'what is not there cannot be held',
  ],
  [
    'post',
    /if v_account\.posted_cents - v_account\.held_cents < p_amount_cents then(\s+raise exception '% of more)/,
    `${NEVER}$1`,
    'what is not there cannot go back',
  ],
  ['post', /if not found or \(v_hold[\s\S]*?then/, NEVER, 'a capture equals its hold'],
  ['post', /if exists \(select from entry where hold_id = p_hold_id\) then/, NEVER, 'a hold ends once'],
  [
    'post_holds',
    /perform from account where user_id = p_user_id for update;/,
    '',
    'a cancellation under way is seen',
  ],
  [
    'post_holds',
    /if exists \(select from hold_cancellation[\s\S]*?then/,
    NEVER,
    'a cancelled generation is refused',
  ],
  ['post_holds', /if v_known is not null and[\s\S]*?then/, NEVER, 'a generation keeps its areas'],
  ['post_holds', /if v_available is null then/, NEVER, 'a hold has an area'],
  ['post_holds_together', /exception when[\s\S]*?sqlerrm;/, '', 'what refuses one hold leaves the others'],
  [
    'post_holds_together',
    /if v_request\.user_id = v_locked then/,
    NEVER,
    'an account that is locked for long is waited for once',
  ],
  [
    'post_holds_together',
    /order by asked\.user_id, asked\.place/,
    'order by asked.place',
    'holds asked together wait in one order',
  ],
  [
    'settle_holds',
    /perform from account where user_id = p_user_id for update;/,
    '',
    'two settlements settle once',
  ],
  [
    'settle_holds',
    /where user_id = p_user_id and generation_id = p_generation_id order/,
    'where generation_id = p_generation_id order',
    'nobody settles for somebody else',
  ],
  ['cancel_holds', /insert into hold_cancellation[\s\S]*?nothing;/, '', 'a cancelled generation is refused'],
  ['cancel_holds', /perform settle_holds[^;]*;/, '', 'a cancellation releases'],
  ['grant_once', /v_new < 2 or/, '', 'a person is granted once'],
  ['open_deposit', />= p_open_max/, '>= 1000', 'ten checkouts are open at most'],
  ['open_deposit', /for update;/, ';', 'the tenth checkout under way is counted'],
  ['fulfil_deposit', /and user_id = p_user_id/, '', 'a payment in another’s name is not ours'],
  [
    'fulfil_deposit',
    /and coalesce\(stripe_session, p_session\) = p_session/,
    '',
    'a payment of another session is not ours',
  ],
  ['fulfil_deposit', /if p_amount_cents not between 2000 and 20000 then/, NEVER, 'a deposit has its bounds'],
  ['fulfil_deposit', /if v_deposit\.status = 'paid' then/, NEVER, 'a payment told twice is a replay'],
  [
    'fulfil_deposit',
    /perform from account[\s\S]*?where id = v_deposit\.id for update;/,
    '',
    'a payment under way is seen',
  ],
  [
    'fulfil_deposit',
    /if v_deposit\.amount_cents <> p_amount_cents then/,
    NEVER,
    'a payment told with another amount is refused',
  ],
  ['fulfil_deposit', /if not p_is_taken and[\s\S]*?then/, NEVER, 'an ended checkout takes no new payment'],
  ['expire_deposits', /and provider = 'test'/, '', 'our clock does not end a card’s checkout'],
  ['expire_deposit', /and expires_at <= now\(\)/, '', 'a checkout in time is not ended'],
  ['expire_deposit', /and status = 'open'/, '', 'a paid checkout is not ended'],
  [
    'claim_late_deposits',
    /and \(checked_at is null or[\s\S]*?1000\.0\)\)/,
    '',
    'late checkouts are claimed by one',
  ],
  [
    'name_session',
    /and coalesce\(stripe_session, p_session\) = p_session/,
    '',
    'a deposit keeps its session',
  ],
  ['reverse_deposit', /least\([^;]*, p_amount_cents\)/, 'p_amount_cents', 'what was spent is owed'],
  ['reverse_deposit', /where reference = p_reference;/, 'where false;', 'a refund is taken once'],
  ['reverse_deposit', /if \(v_reversal\.deposit_id[\s\S]*?then/, NEVER, 'a refund keeps its amount'],
  ['reverse_deposit', /is_frozen or p_kind = 'chargeback'/, 'is_frozen', 'a chargeback freezes'],
  ['close_account', /set is_frozen = true/, 'set is_frozen = is_frozen', 'who left spends nothing'],
  [
    'claim_closings',
    /and account\.open_holds = 0/,
    '',
    'who left is settled by one wallet, after the last hold, and once',
  ],
  [
    'finish_closing',
    /set done_at = now\(\)/,
    'set done_at = null',
    'who left is settled by one wallet, after the last hold, and once',
  ],
  ['reinstate_deposit', /if v_reversal\.status = 'reinstated' then/, NEVER, 'a reinstatement comes once'],
];

async function definitionOf(name: string): Promise<string> {
  const [row] = await database.admin.query<{ definition: string }[]>(
    `select pg_get_functiondef(oid) as definition from pg_proc where proname = $1 and pronamespace = 'wallet'::regnamespace`,
    [name],
  );
  return row?.definition ?? '';
}

/** Whether the probe passes; what it did not expect counts as not. */
async function passes(probe: Probe): Promise<boolean> {
  try {
    return await PROBES[probe]();
  } catch {
    return false;
  }
}

describe('the ledger as it is', () => {
  it.each(Object.keys(PROBES) as Probe[])('%s', async (probe) => {
    expect(await PROBES[probe]()).toBe(true);
  });

  it('has no function that moves money whose guards nobody probes', async () => {
    const rows = await database.admin.query<{ proname: string }[]>(
      `select proname from pg_proc where pronamespace = 'wallet'::regnamespace and prosecdef`,
    );
    expect(new Set(rows.map(({ proname }) => proname))).toEqual(new Set(MUTANTS.map(([name]) => name)));
  });
});

describe('without a guard', () => {
  it.each(MUTANTS)('of %s (%s -> %j), this no longer holds: %s', async (name, guard, instead, probe) => {
    const whole = await definitionOf(name);
    const broken = whole.replace(guard, instead);
    expect(broken).not.toBe(whole);
    await database.admin.query(broken);
    try {
      expect(await passes(probe)).toBe(false);
    } finally {
      await database.admin.query(whole);
    }
    expect(await passes(probe)).toBe(true);
  });
});

/** Every rule said of rows: what a superuser writes beside all functions, and the rule that must refuse it. */
const entryOf = (change: Record<string, string>): string => {
  const values: Record<string, string> = {
    user_id: '$1',
    seq: '1000',
    kind: `'refund'`,
    amount_cents: '100',
    posted_delta_cents: '100',
    held_delta_cents: '0',
    contra: `'revenue'`,
    posted_after_cents: '5000',
    held_after_cents: '0',
    idem_key: 'gen_random_uuid()::text',
    req_hash: `sha256('x')`,
    ...change,
  };
  return `insert into entry (${Object.keys(values).join(', ')}) values (${Object.values(values).join(', ')})`;
};
const aHoldEntry = {
  kind: `'hold'`,
  posted_delta_cents: '0',
  held_delta_cents: '100',
  contra: `'reserve'`,
  generation_id: 'gen_random_uuid()',
  area_key: `'area-0'`,
  held_after_cents: '100',
};
const firstHold = `(select min(id) from entry where user_id = $1 and kind = 'hold')`;
const ofFirstHold = (column: string): string => `(select ${column} from entry where id = ${firstHold})`;
const aRelease = {
  ...aHoldEntry,
  kind: `'release'`,
  amount_cents: '200',
  held_delta_cents: '-200',
  held_after_cents: '0',
  hold_id: firstHold,
  generation_id: ofFirstHold('generation_id'),
};
const RULES: [string, string][] = [
  ['account_never_overdrawn', 'update account set posted_cents = -1, held_cents = 0 where user_id = $1'],
  ['account_owes_or_not', 'update account set receivable_cents = -1 where user_id = $1'],
  ['account_holds_counted', 'update account set open_holds = 0 where user_id = $1'],
  ['entry_signs_follow_kind', entryOf({ posted_delta_cents: '-100' })],
  ['entry_amount_above_zero', entryOf({ amount_cents: '0', posted_delta_cents: '0' })],
  ['entry_complimentary_is_free', entryOf({ is_complimentary: 'true' })],
  ['entry_never_overdrawn', entryOf({ posted_after_cents: '-1' })],
  ['entry_resolves_a_hold', entryOf({ ...aRelease, hold_id: 'null' })],
  ['entry_of_a_generation', entryOf({ ...aHoldEntry, generation_id: 'null' })],
  ['entry_in_order', entryOf({ seq: '1' })],
  ['entry_equals_its_hold', entryOf({ ...aRelease, amount_cents: '100', held_delta_cents: '-100' })],
  ['entry_one_hold_per_area', entryOf({ ...aHoldEntry, generation_id: ofFirstHold('generation_id') })],
  ['entry_one_grant', entryOf({ kind: `'grant'`, contra: `'promotion'` })],
  ['entry_idem_key_key', entryOf({ idem_key: `'grant:' || $1::uuid` })],
  [
    'deposit_paid_has_amount',
    `insert into deposit (id, user_id, stripe_session, status) values (gen_random_uuid(), $1, 'a', 'paid')`,
  ],
  ['deposit_has_session', `insert into deposit (id, user_id) values (gen_random_uuid(), $1)`],
  [
    'deposit_amount_cents_check',
    `insert into deposit (id, user_id, stripe_session, status, amount_cents) values (gen_random_uuid(), $1, 'b', 'paid', 1999)`,
  ],
  [
    'deposit_currency_check',
    `insert into deposit (id, user_id, stripe_session, currency) values (gen_random_uuid(), $1, 'c', 'eur')`,
  ],
  [
    'reversal_is_taken_or_owed',
    `insert into reversal (reference, deposit_id, kind, amount_cents, taken_cents, owed_cents) select 're_x', id, 'return', 3, 1, 1 from deposit limit 1`,
  ],
];

describe('the signs of an entry', () => {
  const AMOUNT = 200;
  it.each([
    ['grant', AMOUNT, 0, 'promotion'],
    ['deposit', AMOUNT, 0, 'stripe'],
    ['return', -AMOUNT, 0, 'stripe'],
    ['chargeback', -AMOUNT, 0, 'stripe'],
    ['reinstatement', AMOUNT, 0, 'stripe'],
    ['refund', AMOUNT, 0, 'revenue'],
    ['hold', 0, AMOUNT, 'reserve'],
    ['release', 0, -AMOUNT, 'reserve'],
    ['capture', -AMOUNT, -AMOUNT, 'revenue'],
  ])('follow a %s', async (kind, posted, held, contra) => {
    const follow = async (...values: [string, number, number, string]): Promise<boolean | undefined> => {
      const [type, postedDelta, heldDelta, side] = values;
      const row = await call<{ it: boolean }>(
        'select signs_follow_kind($1, $2, $3, $4, $5) as it',
        [type, AMOUNT, postedDelta, heldDelta, side],
        database.admin,
      );
      return row?.it;
    };
    expect(await follow(kind, posted, held, contra)).toBe(true);
    expect(await follow(kind, posted + 1, held, contra)).toBe(false);
    expect(await follow(kind, posted, held + 1, contra)).toBe(false);
    expect(await follow(kind, posted, held, contra === 'stripe' ? 'revenue' : 'stripe')).toBe(false);
    expect(await follow('gift', posted, held, contra)).toBe(false);
  });
});

describe('a rule said of rows', () => {
  it.each(RULES)('%s refuses what no function would write', async (rule, statement) => {
    const { userId } = await aPaidDeposit(2000);
    await hold(userId, randomUUID());
    const attempt = statement.includes('$1')
      ? database.admin.query(statement, [userId])
      : database.admin.query(statement);
    const refusal: unknown = await attempt.then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ driverError: { constraint: rule } });
  });

  it('resolves a hold once', async () => {
    const [userId, generation] = [await user(), randomUUID()];
    await hold(userId, generation);
    await settle(userId, generation, []);
    await expect(database.admin.query(entryOf(aRelease), [userId])).rejects.toMatchObject({
      driverError: { constraint: 'entry_resolved_once' },
    });
  });
});
