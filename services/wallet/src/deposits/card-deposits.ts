/** Deposits by card: opened at the card provider, looked after there, and taken back when it takes them back. */
import { randomUUID } from 'node:crypto';
import { DomainError } from '@goalwright/contracts/errors';
import type { UserId } from '@goalwright/contracts/values';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { refusalOf } from '../ledger/ledger.js';
import type { CardCheckouts, CheckoutState, Reversal } from './card-checkouts.js';
import { type Fulfilment, isFinal } from './fulfilment.js';

/** One pass of the sweeper over checkouts whose time is over; each costs up to two requests. */
const LATE_MAX = 20;
/** Longer than ending one takes, so that two wallets do not end the same. */
const LEASE_MS = 60_000;
/** The bank may take this long over a payment that the customer is done with. */
const PROCESSING_MS_MAX = 24 * 3_600_000;

export interface CardDeposit {
  readonly id: string;
  readonly session: string | null;
  readonly isLate: boolean;
  readonly openForMs: number;
}

type Status = 'open' | 'paid' | 'expired';

export class CardDeposits {
  readonly #logger = new Logger(CardDeposits.name);
  /** Two tabs that poll the same checkout wait for one answer. */
  readonly #asking = new Map<string, Promise<Status>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly fulfilment: Fulfilment,
    private readonly checkouts: CardCheckouts,
  ) {}

  /** @throws DomainError as `open_deposit`, and `wallet.card-service-unreachable` */
  async open(
    { userId, email }: { userId: UserId; email: string },
    openMax: number,
  ): Promise<{ sessionId: string; clientSecret: string }> {
    const depositId = randomUUID();
    try {
      await this.dataSource.query('select open_deposit($1, $2, $3, null, $4)', [
        depositId,
        userId,
        'stripe',
        openMax,
      ]);
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
    const checkout = await this.checkouts.open({ depositId, userId, email });
    await this.dataSource.query('select name_session($1, $2)', [depositId, checkout.sessionId]);
    return checkout;
  }

  /** Looks at an unpaid deposit's checkout, and does what it finds there. Where it cannot look, nothing has changed. */
  async settle(deposit: CardDeposit): Promise<Status> {
    const known = this.#asking.get(deposit.id);
    if (known !== undefined) return known;
    const asked = this.#settle(deposit).finally(() => this.#asking.delete(deposit.id));
    this.#asking.set(deposit.id, asked);
    return asked;
  }

  async #settle({ id, session, isLate, openForMs }: CardDeposit): Promise<Status> {
    // Nobody was given the key of a checkout that was never named to us: it cannot be paid.
    if (session === null) return isLate ? this.#expire(id) : 'open';
    const state = isLate ? await this.checkouts.end(session) : await this.checkouts.read(session);
    const status = await this.#apply(state, session);
    const isOver = status === 'expired' || (status === 'open' && openForMs > PROCESSING_MS_MAX);
    return isLate && isOver ? this.#expire(id) : status;
  }

  async #expire(depositId: string): Promise<Status> {
    await this.dataSource.query('select expire_deposit($1)', [depositId]);
    return 'expired';
  }

  async #apply(state: CheckoutState, sessionId: string): Promise<Status> {
    if (state.kind === 'paid') {
      try {
        await this.fulfilment.fulfil({ ...state.payment, isTaken: true });
        return 'paid';
      } catch (error) {
        if (!isFinal(error)) throw error;
        this.#cannotCredit(sessionId, error.code);
        return 'expired';
      }
    }
    if (state.kind === 'refused') {
      this.#cannotCredit(sessionId, state.reason);
      return 'expired';
    }
    return state.kind === 'expired' ? 'expired' : 'open';
  }

  /** Telling it again would not help, so nobody retries: a person must look. The books name it too (R9). */
  #cannotCredit(sessionId: string, reason: string): void {
    this.#logger.error({ msg: 'a payment was made that cannot be credited', sessionId, reason });
  }

  /** Ends checkouts whose ten minutes are over. What cannot be asked now is asked after the lease. */
  async endLate(signal: AbortSignal): Promise<number> {
    const rows = await this.dataSource.query<{ id: string; session: string | null; open_for_ms: number }[]>(
      `select id, stripe_session as session,
              (extract(epoch from now() - expires_at) * 1000)::double precision as open_for_ms
         from claim_late_deposits($1, $2)`,
      [LATE_MAX, LEASE_MS],
    );
    let ended = 0;
    for (const { id, session, open_for_ms: openForMs } of rows) {
      if (signal.aborted) break;
      try {
        if ((await this.settle({ id, session, isLate: true, openForMs })) !== 'open') ended += 1;
      } catch (error) {
        this.#logger.warn({
          msg: 'a late checkout could not be ended',
          depositId: id,
          reason: codeOf(error),
        });
      }
    }
    return ended;
  }

  /**
   * An event of the card provider. Safe to hear twice, late and in any order: the truth is asked for.
   * @throws DomainError `wallet.webhook-unsigned`; what may succeed later, so that the provider tells it again
   */
  async receive(body: string, signature: string): Promise<void> {
    const notice = this.checkouts.notice(body, signature);
    if (notice.about === 'nothing-of-ours') return;
    if (notice.about === 'checkout') {
      await this.#apply(await this.checkouts.read(notice.sessionId), notice.sessionId);
      return;
    }
    await this.#reverse(notice.paymentIntent);
  }

  async #reverse(paymentIntent: string): Promise<void> {
    const isKnown = await this.#isCredited(paymentIntent);
    if (!isKnown) {
      // Told before the payment itself: credited first, so that what is taken back was there.
      const session = await this.checkouts.sessionOf(paymentIntent);
      if (session === undefined) return;
      await this.#apply(await this.checkouts.read(session), session);
      if (!(await this.#isCredited(paymentIntent))) return;
    }
    for (const reversal of await this.checkouts.reversalsOf(paymentIntent))
      await this.#book(paymentIntent, reversal);
  }

  async #isCredited(paymentIntent: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select from deposit where stripe_payment_intent = $1 and status = 'paid'`,
      [paymentIntent],
    );
    return rows.length > 0;
  }

  async #book(paymentIntent: string, { reference, kind, amountCents, isStanding }: Reversal): Promise<void> {
    if (!isStanding) {
      await this.dataSource.query('select reinstate_deposit($1)', [reference]);
      return;
    }
    const [row] = await this.dataSource.query<{ owed_cents: string; is_replay: boolean }[]>(
      'select owed_cents, is_replay from reverse_deposit($1, $2, $3, $4)',
      [reference, paymentIntent, kind, amountCents],
    );
    if (row?.is_replay === false)
      this.#logger.warn({
        msg: 'a deposit was taken back',
        kind,
        reference,
        owedCents: Number(row.owed_cents),
      });
  }
}

/** A code or a class, never a message: a library's may quote what it was given. */
function codeOf(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  return error instanceof Error ? error.name : typeof error;
}
