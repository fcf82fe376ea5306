import { describe, expect, it } from '@jest/globals';
import { targetFor } from './target.js';

const reading = { areaOfNeed: 'Reading fluency', unit: 'words correct per minute', weeks: 32 };

describe('targetFor', () => {
  it('adds published weekly growth to an oral reading baseline', () => {
    expect(targetFor({ ...reading, baseline: 45, grade: '3', ambition: 'realistic' })).toMatchObject({
      target: 77,
    });
    expect(targetFor({ ...reading, baseline: 45, grade: '3', ambition: 'ambitious' })).toMatchObject({
      target: 93,
      basis: 'norm',
      arithmetic: '45 + 1.5 a week x 32 weeks = 93 (ambitious growth for grade 3, Fuchs et al. 1993).',
    });
  });

  it('takes ambitious growth by itself for a reader a year behind, realistic growth for one who is not', () => {
    expect(targetFor({ ...reading, baseline: 45, grade: '3' })).toMatchObject({ target: 93 });
    expect(targetFor({ ...reading, baseline: 101, grade: '3', weeks: 8 })).toMatchObject({ target: 109 });
  });

  it('stops at the spring 50th percentile', () => {
    expect(targetFor({ ...reading, baseline: 100, grade: '3', ambition: 'ambitious' })).toMatchObject({
      target: 112,
    });
  });

  it.each(['7', 'K', undefined])('leaves oral reading in grade %s to the team', (grade) => {
    expect(targetFor({ ...reading, baseline: 45, grade })).toHaveProperty('teamDecides');
  });

  it.each(['standard', 'percentile', 't-score', 'scaled'])('never sets a target in a %s', (kind) => {
    expect(targetFor({ areaOfNeed: 'Decoding', baseline: 78, unit: kind, kind, weeks: 36 })).toHaveProperty(
      'teamDecides',
    );
  });

  it('raises a percent to a mastery level and calls it a starting point', () => {
    const target = targetFor({
      areaOfNeed: 'Articulation',
      baseline: 42,
      unit: 'accuracy',
      kind: 'percent',
      weeks: 36,
    });
    expect(target).toMatchObject({ target: 80, basis: 'convention' });
    expect(target).toHaveProperty(
      'arithmetic',
      expect.stringContaining('Starting point, not from the report'),
    );
  });

  it('keeps the denominator of a ratio', () => {
    expect(
      targetFor({ areaOfNeed: 'Decoding', baseline: 3, outOf: 10, unit: 'words', kind: 'ratio', weeks: 36 }),
    ).toMatchObject({ target: 8 });
  });

  it('asks for all steps where safety is at stake', () => {
    expect(
      targetFor({
        areaOfNeed: 'Daily living and safety',
        baseline: 3,
        outOf: 8,
        unit: 'steps',
        kind: 'ratio',
        weeks: 36,
      }),
    ).toMatchObject({ target: 8 });
  });

  it('sets no target for a count of problem behavior, nor where no figure is published', () => {
    const count = {
      areaOfNeed: 'Behavior',
      baseline: 9,
      unit: 'incidents of calling out per day',
      kind: 'count',
      weeks: 36,
    };
    expect(targetFor(count)).toHaveProperty('teamDecides');
    expect(targetFor({ ...count, unit: 'letters per minute', kind: 'rate' })).toHaveProperty('teamDecides');
  });
});
