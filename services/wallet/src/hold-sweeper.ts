/**
 * Ends holds whose event never came: asks the generator what became of them. Without it a lost message would
 * keep a person's money out of reach for ever.
 */
import { readOutcome } from '@goalwright/contracts/generator';
import { Calls } from '@goalwright/messaging';
import { Lifecycle } from '@goalwright/platform';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { WALLET_CONFIG, type WalletConfig } from './config.js';
import { type HeldGeneration, Ledger } from './ledger/ledger.js';

/** One pass: at most this many questions, each bounded by its call's own time limit. */
const BATCH_MAX = 20;
/** A generation that is still being drafted is not asked about again before this. */
const LEASE_MS = 60_000;

@Injectable()
export class HoldSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(HoldSweeper.name);
  private timer: NodeJS.Timeout | undefined;
  private pass: Promise<void> = Promise.resolve();

  constructor(
    private readonly ledger: Ledger,
    private readonly calls: Calls,
    private readonly lifecycle: Lifecycle,
    @Inject(WALLET_CONFIG) private readonly config: WalletConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.wait();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.pass;
  }

  /** The next pass begins only when the last has ended, however long that took. */
  private wait(): void {
    if (this.lifecycle.drainSignal.aborted) return;
    this.timer = setTimeout(() => {
      this.pass = this.sweep().then(() => {
        this.wait();
      });
    }, this.config.HOLD_SWEEP_EVERY_MS);
  }

  /** A failure ends this pass alone: what it left is claimed again after the lease. */
  private async sweep(): Promise<void> {
    try {
      const old = await this.ledger.claimOldHolds({
        olderThanMs: this.config.HOLD_AGE_MS_MAX,
        leaseMs: LEASE_MS,
        limit: BATCH_MAX,
      });
      for (const generation of old) {
        if (this.lifecycle.drainSignal.aborted) return;
        await this.end(generation);
      }
    } catch (error) {
      this.logger.warn({ msg: 'old holds could not be looked at', error });
    }
  }

  private async end(generation: HeldGeneration): Promise<void> {
    const { generationId } = generation;
    const outcome = await this.calls.call(readOutcome, { generationId });
    if (outcome.isKnown && !outcome.isFinished) return;
    if (outcome.isKnown) await this.ledger.settle({ ...generation, drafted: outcome.drafted });
    else await this.ledger.cancelHolds(generation);
    this.logger.warn({ msg: 'an old hold was ended', generationId, isKnown: outcome.isKnown });
  }
}
