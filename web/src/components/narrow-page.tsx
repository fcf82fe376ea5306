/** One question on a sheet of paper, outside the shell: a logo above, one column, and a heading that gets the focus. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useDocumentTitle } from '../lib/document-title';
import { Logo } from './aimline';

interface NarrowPageProps {
  /** A new one is a new question: its heading gets the focus. */
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function NarrowPage({ title, lead, children }: NarrowPageProps) {
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [title]);
  return (
    <div className="min-h-dvh">
      <header className="px-4 py-3 sm:px-8">
        <Logo />
      </header>
      <main className="mx-auto w-full max-w-md px-4 pt-8 pb-16 sm:pt-[10vh]">
        <div key={title} className="flex animate-settle flex-col gap-5">
          <header>
            <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
              {title}
            </h1>
            {lead && <div className="mt-2 text-ink-soft">{lead}</div>}
          </header>
          {children}
        </div>
      </main>
    </div>
  );
}
