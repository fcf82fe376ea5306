import { describe, expect, it } from '@jest/globals';
import { judgeBaseline } from './typed-baseline.js';

describe('judgeBaseline', () => {
  it.each([
    ['', 'empty'],
    ['   \n ', 'empty'],
    ['asdf', 'no-meaning'],
    ['asdf jkl qwer', 'no-meaning'],
    ['😀😀😀', 'no-meaning'],
    ['???', 'no-meaning'],
    ['12345', 'no-meaning'],
    ['150% accuracy', 'out-of-range'],
    ['reads 5000 wcpm', 'out-of-range'],
    ['12 out of 10 trials', 'out-of-range'],
    ['120th percentile', 'out-of-range'],
    ['-20% accuracy', 'out-of-range'],
    ['a'.repeat(5000), 'too-long'],
  ])('refuses %j as %s, with a sentence', (typed, reason) => {
    const judged = judgeBaseline(typed);
    expect(judged).toMatchObject({ isUsable: false, reason });
    expect(judged).toHaveProperty('message', expect.stringMatching(/^[A-Z0-9-].{20,}[."]$/));
  });

  it.each([
    [
      'Reads 45 words correct per minute on grade 3 passages.',
      'Reading fluency',
      { kind: 'rate', value: 45 },
    ],
    ['45 wcpm', 'Reading fluency', { kind: 'rate', value: 45 }],
    ['Produces /s/ with 30% accuracy in sentences', 'Articulation', { kind: 'percent', value: 30 }],
    ['NWF-CLS 22', 'Decoding', { kind: 'rate', value: 22 }],
    ['Initiates with peers 1 time per recess', 'Social skills', { kind: 'count', value: 1 }],
    ['Takes turns with peers in 2 of 10 opportunities, peers average 8 of 10', 'Social skills', { value: 2 }],
    ['3/10', 'Spelling', { kind: 'ratio', value: 3, outOf: 10 }],
    ['On task 40% of intervals', 'Attention and task engagement', { kind: 'interval', value: 40 }],
    ['Last year 20% accuracy, now 55% accuracy', 'Articulation', { kind: 'percent', value: 55 }],
    ['follows 2-step directions in 4 of 10 opportunities', 'Receptive language', { kind: 'ratio', value: 4 }],
  ])('reads the number in %j', (typed, area, measure) => {
    expect(judgeBaseline(typed, area)).toMatchObject({
      isUsable: true,
      measure: { ...measure, quote: typed },
    });
  });

  it.each(['He struggles to write a full sentence and needs prompts.', 'Lee palabras cortas con ayuda.'])(
    'accepts %j, which has no number',
    (typed) => {
      expect(judgeBaseline(typed, 'Written expression')).toEqual({ isUsable: true });
    },
  );
});
