import { describe, expect, it } from '@jest/globals';
import { shortened, type TextRun, wordDifference } from './word-difference';

const plain = (runs: readonly TextRun[]) => runs.map(({ kind, text }) => `${kind}: ${text.trim()}`);
/** The text that stands there when one kind of change is left out. */
const without = (runs: readonly TextRun[], kind: TextRun['kind']) =>
  runs
    .filter((run) => run.kind !== kind)
    .map((run) => run.text)
    .join(' ')
    .trim()
    .split(/\s+/);

describe('the difference of two texts', () => {
  it('is one run where nothing changed, and nothing for two empty texts', () => {
    expect(plain(wordDifference('reads 61 words', 'reads 61 words'))).toEqual(['same: reads 61 words']);
    expect(wordDifference('', '')).toEqual([]);
  });

  it('names what was removed before what took its place', () => {
    expect(plain(wordDifference('J.W. reads 61 words in class.', 'J.W. reads 64 words in class.'))).toEqual([
      'same: J.W. reads',
      'removed: 61',
      'added: 64',
      'same: words in class.',
    ]);
  });

  it('shows what was only added or only removed as that', () => {
    expect(plain(wordDifference('one two', 'one two three four'))).toEqual([
      'same: one two',
      'added: three four',
    ]);
    expect(plain(wordDifference('zero one two', 'one two'))).toEqual(['removed: zero', 'same: one two']);
    expect(plain(wordDifference('', 'all new'))).toEqual(['added: all new']);
  });

  it('takes a full stop for no part of the word before it', () => {
    expect(plain(wordDifference('J.W. reads 61.5 words.', 'J.W. reads 61.5 words, on 3 days.'))).toEqual([
      'same: J.W. reads 61.5 words',
      'added: , on 3 days',
      'same: .',
    ]);
  });

  it('does not cut a changed clause in pieces for a word that stands in both by chance', () => {
    expect(
      plain(wordDifference('will improve the reading.', 'given a passage, the student reads aloud.')),
    ).toEqual([
      'removed: will improve the reading',
      'added: given a passage, the student reads aloud',
      'same: .',
    ]);
  });

  it('keeps line breaks of the newer text and does not count them as changes', () => {
    expect(wordDifference('1. Reads\n2. Writes', '1. Reads 2. Writes')).toEqual([
      { kind: 'same', text: '1. Reads 2. Writes' },
    ]);
  });

  it('spaces what was removed as the older text did, where the newer one has a mark instead', () => {
    const before = 'It must hold on 3 weekly probes in a row, as shown in probes of new words, and in class.';
    const after = 'Reads in 3 weekly probes, as measured by probes, and in class and music.';
    const removed = wordDifference(before, after).filter(({ kind }) => kind !== 'added');
    expect(removed.map(({ text }) => text).join('')).toContain(
      'weekly probes in a row, as shown in probes of new words',
    );
    expect(wordDifference('Reads words in class.', 'Reads words.')).toEqual([
      { kind: 'same', text: 'Reads words' },
      { kind: 'removed', text: ' in class' },
      { kind: 'same', text: '.' },
    ]);
    expect(wordDifference('the first drafts.', 'the journal.')[1]).toEqual({
      kind: 'removed',
      text: 'first drafts ',
    });
  });

  it.each([
    ['a b c d e f g', 'a x c d y z f g h'],
    ['the cat sat on the mat', 'on the mat the cat sat'],
    ['', 'x'],
    ['p q r s', ''],
  ])('loses no word of %j and %j', (before, after) => {
    const runs = wordDifference(before, after);
    expect(without(runs, 'added')).toEqual(before.split(' '));
    expect(without(runs, 'removed')).toEqual(after.split(' '));
  });

  it('of texts too long to compare is shown whole, in moments', () => {
    const long = (word: string) => `${word} `.repeat(3000);
    const startedAtMs = performance.now();
    expect(wordDifference(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
    expect(performance.now() - startedAtMs).toBeLessThan(1000);
  });
});

it('a long unchanged run is known by its ends', () => {
  const text = Array.from({ length: 40 }, (_none, at) => `w${String(at)}`).join(' ');
  expect(shortened(text, 'first')).toBe('… w32 w33 w34 w35 w36 w37 w38 w39');
  expect(shortened(text, 'last')).toBe('w0 w1 w2 w3 w4 w5 w6 w7 … ');
  expect(shortened(text, 'between')).toContain('w7 … w32');
  expect(shortened('a few words', 'between')).toBe('a few words');
});
