/** The one way in which a payment becomes a credit, whoever tells of it. */
import { DomainError } from '@goalwright/contracts/errors';
import { cents, type UserId } from '@goalwright/contracts/values';
import { depositCompleted } from '@goalwright/contracts/wallet';
import { Outbox } from '@goalwright/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { refusalOf } from '../ledger/ledger.js';

/** What a payment provider says of a checkout. */
export interface Payment {
  readonly sessionId: string;
  /** Both where the card provider tells of it: the row must be theirs. Absent for a test checkout. */
  readonly depositId?: string;
  readonly userId?: UserId;
  readonly amountCents: number;
  readonly paymentIntent: string | null;
  /** True where the money was taken already: it is credited however late we hear of it. */
  readonly isTaken: boolean;
}

@Injectable()
export class Fulfilment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Credits a checkout once, however often and from wherever it is told to be paid.
   * @returns whose it is
   * @throws DomainError `wallet.deposit-not-found`, `wallet.amount-out-of-range`, `wallet.checkout-expired`, and
   * `wallet.key-reused` where it was credited with another amount
   */
  async fulfil(payment: Payment): Promise<UserId> {
    const { sessionId, depositId, userId, amountCents, paymentIntent, isTaken } = payment;
    try {
      return await this.dataSource.transaction(async (manager) => {
        const [deposit] = await manager.query<{ deposit_id: string; user_id: UserId; is_replay: boolean }[]>(
          'select deposit_id, user_id, is_replay from fulfil_deposit($1, $2, $3, $4, $5, $6)',
          [sessionId, depositId ?? null, userId ?? null, amountCents, paymentIntent, isTaken],
        );
        if (deposit === undefined) throw new Error('fulfil_deposit neither answered nor refused');
        if (!deposit.is_replay) {
          await this.outbox.add(manager, depositCompleted, {
            depositId: deposit.deposit_id,
            userId: deposit.user_id,
            amountCents: cents(amountCents),
          });
        }
        return deposit.user_id;
      });
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
  }
}

/** Whether a refusal is for good: telling it again changes nothing. */
export const isFinal = (error: unknown): error is DomainError =>
  error instanceof DomainError && !error.isRetryable;
