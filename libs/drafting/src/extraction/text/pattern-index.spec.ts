import { describe, expect, it } from '@jest/globals';
import { EVIDENCE_WORDS } from '../../areas/evidence-words.js';
import { INSTRUMENTS, SCALES } from '../../norms/instruments.js';
import { everyMatch } from './every-match.js';
import { beginningsOf } from './pattern-beginnings.js';
import { PatternIndex, WordPattern } from './pattern-index.js';

describe('beginningsOf', () => {
  it.each<[RegExp, string[] | undefined]>([
    [/decod/i, ['decod']],
    [/\bORF\b/i, ['ORF']],
    [/read(?:s|ing)? aloud/i, ['reads alou', 'reading al', 'read aloud']],
    [
      /(?:upper|lower)[- ]?case letters/i,
      ['upper-case', 'upper case', 'uppercase ', 'lower-case', 'lower case', 'lowercase '],
    ],
    [/(?:pre|post)[- ]?test/i, ['pre-test', 'pre test', 'pretest', 'post-test', 'post test', 'posttest']],
    // What begins with anything is known by its first own words.
    [/\d+ transitions/i, [' transitio']],
    [/\w*graph (?!paper)/i, ['graph ']],
    [/(?<!no )goal|(?:ab){2}c/i, ['goal', 'abc', 'ababc', 'abababc']],
    [/a{2,3}b/i, undefined],
    [/[a-z]{3}/i, undefined],
    // No more is told than up to a character that is open, or of no keyboard.
    [/reading \w+ aloud/i, ['reading ']],
    [/\p{L}+ goal|caf\u00e9 (?:table|\d)/u, [' goal', 'caf']],
    [/don['’]t/i, ["don't", 'don']],
    // Of more ways to go on than are worth knowing none is told.
    [/the (?:[abcdef][ghijkl][mnopqr][stuvwx])/i, ['the a', 'the b', 'the c', 'the d', 'the e', 'the f']],
  ])('%s', (pattern, beginnings) => {
    const found = beginningsOf(pattern);
    expect(found === undefined ? undefined : new Set(found)).toEqual(
      beginnings === undefined ? undefined : new Set(beginnings),
    );
  });
});

describe('PatternIndex', () => {
  const patterns = [
    ...EVIDENCE_WORDS.map(([, words]) => words),
    ...[...INSTRUMENTS, ...SCALES].map(({ pattern }) => pattern),
  ];
  const index = new PatternIndex(patterns, (pattern) => pattern);
  const sentences = [
    'He decodes closed syllables, and MISARTICULATES /r/ in conversation with peers.',
    'On the WISC-V Block Design was 8; the CELF-5 Core Language score was 78 (7th percentile).',
    'ORF: 41 WCPM. She reads aloud from a list, and her illegible printing leaves the line.',
    'Moved between activities 3 times, counts coins, rides the bus, and asks for a break.',
    'PSF',
    '',
  ];

  it.each(sentences)('finds the patterns that match, and no other: %s', (text) => {
    expect(index.matching(text)).toEqual(patterns.filter((pattern) => pattern.test(text)));
    expect(index.firstMatching(text)).toBe(patterns.find((pattern) => pattern.test(text)));
  });

  it.each(sentences)('finds the same matches as each pattern by itself: %s', (text) => {
    const alone = patterns
      .map((entry) => ({ entry, matches: everyMatch(new RegExp(entry.source, `${entry.flags}g`), text) }))
      .filter(({ matches }) => matches.length > 0);
    expect(index.matches(text)).toEqual(alone);
  });

  it('looks where a word begins for what begins a word, and anywhere for what does not', () => {
    const index = new PatternIndex([/\bamber light/i, /ambling/i], (pattern) => pattern);
    expect(index.matching('A chamber light, a clamber light.')).toHaveLength(0);
    expect(index.matching('Amber light; shambling; "amber light".')).toHaveLength(2);
    expect(new WordPattern(/ambling|\bamber light/i).every('scrambling (amber light')).toHaveLength(2);
  });

  it('knows words that another list brought later', () => {
    const text = 'A quixotic zeppelin flew over the xylophone.';
    const first = new PatternIndex([/quixotic/i], (pattern) => pattern);
    expect(first.matching(text)).toHaveLength(1);
    const second = new PatternIndex([/zeppelin/i, /xylophone/i], (pattern) => pattern);
    expect(second.matching(text)).toHaveLength(2);
    expect(first.matching(text)).toHaveLength(1);
  });
});

describe('WordPattern', () => {
  it.each<[RegExp, string]>([
    // Alternatives that begin with anything, beside some that do not.
    [
      /\b(?:first|[2-6](?:nd|th)) quarter|\d+ words|quarter/gi,
      'In the 2nd quarter, then the first quarter: 44 words.',
    ],
    [/\b(\w)\1\w+|hello/gi, 'Say hello to aardvarks and llamas.'],
    [/(?<!no )concern|(?:^|\s)"go"/gi, '"go" is a concern, no concern "go" at all'],
    [/\p{Lu}\p{L}+ reads|likes? \p{Lu}/gu, 'Noor reads. He likes Mia.'],
    // With these flags a long s and the sign of kelvin are letters.
    [/sits|kicks/giu, 'He \u017fits and \u212aicks.'],
    [/aba|abab/g, 'ababababa'],
  ])('%s finds in %s what the pattern itself finds', (pattern, text) => {
    const words = new WordPattern(pattern);
    expect(everyMatch(pattern, text).length).toBeGreaterThan(0);
    expect(words.every(text)).toEqual(everyMatch(pattern, text));
    expect(words.test(text)).toBe(true);
    expect(words.test('Nothing of it.')).toBe(false);
  });
});
