/** What people tell of a student: worries in everyday words, and what is no worry at all. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const HEAD = 'Evaluation Report\nStudent: Dana Reyes\nGrade: 4\nDate of report: 11/10/2026\n\n';
const read = (text: string) => readReport([{ page: 1, text: `${HEAD}${text}\n` }]);

describe('worries told in everyday words', () => {
  it.each([
    [
      'TEACHER INFORMATION\nMrs. Lee reports that Dana is cheerful. She works hard in math but starts every problem at one.',
      'every problem at one',
      'teacher',
    ],
    [
      'Results\n\nMrs. Lee says her ideas are "some of the best in the room" but that she writes one line when the class writes a page.',
      'writes one line',
      'teacher',
    ],
    [
      'PART A.  STRENGTHS AND INTERESTS\nDana is funny.\n\nPART B.  PARENT INPUT\nMs. Reyes is glad that she reads at bedtime. "She spells everything the way it sounds."',
      'the way it sounds',
      'parent',
    ],
    [
      'WHAT MR. OSEI SEES\n"Dana keeps going when it makes no sense. She\'ll say horse for house."',
      'horse for house',
      'teacher',
    ],
    [
      'CLASSROOM TEACHER (Mr. Ostrander)\nDana is kind. "Writing is when she puts her head on the desk."',
      'head on the desk',
      'teacher',
    ],
    ['FAMILY INTERVIEW\nMr. Holm: "We mostly guess what she means."', 'mostly guess', 'parent'],
    [
      "PARENTS' ACCOUNT\nDana loves letters. Tantrums come when supper is late and the light is off.",
      'Tantrums come',
      'parent',
    ],
    [
      'What Head Start told us\nDana is friendly in the block area. She sets out the cars and walks away from other children.',
      'walks away',
      'teacher',
    ],
    [
      'WHAT TEACHERS SAY\nIbarra: "A star in labs. I have no idea how she studies for tests."',
      'no idea',
      'teacher',
    ],
    [
      'Teachers and family\nMs. Obi is pleased. Mrs. Reyes writes that Dana comes home worn out on days with two tests.',
      'worn out',
      'parent',
    ],
    ['Teacher: She is uneasy about the year in a bigger school.', 'uneasy about', 'teacher'],
    ['Results\n\nHer father fears that she will be alone at lunch.', 'alone at lunch', 'parent'],
    [
      'Background\n\nMr. Reyes, the father, is concerned that "she reads aloud so well nobody asks her more."',
      'reads aloud so well',
      'parent',
    ],
    [
      'Results\n\nMs. Obi, her teacher, said she is "kind and polite and then gone when I turn around."',
      'then gone',
      'teacher',
    ],
    ['Results\n\nDana: "My voice is fine, it\'s my thoughts that never come out."', 'my thoughts', 'student'],
    ['Results\n\nMs. Obi remarks that at the shop she hands over her whole purse.', 'whole purse', 'teacher'],
    ['Interviews\n\nDana - says the bells make her head hurt.', 'head hurt', 'student'],
    [
      'Results\n\nIn the talk: "I don\'t want to be the girl who gets her own table."',
      'her own table',
      'student',
    ],
    [
      'Section 3 - What the staff say\n[x] Chemistry: "Dana goes from calm to gone over one wrong number."',
      'one wrong number',
      'teacher',
    ],
    [
      'VOICES\n\nCo-teacher, Geometry: draws with care; loses the question on the way.',
      'loses the question',
      'teacher',
    ],
    [
      'Results\n\nMs. Obi sees that Dana puts the cards under the desk at lunch.',
      'under the desk',
      'teacher',
    ],
    ['TEACHER INPUT\nDana is a pleasure. Her story stops at the third line.', 'stops at', 'teacher'],
    [
      'Results\n\nHer mother reports that Dana loves books on tape and has begun to call herself "no good."',
      'no good',
      'parent',
    ],
    [
      'STRENGTHS\nDana is cheerful. Her parents said, "Homework is a battle, we sit there till nine."',
      'a battle',
      'parent',
    ],
    ['Results\n\nThe shape of the letters keeps her notes from being read.', 'keeps her notes', undefined],
    ['Results\n\nThe breakdown comes where two ideas meet in a sentence.', 'The breakdown', undefined],
    ['Results\n\nDana talks well in class, but she freezes when the timer starts.', 'freezes', undefined],
    [
      'FAMILY INTERVIEW\nHer parents describe a happy girl. She covers her ears at the blender.',
      'covers her ears',
      'parent',
    ],
    [
      'Results\n\nHer mother, Halina Reyes, came along. Halina says, "Anyone could take her money and she would smile."',
      'take her money',
      'parent',
    ],
    ['Results\n\nShe told me that "big words look like a fence."', 'like a fence', 'student'],
    [
      'About the cane: "It\'s embarrassing with everybody watching," she told me.',
      'everybody watching',
      'student',
    ],
    [
      'Results\n\nMs. B. greets her daily. She says that "in math she looks at her neighbor\'s paper first."',
      "neighbor's paper",
      'teacher',
    ],
    [
      'PARENT INPUT\nMs. Reyes writes by e-mail. She also wonders whether Dana will be able to keep up next year.',
      'keep up next year',
      'parent',
    ],
    [
      'Results\n\nTeacher (10/23): "It\'s writing. Take out a journal and she\'s gone."',
      "It's writing",
      'teacher',
    ],
    [
      'STRENGTHS\nDana likes soup.\nMs. Farouk: "She does a job well and then stands there until somebody notices."',
      'until somebody notices',
      'teacher',
    ],
    [
      'STRENGTHS\nDana likes soup.\n\nPARENT COMMENT\n  "We repeat everything three times at home too."',
      'three times at home',
      'parent',
    ],
    ['Results\n\nThe gap to the benchmark is growing.', 'is growing', undefined],
    [
      'Results\n\nWhat stands between her and a paid job is starting the next task.',
      'starting the next task',
      undefined,
    ],
    ['Results\n\nOn the hard ones she said, "I\'m not good at those."', 'not good at', 'student'],
    ['Results\n\nMr. Tran: "Good in class talk, behind in her papers."', 'behind in her papers', 'teacher'],
  ])('%s', (text, words, by) => {
    expect(read(text).concerns).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          quote: expect.stringContaining(words),
          ...(by === undefined ? {} : { by }),
        }),
      ]),
    );
  });

  it.each([
    ['Results\n\nMs. Obi says she is the first to help and that math is on level.', 'first to help'],
    [
      'TEACHER INFORMATION\nMrs. Lee reports that Dana was shy at first but now joins every game.',
      'joins every game',
    ],
    ['TEACHER INFORMATION\nMrs. Lee likes her calm but also her jokes.', 'her jokes'],
    ['Results\n\nWhat stands between her and the apartment is not work or travel.', 'work or travel'],
    ['Results\n\nTwice she said "never mind".', 'never mind'],
    [
      'TEACHER INPUT\nDana is kind to all. There were three tantrums in August and there are none now.',
      'tantrums',
    ],
    ['TEACHER INPUT\nMrs. Lee taught her to stop after each line and say what it told.', 'stop after'],
    ['Family\n\nMrs. Reyes writes that Dana was born in Reno and has two older cousins.', 'Reno'],
    ['Sample\n\n"She wait until the bus."', 'wait until'],
    ['COINS: "Show me ___ cents" with real coins, 10 trials, no cue', 'Show me'],
    ['Results\n\nShe said the story was "about water and boats and stuff."', 'boats and stuff'],
  ])('no worry: %s', (text, words) => {
    expect(read(text).concerns.filter(({ quote }) => quote.includes(words))).toEqual([]);
  });
});

describe('advice in its own words', () => {
  it.each([
    [
      "Note\n\nThe claim is nearly always there. We'll bring a different approach to the meeting.",
      'different approach',
    ],
    ['Note\n\nThe team will meet to look at the approach for this goal.', 'meet to look'],
    ['Note\n\nTeam will continue the plan with another route.', 'continue the plan'],
    ["Note\n\nAt home, please don't ask her to repeat.", 'ask her to repeat'],
    ['Note\n\nTeam note: propose annual goal for computation.', 'goal for computation'],
    [
      'SUGGESTIONS\n> A help script on a card: "I\'m out of ___. What next?"\n> Weekly practice.',
      'help script',
    ],
    [
      '3.5 Suggested\n\nTen minutes of keyboarding practice daily with a covered keyboard.',
      'keyboarding practice',
    ],
    [
      'SERVICES PROPOSED\n\nJob coaching, 90 minutes per week\nTravel training evaluation by the mobility trainer',
      'Travel training',
    ],
    [
      'H. REPLACEMENT AND PLAN IDEAS\n\n- Shorten writing to three frames; alternate with a job.',
      'Shorten writing',
    ],
    [
      `Next\n\nI recommend ${'a small group with a good reader for every text of the day, '.repeat(6)}and a check-in at noon.`,
      'check-in at noon',
    ],
  ])('%s', (text, words) => {
    expect(read(text).recommendations.map(({ quote }) => quote)).toEqual(
      expect.arrayContaining([expect.stringContaining(words)]),
    );
  });

  it.each([
    ['Results\n\nNothing further is advised in this domain.', 'further'],
    ['SUGGESTIONS\n- Weekly practice of reading aloud.\n\ncc: parents, file', 'cc:'],
    ['Results\n\nPlease call me with questions about her.', 'call me'],
  ])('no advice: %s', (text, words) => {
    expect(read(text).recommendations.filter(({ quote }) => quote.includes(words))).toEqual([]);
  });
});
