/** What is asked for is what was counted, in the conditions in which it was counted. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { draftsUnder } from '../../test/drafts-under.js';

const draftOf = draftsUnder('Student: Odalys Brandt\nGrade: 4\nDate of Report: 11/20/2025\n\n');
const goalOf = (area: string, text: string) => draftOf(area, text).Goal;

describe('a count in a set time', () => {
  it.each([
    [
      'Social skills\nIn two 10-minute counts at recess Odalys started 1 interaction per 10 minutes with a peer.',
      'Social skills',
      /start 2 interactions per 10 minutes with a peer/,
    ],
    [
      'Social skills\nOdalys made 2 friendly approaches to peers per 10 minutes, classmates made 7.',
      'Social skills',
      /make \d friendly approaches to peers per 10 minutes/,
    ],
    [
      'Participation\nOdalys spoke voluntarily in front of the class 1 time in 10 class periods.',
      'Anxiety and participation',
      /speak voluntarily in front of the class \d times? in 10 class periods/,
    ],
  ])('is asked for in its own words: %s', (text, area, goal) => {
    expect(goalOf(area, text)).toMatch(goal);
  });

  it('is compared with what classmates made, and not with the minutes', () => {
    const { Fape } = draftOf(
      'Social skills',
      'Social skills\nOdalys made 2 friendly approaches to peers per 10 minutes, classmates made 7.',
    );
    expect(Fape[0]?.Criterion).toMatch(/to 7, the figure for classmates/);
    expect(Fape[0]?.Criterion).not.toMatch(/\b10, the figure/);
  });
});

describe('a goal from a figure', () => {
  it('gives no help that the report does not speak of', () => {
    for (const grade of ['3', '4', '5', '6', '7', '8']) {
      const draft = draftsUnder(`Student: Odalys Brandt\nGrade: ${grade}\nDate of Report: 11/20/2025\n\n`)(
        'Attention and task engagement',
        'Attention\nOdalys was on task in 46% of intervals.',
      );
      expect(draft.Goal).not.toMatch(/visual schedule|self-monitoring card|short parts/);
    }
  });

  it('keeps to the lesson in which it was counted', () => {
    const inMath = 'Attention\nDuring independent work in math Odalys was on task in 46% of intervals.';
    expect(goalOf('Attention and task engagement', inMath)).not.toMatch(/whole-group|taught together/);
    const inGroup = 'Attention\nDuring whole-group lessons Odalys was on task in 46% of intervals.';
    expect(goalOf('Attention and task engagement', inGroup)).toMatch(/whole-group|taught together/);
  });

  it('names both sounds that were tried together', () => {
    const text =
      'Articulation\nProbe of /s/ and /z/ without a model:\n\n                    Jan 2025     Jan 2026\nWords (40 items)    20%          35%\nSentences           5%           15%\n';
    expect(goalOf('Articulation', text)).toMatch(/\/s\/ and \/z\//);
  });

  it('asks for the strategy that was counted, before how much is stuttered', () => {
    const text =
      'Speech fluency\n\n   Speaking task                 % syllables stuttered\n   Conversation with SLP              10.5\n   Reading aloud                       6.2\n\nIn two class discussions she used an easy onset or a pull-out in 2 of 16 moments of stuttering that I could see. In the therapy room it was 13 of 16 with reminders.';
    expect(goalOf('Speech fluency', text)).toMatch(
      /up from (?:a baseline of )?2 of 16|from a baseline of 2 of 16/,
    );
  });

  it('marks past tense where it was marked', () => {
    const text =
      'Language\nIn a language sample Odalys marked past tense correctly in 9 of 24 places where it was needed.';
    expect(goalOf('Expressive language', text)).toMatch(
      /mark past tense correctly in \d+ of 24 places where needed/,
    );
  });

  it('counts no vowel teams where words with them were read', () => {
    const text =
      'Decoding\nWords not taught before, 1/21:\n   consonant blends        15 of 20\n   silent e                 6 of 20\n   vowel teams              3 of 20\n\nVowel teams are the place to begin.';
    expect(goalOf('Decoding', text)).not.toMatch(/of 20 teams/);
  });

  it('does up fasteners, and no steps of them', () => {
    const text = 'Self-care\nTotal independent: 3 of 8 fasteners.';
    expect(goalOf('Self-care', text)).toMatch(/do up 7 of 8 fasteners/);
  });
});

describe('the texts of the goal so far', () => {
  const REPORT =
    'GOAL 1. Given a grade 3 passage, Odalys will read 95 words correct per minute.\nProgress: 79 words correct per minute on grade 3 passages. Not met.\n\nREADING FLUENCY\nOn the grade 4 benchmark Odalys read 62 words correct per minute.\n';

  it('are not those of a figure that was read elsewhere', () => {
    const goal = goalOf('Reading fluency', REPORT);
    if (/from (?:a baseline of )?62/.test(goal)) expect(goal).toMatch(/grade 4/);
    else expect(goal).toMatch(/grade 3/);
  });

  it('of a goal in a few words were for last year', () => {
    const goal = goalOf(
      'Reading fluency',
      "LAST YEAR'S GOALS\n1. ORF, gr 3 text, 95 wcpm. Not met.\n\nREADING FLUENCY\nOdalys read 61 words correct per minute.\n",
    );
    expect(goal).toMatch(/grade 4/);
  });
});

describe('the routine whose steps were counted', () => {
  it.each([
    [
      'Daily living and safety',
      'Street crossing, signalled intersection at Broad St. (9 steps: stop at curb, find signal, press, wait,\nlook, step out, cross, look again, step up):\n\n   Odalys completes 5 of 9 steps without a prompt.',
      /9 of 9 steps of the street crossing routine/,
    ],
    [
      'Self-care',
      'SELF-CARE\nHand washing at the center was scored with the six-step picture chart: did 2 of 6 steps on her own.',
      /5 of 6 steps of (?:the )?hand washing/,
    ],
    [
      'Self-care',
      'TOILETING\nOdalys is on a schedule.\n     Routine has 10 steps (go in, sit, wipe, flush, soap, rinse, dry).\n     May: 4 of 10 steps done without help      (September: 1 of 10)\n',
      /of 10 steps of toileting/,
    ],
    [
      'Employment',
      'DISH ROOM ROUTINE, 16 steps (task analysis)\n   without prompts, average of 8 shifts:   9 of 16 steps\n',
      /of 16 steps of the dish room routine(?! routine)/,
    ],
  ])('is named in the goal of %s', (area, text, goal) => {
    expect(draftOf(area, text).Goal).toMatch(goal);
  });
});
