/** What the report goes on to say behind the figure belongs to the present level: the yardstick, the start, the kind of error. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../../test/drafts-under.js';

const draftOf = draftsUnder(
  'Student: Odalys Brandt\nGrade: 5\nDate of Report: 11/20/2025\nShe is ten years old.\n\n',
);

describe('what the report goes on to say', () => {
  it.each([
    ['against whom the figure stands', 'Most fifth graders spell 16 of the 20.'],
    ['where it stood', 'In September it was 3 of 20.'],
    ['what goes wrong', 'She leaves out the inside sound of blends.'],
  ])('is quoted where it tells %s', (_what, behind) => {
    const { Baseline, Evidence } = draftOf(
      'Spelling',
      `Spelling\nOdalys spelled 7 of 20 dictated words correctly. ${behind}`,
    );
    expect(Baseline).toContain(`"${behind}"`);
    expect(Evidence.map(({ Quote }) => Quote)).toContain(behind);
  });

  it('is found below the table in which the figure stands', () => {
    const { Baseline } = draftOf(
      'Reading fluency',
      'Oral reading\nMonth\tWCPM\tAccuracy\nSeptember\t62\t93%\nNovember\t68\t94%\n\nThe winter benchmark is 114.',
    );
    expect(Baseline).toContain('"The winter benchmark is 114."');
  });

  it.each([
    ['a plan', 'She should have a word bank on her desk.'],
    ['a norm score', 'Her spelling score is at the 9th percentile for her class.'],
    ['another skill', 'Handwriting is hard for her as well.'],
    ['somebody else', 'He was worried that she would fall behind the others.'],
  ])('is not quoted where it tells %s', (_what, behind) => {
    const { Baseline } = draftOf(
      'Spelling',
      `Spelling\nOdalys spelled 7 of 20 dictated words correctly. ${behind}`,
    );
    expect(Baseline).not.toContain(behind);
  });

  it('ends at another figure, of which the next sentence tells', () => {
    const { Baseline } = draftOf(
      'Spelling',
      'Spelling\nOdalys spelled 7 of 20 dictated words correctly. She wrote 14 of 30 letters on the line. In September it was 3 of 30.',
    );
    expect(Baseline).not.toContain('3 of 30');
  });

  it('ends with the paragraph', () => {
    const { Baseline } = draftOf(
      'Spelling',
      'Spelling\nOdalys spelled 7 of 20 dictated words correctly.\n\nMost fifth graders write 60 words.',
    );
    expect(Baseline).not.toContain('Most fifth graders');
  });
});
