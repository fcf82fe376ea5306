/**
 * What becomes of the money of somebody who left: what was deposited and not spent goes back to the cards it came
 * from, newest first. The sign-up credit was ours and stays so; goals are paid from it first.
 */
import type { UserId } from '@goalwright/contracts/values';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { CardCheckouts } from './card-checkouts.js';

const BATCH_MAX = 10;
/** Longer than returning the money of one person takes. */
const LEASE_MS = 10 * 60_000;

interface Returnable {
  readonly id: string;
  readonly payment: string;
  readonly left_cents: string;
}

export class Closings {
  readonly #logger = new Logger(Closings.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly checkouts: CardCheckouts | undefined,
  ) {}

  /** One bounded pass; a person whose money could not be returned now comes again. */
  async settle(signal: AbortSignal): Promise<void> {
    const rows = await this.dataSource.query<{ user_id: UserId }[]>(
      'select user_id from claim_closings($1, $2) as user_id',
      [BATCH_MAX, LEASE_MS],
    );
    for (const { user_id: userId } of rows) {
      if (signal.aborted) return;
      try {
        await this.#return(userId);
        await this.dataSource.query('select finish_closing($1)', [userId]);
      } catch (error) {
        const reason = error instanceof Error ? error.name : typeof error;
        this.#logger.warn({ msg: 'the money of a deleted user could not be returned yet', userId, reason });
      }
    }
  }

  async #return(userId: UserId): Promise<void> {
    const { checkouts } = this;
    if (checkouts === undefined) return;
    const [account] = await this.dataSource.query<{ available_cents: string }[]>(
      'select posted_cents - held_cents as available_cents from account where user_id = $1',
      [userId],
    );
    let available = Number(account?.available_cents ?? 0);
    for (const deposit of await this.dataSource.query<Returnable[]>(RETURNABLE, [userId])) {
      const amountCents = Math.min(available, Number(deposit.left_cents));
      if (amountCents <= 0) continue;
      // Named by the deposit: asked again after a crash, Stripe answers with the refund that it made.
      const reference = await checkouts.giveBack(deposit.payment, amountCents, `closing-${deposit.id}`);
      // The refund's own webhook books it too, under the same number: whoever comes second finds it done.
      await this.dataSource.query('select reverse_deposit($1, $2, $3, $4)', [
        reference,
        deposit.payment,
        'return',
        amountCents,
      ]);
      available -= amountCents;
    }
  }
}

/** Card deposits that were not taken back already, newest first. A disputed one is the bank's to decide. */
const RETURNABLE = `
  select deposit.id, stripe_payment_intent as payment,
         amount_cents - coalesce((
           select sum(reversal.amount_cents) from reversal
            where reversal.deposit_id = deposit.id and reversal.status = 'standing'), 0) as left_cents
    from deposit
   where user_id = $1 and provider = 'stripe' and status = 'paid' and stripe_payment_intent is not null
     and not exists (
       select from reversal where reversal.deposit_id = deposit.id and kind = 'chargeback' and status = 'standing')
   order by created_at desc
`;
