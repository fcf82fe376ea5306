import { getTransactions } from '@goalwright/contracts/api/wallet';
import type { Received } from '@goalwright/contracts/define';
import { readStatement } from '@goalwright/contracts/wallet';
import { Calls } from '@goalwright/messaging';
import { Controller } from '@nestjs/common';
import { type Caller, Serves } from '../admission/serves.js';

@Controller()
export class WalletController {
  constructor(private readonly calls: Calls) {}

  @Serves(getTransactions)
  async transactions(_request: Received<typeof getTransactions.request>, { session }: Caller<'user'>) {
    const { lines } = await this.calls.call(readStatement, { userId: session.profile.userId });
    const statements = lines.map((line) => ({
      Description: line.description,
      StripeCurrency: 'usd' as const,
      GoalsPurchased: line.goalsPurchased,
      Amount: line.amountCents,
      CurrentBalance: line.balanceCents,
      CreatedOn: line.createdOn,
    }));
    return { Transaction: { Statements: statements } };
  }
}
