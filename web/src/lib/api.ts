/** Calls of the public API as the page makes them: with the session's token, and with an honest word on failure. */
import type { ApiReply, CallOptions } from '@goalwright/contracts/api/client';
import { createApiClient } from '@goalwright/contracts/api/client';
import type { ApiCall } from '@goalwright/contracts/api/define';
import type { z } from 'zod';
import { isReachable, pauseBeforeRetry } from './reachability';
import { currentToken, end, refreshUser, signedInAgain } from './session';
import { openTerms } from './terms';
import { send } from './transport';

const client = createApiClient({ origin: '', fetch: send });
const TOKEN_INVALID = 'identity.token-invalid';
const TERMS_NOT_ACCEPTED = 'identity.terms-not-accepted';
const RETRIES_MAX = 40;

/** No answer came: the network, or our server. Nothing is known of what happened to the request. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached', { cause });
    this.name = 'Unreachable';
  }
}

type Body<Request extends z.ZodType> = Omit<z.input<Request>, 'USToken'>;

/**
 * Makes one call. A refusal is a value; only silence throws (`Unreachable`). An explicit invalid-token reply ends
 * the session, whoever asked; the call then waits for the sign-in in place and is made again.
 */
export async function call<Request extends z.ZodType, Reply extends z.ZodType>(
  contract: ApiCall<Request, Reply>,
  request: Body<Request>,
  options: CallOptions = {},
): Promise<ApiReply<z.output<Reply>>> {
  const isForUsers = contract.access !== 'anyone';
  if (isForUsers) await signedInAgain();
  const token = currentToken();
  let reply: ApiReply<z.output<Reply>>;
  try {
    const body = { ...(token === undefined ? {} : { USToken: token }), ...request } as z.input<Request>;
    reply = await client.call(contract, body, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    isReachable.set(false);
    throw new Unreachable(error);
  }
  isReachable.set(true);
  if (!reply.isSuccessful && reply.problem.Code === TERMS_NOT_ACCEPTED) {
    // A new version came out while somebody was at work: the terms lie over the page again.
    refreshUser({ DidAcceptTermsOfService: false });
    openTerms();
  }
  const isRefused = !reply.isSuccessful && reply.problem.Code === TOKEN_INVALID;
  if (!isRefused || !isForUsers || token === undefined) return reply;
  // Of several calls under way the first one ends the session; all of them wait.
  if (token === currentToken()) end();
  // What was refused for its token did nothing: once the password was given again, it goes on by itself.
  return (await signedInAgain()) ? call(contract, request, options) : reply;
}

/**
 * Makes a call that may be made twice (a read, or a write with a key) until the server answers. Gives up after
 * about five minutes, or when told to.
 */
export async function callUntilReached<Request extends z.ZodType, Reply extends z.ZodType>(
  contract: ApiCall<Request, Reply>,
  request: Body<Request>,
  options: CallOptions = {},
): Promise<ApiReply<z.output<Reply>>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const reply = await call(contract, request, options);
      const isBusy = !reply.isSuccessful && reply.status === 503;
      if (!isBusy || attempt >= RETRIES_MAX) return reply;
    } catch (error) {
      if (!(error instanceof Unreachable) || attempt >= RETRIES_MAX) throw error;
    }
    await pauseBeforeRetry(attempt);
    options.signal?.throwIfAborted();
  }
}

/** Follows a generation's progress until it is final; the caller reconnects where the stream breaks off. */
export function followGeneration(generationId: string, signal: AbortSignal) {
  return client.followGeneration(generationId, currentToken() ?? '', signal);
}
