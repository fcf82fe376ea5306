import { session } from '../../lib/session';
import { TalkDesk } from './desk';

let current: { readonly email: string; readonly desk: TalkDesk } | undefined;

session.subscribe(() => {
  const now = session.get();
  const isStillTheirs = now.state !== 'signed-out' && (!('user' in now) || now.user.Email === current?.email);
  if (isStillTheirs) return;
  current?.desk.close();
  current = undefined;
});

/** The one desk of whoever is signed in. */
export function deskOf(email: string): TalkDesk {
  current ??= { email, desk: new TalkDesk() };
  return current.desk;
}
