/**
 * A new address or number that waits for its code. Kept until the tab closes, so that a phone that drops the page while
 * somebody looks into the mail has the question again; never longer than the code works.
 */
import { tabStorage } from '../../lib/encoded-storage';
import { Store } from '../../lib/store';

export type ContactKind = 'email' | 'phone';

export interface PendingCode {
  /** The address or the ten digits that the code went to. */
  readonly to: string;
  /** Milliseconds since 1970. */
  readonly sentAtMs: number;
  /** In memory alone: asked for again by each code. */
  readonly password?: string;
}

type Pending = Readonly<Record<ContactKind, PendingCode | undefined>>;

/** How long a code works. */
export const LIFE_MS = 10 * 60_000;
const keyOf = (kind: ContactKind): string => `change.${kind}`;

function kept(kind: ContactKind): PendingCode | undefined {
  const value = tabStorage.read(keyOf(kind));
  if (typeof value !== 'object' || value === null || !('to' in value && 'sentAtMs' in value))
    return undefined;
  const { to, sentAtMs } = value;
  if (typeof to !== 'string' || typeof sentAtMs !== 'number') return undefined;
  return Date.now() - sentAtMs < LIFE_MS ? { to, sentAtMs } : undefined;
}

export const pendingCodes = new Store<Pending>({ email: kept('email'), phone: kept('phone') });

export function notePending(kind: ContactKind, to: string, password?: string): void {
  const sentAtMs = Date.now();
  tabStorage.write(keyOf(kind), { to, sentAtMs });
  const pending = { to, sentAtMs, ...(password === undefined ? {} : { password }) };
  pendingCodes.set({ ...pendingCodes.get(), [kind]: pending });
}

export function forgetPending(kind: ContactKind): void {
  tabStorage.write(keyOf(kind), undefined);
  pendingCodes.set({ ...pendingCodes.get(), [kind]: undefined });
}

/** A new password makes that of a waiting change worthless for another code. */
export function forgetPendingPassword(): void {
  const { email, phone } = pendingCodes.get();
  pendingCodes.set({ email: email && withoutPassword(email), phone: phone && withoutPassword(phone) });
}

const withoutPassword = ({ to, sentAtMs }: PendingCode): PendingCode => ({ to, sentAtMs });
