/** Whether the terms lie over the page. They come by themselves once; after Decline, whoever needs them opens them. */
import { Store } from './store';

export const areTermsOpen = new Store(true);

export function openTerms(): void {
  areTermsOpen.set(true);
}
