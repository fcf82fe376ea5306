/** Which sentences may be quoted as an account of a need. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { isOwnVoice, listsNeeds, tellsOfDifficulty } from './concern-words.js';

describe('an account of a need', () => {
  it.each([
    'He reads word by word and pauses at the ends of lines.',
    'She leaves out the zero in the second row.',
    'He asked for help on 3 of 18 occasions.',
    'She spells well below what is expected at her age.',
    'He does not count on from the larger number.',
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
    ['of what is low to the ground', 'She crosses the low beam and waits her turn on the low step.'],
    ['what is expected still', 'Slips on long words are still expected at six.'],
    ['what most children need', 'He needs help with laces, as most children of five do.'],
    ['a row with its figure', '* Missing addends (4 + __): 7 of 20 in one minute; the target is 15.'],
    ['a score', 'On the attitude scale he scored 21, which is below the others.'],
    ['how it was heard', 'Two adults who did not know her wrote down what they heard.'],
    ['where to look', 'Difficult items... see the class list below.'],
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
