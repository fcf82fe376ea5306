import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Looks {
  readonly kind?: ButtonKind;
  readonly size?: 'regular' | 'small';
}

const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: 'bg-teal text-on-teal hover:bg-teal-strong border-transparent',
  secondary: 'bg-surface text-ink border-line-strong hover:border-teal hover:text-teal',
  quiet: 'bg-transparent text-teal border-transparent hover:bg-teal-wash',
  danger: 'bg-surface text-fail border-fail hover:bg-fail-wash',
};

/** The looks of a button, for links that act as one. */
export function buttonLooks({ kind = 'primary', size = 'regular' }: Looks = {}): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-control border font-semibold no-underline',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    size === 'regular' ? 'min-h-11 px-5 py-2' : 'min-h-11 px-3 py-1 text-[0.9375rem] sm:min-h-9',
    KINDS[kind],
  );
}

interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Under way: said to screen readers, and pressing again does nothing. */
  readonly isBusy?: boolean;
  readonly icon?: ReactNode;
}

export function Button({
  kind,
  size,
  isBusy = false,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const looks: Looks = { ...(kind ? { kind } : {}), ...(size ? { size } : {}) };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      // Not `disabled`: the focus must not fall off the button while it works.
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
      className={clsx(buttonLooks(looks), className)}
    >
      {icon}
      {children}
    </button>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who do not see the icon; also its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
}

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft',
        'transition-colors duration-150 hover:bg-teal-wash hover:text-teal disabled:cursor-not-allowed disabled:opacity-55',
        className,
      )}
    >
      {icon}
    </button>
  );
}
