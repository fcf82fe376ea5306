/** Passwords as they are kept: peppered, argon2id, never compared by anything else. */
import { createHmac, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainError } from '@goalwright/contracts/errors';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Keys } from '../keys.js';
import { HashSlots } from './hash-slots.js';
import {
  judgePassword,
  judgePasswordChange,
  type PasswordChange,
  type PasswordOwner,
} from './password-rules.js';

/** The least that OWASP's password storage cheat sheet allows for argon2id, which is also this library's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface PasswordVerdict {
  readonly isRight: boolean;
  /** True where the stored hash is cheaper than today's and should be replaced now that the password is at hand. */
  readonly isOutdated: boolean;
}

@Injectable()
export class Passwords implements OnModuleInit {
  readonly #slots = new HashSlots();
  /** What unknown users are checked against, so that they take as long as known ones. */
  #decoy = '';

  constructor(private readonly keys: Keys) {}

  async onModuleInit(): Promise<void> {
    this.#decoy = await this.hash(randomBytes(32).toString('base64'));
  }

  /** @throws DomainError `identity.password-weak` or `identity.password-common` */
  judge(password: string, owner: PasswordOwner): void {
    const refusal = judgePassword(password, owner);
    if (refusal !== null) throw new DomainError(refusal);
  }

  /** @throws DomainError `identity.password-*`, in the words and the order of the account screen */
  judgeChange(change: PasswordChange, owner: PasswordOwner): void {
    const refusal = judgePasswordChange(change, owner);
    if (refusal === null) return;
    throw new DomainError(refusal.code, refusal.message === undefined ? {} : { message: refusal.message });
  }

  /** The PHC string to store: 16 random bytes of salt and the parameters are inside. */
  hash(password: string): Promise<string> {
    return this.#slots.run(() => hash(this.#peppered(password), COST));
  }

  /** Costs one argon2 whoever asks: a null hash (no such user, no password yet) is checked against a decoy. */
  async verify(storedHash: string | null, password: string): Promise<PasswordVerdict> {
    const isMatch = await this.#slots.run(() => verify(storedHash ?? this.#decoy, this.#peppered(password)));
    const isRight = isMatch && storedHash !== null;
    return { isRight, isOutdated: isRight && isCheaper(storedHash) };
  }

  #peppered(password: string): string {
    return createHmac('sha256', this.keys.passwordPepper).update(password.normalize('NFC')).digest('base64');
  }
}

function isCheaper(storedHash: string): boolean {
  const used = parseOptions(storedHash);
  return (
    used.memoryCost < COST.memoryCost || used.timeCost < COST.timeCost || used.parallelism < COST.parallelism
  );
}
