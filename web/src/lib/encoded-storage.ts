/**
 * What the page keeps in the browser, in encoded form: which tab is open, whether the sidebar is, the theme. Never
 * a student's words, and the token only in `sessionStorage`, so that closing the tab forgets it.
 */

const PREFIX = 'goalwright.';

const encode = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));

function decode(text: string): unknown {
  try {
    return JSON.parse(
      new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))),
    ) as unknown;
  } catch {
    // Written by somebody else, or cut off: as good as nothing.
    return undefined;
  }
}

export class EncodedStorage {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** What was kept under a name; `undefined` where there is nothing readable. The caller checks its shape. */
  read(name: string): unknown {
    try {
      const text = this.#storage().getItem(PREFIX + name);
      return text === null ? undefined : decode(text);
    } catch {
      // A browser that forbids storage: the page works, it only forgets.
      return undefined;
    }
  }

  write(name: string, value: unknown): void {
    try {
      if (value === undefined) this.#storage().removeItem(PREFIX + name);
      else this.#storage().setItem(PREFIX + name, encode(value));
    } catch {
      // Full or forbidden: see above.
    }
  }

  /** Forgets everything of ours, save what is named: a choice of the machine's owner, not of who was signed in. */
  clear(except: readonly string[] = []): void {
    try {
      const storage = this.#storage();
      for (const key of Object.keys(storage)) {
        const isOurs = key.startsWith(PREFIX);
        if (isOurs && !except.includes(key.slice(PREFIX.length))) storage.removeItem(key);
      }
    } catch {
      // Nothing could be kept, so there is nothing to forget.
    }
  }
}

/** Kept until the tab closes. */
export const tabStorage = new EncodedStorage(() => sessionStorage);
/** Kept in this browser until sign-out. */
export const browserStorage = new EncodedStorage(() => localStorage);
