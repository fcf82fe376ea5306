import type { Check, Goal } from '@goalwright/contracts/api/goals';

/** The two checks whose failing is shown before a goal leaves the page; nothing else stands in the way. */
const ASKED = new Set(['Grounded numbers', 'Service complete']);

/** Failed checks the provider has not yet been shown. */
export function toAcknowledge({ Checks, Acknowledged = [] }: Goal): Check[] {
  const seen = new Set(Acknowledged.map(({ Check: name }) => name));
  return Checks.filter(({ Name, Verdict }) => Verdict === 'fail' && ASKED.has(Name) && !seen.has(Name));
}

/** Whether the draft states a number without a source. */
export const hasUnsourcedNumber = ({ Checks }: Goal): boolean =>
  Checks.some(({ Name, Verdict }) => Name === 'Grounded numbers' && Verdict === 'fail');
