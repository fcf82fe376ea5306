import { describe, expect, it } from '@jest/globals';
import { parseGoal } from './goal-parser.js';
import { threadMsOf } from '../../test/thread-ms.js';

const level = (goal: string) => {
  const { criteria } = parseGoal(goal);
  const [first] = criteria;
  return first === undefined ? undefined : [first.value, first.outOf, first.kind];
};

describe('a goal that is read', () => {
  it('falls into its parts, however they are ordered', () => {
    const parsed = parseGoal(
      'When walking to lunch, Tomas will, by the end of the IEP year, greet at least two classmates by name in four out of five opportunities across three consecutive weeks, as tallied by the paraeducator each day.',
    );
    expect(parsed.timeframe?.words).toBe('by the end of the iep year');
    expect(parsed.conditions[0]).toBe('when walking to lunch');
    expect(parsed.behavior).toMatchObject({ verb: 'greet', kind: 'seen', joined: [] });
    expect(parsed.consistency).toMatch(/3 consecutive weeks/);
    expect(parsed.measurement).toMatchObject({
      who: expect.stringContaining('paraeducator'),
      howOften: 'each day',
    });
    expect(parsed.settings).toContain('lunch');
  });

  it.each<[string, string | undefined]>([
    ['By June 2027, Sam will read.', 'by june 2027'],
    ['By 6/3/27 Sam will read.', 'by 6/3/27'],
    ['Sam will read by 2027-06-03.', 'by 2027-06-03'],
    ['Within thirty-six school weeks Sam will read.', 'within 36 school weeks'],
    ['In 36 weeks, Sam will read.', 'in 36 weeks'],
    ['Sam will read by the next annual review.', 'by the next annual review'],
    ['By the end of the 2026-27 school year Sam will read.', 'by the end of the 2026-27 school year'],
    ['Sam will read by the end of third quarter.', 'by the end of third quarter'],
    ['Sam will read 5 words on 3 consecutive weekly probes.', undefined],
    ['Given a third grade passage, Sam will read for one minute.', undefined],
    ['Sam will stay in class over 3 weeks.', undefined],
  ])('says by when: %s', (goal, words) => {
    expect(parseGoal(goal).timeframe?.words).toBe(words);
  });

  it.each<[string, unknown[] | undefined]>([
    ['Sam will read 90 words correct per minute with 97% accuracy.', [90, undefined, 'rate']],
    ['Given 10 words, Sam will read 8 out of 10 correctly.', [8, 10, 'share']],
    ['Sam will answer with eighty percent accuracy in 4 of 5 sessions.', [80, undefined, 'share']],
    ['Sam will complete all 6 steps on 3 consecutive days.', [6, 6, 'share']],
    ['Sam will ask a peer to play 3 times per recess.', [3, undefined, 'frequency']],
    ['Sam will work for at least ten minutes with no more than 1 prompt.', [10, undefined, 'duration']],
    ['Sam will use a strategy within 2 minutes in 80% of opportunities.', [80, undefined, 'share']],
    ['Sam will start within 2 minutes in 4 of 5 checks.', [4, 5, 'share']],
    ['Sam will turn in 9 of 10 assignments.', [9, 10, 'share']],
    ['Sam will earn 4 points on a 5-point rubric.', [4, undefined, 'level']],
    ['Sam will score at the 25th percentile.', [25, undefined, 'norm']],
    ['Given a 20-minute work period and 12 problems, Sam will work.', undefined],
    ['Sam will cut within 1/4 inch of the line on 8 of 10 shapes.', [8, 10, 'share']],
  ])('says how much: %s', (goal, expected) => {
    expect(level(goal)).toEqual(expected);
  });

  it('tells the start from the target', () => {
    const parsed = parseGoal('Sam will reduce call-outs from 12 per class to no more than 2 per class.');
    expect(parsed.start?.value).toBe(12);
    expect(parsed.criteria[0]?.value).toBe(2);
    expect(parsed.isDecrease).toBe(true);
    expect(parseGoal('Sam will read 90 words, up from a baseline of 45 words.').start?.value).toBe(45);
  });

  it.each<[string, string, string]>([
    ['Sam will be able to solve problems.', 'solve', 'seen'],
    ['Sam will correctly and quickly write words.', 'write', 'seen'],
    ['Sam will demonstrate understanding of coins.', 'demonstrate', 'unseen'],
    ['Sam will gain confidence.', 'gain', 'unseen'],
    ['Sam will increase his oral reading rate.', 'increase', 'soft'],
    ['Sam will raise his hand.', 'raise', 'seen'],
    ['Sam will become independent.', 'become', 'unseen'],
    ['Sam will frobnicate.', 'frobnicate', 'unknown'],
  ])('says what is done: %s', (goal, verb, kind) => {
    expect(parseGoal(goal).behavior).toMatchObject({ verb, kind });
  });

  it.each<[string, string[]]>([
    ['Sam will read a story and answer questions.', []],
    ['Sam will stop, look both ways and cross the street.', []],
    ['Sam will raise his hand and wait to be called on.', []],
    ['Sam will write a paragraph and solve word problems.', ['solve']],
    ['Sam will add and subtract two-digit numbers.', []],
  ])('tells a second skill from a routine: %s', (goal, joined) => {
    expect(parseGoal(goal).behavior.joined).toEqual(joined);
  });

  it('finds the behavior a wish is shown by', () => {
    expect(parseGoal('Sam will improve his fluency by reading aloud.').behavior.shownBy).toBe('read');
    expect(parseGoal('Sam will show knowledge of shapes by naming them.').behavior.shownBy).toBe('name');
  });

  it.each(['', 'will', 'Ω', '5', 'Given', 'will '.repeat(3000), '1 of '.repeat(3000), 'in a '.repeat(3000)])(
    'takes any text: %#',
    (text) => {
      const tookMs = threadMsOf(() => {
        expect(parseGoal(text).text.length).toBeLessThanOrEqual(12_000);
      });
      expect(tookMs).toBeLessThan(500);
    },
  );
});

describe('a goal told in other ways', () => {
  const level = (goal: string) => parseGoal(goal).criteria[0];

  it('does not take "decode 32" or "mark 12" for a day of a month', () => {
    expect(level('By June 2027 Wyatt will decode 32 out of 40 words.')).toMatchObject({
      value: 32,
      outOf: 40,
    });
    expect(level('By June 2027 Wyatt will mark 12 of 15 errors.')).toMatchObject({ value: 12, outOf: 15 });
  });

  it('reads minutes and seconds as one time, and less of it as better', () => {
    const goal = parseGoal('With her walker, Yesenia will walk to lunch in 1 minute 50 seconds or less.');
    expect(goal.criteria[0]).toMatchObject({ value: 110, kind: 'duration' });
    expect(goal.isDecrease).toBe(true);
  });

  it('takes a choice for no level, and a deed so often a week for one', () => {
    expect(level('Given music, Cosmo will press one of two switches in 16 of 20 pauses.')).toMatchObject({
      value: 16,
    });
    expect(
      level('Using a card, Sunniva will ask a question 8 times per week for three weeks.'),
    ).toMatchObject({
      value: 8,
      kind: 'frequency',
    });
    expect(
      parseGoal('Sunniva will ask 4 questions; data are collected 2 times per week.').criteria,
    ).toHaveLength(1);
  });

  it('joins no deed that is one choice of two, stands in parentheses or shares its object', () => {
    const joined = (goal: string) => parseGoal(goal).behavior.joined;
    expect(joined('When upset, Bo will tell an adult or write on a card.')).toEqual([]);
    expect(joined('Bo will complete all 6 steps (stop, look at the light, walk across).')).toEqual([]);
    expect(parseGoal('Bo will write and solve an equation.').behavior.isOneObject).toBe(true);
    expect(joined('Bo will read and spell them and type them.')).not.toEqual([]);
  });

  it('sees who measures without "measured by"', () => {
    const measured = (words: string) => parseGoal(`Bo will read 5 words. ${words}`).measurement.isAnnounced;
    expect(measured('The SLP transcribes two samples.')).toBe(true);
    expect(measured('Data: word list every Friday.')).toBe(true);
    expect(measured('Tally sheet by the aide.')).toBe(true);
    expect(measured('He likes dogs.')).toBe(false);
  });
});

describe('the level that a start is told behind', () => {
  it.each<[string, readonly (number | string | undefined)[]]>([
    [
      'Given an organizer, Ada will write a paragraph of at least 7 sentences with three details, scoring 12 of 16 on the rubric, up from a baseline of 9 of 16, on 2 texts in a row.',
      [12, 16, 'share'],
    ],
    [
      'At centers, Ada will name the item asked for with 9 items, from a baseline of 6 items.',
      [9, undefined, 'count'],
    ],
    [
      'On the probe (2 digits by 1 digit), Ada will solve 16 of 20 problems, from a baseline of 5 of 20.',
      [16, 20, 'share'],
    ],
    [
      'Given a task from class, Ada will write an essay that earns 4 on the rubric, from a baseline of 3.',
      [4, undefined, 'level'],
    ],
    [
      'In class, Ada will turn in 80% of assignments across her five classes, up from 29 of 62 (47%).',
      [80, undefined, 'share'],
    ],
    [
      'In play, Ada will ask with words 8 times without a prompt, up from 4 times per thirty minutes.',
      [8, undefined, 'count'],
    ],
    [
      'At school, Ada will climb 12 stairs with one rail in 40 seconds or less in 4 of 5 trials.',
      [40, undefined, 'duration'],
    ],
  ])('is the one that counts: %s', (goal, expected) => {
    expect(level(goal)).toEqual(expected);
  });

  it('is none where the team sets it', () => {
    const { criteria } = parseGoal(
      'In play, Ada will look at what a partner shows at the number of times per 30 minutes that the IEP team sets, from a baseline of 2 times per thirty minutes, across 3 weeks.',
    );
    expect(criteria).toEqual([]);
  });

  it('is no way down because of a lowercase letter', () => {
    expect(
      parseGoal('From dictation, Ada will write 21 of 26 lowercase letters, up from 11 of 26.').isDecrease,
    ).toBe(false);
  });
});
