/** Objectives fade a support that fits the student's grade, the figure they start from and what the report recommends. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';
import type { Counted } from './quantities.js';
import { stepValues } from './steps.js';

const headOf = (grade: string) =>
  `Student: Ilse Varga    Grade: ${grade}\nDate of report: February 10, 2026\n\n`;

const objectivesOf = (text: string, areaOfNeed: string, grade = '3') =>
  draftFromReport({
    report: readReport([{ page: 1, text: headOf(grade) + text }]),
    areaOfNeed,
    disability: '',
    student: {},
  }).Objectives.join(' ');

describe('a ladder of support', () => {
  it('gives older students no materials of the first grades', () => {
    const text = 'Spelling. On a dictated list she spelled 6 of 20 words correctly.';
    for (const grade of ['6', '8', '10'])
      expect(objectivesOf(text, 'Spelling', grade)).not.toMatch(/sound boxes|pictures?|tokens/);
  });

  it('asks for no more help than a figure reached alone had', () => {
    const objectives = objectivesOf(
      'Self-care. At dismissal she completed 4 of 9 packing steps without help.',
      'Self-care',
    );
    expect(objectives).not.toMatch(/model|help at|prompt for each/);
  });

  it('keeps to the items that the baseline counted', () => {
    const objectives = objectivesOf(
      'Math. On a page of two-step word problems she solved 3 of 10 correctly.',
      'Math problem solving',
      '5',
    );
    expect(objectives).not.toMatch(/one-step/);
  });

  it('reads no words to the student that the student is to read', () => {
    const text = 'Decoding. She read 6 of 20 words with vowel teams correctly.';
    expect(objectivesOf(text, 'Decoding')).not.toMatch(/read first by|separate cards/);
  });

  it('prompts no sample of free talk', () => {
    const text = "Language. In the language sample Ilse's mean length of utterance was 3.1 morphemes.";
    expect(objectivesOf(text, 'Expressive language', 'K')).not.toMatch(/first word|starter|model to repeat/);
  });

  it('fades the tool that a recommendation names', () => {
    const objectives = objectivesOf(
      'Math. On regrouping subtraction she solved 4 of 12 problems correctly.\n\nRECOMMENDATIONS\n1. Teach subtraction in math with a written step card.\n',
      'Math computation',
      '5',
    );
    expect(objectives).toMatch(
      /with the step card.*with a reminder of the step card.*without the step card/i,
    );
  });

  it('thins the help that the student is known to do better with', () => {
    const objectives = objectivesOf(
      'Following directions. She carried out 3 of 12 two-step directions in full. With a gesture for each step she completed 10.',
      'Receptive language',
      'K',
    );
    // Half of the way that the gestures lead is 6.5 of 12: the first number lies beyond it.
    expect(objectives).toMatch(
      /7 of 12.*with a gesture on six of the directions.*9 of 12.*with a gesture on three of the directions.*10 of 12.*without help/,
    );
  });

  it('thins the help of what is taught in place of a problem', () => {
    const objectives = objectivesOf(
      'Stuttering. In conversation Ilse stuttered on 8% of syllables. In a 5-minute conversation without reminder she used a strategy at 5 of 25 moments of stuttering. With a visual cue card she used one at 15 of 25.',
      'Speech fluency',
      '5',
    );
    expect(objectives).toMatch(
      /45% of moments of stuttering, with a visual cue card about half of the time.*55% .*with a visual cue card about a quarter of the time.*60% .*without help/i,
    );
  });

  it('gives no reminder to what the goal does unprompted', () => {
    const objectives = objectivesOf(
      'Behavior. Unprompted, she asked for a break in 6 of 30 chances.',
      'Behavior',
      '4',
    );
    expect(objectives).not.toMatch(/prompt to|reminder.*unprompted|unprompted.*reminder/i);
  });

  it('ends without an adult', () => {
    const text = 'Community. She did 4 of 10 steps of the crossing routine with prompts.';
    expect(objectivesOf(text, 'Daily living and safety', '9')).not.toMatch(
      /in view at instructional week 36/,
    );
  });
});

describe('the numbers of the steps', () => {
  const counted = (measure: Partial<Counted['measure']>): Counted => ({
    measure: {
      areaOfNeed: 'Spelling',
      skill: 'Spelling',
      kind: 'percent',
      value: 40,
      unit: 'accuracy',
      isPrior: false,
      isStrength: false,
      page: 1,
      quote: '40%',
      ...measure,
    },
    isFalling: false,
    isAnswered: true,
  });

  it('are shares that the list can give', () => {
    expect(stepValues(counted({ value: 60, quote: 'May: 60% (12 of 20)' }), 80)).toEqual([65, 75, 80]);
    expect(stepValues(counted({}), 80)).toEqual([55, 65, 80]);
  });

  it('of a tally lie in fives as its criterion does, whatever was counted out of', () => {
    const tally = {
      ...counted({ kind: 'ratio', value: 6, outOf: 21, unit: 'assignments' }),
      isInFives: true,
    };
    const inPercent = (values: readonly number[]) => values.map((value) => Math.round((100 * value) / 21));
    expect(inPercent(stepValues(tally, 17, true))).toEqual([45, 65, 81]);
    expect(stepValues(tally, 17)).toEqual([10, 13, 17]);
  });

  it('are far enough apart to be told in a language sample', () => {
    const sample = { kind: 'level', value: 3.1, unit: 'mean length of utterance' } as const;
    expect(stepValues(counted(sample), 3.6)).toEqual([3.3, 3.6]);
  });
});
