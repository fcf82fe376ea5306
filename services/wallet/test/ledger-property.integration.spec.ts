/** Random histories, compared step by step with a model of the ledger. fast-check prints seed and shortest failure. */
import { randomUUID } from 'node:crypto';
import { areaKey } from '@goalwright/contracts/values';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { QueryFailedError } from 'typeorm';
import { ledgerFaults } from '../src/ledger/reconciliation.js';
import { type LedgerDatabase, ledgerDatabase } from './wallet-database.js';
import { LedgerModel, type Outcome, type Posting } from './ledger-model.js';

jest.setTimeout(180_000);

const PROVED_EVERY = 100;

let database: LedgerDatabase;
beforeAll(async () => {
  database = await ledgerDatabase();
});
afterAll(() => database.drop());

const user = fc.constantFrom<0 | 1>(0, 1);
const amountCents = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(100, 200, 300) },
  { weight: 1, arbitrary: fc.constantFrom(-200, 0, 1, 20_000) },
);
/** `pick` chooses among what happened before; where nothing did, the step is skipped. */
const pick = fc.nat(1000);
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ step: fc.constant('grant' as const), user, amountCents }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('deposit' as const), user, amountCents }) },
  { weight: 6, arbitrary: fc.record({ step: fc.constant('hold' as const), user, amountCents }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('return' as const), user, amountCents }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('chargeback' as const), user, amountCents }) },
  { weight: 4, arbitrary: fc.record({ step: fc.constant('capture' as const), pick }) },
  { weight: 4, arbitrary: fc.record({ step: fc.constant('release' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('wrong-amount' as const), pick, amountCents }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('wrong-user' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ step: fc.constant('duplicate' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('reuse-key' as const), pick, amountCents }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One history: two fresh accounts in the database, and their model. */
class History {
  readonly model = new LedgerModel();
  private readonly userIds = [randomUUID(), randomUUID()] as const;
  private readonly generationIds = new Map<string, string>();
  private readonly holdIds = new Map<string, string>();
  private readonly past: Posting[] = [];

  async open(): Promise<void> {
    await database.admin.query('insert into account (user_id) values ($1), ($2)', [...this.userIds]);
  }

  posting(next: Step): Posting | undefined {
    const key = randomUUID();
    if ('user' in next) {
      return { user: next.user, kind: next.step, amountCents: next.amountCents, key, holdKey: null };
    }
    if (next.step === 'duplicate' || next.step === 'reuse-key') {
      const before = this.past[next.pick % Math.max(this.past.length, 1)];
      if (before === undefined || next.step === 'duplicate') return before;
      return { ...before, amountCents: next.amountCents };
    }
    const holds = [...this.model.holds];
    const [holdKey, hold] = holds[next.pick % Math.max(holds.length, 1)] ?? [];
    if (holdKey === undefined || hold === undefined) return undefined;
    const right = { user: hold.user, kind: 'capture' as const, amountCents: hold.amountCents, key, holdKey };
    if (next.step === 'wrong-amount') return { ...right, amountCents: next.amountCents };
    if (next.step === 'wrong-user') return { ...right, user: hold.user === 0 ? 1 : 0 };
    return { ...right, kind: next.step };
  }

  async post(posting: Posting): Promise<Outcome> {
    this.past.push(posting);
    const holdKey = posting.kind === 'hold' ? posting.key : posting.holdKey;
    if (posting.kind === 'hold' && !this.generationIds.has(posting.key)) {
      this.generationIds.set(posting.key, randomUUID());
    }
    try {
      const [row] = await database.app.query<{ entry_id: string; is_replay: boolean }[]>(
        'select entry_id, is_replay from post($1, $2, $3, $4, $5, $6, $7)',
        [
          this.userIds[posting.user],
          posting.kind,
          posting.amountCents,
          posting.key,
          posting.holdKey === null ? null : this.holdIds.get(posting.holdKey),
          holdKey === null ? null : this.generationIds.get(holdKey),
          holdKey === null ? null : areaKey(0),
        ],
      );
      if (posting.kind === 'hold' && row) this.holdIds.set(posting.key, row.entry_id);
      return row?.is_replay ? 'replayed' : 'posted';
    } catch (error) {
      return outcomeOf(error);
    }
  }

  accounts() {
    return database.admin.query<unknown[]>(
      `select posted_cents::integer as posted, held_cents::integer as held, seq::integer as entries,
              exists (select from entry where entry.user_id = account.user_id and kind = 'grant') as "hasGrant"
         from account where user_id in ($1, $2) order by user_id = $2`,
      [...this.userIds],
    );
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof QueryFailedError)) throw error;
  const { code, message } = error.driverError as Error & { code: string };
  if (code === 'GW001') return message;
  if (code === 'GW002') return 'fault';
  if (code === '23505' || code === '23514') return 'constraint';
  throw error;
}

describe('the posting function', () => {
  it('does what the model does, step by step, and leaves the books right', async () => {
    let histories = 0;
    const history = fc.array(step, { minLength: 1, maxLength: 30 });
    const property = fc.asyncProperty(history, async (steps) => {
      const run = new History();
      await run.open();
      for (const next of steps) {
        const posting = run.posting(next);
        if (posting === undefined) continue;
        expect(await run.post(posting)).toBe(run.model.post(posting));
        expect(await run.accounts()).toEqual(run.model.accounts);
      }
      // All histories lie in the same books, so proving them after each would read everything two thousand times.
      histories += 1;
      if (histories % PROVED_EVERY === 0) expect(await ledgerFaults(database.admin.manager)).toEqual([]);
    });
    await fc.assert(property, { numRuns: 2000 });
    expect(await ledgerFaults(database.admin.manager)).toEqual([]);
  });
});
