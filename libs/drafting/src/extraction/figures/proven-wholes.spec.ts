/** Of how many a figure is, where another line tells it. All reports are made up. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../../test/drafts-under.js';

const draftOf = draftsUnder('Student: Odalys Brandt\nGrade: 5\nDate of Report: 11/20/2025\n\n');

describe('the whole of a share', () => {
  it.each([
    [
      'Self-advocacy',
      'Self-advocacy\nIn October there were 21 times when a handout was not in large print. Odalys said so to the teacher on 6 of them; for the rest she went without.',
      '21',
    ],
    [
      'Vocabulary',
      'Vocabulary\nI asked for the meaning of 25 words from the science unit. She knew 9.',
      '25',
    ],
  ])('is quoted with the figure: %s', (area, text, whole) => {
    const { Goal, Evidence, Checks } = draftOf(area, text);
    expect(Goal).toMatch(/\d/);
    expect(Evidence.some(({ Quote }) => Quote.includes(whole))).toBe(true);
    expect(Checks.find(({ Name }) => Name === 'Grounded numbers')?.Verdict).toBe('pass');
  });
});
