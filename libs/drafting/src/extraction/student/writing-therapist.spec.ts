/** Whose report it is. All names are made up. */
import { describe, expect, it } from '@jest/globals';
import { writingTherapistOf } from './writing-therapist.js';

const writerOf = (text: string) => writingTherapistOf([{ page: 1, text }]);

describe('the therapist whose report it is', () => {
  it.each([
    ['signed with letters', 'Progress\n\nShe said it.\n\nB. Larsen, MS, CCC-SLP', 'speech-language'],
    ['signed with a licence', 'Notes\n\nHe cut a circle.\n\nW. Ortiz, OTR/L', 'occupational-therapy'],
    [
      'called so by its title',
      'Lake School\nPhysical Therapy Re-evaluation\n\nStairs: 12.',
      'physical-therapy',
    ],
  ])('is %s', (_how, text, writer) => {
    expect(writerOf(text)).toBe(writer);
  });

  it.each([
    ['several sign', 'Evaluation\n\nB. Larsen, CCC-SLP\nW. Ortiz, OTR/L'],
    ['only a line of it speaks of therapy', 'Present levels\n\nHe has speech twice a week.'],
  ])('is nobody where %s', (_why, text) => {
    expect(writerOf(text)).toBeUndefined();
  });
});
