/** Ends checkouts that nobody paid, so that "open" in the table means open. */
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
    super(lifecycle, { what: 'unpaid checkouts', everyMs: config.DEPOSIT_SWEEP_EVERY_MS });
  }

  async pass(): Promise<void> {
    await this.deposits.expireOld();
  }
}
