import { Histogram } from 'prom-client';

/** By route pattern, never by address: addresses are endless, and hold ids. */
export const httpDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'How long requests took, by route and status.',
  labelNames: ['route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
});
