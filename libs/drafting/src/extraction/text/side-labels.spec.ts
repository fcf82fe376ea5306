/** Names of parts that stand beside what is told of them. All reports are made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';
import { foldPage } from './folded-page.js';
import { passagesOf } from './passages.js';

const BESIDE = `Student: Silvan Okoro   Grade: 11
Meeting     May 6, 2026

INDEPENDENT      Kitchen lab, "make soup" task analysis, 20 steps (plan, cook, clean).
LIVING           On 4/22 he did 9 of 20 steps alone. He does laundry
                 at home and his room is neat.

SELF-ADVOCACY    Asked at his planning interview to name what helps him at school, he named 1 of 5
                 supports on his plan (the picture list). He knows that he has a plan.

Recommendations
  * Cook two meals every week.
`;

const passages = (text: string) => passagesOf([foldPage({ page: 1, text })]);
const headingOf = (text: string, words: string) =>
  passages(text).find((passage) => passage.text.includes(words))?.heading;

describe('a label beside its text', () => {
  it('heads it, and the sentence goes on over the lines', () => {
    expect(headingOf(BESIDE, 'supports on his plan')).toBe('SELF-ADVOCACY');
    const told = passages(BESIDE).find(({ text }) => text.includes('he named 1 of 5'));
    expect(told?.text.replace(/\s+/g, ' ')).toBe(
      'Asked at his planning interview to name what helps him at school, he named 1 of 5 supports on his plan (the picture list).',
    );
    expect(told?.isRow).toBe(false);
  });

  it('of two lines is one, and what stands behind its rest is a sentence of its own', () => {
    expect(headingOf(BESIDE, '9 of 20 steps')).toBe('INDEPENDENT LIVING');
    expect(passages(BESIDE).some(({ text }) => text.startsWith('On 4/22 he did 9 of 20 steps'))).toBe(true);
  });

  it('keeps every quote verbatim', () => {
    for (const { quote } of readReport([{ page: 1, text: BESIDE }]).measures) expect(BESIDE).toContain(quote);
  });

  it.each([
    [
      'the fields of a form',
      'Name        Silvan Okoro\nGrade       11\nProgram     Life skills at the high school\n',
      'Silvan Okoro',
    ],
    [
      'the rows of a table',
      'Skill            March      April\nBlending         3/10       5/10\nRhyming          8/10       9/10\n',
      'Blending',
    ],
  ])('leaves %s as they are', (_, text, words) => {
    expect(passages(text).find((passage) => passage.text.includes(words))?.isRow).toBe(true);
  });
});

it('the mark of a box makes a heading of its line, whatever stands above it', () => {
  const text =
    '[BOX A]  STRENGTHS AND INTERESTS\nShe is a strong reader and runs the lights for the drama club.\n\n[BOX D]  FUNCTIONAL PERFORMANCE - completing work\nIn six weeks she submitted 17 of 41 assignments on time.\n';
  expect(passages(text).find((passage) => passage.text.includes('17 of 41'))?.section).toBe('results');
  expect(readReport([{ page: 1, text: `Student: Ada Varga   Grade: 10\n\n${text}` }]).measures).toEqual([
    expect.objectContaining({ value: 17, outOf: 41, isStrength: false }),
  ]);
});
