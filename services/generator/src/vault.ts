/** A student's words at rest: every text the generator keeps is sealed before it reaches a table. */
import { Cipher } from '@goalwright/blob-store';

/** What is sealed; each purpose has a key of its own. */
export type SealedPurpose = 'document-text' | 'request' | 'goal' | 'goal-version' | 'talk';

export class Vault {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  cipher(purpose: SealedPurpose): Cipher {
    return new Cipher(this.#secret, purpose);
  }
}

/** Values of one kind, sealed as JSON. */
export class Sealed<Value> {
  readonly #cipher: Cipher;

  constructor(vault: Vault, purpose: SealedPurpose) {
    this.#cipher = vault.cipher(purpose);
  }

  /** @param id the row it will lie in: a sealed value moved to another row does not open */
  seal(id: string, value: Value): Buffer {
    return this.#cipher.seal(Buffer.from(JSON.stringify(value)), id);
  }

  /** The value as it was sealed; what wrote it was this service, so its form is trusted. */
  open(id: string, sealed: Uint8Array): Value {
    return JSON.parse(this.#cipher.open(sealed, id).toString('utf8')) as Value;
  }
}
