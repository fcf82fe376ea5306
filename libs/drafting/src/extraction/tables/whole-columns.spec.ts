/** Tables that tell in a column of their own how many chances there were. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Dana Reyes\nGrade: 4\nDate of report: 03/14/2025\n\n';
const currentIn = (text: string) =>
  readReport([{ page: 1, text: `${HEAD}${text}\n` }])
    .measures.filter(({ isPrior }) => !isPrior)
    .map(({ value, outOf }) => [value, outOf]);

describe('a column of wholes', () => {
  it.each([
    [
      'called chances, beside what was done after a cue',
      'Spelling, weekly tally\n\n| Words | Chances | Spelled right | Right after a hint |\n| Silent e | 20 | 6 | 14 |\n| Blends | 12 | 9 | 11 |',
      [
        [6, 20],
        [9, 12],
      ],
    ],
    [
      'of things nobody could list, the largest in every row',
      'Editing: spelling found and fixed\n\nSample       misspelled    fixed by Dana    fixed once teacher marked it\nJan. 16          21            3                  11\nMar. 10          18            5                  12',
      [[5, 18]],
    ],
    [
      'behind what was done',
      'Phonological awareness\n\n| Task | Correct | Items |\n| Rhyme | 9 | 10 |\n| First sound | 4 | 10 |',
      [
        [9, 10],
        [4, 10],
      ],
    ],
  ] as const)('tells the shares: %s', (_, text, expected) => {
    expect(currentIn(text)).toEqual(expected.map((pair) => [...pair]));
  });

  it('is none between two counts of different things', () => {
    const text =
      'AAC data\n\n  date      messages w/o prompt    different symbols    requests\n  9/12              2                     6                     1\n  10/10             5                    12                     3\n  11/20             9                    21                     4';
    expect(currentIn(text)).toContainEqual([9, undefined]);
  });

  it('is none where the columns are those of the class', () => {
    const text = 'Math facts\n\n| Probe | Class | Dana correct |\n| Jan | 18 | 7 |\n| Mar | 20 | 9 |';
    expect(currentIn(text)).not.toContainEqual([9, 20]);
  });

  it('is none of what was done with something in hand', () => {
    const text =
      'Math probes\n\n| What | Alone | With blocks/card | Class |\n| Adding | 5 | 11 | 15 |\n| Subtracting | 7 | 13 | 16 |';
    expect(currentIn(text)).not.toContainEqual([7, 13]);
  });

  it('is told once for the rows that go on with the same, and by a number in brackets beside others', () => {
    const text =
      'Math probes\n\n| What | When | Alone | With card | Class |\n| Multiply and subtract (20 problems) | 1/13 | 5 | 11 | 15 |\n| same 20 | 3/10 | 7 | 13 | 16 |\n| Story problems, read aloud (12) | 3/11 | 3 | 7 | 9 |';
    expect(currentIn(text)).toEqual(
      expect.arrayContaining([
        [7, 20],
        [3, 12],
      ]),
    );
  });

  it('is no number in brackets where no other row tells what such a number counts', () => {
    const text =
      'Math probes\n\n| What | Alone | Class |\n| Story problems (12) | 3 | 9 |\n| Facts (3) | 2 | 3 |';
    expect(currentIn(text)).not.toContainEqual([3, 12]);
  });

  it('stands in brackets behind the names of several columns', () => {
    const text =
      'Written expression. Scores of the on-demand paragraphs.\n\nDate        Organization (4)   Evidence (4)   Total (12)\nFeb 9             1                 1              5\nMar 6             2                 1              6';
    expect(currentIn(text)).toEqual([
      [2, 4],
      [1, 4],
      [6, 12],
    ]);
  });
});

describe('a column of what was done with help', () => {
  it.each([
    ['Probe        Spontaneous      After my model', '1/16/25        22/40              34/40'],
    ['Date         Ind.      w/ VC', '1/16/25      22/40     34/40'],
  ])('is no level beside one of what was done alone: %s', (head, row) => {
    expect(currentIn(`Articulation of /s/ blends\n\n${head}\n${row}\n`)).toEqual([[22, 40]]);
  });

  it('is that of who did it, where an adult stands over it', () => {
    expect(
      currentIn(
        'Job tasks\nThe opening routine has 16 tasks.\n\n                          Alone    After prompt    Coach\n  Week of Oct 7             4           10            2\n  Week of Mar 10            9            7            0\n',
      ).map(([value]) => value),
    ).not.toContain(0);
  });
});
