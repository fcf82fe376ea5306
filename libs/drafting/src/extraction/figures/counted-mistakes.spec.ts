/** Figures that look like the student's skill and are not: kinds of mistakes, days, others, who is there. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Nola Reyes\nGrade: 4\nDate of report: 10/20/2026\n\n';
const measuresOf = (text: string) => readReport([{ page: 1, text: HEAD + text }]).measures;
const valuesOf = (text: string) => measuresOf(text).map(({ value }) => value);

describe('how mistakes and incidents divide', () => {
  it.each([
    'Spelling\nc) Error sort of the 24 misspelled words: vowel teams 9; endings 8; other 7.',
    'Math computation\nErrors on division: she forgot the zero in 5 of 9 problems.',
    'Spelling\nIn the letter of 140 words, 33 were misspelled.',
    'Behavior\nIn 21 of the 30 the event before was a request to write.',
    'Behavior\nOn 18 of 25, the trigger right before was a peer.',
  ])('starts no goal: %s', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it.each([
    ['Spelling\nError check: she spelled 12 of 20 words correctly.', 12],
    ['Decoding\nMiscues: 7 of 18 were self-corrected by Nola.', 7],
    ['Spelling\nIn the letter she spelled 20 of 33 words correctly.', 20],
    ['Written expression\nCorrecting errors in a paragraph: 4 of 12 fixed.', 4],
    ['Spelling\nNola found and fixed 3 of 12 misspelled words.', 3],
  ])('and what was done right does: %s', (text, value) => {
    expect(valuesOf(text)).toEqual([value]);
  });
});

describe('days told like figures', () => {
  it('and figures behind the days', () => {
    expect(
      valuesOf('Reading comprehension\nShe retold the story (10/23 and 10/27: 8/10 and 9/10 details).'),
    ).toEqual([8, 9]);
  });

  it('a day of the month in brackets behind a rate', () => {
    expect(
      valuesOf(
        'Reading fluency\nShe read 88 words correct per minute in the last week of probes (October 14).',
      ),
    ).toEqual([88]);
  });

  it('days in brackets behind a score', () => {
    expect(
      valuesOf('Self-care\nShe closed her coat in 4 of 10 trials (10/2 and 10/9) and asked for help.'),
    ).toEqual([4]);
  });

  it('days in a row weigh nothing as figures', () => {
    const { weighed } = readReport([
      {
        page: 1,
        text: `${HEAD}Sensory regulation\nSources: parent call (9/8), classroom and lunch visits (9/12, 9/16, 9/30). Noise in the lunch room is hard for her.`,
      },
    ]);
    expect(weighed).toEqual([]);
  });
});

describe('who is there and what others do', () => {
  it.each([
    'Behavior\nShe eats lunch with the same three girls each day.',
    'Gross motor\nHer class goes up these stairs 3 times a day.',
    'Functional communication\nIn the two class visits together (a total of 95 minutes) she took part in both.',
    'Sensory regulation\nI sat in on the writing block for thirty minutes on two days.',
    'Behavior\nNot targeted: humming (about 4 times per day, same as peers).',
    'Vocabulary\nWe advise: word work in a small group, 2 times per week.',
    'Behavior\nCounselor check-in, fifteen minutes, 2 times a week.',
  ])('counts nothing of the student’s: %s', (text) => {
    expect(valuesOf(text)).toEqual([]);
  });

  it.each([
    ['Math problem solving\nShe earned 41% of the points on story problems (class: 78%).', [41]],
    ['Math problem solving\nShe earned 41% of the points on story problems; class: 78%.', [41]],
    [
      'Writing speed and keyboarding\nCopying speed was 19 letters per minute; the fourth-grade girls’ average is 40.',
      [19],
    ],
    [
      'Reading fluency\nOn the fall MAP benchmark her middle score was 51 words correct per minute. The fall benchmark is 94.',
      [51],
    ],
  ])('leaves the student’s own: %s', (text, values) => {
    expect(valuesOf(text)).toEqual(values);
  });
});

describe('words written right', () => {
  it('are spelled, in whatever section the dictation stands', () => {
    expect(
      measuresOf(
        'Informal measures\na) Dictation. From the grade 4 list of 40 words given in sentences, she wrote 15 correctly.',
      ),
    ).toMatchObject([{ areaOfNeed: 'Spelling', value: 15, outOf: 40, unit: 'words' }]);
  });
});

describe('what was handed out and what was finished', () => {
  it('is a share of it', () => {
    expect(
      measuresOf(
        'Work completion\nFrom the same weeks I counted the assignments: 36 handed out, 11 finished.',
      ),
    ).toMatchObject([{ value: 11, outOf: 36 }]);
  });
});

describe('how often something comes in a report about behavior', () => {
  const FBA =
    'Functional Behavioral Assessment\n\nStudent: Nola Reyes\nGrade: 4\nDate of report: 10/20/2026\n\n';
  const SAYS = 'How often\nIn the last week she left 3.4 times per day.';
  const areasOf = (text: string) =>
    readReport([{ page: 1, text }]).measures.map(({ areaOfNeed, unit }) => [areaOfNeed, unit]);

  it('is of behavior, whatever it is called', () => {
    expect(areasOf(FBA + SAYS)).toEqual([['Behavior', 'times per day']]);
    expect(areasOf(HEAD + SAYS)).toEqual([]);
  });

  it('is of what its row names, where that is a skill', () => {
    const table =
      'How often\n\n| Counted | Times per day |\n|---|---|\n| Asks for help | 2 |\n| Out of seat | 6 |';
    expect(areasOf(FBA + table)).toEqual([
      ['Self-advocacy', 'times per day'],
      ['Behavior', 'times per day'],
    ]);
  });

  it('is named by no week and by no part of a name', () => {
    const table =
      'How often. The aide counted each instance.\nWeek of     Mon   Tue   Wed   Thu   Fri     Average\nOct 5        3     4     2     4     2       3.0\nOct 12       4     3     3     5     3       3.6\nMs. Whitehorse kept a sheet: 2.2 times per day in September.';
    const units = new Set(areasOf(FBA + table).map(([, unit]) => unit));
    expect([...units]).toEqual(['times per day']);
  });
});

describe('what is told of another time or lesson', () => {
  const currentOf = (text: string) =>
    measuresOf(text)
      .filter(({ isPrior }) => !isPrior)
      .map(({ value }) => value);

  it('a screening in kindergarten beside the newer probe', () => {
    expect(currentOf('Articulation\n/s/ in words ....... 35% (K screening 10%)')).toEqual([35]);
  });

  it('a first count beside what is counted now', () => {
    expect(
      currentOf(
        'Behavior\nIn a first count in September she called out 2 times per class. She calls out 5 times per class.',
      ),
    ).toEqual([5]);
  });

  it('how it is in one lesson is no newer reading of another', () => {
    const days =
      'Attention\nOn-task intervals:\n10/2, writing:   on task 38% of intervals; peers 84%\n10/7, writing:   on task 34%; peers 85%\n10/12, math:   on task 90%; peers 86%';
    expect(currentOf(days)).toEqual([34, 90]);
  });

  it.each([
    'So is it on?\n\nHer teacher counted: she turned the hearing aids on herself on 4 of 10 days all through the month.',
    'Observation (October 6, math block, 9:10-9:50)\nShe finished 4 of the 16 subtraction problems in the time given.',
  ])('a heading of another kind ends the history above it: %s', (text) => {
    expect(currentOf(`Medical history\n\nNola has worn hearing aids since she was two.\n\n${text}`)).toEqual([
      4,
    ]);
  });
});

describe('a table whose unit stands in the lines above it', () => {
  it('is read in that unit, and the column of the class is not the student’s', () => {
    const text = [
      'Curriculum-based measures',
      '',
      'Three kinds of two-minute computation probes; the middle score is given in digits correct. The class has 21 students, tested on the same day in the same room.',
      '',
      '                              Sept. 2026     Oct. 2026      Class, Oct. 2026',
      'Addition facts to 20              12             16               38',
      'Subtraction with regrouping        5              8               25',
    ].join('\n');
    expect(measuresOf(text).map(({ value, unit, isPrior }) => [value, unit, isPrior])).toEqual([
      [12, 'digits correct per 2 minutes', true],
      [16, 'digits correct per 2 minutes', false],
      [5, 'digits correct per 2 minutes', true],
      [8, 'digits correct per 2 minutes', false],
    ]);
  });
});
