/** The product under test: started by `npm test`, which says where it is. */
import { createApiClient } from '@goalwright/contracts/api/client';
import { plantReply, plantRequest } from './planted.js';

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

/** What is said and answered is looked for afterwards where it does not belong. */
const watchedFetch: typeof fetch = async (input, init) => {
  await plantRequest(init?.body);
  const response = await fetch(input, init);
  // A stream of events would be read to its end.
  if (response.headers.get('content-type')?.startsWith('application/json') === true)
    plantReply(response.url, response.status, await response.clone().text());
  return response;
};

export const api = createApiClient({ origin, fetch: watchedFetch });

/** A request as no client of ours would make it. */
export function raw(path: string, init: RequestInit): Promise<Response> {
  return watchedFetch(`${origin}${path}`, { signal: AbortSignal.timeout(30_000), ...init });
}
