/** A student's words at rest: every text the generator keeps is sealed before it reaches a table. */
import { Cipher } from '@goalwright/blob-store';
import type { Goal } from '@goalwright/contracts/api/goals';
import type { SavedTalk } from '@goalwright/contracts/generator';
import type { Reading } from './documents/reading.js';
import type { DraftingRequest } from './drafting/generations.js';

/** What is sealed; each purpose has a key of its own. */
interface Sealed {
  readonly 'document-text': Reading;
  readonly request: DraftingRequest;
  readonly goal: Goal;
  readonly talk: SavedTalk;
}

export class Vault {
  readonly #ciphers = new Map<keyof Sealed, Cipher>();

  constructor(private readonly secret: string) {}

  /** @param id the row it will lie in: a sealed value moved to another row does not open */
  seal<Purpose extends keyof Sealed>(purpose: Purpose, id: string, value: Sealed[Purpose]): Buffer {
    return this.#cipher(purpose).seal(Buffer.from(JSON.stringify(value)), id);
  }

  /** The value as it was sealed; what wrote it was this service, so its form is trusted. */
  open<Purpose extends keyof Sealed>(purpose: Purpose, id: string, sealed: Uint8Array): Sealed[Purpose] {
    return JSON.parse(this.#cipher(purpose).open(sealed, id).toString('utf8')) as Sealed[Purpose];
  }

  #cipher(purpose: keyof Sealed): Cipher {
    const known = this.#ciphers.get(purpose) ?? new Cipher(this.secret, purpose);
    this.#ciphers.set(purpose, known);
    return known;
  }
}
