/** Keys of identity, each derived for one purpose, so that none is ever used for two. */
import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from './config.js';

const KEY_BYTES = 32;

const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'goalwright-identity', purpose, KEY_BYTES));

/** For HMACs: imported once, where bytes would be imported for each of them, five times as dear. */
const asObject = (key: Buffer): KeyObject => createSecretKey(key);

@Injectable()
export class Keys {
  readonly passwordPepper: KeyObject;
  readonly codeMark: Buffer;
  readonly codeSeal: Buffer;
  readonly noticeSeal: Buffer;
  readonly #person: KeyObject;
  readonly #address: KeyObject;

  constructor(@Inject(IDENTITY_CONFIG) config: IdentityConfig) {
    this.passwordPepper = asObject(derive(config.PASSWORD_PEPPER, 'password'));
    this.codeMark = derive(config.CODE_SECRET, 'code-mark');
    this.codeSeal = derive(config.CODE_SECRET, 'code-seal');
    this.noticeSeal = derive(config.CODE_SECRET, 'notice-seal');
    this.#address = asObject(derive(config.CODE_SECRET, 'address'));
    this.#person = asObject(derive(config.PERSON_SECRET, 'person'));
  }

  /** Knows a person's address or number again without telling it: 64 hex digits. */
  personMark(kind: 'email' | 'phone', value: string): string {
    return createHmac('sha256', this.#person).update(`${kind}:${value}`).digest('hex');
  }

  /** A client's address, or a limit's subject, where it must be told apart but not kept. */
  addressMark(value: string): Buffer {
    return createHmac('sha256', this.#address).update(value).digest();
  }
}
