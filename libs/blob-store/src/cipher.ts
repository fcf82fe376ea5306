/** Encryption at rest: AES-256-GCM with a key derived from the settings' secret. */
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals bytes under one purpose: what one purpose sealed, another cannot open. */
export class Cipher {
  /** Handed to OpenSSL once: as bytes it would be looked at anew for every value, which costs twice what sealing does. */
  readonly #key: KeyObject;

  /**
   * @param secret the setting, at least 32 characters
   * @param purpose what is sealed, for example "document-text"; part of the key
   */
  constructor(secret: string, purpose: string) {
    this.#key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'goalwright', purpose, 32)));
  }

  /**
   * @param context bound to the result without being in it (an id, a position): opening needs the same
   * @returns nonce (12 bytes), tag (16 bytes), ciphertext
   */
  seal(plain: Uint8Array, context: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error where a byte, the context or the key differs from when it was sealed */
  open(sealed: Uint8Array, context: string): Buffer {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(context))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  }
}
