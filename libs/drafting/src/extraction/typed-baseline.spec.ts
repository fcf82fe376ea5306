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
    // How often it was measured stands behind the level.
    ['37 words correct per minute (median of three)', 'Reading fluency', { kind: 'rate', value: 37 }],
    ['26 wcpm on a grade 2 text, best of 4', 'Reading fluency', { kind: 'rate', value: 26 }],
    ['19 correct writing sequences, median of 5', 'Written expression', { kind: 'rate', value: 19 }],
    [
      '7 of 25 worksheets finished, 3 weeks',
      'Work completion and executive function',
      { value: 7, outOf: 25 },
    ],
    ['55% for /l/ in phrases, 4 sessions', 'Articulation', { kind: 'percent', value: 55 }],
    [
      '9 correct writing sequences in 3 minutes, median of 3',
      'Written expression',
      { kind: 'rate', value: 9 },
    ],
    ['4, 6 and 9 correct writing sequences, median of 6', 'Written expression', { kind: 'rate', value: 6 }],
    // In the area's unit, whatever else is told.
    ['read 51 wcpm with 93% accuracy', 'Reading fluency', { kind: 'rate', value: 51 }],
    ['12 nonsense words per minute', 'Decoding', { kind: 'rate', value: 12 }],
    ['ORF 31', 'Reading fluency', { kind: 'rate', value: 31 }],
    // Nobody is named but the student's peers.
    ['sat with a peer group in 3 of 9 lunches', 'Social skills', { kind: 'ratio', value: 3, outOf: 9 }],
    [
      'invites classmates to play on 2 of 6 afternoons',
      'Social skills',
      { kind: 'ratio', value: 2, outOf: 6 },
    ],
    ['pushes peers 3 times a day', 'Behavior', { kind: 'count', value: 3 }],
    ['leads 30% of peer interactions', 'Social skills', { kind: 'percent', value: 30 }],
    // In short, and in words.
    ['hums 8x/lesson', 'Behavior', { kind: 'count', value: 8 }],
    ['two in five story problems', 'Math problem solving', { kind: 'ratio', value: 2, outOf: 5 }],
    ['packed her bag 3 days out of 5', 'Work completion and executive function', { value: 3, outOf: 5 }],
    ['raises her hand half of the time', 'Self-advocacy', { kind: 'percent', value: 50 }],
    ['a quarter of his numerals are legible', 'Handwriting', { kind: 'percent', value: 25 }],
    ['4 minutes on task', 'Attention and task engagement', { kind: 'duration', value: 4 }],
    ['writes 2 complete sentences', 'Written expression', { kind: 'count', value: 2 }],
    // The need is what is lower, unless it grew.
    ['30% in phrases, 90% in syllables', 'Articulation', { kind: 'percent', value: 30 }],
    ['went from 30% to 45% in phrases', 'Articulation', { kind: 'percent', value: 45 }],
  ])('reads the number in %j', (typed, area, measure) => {
    expect(judgeBaseline(typed, area)).toMatchObject({
      isUsable: true,
      measure: { ...measure, quote: typed },
    });
  });

  it.each(['Half the class reads aloud at once.', 'He reads for half an hour with his aunt.'])(
    'takes no share from %j',
    (typed) => {
      expect(judgeBaseline(typed, 'Reading fluency')).toEqual({ isUsable: true });
    },
  );

  it.each(['He struggles to write a full sentence and needs prompts.', 'Lee palabras cortas con ayuda.'])(
    'accepts %j, which has no number',
    (typed) => {
      expect(judgeBaseline(typed, 'Written expression')).toEqual({ isUsable: true });
    },
  );
});
