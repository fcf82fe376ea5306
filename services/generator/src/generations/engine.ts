/** The seam between a generation and whatever drafts for it. */
import type { Goal } from '@goalwright/contracts/api/goals';
import type { AreaRequest } from '@goalwright/contracts/generator';
import type { Reading } from '../documents/reading.js';
import type { DraftingRequest } from './drafting-request.js';

/** All an engine gets to know: the request, one of its areas, and what was read of the report. */
export interface DraftingTask {
  readonly request: DraftingRequest;
  readonly area: AreaRequest;
  readonly reading: Reading | null;
}

export abstract class Engine {
  /** Drafts one area. @throws where it cannot; the area is then tried again, and never charged if it stays so */
  abstract draft(task: DraftingTask, signal: AbortSignal): Promise<Omit<Goal, 'GoalId'>>;
}
