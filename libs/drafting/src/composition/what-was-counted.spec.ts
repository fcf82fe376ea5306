/** A goal counts what the report counted: its things, its time, its deed, also where the lines around the figure tell them. */
import { describe, expect, it } from '@jest/globals';
import { DISABILITY_UNDETERMINED } from '@goalwright/contracts/areas-of-need';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';

const HEAD = 'Student: Odalys Brandt\nGrade: 5\nDate of Report: 11/20/2025\nShe is ten years old.\n\n';

const draftOf = (area: string, text: string) =>
  draftFromReport({
    report: readReport([{ page: 1, text: `${HEAD}${text}` }]),
    areaOfNeed: area,
    disability: DISABILITY_UNDETERMINED,
    student: {},
  });
const goalOf = (area: string, text: string) => draftOf(area, text).Goal;

describe('the time in which something was counted', () => {
  it('stands in the sentence before and is quoted from there', () => {
    const { Goal, Evidence } = draftOf(
      'Math computation',
      'Math\nShe took three 4-minute probes of mixed computation. Monday 15, Wednesday 17, Friday 16 digits correct; median 16.',
    );
    expect(Goal).toMatch(/16 correct digits in 4 minutes/);
    expect(Goal).not.toMatch(/per minute/);
    expect(Evidence.map(({ Quote }) => Quote).join(' ')).toContain('4-minute probes');
  });

  it('is none where nobody tells it, and no level of digits per minute is its target', () => {
    const { Goal } = draftOf('Math computation', 'Math\nOdalys wrote 17 digits correct on the last sheet.');
    expect(Goal).toMatch(/17 digits correct\b(?! per)/);
    expect(Goal).toMatch(/that the IEP team sets/);
  });

  it('is that of writing, and not of thinking', () => {
    const text =
      'Writing\nShe had one minute to think and five to write. Correct word sequences were 29, 34 and 31, a median of 31.';
    expect(goalOf('Written expression', text)).toMatch(/31 correct word sequences in 5 minutes/);
  });

  it('is that of the look, for requests', () => {
    const text =
      'Communication\nI watched free play for 30 minutes. She made 4 requests on her own: three by pulling a sleeve.';
    expect(goalOf('Functional communication', text)).toMatch(
      /make 8 requests on her own in thirty minutes, .*4 requests per thirty minutes/,
    );
  });

  it('leaves a level that lies further off than a year reaches', () => {
    const text = 'Math\nOn 4-minute computation probes Odalys had a median of 16 digits correct.';
    expect(goalOf('Math computation', text)).toMatch(/32 correct digits in 4 minutes/);
  });
});

describe('the things counted', () => {
  it.each([
    [
      'Daily living and safety',
      'Safety\nWe watched 12 crossings on Fourth Street. Correct alone: 5 of 12.',
      /at 12 of 12 crossings/,
    ],
    [
      'Money and time',
      'Money\nI watched 10 purchases at the store. Correct: 4 of 10.',
      /in 8 of 10 purchases/,
    ],
    [
      'Emotional regulation',
      'Emotions\nA strategy was begun on her own in 3 of 20 outbursts.',
      /in 16 of 20 outbursts/,
    ],
  ])('are named by the lines before, for %s', (area, text, expected) => {
    expect(goalOf(area, text)).toMatch(expected);
  });

  it('are no steps where the report speaks of none', () => {
    const goal = goalOf('Self-care', 'Self-care\nToileting without help: 6 of 30.');
    expect(goal).not.toMatch(/24 of 30 steps/);
    expect(goal).toMatch(/24 of 30/);
  });

  it('are what was asked for', () => {
    const text = 'Self-advocacy\nAsked to tell me her accommodations, Odalys named 2 of 7.';
    expect(goalOf('Self-advocacy', text)).toMatch(/name 6 of 7/);
    expect(goalOf('Self-advocacy', text)).not.toMatch(/opportunities/);
  });

  it('are points where two traits of a rubric stand beside them', () => {
    const text = 'Writing\nideas 2   organization 1   sentences 2   conventions 2   total 7 of 16';
    expect(goalOf('Written expression', text)).toMatch(/earns 13 of 16 points/);
  });
});

describe('the deed', () => {
  it.each([
    [
      'Daily living and safety',
      'Safety\nOn 6 of 16 crossings Odalys stopped, looked both ways and waited for a gap.',
      /will stop, look both ways and wait for a gap/,
    ],
    [
      'Self-care',
      'Self-care\nOdalys did 2 of 7 steps herself before an adult took over.',
      /6 of 7 steps herself before an adult takes over/,
    ],
    [
      'Gross motor',
      'Stairs\nOdalys climbed 4 of 12 steps with alternating feet and then put a hand on the wall.',
      /climb 10 of 12 steps with alternating feet, /,
    ],
    [
      'Anxiety and participation',
      'Speaking\nOdalys spoke to the whole class in none, and answered a direct question in 2 of 9 chances.',
      /will answer a direct question in 8 of 9 chances/,
    ],
    [
      'Social skills',
      'Peers\nOdalys answered in a way that kept the talk going on 3 of 10 occasions.',
      /in a way that keeps the talk going/,
    ],
  ])('is told as one to come, for %s', (area, text, expected) => {
    expect(goalOf(area, text)).toMatch(expected);
  });

  it('has no other sentence as its condition', () => {
    const text =
      'Communication\nAt exit she made about 4 requests an hour, and she answered to a shared look in 1 of 10 trials.';
    expect(goalOf('Functional communication', text)).not.toMatch(/made about/);
  });

  it.each(['Alone, cold', 'Done alone', 'Unassisted', 'both, all 40 words'])(
    'is not given "%s", which tells how and not what',
    (label) => {
      const text = `Story retell\n${label}      5 of 16\n`;
      expect(goalOf('Narrative language', text)).not.toContain(label);
    },
  );
});
