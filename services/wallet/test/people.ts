/** Persons, generations and money for the tests; each test has its own. */
import { createHash, randomUUID } from 'node:crypto';
import { type AreaKey, areaKey, cents, GenerationId, UserId } from '@goalwright/contracts/values';
import type { HoldRequest, Ledger } from '../src/ledger/ledger.js';

export const PRICE = cents(200);
export const aGenerationId = (): GenerationId => GenerationId.parse(randomUUID());
export const aUserId = (): UserId => UserId.parse(randomUUID());
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The first areas of a generation. */
export const someAreas = (count: number): AreaKey[] =>
  Array.from({ length: count }, (_, index) => areaKey(index));

export interface Person {
  readonly userId: UserId;
  readonly emailHmac: string;
  readonly phoneHmac: string;
}

export function aPerson(given: Partial<Person> = {}): Person {
  return { userId: aUserId(), emailHmac: digest(randomUUID()), phoneHmac: digest(randomUUID()), ...given };
}

/** Somebody with an account and the sign-up credit, ten dollars unless told. */
export async function aUserWithCredit(ledger: Ledger, amount = 1000): Promise<UserId> {
  const person = aPerson();
  await ledger.grantSignUpCredit(person, cents(amount));
  return person.userId;
}

export function aHold(userId: UserId, given: Partial<HoldRequest> = {}): HoldRequest {
  return {
    generationId: aGenerationId(),
    userId,
    areas: someAreas(1),
    priceCents: PRICE,
    isComplimentary: false,
    ...given,
  };
}

/** What a promise came to: `ok`, or the code it was refused with. Any other failure is the test's own. */
export async function outcomeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'ok';
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.name === 'DomainError') return String(error.code);
    throw error;
  }
}

/** How often each outcome came. */
export function tally(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
