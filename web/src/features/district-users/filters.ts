/** Which of the district's people are shown: what is searched for, and the filters of the LEA and Role columns. */
import type { ManagedUser } from '@goalwright/contracts/api/district-users';
import { type Lea, type LeaId, leaNamed, LEAS } from '@goalwright/contracts/values';
import type { z } from 'zod';
import { PAGE_SIZE_DEFAULT } from '../../lib/paging';
import { phoneDigits } from '../../lib/phone';

export type Person = z.infer<typeof ManagedUser>;
export type Role = 'admin' | 'user';

export interface Filters {
  readonly search: string;
  /** None chosen: all. */
  readonly leas: ReadonlySet<LeaId>;
  /** None chosen: all. */
  readonly roles: ReadonlySet<Role>;
}

export const NO_FILTERS: Filters = { search: '', leas: new Set(), roles: new Set() };

export interface LeaChoice {
  readonly id: LeaId;
  readonly name: string;
}

/** The spec's order, which is neither that of the forms nor the alphabet. */
const FILTER_ORDER: readonly LeaId[] = [
  'public',
  'trial',
  'goalwright',
  'abc',
  'coronado',
  'iusd',
  'lynwood',
  'sonoma',
  'chula-vista',
  'cardiff',
  'national',
  'san-ysidro',
];

const named = (id: LeaId): Lea | undefined => LEAS.find((lea) => lea.id === id);

/** What the LEA column can be filtered by, beside "All". */
export const LEA_CHOICES: readonly LeaChoice[] = FILTER_ORDER.flatMap((id) => {
  const name = named(id)?.filterName;
  return name ? [{ id, name }] : [];
});

/** What the forms offer, in their order. */
export const FORM_LEAS: readonly string[] = LEAS.flatMap(({ formName }) => formName ?? []);

export const roleOf = ({ IsAdmin }: Person): Role => (IsAdmin ? 'admin' : 'user');

export const isFiltered = ({ search, leas, roles }: Filters): boolean =>
  search.trim() !== '' || leas.size > 0 || roles.size > 0;

/** Accents and case aside: `Nunez` finds `Núñez`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function wordsOf(person: Person): string {
  const lea = leaNamed(person.LEA);
  const names = lea === undefined ? [] : [named(lea)?.formName, named(lea)?.filterName];
  const known = [person.FirstName, person.LastName, person.Email, person.LEA, ...names];
  return plain(known.filter(Boolean).join(' '));
}

/** Every word must be found somewhere, or the digits in the phone number: people paste numbers in many ways. */
function isSought(person: Person, search: string): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const known = wordsOf(person);
  if (words.every((word) => known.includes(word))) return true;
  const digits = phoneDigits(search);
  const isNumber = /^[\d\s().+-]+$/.test(search.trim());
  return isNumber && digits !== '' && person.PhoneNumber.includes(digits);
}

const byName = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });

/** Those who match, by last name, then first name, then email address. */
export function shownPeople(people: readonly Person[], filters: Filters): readonly Person[] {
  const { search, leas, roles } = filters;
  return people
    .filter((person) => {
      const lea = leaNamed(person.LEA);
      if (leas.size > 0 && (lea === undefined || !leas.has(lea))) return false;
      if (roles.size > 0 && !roles.has(roleOf(person))) return false;
      return isSought(person, search);
    })
    .sort(
      (one, other) =>
        byName.compare(one.LastName, other.LastName) ||
        byName.compare(one.FirstName, other.FirstName) ||
        byName.compare(one.Email, other.Email),
    );
}

/** Why a person's role, district and account are not to be touched, where that is so. The server says the same. */
export type Lock = 'own' | 'last-administrator';

export function lockOf(person: Person, people: readonly Person[], ownEmail: string): Lock | undefined {
  if (person.Email === ownEmail) return 'own';
  const isLast =
    person.IsAdmin &&
    !people.some((other) => other.IsAdmin && other.LEA === person.LEA && other.Email !== person.Email);
  return isLast ? 'last-administrator' : undefined;
}

/** How the list is looked at; it outlives the forms that take its place. */
export interface Look {
  readonly filters: Filters;
  /** Rows on a page. */
  readonly size: number;
  /** From 1. */
  readonly page: number;
}

export const FIRST_LOOK: Look = { filters: NO_FILTERS, size: PAGE_SIZE_DEFAULT, page: 1 };

/** The look at which a person's row is seen: on another page where need be, and without filters that hide it. */
export function lookAtPerson(look: Look, people: readonly Person[], email: string): Look {
  const placeIn = (filters: Filters) =>
    shownPeople(people, filters).findIndex((person) => person.Email === email);
  const place = placeIn(look.filters);
  if (place >= 0) return { ...look, page: Math.floor(place / look.size) + 1 };
  const placeAmongAll = Math.max(0, placeIn(NO_FILTERS));
  return { ...look, filters: NO_FILTERS, page: Math.floor(placeAmongAll / look.size) + 1 };
}
