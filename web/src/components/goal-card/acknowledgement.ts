import { type Check, CHECKS_TO_ACKNOWLEDGE, type Goal } from '@goalwright/contracts/api/goals';

/** Failed checks the provider has not yet been shown. */
export function toAcknowledge({ Checks, Acknowledged = [] }: Goal): Check[] {
  const seen = new Set(Acknowledged.map(({ Check: name }) => name));
  return Checks.filter(
    ({ Name, Verdict }) => Verdict === 'fail' && CHECKS_TO_ACKNOWLEDGE.includes(Name) && !seen.has(Name),
  );
}

/** Whether the draft states a number without a source. */
export const hasUnsourcedNumber = ({ Checks }: Goal): boolean =>
  Checks.some(({ Name, Verdict }) => Name === 'Grounded numbers' && Verdict === 'fail');
