import { describe, expect, it } from '@jest/globals';
import { isNormScore } from '../measure.js';
import { readReport } from '../read-report.js';

const read = (text: string) =>
  readReport([{ page: 1, text: `Student: Sam Lee\nGrade: 4\nDate of report: March 2, 2026\n\n${text}` }]);
const scores = (text: string) =>
  read(text)
    .measures.filter(isNormScore)
    .map(({ subtest, kind, value, percentile, reporter }) => [subtest, kind, value, percentile, reporter]);

describe('scores under the persons who rated', () => {
  it.each([
    [
      'the header over the names',
      'ABAS-3\n\n Area (scaled score)      Mother     Teacher\n Self-Direction             5          4\n Leisure                    9          10\n',
      [
        ['Self-Direction', 'scaled', 5, undefined, 'parent'],
        ['Self-Direction', 'scaled', 4, undefined, 'teacher'],
        ['Leisure', 'scaled', 9, undefined, 'parent'],
        ['Leisure', 'scaled', 10, undefined, 'teacher'],
      ],
    ],
    [
      'the text above, of a test we do not hold',
      'All scores are T scores with a mean of 50; 65 and above is high.\n\nRCMAS 2            Self      Parent\nWorry               66        61\nDefensiveness       47        --\n',
      [
        ['Worry', 't-score', 66, undefined, 'student'],
        ['Worry', 't-score', 61, undefined, 'parent'],
        ['Defensiveness', 't-score', 47, undefined, 'student'],
      ],
    ],
    [
      'bars',
      'CDI 2 (T scores)\n\n| Scale (T) | Self | Parent |\n|---|---|---|\n| Negative Mood | 58 | 63 |\n',
      [
        ['Negative Mood', 't-score', 58, undefined, 'student'],
        ['Negative Mood', 't-score', 63, undefined, 'parent'],
      ],
    ],
  ])('have the kind said by %s', (_where, text, told) => {
    expect(scores(text)).toEqual(told);
  });

  it('of an unknown test are no strength at either end of a T score', () => {
    const text =
      'T scores have a mean of 50.\n\nRCMAS 2            Self      Parent\nWorry               76        31\nTension             50        52\n';
    const sound = read(text)
      .measures.filter(isNormScore)
      .map(({ value, isStrength }) => [value, isStrength]);
    expect(sound).toEqual([
      [76, false],
      [31, false],
      [50, true],
      [52, true],
    ]);
  });

  it('leave alone what the persons counted', () => {
    expect(
      scores(
        'Standard scores are in the report of 2024.\n\nHelp needed (times)      Parent     Teacher\nShoes                    4          6\n',
      ),
    ).toEqual([]);
  });
});

describe('a cell that says what its figure is', () => {
  it.each([
    ['scaled 6', 'scaled', 6, 9],
    ['SS 80', 'standard', 80, 9],
    ['scaled score 6', 'scaled', 6, 9],
    ['T 37', 't-score', 37, 10],
  ])('is read so: %s', (cell, kind, value, percentile) => {
    const text = `Language tests\n\n| Measure | Score | Percentile |\n|---|---|---|\n| Narrative Production | ${cell} | ${percentile} |\n`;
    expect(scores(text)).toEqual([['Narrative Production', kind, value, percentile, undefined]]);
  });
});

describe('a score whose name stands elsewhere', () => {
  it.each([
    [
      'in the sentence before',
      'Goldman-Fristoe Test of Articulation-3, Sounds-in-Words, given in May. Standard score 74. Percentile rank 4.',
      ['Sounds-in-Words', 'standard', 74, 4],
    ],
    [
      'in the title above',
      'Expressive Vocabulary Test-3 (EVT-3)\nStandard score: 91, 27th percentile\n',
      ['EVT-3', 'standard', 91, 27],
    ],
    [
      'over a row without header',
      'Test of Word Reading Efficiency-2 (TOWRE-2)\nSight Word Efficiency 81 10\nPhonemic Decoding Efficiency 77 6\n',
      ['Sight Word Efficiency', 'standard', 81, 10],
    ],
    [
      'behind it and its percentile',
      'On the WIAT-4 he earned standard scores of 92 (30th percentile) in Word Reading and 78 (7th) in Essay Composition.',
      ['Essay Composition', 'standard', 78, 7],
    ],
    [
      'before a comma',
      'Nonverbal reasoning is average (CTONI-2 Pictorial, 93, 32nd percentile).',
      ['CTONI-2 Pictorial', 'standard', 93, 32],
    ],
    [
      'with its whole',
      'The Sensory Processing Measure-2 (home form) total was T = 66.',
      ['total', 't-score', 66, undefined],
    ],
  ])('is read with the name %s', (_where, text, told) => {
    expect(scores(text).map((score) => score.slice(0, 4))).toContainEqual(told);
  });

  it('is not given to a scale that has its own, nor read from a key', () => {
    expect(scores('Reading Comprehension was 88. Standard scores of 85 to 115 are average.')).toEqual([]);
    expect(scores('Spelling was not given. Standard scores 90 and above are average.')).toEqual([]);
  });
});

describe('a percentile told without a score', () => {
  it.each([
    ['The DIAL-4 Motor area (October) was at the 12th percentile.', ['DIAL-4 Motor area', 12]],
    ['Word Recognition Fluency, 8th percentile.', ['Word Recognition Fluency', 8]],
    ['On the county reading test he was at the 34th percentile.', ['reading', 34]],
  ])('is read: %s', (text, told) => {
    expect(scores(text).map(([name, , value]) => [name, value])).toEqual([told]);
  });

  it('of an earlier season in brackets is history', () => {
    const found = read('FastBridge aReading winter: 21st percentile (fall: 33rd percentile).').measures;
    expect(found.map(({ value, isPrior }) => [value, isPrior])).toEqual([
      [21, false],
      [33, true],
    ]);
  });
});

describe('scores of an earlier evaluation', () => {
  it.each([
    'PREVIOUS EVALUATION (March-April 2025, grade 3)\n\nThe WISC-V was given, with a Full Scale IQ of 88 (21st percentile).',
    'Austin 2023 (also WISC-V): Full Scale IQ 88 (21st percentile).',
    '* Last full evaluation 5/2025: WISC-V Verbal Comprehension 91 (27th percentile), with all of its subtests given, Full Scale IQ 88 (21st percentile).',
    'At that time his Full Scale IQ was 88 and he was on task.',
  ])('are history: %s', (text) => {
    const found = read(text).measures.filter(({ value }) => value === 88);
    expect(found.map(({ isPrior }) => isPrior)).toEqual([true]);
  });
});

describe('scores beside those of the first column', () => {
  it.each([
    [
      'with its percentile in the cell, of a scale we do not know',
      'SRS-2 (T-scores; mean 50, SD 10)\n\n                    Parent              Teacher\n  Restricted Interests            70 (98th %ile)      61 (86th %ile)\n',
      [
        ['Restricted Interests', 't-score', 70, 98, 'parent'],
        ['Restricted Interests', 't-score', 61, 86, 'teacher'],
      ],
    ],
    [
      'the second rater of a line',
      'Conners 4, T-scores:\n    Hyperactivity - parent 52, 58th percentile; teacher 50, 50th percentile',
      [
        ['Hyperactivity', 't-score', 52, 58, 'parent'],
        ['Hyperactivity', 't-score', 50, 50, 'teacher'],
      ],
    ],
    [
      'the rater before the kind of the score',
      'BASC-3 Anger Control, teacher: T score 72 (99th percentile).',
      [['BASC-3 Anger Control', 't-score', 72, 99, 'teacher']],
    ],
    [
      'a row named by the line above the table',
      'Articulation\nThe GFTA-3 Sounds-in-Words was given.\n\n   Raw score (errors) | Standard score | Percentile\n   31                 | 74             | 4\n',
      [['Sounds-in-Words', 'standard', 74, 4, undefined]],
    ],
    [
      'another test below the rows of one',
      'BOT-2                          scale/standard score     %ile\n  Fine Manual Control               36 (T)                8\nBeery VMI, 6th ed.                  86                   18\n',
      [
        ['Fine Manual Control', 't-score', 36, 8, undefined],
        ['Beery VMI', 'standard', 86, 18, undefined],
      ],
    ],
    [
      'a kind with a footnote mark',
      'Test\tStandard/scaled score\tPercentile\nBeery VMI\t81\t10\nBOT-2 Manual Dexterity\tscaled* 9\tn/a\n',
      [
        ['Beery VMI', 'standard', 81, 10, undefined],
        ['Manual Dexterity', 'scaled', 9, undefined, undefined],
      ],
    ],
  ])('%s', (_how, text, expected) => {
    expect(scores(text)).toEqual(expected);
  });

  it('are those of an earlier testing under its month', () => {
    const { measures } = read(
      'WIAT-4\n\nSubtest                       2/2026 SS   %ile     2/2023 SS   %ile\nWord Reading                      96        39         93         32\nSpelling                          93        32         94         34\n',
    );
    expect(measures.map(({ value, isPrior }) => [value, isPrior])).toEqual([
      [96, false],
      [93, true],
      [93, false],
      [94, true],
    ]);
  });
});

describe('scores from an earlier testing', () => {
  it.each([
    'WJ IV Broad Reading from the triennial two years ago: SS 84 (14th percentile).',
    'BASC-3 from the 2024 triennial: Hyperactivity T 66, 94th percentile.',
    'Woodcock-Johnson IV (triennial, 2024): Broad Reading 68 (2nd percentile).',
    'On the WIAT-4 given at that time he earned a Word Reading standard score of 77 (6th percentile).',
    'On the TWS-5 three years ago the spelling test gave a standard score of 72 (3rd percentile).',
    'In 2022 his Core Language Score (CELF-P3) was 71, percentile 3.',
  ])('are history: %s', (text) => {
    expect(
      read(`Results\n${text}`)
        .measures.filter(isNormScore)
        .map(({ isPrior }) => isPrior),
    ).toEqual([true]);
  });

  it('are those of today where only the month of the triennial is told', () => {
    const { measures } = read(
      'Testing from the triennial in February (KTEA-3): Spelling 103, 58th percentile.',
    );
    expect(measures.map(({ value, isPrior }) => [value, isPrior])).toEqual([[103, false]]);
  });
});

describe('places told without a score', () => {
  it.each([
    ['His winter math benchmark was in the 62nd percentile.', [62]],
    ['She is a strong reader, with a winter benchmark at the 66th percentile.', [66]],
    ['i-Ready Reading at the 64th percentile and i-Ready Math at the 70th in January.', [64, 70]],
    ['She reads on grade level (Istation fall: level 4, 71st percentile).', [71]],
    ['| Assessment | Date | Result |\n| MAP Growth Math | 1/2026 | RIT 186, 29th percentile |', [29]],
    ['The winter benchmark is at the 40th percentile.', []],
    ['On the STAR screening he worked at the 5th table, and at the 12th he stopped.', []],
  ])('%s', (text, places) => {
    const { measures } = read(`Results\n${text}`);
    expect(measures.filter(({ kind }) => kind === 'percentile').map(({ value }) => value)).toEqual(places);
  });

  it('reads a score whose kind is cut short, and its percentile behind a comma', () => {
    expect(scores('KeyMath-3 Numeration, std score 96, %ile 39.')).toEqual([
      ['KeyMath-3 Numeration', 'standard', 96, 39, undefined],
    ]);
  });

  it('keeps "with" in the name of a scale', () => {
    expect(
      scores('BASC-3: Depression T = 54 (66th percentile), Relations with Parents T = 55 (69th percentile).'),
    ).toEqual([
      ['Depression', 't-score', 54, 66, undefined],
      ['Relations with Parents', 't-score', 55, 69, undefined],
    ]);
  });
});
