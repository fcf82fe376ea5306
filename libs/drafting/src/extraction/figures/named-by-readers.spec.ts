/** Figures that strict readers found to be none, or with help. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';
import { chooseBaseline } from '../../composition/baseline-choice.js';
import { planOf } from '../../areas/plans.js';

const HEAD = 'PROGRESS REPORT\nStudent: Odalys Brandt   Grade: 4\nARD date: 01/22/2026\n\n';
const startOf = (text: string, area: string) => {
  const report = readReport([{ page: 1, text: `${HEAD}${text}` }]);
  const start = chooseBaseline(report, area, planOf(area, '4'));
  return start === undefined
    ? 'none'
    : `${start.value}${start.outOf === undefined ? '' : ` of ${start.outOf}`}`;
};

describe('the figure that a goal starts from', () => {
  it.each([
    [
      'a cue of staff',
      'Coping\nShe began a strategy on her own in 5 of 18 instances. With a staff cue she did so in 13 of 18. In Q1 it was 3 of 15 on her own.',
      'Emotional regulation',
      '5 of 18',
    ],
    [
      'an outline that was filled in together',
      'Written expression\nHer fall argument essay, done without an outline or help, scored 7 of 20 on the grade 4 rubric. With the outline filled in together she got 13 of 20 on the next one. The class mean was 15. In the spring a similar essay received 5 points.',
      'Written expression',
      '7 of 20',
    ],
    [
      'a column that names the help',
      'On-task observation, intervals of independent work\n\n   Date           Support                  Odalys     Peer\n   10/02/2025     none                       55%        88%\n   11/14/2025     none (card put away)       46%        86%\n   11/16/2025     check-in card on desk      68%        87%\n',
      'Attention and task engagement',
      '46',
    ],
    [
      'over how many probes it is the median',
      'Math\nOn mixed facts to 20 she writes 9 digits correct per minute (median of three, Jan.\n2026). The winter target is 19.',
      'Math computation',
      '9',
    ],
    [
      'how the incidents are spread',
      'FUNCTIONAL BEHAVIOR ASSESSMENT\nTime of day: 68% of all incidents during table work and the change from centers to table.\n\nSKILLS\nA break card was put on her table. She asked for a break or "more time" without a prompt in 3 of 20 opportunities (11/17 - 11/21). With\nthe aide pointing to the card it was 15 of 20. In the first week it was 0.',
      'Behavior',
      '3 of 20',
    ],
    [
      'the length of a service',
      'Social skills\nShe gets adapted PE now: 45 minutes, 2 times per week, with peer partners.\nIn counts of 10 minutes she started 1 interaction per 10 minutes with a peer.',
      'Social skills',
      '1',
    ],
    [
      'a list that was practiced',
      'Date of last evaluation: 10/2024 (review to be held 10/2027)\n\nSpelling\nSpelling inventory, 15 dictated words not studied before (01/12/2026): Odalys spelled 5 of 15 words\ncorrectly. On the Friday spelling test, with the list practiced all week, she usually gets 11 or 12\nof 15, but those words do not carry over to her writing.',
      'Spelling',
      '5 of 15',
    ],
    [
      'notice in advance',
      'Taking part in class\nIn class: Odalys spoke or answered in 1 of 10 classes checked by teachers the week of 11/9. When I let teachers\nknow in advance and Odalys had written the answer down, she spoke in 4 of 10. Classmates: about 6 of 10.',
      'Anxiety and participation',
      '1 of 10',
    ],
  ])('is not %s', (_what, text, area, start) => {
    expect(startOf(text, area)).toBe(start);
  });

  it('is the row that names what the goal counts', () => {
    const text =
      'GOAL 2\nGiven a story starter, Odalys will write 35 correct word sequences in 3 minutes.\n\n                     Start     MP1     MP2     MP3\nCorrect word seq.      13       16      18      21\nTotal words written    24       26      31      33\n';
    expect(startOf(text, 'Written expression')).toBe('21');
  });

  it('stands under its period, though the name of its row holds a figure', () => {
    const text =
      'GOAL 1\nGiven a grade 4 passage, Odalys will read 105 words correct per minute with 96% accuracy.\n\n                     Start (5/25)    MP1 (11/7)    MP2 (1/23)    MP3 (3/27)    MP4\nWCPM (median of 3)       52              59            66            71        \nAccuracy                 91%             92%           94%           94%       \n';
    expect(startOf(text, 'Reading fluency')).toBe('71');
  });
});

describe('the children of a report', () => {
  it('are no parts of a test below a line with name and grade', () => {
    const text =
      'OCCUPATIONAL THERAPY EVALUATION\n\nName: Odalys Brandt                      Grade: 1\n\nOdalys likes to swim. She is new here.\n\n   BOT-2                     Scale score    Description\n     Fine Motor Precision         7         Below Average\n     Fine Motor Integration       6         Below Average\n     Manual Dexterity             8         Below Average\n';
    expect(readReport([{ page: 1, text }]).studentNames).toEqual(['Odalys Brandt']);
  });
});
