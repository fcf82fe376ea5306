import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const scoresIn = (text: string) =>
  readReport([{ page: 1, text: `Student: Ansgar Lind\nGrade: 3\n\n${text}` }]).measures.map(
    ({ kind, value }) => `${kind} ${value}`,
  );

describe('scores whose names are shortened, or no table of ours holds', () => {
  it.each([
    ['WIAT-4 Word Reading 101 / Reading Comp 96 / Math Prob Solving 88.', [101, 96, 88]],
    ['KTEA-3            SS   PR\n  Letter & Word Recog     98   45\n  Reading Comp     103   58', [98, 103]],
    ['Thinking is sound, with a KABC-II NVI 109. He plays chess.', [109]],
    ['Grammar is fine (CELF-5 Core 106 from pointing, done at home).', [106]],
    ['On the ABAS-3, filled in by his aunt -> GAC 61; Communication scaled 4.', [61]],
    ['On the WJ IV his Basic Reading Skills came to 93 and no more.', [93]],
    [
      'DAS-II Early Years: GCA 101 (Verbal 87, Nonverbal 108, Spatial 111). Testing went fast.',
      [101, 87, 108],
    ],
    ['He took the WIAT-4:\n   Spelling (dictated) 94', [94]],
    ['The RIAS-2 Composite 104 is a standard score.', [104]],
  ])('%j', (text, values) => {
    expect(scoresIn(text)).toEqual(expect.arrayContaining(values.map((value) => `standard ${value}`)));
  });

  it('reads the total of a rating scale by its T', () => {
    expect(scoresIn('On the MASC 2 the total was T = 68, in the elevated range.')).toContain('t-score 68');
  });

  it('takes neither a session nor a form of a test for its score', () => {
    const none = scoresIn(
      'The WISC-V took Room 104 for two days. KABC-II Form 50 was used, and items to 96 were tried.',
    );
    expect(none).not.toContain('standard 104');
  });
});
