import { describe, expect, it } from '@jest/globals';
import { EVIDENCE_WORDS } from '../areas/evidence-words.js';
import { INSTRUMENTS, SCALES } from '../norms/instruments.js';
import { beginningsOf } from './pattern-beginnings.js';
import { PatternIndex } from './pattern-index.js';

describe('beginningsOf', () => {
  it.each<[RegExp, string[] | undefined]>([
    [/decod/i, ['decod']],
    [/\bORF\b/i, ['ORF']],
    [/read(?:s|ing)? aloud/i, ['reads', 'readi', 'read ']],
    [/(?:upper|lower)[- ]?case letters/i, ['upper', 'lower']],
    [/(?:pre|post)[- ]?test/i, ['pre-t', 'pre t', 'prete', 'post-', 'post ', 'postt']],
    // What begins with anything is known by its first own words.
    [/\d+ transitions/i, [' tran']],
    [/\w*graph (?!paper)/i, ['graph']],
    [/(?<!no )goal|(?:ab){2}c/i, ['goal', 'abc', 'ababc', 'ababa']],
    [/a{2,3}b/i, undefined],
    [/[a-z]{3}/i, undefined],
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

  it.each(sentences)('leaves out no pattern that matches: %s', (text) => {
    const matching = patterns.filter((pattern) => pattern.test(text));
    expect(index.candidates(text)).toEqual(expect.arrayContaining(matching));
  });

  it('leaves out most patterns that do not', () => {
    expect(index.candidates(sentences[0] ?? '').length).toBeLessThan(patterns.length / 3);
  });
});
