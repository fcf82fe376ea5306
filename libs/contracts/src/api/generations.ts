/** The progress of a generation, as server-sent events: `GET /api/v1/generations/{id}/events`. */
import { z } from 'zod';
import { Goal } from './goals.js';

export const GenerationStatus = z.enum(['pending-hold', 'queued', 'completed', 'failed', 'cancelled']);
export type GenerationStatus = z.infer<typeof GenerationStatus>;

export const AreaStatus = z.enum(['waiting', 'drafted', 'failed']);
export type AreaStatus = z.infer<typeof AreaStatus>;

/** Whether nothing more happens to a generation of this status. */
export const isFinal = (status: GenerationStatus): boolean =>
  status !== 'pending-hold' && status !== 'queued';

/** One event of the stream, named `progress`; the stream ends after the one whose status is final. */
export const GenerationProgress = z.object({
  Status: GenerationStatus,
  Change: z.int(),
  Areas: z.array(z.object({ AreaOfNeed: z.string(), Status: AreaStatus })),
  Goals: z.array(Goal),
});
export type GenerationProgress = z.infer<typeof GenerationProgress>;
