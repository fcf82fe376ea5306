/** A word to the user in the flow of the page: always with an icon and in words, never by color alone. */
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

const KINDS = {
  info: { Icon: Info, looks: 'border-evidence bg-evidence-wash text-ink', icon: 'text-evidence' },
  success: { Icon: CircleCheck, looks: 'border-good bg-good-wash text-ink', icon: 'text-good' },
  warning: { Icon: TriangleAlert, looks: 'border-weak bg-weak-wash text-ink', icon: 'text-weak' },
  error: { Icon: CircleAlert, looks: 'border-fail bg-fail-wash text-ink', icon: 'text-fail' },
} as const;

interface NoticeProps {
  readonly kind?: NoticeKind;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Spoken when it appears: at once for errors, else when there is a pause. */
  readonly isLive?: boolean;
}

export function Notice({ kind = 'info', title, children, actions, isLive = true }: NoticeProps) {
  const { Icon, looks, icon } = KINDS[kind];
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div
      {...(isLive ? { role } : {})}
      className={clsx('flex gap-3 rounded-card border-l-4 px-4 py-3', looks)}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="measure">{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
