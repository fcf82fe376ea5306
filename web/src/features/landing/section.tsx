import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SectionProps {
  /** The anchor, in the spec's spelling. */
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  /** On the lighter sheet, between hairlines, to set it off from its neighbors. */
  readonly isRaised?: boolean;
  readonly children: ReactNode;
}

/** A section of the page: its heading, a sentence, and what it shows. */
export function Section({ id, heading, lead, isRaised = false, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx('py-16 sm:py-24', isRaised && 'border-y border-line bg-surface')}
    >
      <div className="mx-auto max-w-6xl px-5 sm:px-8">
        <h2 id={`${id}-heading`} className="max-w-[24ch] text-3xl tracking-tight sm:text-[2.625rem]">
          {heading}
        </h2>
        {lead && <p className="mt-4 max-w-[60ch] text-lg text-ink-soft">{lead}</p>}
        <div className="mt-10 sm:mt-12">{children}</div>
      </div>
    </section>
  );
}
