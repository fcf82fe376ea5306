/**
 * Ends holds whose event never came: asks the generator what became of them. Without it a lost message would
 * keep a person's money out of reach for ever.
 */
import { readOutcome } from '@goalwright/contracts/generator';
import { Calls } from '@goalwright/messaging';
import { Lifecycle, Periodic } from '@goalwright/platform';
import { Inject, Injectable } from '@nestjs/common';
import { WALLET_CONFIG, type WalletConfig } from './config.js';
import { type HeldGeneration, Ledger } from './ledger/ledger.js';

/** One pass: at most this many questions, each bounded by its call's own time limit. */
const BATCH_MAX = 20;
/** A generation that is still being drafted is not asked about again before this. */
const LEASE_MS = 60_000;

@Injectable()
export class HoldSweeper extends Periodic {
  constructor(
    private readonly ledger: Ledger,
    private readonly calls: Calls,
    lifecycle: Lifecycle,
    @Inject(WALLET_CONFIG) private readonly config: WalletConfig,
  ) {
    super(lifecycle, { what: 'old holds', everyMs: config.HOLD_SWEEP_EVERY_MS });
  }

  /** What fails is claimed again after the lease; the others of its pass are looked at all the same. */
  async pass(signal: AbortSignal): Promise<void> {
    const old = await this.ledger.claimOldHolds({
      olderThanMs: this.config.HOLD_AGE_MS_MAX,
      leaseMs: LEASE_MS,
      limit: BATCH_MAX,
    });
    for (const generation of old) {
      if (signal.aborted) return;
      try {
        await this.end(generation);
      } catch (error) {
        const { generationId } = generation;
        this.logger.warn({ msg: 'an old hold could not be ended', generationId, error });
      }
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
