/** The words of the wallet, its checkout and its statement. Money is said exactly. */
import { formatCents } from '../lib/money';

export const wallet = {
  title: 'Wallet',
  lead: 'Pay as you go, without a subscription.',
  note: {
    title: 'Before you reload',
    lines: [
      'Minimum balance is $10. It is asked for once, when you start after signing in; then you can go on while one area is affordable.',
      'The minimum reload is $20, the largest single deposit is $200.',
    ],
  },
  balance: 'Available balance',
  price: (cents: number) => `${formatCents(cents)} per area of need. An area that fails is free.`,
  enoughFor: (areas: number) =>
    areas === 0
      ? 'Not enough for an area of need'
      : areas === 1
        ? 'Enough for 1 area of need'
        : `Enough for ${String(areas)} areas of need`,
  reload: 'Reload my balance',
  confirming: 'Your payment is being confirmed. Your balance follows by itself.',

  history: {
    title: 'Transaction history',
    description: 'Description',
    currency: 'Currency',
    goals: 'Goals Purchased',
    amount: 'Amount',
    balance: 'New balance',
    completed: 'Time completed',
    loading: 'Loading...',
    empty: 'No transactions yet',
    emptyText: 'Your credit, your reloads and your drafts will be listed here.',
    failed: 'We could not load your transactions. Your money is safe.',
    again: 'Try again',
  },

  checkout: {
    title: 'Reload your balance',
    opening: 'Opening the checkout...',
    again: 'Start again',
    close: 'Close',
    expired: 'Your Checkout Session Expired',
    expiredText: 'A checkout is open for 10 minutes. Nothing was charged.',
    refused: 'The checkout could not be opened.',
    unreachable: 'We could not reach the server. Please try again.',
    unknown: 'An Unknown Error Occurred!',
    unlearned:
      'We could not learn whether this checkout was paid. Load the page again: your balance and your history tell.',
    paid: 'Payment received',
    paidText: (balanceCents: number) => `You have ${formatCents(balanceCents)}.`,
    done: 'Done',
    slow: 'This takes longer than usual. You can close this window: your balance follows by itself, and you are never charged twice for one checkout.',
    confirming: 'Confirming your payment...',
  },

  card: {
    coming: 'Opening the card form...',
    failed: 'The card form could not be loaded.',
    failedText:
      'Nothing was charged. An ad blocker or a school filter may be in the way: the form comes from Stripe, at js.stripe.com. Allow it for this page, then try again.',
    again: 'Try again',
  },

  test: {
    label: 'Test checkout',
    text: 'No card is asked for and no real money moves.',
    pick: 'Amount',
    other: 'Amount in dollars',
    otherHint: 'Between $20 and $200',
    outOfRange: 'Deposits are between $20 and $200.',
    notMoney: 'Please enter an amount in dollars, like 50 or 62.50.',
    after: (cents: number) => `After this: ${formatCents(cents)}`,
    pay: (cents: number) => `Pay ${formatCents(cents)} (test)`,
    payUnknown: 'Pay (test)',
    unreached:
      'We do not know whether this payment arrived. Press the button again: one checkout is never charged twice.',
  },
} as const;
