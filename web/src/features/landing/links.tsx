import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonKind, buttonLooks } from '../../components/button';

export const SIGN_UP = '/registration/signup';
export const SIGN_IN = '/registration';

interface ActionLinkProps {
  readonly to: string;
  readonly kind?: ButtonKind;
  readonly size?: 'regular' | 'small';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that looks like the button it is for the visitor. */
export function ActionLink({ to, kind = 'primary', size = 'regular', className, children }: ActionLinkProps) {
  return (
    <Link to={to} className={clsx(buttonLooks({ kind, size }), className)}>
      {children}
    </Link>
  );
}
