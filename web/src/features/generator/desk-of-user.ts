import { session } from '../../lib/session';
import { TalkDesk } from './desk';

let current: { readonly email: string; readonly desk: TalkDesk } | undefined;

session.subscribe(() => {
  if (session.get().state !== 'signed-out') return;
  current?.desk.close();
  current = undefined;
});

/** The one desk of whoever is signed in. */
export function deskOf(email: string): TalkDesk {
  if (current?.email === email) return current.desk;
  current?.desk.close();
  current = { email, desk: new TalkDesk() };
  return current.desk;
}
