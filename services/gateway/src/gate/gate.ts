/** The minimum balance, asked for once per sign-in: when its first talk or upload begins. */
import { DomainError } from '@goalwright/contracts/errors';
import { passGate, type Session } from '@goalwright/contracts/identity';
import { readBalance } from '@goalwright/contracts/wallet';
import { Calls } from '@goalwright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

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
      if (availableCents < this.config.MINIMUM_BALANCE_CENTS) throw new DomainError('wallet.minimum-balance');
    }
    await this.calls.call(passGate, { sessionId: session.sessionId });
  }
}
