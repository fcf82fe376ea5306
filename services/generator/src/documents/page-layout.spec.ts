import { describe, expect, it } from '@jest/globals';
import { pageText } from './page-layout.js';
import type { PositionedText } from './text-pieces.js';

const PAGE_TOP = 750;
const LEADING = 12;

/** Words at a place of the page: `x` in points from the left, `line` in lines from the top; a letter is 5 points wide. */
function at(x: number, line: number, str: string, size = 10): PositionedText {
  return {
    str,
    width: str.length * size * 0.5,
    transform: [size, 0, 0, size, x, PAGE_TOP - line * LEADING],
  };
}

/** A row of words, one beside the other at these places. */
const row = (line: number, cells: readonly (readonly [number, string])[], size = 10) =>
  cells.map(([x, str]) => at(x, line, str, size));

const column = (x: number, from: number, lines: readonly string[]) =>
  lines.map((line, place) => at(x, from + place, line));

const LEFT = [
  'Maya reads short words with ease and',
  'enjoys stories that have animals in',
  'them. She asks her teacher for more of',
  'these books every week of the year.',
];
const RIGHT = [
  'In mathematics she counts in steps of',
  'two and five, and explains how she has',
  'found an answer to her whole table at',
  'school whenever she is asked to do so.',
];

describe('pageText', () => {
  it('says nothing of an empty page', () => {
    expect(pageText([])).toBe('');
    expect(pageText([at(50, 1, '  ')])).toBe('');
  });

  it('reads columns of prose one after the other, between what spans them', () => {
    const heading = at(50, 0, 'A heading that is as wide as both of the columns that follow it on the page');
    const foot = at(50, 9, 'A line of prose below that spans both of the columns of this page once again');
    const items = [heading, ...column(50, 2, LEFT), ...column(300, 2, RIGHT), foot];
    const text = [heading.str, '', ...LEFT, '', ...RIGHT, '', foot.str].join('\n');
    expect(pageText(items)).toBe(text);
    // However the file orders them.
    expect(pageText(items.toReversed())).toBe(text);
  });

  it('reads columns whose lines stand at different heights', () => {
    const items = [...column(50, 2, LEFT), ...column(300, 2.4, RIGHT)];
    expect(pageText(items)).toBe([...LEFT, '', ...RIGHT].join('\n'));
  });

  it('reads three columns', () => {
    const middle = RIGHT.map((line) => line.replace('she', 'he'));
    const items = [...column(30, 1, LEFT), ...column(230, 1, middle), ...column(430, 1, RIGHT)];
    expect(pageText(items)).toBe([...LEFT, '', ...middle, '', ...RIGHT].join('\n'));
  });

  it.each([
    ['of figures, right above', 3, ['23', '31', '40'], ['12', '19', '22']],
    ['of figures, further above', 4, ['23', '31', '40'], ['12', '19', '22']],
    ['of words', 4, ['low', 'Average', 'high'], ['fair', 'Low', 'Average']],
  ])('leaves the rows of a table above two columns whole: %s', (_what, from, words, sounds) => {
    const [left, right] = [LEFT, RIGHT].map((part) => [...part, ...part, ...part]) as [string[], string[]];
    const rows = [
      ['Measure', 'Fall', 'Winter', 'Spring'],
      ['Words', ...words],
      ['Sounds', ...sounds],
    ];
    const table = rows.flatMap((cells, line) =>
      row(
        line,
        cells.map((cell, place) => [[50, 150, 300, 400][place] ?? 0, cell] as const),
      ),
    );
    const items = [...table, ...column(50, from, left), ...column(300, from, right)];
    const lines = pageText(items)
      .split('\n')
      .filter((line) => line !== '');
    expect(lines).toEqual([...rows.map((cells) => cells.join('\t')), ...left, ...right]);
  });

  it('is not led astray by words that stand apart one by one', () => {
    // As in a typewriter's font: every word for itself, a blank as wide as a letter.
    const typed = (line: number, text: string) => {
      let x = 50;
      return text.split(' ').map((word) => {
        const piece = at(x, line, word);
        x += (word.length + 1) * 6;
        return { ...piece, width: word.length * 6 };
      });
    };
    const lines = [
      // One blank of each line stands at the same place.
      'maya reads short books at home with her sister',
      'and likes the old cats that live near the barn',
      'those which have a dog or a horse inside them.',
      'when asked to write it she begins rather late.',
    ];
    expect(pageText(lines.flatMap((line, place) => typed(place, line)))).toBe(lines.join('\n'));
  });

  it('knows the blanks of typed words from the gaps of typed columns', () => {
    const lines = [
      'Skill                        Then    Now',
      'One-step problems (of 10)       5      6',
      'Two-step problems (of 10)       1      2',
      'Facts from 0 to 9 (of 10)       9     10',
      'Sums with regrouping in 1 min  13     30',
      'The rest is prose that was typed as well.',
    ];
    const typed = lines.flatMap((text, line) =>
      [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
        ...at(50 + index * 6, line, word),
        width: word.length * 6,
      })),
    );
    expect(pageText(typed)).toBe(lines.map((line) => line.replaceAll(/ {2,}/g, '\t')).join('\n'));
  });

  it('leaves the strokes of a drawn table alone', () => {
    const items = [
      ...row(0, [
        [50, '| Date'],
        [150, '| Words'],
        [250, '|'],
      ]),
      ...row(1, [
        [50, '| 9/8/2026'],
        [150, '| 58'],
        [250, '|'],
      ]),
      ...row(2, [
        [50, '| 10/6/2026'],
        [150, '|'],
        [250, '|'],
      ]),
    ];
    expect(pageText(items)).toBe('| Date | Words |\n| 9/8/2026 | 58 |\n| 10/6/2026 | |');
  });

  it('leaves a table of words its rows', () => {
    const items = [
      ...row(0, [
        [50, 'Speaking sample, five hundred syllables'],
        [300, '9.4 percent syllables stuttered'],
      ]),
      ...row(1, [
        [50, 'Reading sample, four hundred syllables'],
        [300, '6.1 percent syllables stuttered'],
      ]),
      ...row(2, [
        [50, 'Conversation with a friend at lunch'],
        [300, '7.0 percent syllables stuttered'],
      ]),
      ...row(3, [
        [50, 'Telephone call to a shop in the town'],
        [300, '8.0 percent syllables stuttered'],
      ]),
    ];
    expect(pageText(items).split('\n')[1]).toBe(
      'Reading sample, four hundred syllables\t6.1 percent syllables stuttered',
    );
  });

  it('parts the cells of a table, and keeps the place of an empty one', () => {
    const items = [
      ...row(0, [
        [50, 'Subtest'],
        [200, 'Standard Score'],
        [300, 'Percentile'],
        [400, 'Range'],
      ]),
      ...row(1, [
        [50, 'Word Reading'],
        [200, '78'],
        [300, '7'],
        [400, 'Below Average'],
      ]),
      ...row(2, [
        [50, 'Spelling'],
        [300, '25'],
        [400, 'Average'],
      ]),
      ...row(3, [
        [50, 'Essay Composition'],
        [200, '102'],
      ]),
    ];
    expect(pageText(items)).toBe(
      [
        'Subtest\tStandard Score\tPercentile\tRange',
        'Word Reading\t78\t7\tBelow Average',
        'Spelling\t\t25\tAverage',
        'Essay Composition\t102',
      ].join('\n'),
    );
  });

  it('parts figures that stand under figures, however narrow the columns are', () => {
    // A quarter of a letter's height between the longest label and its figure.
    const items = [
      ...row(0, [
        [50, 'Word Reading'],
        [112.5, '78'],
        [135, '7'],
      ]),
      ...row(1, [
        [50, 'Oral Reading'],
        [112.5, '102'],
        [135, '55'],
      ]),
    ];
    expect(pageText(items)).toBe('Word Reading\t78\t7\nOral Reading\t102\t55');
  });

  it('makes the cells that wrap whole, in the row of their figures', () => {
    const items = [
      ...row(0, [
        [50, 'Word Reading'],
        [250, '78'],
        [300, 'Below Average'],
      ]),
      ...row(2, [
        [50, 'Pseudoword Decoding of'],
        [250, '82'],
        [300, 'Low Average'],
      ]),
      at(50, 3, 'two syllables and more'),
      ...row(5, [
        [50, 'Spelling'],
        [250, '91'],
        [300, 'Average'],
      ]),
    ];
    expect(pageText(items).replaceAll('\n\n', '\n')).toBe(
      [
        'Word Reading\t78\tBelow Average',
        'Pseudoword Decoding of two syllables and more\t82\tLow Average',
        'Spelling\t91\tAverage',
      ].join('\n'),
    );
  });

  it('joins the two lines of a heading over figures, and no two rows of words', () => {
    const heading = [
      ...row(0, [
        [50, 'Subtest'],
        [200, 'Standard'],
        [300, 'Percentile'],
      ]),
      ...row(1, [
        [50, 'name'],
        [200, 'Score'],
        [300, 'Rank'],
      ]),
    ];
    const figures = row(3, [
      [50, 'Spelling'],
      [200, '91'],
      [300, '27'],
    ]);
    expect(pageText([...heading, ...figures]).split('\n')[0]).toBe(
      'Subtest name\tStandard Score\tPercentile Rank',
    );
    const words = row(3, [
      [50, 'Setting'],
      [200, 'classroom'],
      [300, 'playground'],
    ]);
    expect(
      pageText([...heading, ...words])
        .split('\n')
        .slice(0, 2),
    ).toEqual(['Subtest\tStandard\tPercentile', 'name\tScore\tRank']);
  });

  it('joins no two rows of words inside a table of figures', () => {
    const cells = (line: number, texts: readonly [string, string, string]) =>
      row(line, [
        [50, texts[0]],
        [200, texts[1]],
        [300, texts[2]],
      ]);
    const items = [
      ...cells(0, ['Spelling', '91', '27']),
      ...cells(2, ['Behavior', 'leaves', 'asks for help']),
      ...cells(3, ['Result', 'task ends', 'two minutes']),
      ...cells(5, ['Reading', '82', '12']),
    ];
    const lines = pageText(items)
      .split('\n')
      .filter((line) => line !== '');
    expect(lines.slice(1, 3)).toEqual(['Behavior\tleaves\tasks for help', 'Result\ttask ends\ttwo minutes']);
  });

  it('lets a line with a gap in it go on at the margin', () => {
    const items = [
      ...row(0, [
        [50, 'Retell data'],
        [200, 'Frog story, scored for what it has of the seven parts, the'],
      ]),
      at(50, 1, 'end among them.'),
      ...row(3, [
        [50, 'September'],
        [200, '2 of 7'],
      ]),
    ];
    expect(pageText(items).split('\n').slice(0, 2)).toEqual([
      'Retell data\tFrog story, scored for what it has of the seven parts, the',
      'end among them.',
    ]);
  });

  it('puts a figure beside the middle of a label of two lines into its row', () => {
    const items = [
      at(50, 0, 'Reading and'),
      at(250, 0.5, '78'),
      at(50, 1, 'Writing'),
      ...row(3, [
        [50, 'Spelling'],
        [250, '91'],
      ]),
    ];
    expect(pageText(items).replaceAll('\n\n', '\n')).toBe('Reading and Writing\t78\nSpelling\t91');
  });

  it('never makes one cell of two figures', () => {
    const items = [
      ...row(0, [
        [50, 'Fall'],
        [250, '45'],
        [300, '93'],
      ]),
      ...row(1, [
        [50, 'Winter'],
        [250, '52'],
        [300, '95'],
      ]),
      ...row(3, [
        [50, 'Spring'],
        [250, '61'],
        [300, '96'],
      ]),
    ];
    expect(pageText(items).replaceAll('\n\n', '\n')).toBe('Fall\t45\t93\nWinter\t52\t95\nSpring\t61\t96');
  });

  it('reads two columns of texts row by row where their rows stand side by side', () => {
    const item = (line: number, strength: string, need: string) => [
      ...column(50, line, [strength, 'and goes on for one more whole line here']),
      ...column(300, line, [need, 'and has a second line that is long too']),
    ];
    const items = [
      ...item(0, 'Reads well aloud with a steady, clear voice', 'Needs a model before she writes a sentence'),
      ...item(4, 'Counts to one hundred by ones and by tens', 'Needs practice with telling the time of day'),
      ...item(8, 'Shares her things with the other children', 'Needs reminders to wait for her turn at play'),
    ];
    const text = pageText(items);
    const order = ['Reads well', 'Needs a model', 'Counts', 'Needs practice', 'Shares', 'Needs reminders'];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('leaves the wide spaces of a justified line alone', () => {
    const words = ['These', 'words', 'stand', 'far', 'apart'];
    const items = words.map((word, place) => at(50 + place * 38, 0, word));
    expect(pageText([...items, at(50, 1, 'and this line ends it.')])).toBe(
      'These words stand far apart\nand this line ends it.',
    );
  });

  it('keeps the mark of a list with its text', () => {
    expect(pageText([at(50, 0, '•'), at(80, 0, 'Read aloud'), at(50, 1, '2.'), at(80, 1, 'Write')])).toBe(
      '• Read aloud\n2. Write',
    );
  });

  it('parts what dots lead to', () => {
    expect(pageText([at(50, 0, 'Reading ............... 45'), at(50, 1, 'Math ............ 12')])).toBe(
      'Reading\t45\nMath\t12',
    );
  });

  it.each([90, 180, 270])('reads a page turned by %d degrees', (degrees) => {
    const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const turned = ({ str, width, transform }: PositionedText): PositionedText => {
      const [size = 0, , , , x = 0, y = 0] = transform;
      return {
        str,
        width,
        transform: [
          size * cosine,
          size * sine,
          -size * sine,
          size * cosine,
          x * cosine - y * sine,
          x * sine + y * cosine,
        ],
      };
    };
    const items = [
      ...row(0, [
        [50, 'Subtest'],
        [200, 'Score'],
      ]),
      ...row(1, [
        [50, 'Recall'],
        [200, '6'],
      ]),
    ];
    expect(pageText(items.map(turned))).toBe('Subtest\tScore\nRecall\t6');
  });

  it('sets a page straight that was scanned askew', () => {
    const lean = 0.03;
    const items = [
      ...row(0, [
        [50, 'Word Reading'],
        [200, '78'],
        [400, 'Low'],
      ]),
      ...row(1, [
        [50, 'Recall'],
        [200, '6'],
        [400, 'High'],
      ]),
    ];
    const askew = items.map((item) => {
      const [size = 0, , , , x = 0, y = 0] = item.transform;
      return { ...item, transform: [size, size * lean, -size * lean, size, x - y * lean, y + x * lean] };
    });
    expect(pageText(askew)).toBe('Word Reading\t78\tLow\nRecall\t6\tHigh');
  });

  it('puts words at the margin, turned otherwise, after the page’s own', () => {
    const stamp = { str: 'COPY', width: 30, transform: [0, 10, -10, 0, 20, 400] };
    expect(pageText([stamp, at(50, 0, 'Maya reads well.')])).toBe('Maya reads well.\n\nCOPY');
  });

  it('counts words drawn twice in one place once, and the same figure in two places twice', () => {
    const items = [
      at(50, 0, 'Score'),
      at(50.3, 0, 'Score'),
      ...row(1, [
        [50, '7'],
        [150, '7'],
      ]),
    ];
    expect(pageText(items)).toBe('Score\n7\t7');
  });

  it('keeps raised figures in their line', () => {
    const raised = { str: 'nd', width: 6, transform: [6, 0, 0, 6, 55, PAGE_TOP + 3.5] };
    expect(pageText([at(50, 0, '2'), raised, at(64, 0, 'grade')])).toBe('2nd grade');
  });

  it('takes a page of many items in its stride', () => {
    const items = Array.from({ length: 6000 }, (_, place) =>
      at((place % 40) * 30, Math.floor(place / 40), String(place % 97)),
    );
    const beginMs = performance.now();
    expect(pageText(items).split('\n')).toHaveLength(150);
    expect(performance.now() - beginMs).toBeLessThan(2000);
  });

  it('takes numbers that are none', () => {
    const odd = {
      str: 'x',
      width: Number.NaN,
      transform: [0, 0, 0, 0, Number.NaN, Number.POSITIVE_INFINITY],
    };
    expect(pageText([odd, { ...odd, transform: [] }])).toContain('x');
  });
});
