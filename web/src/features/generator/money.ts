import { usePublicConfig } from '../../lib/public-config';
import { useUser } from '../../lib/session';
import { type Price, priceOf } from './areas';

/** What an order of so many areas costs whoever is signed in; undefined until the settings are known. */
export function usePrice(count: number): Price | undefined {
  const config = usePublicConfig();
  const { AccountBalance, IsInternal } = useUser();
  if (!config) return undefined;
  return priceOf(count, {
    balanceCents: AccountBalance,
    pricePerAreaCents: config.PricePerAreaCents,
    minimumBalanceCents: config.MinimumBalanceCents,
    isInternal: IsInternal,
  });
}
