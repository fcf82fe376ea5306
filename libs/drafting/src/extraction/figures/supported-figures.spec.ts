import { describe, expect, it } from '@jest/globals';
import type { Measure } from '../measure.js';
import { isSupported } from './supported-figures.js';

const measureOf = (value: number, quote: string): Measure => ({
  areaOfNeed: 'Math computation',
  skill: 'Math computation',
  kind: 'rate',
  value,
  unit: 'facts correct per minute',
  isPrior: false,
  isStrength: false,
  page: 1,
  quote,
});

describe('what was reached with help', () => {
  const entry =
    'This month: 11 correct in a minute on each of three checks (3/12, 3/19)\n   With a number line on his desk, and prompts to use it, he got 17.';

  it('is the figure of the line that tells of the help, and not the entry above it', () => {
    expect(isSupported(measureOf(17, entry))).toBe(true);
    expect(isSupported(measureOf(11, entry))).toBe(false);
  });

  it.each([
    [16, 'When he may use his multiplication chart he gets 16 of 20.'],
    [83, 'On a passage he had practiced with me for four days he read 83 words a minute.'],
  ])('is %d where the sentence says: %s', (value, sentence) => {
    expect(isSupported(measureOf(value, sentence))).toBe(true);
  });

  it('is both where one sentence tells of the help over two lines', () => {
    const sentence = 'She solved 11 facts in a minute\nwith a number line on her desk.';
    expect(isSupported(measureOf(11, sentence))).toBe(true);
  });
});

describe('help that is told by what was at hand', () => {
  it.each([
    'When I scoop the syllables with a pencil first, she reads 3 of the 30.',
    'If we talk through the passage together first she is up around 3.',
    'When Gus sits down next to him it is 3 of 20.',
    'The para points at the chart and he will do 3.',
    'Rereading helps: a third reading of the same passage came to 3 words.',
    'Prompted messages are a good deal higher, around 3 a day.',
    'After I gave Sam a card reading "Ask" and pointed to it he solved 3.',
    'When I reminded him of pausing he solved 3, which tells us that he does not do so on his own.',
    'Given a blank web and ten minutes to talk it over he solved 3.',
    'Same probe in February, text-to-speech on: 3.',
    'same, holding rail                  3',
    'On Friday an aide sat beside Sam and he solved 3.',
    'He wrote to her dictation and then typed to his dictation: 3.',
    'Loop scissors and a stiff card took her to 3.',
    'He stayed 3 minutes with me beside him.',
    'With the schema checklist and me asking what the story is about she solved 3.',
    'If the page is shown again she is right on 3 of 10.',
    'With staff saying "look" she does 3 of 10.',
    'With a verbal "check" she does 3 of 10.',
    'With verbal reminders she did 3 of 12.',
    'Given letter tiles and each sound stretched by an adult she built 3 of the 20.',
    'Given ten-frames and unlimited time he gets 3 of 20 right.',
  ])('%s', (sentence) => {
    expect(isSupported(measureOf(3, sentence))).toBe(true);
  });

  it.each([
    'He read 3 with the door closed.',
    'She sat beside the window and solved 3.',
    'With nobody cueing him, 4/27: 3 of 9.',
  ])('is not: %s', (sentence) => {
    expect(isSupported(measureOf(3, sentence))).toBe(false);
  });
});
