/** How far a piece of work is: the pencil line draws itself toward the flag. */
import { clsx } from 'clsx';
import { clampPercent } from '../lib/quality';
import { Aimline } from './aimline';

interface ProgressProps {
  readonly label: string;
  /** In percent. */
  readonly value: number;
  readonly className?: string;
}

export function Progress({ label, value, className }: ProgressProps) {
  const percent = Math.round(clampPercent(value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={clsx('w-full', className)}
    >
      <Aimline progress={percent / 100} className="h-auto w-full" />
    </div>
  );
}
