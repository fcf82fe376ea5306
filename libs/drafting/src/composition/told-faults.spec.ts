/** What went wrong is counted as well: no goal may ask for more of it. */
import { describe, expect, it } from '@jest/globals';
import { DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';

const goalOf = (areaOfNeed: string, sentence: string) =>
  draftFromReport({
    report: readReport([
      {
        page: 1,
        text: `Student: Odalys Brandt  Grade: 4\nReport date: May 2, 2026\n\nResults\n${sentence}\n`,
      },
    ]),
    areaOfNeed,
    disability: DISABILITY_UNDETERMINED,
    student: {},
  });

describe('a goal', () => {
  it.each([
    ['Behavior', 'Odalys threw materials in 4 of 10 class periods.', /throw/],
    ['Behavior', 'Odalys called out in 5 of 12 lessons.', /call out/],
    ['Attention and task engagement', 'Odalys put her head down in 5 of 12 lessons.', /head down/],
    ['Social skills', 'Odalys talked over others in 4 of 10 conversations.', /talk over/],
    ['Pragmatic language', 'Odalys changed the topic in 4 of 10 conversations.', /change the topic/],
    ['Anxiety and participation', 'Odalys passed when called on 9 of 14 times.', /pass when/],
    ['Anxiety and participation', 'Odalys asked to go to the nurse in 4 of 10 lessons.', /nurse/],
    [
      'Gross motor',
      'Falls at school, log kept by the aide: 5 per week (three weeks: 4, 6, 5).',
      /8 times per week/,
    ],
    ['Spelling', 'Odalys spelled 6 of 10 words incorrectly.', /incorrectly|8 of 10/],
    ['Math computation', 'Odalys got 6 of 10 problems wrong.', /wrong|8 of 10/],
    ['Handwriting', 'Odalys wrote 7 of 20 letters backward.', /backward|16 of 20/],
    ['Receptive language', 'Odalys did not follow 7 of 10 directions.', /7 of 10|8 of 10/],
    ['Work completion and executive function', 'Odalys turned in 5 of 20 assignments late.', /late|16 of 20/],
  ])('in %s asks for no more of this: %s', (area, sentence, fault) => {
    expect(goalOf(area, sentence).Goal).not.toMatch(fault);
  });

  it.each([
    ['Social skills', 'Odalys joined a game in 3 of 10 recesses.', /join a game in 8 of 10 recesses/],
    [
      'Self-advocacy',
      'Odalys asked for help when she had not understood in 4 of 18 lessons.',
      /ask for help/,
    ],
    [
      'Spelling',
      'Odalys spelled 7 of 20 words correctly, most errors being vowels.',
      /spell 16 of 20 words correctly/,
    ],
    [
      'Emotional regulation',
      'Odalys used her card before leaving the room in 3 of 10 upsets.',
      /use her card/,
    ],
  ])('in %s asks for more of what went well: %s', (area, sentence, deed) => {
    expect(goalOf(area, sentence).Goal).toMatch(deed);
  });

  it('keeps shares above where they start, each higher than the one before', () => {
    const { Goal, Objectives } = goalOf(
      'Work completion and executive function',
      'Odalys turned in 24 of 30 assignments on time.',
    );
    const shares = [...Objectives, Goal].map((text) => Number(/(\d+)% of assignments/.exec(text)?.[1]));
    expect(shares[0]).toBeGreaterThan(80);
    expect(new Set(shares.slice(0, -1)).size).toBe(shares.length - 1);
    expect(shares.at(-1)).toBe(shares.at(-2));
  });

  it('is not held at what others needed of another thing', () => {
    const { Fape } = goalOf(
      'Reading comprehension',
      'Odalys answered 4 of 20 questions correctly, while classmates needed 6 prompts.',
    );
    expect(Fape[0]?.['Criterion']).not.toMatch(/6, the figure/);
  });

  it('is about no plural that only shares the number', () => {
    expect(
      goalOf('Decoding', 'In a class of 20 students she got a list. She read 5 of 20 correctly.').Goal,
    ).not.toMatch(/students/);
  });
});
