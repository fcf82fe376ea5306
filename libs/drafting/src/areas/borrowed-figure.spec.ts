/** A number told beside a word of another trade is no need in that trade. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/report.js';
import { proposeAreas } from './proposal.js';

const areasOf = (text: string, grade = '3') =>
  proposeAreas(readReport([{ page: 1, text: `Student: Sam Lee\nGrade: ${grade}\n\n${text}` }])).map(
    ({ areaOfNeed }) => areaOfNeed,
  );

const SPELLING_NEED = 'Spelling is an area of need. He spelled 5 of 20 dictated words correctly.';

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

describe('a figure that its own sentence calls no issue', () => {
  it.each([
    'She adds within 10 quickly, 28 facts correct in a minute, so plain facts are not at issue.',
    'He read 94 words correct per minute. Nothing to fix here.',
  ])('%s', (text) => {
    const { measures } = readReport([{ page: 1, text: `Student: Sam Lee\nGrade: 2\n\n${text}` }]);
    expect(measures.map(({ isStrength }) => isStrength)).toEqual([true]);
  });
});
