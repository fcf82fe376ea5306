/** Which sentences may be quoted as an account of a need. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { isOwnVoice, listsNeeds, tellsOfDifficulty } from './concern-words.js';

describe('an account of a need', () => {
  it.each([
    'He reads word by word and pauses at the ends of lines.',
    'She leaves out the zero in the second row.',
    'He asked for help on 3 of 18 occasions.',
    'What he cannot yet do alone is get from the words to the equation.',
  ])('is %s', (quote) => {
    expect(tellsOfDifficulty(quote)).toBe(true);
  });

  it.each([
    ['a denied concern', "He says he doesn't mind stuttering with his cousins."],
    ['one put aside', 'I would not make it a separate concern for now.'],
    ['how it was tested', 'She was given ten word problems, which were hard.'],
    [
      'how it was recorded',
      'A sample about his dog was recorded and played to a listener who cannot see him.',
    ],
    ['a success', 'She climbs the ladder of the low slide and goes down by herself.'],
    ['of things named before', 'The lower three are where instruction needs to go.'],
    ['an addition', 'He also rephrased his own message when it was hard to follow.'],
    ['of an older time', 'Hitting was seen in first grade and was hard to stop.'],
    ['a request', 'The team asked for an evaluation because of difficulty with scissors.'],
    ['a definition', 'Behavior A, calling out: making noises that are hard to miss.'],
    ['of somebody else', 'She is concerned that the other children laugh at the spelling.'],
  ])('is not %s', (_, quote) => {
    expect(tellsOfDifficulty(quote)).toBe(false);
  });

  it('is no list of all needs, and the student speaks in the first person', () => {
    expect(listsNeeds('His needs are attention and math.', ['Attention', 'Math'])).toBe(true);
    expect(listsNeeds('He loses his place.', ['Reading fluency'])).toBe(false);
    expect(isOwnVoice('I lose my place.')).toBe(true);
    expect(isOwnVoice('Imani says that she loses her place.')).toBe(false);
  });
});
