/** Figures in lists and grids as many hands lay them out: the newest one of the student's own is the one a goal starts from. */
import { describe, expect, it } from '@jest/globals';
import { baselineFor } from '../../composition/baseline-choice.js';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Odalys Brightwater    Grade: 4    Date: 03/12/2026\n\n';
const baseline = (text: string, area: string): string => {
  const found = baselineFor(readReport([{ page: 1, text: `${HEAD}${text}` }]), area);
  if (found === undefined) return 'none';
  return `${found.value}${found.outOf === undefined ? '' : ` of ${found.outOf}`} ${found.unit}`;
};

describe('lists under each other', () => {
  it.each([
    [
      'arrows behind days with points, of a whole told above',
      'Spelling',
      'Spelling list, 25 words every week\n1.16.26 -> 9\n2.6.26 -> 11\n3.6.26 -> 12\n\nSpelling is a clear weakness.',
      '12 of 25 items',
    ],
    [
      'the newest first, a few dots between',
      'Decoding',
      'Each Tuesday he reads 30 nonsense words. Decoding results, newest first:\n\n   3/10 ... 14 right\n   3/3 ... 12 right\n   2/24 ... 11 right\n\nDecoding is a need.',
      '14 of 30 words',
    ],
    [
      'bullets and dashes',
      'Daily living and safety',
      'Cooking checklist, 14 steps, done alone:\n- Oct 3 - 4\n- Dec 5 - 6\n- Mar 6 - 9\n\nDaily living: cooking is a need.',
      '9 of 14 items',
    ],
    [
      'months and what was counted',
      'Vocabulary',
      'Vocabulary: academic words she could define, a new list each time.\n  October: 8 words\n  December: 10 words\n  March: 13 words\n\nVocabulary is a need.',
      '13 words',
    ],
    [
      'the figure in front of its day',
      'Pragmatic language',
      'Topic maintained, of 10 conversations\n3 (9/22/25)\n4 (11/17/25)\n6 (2/23/26)\n\nPragmatic language is a need.',
      '6 of 10 conversations',
    ],
    [
      'where it was done between day and figure, and a mean that stands for the days',
      'Behavior',
      'Leaves seat, times per block (aide tally)\n3/2   block A   12\n3/3   block A   15\n3/4   block A   10\nMean   13\n\nBehavior: leaving the seat is a concern.',
      '13 leaves seat per block',
    ],
    [
      'spans of days, whose hyphen parts nothing',
      'Emotional regulation',
      'Outbursts per week, counted by staff\nSep 8 - Oct 3      7.5\nOct 6 - Nov 14     6\nJan 12 - Feb 27    4.5\n\nOutbursts and emotional regulation are still a concern.',
      '4.5 outbursts per week',
    ],
    [
      'visits, counted in what the line above says',
      'Gross motor',
      'Balance on one foot, seconds, best of three\nVisit 1: 3\nVisit 4: 5\nVisit 8: 6\n\nBalance and gross motor skills remain a need.',
      '6 seconds',
    ],
    [
      'names behind dots, of a whole told above',
      'Math computation',
      'Computation checks of 20 problems each\n\nSubtraction with regrouping ............ 7\nAddition with regrouping ............ 19\n\nSubtraction is a need.',
      '7 of 20 items',
    ],
    [
      'filled fields of a form side by side',
      'Articulation',
      'Articulation probe, /r/ in words (40 words)\nCorrect:  _17_      Incorrect:  _23_\n\nArticulation of /r/ needs to improve.',
      '17 of 40 items',
    ],
  ])('%s', (_what, area, text, told) => {
    expect(baseline(text, area).replace(/ (?:items|words|conversations)$/, '')).toBe(
      told.replace(/ (?:items|words|conversations)$/, ''),
    );
  });
});

describe('a series in one line', () => {
  it.each([
    [
      'days and bare figures that look like shares',
      'Spelling',
      'Spelling words correct out of 20 each Friday\n2/13 6, 2/20 8, 2/27 7, 3/6 9\n\nSpelling is well below the class.',
      9,
    ],
    [
      'equal signs',
      'Articulation',
      'Production of /s/ in words, 20 words per session\nJan 9 = 5; Jan 30 = 8; Feb 20 = 11\n\nArticulation of /s/ is still a need.',
      11,
    ],
    [
      'quarters',
      'Reading comprehension',
      'Comprehension quiz, 10 questions\nQ1: 3   Q2: 4   Q3: 5\n\nReading comprehension is a need.',
      5,
    ],
    [
      'going on with what the sentence above counts',
      'Reading fluency',
      'READING\nIn the fall he read 41 words correct per minute, in January 52. Weekly checks since then:\n2/6  54    2/20  58    3/6  61\n\nReading fluency is a need.',
      61,
    ],
  ])('%s', (_what, area, text, value) => {
    expect(Number.parseFloat(baseline(text, area))).toBe(value);
  });
});

describe('grids', () => {
  it.each([
    [
      'last year, this year and what is expected, in capitals',
      'Math problem solving',
      'WORD PROBLEMS           LAST YR    THIS YR    EXPECTED\nOne-step, of 12            5          8         11\nTwo-step, of 12            1          3         10\n\nSolving word problems is a need.',
      3,
    ],
    [
      'seasons with short years',
      'Spelling',
      "Spelling inventory, 26 words\n            Fall '25   Winter '26\nWords right    6          9\n\nSpelling is a need.",
      9,
    ],
    [
      'then, now and peers',
      'Social skills',
      'Initiations to peers at recess, 20-minute samples\n            Then (Oct)   Now (Mar)   Peers\nStarts play     0            2          9\n\nSocial skills: initiating is a need.',
      2,
    ],
    [
      'the greatest score in a column of its own',
      'Narrative language',
      "TASK                    FALL '25   TODAY   MAX\nRetell, story parts        4         9      21\n\nNarrative language is a need.",
      9,
    ],
    [
      'tabs that only pad',
      'Handwriting',
      'Handwriting samples\n\tPiece\t\t\tWords\tReadable\t%\n\tJournal\t52\t31\t60\n\tLetter to a friend\t40\t23\t58\n\nHandwriting that others can read is a need.',
      58,
    ],
  ])('%s', (_what, area, text, value) => {
    expect(Number.parseFloat(baseline(text, area))).toBe(value);
  });

  it('takes no figure of the class, of a norm or of attendance from a list', () => {
    const text =
      'Reading checks, 20 questions each\nClass median ......... 17\nGrade 4 norm ......... 16\nDays of attendance ......... 18\n\nReading comprehension is a need.';
    expect(baseline(text, 'Reading comprehension')).toBe('none');
  });

  it('counts nothing in a bare list of scores', () => {
    const text =
      'Standard scores\nMemory ......... 84\nReasoning ......... 91\n\nWritten expression is a need.';
    expect(baseline(text, 'Written expression')).toBe('none');
  });
});
