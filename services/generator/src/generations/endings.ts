/** What the functions of the schema that close a generation are given: see the migration that makes them. */
import { draftingFailed, goalsDrafted } from '@goalwright/contracts/generator';
import { type AreaKey, areaKey, type GenerationId, type UserId } from '@goalwright/contracts/values';
import { outboxRow, type OutboxRow } from '@goalwright/messaging';
import { CHANGE_CHANNEL } from '../change-feed.js';

export interface OpenGeneration {
  readonly generationId: GenerationId;
  readonly userId: UserId;
  readonly areaCount: number;
}

/** As parameters of the schema's functions, by their names there. */
export interface Endings {
  readonly area_keys: readonly AreaKey[];
  /** The event for each of both ends, of which the function fills in the lists. */
  readonly drafted: OutboxRow;
  readonly failed: OutboxRow;
  /** Whom to tell. */
  readonly channel: string;
}

export function endings({ generationId, userId, areaCount }: OpenGeneration): Endings {
  const payload = { generationId, userId, drafted: [], failed: [] };
  return {
    area_keys: Array.from({ length: areaCount }, (_none, position) => areaKey(position)),
    drafted: outboxRow(goalsDrafted, payload),
    failed: outboxRow(draftingFailed, payload),
    channel: CHANGE_CHANNEL,
  };
}
