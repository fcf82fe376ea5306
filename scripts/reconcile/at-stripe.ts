/** R9 at the card provider: every paid checkout there is a paid deposit here, of the same amount, and the other way round. */
import type { Books, LedgerFault } from '../../services/wallet/dist/ledger/reconciliation.js';

export interface PaidThere {
  readonly sessionId: string;
  readonly depositId: string;
  readonly amountCents: number;
}

interface DepositHere {
  readonly id: string;
  readonly session: string | null;
  readonly amount_cents: string | null;
  readonly status: string;
  readonly is_old: boolean;
}

/** The webhook, the poll and the sweeper had this long to credit what was paid. */
const CREDITED_WITHIN_MS = 15 * 60_000;

/**
 * @param paidThere every paid checkout that bears our mark and was opened since then
 */
export async function atStripe(
  books: Books,
  paidThere: readonly PaidThere[],
  since: Date,
): Promise<LedgerFault[]> {
  const deposits = await books.query<DepositHere[]>(
    `select id, stripe_session as session, amount_cents, status,
            created_at < now() - make_interval(secs => $2::bigint / 1000.0) as is_old
       from deposit where provider = 'stripe' and created_at >= $1`,
    [since, CREDITED_WITHIN_MS],
  );
  const here = new Map(deposits.map((deposit) => [deposit.id, deposit]));
  const there = new Map(paidThere.map((payment) => [payment.sessionId, payment]));
  const fault = (subject: string, detail: string): LedgerFault => ({ rule: 'R9', subject, detail });
  const lost = paidThere.flatMap(({ sessionId, depositId, amountCents }) => {
    const deposit = here.get(depositId);
    if (deposit === undefined)
      return [fault(sessionId, 'was paid at Stripe, and we know of no such deposit')];
    if (deposit.status !== 'paid')
      return deposit.is_old ? [fault(depositId, 'was paid at Stripe and is not credited')] : [];
    return Number(deposit.amount_cents) === amountCents
      ? []
      : [fault(depositId, 'was credited with another amount than was paid at Stripe')];
  });
  const invented = deposits
    // A young one may have been paid after the list was read.
    .filter(({ status, session, is_old: isOld }) => isOld && status === 'paid' && !there.has(session ?? ''))
    .map(({ id }) => fault(id, 'was credited, and Stripe knows of no such payment'));
  return [...lost, ...invented];
}
