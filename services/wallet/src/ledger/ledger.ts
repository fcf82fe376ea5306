/**
 * The only way to a person's money. Locks, keys and limits live in the schema's functions (see migrations);
 * this class speaks the product's language to them, and their refusals as our errors.
 */
import { DomainError, isErrorCode } from '@goalwright/contracts/errors';
import {
  type AreaKey,
  cents,
  type Cents,
  type GenerationId,
  type UserId,
} from '@goalwright/contracts/values';
import type { Balance } from '@goalwright/contracts/wallet';
import { Injectable, Logger } from '@nestjs/common';
import { runPrepared, Together } from '@goalwright/platform';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';

export interface HoldRequest {
  readonly generationId: GenerationId;
  readonly userId: UserId;
  readonly areas: readonly AreaKey[];
  readonly priceCents: Cents;
  readonly isComplimentary: boolean;
}

export interface HeldGeneration {
  readonly generationId: GenerationId;
  readonly userId: UserId;
}

export interface DraftedGeneration extends HeldGeneration {
  readonly drafted: readonly AreaKey[];
}

export interface Settlement {
  readonly captured: number;
  readonly released: number;
}

const POST_HOLDS = {
  name: 'wallet-post-holds-together',
  text: 'select place, available_cents, fault_code, fault from post_holds_together($1)',
} as const;

interface HoldRow {
  /** Of the request among those that were sent, from 0. */
  place: number;
  /** Null where the hold did not come to stand, which `fault` then says why. */
  available_cents: string | null;
  fault_code: string | null;
  fault: string | null;
}

/**
 * A few dozen holds for one person would each wait for the account's lock with a connection in hand, and take the whole
 * pool from everybody else: so these wait in the process, where it is free, and go to the database in groups.
 */
const HOLDS_TOGETHER = {
  groupsMax: 4,
  askedMax: 32,
  waitingMax: 500,
  overfull: () => new DomainError('service.unavailable', { retryAfterSeconds: 2 }),
} as const;

const READ_BALANCE = {
  name: 'wallet-read-balance',
  text: `
    select posted_cents, held_cents,
      exists (select from entry where entry.user_id = account.user_id and kind = 'deposit') as has_deposited
    from account where user_id = $1`,
} as const;

interface BalanceRow {
  posted_cents: string;
  held_cents: string;
  has_deposited: boolean;
}

/** What `wallet.*` functions raise to refuse; the message is the code. */
const REFUSAL_SQLSTATE = 'GW001';

/** The refusal inside an error of the database; undefined where it is a fault. */
export function refusalOf(error: unknown): DomainError | undefined {
  const fault: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (!(fault instanceof Error)) return undefined;
  const { code, message } = fault as Error & { code?: string };
  return refusalIn(code, message, error);
}

const refusalIn = (code: string | undefined, message: string, cause?: unknown): DomainError | undefined =>
  code === REFUSAL_SQLSTATE && isErrorCode(message) ? new DomainError(message, {}, { cause }) : undefined;

@Injectable()
export class Ledger {
  private readonly logger = new Logger(Ledger.name);
  readonly #holds = new Together<HoldRequest, HoldRow>(
    (requests) => this.#postHolds(requests),
    HOLDS_TOGETHER,
  );

  constructor(private readonly dataSource: DataSource) {}

  /**
   * One hold per area, all or none. The same request again answers as the first time did.
   * @throws DomainError `wallet.insufficient-funds` (with `AffordableAreas`), `account-not-found`,
   * `account-frozen`, `key-reused` for the same generation with other content, `hold-refused` once cancelled
   */
  async hold(request: HoldRequest): Promise<{ availableCents: Cents }> {
    const { available_cents: available, fault_code: code, fault } = await this.#holds.ask(request);
    if (available !== null) return { availableCents: cents(Number(available)) };
    const refusal = refusalIn(code ?? undefined, fault ?? '');
    if (refusal?.code === 'wallet.insufficient-funds') throw await this.insufficientFunds(request);
    throw refusal ?? Object.assign(new Error(`no hold: ${String(fault)}`), { code });
  }

  async #postHolds(requests: readonly HoldRequest[]): Promise<HoldRow[]> {
    const asked = requests.map((request, place) => ({
      place,
      user_id: request.userId,
      generation_id: request.generationId,
      area_keys: request.areas,
      price_cents: request.priceCents,
      is_complimentary: request.isComplimentary,
    }));
    const rows = await runPrepared<HoldRow>(this.dataSource, POST_HOLDS, [JSON.stringify(asked)]);
    return rows.sort((one, other) => one.place - other.place);
  }

  /** Releases a generation's holds and refuses those still on their way. */
  async cancelHolds(
    { generationId, userId }: HeldGeneration,
    within: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    await within.query('select cancel_holds($1, $2)', [userId, generationId]);
  }

  /** Captures the holds of the drafted areas and releases all others of the generation, once. */
  async settle(
    generation: DraftedGeneration,
    within: EntityManager = this.dataSource.manager,
  ): Promise<Settlement> {
    const [settlement] = await this.settleAll([generation], within);
    return settlement ?? { captured: 0, released: 0 };
  }

  /**
   * The same for several, in one statement and in their order: those who settle more than one name the persons in one
   * order always, since each account stays locked until the end of the transaction.
   */
  async settleAll(
    generations: readonly DraftedGeneration[],
    within: EntityManager = this.dataSource.manager,
  ): Promise<Settlement[]> {
    const rows = await within.query<(Settlement & { generation_id: GenerationId; uncaptured: number })[]>(
      `select generation_id, captured, released, uncaptured
         from rows from (unnest($1::uuid[]), unnest($2::uuid[]), jsonb_array_elements($3))
              as generation (user_id, generation_id, drafted),
              lateral settle_holds(user_id, generation_id, array(select jsonb_array_elements_text(drafted)))`,
      [
        generations.map(({ userId }) => userId),
        generations.map(({ generationId }) => generationId),
        JSON.stringify(generations.map(({ drafted }) => drafted)),
      ],
    );
    for (const { generation_id: generationId, uncaptured } of rows) {
      // Not an error of this delivery, and no retry would mend it: the hold ended earlier, or never stood.
      if (uncaptured > 0)
        this.logger.error({ msg: 'drafted areas were not paid for', generationId, uncaptured });
    }
    return rows.map(({ captured, released }) => ({ captured, released }));
  }

  /** The owner is gone: releases every open hold, freezes the account, and has unspent deposits returned. */
  async close(userId: UserId, within: EntityManager = this.dataSource.manager): Promise<void> {
    await this.releaseAll(userId, within);
    await within.query('select close_account($1)', [userId]);
  }

  /** Releases every open hold of a person, whatever it was for. */
  async releaseAll(userId: UserId, within: EntityManager = this.dataSource.manager): Promise<void> {
    await within.query(
      `select settle_holds($1, generation_id, '{}')
         from (select distinct generation_id from open_hold where user_id = $1) as open_generation`,
      [userId],
    );
  }

  /**
   * Opens the account, and grants the sign-up credit unless this person ever had one.
   * @param person digests of the verified address and number
   */
  async grantSignUpCredit(
    { userId, emailHmac, phoneHmac }: { userId: UserId; emailHmac: string; phoneHmac: string },
    amountCents: Cents,
    within: EntityManager = this.dataSource.manager,
  ): Promise<{ wasGranted: boolean }> {
    const [row] = await within.query<{ was_granted: boolean }[]>(
      'select grant_once($1, $2, $3, $4) as was_granted',
      [userId, emailHmac, phoneHmac, amountCents],
    );
    return { wasGranted: row?.was_granted ?? false };
  }

  /** Zeros for somebody without an account: it opens a moment after the verification. */
  async balance(userId: UserId): Promise<Balance> {
    const [row] = await runPrepared<BalanceRow>(this.dataSource, READ_BALANCE, [userId]);
    const postedCents = Number(row?.posted_cents ?? 0);
    const heldCents = Number(row?.held_cents ?? 0);
    return {
      availableCents: cents(postedCents - heldCents),
      postedCents: cents(postedCents),
      heldCents: cents(heldCents),
      hasDeposited: row?.has_deposited ?? false,
    };
  }

  /**
   * Takes up to `limit` generations whose holds are older than `olderThanMs` into one's care for `leaseMs`: another
   * wallet asking meanwhile gets others, and those that stay open come last next time.
   */
  async claimOldHolds({
    olderThanMs,
    leaseMs,
    limit,
  }: {
    olderThanMs: number;
    leaseMs: number;
    limit: number;
  }): Promise<HeldGeneration[]> {
    // What is this old was settled long ago, or belongs at the head of the line again.
    await this.dataSource.query(`delete from hold_check where checked_at < now() - interval '1 day'`);
    const rows = await this.dataSource.query<{ generation_id: GenerationId; user_id: UserId }[]>(
      CLAIM_OLD_HOLDS,
      [olderThanMs, leaseMs, limit],
    );
    return rows.map((row) => ({ generationId: row.generation_id, userId: row.user_id }));
  }

  /** A second look, for the sentence "enough for 2 of 4"; it informs and decides nothing. */
  private async insufficientFunds({ userId, priceCents }: HoldRequest): Promise<DomainError> {
    const { availableCents } = await this.balance(userId);
    const affordable = Math.floor(availableCents / priceCents);
    return new DomainError('wallet.insufficient-funds', { facts: { AffordableAreas: affordable } });
  }
}

/** Never asked about comes first; the upsert's condition decides between two wallets, and passes over what is leased. */
const CLAIM_OLD_HOLDS = `
  with old as (
    select open_hold.generation_id, open_hold.user_id, max(hold_check.checked_at) as checked_at
      from account
      join open_hold using (user_id)
      left join hold_check using (generation_id)
     where account.open_holds > 0
       and open_hold.created_at < now() - make_interval(secs => $1 / 1000.0)
     group by open_hold.generation_id, open_hold.user_id
     order by checked_at nulls first, min(open_hold.created_at)
     limit $3
  ), claimed as (
    insert into hold_check (generation_id)
    select generation_id from old order by generation_id
    on conflict (generation_id) do update set checked_at = now()
     where hold_check.checked_at < now() - make_interval(secs => $2 / 1000.0)
    returning generation_id
  )
  select generation_id, user_id from old join claimed using (generation_id)
`;
