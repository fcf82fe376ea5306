/** A student's words at rest: every text the generator keeps is sealed before it reaches a table. */
import { Cipher } from '@goalwright/blob-store';

/** What is sealed; each purpose has a key of its own. */
export type SealedPurpose = 'document-text' | 'request' | 'goal' | 'talk';

export class Vault {
  readonly #ciphers = new Map<SealedPurpose, Cipher>();

  constructor(private readonly secret: string) {}

  /** @param id the row it will lie in: a sealed value moved to another row does not open */
  seal(purpose: SealedPurpose, id: string, value: unknown): Buffer {
    return this.#cipher(purpose).seal(Buffer.from(JSON.stringify(value)), id);
  }

  /** The value as it was sealed; what wrote it was this service, so its form is trusted. */
  open<Value>(purpose: SealedPurpose, id: string, sealed: Uint8Array): Value {
    return JSON.parse(this.#cipher(purpose).open(sealed, id).toString('utf8')) as Value;
  }

  #cipher(purpose: SealedPurpose): Cipher {
    const known = this.#ciphers.get(purpose) ?? new Cipher(this.secret, purpose);
    this.#ciphers.set(purpose, known);
    return known;
  }
}
