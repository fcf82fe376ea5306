/**
 * The server's clock, as its replies tell it. A machine whose own clock is hours off must not be told that its
 * session ended, nor believe that it goes on.
 */
let aheadMs = 0;

/** Takes over the `Date` of a reply, exact to a second. */
export function noteServerTime(date: string | null): void {
  const serverMs = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isNaN(serverMs)) aheadMs = serverMs - Date.now();
}

/** Milliseconds since 1970 by the server's clock. */
export const serverNow = (): number => Date.now() + aheadMs;
