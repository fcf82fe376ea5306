/** A line of a statement as pages see it. */
import type { StatementLine } from '@goalwright/contracts/wallet';

export const statementView = (line: StatementLine) => ({
  Kind: line.kind,
  Description: line.description,
  StripeCurrency: 'usd' as const,
  GoalsPurchased: line.goalsPurchased,
  Amount: line.amountCents,
  CurrentBalance: line.balanceCents,
  CreatedOn: line.createdOn,
});
