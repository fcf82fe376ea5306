/** One line for those who listen instead of look: said once, politely. `app/announcements.tsx` holds the region. */
import { Store } from './store';

/** The number makes the same sentence twice two announcements. */
export const announcement = new Store<{ readonly text: string; readonly count: number }>({
  text: '',
  count: 0,
});

export function announce(text: string): void {
  announcement.set({ text, count: announcement.get().count + 1 });
}
