/** Words that open on demand: the browser's own element, so that find-in-page and every reader know it. */
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { DetailsHTMLAttributes, ReactNode } from 'react';

interface DisclosureProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  readonly summary: ReactNode;
}

/** Several with one `name` close each other, as an accordion. */
export function Disclosure({ summary, className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={clsx('group border-b border-line', className)}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-4 font-semibold hover:text-teal [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-transform duration-200 ease-out group-open:rotate-180"
        />
      </summary>
      <div className="measure pb-5">{children}</div>
    </details>
  );
}

interface MoreProps {
  readonly summary: string;
  readonly open?: boolean | undefined;
  readonly children: ReactNode;
}

/** What else there is to a row, under a quiet line of its own. */
export function More({ summary, open, children }: MoreProps) {
  return (
    <Disclosure
      open={open}
      summary={<span className="text-[0.9375rem] text-teal">{summary}</span>}
      className="border-b-0! [&>div]:pb-1 [&>summary]:justify-start [&>summary]:gap-1 [&>summary]:py-1.5"
    >
      {children}
    </Disclosure>
  );
}
