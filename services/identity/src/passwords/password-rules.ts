/** What a new password must be; pure, so that each rule can be tried by itself. */
import type { ErrorCode } from '@goalwright/contracts/errors';
import { ASSISTANT_NAME, PRODUCT_NAME } from '@goalwright/contracts/product';
import { COMMON_STEMS, PRODUCT_WORDS } from './common-passwords.js';

const CHARACTERS_MIN = 12;
/** Letters that must be left of a password once the words that anybody would guess of its owner are taken out. */
const LETTERS_LEFT_MIN = 4;
/** Shorter names ("Li") are inside too many good passwords to count. */
const NAME_CHARACTERS_MIN = 3;
/** Fewer different characters than this is a pattern, not a secret: "Aaaaaaaaaaaa1". */
const DIFFERENT_CHARACTERS_MIN = 5;

export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const asLetters = (text: string): string => text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
const lettersOnly = (text: string): string => withoutAccents(text).replace(/[^\p{L}]/gu, '');

/** The ways a person dresses up a word: digits and signs around it, digits and signs in place of its letters. */
function stems(password: string): string[] {
  const plain = password.toLowerCase();
  const trimmed = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [plain, lettersOnly(plain), lettersOnly(asLetters(plain)), lettersOnly(asLetters(trimmed))];
}

function wordsOf(owner: PasswordOwner): string[] {
  const [mailbox = '', domain = ''] = owner.email.split('@');
  const names = [mailbox, owner.firstName, owner.lastName].flatMap((name) => [
    name,
    ...name.split(/[\s.+_-]+/),
  ]);
  return [...names, domain.split('.')[0] ?? '', PRODUCT_NAME, ASSISTANT_NAME, ...PRODUCT_WORDS]
    .map((word) => lettersOnly(word.toLowerCase()))
    .filter((word) => word.length >= NAME_CHARACTERS_MIN)
    .sort((one, other) => other.length - one.length);
}

function isGuessable(password: string, owner: PasswordOwner): boolean {
  if (new Set(password.toLowerCase()).size < DIFFERENT_CHARACTERS_MIN) return true;
  if (stems(password).some((stem) => COMMON_STEMS.has(stem))) return true;
  const words = wordsOf(owner);
  return stems(password).some((stem) => {
    const rest = words.reduce((text, word) => text.replaceAll(word, ''), stem);
    return rest.length < stem.length && lettersOnly(rest).length < LETTERS_LEFT_MIN;
  });
}

/**
 * Judges a new password for its owner.
 * @returns the refusal's code, or null where the password is accepted.
 */
export function judgePassword(password: string, owner: PasswordOwner): ErrorCode | null {
  const text = password.normalize('NFC');
  const isLongEnough = Array.from(text).length >= CHARACTERS_MIN; // characters, not UTF-16 units
  if (!isLongEnough || !/\p{Lu}/u.test(text) || !/\p{Ll}/u.test(text)) return 'identity.password-weak';
  return isGuessable(text, owner) ? 'identity.password-common' : null;
}

export interface PasswordChange {
  readonly current: string;
  readonly password: string;
  /** Null where the caller compared both by itself. */
  readonly confirmation: string | null;
}

/**
 * Judges what the account screen sends, in the order and the words of its form.
 * @param change with a current password that is known to be right
 * @returns the refusal, whose text is the code's own where none is given, or null where the password is accepted.
 */
export function judgePasswordChange(
  { current, password, confirmation }: PasswordChange,
  owner: PasswordOwner,
): { code: ErrorCode; message?: string } | null {
  const text = password.normalize('NFC');
  const weak = (message: string) => ({ code: 'identity.password-weak', message }) as const;
  if (text === current.normalize('NFC')) return { code: 'identity.password-unchanged' };
  if (text === '') return weak('Password is required!');
  if (confirmation === '') {
    return { code: 'identity.password-unconfirmed', message: 'Confirm Password is required!' };
  }
  if (confirmation !== null && confirmation.normalize('NFC') !== text) {
    return { code: 'identity.password-unconfirmed' };
  }
  if (Array.from(text).length < CHARACTERS_MIN) return weak('Password must be at least 12 characters!');
  if (!/\p{Lu}/u.test(text)) return weak('Password must contain at least one uppercase letter!');
  if (!/\p{Ll}/u.test(text)) return weak('Password must contain at least one lowercase letter!');
  return isGuessable(text, owner) ? { code: 'identity.password-common' } : null;
}
