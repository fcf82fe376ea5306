/** The minimum balance, asked for once per sign-in: at its first answer or upload, and free once it was passed. */
import { DomainError } from '@goalwright/contracts/errors';
import { passGate, type Session } from '@goalwright/contracts/identity';
import { readBalance } from '@goalwright/contracts/wallet';
import { Calls } from '@goalwright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

/** "$10", and "$7.50" where there are cents. */
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

@Injectable()
export class Gate {
  constructor(
    private readonly calls: Calls,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** @throws DomainError `wallet.minimum-balance` */
  async pass(session: Session): Promise<void> {
    if (session.gatePassedAt !== null) return;
    const { userId, isInternal } = session.profile;
    if (!isInternal) {
      const { availableCents } = await this.calls.call(readBalance, { userId });
      const minimumCents = this.config.MINIMUM_BALANCE_CENTS;
      if (availableCents < minimumCents) {
        throw new DomainError('wallet.minimum-balance', {
          message: `Minimum balance is ${dollars.format(minimumCents / 100)}.`,
        });
      }
    }
    await this.calls.call(passGate, { sessionId: session.sessionId });
  }
}
