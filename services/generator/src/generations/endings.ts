/** What the functions of the schema that close a generation are given: see the migration that makes them. */
import { draftingFailed, goalsDrafted } from '@goalwright/contracts/generator';
import { areaKey, type GenerationId, type UserId } from '@goalwright/contracts/values';
import { outboxRow } from '@goalwright/messaging';
import { CHANGE_CHANNEL } from '../change-feed.js';

export interface OpenGeneration {
  readonly generationId: GenerationId;
  readonly userId: UserId;
  readonly areaCount: number;
}

/** The keys of its areas in their order, the event for each of both ends, of which they fill in the lists, and whom to tell. */
export function endings({ generationId, userId, areaCount }: OpenGeneration): unknown[] {
  const payload = { generationId, userId, drafted: [], failed: [] };
  return [
    Array.from({ length: areaCount }, (_none, position) => areaKey(position)),
    JSON.stringify(outboxRow(goalsDrafted, payload)),
    JSON.stringify(outboxRow(draftingFailed, payload)),
    CHANGE_CHANNEL,
  ];
}
