/** A page about one skill is written because somebody sees a need in it; what it tells in passing is none. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { proposeAreas } from './proposal.js';

const areasOf = (text: string) =>
  proposeAreas(readReport([{ page: 1, text }])).map(({ areaOfNeed }) => areaOfNeed);

describe('what a short report is about is proposed', () => {
  it.each([
    [
      'Daily living and safety',
      `Kitchen routine, Priya Raman, grade 9, 2/11/2026
She gets the pot out and fills it. The stove was left on in both lessons, and the recipe was put away half read.
Of the 14 steps of cooking rice she took 6 alone. In fall it was 4.
She tells me all about her cat while the water boils, in long, lively sentences.
This is what we should work on.`,
    ],
    [
      'Gross motor',
      `PT note for Omar Haddad, grade 2, seen 3/3/2026
Stairs at the gym door: one foot after the other on 3 of 12 steps with the rail. At the start of the year on 1 of 12.
He stops at the ramp, waits for a hand and is the last one on the playground.
Reading and math are fine, says his teacher. It has to stay on his plan.`,
    ],
    [
      'Listening and equipment care',
      `To the team, from the teacher of the deaf. Lena Ortiz, 4th grade, 1/12/2026.
Her processors went dead three times this week, and nobody heard of it until lunch. She changed the battery herself in 1 of 5 cases.
In October she had not done it once. The charger stays in the bag.
Friends, jokes, spelling: all in good shape. I would write the next goal for this.`,
    ],
    [
      'Education and training',
      `Meeting notes, Tyrell Jones, senior (12th), 10/2/2025
College: he has looked at one program and does not know when the application closes. 3 of 10 steps on our enrollment list are done.
Tuition forms were handed back empty. He is still without a transcript.
He gets to his shift at the store on time and his manager likes him.`,
    ],
  ])('%s', (area, text) => {
    expect(areasOf(text)[0]).toBe(area);
  });

  it('though a part of it is praised', () => {
    const text = `Tomas Ek, Gr. 8, O&M progress, semester 1

The route to the band room: he found 13 of 21 landmarks with the cane. Entering grade 8 he found 6.
The eight on the route that are left are all past the gym, where the echo changes and he drifts from the landmarks.

Other strengths. His braille is quick: 102 words per minute, the best reader I serve.

Next: sound practice along the gym wall.`;
    expect(areasOf(text)).toEqual(['Braille, orientation and mobility']);
  });

  it('and not what it tells in passing with a figure', () => {
    const text = `Spelling check, Ana Ruiz, grade 4, 2/2/2026
Dictated list of 20 words: she spelled 7 right. In November it was 5.
Vowels go missing, endings are guessed, and homophones are swapped.
On the page she had capitals in 2 of 9 sentences.
Spelling remains her greatest need.`;
    expect(areasOf(text)).toContain('Spelling');
    expect(areasOf(text)).not.toContain('Handwriting');
  });

  it.each([
    ['a sound skill', 'Spelling: Sam spelled 19 of 20 dictated words. Spelling is fine. No goal is needed.'],
    ['a figure alone', 'Copying: 30 letters a minute, against a class mean of 38.'],
    ['nothing at all', 'The bus leaves at 8:15. Bring a lunch.'],
  ])('but nothing is, where it tells of %s', (_, text) => {
    expect(areasOf(`Student: Sam Lee\nGrade: 3\n\n${text}`)).toEqual([]);
  });
});

describe('words that two areas share', () => {
  it.each([
    ['Expressive language', 'Sam needs instruction in writing complete sentences in a paragraph.', false],
    ['Expressive language', 'Sam needs instruction in saying complete sentences.', true],
    ['Receptive language', 'Following directions the first time is a need; he refuses.', false],
    ['Receptive language', 'Following two-step directions is a need; he understands one.', true],
    ['Sensory regulation', 'We recommend a multisensory reading program for decoding.', false],
    ['Narrative language', 'Teacher Narrative: spelling remains a need.', false],
  ])('%s: %s', (area, text, isProposed) => {
    expect(areasOf(`Student: Sam Lee\nGrade: 3\n\nSummary\n\n${text}`).includes(area)).toBe(isProposed);
  });
});
