import { describe, expect, it } from '@jest/globals';
import { foldPage } from '../text/folded-page.js';
import { passagesOf } from '../text/passages.js';
import { statementsIn } from './statements.js';

const HEAD = 'Student: Mira Solberg\nGrade: 4\nTeacher: Mrs. Iyengar\n\n';
const read = (text: string) =>
  statementsIn(passagesOf([foldPage({ page: 1, text: HEAD + text })]), 'Mira Solberg');

describe('what people say in a report', () => {
  it.each([
    ['Her mother says that homework ends in tears most nights.', 'parent'],
    ['Mrs. Iyengar: "Give her a page by herself and it falls apart."', 'teacher'],
    ['TEACHER INPUT\n\nShe loses her place and struggles to finish a page.', 'teacher'],
    ['From home: "She memorizes the book and cannot read the words."', 'parent'],
    ['Mira: "When it is loud I never get anything done."', 'student'],
    ['"I want the reading to get faster, it is hard," Mira told me.', 'student'],
    ['Mr. Osgood (science) writes: "I get three lines where the others give me a page."', 'teacher'],
    ['What her mother wants: "I would like for her to get through lunch."', 'parent'],
  ])('gives %j to the %s', (text, by) => {
    const { concerns } = read(text);
    expect(concerns.at(-1)).toMatchObject({ by });
  });

  it('keeps what the evaluator says apart', () => {
    const [concern] = read('RESULTS\n\nMira has difficulty with multisyllable words when reading.').concerns;
    expect(concern).toMatchObject({ areas: expect.arrayContaining(['Decoding']) });
    expect(concern).not.toHaveProperty('by');
  });

  it('hears a strength in a quotation', () => {
    const { strengths, concerns } = read('Mrs. Iyengar: "She is good at math and helpful to everyone."');
    expect(strengths).toHaveLength(1);
    expect(concerns).toEqual([]);
  });

  it.each([
    'RECOMMENDATIONS',
    '9. Suggestions',
    'F. SUGGESTIONS',
    '### For the team',
    'Considerations for the team',
    'What we suggest',
    'WHAT THE TEAM MAY CONSIDER',
    'Ideas',
  ])('lists what stands under %j as recommendations, up to the next heading', (heading) => {
    const { recommendations } = read(
      `${heading}\n\n- Teach word families in short daily lessons.\n- Sentence frames on the desk during discussion.\n\nSIGNATURES\n\nThe report was shared with the family.`,
    );
    expect(recommendations.map(({ quote }) => quote)).toEqual([
      '- Teach word families in short daily lessons.',
      '- Sentence frames on the desk during discussion.',
    ]);
  });

  it('does not take what an evaluator once heard of for a recommendation', () => {
    expect(
      read('BACKGROUND\n\nShe reads at home. The form is used as recommended by the publisher.')
        .recommendations,
    ).toEqual([]);
  });
});
