/** The pencil line of the product: from a dot (the baseline) up to a small flag (the goal). */
import { PRODUCT_NAME } from '@goalwright/contracts/product';
import { clsx } from 'clsx';

interface AimlineProps {
  readonly className?: string;
  /** 0 to 1: how much of the line is drawn. */
  readonly progress?: number;
}

const LINE = 'M6 38 C 24 37, 31 26, 48 25.5 S 77 21, 92 12';

/** A picture without words of its own: what it shows is always said beside it. */
export function Aimline({ className, progress = 1 }: AimlineProps) {
  const isDone = progress >= 1;
  return (
    <svg viewBox="0 0 110 44" aria-hidden className={clsx('overflow-visible', className)} fill="none">
      <path d={LINE} className="stroke-line" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d={LINE}
        pathLength={1}
        // A gap longer than the line: the round end of the next dash would be a dot at the flag.
        strokeDasharray="1 2"
        strokeDashoffset={1 - Math.max(0, Math.min(1, progress))}
        className="stroke-teal transition-[stroke-dashoffset] duration-200 ease-out"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="6" cy="38" r="4" className="fill-teal" />
      <path
        d="M92 12 V1.5 l12 4 -12 4"
        className={isDone ? 'fill-marigold-fill stroke-marigold-fill' : 'fill-line stroke-line'}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Logo({ className }: { readonly className?: string }) {
  return (
    <span
      className={clsx('inline-flex items-center gap-2 font-serif text-xl font-semibold text-ink', className)}
    >
      <Aimline className="h-6 w-14" />
      {PRODUCT_NAME}
    </span>
  );
}
