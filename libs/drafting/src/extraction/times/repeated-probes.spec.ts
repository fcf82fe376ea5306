/** Tables of repeated probes and tallies, in the layouts reports set them in; all tables here are made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Sam Lee\nGrade: 4\nDate of Report: 11/20/2026\n\n';
const measuresOf = (text: string) => readReport([{ page: 1, text: HEAD + text }]).measures;
const shown = (text: string) =>
  measuresOf(text)
    .filter(({ isPrior }) => !isPrior)
    .map(({ value, outOf, unit }) => `${value}${outOf === undefined ? '' : ` of ${outOf}`} ${unit}`);
const older = (text: string) =>
  measuresOf(text)
    .filter(({ isPrior }) => isPrior)
    .map(({ value }) => value);

describe('tallies over days', () => {
  it.each([
    [
      'weekdays and their mean',
      'Behavior data\nEach talk-out was tallied during math, ten school days.\nBehavior        Mon  Tue  Wed  Thu  Fri  Mean\nTalk-outs        4    6    5    7    3    5.0\nOut of seat      2    2    3    1    2    2.0',
      ['5 talk-outs per day', '2 out of seat per day'],
    ],
    [
      'dates under bars and their average',
      'Frequency count, reading block\n| Behavior | 10/5 | 10/6 | 10/7 | 10/8 | 10/9 | Average |\n|---|---|---|---|---|---|---|\n| Hitting | 3 | 2 | 4 | 3 | 3 | 3 |',
      ['3 hitting per day'],
    ],
    [
      'dates under tabs and a total, which is their sum',
      'Behavior counts per class period\nBehavior\t11/9\t11/10\t11/11\tTotal\nCall-outs\t5\t8\t6\t19',
      ['6 call-outs per class period'],
    ],
    [
      'two weeks one above the other: the newer mean stands',
      'Behavior. Ms. Roe tallied every incident.\n                 Oct 5   Oct 6   Oct 7   daily mean\nThrowing items     4       6       5        5.0\n\n                 Oct 12  Oct 13  Oct 14  daily mean\nThrowing items     7       8       9        8.0',
      ['8 throwing items per day'],
    ],
  ])('reads %s', (_, text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it('does not take the mean of months for the newest month', () => {
    const text =
      'Oral reading fluency\nMeasure   9/14   10/12   11/9   Average\nWCPM       52     58     66     59';
    expect(shown(text)).toEqual(['66 words correct per minute']);
    expect(older(text)).toEqual([52, 58]);
  });
});

describe('probes over dates', () => {
  it('takes the newest date whichever way the columns run, and no aim line', () => {
    const newestFirst =
      'Oral reading fluency, grade 4 passages (words correct per minute)\nDate     11/9   10/26   10/12   9/28   Aim\nWCPM      71      66      64      60    94';
    expect(shown(newestFirst)).toEqual(['71 words correct per minute']);
    expect(older(newestFirst)).toEqual([66, 64, 60]);
  });

  it('names what a row counts in a minute, and leaves the class out', () => {
    const text =
      'Math facts\nProbe                       Sept 14   Oct 12   Nov 9   Gr. 4 median\nAddition facts, correct/min    12   15   18   31';
    expect(shown(text)).toEqual(['18 addition facts correct per minute']);
  });

  it('keeps a count over two minutes a count over two minutes', () => {
    const row = 'Probe   Sept 14   Oct 12   Nov 9\nSubtraction, digits corr/2 min   10   12   14';
    const caption =
      'Math fact probes (2 minutes)\nDate   Digits correct   Errors\n9/14   10   3\n11/9   17   2';
    expect(shown(row)).toEqual(['14 digits correct per 2 minutes']);
    expect(shown(caption)).toEqual(['17 digits correct per 2 minutes']);
    expect(shown('Sam had 31 digits correct in 2 minutes (grade level median: 27).')).toEqual([
      '31 digits correct per 2 minutes',
    ]);
    expect(shown('Sam had 31 digits correct in 3 minutes.')).toEqual(['31 correct digits in 3 minutes']);
    expect(shown('Sam wrote 31 digits correct per minute.')).toEqual(['31 digits correct per minute']);
  });

  it('takes the number of steps that stands above the table', () => {
    const text =
      'Toileting\nTask analysis, 12 steps.\nSession        1    2    3    4    5\nSteps done     3    4    4    6    5';
    expect(shown(text)).toEqual(['5 of 12 steps']);
    expect(older(text)).toEqual([3, 4, 4, 6]);
  });

  it('takes the number of steps that stands in the row', () => {
    const text =
      'Self-care\nStep                          10/6   10/13   10/20   10/27\nSteps done alone (of 9)         2      3       3       5';
    expect(shown(text)).toEqual(['5 of 9 steps']);
  });

  it('takes how many items there were from a column of their own', () => {
    const text =
      'Articulation probes\nSound     # of items   10/1   10/15   11/5\n/k/ initial    20      4      7       11';
    expect(shown(text)).toEqual(['11 of 20 items']);
    const steps =
      'Cooking\nRoutine | Where | Steps in the routine | Alone in May | Alone in November\n--- | --- | --- | --- | ---\nMaking toast | kitchen | 9 | 2 | 5';
    expect(shown(steps)).toEqual(['5 of 9 steps']);
  });

  it('goes by numbered probes where there is no header', () => {
    const text =
      'Comprehension questions after a passage, out of 10\nBaseline    2\nProbe 1     3\nProbe 2     4\nProbe 3     6';
    expect(shown(text)).toEqual(['6 of 10 items']);
  });

  it('reads "5 right" under a line that says how many were asked', () => {
    const text =
      'Reading comprehension questions after a passage, 10 questions each time:\n   9/21    3 right\n   10/5    4 right\n   11/2    5 right';
    expect(shown(text)).toEqual(['5 of 10 questions']);
  });

  it('takes a column headed by the year of the report as current', () => {
    const text = 'Speech samples\nSample         %SS 2026    %SS 2023\nConversation     9.5         6.0';
    expect(shown(text)).toEqual(['9.5 of syllables stuttered']);
  });
});

describe('names and scores that look like dates', () => {
  it('reads "4/10" behind a name as a score', () => {
    const text = 'Quick phonics check\n\tshort vowels\t10/10\n\tsilent e\t4/10\n\tvowel teams\t3/10';
    expect(shown(text)).toEqual(expect.arrayContaining(['4 of 10 items', '3 of 10 items']));
  });
});

describe('how many probes a figure came of', () => {
  it.each([
    [
      'Reading\nSam reads 46 words correct per minute in grade 3 text (median of three).',
      ['46 words correct per minute'],
    ],
    ['Reading\nSam reads 46 words correct per minute, a median of 5.', ['46 words correct per minute']],
    ['Decoding\nSam reads 17 nonsense words per minute.', ['17 nonsense words recoded per minute']],
  ])('is no figure in %j', (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });
});

describe('what is done with peers', () => {
  it.each([
    ['Social skills\nAt lunch, Sam joined a peer game in 4 of 11 recesses.', ['4 of 11 recesses']],
    ['Social skills\nSam began 25% of peer interactions in class.', ['25 accuracy']],
  ])('is the figure of the student in %j', (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });
});
