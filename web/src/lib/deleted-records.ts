/** Records of the history that were deleted on this page: a talk that shows their goals lets go of them. */
import { Store } from './store';

export const deletedRecords = new Store<readonly string[]>([]);

/** It can no longer be brought back. */
export function noteDeleted(generationId: string): void {
  const known = deletedRecords.get();
  if (!known.includes(generationId)) deletedRecords.set([...known, generationId]);
}
