/** Work done over and over, by so many at once. */
import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  readonly done: number;
  readonly failed: number;
}

/** Calls `work` from `atOnce` loops for this long. What throws is counted, and told once. */
export async function loadFor(seconds: number, atOnce: number, work: () => Promise<unknown>): Promise<Load> {
  const beginMs = performance.now();
  const endMs = beginMs + seconds * 1000;
  let done = 0;
  let failed = 0;
  const oneAfterTheOther = async (): Promise<void> => {
    while (performance.now() < endMs) {
      try {
        await work();
        done += 1;
      } catch (error) {
        if (failed === 0) process.stderr.write(`a call failed: ${String(error)}\n`);
        failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, oneAfterTheOther));
  return { perSecond: (done * 1000) / (performance.now() - beginMs), done, failed };
}

/**
 * Posts these bodies from so many connections, each of which has its own share and takes it in turn: two never say the
 * same at once. An answer counts where it is a 200 that says of itself that it succeeded.
 */
export async function postFor(
  url: string,
  options: { seconds: number; connections: number; bodies: readonly object[] },
): Promise<Load> {
  const { seconds, connections, bodies } = options;
  if (bodies.length < connections) throw new Error('there are fewer bodies than connections');
  const requests = bodies.map((body) => ({
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }));
  let connection = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      const mine = connection++ % connections;
      client.setRequests(requests.filter((_request, index) => index % connections === mine));
    },
    verifyBody: (body) => String(body).includes('"IsSuccessful":true'),
  });
  const failed = result.errors + result.timeouts + result.non2xx + result.mismatches;
  const done = result.requests.total - result.non2xx - result.mismatches;
  return { perSecond: done / result.duration, done, failed };
}
