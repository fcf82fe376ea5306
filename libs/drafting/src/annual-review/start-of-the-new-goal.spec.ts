/** Which old goal a draft goes on with, and how far it is, where only the start of the new goal tells it. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../test/drafts-under.js';

const HEAD = 'ANNUAL REVIEW\n\nStudent: Odalys Brandt    Grade: 4\nDate: December 11, 2026\n\n';
const draftUnder = draftsUnder(HEAD);
const reviewIn = (text: string, areaOfNeed: string) => draftUnder(areaOfNeed, text).Review;

describe('the review beside a draft', () => {
  it('takes the start of the new goal as the newest figure, where it is counted as the goal asks', () => {
    const review = reviewIn(
      'Reading. On a new grade 3 passage Odalys read 61 words correct per minute on 12/4.\n\nPROGRESS ON GOALS FROM THE 12/13/2025 IEP\n1. ORF, gr 3 text, 95 wcpm. Not met.\n2. Caps + end marks in own sentences, 8/10. Met in Nov.\n',
      'Reading fluency',
    );
    expect(review?.Why).toContain('The newest figure is 61');
    expect(review?.Why).toContain('the goal asked for 95');
  });

  it('takes no start that is counted otherwise', () => {
    const review = reviewIn(
      'Reading. On a new grade 3 passage Odalys read 61 words correct per minute on 12/4.\n\nPROGRESS ON GOALS FROM THE 12/13/2025 IEP\n1. Oral reading, gr 3 text, 96% accuracy. Not met.\n2. Caps + end marks in own sentences, 8/10. Met in Nov.\n',
      'Reading fluency',
    );
    expect(review?.Why).not.toContain('61');
  });

  it('is of the goal that counted the start, of two in one area', () => {
    const review = reviewIn(
      `DAILY LIVING: LAUNDRY (15 steps, school laundry room)
   So as of December 8 she does 9 of 15 steps on her own.

DAILY LIVING: CROSSING THE STREET (corner of Peach and 4th)
   Odalys crossed safely on her own on 6 of 10 crossings. On the other four she followed others.

Goals for this year:
   1. Odalys will complete 13 of 15 laundry steps independently in 3 of 4 sessions.
   2. Odalys will cross safely on 10 of 10 crossings with no prompt.
`,
      'Daily living and safety',
    );
    expect(review?.OldGoal).toContain('crossings');
  });

  it('takes minutes for no messages', () => {
    const review = reviewIn(
      `Communication. Odalys was watched in the cafeteria for 20 minutes each on three days: she started 3 messages in 20 minutes with the tablet on her own.

Goals for this year:
   4. Odalys will start 8 messages with her tablet in 20 minutes in the community without a prompt.
   Making progress, not met.
`,
      'Functional communication',
    );
    expect(review?.Why).toContain('The newest figure is 3 messages');
  });

  it('holds the level of a state test for no verdict on the goal', () => {
    const review = reviewIn(
      `Goal 1. Reading comprehension
  "Given a grade 4 passage, Odalys will answer 8 of 10 inference questions correctly on 3 consecutive probes."
  On 10/30/26 Odalys answered 5 of 10 inference questions. IAR 2026: Partially Met.
`,
      'Reading comprehension',
    );
    expect(review?.Why).toContain('5 of 10');
    expect(review?.Why).not.toContain('Partially');
  });

  it('takes no figure that was reached with a thing of which the goal says nothing', () => {
    const review = reviewIn(
      `DATA
1) Computation (mixed probe, 1 minute, no calculator)
                          Fall '25      Winter '26    Spring '26 (4/7)
   Digits correct/min     14             18            21
   On 4/7 she scored 21 digits correct per minute. Errors: integers with unlike signs, adding denominators.
   With the multiplication chart taped to her desk the same week: 33 digits correct per minute.

ANNUAL GOALS
Goal 1. By April 2026 Odalys will compute 30 digits correct per minute on mixed probes.
   NOT MET - progressing.
`,
      'Math computation',
    );
    expect(review?.Why).toContain('The newest figure is 21');
    expect(review?.Why).not.toContain('33');
  });

  it('takes neither what help reached nor problems of fewer steps', () => {
    const review = reviewIn(
      `1. Problem solving
   - Two-step problems, read aloud to her, calculator allowed: 3 of 10 solved correctly on December 4.
   - With the schema checklist and me asking "what is this story about?" she solved 6 of 10.
   - One-step problems: 9 of 10, so we can move on from those.

GOAL FROM LAST YEAR
Given 10 two-step word problems, Odalys will solve 7 correctly. Status: limited progress.
`,
      'Math problem solving',
    );
    expect(review?.Why).toContain('The newest figure is 3 of 10');
    expect(review?.Verdict).toBe('continue');
  });
});
