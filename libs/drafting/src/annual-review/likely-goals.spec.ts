import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { reviewOf } from './review.js';

const PROSE = `Imara Belloso, grade 2
Annual IEP summary, May 12, 2026

Reading. We had asked Imara to read 60 of the 75 words on the second grade list without help. She began the year at 21. In January
she read 37, and on May 8 she read 48. We would like to keep at it.

Writing. The writing aim was for her to finish four sentences on one topic, three days out of five. She did so on one day of five last fall
and now does it on two of five.

Lunch. Imara eats well and has friends at her table.
`;

const goalsOf = (text: string) => readReport([{ page: 1, text }]).oldGoals;
const told = (text: string) =>
  goalsOf(text).map((goal) => {
    const { newest, verdict } = reviewOf(goal);
    return [goal.areaOfNeed, newest?.value, verdict];
  });

describe('goals of the last plan in words of their own', () => {
  it('are found in running prose, each with its newest figure', () => {
    const goals = goalsOf(PROSE);
    expect(goals.map(({ goal }) => goal)).toEqual([
      expect.stringContaining('read 60 of the 75 words'),
      expect.stringContaining('finish four sentences on one topic'),
    ]);
    expect(goals.map(({ newest }) => newest?.value)).toEqual([48, 2]);
  });

  it('quote the page', () => {
    for (const { quote, newest } of goalsOf(PROSE)) {
      expect(PROSE).toContain(quote);
      expect(PROSE).toContain(newest?.quote ?? 'no quote');
    }
  });

  it('are found in a table that calls them otherwise', () => {
    const table = `Year-end sheet    Student: Rafiq Mendel    Grade 4    May 2026
Target for the year                              | Sept  | Jan   | May
Rafiq will spell words with vowel teams, 16 of 20 | 6/20  | 9/20  | 13/20
Rafiq will copy a 10-word sentence legibly, 8 of 10 | 2/10 | 5/10  | 7/10
`;
    expect(told(table).map(([, newest]) => newest)).toEqual([13, 7]);
  });

  it('are none that are proposed for the next plan, and none that others are to do', () => {
    const proposal = `Evaluation of Imara Belloso, grade 2
Imara reads 48 of 75 words.
Proposed goals for next year
1. Imara will read 70 of the 75 words on the second grade list.
2. Students will line up within 2 minutes on 4 of 5 days.
`;
    expect(goalsOf(proposal)).toEqual([]);
  });

  it('are none in an evaluation that has no goals', () => {
    const evaluation = `Reading evaluation of Imara Belloso, grade 2, May 12, 2026
Imara was seen for two sessions of 45 minutes in the reading room.
She read 48 of 75 words on the second grade list. In January she had read 37.
Her teacher would like her to read more at home.
`;
    expect(goalsOf(evaluation)).toEqual([]);
  });

  it('take no figure that they ask for themselves', () => {
    const alone = `Annual review of Imara Belloso
The reading goal asked her to read 60 of the 75 words on the second grade list. Nothing was counted since.
`;
    expect(goalsOf(alone).map(({ newest }) => newest)).toEqual([undefined]);
  });
});
