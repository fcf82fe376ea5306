import { announcement } from '../lib/announce';
import { useStore } from '../lib/store';

/** The one polite live region of the page. */
export function Announcements() {
  const { text, count } = useStore(announcement);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      <span key={count}>{text}</span>
    </div>
  );
}
