/** A question about the report that must be answered before any money is held; it takes the focus when it appears. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../components/card';
import { bringIntoView } from '../../lib/scrolling';
import { generator as words } from '../../texts/generator';

interface QuestionCardProps {
  readonly title: string;
  readonly text: string;
  /** The answers. */
  readonly children: ReactNode;
}

export function QuestionCard({ title, text, children }: QuestionCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    bringIntoView(heading.current, 'center');
  }, []);
  return (
    <Card className="mx-auto mb-6 w-full max-w-3xl animate-settle border-l-4 border-l-weak px-5 py-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <p className="mt-2 measure">{text}</p>
      <p className="mt-1 text-ink-soft">{words.child.charged}</p>
      {children}
    </Card>
  );
}
