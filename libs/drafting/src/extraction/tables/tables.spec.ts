/** The layouts in which reports set their data, each read through the front door. */
import { describe, expect, it } from '@jest/globals';
import { chooseBaseline } from '../../composition/baseline-choice.js';
import { planOf } from '../../areas/plans.js';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Sam Lee\nGrade: 3\nDate of Report: 11/20/2025\n\n';

type Case = readonly [
  layout: string,
  text: string,
  area: string,
  value: number,
  outOf: number | undefined,
  notCurrent: readonly number[],
];

const CASES: readonly Case[] = [
  [
    'a column for where the grade should be',
    'Reading data\n\nMeasure                                   | Sept 10 | Oct 12 | Nov 18 | Gr. 3 spring mark\nOral reading, words correct/min           |   38    |   49   |   57   |  112\nTwo-syllable words, untaught list (of 30) |    6    |   11   |   14   |  26\n',
    'Decoding',
    14,
    30,
    [26],
  ],
  [
    'tabs that pad the head and the rows, with the year in the head',
    'Gross motor\n\nItem\t\t\t\t\tSept 2025\tNow (no hand held)\nStairs up, no rail, of 12\t\t0\t\t4\nStands on one foot\t\t\t1 sec\t\t3 sec\n',
    'Gross motor',
    4,
    12,
    [0],
  ],
  [
    'rows of pass and no under days, and their sum',
    'Indoor routes, orientation and mobility\n\n                              Sept         Oct          Nov 6\n   Homeroom to cafeteria      pass         pass         pass\n   Band to gym                no           no           pass\n   Total (of 6)               1            2            3\n',
    'Braille, orientation and mobility',
    3,
    6,
    [1, 2],
  ],
  [
    'one month of last year and of this one',
    'Gross motor\n\n                                    Oct last year    Oct this year\n  Steps up without an adult (stairs)  2 of 12          5 of 12\n',
    'Gross motor',
    5,
    12,
    [2],
  ],
  [
    'seconds by their letter',
    'Gross motor\n\nTask                      May 2025     Oct 2025     peers\nDown 14 steps, one rail   71 s         63 s         11-14 s\n',
    'Gross motor',
    63,
    undefined,
    [71, 11],
  ],
  [
    'what is to become less, per day as the line above says',
    'Weekly data (mean per school day)\n\nweek of\taggress.\tmin. to calm\tdays\n9/7\t14.2\t22\t5\n10/21\t11.8\t19\t5\n11/11\t5.2\t13\t5\n',
    'Behavior',
    5.2,
    undefined,
    [14.2, 11.8],
  ],
  [
    'rows that are counted off, and the unit in a column of its own',
    'DATA TABLE\n\n| # | Measure                                   | Unit            | BOY Aug | 1st 9 wk | 2nd 9 wk |\n|---|-------------------------------------------|-----------------|---------|----------|----------|\n| 1 | Oral reading, passages, median of 3       | words corr/min  | 48      | 53       | 59       |\n| 4 | Multisyllable word list                   | words of 30     | 7       | 9        | 14       |\n| 7 | Spelling, dictated list (new words)       | words of 20     | 6       | 8        | 9        |\n',
    'Decoding',
    14,
    30,
    [7],
  ],
  [
    'the goal of each row under a head that says goal',
    '| # | Goal (short form)                      | Start 5/24 | Q1 8/18  | Q2 11/14  | Target  |\n|---|----------------------------------------|------------|-----------|-----------|---------|\n| 1 | Multiply 2-digit numbers on a probe    | 2/10       | 3/10      | 4/10      | 8/10    |\n| 3 | Write to a starter: correct word sequences in 3 minutes | 18 | 21 | 27        | 40      |\n',
    'Math computation',
    4,
    10,
    [2, 3],
  ],
  [
    'times over one row without a name, and its whole in brackets behind it',
    'SIGHT WORDS\n"Sam will read 40 sight words shown on cards."\n    Start of year    Q1    Q2    Q3    Now\n        14           19    24    27    29      (of 40, no hints)\n',
    'Decoding',
    29,
    40,
    [14, 19, 24, 27, 40],
  ],
  [
    'the same, counted in a time',
    'TALKING DEVICE\n"Sam will use his device to start a message 10 times in a school day."\n    Start of year    Q1    Q2    Q3    Now\n        1            2     4     5     6       (times per school day, average of 5 days)\n',
    'Functional communication',
    6,
    undefined,
    [1, 2, 4, 5],
  ],
  [
    'a day without a count, and how often it comes in the last row',
    'Functional Behavior Assessment\n\n   Date      Leaving area    Throwing\n   11/3           5              3\n   11/4           3              2\n   11/5           absent\n   Mean         4.5 /day       2.75 /day\n',
    'Behavior',
    4.5,
    undefined,
    [],
  ],
  [
    'chances in one column and in the next how often they were used',
    'Calming down\n\n   Week of         Shouting/arguing    Chances to use        Used a strategy\n                   (per day, mean)     a strategy            unprompted\n   9/30                 7.2                  14                   2\n   10/7                 6.5                  13                   3\n   Two weeks            6.9                  27                   5\n',
    'Emotional regulation',
    5,
    27,
    [],
  ],
  [
    'the class by its number',
    'Math computation\n\nSKILL                        | FALL  | NOW   | 3B avg | error pattern\n-----------------------------|-------|-------|--------|---------------\nsubtract, regroup            |  1/16 |  3/16 | 12     | small from big\n',
    'Math computation',
    3,
    16,
    [12],
  ],
  [
    'lessons named in the rows, how often there was a chance, and what was done alone',
    'Anxiety and participation\n   Class              Invitations      Sam spoke       Typical classmate\n   History              8               1                  3\n   Biology              12              1                  4\n',
    'Anxiety and participation',
    1,
    12,
    [3, 4],
  ],
  [
    'tries in a column of their own',
    'Self-care at school\n   Routine                 Tries     Did it himself\n   Used the toilet          30             6\n   Washed hands             30            24\n',
    'Self-care',
    6,
    30,
    [],
  ],
  [
    'what is counted behind the figures, under no column',
    'Braille\nResults of the braille assessment:\n\n   measure                      Oct 2023     May 2024     Oct 2025\n   reading rate, UEB               12           20           27      words per minute\n',
    'Braille, orientation and mobility',
    27,
    undefined,
    [12, 20],
  ],
  [
    'stuttered syllables, whatever was said or read',
    'Speaking samples\n   Sample                    syllables     stuttered     percent\n   conversation with me         610            57           9.3\n   reading aloud                400            22           5.5\n',
    'Speech fluency',
    9.3,
    undefined,
    [],
  ],
  [
    'a row with an empty field, which is no header',
    'Reading\nTask                                     Sam          Expected grade 3\nPhoneme deletion                          4/20             16/20\n   same task, with chips                 11/20               -\nOral reading, grade 3 passage (median)   22 wcpm          84 wcpm\n',
    'Reading fluency',
    22,
    undefined,
    [84],
  ],
  [
    'how often it comes in all',
    'Functional Behavior Assessment\nBehavior: leaving the area, by activity (14 days)\n   Activity          Episodes    Per day\n   Reading              18          1.3\n   Writing              27          1.9\n   ALL                  45          3.2\n',
    'Behavior',
    3.2,
    undefined,
    [],
  ],
  [
    'a table with baseline, current and goal columns',
    'Skill | Baseline 9/5 | Current 11/14 | Goal\nOral reading fluency (wcpm) | 38 | 51 | 90\nSight words (of 50) | 22 | 31 | 45',
    'Reading fluency',
    51,
    undefined,
    [38, 90],
  ],
  [
    'another row of it',
    'Skill | Baseline 9/5 | Current 11/14 | Goal\nOral reading fluency (wcpm) | 38 | 51 | 90\nSight words (of 50) | 22 | 31 | 45',
    'Decoding',
    31,
    50,
    [22, 45],
  ],
  [
    'a table set with single spaces',
    'Skill Baseline Current Goal\nReading fluency WCPM 38 51 90\nSpelling accuracy 30% 45% 80%',
    'Spelling',
    45,
    undefined,
    [30, 80],
  ],
  [
    'columns of days from one to another',
    'Behavior               Mar 2025         Sep 14-25        Nov 2-13\nLeaving the area       9 per day        6.8 per day      6.5 per day\nThrowing things        4 per day        3 per day        2 per day',
    'Behavior',
    6.5,
    undefined,
    [9, 6.8],
  ],
  [
    'dated rows under tabs',
    'Progress monitoring: oral reading fluency\nDate\tWCPM\tErrors\n9/8\t31\t6\n9/22\t34\t5\n10/6\t39\t5\n11/3\t44\t4',
    'Reading fluency',
    44,
    undefined,
    [31, 34, 39],
  ],
  [
    'dated rows without a header, newest first',
    'Progress monitoring: oral reading fluency\n11/3   44\n10/6   39\n9/22   34',
    'Reading fluency',
    44,
    undefined,
    [34, 39],
  ],
  [
    'sounds by position',
    'Sound        Initial   Medial   Final\n/r/          40%       30%      20%\n/l/          90%       95%      92%',
    'Articulation',
    20,
    undefined,
    [],
  ],
  [
    'weekly counts with their mean',
    'Behavior data\nWeek of    Call-outs per class   Out of seat per class\n10/6       9                     4\n10/13      7                     5\n10/20      8                     3\nMean       8                     4',
    'Behavior',
    8,
    undefined,
    [9],
  ],
  [
    'the student beside a peer',
    'Observation       Sam     Peer\nOn task           44%     88%\nOff task          56%     12%',
    'Attention and task engagement',
    44,
    undefined,
    [88, 12],
  ],
  [
    'seasons beside a benchmark',
    'Measure\tFall\tWinter\tBenchmark\nLetter Sound Fluency (correct per minute)\t12\t21\t37',
    'Decoding',
    21,
    undefined,
    [12, 37],
  ],
  [
    'a goal with its progress, month and year',
    'Goal 1: By November 2025, given a grade 3 passage, Sam will read 85 words correct per minute.\nBaseline: 40 wcpm (11/24)\nProgress 1/25: 48 wcpm\nProgress 4/25: 55 wcpm\nProgress 11/25: 62 wcpm',
    'Reading fluency',
    62,
    undefined,
    [40, 48, 55, 85],
  ],
  [
    'quarters under a goal',
    'Annual Goal: Sam will produce /s/ in sentences with 80% accuracy.\n1st Quarter: 35%\n2nd Quarter: 45%\n3rd Quarter: 52%\n4th Quarter: 60%',
    'Articulation',
    60,
    undefined,
    [35, 45, 52, 80],
  ],
  [
    'present level with last year in the same line',
    'Present Level/Baseline: Sam currently follows two-step directions in 4 of 10 opportunities. Last year he was at 1 of 10.',
    'Receptive language',
    4,
    10,
    [1],
  ],
  [
    'a probe and the class median',
    'Math\nComputation probe (2 minutes): 14 digits correct; class median 31.\nWord problems: 2/10 correct on two-step problems (9/25: 1/10).',
    'Math computation',
    14,
    undefined,
    [31],
  ],
  [
    'a ratio with its date in brackets',
    'Math\nComputation probe (2 minutes): 14 digits correct; class median 31.\nWord problems: 2/10 correct on two-step problems (9/25: 1/10).',
    'Math problem solving',
    2,
    10,
    [],
  ],
  [
    'bullets',
    'Handwriting sample\n- legible letters: 48%\n- letters on the line: 6 of 20\n- copying speed: 12 letters per minute (grade mean 32)',
    'Handwriting',
    48,
    undefined,
    [32],
  ],
  [
    'of how many in the name of a row, whatever the rows around it count',
    'READING\nMeasure | Q1 (Oct) | Q2 (Dec) | Q3 (Mar) | Q4 | Class\nMaze, correct choices in 3 min | 17 | 18 | 19 |  | 18\nComprehension questions, 10 per passage | 3 | 4 | 5 |  | 8',
    'Reading comprehension',
    5,
    10,
    [3, 4],
  ],
  [
    'how many steps alone',
    'Toileting routine (8 steps)\nIndependent: 3\nWith verbal prompt: 2\nWith physical help: 3',
    'Self-care',
    3,
    8,
    [],
  ],
  [
    'trials and their median',
    'Trial 1: 42 WCPM, Trial 2: 47 WCPM, Trial 3: 44 WCPM. Median: 44 WCPM.',
    'Reading fluency',
    44,
    undefined,
    [],
  ],
  [
    'dot leaders',
    'Adaptive behavior: dressing\nSteps done alone ........ 4 of 9\nLast May ................ 2 of 9',
    'Self-care',
    4,
    9,
    [2],
  ],
  [
    'a paragraph broken at the line end',
    'READING\nOral reading fluency. Sam reads second grade text at a rate\nof 46 words correct per minute with 5 errors. The winter\nbenchmark is 84.',
    'Reading fluency',
    46,
    undefined,
    [84],
  ],
  [
    'two dates in one line',
    'Writing: On 10/30/25 Sam wrote 19 total words and 11 correct word sequences in 3 minutes. On 9/4/25 it was 12 and 6.',
    'Written expression',
    11,
    undefined,
    [],
  ],
  [
    'days of the week with their average',
    'FREQUENCY DATA\nTarget behavior: elopement\nMon 3  Tue 2  Wed 4  Thu 1  Fri 3\nAverage per day: 2.6',
    'Behavior',
    2.6,
    undefined,
    [],
  ],
  [
    'a peer in the same sentence',
    'Social Skills. During three 15-minute recess observations, Sam initiated an interaction with peers an average of 1.3 times per recess; a comparison peer initiated 6 times.',
    'Social skills',
    1.3,
    undefined,
    [6],
  ],
  [
    'present levels in bars, rate',
    '|Area|Present level|Source|\n|---|---|---|\n|Decoding|8/20 nonsense words|10/15 probe|\n|Fluency|41 WCPM on grade 2 text|10/16 probe|\n|Math|parent report: fine|-|',
    'Reading fluency',
    41,
    undefined,
    [],
  ],
  [
    'present levels in bars, ratio',
    '|Area|Present level|Source|\n|---|---|---|\n|Decoding|8/20 nonsense words|10/15 probe|\n|Fluency|41 WCPM on grade 2 text|10/16 probe|',
    'Decoding',
    8,
    20,
    [],
  ],
  [
    'quarters in one line',
    'Quarterly data, MLU in morphemes: Q1 2.1, Q2 2.4, Q3 2.9',
    'Expressive language',
    2.9,
    undefined,
    [2.1, 2.4],
  ],
  [
    'months in one line',
    'Percent of assignments turned in: September 72%, October 55%, November 48%. His team averages 93%.',
    'Work completion and executive function',
    48,
    undefined,
    [72, 55, 93],
  ],
  [
    'a year in brackets',
    'Stuttering severity: 8% SS in conversation (2024: 12% SS).',
    'Speech fluency',
    8,
    undefined,
    [12],
  ],
];

describe('data as it is laid out', () => {
  it.each(CASES)('reads %s', (_, text, area, value, outOf, notCurrent) => {
    const report = readReport([{ page: 1, text: `${HEAD}${text}` }]);
    const baseline = chooseBaseline(report, area, planOf(area, '3'));
    expect(baseline).toMatchObject({ value, ...(outOf === undefined ? {} : { outOf }) });
    const current = report.measures.filter(({ isPrior }) => !isPrior).map((measure) => measure.value);
    for (const foreign of notCurrent) expect(current).not.toContain(foreign);
  });

  it('takes the number of a page in what every page repeats for no share', () => {
    const foot = (page: number) => `Lee, S.   FBA-1   ${String(page)} of 2`;
    const pages = [1, 2].map((page) => ({
      page,
      text: `${page === 1 ? HEAD : ''}Behavior\n\nHe talks.\n\n${foot(page)}`,
    }));
    expect(readReport(pages).measures).toEqual([]);
    expect(readReport([{ page: 1, text: `${HEAD}Behavior\n\nLee, S., FBA, sheet 2 of 4` }]).measures).toEqual(
      [],
    );
  });

  it('tells two probes side by side from two readings of one', () => {
    const text =
      'Math computation\n\n  Week of      Probe 1 (digits)    Probe 2 (of 12)\n  Sep 4              17                  3\n  Nov 5              27                  4\n';
    const read = readReport([{ page: 1, text: HEAD + text }]).measures;
    expect(read.filter(({ isPrior }) => !isPrior).map(({ value }) => value)).toEqual([27, 4]);
  });

  it("reads rows under a header that stands on the page before, past a page's own header and footer", () => {
    const report = readReport([
      {
        page: 1,
        text: `River Valley Schools   Confidential\n${HEAD}Progress toward goals\nSkill\tFall\tWinter\tGoal\nRiver Valley Schools, page 1`,
      },
      {
        page: 2,
        text: 'River Valley Schools   Confidential\nLetter sounds (of 26)\t9\t14\t26\nRiver Valley Schools, page 2',
      },
    ]);
    expect(report.measures.filter(({ isPrior }) => !isPrior)).toMatchObject([
      { areaOfNeed: 'Decoding', value: 14, outOf: 26, page: 2 },
    ]);
  });

  it('reads several informants and years, each score with its person and its time', () => {
    const text = `${HEAD}BASC-3 T scores\nScale\tTeacher\tParent\nAnxiety\t71\t62\nHyperactivity\t48\t51\n\nWIAT-4\nSubtest\t2022 SS\t2025 SS\t2025 PR\nSpelling\t84\t76\t5`;
    const { measures } = readReport([{ page: 1, text }]);
    expect(measures).toContainEqual(
      expect.objectContaining({ subtest: 'Anxiety', kind: 't-score', value: 71, reporter: 'teacher' }),
    );
    expect(measures).toContainEqual(
      expect.objectContaining({ subtest: 'Anxiety', value: 62, reporter: 'parent' }),
    );
    expect(measures).toContainEqual(
      expect.objectContaining({ subtest: 'Spelling', value: 84, isPrior: true }),
    );
    expect(measures).toContainEqual(
      expect.objectContaining({ subtest: 'Spelling', value: 76, percentile: 5, isPrior: false }),
    );
  });
});
