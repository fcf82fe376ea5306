/** That work is kept, and since when; says nothing while nothing was saved. */
import { Check, LoaderCircle } from 'lucide-react';
import { components } from '../texts/components';

interface SavedMarkProps {
  /** Milliseconds since 1970. */
  readonly savedAt?: number | undefined;
  readonly isSaving?: boolean;
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** `2:14`, as a clock on the wall reads. */
const clockTime = (instant: number): string =>
  clock
    .formatToParts(instant)
    .filter(({ type }) => type === 'hour' || type === 'minute')
    .map(({ value }) => value)
    .join(':');

export function SavedMark({ savedAt, isSaving = false }: SavedMarkProps) {
  if (!isSaving && savedAt === undefined) return null;
  const Icon = isSaving ? LoaderCircle : Check;
  return (
    <span className="figures inline-flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon aria-hidden className="size-4 text-good" />
      {isSaving || savedAt === undefined ? components.saving : components.saved(clockTime(savedAt))}
    </span>
  );
}
