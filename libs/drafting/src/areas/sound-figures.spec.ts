/** Figures with nothing above them to learn, and figures that only look so. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { proposeAreas } from './proposal.js';

const reportOf = (text: string, grade = '5') =>
  readReport([
    { page: 1, text: `Student: Sam Lee\nGrade: ${grade}\nDate of Report: 11/20/2025\n\nResults\n\n${text}` },
  ]);
const areasOf = (text: string) => proposeAreas(reportOf(text)).map(({ areaOfNeed }) => areaOfNeed);
const strengthsOf = (text: string) => reportOf(text).measures.map(({ isStrength }) => isStrength);

const OTHER_NEEDS = `Sam has difficulty with decoding. He read 6 of 20 nonsense words correctly.
Spelling is weak. He spelled 5 of 20 words correctly.`;

describe('a figure that shows a skill to be sound', () => {
  it.each([
    ['the top of a rubric', 'His essay was lively (scored 4 on the 4-point rubric).'],
    [
      'what is more than most of the class manage',
      'He types 31 words per minute, which is more than most of the class.',
    ],
    [
      'as many of the same whole as others',
      'He solved 8 of 10 word problems, as many as the class average of 8.',
    ],
    [
      'a rate in the range of others',
      'He writes 27 letters per minute, where fifth graders write from 24 to 32.',
    ],
    ['none of what would be trouble', 'He has had 0 office referrals this year for any behavior.'],
  ])('%s', (_, text) => {
    expect(strengthsOf(text)).toEqual([true]);
  });

  it.each([
    ['a level below the top', 'His essay was lively (scored 3 on the 4-point rubric).'],
    ['fewer of the same whole than others', 'He solved 6 of 10 word problems; the class average was 8.'],
    [
      'a half that others do not pass either',
      'He solved 3 of 10 word problems, as many as the class average of 3.',
    ],
    ['the top of what is hard', 'He rated reading aloud 10 on a 10-point scale of difficulty.'],
    [
      'what is told of an average',
      'He covered his ears 4 times per morning. It took an average of 9 minutes to help him.',
    ],
    ['some of what is trouble', 'He has had 3 office referrals this year for his behavior.'],
  ])('not %s', (_, text) => {
    expect(strengthsOf(text)).not.toContain(true);
  });

  it('keeps an area out that nothing else speaks for', () => {
    const told = 'He has had 0 office referrals in two years and is never in trouble for his behavior.';
    expect(areasOf(`${OTHER_NEEDS}\n${told}`)).not.toContain('Behavior');
  });
});

describe('a sound part of a skill', () => {
  const RUBRIC =
    'Essay, October\n\nOrganization    1 of 4\nEvidence    1 of 4\nConventions    2 of 2\nTotal    4 of 10';
  it('says nothing against a whole that is far behind', () => {
    expect(areasOf(`${OTHER_NEEDS}\n\nWriting\n\n${RUBRIC}`)).toContain('Written expression');
  });

  it('among listed strengths does not undo a service that is advised for the skill with its minutes', () => {
    const strengths = 'Strengths\n\nCane technique indoors (correct arc and step), and friendships.';
    expect(
      areasOf(
        `${OTHER_NEEDS}\n\n${strengths}\n\nRecommendations\n\nO&M, 90 minutes weekly, with dusk lessons.`,
      ),
    ).toContain('Braille, orientation and mobility');
    expect(areasOf(`${OTHER_NEEDS}\n\n${strengths}`)).not.toContain('Braille, orientation and mobility');
  });
});

describe('a key of scores behind the last score of a line', () => {
  it.each([
    'T-scores of 70 and more are in the clinically significant range.',
    'T-scores of 60 to 69 are at risk.',
  ])("is nobody's score: %s", (key) => {
    const { measures } = reportOf(
      `BASC-3\nTeacher: Anxiety 72; Attention Problems 48; Aggression 43\n${key}`,
    );
    expect(measures.map(({ subtest, value }) => [subtest, value])).toContainEqual(['Aggression', 43]);
  });
});

describe('a single low score', () => {
  const SOUNDS =
    'Goldman-Fristoe Test of Articulation-3, Sounds-in-Words: standard score 68, 2nd percentile.';
  it('makes no second area beside a told one of its field', () => {
    const told = 'Intelligibility is a concern. Unfamiliar listeners understood 48% of his words.';
    expect(areasOf(`${told}\n${SOUNDS}`)).not.toContain('Articulation');
  });

  it('of a skill that has a test of its own speaks for itself', () => {
    const told = 'Decoding is a concern. He read 6 of 20 nonsense words correctly.';
    const rate = 'WIAT-4 Oral Reading Fluency: standard score 74, 4th percentile.';
    expect(areasOf(`${told}\n${rate}`)).toContain('Reading fluency');
  });

  it('speaks for itself where no area of its field is told', () => {
    expect(areasOf(SOUNDS)).toContain('Articulation');
  });
});
