import { describe, expect, it } from '@jest/globals';
import { initialsFor, isSameStudent } from './right-child';

describe('the right child', () => {
  it.each([
    ['M.G.', 'Maria Garcia'],
    ['MG', 'Maria Garcia'],
    ['m g', 'Maria Garcia'],
    ['M.G.', 'Garcia, Maria Elena'],
    ['M.', 'Maria Garcia'],
    ['Maria', 'Maria Garcia'],
    ['Maria G.', 'Maria Elena García'],
    ['maria garcía', 'Maria Garcia'],
    ['Maria Elena Garcia', 'Maria Garcia'],
    ['A.L.', 'Ana García-López'],
    ['J.O.', "Ms. June O'Neil"],
    ['J.O.', 'June'],
  ])('takes %s for %s', (label, reported) => {
    expect(isSameStudent(label, reported)).toBe(true);
  });

  it.each([
    ['M.G.', 'Maria Rodriguez'],
    ['M.G.', 'Gabriel Martinez'],
    ['MG', 'Aarav Sharma'],
    ['Mia', 'Maria Garcia'],
    ['Maria Lopez', 'Maria Garcia'],
    ['B.T.', 'Maria'],
    ['student 1', 'Maria Garcia'],
    ['', 'Maria Garcia'],
  ])('asks about %s where the report names %s', (label, reported) => {
    expect(isSameStudent(label, reported)).toBe(false);
  });

  it('asks nothing where the report names nobody', () => {
    expect(isSameStudent('M.G.', '')).toBe(true);
  });
});

describe('initials offered for a full name', () => {
  it.each([
    ['Maria Garcia', 'M.G.'],
    ['Maria Elena García', 'M.G.'],
    ['Garcia, Maria', 'M.G.'],
    ["June O'Neil", 'J.O.'],
  ])('offers for %s %s', (typed, initials) => {
    expect(initialsFor(typed)).toBe(initials);
  });

  it.each(['M.G.', 'Maria', 'my student in room 4', 'the boy', ''])('offers none for "%s"', (typed) => {
    expect(initialsFor(typed)).toBeUndefined();
  });
});
