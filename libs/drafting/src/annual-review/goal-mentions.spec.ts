/** Old goals whose progress stands far from their words: by a code, in numbered rows, under a question; all made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import type { GoalReading } from './goal-reading.js';
import { reviewOf } from './review.js';

const HEAD = 'ANNUAL REVIEW\nStudent: Ottavia Renn   Grade: 4\nDate: 5/6/2026\n\n';
const inWords = (figure: GoalReading | undefined) =>
  figure === undefined
    ? 'none'
    : `${figure.value}${figure.isPercent ? '%' : figure.outOf === undefined ? '' : ` of ${figure.outOf}`}`;
const goalsOf = (text: string) => readReport([{ page: 1, text: `${HEAD}${text}` }]).oldGoals;
const told = (text: string) =>
  goalsOf(text).map((goal) => {
    const { verdict, isNoLongerNeed } = reviewOf(goal);
    return `${goal.readings.map(inWords).join(', ')} | ${isNoLongerNeed ? 'no longer a need' : verdict}`;
  });

describe('progress told far from the words of its goal', () => {
  it('is found by the code a provider gives the goal', () => {
    expect(
      told(`GOALS FROM LAST YEAR'S IEP

OT-1: Ottavia will cut along a curved line, 8 of 10 tries.
PT-1: Ottavia will hop on one foot in 4 of 5 trials.

NOTES BY DATE

9/12/25   OT-1  3 of 10 tries.   PT-1  1 of 5.
1/15/26   OT-1  5 of 10 with a model.
2/20/26   PT-1  4 of 5, no hand held.
4/30/26   OT-1  6 of 10.   PT-1  5 of 5 on both days.

WHERE THAT LEAVES US

Hopping (PT-1). She hops with the class. We do not ask for another gross motor goal.
`),
    ).toEqual(['3 of 10, 5 of 10, 6 of 10 | continue', '1 of 5, 4 of 5, 5 of 5 | no longer a need']);
  });

  it('is found in the rows that begin with the number of the goal', () => {
    expect(
      told(`Last year's goals

(1) Ottavia will name the main idea in 8 of 10 paragraphs.
(2) Ottavia will raise her hand before she speaks 12 times in a school day.

                   Oct 2025    Jan 2026    Apr 2026
   (1) main idea   3 of 10     4 of 10     6 of 10
   (2) class talk  2 a day     5 a day     9 a day

About (1). Keep it as it is.
`),
    ).toEqual(['3 of 10, 4 of 10, 6 of 10 | continue', '2, 5, 9 | continue']);
  });

  it('is left with the goal above where the rows are numbered for something else', () => {
    expect(
      told(`Goal 1. Ottavia will read 100 words correct per minute.
Report  Date       Words
1       10/10/25   61
2       1/16/26    70
Goal 2. Ottavia will spell 16 of 20 words.
Report  Date       Words right
1       10/10/25   8 of 20
2       1/16/26    11 of 20
`),
    ).toEqual(['61, 70 | continue', '8 of 20, 11 of 20 | continue']);
  });

  it('is found under the question about the goal', () => {
    expect(
      told(`Q. What were last year's goals?
1. "Ottavia will turn in 85% of her assignments."
2. "Ottavia will use a calming strategy in 4 of 5 episodes."

Q. What do the data say for goal 1?
A. In fall it was 50%, in January 66%.

Q. Goal 2?
A. In October 2 of 5, in January 5 of 5. Nothing further is needed.

Q. What else is new?
A. She was early on 9 of 10 days.
`),
    ).toEqual(['50%, 66% | continue', '2 of 5, 5 of 5 | no longer a need']);
  });

  it('is found in dated notes below the codes of the periods', () => {
    expect(
      told(`GOAL 1    Area: Behavior
Ottavia will wait for her turn, with no more than 3 call-outs in a 30-minute class.
Where she began (May 2025): 11 call-outs per class

Nov 14: PS     Jan 30: PS     Apr 10: M

Notes:  11/14  Average of 8 per class.
        1/30   Average of 5 per class in two subjects.
        4/10   Average of 2 per class. She keeps her own tally.
`),
    ).toEqual(['5, 2 | raise']);
  });

  it('takes the first sentence of a note for the goal, and what is told of harder texts for the next one', () => {
    const [goal] = goalsOf(`GOAL 1
Ottavia will name the main idea of a grade 3 passage with 80% accuracy.
Where she began (May 2025): 40%

Notes:  11/14  55%
        1/30   70% over two passages
        4/10   85% over two passages. On the grade 4 passages of her class
               she had 50%.
`);
    expect(inWords(goal?.newest)).toBe('85%');
  });
});

describe('what is told of a goal that has a number', () => {
  it('is no other goal', () => {
    expect(
      goalsOf(`Goal 1. Ottavia will read 100 words correct per minute.
Goal 2. Ottavia will spell 16 of 20 words.

Comments

Goal 1. Ottavia gained 22 words in the year.
What she does want is to read to her brother in 4 of 7 nights.
I will take each one after another.
`),
    ).toHaveLength(2);
  });
});

describe('a goal that the report closes', () => {
  it.each([
    'We can let this one go.',
    "She does it everywhere. I'd take it off.",
    'No toileting goal is needed.',
    'This goal has done its job.',
    'Nothing more to teach.',
    'The place in the IEP should go to something else.',
    'The team sees no need for a behavior goal any longer.',
  ])('is told as no longer a need: %s', (words) => {
    expect(
      told(
        `Goal 1. Ottavia will stay dry on 9 of 10 days.\nIn fall 6 of 10 days, in April 10 of 10 days. ${words}\n`,
      ),
    ).toEqual(['6 of 10, 10 of 10 | no longer a need']);
  });

  it('is none where she can take off her coat', () => {
    expect(
      told(
        'Goal 1. Ottavia will put on her coat on 9 of 10 days.\nIn fall 3 of 10 days, in April 6 of 10 days. She can take it off.\n',
      ),
    ).toEqual(['3 of 10, 6 of 10 | continue']);
  });
});
