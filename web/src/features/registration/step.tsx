/** The frame of one step: its heading gets the focus when the step opens, and Enter in any field submits it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useDocumentTitle } from '../../lib/document-title';

interface StepProps {
  readonly title: string;
  /** What the tab says, where that is not the title. */
  readonly documentTitle?: string;
  readonly lead?: ReactNode;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

export function Step({ title, documentTitle = title, lead, onSubmit, children }: StepProps) {
  useDocumentTitle(documentTitle);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="flex animate-settle flex-col gap-5"
    >
      <header>
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h1>
        {lead && <div className="mt-2 text-ink-soft">{lead}</div>}
      </header>
      {children}
    </form>
  );
}
