/** Records of the history that were deleted on this page: a talk that shows their goals lets go of them. */
import { Store } from './store';

export const deletedRecords = new Store<readonly string[]>([]);
