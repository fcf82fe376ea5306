/** The public settings of this installation, read once. */
import { PublicConfig } from '@goalwright/contracts/api/public-config';
import { preload } from 'swr';
import useSWRImmutable from 'swr/immutable';

let known: PublicConfig | undefined;

/** Asked for once; a failure is asked again by the next one who needs it. */
export async function readPublicConfig(): Promise<PublicConfig> {
  if (known) return known;
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(10_000) });
  known = PublicConfig.parse(await response.json());
  return known;
}

/** Asked for before a screen that shows it, which else would move when it comes. */
export function preloadPublicConfig(): void {
  preload('/config.json', readPublicConfig).catch(() => undefined);
}

export function usePublicConfig(): PublicConfig | undefined {
  return useSWRImmutable('/config.json', readPublicConfig).data;
}
