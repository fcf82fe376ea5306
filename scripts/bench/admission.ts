/** What asking who somebody is costs: an authenticated no-op against an echo that takes the same way without asking. */
import autocannon from 'autocannon';
import { extendToken, validateToken } from '@goalwright/contracts/api/account';
import { API_PREFIX, type ApiCall } from '@goalwright/contracts/api/define';
import { type Figure, interleaved, median, short, spreadOf } from './figure.ts';
import { signIn, startProduct, succeeded } from './product-copy.ts';
import type { Started } from './started.ts';

const RUNS = 5;
const CONNECTIONS = 32;
const SECONDS = 3;
/** Not the form of a token: identity says no by its look, without a word to the database. */
const NO_TOKEN = 'not-a-token';

/**
 * The no-op is `token/extend`, whose whole work is being admitted: nothing is cached, so each request asks identity,
 * which asks Postgres. The echo is `token/validate` with something that is no token: the same gateway, schema and
 * one TCP hop to identity, and an answer from there; it differs by the statement in Postgres alone.
 */
export async function measureAdmission(started: Started): Promise<Figure[]> {
  const copy = await startProduct(started, started.folder());
  const token = await signIn(copy);
  succeeded(await copy.api.call(extendToken, { USToken: token }));
  const echoed = succeeded(await copy.api.call(validateToken, { USToken: NO_TOKEN }));
  if (echoed.IsUserTokenValid) throw new Error('the echo was admitted');
  let lost = 0;

  const perSecond = async (call: ApiCall, USToken: string): Promise<number> => {
    const result = await autocannon({
      url: `${copy.note.url}${API_PREFIX}${call.path}`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ USToken }),
      connections: CONNECTIONS,
      duration: SECONDS,
    });
    lost += result.errors + result.timeouts + result.non2xx;
    return result.requests.total / result.duration;
  };
  const echo = () => perSecond(validateToken, NO_TOKEN);
  const noOp = () => perSecond(extendToken, token);

  await echo(); // both are warm before anything counts
  await noOp();
  const pairs = await interleaved(RUNS, echo, noOp);
  await copy.stop();
  const ratios = pairs.map(({ target, baseline }) => target / baseline);
  return [
    {
      name: 'authenticated no-op over HTTP / echo through one TCP hop',
      target: `${short(median(pairs.map(({ target }) => target)))}/s`,
      baseline: `${short(median(pairs.map(({ baseline }) => baseline)))}/s`,
      value: median(ratios),
      spread: spreadOf(ratios),
      shouldBe: 'at least',
      floor: 0.35,
      aim: 0.5,
      lost,
      faults: 0,
    },
  ];
}
