/** Headers and rows set with single spaces; all made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Sam Lee\nGrade: 4\nDate of Report: 11/20/2026\n\n';
const shown = (text: string) =>
  readReport([{ page: 1, text: HEAD + text }]).measures.flatMap(({ value, outOf, unit, isPrior }) =>
    isPrior ? [] : [`${value}${outOf === undefined ? '' : ` of ${outOf}`} ${unit}`],
  );

describe('headers known by the rows below them', () => {
  it.each([
    [
      'correct and items',
      'Word reading by pattern\nPattern Correct Items\nClosed syllables 18 20\nSilent e 9 20\nVowel teams 5 20',
      ['18 of 20 items', '9 of 20 items', '5 of 20 items'],
    ],
    [
      'two capitals that are one column',
      'Addition probes\nType Number Correct Number Possible\nSingle digit addition 19 20\nTwo digit addition 4 10',
      ['19 of 20 items', '4 of 10 items'],
    ],
    [
      'grades in the names of rows, and a line that explains a column',
      'Oral Reading\nLevel Rate Accuracy\nGrade 3 passage 88 94\nGrade 4 passage 70 90\nRate is words correct per minute, accuracy is percent.',
      ['88 words correct per minute', '94 accuracy', '70 words correct per minute', '90 accuracy'],
    ],
    [
      'the size of a sample beside a share',
      'Speech samples\nSetting Syllables Percent Stuttered\nConversation 300 8.2\nReading aloud 90 5.1',
      ['8.2 of syllables stuttered', '5.1 of syllables stuttered'],
    ],
    [
      'a cell that says nothing was done',
      'Speech samples\nSample Syllables %SS 2026 %SS at clinic 2022\nConversation with clinician 420 9.5 6.0\nPhone call 150 14 not done',
      ['9.5 of syllables stuttered', '14 of syllables stuttered'],
    ],
    [
      'parts of the year beside a goal',
      'DIBELS 8th Edition\nMeasure Beginning Middle Goal\nORF WCPM 41 58 90\nORF Accuracy 85% 91% 97%',
      ['58 words correct per minute', '91 accuracy'],
    ],
    [
      'days that name the rows, beside errors',
      'Oral reading fluency\nDate WCPM Errors\nSept 14 41 6\nOct 12 44 5\nNov 9 49 4',
      ['49 words correct per minute'],
    ],
    [
      'days and one figure each',
      'Sight words\nDate Words known (of 100)\n9/10 31\n10/8 40\n11/5 52',
      ['52 of 100 items'],
    ],
    [
      'days under a title only',
      'Oral reading fluency (WCPM)\n9/14 41\n10/12 44\n11/9 49',
      ['49 words correct per minute'],
    ],
  ])('reads %s', (_, text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it('takes no sentence for a header', () => {
    expect(shown('Sam likes Math Games\nHe plays 20 30\nThey play 10 20')).toEqual([]);
  });
});
