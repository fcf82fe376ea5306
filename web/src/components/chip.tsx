import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type ChipKind = 'plain' | 'teal' | 'marigold' | 'evidence' | 'good' | 'weak' | 'fail';

const KINDS: Readonly<Record<ChipKind, string>> = {
  plain: 'border-line bg-paper text-ink-soft',
  teal: 'border-transparent bg-teal-wash text-teal',
  marigold: 'border-transparent bg-marigold-wash text-marigold',
  evidence: 'border-transparent bg-evidence-wash text-evidence',
  good: 'border-transparent bg-good-wash text-good',
  weak: 'border-transparent bg-weak-wash text-weak',
  fail: 'border-transparent bg-fail-wash text-fail',
};

/** The looks of a chip, for buttons and links that are one. */
export const chipLooks = (kind: ChipKind = 'plain'): string =>
  clsx(
    'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
    KINDS[kind],
  );

/** A short fact in the text or beside a heading. */
export function Chip({ kind, children }: { readonly kind?: ChipKind; readonly children: ReactNode }) {
  return <span className={chipLooks(kind)}>{children}</span>;
}
