/** Whose words a report quotes, and what it goes on to advise. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from './report.js';

const HEAD = 'Evaluation Report\nStudent: Dana Reyes\nGrade: 4\nDate of report: 11/10/2026\n\n';
const read = (text: string) => readReport([{ page: 1, text: `${HEAD}${text}\n` }]);

describe('concerns in the words of people', () => {
  it.each([
    ['What Dana says\n\n"The letters jump. I get tired."', 'I get tired.', 'student'],
    ['DANA\n"I want people to wait for me."', 'wait for me', 'student'],
    ['Dana, with picture cards: "READ NO. HELP."', 'HELP.', 'student'],
    ['Results\n\n"My hand hurts when there is a lot to copy" is how Dana put it.', 'hand hurts', 'student'],
    ['Results\n\nHer father put it this way: "She gives up before she starts."', 'She gives up', 'parent'],
    ['Dear parents,\n\nYou told us at the conference that she hides her books.', 'hides her books', 'parent'],
    ['Results\n\nShe said to me, "I\'m good at drawing and bad at spelling."', 'bad at spelling', 'student'],
    ['Family\n\nHer uncle says the neighbors tease her about how she talks.', 'tease her', 'parent'],
    [
      'Background\n\nHer mother was interviewed. She said: "At home she is chatty. In class she does not say a word."',
      'does not say a word',
      'parent',
    ],
    [
      'Results\n\nMs. Obi said: "The jokes are usually funny, which makes it worse."',
      'makes it worse',
      'teacher',
    ],
    ['Results\n\nIn longer directions Dana lost track after the second step.', 'lost track', undefined],
    [
      'Goals\n\nDana waits politely, but she does not look at the cars before crossing.',
      'does not look',
      undefined,
    ],
    [
      '2. What is hard?\n   When I ask for the main point she reads me the first line.',
      'reads me the first line',
      undefined,
    ],
    [
      'Results\n\nMs. Obi (classroom teacher): "By noon she is done. The rest of the day is a fight."',
      'is a fight',
      'teacher',
    ],
  ])('%s', (text, said, by) => {
    const found = read(text).concerns.find((concern) => concern.text.includes(said));
    expect(found).toBeDefined();
    expect(found?.by).toBe(by);
  });
});

describe('recommendations', () => {
  it.each([
    [
      'Recommendations\n\n- Audiobooks for science by March 1.\n- Seat near the board.',
      'Audiobooks for science',
    ],
    ['7. What would you like the team to discuss?\n   - Word sorts with her own words.', 'Word sorts'],
    [
      'Thoughts\n\nI suggest a small group four days a week. The words come from her own books.',
      'her own books',
    ],
    ['9. Recommendations\n1. A timer she controls\n2. Choral reading with a model', 'Choral reading'],
    ["Plan I'd bring to the meeting\n 1. Stairs with a rail, on the way to lunch.", 'Stairs with a rail'],
  ])('%s', (text, advice) => {
    expect(
      read(text)
        .recommendations.map((recommendation) => recommendation.text)
        .join('\n'),
    ).toContain(advice);
  });
});
