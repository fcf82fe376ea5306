/** Dates and times as people in the United States read them, in the reader's own time zone. */
const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** `2026-11-20T15:40:00Z` -> `Nov 20, 2026, 3:40 PM`. */
export const formatDateTime = (instant: string): string => dateAndTime.format(new Date(instant));
export const formatDate = (instant: string): string => day.format(new Date(instant));
export const formatTime = (instant: string | number): string => time.format(new Date(instant));

const timeWithZone = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
/** `3:40 PM PST`: for what must be told apart later, by people in other time zones as well. */
export const formatTimeWithZone = (instant: string): string => timeWithZone.format(new Date(instant));
