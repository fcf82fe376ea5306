/**
 * Whether a payment is under way in this browser (the spec's `IsTabOpen`): then the token is looked at even when the
 * page came back into view, since a person may have been at the card provider meanwhile.
 */
import { browserStorage } from './encoded-storage';

const TAB = 'tab';

export function flagPayment(isOpen: boolean): void {
  browserStorage.write(TAB, isOpen ? { IsTabOpen: true } : undefined);
}

export function isPaymentFlagged(): boolean {
  const kept = browserStorage.read(TAB);
  return typeof kept === 'object' && kept !== null && 'IsTabOpen' in kept && kept.IsTabOpen === true;
}
