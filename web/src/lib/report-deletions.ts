/** How many reports were deleted on this page: whoever shows a page of one asks again whether it is still kept. */
import { Store } from './store';

export const reportDeletions = new Store(0);

export function noteReportDeleted(): void {
  reportDeletions.set(reportDeletions.get() + 1);
}
