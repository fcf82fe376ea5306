import { clsx } from 'clsx';

/** What a single box or dot of a choice looks like; the mark inside is drawn beside it. */
export const markLooks = (hasError: boolean): string =>
  clsx(
    'peer col-start-1 row-start-1 size-5 shrink-0 cursor-pointer appearance-none border-2 bg-surface',
    'transition-colors duration-150 checked:border-teal checked:bg-teal forced-colors:appearance-auto',
    'disabled:cursor-not-allowed disabled:opacity-55',
    hasError ? 'border-fail' : 'border-line-strong hover:border-teal',
  );
