/** A goal asks for what the baseline's own row or sentence says was done, in the time it was done in. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../test/drafts-under.js';

const HEAD = 'Student: Odalys Brandt\nGrade: 3\nDate of Report: 11/20/2025\nShe is eight years old.\n\n';
const draftOf = draftsUnder(HEAD);

const goalOf = (area: string, text: string) => draftOf(area, text).Goal;

describe('the goal of a narrower skill than its area', () => {
  it.each([
    [
      'Employment',
      'Employment\nTasks on the cleaning list finished without a reminder: 6 of 15',
      /finish 12 of 15 tasks on the cleaning list without a reminder/,
    ],
    [
      'Receptive language',
      'Language\nTwo-step directions followed without repetition    4 of 12',
      /follow 10 of 12 two-step directions without repetition/,
    ],
    [
      'Work completion and executive function',
      'Work habits\nAssignments turned in on time    9 of 24',
      /turn in 85% of assignments on time/,
    ],
  ])('asks for the deed that a row tells behind its things: %s', (area, text, expected) => {
    expect(goalOf(area, text)).toMatch(expected);
  });

  it('makes no deed of things that others gave or that went wrong', () => {
    expect(
      goalOf('Work completion and executive function', 'Work habits\nTasks assigned    9 of 24'),
    ).not.toMatch(/assign \d/);
  });

  it('makes no deed of what an adult did for the student', () => {
    expect(goalOf('Math problem solving', 'Math\nStory problems read aloud to her    2 of 8')).not.toMatch(
      /read aloud \d/,
    );
  });

  it('asks for first sounds where these were counted, and for no whole word', () => {
    const goal = goalOf(
      'Phonological awareness',
      'Phonological awareness\nFirst sound of a word    3 of 12\nRhyming    10 of 12',
    );
    expect(goal).toMatch(/say the first sound of the word/);
    expect(goal).not.toMatch(/each sound|segment/);
  });

  it('asks for deleting where the first sound was deleted', () => {
    expect(
      goalOf(
        'Phonological awareness',
        'Phonological awareness\nDeleting the first sound of a word    3 of 12',
      ),
    ).toMatch(/delete the (?:named|first) sound/);
  });

  it('asks for names of pictures and not for meanings', () => {
    const goal = goalOf('Vocabulary', 'Vocabulary\nPictures of the weather unit that she named: 12 of 40');
    expect(goal).toMatch(/name 32 of 40 pictures/);
    expect(goal).not.toMatch(/meaning/);
  });

  it('names the kind of problems that the sentence before gave', () => {
    const goal = goalOf(
      'Math computation',
      'Math\nOn October 3 I gave her 20 problems with decimals (add and subtract). She had 7 of 20 correct.',
    );
    expect(goal).toMatch(/16 of 20 problems with decimals/);
  });

  it.each([
    [
      'On a mixed page of facts Odalys had 12 of 50 correct in four minutes.',
      /40 of 50 problems in four minutes/,
    ],
    [
      'Odalys solved 9 of 30 subtraction problems in 4 minutes.',
      /24 of 30 subtraction problems in 4 minutes/,
    ],
  ])('keeps the time: %s', (text, expected) => {
    expect(goalOf('Math computation', `Math\n${text}`)).toMatch(expected);
  });
});
