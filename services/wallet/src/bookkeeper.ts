/** Proves the books again and again, and counts what is broken for whoever watches the metrics. It mends nothing. */
import { dataSourceOptions, Lifecycle, Periodic } from '@goalwright/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { WALLET_CONFIG, type WalletConfig } from './config.js';
import { type LedgerFault, WALLET_RULES, walletFaults } from './ledger/reconciliation.js';

/** Of the read alone: it grows with the books, and a service's usual limit is made for people who wait. */
const READ_MS_MAX = 120_000;
/** The log names this many of each pass; `npm run reconcile` names all. */
const NAMED_MAX = 20;

const booksFaults = new Gauge({
  name: 'wallet_books_faults',
  help: 'Broken rules of the books by the last proof. Anything above 0 needs a person: npm run reconcile names each.',
  labelNames: ['rule'],
});
const booksProvedAt = new Gauge({
  name: 'wallet_books_proved_timestamp_seconds',
  help: 'When the books were last proved. One that stands still is as bad as a fault.',
});

@Injectable()
export class Bookkeeper extends Periodic {
  constructor(
    lifecycle: Lifecycle,
    @Inject(WALLET_CONFIG) private readonly config: WalletConfig,
  ) {
    super(lifecycle, { what: 'the proof of the books', everyMs: config.RECONCILE_EVERY_MS });
  }

  async pass(): Promise<void> {
    const faults = await this.#faults();
    for (const rule of WALLET_RULES) {
      booksFaults.set({ rule }, faults.filter((fault) => fault.rule === rule).length);
    }
    booksProvedAt.setToCurrentTime();
    for (const { rule, subject, detail } of faults.slice(0, NAMED_MAX)) {
      this.logger.error({ msg: 'the books are wrong', rule, subject, detail });
    }
  }

  async #faults(): Promise<LedgerFault[]> {
    // A connection of its own: how long the client waits belongs to the connection, and not to the statement.
    const config = { ...this.config, DATABASE_POOL_MAX: 1 };
    const books = new DataSource(dataSourceOptions(config, { schema: 'wallet', entities: [] }, READ_MS_MAX));
    try {
      await books.initialize();
      // One snapshot for all rules, or money on its way between two reads would look lost.
      return await books.transaction('REPEATABLE READ', (manager) =>
        walletFaults(manager, { holdAgeMsMax: this.config.HOLD_AGE_MS_MAX }),
      );
    } finally {
      // Half made it does not let itself be destroyed, and has a connection all the same; where it has none there is nothing to end.
      if (books.isInitialized) await books.destroy();
      else await books.driver.disconnect().catch(() => undefined);
    }
  }
}
