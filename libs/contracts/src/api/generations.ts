/** The progress of a generation, as server-sent events: `GET /api/v1/generations/{id}/events`. */
import { z } from 'zod';
import { Goal } from './goals.js';

/** One event of the stream, named `progress`; the stream ends after the one whose status is final. */
export const GenerationProgress = z.object({
  Status: z.enum(['pending-hold', 'queued', 'completed', 'failed', 'cancelled']),
  Change: z.int(),
  Areas: z.array(z.object({ AreaOfNeed: z.string(), Status: z.enum(['waiting', 'drafted', 'failed']) })),
  Goals: z.array(Goal),
});
export type GenerationProgress = z.infer<typeof GenerationProgress>;
