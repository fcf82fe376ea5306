/** The typed client of the public API: the browser and the tests speak through it. */
import type { z } from 'zod';
import { API_PREFIX, type ApiCall, Problem } from './define.js';
import { GenerationProgress } from './generations.js';

export interface ApiClientOptions {
  /** Origin without a trailing slash; empty for the page's own. */
  readonly origin: string;
  readonly fetch?: typeof fetch;
  /** Longest wait for a reply; goals are waited for up to 25 s on the server. */
  readonly timeoutMs?: number;
}

export interface CallOptions {
  readonly idempotencyKey?: string;
  /** Asks for a reply that does not wait for the goals, where the call drafts some: `IsPending` at once. */
  readonly respondAsync?: boolean;
  /** Asks for a reply after this long, in whole seconds, where a report is still being read. */
  readonly waitSeconds?: number;
  readonly file?: { readonly name: string; readonly content: Blob };
  readonly signal?: AbortSignal;
  /** Asks the browser to send it even where the page closes meanwhile. `fetch` itself bounds what may be so sent. */
  readonly keepalive?: boolean;
}

/** A reply as it came: its HTTP status beside the parsed body. A refusal is a value, not an exception. */
export type ApiReply<Reply> =
  | { readonly status: number; readonly isSuccessful: true; readonly body: Reply }
  | { readonly status: number; readonly isSuccessful: false; readonly problem: Problem };

const ANSWER_UNREADABLE = 'ERROR PROCESSING DATA!';

/** Makes the client. Throws only where no answer came at all (network down, time out). */
export function createApiClient({ origin, fetch: send = fetch, timeoutMs = 40_000 }: ApiClientOptions) {
  function requestOf(call: ApiCall, request: unknown, options: CallOptions): RequestInit {
    const headers: Record<string, string> = {};
    if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey;
    const preferences = [
      ...(options.respondAsync === true ? ['respond-async'] : []),
      ...(options.waitSeconds === undefined ? [] : [`wait=${String(options.waitSeconds)}`]),
    ];
    if (preferences.length > 0) headers['Prefer'] = preferences.join(', ');
    const signals = [AbortSignal.timeout(timeoutMs), ...(options.signal ? [options.signal] : [])];
    const common = {
      method: 'POST',
      headers,
      signal: AbortSignal.any(signals),
      ...(options.keepalive === true ? { keepalive: true } : {}),
    };
    if (call.body === 'json') {
      headers['Content-Type'] = 'application/json';
      return { ...common, body: JSON.stringify(request) };
    }
    const form = new FormData();
    for (const [name, value] of Object.entries(request as Record<string, unknown>)) {
      if (typeof value === 'string') form.append(name, value);
    }
    if (options.file) form.append('FileData', options.file.content, options.file.name);
    return { ...common, body: form };
  }

  async function call<Request extends z.ZodType, Reply extends z.ZodType>(
    contract: ApiCall<Request, Reply>,
    request: z.input<Request>,
    options: CallOptions = {},
  ): Promise<ApiReply<z.output<Reply>>> {
    const response = await send(
      `${origin}${API_PREFIX}${contract.path}`,
      requestOf(contract, request, options),
    );
    const body: unknown = await response.json().catch(() => undefined);
    const reply = contract.reply.safeParse(body);
    const didSucceed = (body as { IsSuccessful?: unknown } | undefined)?.IsSuccessful === true;
    if (response.ok && didSucceed && reply.success) {
      return { status: response.status, isSuccessful: true, body: reply.data };
    }
    const problem = Problem.safeParse(body);
    return {
      status: response.status,
      isSuccessful: false,
      problem: problem.success
        ? problem.data
        : { IsSuccessful: false, Message: ANSWER_UNREADABLE, Code: 'service.fault', RequestId: '' },
    };
  }

  /** Follows a generation until it is final. The token travels in a header, so EventSource will not do. */
  async function* followGeneration(
    generationId: string,
    token: string,
    signal?: AbortSignal,
  ): AsyncGenerator<GenerationProgress> {
    const response = await send(`${origin}${API_PREFIX}/generations/${generationId}/events`, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
      ...(signal ? { signal } : {}),
    });
    if (!response.ok || !response.body) throw new Error(`The stream answered ${String(response.status)}`);
    const decoder = new TextDecoder();
    let pending = '';
    // By its reader: not every browser iterates a stream.
    const reader = response.body.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        pending += decoder.decode(value, { stream: true });
        const blocks = pending.split('\n\n');
        pending = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = block.split('\n').find((line) => line.startsWith('data: '));
          if (data) yield GenerationProgress.parse(JSON.parse(data.slice('data: '.length)));
        }
      }
    } finally {
      await reader.cancel();
    }
  }

  return { call, followGeneration };
}

export type ApiClient = ReturnType<typeof createApiClient>;
