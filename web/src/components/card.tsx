import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';

/** A sheet on the paper: hairline instead of shadow. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={clsx('rounded-card border border-line bg-surface', className)} />;
}
