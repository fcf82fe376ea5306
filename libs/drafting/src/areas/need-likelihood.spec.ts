/** What all of a report's words say of an area, where nobody wrote down the way they say it. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { proposeAreas } from './proposal.js';

const page = (needs: string) => [
  {
    page: 1,
    text: `Multidisciplinary Report
Student: Hollis Varga
Grade: 6
Date: March 4, 2026

Background
Hollis came to Larkspur in August with a plan of another district. He reads at two grades above his own and does well on every math test.

Reading and mathematics
On the fall screening Hollis read 168 words correct per minute, above the average of the class. On the last two unit tests in math he had 19 of 20 and 18 of 20. His teacher has no worry about either. His essays are long and well ordered.

Language
Vocabulary and sentence structure are well above what a sixth grader needs: CELF-5 Core Language was 114, at the 82nd percentile. He defines words exactly and tells a story in order. Directions of three steps are no trouble.

Conversation
In a ten-minute talk with a classmate Hollis stayed on the partner's topic in 6 of 20 turns. The classmate stayed on it in 18. He asked one question; the rest of his turns went back to bridges. He did not notice when the boy looked away. Asked how the talk went, Hollis said, "I told him all of it." The CASL-2 Pragmatic Language score was 74, at the 4th percentile.

Classroom
From February 2 to February 27 Ms. Ito wrote down each time that a rule changed or a game was lost: Hollis shouted, tore paper or ran from the room 11 times. "Once he is past a certain point I can only wait," she said. He has handed in all of his work, and follows the routines of the class. On calm days he is first with his hand up.

Conclusion
${needs}

Recommendations
- Teach conversation with a partner, with video of his own talk.
- Teach a five-point scale and a quiet place to go to before the point of shouting, with daily practice.
- Tell him of changes ahead of time, in writing.
`,
  },
];

const PAGES = page(
  'The needs are the give and take of conversation, and recovery when things go other than he expected. Thinking, language form and academics are sound.',
);
const proposedIn = (pages: typeof PAGES) => proposeAreas(readReport(pages));

describe('the likelihood of a need', () => {
  it('is high for what the report calls for, and low for what goes well', () => {
    const { needs } = readReport(PAGES);
    const of = (area: string) => needs.find(({ areaOfNeed }) => areaOfNeed === area)?.likelihood ?? 0;
    expect(of('Pragmatic language')).toBeGreaterThan(0.5);
    expect(of('Reading fluency')).toBeLessThan(0.1);
    expect(of('Math computation')).toBeLessThan(0.1);
  });

  it('proposes none of what goes well, whatever its figures', () => {
    const areas = proposedIn(PAGES).map(({ areaOfNeed }) => areaOfNeed);
    expect(areas).toContain('Pragmatic language');
    expect(areas).not.toContain('Reading fluency');
    expect(areas).not.toContain('Math computation');
  });

  it('brings the words that say most of a likely need, verbatim and with their page', () => {
    const [text] = PAGES.map((one) => one.text);
    const told = readReport(PAGES).needs.flatMap((need) => need.told);
    expect(told.length).toBeGreaterThan(0);
    for (const { quote, page: at } of told) {
      expect(at).toBe(1);
      expect(text).toContain(quote);
    }
  });

  it('is not asked of a note of few words', () => {
    const note = readReport([
      { page: 1, text: 'Student: Hollis Varga\nGrade: 6\n\nHe spelled 6 of 20 words. Teach spelling.' },
    ]);
    expect(note.needs).toEqual([]);
    expect(proposeAreas(note).map(({ areaOfNeed }) => areaOfNeed)).toEqual(['Spelling']);
  });

  it('is the same for another name', () => {
    const renamed = PAGES.map((one) => ({ ...one, text: one.text.replaceAll('Hollis', 'Marisol') }));
    expect(readReport(renamed).needs).toEqual(
      readReport(PAGES).needs.map((need) => ({
        ...need,
        told: need.told.map((one) => ({
          ...one,
          text: one.text.replaceAll('Hollis', 'Marisol'),
          quote: one.quote.replaceAll('Hollis', 'Marisol'),
        })),
      })),
    );
  });
});
