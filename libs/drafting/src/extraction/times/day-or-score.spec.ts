/** Days in running words, scores one after the other, and numbers of what there was to choose from. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { startingFigures } from '../../composition/starting-figures.js';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Nola Reyes   Grade: 4   Date of report: 11/20/2026\n\n';
const pagesOf = (area: string, text: string) => [{ page: 1, text: `${HEAD}${area}\n${text}\n` }];
const figuresOf = (area: string, text: string) => {
  const pages = pagesOf(area, text);
  const report = readReport(pages);
  return {
    read: report.measures.map(({ value, outOf }) => `${value}/${outOf ?? ''}`),
    offered: startingFigures(report, pages, area).figures.map((figure) => figure.text),
  };
};

describe('days told in running words', () => {
  it.each([
    'Teacher interview 10/26; 10/27. She answered questions about the story.',
    'Nola answered questions in an interview with her father 10/26; 11/3.',
    'Nola was observed 9/14 and 9/21 during reading and answered in a word.',
    'Answers were short when she was observed 9/14 and 10/19.',
    'Scored probes 9/14, 9/21 and 9/28 show that she reads slowly.',
    'She read aloud 10/26; 10/27.',
    'She read the story 10/26 and 11/9.',
    'The teachers kept a tally from 2/24 to 3/7 of questions she would have answered.',
    'I asked her teachers to keep a card of her answers for one week, March 3 to 7.',
    'She answered questions about a story in samples of 10/6, 10/13.',
  ])('count nothing: %s', (text) => {
    expect(figuresOf('Reading comprehension', text)).toEqual({ read: [], offered: [] });
  });

  it('nor does a part of an inch', () => {
    const text = 'Scissors: cuts a 4" circle within 1/4" of the line, at the level of her age.';
    expect(figuresOf('Fine motor', text)).toEqual({ read: [], offered: [] });
  });

  it('leave the figures beside them', () => {
    expect(figuresOf('Spelling', 'She was tested 9/10 and 9/12; she spelled 6/20 words.')).toEqual({
      read: ['6/20'],
      offered: ['Spelling: 6 of 20 words'],
    });
  });

  it.each([
    ['She read 18/20 words.', ['18/20']],
    ['She spelled 14/20, 15/20 on two lists.', ['14/20', '15/20']],
    ['She spelled 4/10 and 5/12 words.', ['4/10', '5/12']],
    ['She spelled 5/10 and 5/12.', ['5/10', '5/12']],
    ['She got 7/10 on the first list and 8/12 on the second.', ['7/10', '8/12']],
    ['Her spelling scores were 7/10 and 8/12.', ['7/10', '8/12']],
    ['She spelled 4/10, 6/12 and 9/14 words on three lists.', ['4/10', '6/12', '9/14']],
  ])('are no scores, which are read: %s', (text, read) => {
    expect(figuresOf('Spelling', text).read).toEqual(read);
  });
});

describe('of how many something is the larger', () => {
  it.each([
    'She named the larger of two numbers.',
    'She does not name the largest of three numbers yet.',
    'She circled the smaller number of 2 on her own.',
  ])('is no figure of a skill: %s', (text) => {
    expect(figuresOf('Number sense', text)).toEqual({ read: [], offered: [] });
  });

  it('leaves the figures beside it', () => {
    expect(figuresOf('Number sense', 'She circled the larger of two numbers in 7 of 10 trials.')).toEqual({
      read: ['7/10'],
      offered: ['Number sense: 7 of 10 trials'],
    });
  });
});

it('the grade in the head of a report is no whole', () => {
  expect(figuresOf('Number sense', 'She counts on 2 of her hands.').offered.join()).not.toContain('of 4');
});

describe('fractions that are the task', () => {
  it.each([
    'Asked which is greater, 3/8 or 3/5, she said "3/8, because eight is bigger."',
    'She placed 1/8 to the right of 1/4 on the line.',
    'Fractions: she reads 3/8 as "three, eight" and counts on.',
  ])('count nothing: %s', (text) => {
    expect(figuresOf('Number sense', text).read).toEqual([]);
  });

  it('are scores where nothing compares them', () => {
    expect(figuresOf('Number sense', 'She answered 3/8 questions on place value correctly.').read).toEqual([
      '3/8',
    ]);
  });
});

it.each([
  'Growth on the computation probe is about 0.4 of a digit a week.',
  'Her slope on these probes was 0.6 digits per week, where 1 was hoped for.',
])('how fast a skill grows is no level of it: %s', (text) => {
  expect(figuresOf('Math computation', text)).toEqual({ read: [], offered: [] });
});

describe('a day before a share', () => {
  it('is no share itself', () => {
    const { read } = figuresOf(
      'Money and time',
      'Nola looked at the total and gave enough:\n   9/27 2 of 8 purchases;  10/25 3 of 8;  12/6 - 4/10',
    );
    expect(read).not.toContain('9/27');
    expect(read).toEqual(expect.arrayContaining(['2/8', '3/8']));
  });
});

describe('the number of a line', () => {
  const LIST = [
    '1. A speech-to-text tool.',
    '2. A planning page.',
    '3. A quiet signal for help.',
    '4. A list of what is due.',
  ];

  it('is no part of sixteen that stand elsewhere', () => {
    const { offered } = figuresOf(
      'Self-advocacy',
      `She is afraid that Nola quits at sixteen like her aunt.\n\nWhat to consider?\n${LIST.join('\n')}`,
    );
    expect(offered).toEqual([]);
  });
});

it.each(['Data reviewed: 2/3 - 2/24/2025 (15 school days)', 'Tallied 2/18 - 2/24 in spelling.'])(
  'the days between which something was counted are no shares: %s',
  (text) => {
    expect(figuresOf('Spelling', text).offered.join()).not.toMatch(/\d of \d/);
  },
);

it.each([
  'No school 1/19 (holiday). Tobias left his area.',
  'Absent 2/9 and back on task soon.',
  'He left the room often. 1/19 holiday.',
])('a day off is no share: %s', (text) => {
  expect(figuresOf('Behavior', text).offered.join()).not.toMatch(/\d of \d/);
});

it('a day off among weeks of counts starts no goal', () => {
  const { measures } = readReport([
    {
      page: 1,
      text: 'Student: Tobias Wren   Grade: 2\n\nLeaving area\n\nNo school 1/19 (holiday). Tobias left his area 26 times in five days.\n',
    },
  ]);
  expect(measures.filter(({ outOf }) => outOf === 19)).toEqual([]);
});
