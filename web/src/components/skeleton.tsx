import { clsx } from 'clsx';

/** The place of something that is on its way; that it is on its way is said in words beside it. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={clsx('animate-wait rounded-control bg-line', className)} />;
}
