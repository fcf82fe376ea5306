/** Whose words a report quotes, and what it goes on to advise. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

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
    [
      "Homework\n\nShe works on her father's boat and I think that is a part of it, but she cannot tell me what is due.",
      'cannot tell me',
      undefined,
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
    ['Results\n\nDana: "The e is a trick. I hate the e."', 'is a trick', 'student'],
    ['Results\n\nDani: "The letters don\'t stick to each other."', 'stick to each other', 'student'],
    [
      'Interview\n\nDana is candid: "If it\'s due in a month it doesn\'t exist."',
      'due in a month',
      'student',
    ],
    [
      'Background\n\nMs. Obi, her teacher, asked for help because "she is wonderful until the work gets hard, and then the room stops."',
      'the room stops',
      'teacher',
    ],
    [
      'Results\n\nHer aunt said that at home Dana is kind and that "she acts up when she feels dumb."',
      'she acts up',
      'parent',
    ],
    [
      'Strengths\n\nDana gets along with everybody.\nUncle\'s comment: "We would like to leave her for two hours and not be afraid."',
      'not be afraid',
      'parent',
    ],
    [
      'Recommendations\n\n- OT weekly.\n\nHer own words at the end: "I just want to say what I was going to say."',
      'going to say',
      'student',
    ],
    [
      'Background\n\nMr. Brandt (social studies) says she often begins work and then drifts.',
      'drifts',
      'teacher',
    ],
    [
      'Results\n\nMr. Brandt tells me Dana would rather hand in half a test than raise her hand.',
      'half a test',
      'teacher',
    ],
  ])('%s', (text, said, by) => {
    const found = read(text).concerns.find((concern) => concern.text.includes(said));
    expect(found).toBeDefined();
    expect(found?.by).toBe(by);
  });
});

describe('what is no concern', () => {
  it.each([
    'Recommendations\n\n- Teach inference with "It says, I know, and so" charts, as her teacher asked.',
    'Results\n\nMr. Brandt describes Dana as a strong reader who "always has something worth saying in class."',
    'Results\n\nDana said she likes graphic novels, her two rabbits and the science labs.',
  ])('%s', (text) => {
    expect(read(text).concerns).toEqual([]);
  });
});

describe('recommendations', () => {
  it.each([
    ['What the team should put in place:\n1. A paper copy of the core board.', 'core board'],
    ['What would help?\n*  Fraction work with area models and number lines.', 'area models'],
    ['E. Decisions to make\n\nMove from organizers to oral rehearsal.', 'oral rehearsal'],
    [
      '10  Recommended\n~ Cooking lab with picture recipes.\n~ Practice in real shops.',
      '~ Practice in real shops.',
    ],
    [
      'TEAM RECOMMENDATIONS\n-- Comprehension group, 30 minutes.\n-- A check-in each day.',
      '-- A check-in each day.',
    ],
    ['Team notes\n\nAsk of the team: a reading rate goal.', 'rate goal'],
    ['Notes\n\nPlan for spring: two-handed scanning drills.', 'scanning drills'],
    ["Notes\n\nCoach's thoughts: a picture list inside the cart door.", 'cart door'],
    ['Results\n\nSuggest a goal for staying engaged in seat work.', 'seat work'],
    ['Results\n\nI would ask for 25 minutes twice a week.', '25 minutes'],
    ["Results\n\nI'd bring her to the January meeting and suggest a computation goal.", 'computation goal'],
    [
      'What this means\n\nI recommend that the team find her eligible and consider the following:\n\nThirty minutes of instruction twice a week.\nA recess club with posted rules.\n\nOlga Brand, SLP',
      'recess club',
    ],
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

  it.each([
    'Interview\n\nLikes: goats, swimming. Hard: "writing." What would help? "Let me say it first."',
    'FBA\n\nWhat follows?\nMs. Obi generally sent her to the hall.',
    'What helps: knowing the day before, going second.',
    'Results\n\nWhat I would like to see next',
    'What would help?\n- Number lines.\n\nWhat now?\nThe team meets on 11/20/2026.',
  ])('are not %s', (text) => {
    const told = read(text).recommendations.map((recommendation) => recommendation.text);
    expect(told.filter((words) => !words.includes('Number lines'))).toEqual([]);
  });

  it('end with the list that was announced', () => {
    const { recommendations } = read(
      'Results\n\nDana may be found eligible for the first time. I recommend that the team find her eligible and consider the following:\n\nA recess club with posted rules.\n\nOlga Brand saw her on 11/2/2026.',
    );
    expect(recommendations.map(({ text }) => text)).toEqual([
      'I recommend that the team find her eligible and consider the following:',
      'A recess club with posted rules.',
    ]);
  });
});
