/** Letters and summaries of a page tell what somebody sees, and call nothing by the name of an area. */
import { describe, expect, it } from '@jest/globals';
import { baselineFor } from '../composition/baseline-choice.js';
import { readReport } from '../extraction/read-report.js';
import { proposeAreas } from './proposal.js';

const LETTER = `Dear Ms. Okonjo,
March 3, 2025

Thank you for taking Brannock into your third grade next week. Here is what I would have liked to know in September.

He loves the library and will tell you the plot of anything. After reading a chapter alone he got 19 of 20 questions right, so leave that as it is.

Papers are another matter. In February 60 things were due, and he turned in 14 of the 60 before anybody spoke to him. In October it was 9 of 60. Nearly all the others hand theirs in by the bell; his are in the desk, begun and forgotten. When I sit beside him with the list he gets through nearly all of it, and then the next day we start over.

The other thing is the playground. Out of 25 recess games I watched he asked to join in 4, and the other times he circled the group and walked off. Last fall he asked in 2 of 25. The boys like him and let him in whenever he does ask.

His mother thinks that he is "lazy about paper", and I do not believe it. Could you put both into the plan? I had 30 minutes a week with our counselor for him.

Yours,
Tove Halvorsen`;

describe('a page that names no area', () => {
  const report = readReport([{ page: 1, text: LETTER }]);
  const proposed = proposeAreas(report);

  it('has its needs proposed by what is told of them', () => {
    const areas = proposed.map(({ areaOfNeed }) => areaOfNeed);
    expect(areas).toContain('Work completion and executive function');
    expect(areas).toContain('Social skills');
  });

  it('proposes nothing of what goes well', () => {
    expect(proposed.map(({ areaOfNeed }) => areaOfNeed)).not.toContain('Reading comprehension');
  });

  it('shows where the page tells of it, verbatim', () => {
    for (const { evidence } of proposed) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const { quote } of evidence) expect(LETTER).toContain(quote);
    }
  });

  it('starts from the newest figure of each, reached without help', () => {
    expect(baselineFor(report, 'Work completion and executive function')).toMatchObject({
      value: 14,
      outOf: 60,
    });
    expect(baselineFor(report, 'Social skills')).toMatchObject({ value: 4, outOf: 25 });
  });
});

describe('a skill that a page tells of in its own words', () => {
  const NOTE = `Note to the team, March 3, 2025
Student: Brannock Ives, grade 3

There are noises. We had 15 assemblies and fire drills since the winter break. He got through 4 of the 15 with his ear covers and stayed; the other times he was under the table or out of the door. Last fall it was 2 of 12. With his aide squeezing his shoulders he made it through 9.

The other thing is what happens after a book. I read him a story of ten parts and asked him to tell it to somebody who was not there. He got 3 of the 10 in, all from the middle, and nobody would know who was in it. In October it was 2. With the pictures laid out he gets to 7.

Directions I gave 20 of, the two-part kind, once and without pointing. He did 6 as said; mostly he watches what the boy beside him gets out and then copies that. In the fall he did 4.`;
  const report = readReport([{ page: 1, text: NOTE }]);

  it.each([
    ['Sensory regulation', 4],
    ['Narrative language', 3],
  ])('starts from its own figure, once somebody chooses it: %s', (area, value) => {
    expect(baselineFor(report, area)).toMatchObject({ value });
  });
});
