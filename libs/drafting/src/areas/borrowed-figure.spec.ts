/** A number told beside a word of another trade is no need in that trade. */
import { describe, expect, it } from '@jest/globals';
import type { Measure } from '../extraction/measure.js';
import { readReport } from '../extraction/read-report.js';
import type { EvidenceForArea } from './area-evidence.js';
import { isBorrowedFigure } from './borrowed-figure.js';
import { proposeAreas } from './proposal.js';

const areasOf = (text: string, grade = '3') =>
  proposeAreas(readReport([{ page: 1, text: `Student: Sam Lee\nGrade: ${grade}\n\n${text}` }])).map(
    ({ areaOfNeed }) => areaOfNeed,
  );

const SPELLING_NEED = 'Spelling is an area of need. He spelled 5 of 20 dictated words correctly.';

const FIGURE: Measure = {
  areaOfNeed: 'Anxiety and participation',
  skill: 'Anxiety and participation',
  kind: 'ratio',
  value: 2,
  outOf: 6,
  unit: 'parts',
  isPrior: false,
  isStrength: false,
  page: 1,
  quote: 'He volunteered to lead two of the six parts.',
};
const EVIDENCE: EvidenceForArea = {
  name: 'Anxiety and participation',
  skill: [],
  behind: [],
  low: [],
  sound: [],
  recommended: [],
  concerned: [],
  headed: [],
  declared: [],
  strong: [],
  declined: [],
  isServed: false,
  isWeighedBehind: false,
};

/** Long enough that the report is not taken to be about one thing. */
const FILLER = 'The visit took place on a rainy morning, and the room was quiet. '.repeat(26);

describe('a figure that has its area only from the sentences around it', () => {
  const WORRIED = 'Her teacher says that Sam is anxious in large rooms.';
  const longAreasOf = (figure: string) =>
    areasOf(`${SPELLING_NEED}\n\n${FILLER}\n\n${WORRIED} ${figure}`, '1');

  it('is not proposed where the report calls for another area', () => {
    const areas = longAreasOf('She named the beginning part in 11 of 24 pictures of animals on the farm.');
    expect(areas).toContain('Spelling');
    expect(areas).not.toContain('Anxiety and participation');
  });

  it('counts where its sentence holds a word of the area', () => {
    expect(longAreasOf('She volunteered an answer in 3 of 20 class discussions.')).toContain(
      'Anxiety and participation',
    );
  });
});

describe('what a need is called', () => {
  it.each([
    ['Fine motor', 'The therapist agrees that fine motor development is a concern.'],
    ['Phonological awareness', 'I consider phonological awareness her greatest need in literacy.'],
    ['Handwriting', 'The needs are handwriting and getting dressed.'],
  ])('%s: %s', (area, text) => {
    expect(areasOf(`${FILLER}\n\n${text}\n\n${SPELLING_NEED}`)).toContain(area);
  });

  it.each([
    ['Behavior', 'Behavior is never a concern.'],
    ['Handwriting', 'Consider a screening if handwriting becomes a concern in grade 7.'],
    [
      'Self-advocacy',
      'The team wants to know whether he qualifies as a student with a disability and, asking for help aside, what he needs.',
    ],
  ])('not %s: %s', (area, text) => {
    expect(areasOf(`${text}\n\n${SPELLING_NEED}`)).not.toContain(area);
  });
});

describe('what stands under a heading', () => {
  it('is hard in the area of its heading', () => {
    expect(
      areasOf(
        `READING FLUENCY. He reads 58 words correct per minute and 97% are right. He struggles to keep up with the class.\n\n${SPELLING_NEED}`,
      ),
    ).toContain('Reading fluency');
  });

  it('is no worry where the heading denies it', () => {
    const text = `Student: Sam Lee\nGrade: 7\n\n3. What does not need a plan\n\nPassing science with a 91; homework 34 of 36 turned in.\n\n4. Discussion\n\n${SPELLING_NEED}`;
    const { concerns } = readReport([{ page: 1, text }]);
    expect(concerns.flatMap(({ areas }) => areas)).not.toContain('Work completion and executive function');
  });
});

describe('a part that goes well of what a short report is all about', () => {
  it('does not make the whole sound', () => {
    const text = `WORK EXPERIENCE SITE REPORT
Job coach: M. Moss. Shifts: mornings. Site: linen room of a hotel

The rate of paid staff at the worksite is 60 towels in an hour; Sam does about half of it at work.
Once the cart is empty Sam waits, and cannot tell the supervisor or a coworker what job comes next.
On time at 12 of 12 shifts. Uniform clean at 12 of 12 shifts.
Of 50 towels pulled from the stack by the supervisor, 49 were folded to standard.
Supervisor's remark: "Lovely worker. But I cannot stand there all day."`;
    expect(areasOf(text, '12')).toContain('Employment');
  });
});

describe('play and company', () => {
  const PLAYED =
    'Sam struggles with other children. She joined a game with peers at the sand table in 3 of 12 tries.';

  it('are play in preschool', () => {
    const { measures } = readReport([{ page: 1, text: `Student: Sam Lee\nGrade: preschool\n\n${PLAYED}` }]);
    expect(measures.map(({ areaOfNeed }) => areaOfNeed)).toContain('Play and joint attention');
  });

  it('are social skills in third grade', () => {
    const { measures } = readReport([
      {
        page: 1,
        text: 'Student: Sam Lee\nGrade: 3\n\nShe stayed in the game with classmates for 4 minutes.',
      },
    ]);
    expect(measures.map(({ areaOfNeed }) => areaOfNeed)).toContain('Social skills');
  });
});

describe('play and company in words', () => {
  const recommendedIn = (grade: string, text: string) =>
    readReport([
      { page: 1, text: `Student: Sam Lee\nGrade: ${grade}\n\nRecommendations\n\n${text}` },
    ]).recommendations.flatMap(({ areas }) => areas);

  it('are play in preschool, and social skills later', () => {
    expect(recommendedIn('preschool', 'Developing longer play with others is recommended.')).toEqual([
      'Play and joint attention',
    ]);
    expect(recommendedIn('2', 'Developing longer play with others is recommended.')).toEqual([
      'Social skills',
    ]);
    expect(recommendedIn('1', 'Turn-taking and group play skills need to be taught.')).toContain(
      'Social skills',
    );
  });
});

describe('a figure of two areas', () => {
  it('makes no need in the one for which it hardly speaks', () => {
    const area = (name: string, share: number, value = 2) => ({
      areaOfNeed: name,
      share,
      behind: [],
      measure: { ...FIGURE, areaOfNeed: name, value },
    });
    const own = { name: 'Anxiety and participation', evidence: { ...EVIDENCE, skill: [FIGURE] } };
    const other = { name: 'Self-advocacy', evidence: EVIDENCE };
    const proposed = [own, other];
    const isBorrowed = (share: number, value?: number) =>
      isBorrowedFigure(own, proposed, [area(own.name, 0.3), area(other.name, share, value)]);
    expect(isBorrowed(0.7)).toBe(true);
    expect(isBorrowed(0.5)).toBe(false);
    expect(isBorrowed(0.7, 3)).toBe(false);
  });
});

describe('a figure that its own sentence calls no issue', () => {
  it.each([
    'She adds within 10 quickly, 28 facts correct in a minute, so plain facts are not at issue.',
    'He read 94 words correct per minute. Nothing to fix here.',
  ])('%s', (text) => {
    const { measures } = readReport([{ page: 1, text: `Student: Sam Lee\nGrade: 2\n\n${text}` }]);
    expect(measures.map(({ isStrength }) => isStrength)).toEqual([true]);
  });
});
