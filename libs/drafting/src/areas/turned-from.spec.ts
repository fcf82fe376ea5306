import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { withoutTurnedFrom } from './turned-from.js';

const advisedIn = (advice: string) => {
  const { recommendations, declaredNeeds, concerns } = readReport([
    { page: 1, text: `Student: Sam Lee\nGrade: 3\n\nRecommendations\n\n${advice}` },
  ]);
  return [...recommendations, ...declaredNeeds, ...concerns].flatMap(({ areas }) => areas);
};

describe('what a sentence turns away from', () => {
  it.each([
    ['Writing goals shift from legibility to keyboarding.', 'Writing speed and keyboarding', 'Handwriting'],
    [
      'Instruction is needed, with the focus moved from phonics to reading fluency.',
      'Reading fluency',
      'Decoding',
    ],
    [
      'His lost points come from run-ons and missing end marks, not from spelling.',
      'Written expression',
      'Spelling',
    ],
  ])('is not what it calls for: %s', (advice, called, left) => {
    const areas = advisedIn(advice);
    expect(areas).toContain(called);
    expect(areas).not.toContain(left);
  });

  it('is not what a student turns to, who shifts attention', () => {
    expect(advisedIn('She needs to learn shifting joint attention from a toy to an adult.')).toContain(
      'Play and joint attention',
    );
  });

  it.each([
    'He moves from decoding words, slowly.',
    'She is not on task.',
    'Copying from the board is hard.',
    'Shifting attention from the screen to the teacher takes him a while.',
    'He turns his eyes from the page to the door.',
  ])('is nothing here: %s', (text) => {
    expect(withoutTurnedFrom(text)).toBe(text);
  });
});
