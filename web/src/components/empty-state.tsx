import type { ReactNode } from 'react';
import { Wren } from './wren';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The one way on. */
  readonly action?: ReactNode;
}

/** Where there is nothing yet: says so, and what to do. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
      <Wren className="h-20" />
      <p className="font-serif text-xl font-semibold">{title}</p>
      {children && <div className="max-w-[46ch] text-ink-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
