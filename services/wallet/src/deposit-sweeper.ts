/** Ends checkouts that nobody paid, so that "open" in the table means open; a card payment made meanwhile is credited. */
import { Lifecycle, Periodic } from '@goalwright/platform';
import { Inject, Injectable } from '@nestjs/common';
import { WALLET_CONFIG, type WalletConfig } from './config.js';
import { Deposits } from './deposits/deposits.js';

@Injectable()
export class DepositSweeper extends Periodic {
  constructor(
    lifecycle: Lifecycle,
    private readonly deposits: Deposits,
    @Inject(WALLET_CONFIG) config: WalletConfig,
  ) {
    super(lifecycle, {
      what: 'unpaid checkouts and unspent deposits',
      everyMs: config.DEPOSIT_SWEEP_EVERY_MS,
    });
  }

  async pass(signal: AbortSignal): Promise<void> {
    await this.deposits.expireOld(signal);
    await this.deposits.returnUnspent(signal);
  }
}
