/** Needs that a report lists by name, or of which it says that nobody has counted them yet. All reports are made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { proposeAreas } from './proposal.js';

const areasOf = (text: string) =>
  proposeAreas(
    readReport([
      { page: 1, text: `Student: Ines Varga\nGrade: 11\nDate of Report: 11/20/2025\n\n${text}\n` },
    ]),
  ).map(({ areaOfNeed }) => areaOfNeed);

describe('a need without a figure', () => {
  it('is proposed where the list of needs names it', () => {
    const text =
      'RESULTS\nConversation       9.5% syllables stuttered.\n\nWHAT SHE NEEDS\n\n   (a) Fluency: ways to move through a block with less struggle\n   (b) Self-advocacy: tell teachers and subs what helps and what does not.\n';
    expect(areasOf(text)).toContain('Self-advocacy');
  });

  it.each([
    [
      'Education and training',
      'EDUCATION AND TRAINING\nInes has asked about a food class. Nobody has looked at what is needed to apply. This is an area to start in the coming year; no baseline data.\n',
    ],
    [
      'Employment',
      'TRANSITION\nEmployment: Ines has not had a job and has not written a resume. No work skills data yet.\n',
    ],
  ])('is proposed where the report says that it is still to be counted: %s', (area, text) => {
    expect(areasOf(text)).toContain(area);
  });

  it.each([
    ['Two needs are clear:', '    1) independence in self-catheterization (self-care)', 'Self-care'],
    ['Needs', '  2. Self-advocacy: asking for accommodations in time', 'Self-advocacy'],
    ['10. NEEDS TO BE ADDRESSED IN THE IEP', '   (b) spelling of grade level words', 'Spelling'],
  ])('is proposed where a list under "%s" names it', (head, item, area) => {
    const text = `RESULTS\nConversation       9.5% syllables stuttered.\n\n${head}\n${item}\n`;
    expect(areasOf(text)).toContain(area);
  });

  it('is none where the list denies it', () => {
    const text =
      'WHAT SHE NEEDS\n\n   (a) Reading: she read 60 words correct per minute on grade 4 text.\n   (b) Self-advocacy: no need.\n';
    expect(areasOf(text)).not.toContain('Self-advocacy');
  });
});
