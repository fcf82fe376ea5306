/** Figures that strict readers found to be none, or with help. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';
import { chooseBaseline } from '../../composition/baseline-choice.js';
import { planOf } from '../../areas/plans.js';

const HEAD = 'PROGRESS REPORT\nStudent: Odalys Brandt   Grade: 4\nDate of Report: 11/20/2025\n\n';
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
      'Written expression\nHer argument essay, done without help, scored 7 of 20 on the rubric. With the outline filled in together she got 13 of 20 on the next one.',
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
      'Behavior\nTime of day: 68% of all incidents during table work.\nShe asked for a break without a prompt in 3 of 20 opportunities.',
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
      'Spelling\nSpelling inventory, 15 dictated words: Odalys spelled 5 of 15 words correctly. On the Friday spelling test, with the list practiced all week, she gets 12 of 15.',
      'Spelling',
      '5 of 15',
    ],
    [
      'notice in advance',
      'Participation\nOdalys spoke in 1 of 10 classes. When teachers let her know in advance she spoke in 4 of 10.',
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
