/** A page inside the shell: one heading, a line under it, and the rest. */
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../lib/document-title';

interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What stands at the heading's right: a button or two. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Page({ title, lead, actions, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 sm:px-8">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{title}</h1>
          {lead && <p className="mt-2 measure text-ink-soft">{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
