/** Money coming in: checkouts that people open, and what became of them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { TEST_CHECKOUT_PREFIX } from '@goalwright/contracts/api/wallet';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import type { UserId } from '@goalwright/contracts/values';
import type {
  Balance,
  createCheckout,
  payTestCheckout,
  pollCheckout,
  receiveStripeEvent,
} from '@goalwright/contracts/wallet';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isLive, WALLET_CONFIG, type WalletConfig } from '../config.js';
import { Ledger, refusalOf } from '../ledger/ledger.js';
import { CardCheckouts } from './card-checkouts.js';
import { CardDeposits } from './card-deposits.js';
import { Closings } from './closings.js';
import { Fulfilment, type Payment } from './fulfilment.js';

/** More dialogs than anybody opens within the ten minutes of one; without a bound a loop would fill the table. */
const OPEN_MAX = 10;
const SESSION_BYTES = 32;
/** One pass of the sweeper. */
const EXPIRE_MAX = 500;

type Checkout = Received<typeof createCheckout.reply>;
type Polled = Received<typeof pollCheckout.reply>;

/** The card provider as the settings name it; undefined where payments are test checkouts. */
export function cardCheckouts(config: WalletConfig): CardCheckouts | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  return new CardCheckouts({
    secretKey,
    webhookSecret,
    isLive: isLive(secretKey),
    apiUrl: config.STRIPE_API_URL,
  });
}

interface DepositRow {
  readonly id: string;
  readonly provider: 'test' | 'stripe';
  readonly status: Polled['status'];
  readonly is_late: boolean;
  readonly open_for_ms: number;
}

@Injectable()
export class Deposits {
  readonly #logger = new Logger(Deposits.name);
  readonly #cards: CardDeposits | undefined;
  readonly #closings: Closings;

  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: Ledger,
    private readonly fulfilment: Fulfilment,
    @Inject(WALLET_CONFIG) private readonly config: WalletConfig,
  ) {
    const checkouts = cardCheckouts(config);
    this.#cards = checkouts && new CardDeposits(dataSource, fulfilment, checkouts);
    this.#closings = new Closings(dataSource, checkouts);
  }

  /**
   * Opens a checkout: of the card provider where one is set up, else a test checkout. Whoever knows the session of a
   * test checkout may pay it, so it cannot be guessed.
   * @throws DomainError `wallet.account-not-found`, `request.too-many` while too many are open,
   * `wallet.card-service-unreachable`
   */
  async createCheckout({ userId, email }: Received<typeof createCheckout.request>): Promise<Checkout> {
    if (this.#cards) return this.#cards.open({ userId, email }, OPEN_MAX);
    if (this.config.MODE === 'production') throw new Error('production without a card provider');
    const sessionId = `${TEST_CHECKOUT_PREFIX}${randomBytes(SESSION_BYTES).toString('base64url')}`;
    try {
      await this.dataSource.query('select open_deposit($1, $2, $3, $4, $5)', [
        randomUUID(),
        userId,
        'test',
        sessionId,
        OPEN_MAX,
      ]);
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
    // A test checkout has no secret beside its session; the field is the card provider's.
    return { sessionId, clientSecret: `${sessionId}_secret` };
  }

  /**
   * Looks at a checkout of the user's own; where a card may have paid it, asks the card provider and credits it.
   * @throws DomainError `wallet.deposit-not-found`, also for somebody else's checkout
   */
  async poll({ userId, sessionId }: Received<typeof pollCheckout.request>): Promise<Polled> {
    const [deposit] = await this.dataSource.query<DepositRow[]>(
      `select id, provider, status, expires_at <= now() as is_late,
              (extract(epoch from now() - expires_at) * 1000)::double precision as open_for_ms
         from deposit where stripe_session = $1 and user_id = $2`,
      [sessionId, userId],
    );
    if (deposit === undefined) throw new DomainError('wallet.deposit-not-found');
    const status = await this.#statusOf(deposit, sessionId);
    // After the status: what it says was paid is in the balance.
    return { ...(await this.ledger.balance(userId)), status };
  }

  async #statusOf(deposit: DepositRow, session: string): Promise<Polled['status']> {
    const { id, provider, status, is_late: isLate, open_for_ms: openForMs } = deposit;
    if (status !== 'open') return status;
    if (provider === 'test' || !this.#cards) return isLate ? 'expired' : 'open';
    try {
      return await this.#cards.settle({ id, session, isLate, openForMs });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // The page asks again, and the webhook and the sweeper are there too.
      this.#logger.warn({ msg: 'a checkout could not be looked at', depositId: id, reason: error.code });
      return 'open';
    }
  }

  /**
   * What the card provider tells of its own accord.
   * @throws DomainError `request.not-found` without a card provider, `wallet.webhook-unsigned`
   */
  async receive({ body, signature }: Received<typeof receiveStripeEvent.request>): Promise<void> {
    if (!this.#cards) throw new DomainError('request.not-found');
    await this.#cards.receive(body, signature);
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

  /** As `Fulfilment.fulfil`, which it is. */
  fulfil(payment: Payment): Promise<UserId> {
    return this.fulfilment.fulfil(payment);
  }

  /** Returns what people who left had deposited and not spent, a bounded number of people. */
  returnUnspent(signal: AbortSignal): Promise<void> {
    return this.#closings.settle(signal);
  }

  /** Ends checkouts that nobody paid in time, a bounded number; returns how many. */
  async expireOld(signal: AbortSignal = new AbortController().signal): Promise<number> {
    const [row] = await this.dataSource.query<{ expired: number }[]>(
      'select expire_deposits($1) as expired',
      [EXPIRE_MAX],
    );
    return (row?.expired ?? 0) + ((await this.#cards?.endLate(signal)) ?? 0);
  }
}
