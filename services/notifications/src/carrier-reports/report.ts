/** One carrier's word about one delivery. */

export interface Report {
  readonly deliveryId: string;
  readonly state: 'sent' | 'delivered' | 'bounced';
  /** Of a bounce, in one word of ours. */
  readonly failure: string | null;
  /** The carrier's number for the reason. */
  readonly code: string | null;
  readonly providerId: string | null;
}

const ORDER = ['sent', 'delivered', 'bounced'];

/** Of several reports on one delivery the one that says most, whatever order they came in. */
export function furthest(reports: readonly Report[]): Report[] {
  const byDelivery = new Map<string, Report>();
  for (const report of reports) {
    const known = byDelivery.get(report.deliveryId);
    if (known === undefined || ORDER.indexOf(report.state) > ORDER.indexOf(known.state))
      byDelivery.set(report.deliveryId, report);
  }
  return [...byDelivery.values()];
}

const CODE = /^[A-Za-z0-9_.-]{1,30}$/;

/** A carrier's number for a reason, where it has the form of one: never its sentence, which quotes the address. */
export const codeOf = (told: unknown): string | null => {
  const code = typeof told === 'number' ? String(told) : told;
  return typeof code === 'string' && CODE.test(code) ? code : null;
};
