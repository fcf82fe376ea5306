/** The product under test: started by `npm test`, which says where it is. */
import { createApiClient } from '@goalwright/contracts/api/client';

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run these tests through \`npm test -- e2e\``);
  return value;
}

export const origin = setting('GOALWRIGHT_URL');
export const target = setting('GOALWRIGHT_TARGET') as 'embedded' | 'compose';
/** The data folder of the embedded default; its `running.json` names the processes. */
export const dataFolder = (): string => setting('GOALWRIGHT_DATA');
export const composeProject = (): string => setting('GOALWRIGHT_COMPOSE_PROJECT');

export const api = createApiClient({ origin });

/** A request as no client of ours would make it. */
export function raw(path: string, init: RequestInit): Promise<Response> {
  return fetch(`${origin}${path}`, { signal: AbortSignal.timeout(30_000), ...init });
}
