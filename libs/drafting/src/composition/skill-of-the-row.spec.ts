/** A goal asks for what the baseline's own row or sentence says was done, in the time it was done in. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../test/drafts-under.js';

const HEAD = 'Student: Odalys Brandt\nGrade: 3\nDate of Report: 11/20/2025\nShe is eight years old.\n\n';
const draftOf = draftsUnder(HEAD);

const goalOf = (area: string, text: string) => draftOf(area, text).Goal;

describe('the goal of a narrower skill than its area', () => {
  it.each([
    [
      'Math computation',
      'Math\nOn mixed addition/subtraction facts to 20 she writes 9 digits correct per minute.',
      /addition\/subtraction facts/,
    ],
    [
      'Math computation',
      'Math\nOdalys solved 4 of 12 problems of two-digit addition and subtraction with regrouping.',
      /two-digit addition and subtraction problems with regrouping/,
    ],
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
    [
      'Expressive language',
      'Language\nEnglish past tense in a story task: 8 of 24 correct',
      /in a story task, Odalys will use English past tense correctly in 20 of 24 items|use English past tense correctly in 20 of 24 items, .*in a story task/i,
    ],
    [
      'Receptive language',
      'Language\nTwo-step directions with concepts (before, after), English: followed 5 of 16',
      /follow 13 of 16 two-step directions/,
    ],
    [
      'Emotional regulation',
      'Coping\nSo at this time Odalys uses a strategy without prompting in 6 of 16 recorded situations.',
      /^(?!.*\bat this time\b).*use a strategy without prompting in 80% of recorded situations/i,
    ],
    [
      'Math problem solving',
      'Math\nFrom a grade 3 set of two-step problems she solved 3 of 12.',
      /given a grade 3 set of two-step problems/i,
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

  it.each([
    [
      'Pragmatic language',
      'Conversation\n| Skill | September | Now |\n|---|---|---|\n| Repairs when partner is confused | 0 of 4 | 2 of 9 |',
      /repair when partner is confused/,
      /when partner in/,
    ],
    [
      'Employment',
      'Employment (job site, steps of the task)\n  Steps                                     Fall      Now\n  Clocks in (of 10)                          8         9\n  Moves to the next task when one is done (of 10)     2           4',
      /move to the next task when one is done/,
      /when one in/,
    ],
    [
      'Listening and equipment care',
      'Equipment\nListening check of both aids      7 of 16',
      /listening check/i,
      /will listen check/,
    ],
    [
      'Employment',
      'Employment\nSite 2, hospital supply room, three mornings a week\n- Supply room, 4/13-4/24: begins the next task without being told on 5 of 18 occasions.',
      /will (?:begin|complete)/,
      /supply room/,
    ],
    [
      'Reading comprehension',
      'She answered 13 of 14 factual questions correctly, against 5 of 14 that called for an inference.',
      /questions/,
      /will call/,
    ],
  ])('in %s tells a whole deed: %s', (area, text, deed, half) => {
    const goal = goalOf(area, text);
    expect(goal).toMatch(deed);
    expect(goal).not.toMatch(half);
  });

  it.each([
    [
      'Work completion and executive function',
      'She began within 2 minutes in 9 of 20 observations across English and history between January 27 and February 21.',
      /will begin within 2 minutes in \d+(?: of 20|%)[^.]*? across English and history(?! between)/,
    ],
    [
      'Independent living',
      'The apartment has a list of 14 weekly jobs for running the household. Odalys began and finished 5 of 14 unprompted in the week of March 17.',
      /will begin and finish 12 of 14 weekly jobs unprompted/,
    ],
    [
      'Work completion and executive function',
      'Gradebook\nAssignments that need a paragraph or more: handed in 6 of 22.',
      /hand in (?:\d+ of 22|\d+% of) assignments that need a paragraph or more/,
    ],
    [
      'Work completion and executive function',
      'Work habits\nOf the long assignments (more than one page) she turned in 1 of 9.',
      /turn in (?:8 of 9|\d+% of) (?:long )?assignments/,
    ],
    [
      'Self-advocacy',
      'Knowing her supports\nShe named 1 of 5 (extra time).',
      /name 4 of 5 of those asked for/,
    ],
    [
      'Braille, orientation and mobility',
      'Braille\n                                  Fall      Winter     Spring\n   contractions read in isolation     48           80          104      of 180\n',
      /read \d+ of 180 contractions in isolation/,
    ],
    [
      'Self-care',
      'Toileting\n\tTries\tAlone\tWith help\nPulls pants up\t20\t6 of 20\t18 of 20\n',
      /pull pants up in \d+ of 20/,
    ],
  ])('in %s tells what was done, without its column', (area, text, deed) => {
    expect(goalOf(area, text)).toMatch(deed);
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
