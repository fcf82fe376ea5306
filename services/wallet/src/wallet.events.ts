/** What the wallet does when something happened elsewhere; each inside the transaction of its inbox row. */
import type { Received } from '@goalwright/contracts/define';
import { draftingFailed, goalsDrafted } from '@goalwright/contracts/generator';
import { userDeleted, userVerified } from '@goalwright/contracts/identity';
import { cents, type Cents } from '@goalwright/contracts/values';
import { type EventOf, HandlesEvent, HandlesEvents } from '@goalwright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WALLET_CONFIG, type WalletConfig } from './config.js';
import { Ledger } from './ledger/ledger.js';

@Injectable()
export class WalletEvents {
  private readonly signUpCreditCents: Cents;

  constructor(
    private readonly ledger: Ledger,
    @Inject(WALLET_CONFIG) config: WalletConfig,
  ) {
    this.signUpCreditCents = cents(config.SIGN_UP_CREDIT_CENTS);
  }

  @HandlesEvent(userVerified)
  async openAccount(person: Received<typeof userVerified.payload>, manager: EntityManager): Promise<void> {
    await this.ledger.grantSignUpCredit(person, this.signUpCreditCents, manager);
  }

  @HandlesEvents(goalsDrafted)
  async settle(events: readonly EventOf<typeof goalsDrafted>[], manager: EntityManager): Promise<void> {
    await this.ledger.settleAll(
      events.map(({ payload }) => payload),
      manager,
    );
  }

  @HandlesEvent(draftingFailed)
  async release(generation: Received<typeof draftingFailed.payload>, manager: EntityManager): Promise<void> {
    // Also refuses a hold that is still on its way: the generator may have given up waiting for it.
    await this.ledger.cancelHolds(generation, manager);
  }

  @HandlesEvent(userDeleted)
  async close({ userId }: Received<typeof userDeleted.payload>, manager: EntityManager): Promise<void> {
    await this.ledger.close(userId, manager);
  }
}
