/** Places and forms in which reports put a student's numbers: tables with tabs, wholes told first, sums, other people's figures. */
import { describe, expect, it } from '@jest/globals';
import { isSkillBaseline } from '../../areas/need-signals.js';
import { baselineFor } from '../../composition/baseline-choice.js';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Sam Lee\nGrade: 4\nDate of Report: 11/20/2025\n\n';
const read = (text: string) => readReport([{ page: 1, text: `${HEAD}${text}\n` }]);

type Case = readonly [
  text: string,
  area: string,
  value: number,
  outOf: number | undefined,
  notCurrent: readonly number[],
];

const IN_TABLES: readonly Case[] = [
  ['Skill\tScore\tNotes\nClosed syllables\t11/19\t3 of 7 parts of the rule', 'Decoding', 11, 19, []],
  ['Articulation probe\n\tInitial\tMedial\tFinal\n/s/\t4/10\t3/10\t5/10', 'Articulation', 3, 10, []],
  [
    'ORAL READING\n\tFall\tWinter\tSpring goal\nWCPM\t41\t52\t115',
    'Reading fluency',
    52,
    undefined,
    [41, 115],
  ],
  [
    'Class\tAssigned\tTurned in\tLate\nELA\t10\t5\t2\nMath\t10\t4\t2\nTOTAL\t20\t9\t4',
    'Work completion and executive function',
    9,
    20,
    [4, 5],
  ],
  [
    'Goal: Sam will use sentences of four or more words in 15 of 20 utterances.\n\tSept\t3 of 20\n\tNov\t5 of 20',
    'Expressive language',
    5,
    20,
    [3],
  ],
  [
    'Fluency check\tSept 12\tOct 10\tNov 7\nGr 4 passage\t58\t61\t66\nGr 2 passage\t84\t90\t95',
    'Reading fluency',
    66,
    undefined,
    [58, 61, 84, 90],
  ],
  [
    'Written expression, 3 min\nTWW 28   WSC 19   CWS 15\nGrade 4 median  TWW 52   WSC 49   CWS 44',
    'Written expression',
    15,
    undefined,
    [19, 44],
  ],
];

const IN_SENTENCES: readonly Case[] = [
  ['Of 50 letters in the sample, 21 were legible.', 'Handwriting', 21, 50, []],
  ['When asked 10 "why" questions about a picture, Sam answered three.', 'Receptive language', 3, 10, []],
  [
    'During a 15-minute block Sam was redirected to his work nine times.',
    'Attention and task engagement',
    9,
    undefined,
    [15],
  ],
  ['He took 4 turns in 4 of 5 conversations with a clinician.', 'Pragmatic language', 4, 5, []],
  ['Mean length of utterance in a 50-utterance sample: 3.2.', 'Expressive language', 3.2, undefined, [50]],
  ['Without regrouping, subtraction: 2 right out of 12.', 'Math computation', 2, 12, []],
  ['Makes exact change to $5 in 1 out of 6 store trials.', 'Money and time', 1, 6, [5]],
  ['Caught: he can catch a tennis ball 2 times in 10.', 'Gross motor', 2, 10, []],
  [
    'Raised hand when called on: 1 of 12 Tuesday, 2 of 20 Friday (3 of 32 in all).',
    'Anxiety and participation',
    3,
    32,
    [],
  ],
  ['Fall benchmark: Mara read 47 words correct in one minute.', 'Reading fluency', 47, undefined, []],
  ['Defined 3 of 15 words before the unit and 7 of 15 after it.', 'Vocabulary', 7, 15, [3]],
  ['Words per minute on the passage: 71, 66, 74. Median 71.', 'Reading fluency', 71, undefined, []],
  ['Percent consonants correct in conversation was 64.', 'Phonology and intelligibility', 64, undefined, []],
  ['Sam on task 41%, comparison boy 86%.', 'Attention and task engagement', 41, undefined, [86]],
  ['He stuttered on 9% of syllables. Normal disfluency is under 3%.', 'Speech fluency', 9, undefined, [3]],
  ['5.0% syllables stuttered. Severity rating by student: 6 of 9.', 'Speech fluency', 5, undefined, [6]],
  [
    'An outburst lasted 3 minutes on average; he used a calming strategy in 2 of 10 opportunities.',
    'Emotional regulation',
    2,
    10,
    [],
  ],
];

describe('numbers in tables', () => {
  it.each(IN_TABLES)('%j', (...known) => {
    expectBaseline(known);
  });
});

describe('numbers in sentences', () => {
  it.each(IN_SENTENCES)('%s', (...known) => {
    expectBaseline(known);
  });

  it.each([
    'He needed physical help on 6 of 10 steps for handwashing.',
    'He misread 12 of 20 sight words.',
    'Goal: By 5/2026 Sam will read 95 words correct per minute on 3 of 4 probes.',
    'Related services: occupational therapy, 2 of 4 weeks per month, 30 minutes.',
    'Passed the hearing screening at 20 dB in 4 of 4 frequencies. Vision 20/30 in both eyes.',
  ])('takes no number from: %s', (text) => {
    expect(read(text).measures.filter(isSkillBaseline)).toEqual([]);
  });
});

function expectBaseline([text, area, value, outOf, notCurrent]: Case): void {
  const report = read(text);
  expect(baselineFor(report, area)).toMatchObject({ value, ...(outOf === undefined ? {} : { outOf }) });
  const current = report.measures.filter(isSkillBaseline).map((measure) => measure.value);
  for (const foreign of notCurrent) expect(current).not.toContain(foreign);
}
