/** Money coming in: checkouts that people open, and the one way in which a payment becomes a credit. */
import { randomBytes, randomUUID } from 'node:crypto';
import { TEST_CHECKOUT_PREFIX } from '@goalwright/contracts/api/wallet';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import { cents, type UserId } from '@goalwright/contracts/values';
import {
  type Balance,
  depositCompleted,
  type createCheckout,
  type payTestCheckout,
  type pollCheckout,
} from '@goalwright/contracts/wallet';
import { Outbox } from '@goalwright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WALLET_CONFIG, type WalletConfig } from '../config.js';
import { Ledger, refusalOf } from '../ledger/ledger.js';

/** More dialogs than anybody opens within the ten minutes of one; without a bound a loop would fill the table. */
const OPEN_MAX = 10;
const SESSION_BYTES = 32;
/** One pass of the sweeper. */
const EXPIRE_MAX = 500;

type Checkout = Received<typeof createCheckout.reply>;
type Polled = Received<typeof pollCheckout.reply>;

/** What a payment provider says of a checkout. */
export interface Payment {
  readonly sessionId: string;
  readonly amountCents: number;
  readonly paymentIntent: string | null;
  /** True where the money was taken already: it is credited however late we hear of it. */
  readonly isTaken: boolean;
}

@Injectable()
export class Deposits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: Ledger,
    private readonly outbox: Outbox,
    @Inject(WALLET_CONFIG) private readonly config: WalletConfig,
  ) {}

  /**
   * Opens a test checkout: whoever knows its session may pay it, so the session cannot be guessed.
   * @throws DomainError `wallet.account-not-found`, `request.too-many` while too many are open, `not-yet` in production
   */
  async createCheckout({ userId }: Received<typeof createCheckout.request>): Promise<Checkout> {
    if (this.config.MODE === 'production') throw new DomainError('not-yet');
    const sessionId = `${TEST_CHECKOUT_PREFIX}${randomBytes(SESSION_BYTES).toString('base64url')}`;
    try {
      await this.dataSource.query('select open_deposit($1, $2, $3, $4)', [
        randomUUID(),
        userId,
        sessionId,
        OPEN_MAX,
      ]);
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
    // A test checkout has no secret beside its session; the field is the card provider's.
    return { sessionId, clientSecret: `${sessionId}_secret` };
  }

  /** @throws DomainError `wallet.deposit-not-found`, also for somebody else's checkout */
  async poll({ userId, sessionId }: Received<typeof pollCheckout.request>): Promise<Polled> {
    const [deposit] = await this.dataSource.query<{ status: Polled['status'] }[]>(
      `select case when status = 'open' and expires_at <= now() then 'expired' else status end as status
         from deposit where stripe_session = $1 and user_id = $2`,
      [sessionId, userId],
    );
    if (deposit === undefined) throw new DomainError('wallet.deposit-not-found');
    // After the status: what it says was paid is in the balance.
    return { ...(await this.ledger.balance(userId)), status: deposit.status };
  }

  /**
   * Stands in for the card provider, which takes the money and tells of it.
   * @throws DomainError as `fulfil`, and `wallet.checkout-expired`; `request.not-found` in production
   */
  async payTest({ sessionId, amountCents }: Received<typeof payTestCheckout.request>): Promise<Balance> {
    if (this.config.MODE === 'production') throw new DomainError('request.not-found');
    // A real checkout is not paid by saying so, wherever it was opened.
    if (!sessionId.startsWith(TEST_CHECKOUT_PREFIX)) throw new DomainError('wallet.deposit-not-found');
    const userId = await this.fulfil({ sessionId, amountCents, paymentIntent: null, isTaken: false });
    return this.ledger.balance(userId);
  }

  /**
   * Credits a checkout once, however often and from wherever it is told to be paid.
   * @returns whose it is
   * @throws DomainError `wallet.deposit-not-found`, `wallet.amount-out-of-range`, `wallet.checkout-expired`, and
   * `wallet.key-reused` where it was credited with another amount
   */
  async fulfil({ sessionId, amountCents, paymentIntent, isTaken }: Payment): Promise<UserId> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        const [deposit] = await manager.query<{ deposit_id: string; user_id: UserId; is_replay: boolean }[]>(
          'select deposit_id, user_id, is_replay from fulfil_deposit($1, $2, $3, $4)',
          [sessionId, amountCents, paymentIntent, isTaken],
        );
        if (deposit === undefined) throw new Error('fulfil_deposit neither answered nor refused');
        const { deposit_id: depositId, user_id: userId, is_replay: isReplay } = deposit;
        if (!isReplay) {
          await this.outbox.add(manager, depositCompleted, {
            depositId,
            userId,
            amountCents: cents(amountCents),
          });
        }
        return userId;
      });
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
  }

  /** Marks checkouts that nobody paid in time, a bounded number; returns how many. */
  async expireOld(): Promise<number> {
    const [row] = await this.dataSource.query<{ expired: number }[]>(
      'select expire_deposits($1) as expired',
      [EXPIRE_MAX],
    );
    return row?.expired ?? 0;
  }
}
