import { describe, expect, it } from '@jest/globals';
import {
  type Filters,
  FIRST_LOOK,
  FORM_LEAS,
  LEA_CHOICES,
  lockOf,
  lookAtPerson,
  NO_FILTERS,
  type Person,
  shownPeople,
} from './filters';

const person = (more: Partial<Person>): Person => ({
  FirstName: 'Ana',
  LastName: 'Okafor',
  DisplayName: 'Ana Okafor',
  LEA: 'Lynwood',
  Email: 'ana@school.example',
  PhoneNumber: '2135550123',
  IsAdmin: false,
  LastModified: '2026-11-20T12:00:00Z',
  DateRegistered: '2026-11-01T12:00:00Z',
  ...more,
});

const ANA = person({});
const BEA = person({
  FirstName: 'Bea',
  LastName: 'Núñez',
  Email: 'bea@school.example',
  LEA: 'Sonoma',
  PhoneNumber: '',
  IsAdmin: true,
});
const CY = person({
  FirstName: 'Cy',
  LastName: 'Adams',
  Email: 'cy@school.example',
  LEA: 'Public',
  PhoneNumber: '3105550199',
});
const ALL = [ANA, BEA, CY];
const found = (filters: Partial<Filters>) =>
  shownPeople(ALL, { ...NO_FILTERS, ...filters }).map(({ FirstName }) => FirstName);

describe('the list of people', () => {
  it('stands by last name', () => {
    expect(found({})).toEqual(['Cy', 'Bea', 'Ana']);
  });

  it.each([
    ['ana oka', ['Ana']],
    ['  OKAFOR  ana ', ['Ana']],
    ['nunez', ['Bea']],
    ['bea@school', ['Bea']],
    ['(213) 555-0123', ['Ana']],
    ['555-01', ['Cy', 'Ana']],
    ['sonoma valley', ['Bea']],
    ['lynwood', ['Ana']],
    ['ana adams', []],
  ])('is searched by name, address, number and LEA: %s', (search, names) => {
    expect(found({ search })).toEqual(names);
  });

  it('is filtered by LEA and role, both at once, and by search within', () => {
    expect(found({ leas: new Set(['sonoma', 'public']) })).toEqual(['Cy', 'Bea']);
    expect(found({ leas: new Set(['sonoma', 'public']), roles: new Set(['admin']) })).toEqual(['Bea']);
    expect(found({ roles: new Set(['user']), search: 'oka' })).toEqual(['Ana']);
    expect(found({ roles: new Set(['admin', 'user']) })).toHaveLength(3);
  });

  it('offers the LEAs of the spec, in its order', () => {
    expect(LEA_CHOICES.map(({ name }) => name)).toEqual([
      'Public',
      'Trial',
      'Goalwright',
      'ABC Unified',
      'Coronado Unified',
      'Inglewood Unified',
      'Lynwood Unified',
      'Sonoma Valley Unified',
      'Chula Vista Elementary',
      'Cardiff Elementary',
      'National Elementary',
      'San Ysidro Elementary',
    ]);
    expect(FORM_LEAS).toEqual(['Public', 'Trial', 'Goalwright', 'IUSD', 'Lynwood', 'Sonoma', 'Sweetwater']);
  });
});

describe('a person', () => {
  it('is protected as the own account, and as the last administrator of an LEA', () => {
    expect(lockOf(ANA, ALL, ANA.Email)).toBe('own');
    expect(lockOf(BEA, ALL, ANA.Email)).toBe('last-administrator');
    expect(lockOf(CY, ALL, ANA.Email)).toBeUndefined();
    const second = person({ Email: 'second@school.example', LEA: 'Sonoma', IsAdmin: true });
    expect(lockOf(BEA, [...ALL, second], ANA.Email)).toBeUndefined();
    const elsewhere = person({ Email: 'second@school.example', LEA: 'Lynwood', IsAdmin: true });
    expect(lockOf(BEA, [...ALL, elsewhere], ANA.Email)).toBe('last-administrator');
  });

  it('is looked at on the page that holds the row, without filters that hide it', () => {
    const look = { ...FIRST_LOOK, size: 2 };
    expect(lookAtPerson(look, ALL, ANA.Email)).toMatchObject({ page: 2, filters: NO_FILTERS });
    const filters = { ...NO_FILTERS, search: 'oka' };
    expect(lookAtPerson({ ...look, filters }, ALL, ANA.Email)).toMatchObject({ page: 1, filters });
    expect(lookAtPerson({ ...look, filters }, ALL, CY.Email)).toMatchObject({ page: 1, filters: NO_FILTERS });
  });
});
