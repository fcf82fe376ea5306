/** What other services ask of the wallet. */
import type { Received } from '@goalwright/contracts/define';
import {
  createCheckout,
  hold,
  payTestCheckout,
  pollCheckout,
  readBalance,
  readMonthlySpending,
  readStatement,
  receiveStripeEvent,
} from '@goalwright/contracts/wallet';
import { Answers } from '@goalwright/messaging';
import { Injectable } from '@nestjs/common';
import { Deposits } from './deposits/deposits.js';
import { Ledger } from './ledger/ledger.js';
import { Statements } from './statements/statements.js';

@Injectable()
export class WalletCalls {
  constructor(
    private readonly ledger: Ledger,
    private readonly statements: Statements,
    private readonly deposits: Deposits,
  ) {}

  @Answers(readBalance)
  readBalance({ userId }: Received<typeof readBalance.request>) {
    return this.ledger.balance(userId);
  }

  @Answers(hold)
  hold(request: Received<typeof hold.request>) {
    return this.ledger.hold(request);
  }

  @Answers(readStatement)
  readStatement(request: Received<typeof readStatement.request>) {
    return this.statements.read(request);
  }

  @Answers(readMonthlySpending)
  readMonthlySpending(request: Received<typeof readMonthlySpending.request>) {
    return this.statements.readMonthly(request);
  }

  @Answers(createCheckout)
  createCheckout(request: Received<typeof createCheckout.request>) {
    return this.deposits.createCheckout(request);
  }

  @Answers(pollCheckout)
  pollCheckout(request: Received<typeof pollCheckout.request>) {
    return this.deposits.poll(request);
  }

  @Answers(payTestCheckout)
  payTestCheckout(request: Received<typeof payTestCheckout.request>) {
    return this.deposits.payTest(request);
  }

  @Answers(receiveStripeEvent)
  async receiveStripeEvent(request: Received<typeof receiveStripeEvent.request>) {
    await this.deposits.receive(request);
    return {};
  }
}
