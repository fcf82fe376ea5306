/** Goals in a list, told of far below by their words; and what becomes of a goal that is met. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { reviewOf } from './review.js';

const reviewed = (text: string) =>
  readReport([{ page: 1, text }]).oldGoals.map((goal) => {
    const { verdict, newest, isNoLongerNeed } = reviewOf(goal);
    const figure =
      newest === undefined
        ? 'none'
        : `${newest.value}${newest.isPercent ? '%' : newest.outOf === undefined ? '' : ` of ${newest.outOf}`}`;
    return [goal.areaOfNeed, verdict, figure, isNoLongerNeed];
  });

const TWO_GOALS = `ANNUAL REVIEW SUMMARY
Student: Ilsa Berger    Grade: 5    May 4, 2026

Goals in the current IEP

1. Ilsa will hand in 85% of her homework each month.

2. Given a grade 4 passage, Ilsa will read 110 words correct per minute on 3 of 4 probes.
`;

describe('goals told of far below', () => {
  it('by a table with a row for each month and a column for each goal', () => {
    expect(
      reviewed(`${TWO_GOALS}
Data

Month      Homework handed in    Words correct per minute    Days absent
October         52%                     71                        2
January         60%                     80                        1
April           66%                     93                        4
`),
    ).toEqual([
      ['Work completion and executive function', 'continue', '66%', false],
      ['Reading fluency', 'continue', '93', false],
    ]);
  });

  it('by a table with a row for each goal', () => {
    expect(
      reviewed(`${TWO_GOALS}
What the data show

| Skill | October | January | April |
| Homework | 52% | 60% | 66% |
| Passage reading | 71 | 80 | 93 |
`),
    ).toEqual([
      ['Work completion and executive function', 'continue', '66%', false],
      ['Reading fluency', 'continue', '93', false],
    ]);
  });

  it('by paragraphs that begin with their words', () => {
    expect(
      reviewed(`${TWO_GOALS}
How it went

Homework. In October Ilsa handed in 52%, in January 60% and in April 66%. Going up; continue.

Reading. In October she read 71 words correct per minute. In April she read 93. There were 4 absences in the fall and 6 since then.
`),
    ).toEqual([
      ['Work completion and executive function', 'continue', '66%', false],
      ['Reading fluency', 'continue', '93', false],
    ]);
  });

  it('by lettered paragraphs, each ending where the next begins', () => {
    expect(
      reviewed(`PROGRESS NOTE, APRIL 2026
Student: Teo Marsh, grade 3

The goals of the plan of April 2025

A. During recess, Teo will join games with peers in 4 of 5 observed chances.

B. In board games, Teo will wait for his turn with one reminder or none in 8 of 10 games.

Where he is

A. Joining. In September he joined in on 2 of 10 chances. In April he joined in on 5 of 10. Continue.

B. Waiting for turns. Teo waited in 9 of the last 10 games. The goal is met. In its place we suggest one on losing calmly.
`),
    ).toEqual([
      ['Social skills', 'continue', '5 of 10', false],
      ['Social skills', 'replace', '9 of 10', false],
    ]);
  });

  it('and no word from a paragraph on another skill of the same field', () => {
    expect(
      reviewed(`${TWO_GOALS}
Present levels, other

Reading comprehension: When the text is at her level Ilsa's comprehension is fine. No goal needed in this area.

Proposed for next year
- Keep a passage reading goal.
`).map(([area, verdict, , isNoLongerNeed]) => [area, verdict, isNoLongerNeed]),
    ).toEqual([
      ['Work completion and executive function', 'continue', false],
      ['Reading fluency', 'continue', false],
    ]);
  });

  it('and takes no figure from a paragraph on what is merely next to it', () => {
    expect(
      reviewed(`${TWO_GOALS}
Services
Reading: 30 minutes, 4 times per week.

Spelling. In April Ilsa spelled 14 of 20 words.
`).map(([, , figure]) => figure),
    ).toEqual(['none', 'none']);
  });
});

describe('a goal that is met', () => {
  const met = (words: string) =>
    reviewed(`PROGRESS ON IEP GOALS
GOAL 1 - READING
Ilsa will read 100 words correct per minute.
Fall: 80    Winter: 91    Spring: 96
GOAL 2 - SHOE TYING
Ilsa will do 8 of 8 steps of tying her shoes.
Fall: 5 of 8    Winter: 7 of 8    Spring: 8 of 8
${words}`)[1]?.slice(1);

  it.each([
    'Goal met. Staff see no need for another goal.',
    'Goal met; I do not see the need for another goal here.',
    'Goal met.\n\nIDEAS FOR THE MEETING\n- Shoes: just keep it up at home. No goal needed.',
    'Goal met.\n\nFOR NEXT YEAR\n- Drop the shoe tying goal.',
    'Goal met. She does not need a new goal.',
  ])('is closed: %j', (words) => {
    expect(met(words)).toEqual(['replace', '8 of 8', true]);
  });

  it.each([
    'Goal met. In its place we propose a goal on zippers.',
    'Goal met.\n\nPRESENT LEVELS\nShoes. Firm now. The OT supports a zipper goal in place of the old one.',
  ])('makes room for another: %j', (words) => {
    expect(met(words)).toEqual(['replace', '8 of 8', false]);
  });

  it.each([
    'Goal met. Time to move up.',
    'Goal met. Next: double knots.',
    'Goal met.\n\nNEXT STEPS\n- Shoes: double knots, and a harder goal.',
  ])('is raised: %j', (words) => {
    expect(met(words)).toEqual(['raise', '8 of 8', false]);
  });
});

describe('a goal that is given up', () => {
  it.each([
    'Drop this goal and write a different one.',
    'The team should end this goal and try a simpler one.',
  ])('leaves the need: %j', (words) => {
    expect(
      reviewed(`PROGRESS ON IEP GOALS
Goal 1: Ilsa will write a paragraph that earns 3.0 or more on the 4-point rubric in 2 of 3 samples.
Fall: 1.5    Winter: 1.0    Spring: 1.5
No progress. ${words}`),
    ).toEqual([['Written expression', 'replace', '1.5 of 4', false]]);
  });
});

describe('a goal scored on a rubric', () => {
  it.each([
    ['earning 5 of 5 on the paragraph checklist', 'Start: 2 of 5 on the checklist', '3 of 5'],
    ['scoring at least 4 on a 6-point rubric', 'Start: 2', '3 of 6'],
  ])('is counted in its points: %s', (asked, start, newest) => {
    expect(
      reviewed(`PROGRESS ON IEP GOALS
Goal 1: Ilsa will write a paragraph with three details, ${asked}, in 4 of 5 samples.
${start}
1/16/26   2
3/27/26   3`).map(([, , figure]) => figure),
    ).toEqual([newest]);
  });
});

describe('goals in a list, with one log for all of them', () => {
  const LOG = `ANNUAL REVIEW
Student: Ilsa Berger    Grade: 5    May 4, 2026

GOALS UNDER REVIEW

G1  Ilsa will spell 80% of dictated words correctly.
G2  Ilsa will stutter on fewer than 4% of syllables in conversation.

LOG

10/02/25  Spelling 41%. She likes the new lists.
01/15/26  Spelling 55%.
04/20/26  Stuttering 6% of syllables in a talk of ten minutes.

G2  STUTTERING

One syllable in sixteen by now. The team is dropping it.
`;

  it('keep the figures of the other goals apart', () => {
    const goal = readReport([{ page: 1, text: LOG }]).oldGoals[1];
    expect(goal?.readings.map(({ value }) => value)).toEqual([6]);
    expect(goal === undefined ? '' : reviewOf(goal).why).not.toContain('it began at');
  });

  it('are known again by their short numbers', () => {
    expect(reviewed(LOG)[1]).toEqual(['Speech fluency', 'replace', '6%', true]);
  });
});

describe('the section after the goals', () => {
  const minutes = (title: string) => `ANNUAL REVIEW
Student: Ilsa Berger    Grade: 5    May 4, 2026

3. Last year's goals

Goal A (organization): Ilsa will write down her homework in all 6 classes each day.
In May it was 2 of 6 classes.

${title}

In the fall she turned in 19 of 45 papers.
`;

  it('is none of theirs, by its number', () => {
    expect(reviewed(minutes('4. Turning in work'))).toEqual([
      ['Work completion and executive function', 'continue', '2 of 6', false],
    ]);
  });
});
