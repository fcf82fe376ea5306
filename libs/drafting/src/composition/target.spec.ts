import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ORAL_READING_WEEKLY_GROWTH } from '../norms/weekly-growth.js';
import { type Target, targetFor, type TargetRequest } from './target.js';

const reading = { areaOfNeed: 'Reading fluency', unit: 'words correct per minute', weeks: 32 };

const arithmeticOf = (target: Target) => ('target' in target ? target.arithmetic : '');

describe('a target for oral reading', () => {
  it('adds published weekly growth to the baseline', () => {
    expect(targetFor({ ...reading, baseline: 45, grade: '3', ambition: 'realistic' })).toMatchObject({
      target: 77,
    });
    expect(targetFor({ ...reading, baseline: 45, grade: '3', ambition: 'ambitious' })).toEqual({
      target: 93,
      basis: 'norm',
      arithmetic:
        '45 + 1.5 a week x 32 weeks = 93 (ambitious growth for grade 3, Fuchs et al. 1993). Starting point, not from the report; the team decides.',
      source: 'Fuchs et al. 1993; Hasbrouck & Tindal 2017',
      printed: [],
    });
  });

  it('shows the sum before rounding it', () => {
    expect(
      arithmeticOf(targetFor({ ...reading, baseline: 60, grade: '4', weeks: 36, ambition: 'realistic' })),
    ).toBe(
      '60 + 0.85 a week x 36 weeks = 90.6, rounded to 91 (realistic growth for grade 4, Fuchs et al. 1993). Starting point, not from the report; the team decides.',
    );
  });

  it('takes ambitious growth by itself for a reader a year behind, realistic growth for one who is not', () => {
    expect(targetFor({ ...reading, baseline: 45, grade: '3' })).toMatchObject({ target: 93 });
    expect(targetFor({ ...reading, baseline: 101, grade: '3', weeks: 8 })).toMatchObject({ target: 109 });
    expect(targetFor({ ...reading, baseline: 101, grade: '3', studentGrade: '5', weeks: 6 })).toMatchObject({
      target: 110,
    });
  });

  it('grows by the level of the text, not by the grade of the student', () => {
    const onGrade3Text = { ...reading, baseline: 45, grade: '3', ambition: 'realistic' } as const;
    expect(targetFor({ ...onGrade3Text, studentGrade: '6' })).toMatchObject({ target: 77 });
    expect(targetFor({ ...onGrade3Text, grade: '6' })).toMatchObject({ target: 55 });
  });

  it('stops at the spring 50th percentile of the text and says so', () => {
    const target = targetFor({ ...reading, baseline: 100, grade: '3', ambition: 'ambitious' });
    expect(target).toMatchObject({ target: 112 });
    expect(arithmeticOf(target)).toContain(
      '= 148, held at 112, the spring 50th percentile for grade 3 (Hasbrouck & Tindal 2017)',
    );
  });

  it.each(['7', 'K', 'Pre-K', undefined])('leaves grade %s to the team', (grade) => {
    expect(targetFor({ ...reading, baseline: 45, grade })).toHaveProperty('teamDecides');
  });

  it('names the known level where no growth is published', () => {
    expect(targetFor({ ...reading, baseline: 90, grade: '8' })).toHaveProperty(
      'teamDecides',
      expect.stringContaining('151 (Hasbrouck & Tindal 2006)'),
    );
  });

  it('leaves a reader at the cap, and a stretch too short for growth, to the team', () => {
    expect(targetFor({ ...reading, baseline: 112, grade: '3' })).toHaveProperty(
      'teamDecides',
      expect.stringContaining('at or above 112, the spring 50th percentile'),
    );
    expect(
      targetFor({ ...reading, baseline: 50, grade: '6', weeks: 1, ambition: 'realistic' }),
    ).toHaveProperty('teamDecides');
  });

  it('takes the accuracy goal of the text for a share of words read correctly', () => {
    const accuracy = { areaOfNeed: 'Reading fluency', unit: 'accuracy', kind: 'percent' as const, weeks: 36 };
    expect(targetFor({ ...accuracy, baseline: 88, grade: '3' })).toMatchObject({ target: 96, basis: 'norm' });
    expect(targetFor({ ...accuracy, baseline: 80, grade: '1' })).toMatchObject({ target: 91 });
    expect(targetFor({ ...accuracy, baseline: 97, grade: '3' })).toHaveProperty('teamDecides');
  });
});

describe('a target for other reading measures', () => {
  const decoding = { areaOfNeed: 'Decoding', weeks: 32, kind: 'rate' as const };

  it.each([
    ['4', 8, 20],
    ['5', 8, 21],
    ['2', 3, 16],
  ])('grows maze in grade %s from %d to %d', (grade, baseline, target) => {
    expect(
      targetFor({
        areaOfNeed: 'Reading comprehension',
        unit: 'correct maze replacements',
        weeks: 32,
        grade,
        baseline,
      }),
    ).toMatchObject({ target, basis: 'norm' });
  });

  it('stops maze at the end-of-year level', () => {
    const maze = {
      areaOfNeed: 'Reading comprehension',
      unit: 'correct maze replacements',
      weeks: 36,
      grade: '4',
    };
    expect(targetFor({ ...maze, baseline: 15 })).toMatchObject({ target: 20 });
    expect(targetFor({ ...maze, baseline: 20 })).toHaveProperty('teamDecides');
    expect(targetFor({ ...maze, baseline: 5, grade: '7' })).toHaveProperty('teamDecides');
  });

  it('grows letter sounds as kindergarten material in any grade, up to 40', () => {
    const sounds = { ...decoding, unit: 'letter sounds per minute' };
    expect(targetFor({ ...sounds, baseline: 5, weeks: 20, grade: 'K' })).toMatchObject({ target: 29 });
    expect(targetFor({ ...sounds, baseline: 5, weeks: 20, grade: '2' })).toMatchObject({ target: 29 });
    expect(targetFor({ ...sounds, baseline: 12, grade: 'K' })).toMatchObject({ target: 40 });
    expect(targetFor({ ...sounds, baseline: 3, grade: 'Pre-K' })).toHaveProperty('teamDecides');
  });

  it('grows word identification, up to 40', () => {
    const words = { ...decoding, unit: 'words identified per minute' };
    expect(targetFor({ ...words, baseline: 4, weeks: 20, grade: '1' })).toMatchObject({ target: 34 });
    expect(targetFor({ ...words, baseline: 10, grade: '1' })).toMatchObject({ target: 40 });
    expect(targetFor({ ...words, baseline: 4, grade: 'K' })).toHaveProperty('teamDecides');
  });

  it('grows a DIBELS measure as its own goal rises, held at the end-of-year goal', () => {
    const nonsense = { ...decoding, unit: 'correct letter sounds in nonsense words per minute', grade: '2' };
    expect(targetFor({ ...nonsense, baseline: 45, ambition: 'realistic' })).toMatchObject({
      target: 71,
      basis: 'norm',
      source: expect.stringContaining('DIBELS 8'),
    });
    expect(targetFor({ ...nonsense, baseline: 60, ambition: 'realistic' })).toMatchObject({ target: 76 });
    expect(targetFor({ ...nonsense, baseline: 76 })).toHaveProperty('teamDecides');
  });

  it('doubles that for a child below the strategic zone, and calls it a rule of ours', () => {
    const segments = { ...decoding, unit: 'sound segments per minute', grade: '1', weeks: 32 };
    const target = targetFor({ ...segments, baseline: 10 });
    expect(target).toMatchObject({ target: 38, basis: 'convention' });
    expect(arithmeticOf(target)).toContain('twice that to catch up, the team decides');
    expect(targetFor({ ...segments, baseline: 25 })).toMatchObject({ target: 39, basis: 'norm' });
  });

  it('uses the highest grade of the measure for an older student still working on it', () => {
    const segments = {
      ...decoding,
      unit: 'sound segments per minute',
      baseline: 25,
      ambition: 'realistic',
    } as const;
    expect(targetFor({ ...segments, grade: '4' })).toEqual(targetFor({ ...segments, grade: '1' }));
    expect(targetFor({ ...segments, grade: undefined })).toHaveProperty('teamDecides');
  });
});

describe('a target for math', () => {
  const digits = {
    areaOfNeed: 'Math computation',
    unit: 'digits correct per minute',
    kind: 'rate' as const,
    weeks: 36,
  };

  it.each([
    ['3', 6, undefined, 14],
    ['3', 6, 'ambitious', 31],
    ['3', 20, undefined, 31],
    // One digit more is no year's work.
    ['3', 13, undefined, 31],
    ['4', 20, undefined, 24],
    ['5', 30, undefined, 49],
  ] as const)('leads grade %s from %d (%s) to %d', (grade, baseline, ambition, target) => {
    expect(targetFor({ ...digits, grade, baseline, ambition })).toMatchObject({ target, basis: 'norm' });
  });

  it('doubles the level for 2-minute probes', () => {
    expect(
      targetFor({ ...digits, unit: 'digits correct per 2 minutes', grade: '3', baseline: 20 }),
    ).toMatchObject({ target: 28 });
  });

  it.each(['1', '6', undefined])('leaves grade %s to the team: no level is published', (grade) => {
    expect(targetFor({ ...digits, grade, baseline: 10 })).toHaveProperty('teamDecides');
  });

  it('takes the published automaticity goals', () => {
    const items = { ...digits, unit: 'items correct per 10 minutes', grade: '3' };
    expect(targetFor({ ...items, baseline: 22 })).toMatchObject({ target: 50 });
    expect(targetFor({ ...items, baseline: 22, skill: 'single skill addition' })).toMatchObject({
      target: 60,
    });
    expect(targetFor({ ...items, baseline: 51 })).toHaveProperty('teamDecides');
  });
});

describe('a target by convention', () => {
  it.each(['standard', 'percentile', 't-score', 'scaled', 'raw'] as const)('is never set in a %s', (kind) => {
    expect(targetFor({ areaOfNeed: 'Decoding', baseline: 78, unit: kind, kind, weeks: 36 })).toHaveProperty(
      'teamDecides',
    );
  });

  it.each(['standard score', 'RIT', 'Lexile', 'grade equivalent'])('is never set in the unit %s', (unit) => {
    expect(
      targetFor({ areaOfNeed: 'Decoding', baseline: 78, unit, kind: 'level' as const, weeks: 36 }),
    ).toHaveProperty('teamDecides', expect.stringContaining('norm score'));
  });

  it('raises a percent to a mastery level and calls it a starting point', () => {
    const target = targetFor({
      areaOfNeed: 'Articulation',
      baseline: 42,
      unit: 'accuracy',
      kind: 'percent' as const,
      weeks: 36,
    });
    expect(target).toMatchObject({ target: 80, basis: 'convention' });
    expect(arithmeticOf(target)).toContain('Starting point, not from the report');
  });

  const ratio = { areaOfNeed: 'Decoding', unit: 'words', kind: 'ratio' as const, weeks: 36 };

  it('keeps the denominator of a ratio', () => {
    expect(targetFor({ ...ratio, baseline: 3, outOf: 10 })).toMatchObject({ target: 8 });
    expect(targetFor({ ...ratio, baseline: 3, outOf: 10, ambition: 'ambitious' })).toMatchObject({
      target: 9,
    });
    expect(targetFor({ ...ratio, baseline: 2, outOf: 3 })).toMatchObject({ target: 3 });
    expect(targetFor({ ...ratio, baseline: 9, outOf: 10 })).toHaveProperty('teamDecides');
    expect(targetFor({ ...ratio, baseline: 12, outOf: 10 })).toHaveProperty('teamDecides');
  });

  it('takes more than 100% for a misreading, not for mastery', () => {
    expect(
      targetFor({
        areaOfNeed: 'Articulation',
        unit: 'accuracy',
        kind: 'percent' as const,
        baseline: 120,
        weeks: 36,
      }),
    ).toHaveProperty('teamDecides', expect.stringContaining('is no share'));
  });

  it('asks for all steps where safety is at stake', () => {
    const steps = { areaOfNeed: 'Daily living and safety', unit: 'steps', kind: 'ratio' as const, weeks: 36 };
    expect(targetFor({ ...steps, baseline: 3, outOf: 8 })).toMatchObject({ target: 8 });
    expect(
      targetFor({
        ...steps,
        areaOfNeed: 'Independent living',
        skill: 'crossing the street',
        baseline: 7,
        outOf: 8,
      }),
    ).toMatchObject({ target: 8 });
    expect(
      targetFor({
        ...steps,
        areaOfNeed: 'Behavior',
        skill: 'fire drill',
        kind: 'percent' as const,
        unit: '',
        baseline: 90,
      }),
    ).toMatchObject({ target: 100 });
  });

  it('asks for most steps of another routine, for all of them when ambitious', () => {
    const steps = {
      areaOfNeed: 'Self-care',
      unit: 'steps',
      kind: 'ratio' as const,
      baseline: 3,
      outOf: 10,
      weeks: 36,
    };
    expect(targetFor(steps)).toMatchObject({ target: 8 });
    expect(targetFor({ ...steps, ambition: 'ambitious' })).toMatchObject({ target: 10 });
  });

  it('takes the share of a typical class for time on task far below it', () => {
    const onTask = {
      areaOfNeed: 'Attention and task engagement',
      unit: 'of intervals on task',
      kind: 'interval' as const,
      weeks: 36,
    };
    expect(targetFor({ ...onTask, baseline: 45 })).toMatchObject({ target: 75, basis: 'convention' });
    expect(targetFor({ ...onTask, baseline: 68 })).toMatchObject({ target: 80 });
  });

  it.each([
    [2, 4, 3],
    [3.5, 4, 4],
    [2, undefined, 3],
  ])('goes one level up a rubric: from %d (of %d) to %d', (baseline, outOf, target) => {
    expect(
      targetFor({
        areaOfNeed: 'Written expression',
        unit: 'rubric score',
        kind: 'level' as const,
        baseline,
        outOf,
        weeks: 36,
      }),
    ).toMatchObject({ target, basis: 'convention' });
  });

  it('leaves the top of a rubric, levels of help and levels of books to the team', () => {
    const level = { areaOfNeed: 'Written expression', kind: 'level' as const, weeks: 36 };
    expect(targetFor({ ...level, unit: 'rubric score', baseline: 4, outOf: 4 })).toHaveProperty(
      'teamDecides',
    );
    expect(targetFor({ ...level, unit: 'prompt level', baseline: 3, outOf: 5 })).toHaveProperty(
      'teamDecides',
    );
    expect(targetFor({ ...level, unit: 'guided reading level', baseline: 12 })).toHaveProperty('teamDecides');
  });

  it('lengthens utterances by half a unit, by one when ambitious', () => {
    const mlu = {
      areaOfNeed: 'Expressive language',
      unit: 'mean length of utterance',
      kind: 'level' as const,
      baseline: 3.2,
      weeks: 36,
    };
    expect(targetFor(mlu)).toMatchObject({ target: 3.7, basis: 'convention' });
    expect(targetFor({ ...mlu, ambition: 'ambitious' })).toMatchObject({ target: 4.2 });
  });

  it('doubles a short time on task and adds half to a long one', () => {
    const staying = {
      areaOfNeed: 'Attention and task engagement',
      kind: 'duration' as const,
      isToLast: true,
      weeks: 36,
    };
    expect(targetFor({ ...staying, unit: 'minutes', baseline: 4 })).toMatchObject({ target: 8 });
    expect(targetFor({ ...staying, unit: 'minutes', baseline: 20 })).toMatchObject({ target: 30 });
    expect(targetFor({ ...staying, unit: 'seconds', baseline: 20 })).toMatchObject({ target: 40 });
    expect(targetFor({ ...staying, unit: 'minutes', baseline: 20, outOf: 25 })).toMatchObject({ target: 25 });
  });

  it.each([
    ['letters per minute', 'rate', 22, 33],
    ['words typed per minute', 'rate', 7, 11],
    ['correct writing sequences', 'rate', 12, 18],
    ['initiations per 10 minutes', 'count', 2, 3],
    ['uppercase letters', 'count', 20, 26],
    ['counted to', 'count', 12, 18],
    ['consecutive hops', 'count', 3, 5],
  ] as const)('adds half to %s where nothing is published', (unit, kind, baseline, target) => {
    expect(targetFor({ areaOfNeed: 'Any', unit, kind, baseline, weeks: 36 })).toMatchObject({
      target,
      basis: 'convention',
    });
  });

  it.each([
    ['times per day', 'count', 4],
    ['initiations per 10 minutes', 'count', 0],
    ['uppercase letters', 'count', -1],
    ['minutes', 'duration', 5],
    ['words correct per minute', 'rate', Number.NaN],
  ] as const)('leaves %s (%s, %d) to the team', (unit, kind, baseline) => {
    expect(targetFor({ areaOfNeed: 'Any', unit, kind, baseline, weeks: 36, grade: '3' })).toHaveProperty(
      'teamDecides',
    );
  });
});

describe('less of something', () => {
  const count = { areaOfNeed: 'Behavior', kind: 'count' as const, weeks: 36 };

  it.each([
    [3, 'incidents of pinching per day', '3 / 2 = 1.5, rounded down to 1 incident of pinching per day.'],
    [2, 'call-outs per class', '2 / 2 = 1 call-out per class.'],
    [7, 'call-outs per class', '7 / 2 = 3.5, rounded down to 3 call-outs per class.'],
  ])('speaks of one as of one: half of %i %s', (baseline, unit, told) => {
    expect(targetFor({ ...count, baseline, unit })).toHaveProperty(
      'reduction.arithmetic',
      expect.stringContaining(told),
    );
  });

  it('puts the replacement first and halves the rate only beside it', () => {
    const target = targetFor({ ...count, baseline: 9, unit: 'incidents of calling out per day' });
    expect(target).toMatchObject({
      teamDecides: expect.stringContaining('replacement needs its own baseline'),
      reduction: { target: 4, isReplacementFirst: true },
    });
    expect(target).toHaveProperty(
      'reduction.arithmetic',
      'Half the baseline: 9 / 2 = 4.5, rounded down to 4 incidents of calling out per day. Starting point, not from the report; the team decides.',
    );
  });

  it('fades help without calling it a behavior', () => {
    expect(targetFor({ ...count, baseline: 8, unit: 'prompts per class' })).toMatchObject({
      reduction: { target: 4, isReplacementFirst: false },
    });
  });

  it.each(['absences', 'reversals per page', 'redirections per class'])(
    'brings down %s as no behavior',
    (unit) => {
      expect(targetFor({ ...count, areaOfNeed: 'Any', baseline: 10, unit })).toMatchObject({
        reduction: { target: 5, isReplacementFirst: false },
      });
    },
  );

  it('does not call stuttering a behavior', () => {
    const stuttering = {
      ...count,
      areaOfNeed: 'Speech fluency',
      kind: 'percent' as const,
      unit: 'of syllables stuttered',
    };
    expect(targetFor({ ...stuttering, baseline: 9.4 })).toMatchObject({
      teamDecides: expect.stringContaining('strategy that is taught'),
      reduction: {
        target: 4,
        isReplacementFirst: true,
        arithmetic: expect.stringContaining('9.4% / 2 = 4.7%, rounded down to 4% of syllables stuttered'),
      },
    });
  });

  it('names safety first for behavior that endangers', () => {
    expect(targetFor({ ...count, baseline: 3, unit: 'elopements per week' })).toHaveProperty(
      'reduction.arithmetic',
      expect.stringContaining('A safety plan comes first.'),
    );
  });

  it('shortens a delay only where it is known to be one', () => {
    const delay = { ...count, kind: 'duration' as const, unit: 'minutes', baseline: 6 };
    expect(targetFor({ ...delay, isToShorten: true })).toMatchObject({ reduction: { target: 3 } });
    expect(targetFor(delay)).not.toHaveProperty('reduction');
  });

  it('offers nothing below zero', () => {
    expect(targetFor({ ...count, baseline: 0, unit: 'outbursts per week' })).not.toHaveProperty('reduction');
    expect(targetFor({ ...count, baseline: 1, unit: 'outbursts per week' })).toMatchObject({
      reduction: { target: 0.5 },
    });
  });
});

const requests: fc.Arbitrary<TargetRequest> = fc.record({
  areaOfNeed: fc.constantFrom(
    'Reading fluency',
    'Decoding',
    'Daily living and safety',
    'Behavior',
    'Math computation',
    'Written expression',
  ),
  skill: fc.constantFrom(undefined, 'crossing the street', 'single skill addition', 'final /r/'),
  baseline: fc.oneof(
    fc.integer({ min: 0, max: 260 }),
    fc.integer({ min: 0, max: 2600 }).map((tenths) => tenths / 10),
  ),
  unit: fc.constantFrom(
    'words correct per minute',
    'correct maze replacements',
    'adjusted maze score',
    'letter sounds per minute',
    'words identified per minute',
    'letters named per minute',
    'sound segments per minute',
    'correct letter sounds in nonsense words per minute',
    'nonsense words recoded per minute',
    'words read per minute',
    'digits correct per minute',
    'digits correct per 2 minutes',
    'items correct per 10 minutes',
    'accuracy',
    '',
    'of intervals on task',
    'of intervals off task',
    'steps',
    'words',
    'rubric points',
    'mean length of utterance',
    'rubric score',
    'minutes',
    'seconds',
    'letters per minute',
    'uppercase letters',
    'initiations per 10 minutes',
    'prompts per class',
    'incidents of hitting per day',
    'times per day',
  ),
  kind: fc.constantFrom(
    undefined,
    'rate',
    'percent',
    'interval',
    'ratio',
    'count',
    'duration',
    'level',
    'standard',
    'percentile',
  ),
  outOf: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
  isToLast: fc.constantFrom(undefined, true, false),
  isToShorten: fc.constantFrom(undefined, true),
  grade: fc.constantFrom(undefined, 'Pre-K', 'K', '1', '2', '3', '4', '5', '6', '7', '8', '12'),
  studentGrade: fc.constantFrom(undefined, 'K', '3', '6'),
  weeks: fc.integer({ min: 1, max: 40 }),
  ambition: fc.constantFrom(undefined, 'realistic' as const, 'ambitious' as const),
});

const numbersOf = (words: string) => (words.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The sums a target shows, as [what is computed, what it says it is]. */
function sumsIn(words: string): [number, number][] {
  const read = (pattern: RegExp, compute: (numbers: number[]) => number): [number, number][] =>
    [...words.matchAll(pattern)].map((match) => {
      const numbers = match.slice(1).map(Number);
      return [compute(numbers.slice(0, -1)), numbers.at(-1) ?? Number.NaN];
    });
  const n = String.raw`(\d+(?:\.\d+)?)`;
  return [
    ...read(
      new RegExp(`${n} \\+ ${n} a week x ${n} weeks = ${n}`, 'g'),
      ([a = 0, b = 0, c = 0]) => a + b * c,
    ),
    ...read(new RegExp(`${n} \\+ ${n} = ${n}`, 'g'), ([a = 0, b = 0]) => a + b),
    ...read(new RegExp(`: ${n} x ${n} = ${n}`, 'g'), ([a = 0, b = 0]) => a * b),
    ...read(new RegExp(`${n}%? / ${n} = ${n}`, 'g'), ([a = 0, b = 1]) => a / b),
    ...read(
      new RegExp(`From ${n}% to (?:a mastery level of )?${n}%[^.]*? rise of ${n}`, 'g'),
      ([a = 0, b = 0]) => b - a,
    ),
    ...read(new RegExp(`From ${n} of \\d+ to ${n} of \\d+, a rise of ${n}`, 'g'), ([a = 0, b = 0]) => b - a),
    ...read(
      new RegExp(`from ${n} up to its \\w+ end, ${n}, is a rise of ${n}`, 'g'),
      ([a = 0, b = 0]) => b - a,
    ),
  ];
}

describe('any target', () => {
  it('lies beyond the baseline and within what is possible, or the team decides', () => {
    let set = 0;
    fc.assert(
      fc.property(requests, (request) => {
        const result = targetFor(request);
        if (!('target' in result)) {
          expect(result.teamDecides).not.toBe('');
          if (result.reduction !== undefined) {
            expect(result.reduction.target).toBeLessThan(request.baseline);
            expect(result.reduction.target).toBeGreaterThanOrEqual(0);
          }
          return;
        }
        set += 1;
        expect(result.target).toBeGreaterThan(request.baseline);
        expect(Number.isFinite(result.target)).toBe(true);
        expect(['standard', 'percentile']).not.toContain(request.kind);
        if (request.kind === 'percent' || request.kind === 'interval')
          if (/^$|accuracy|^of /.test(request.unit)) expect(result.target).toBeLessThanOrEqual(100);
        const isShareOf = request.kind === 'ratio' && /^(?:steps|words|rubric points|)$/.test(request.unit);
        if (isShareOf) expect(result.target).toBeLessThanOrEqual(request.outOf ?? 0);
      }),
      { numRuns: 4000, seed: 20261121 },
    );
    expect(set).toBeGreaterThan(500);
  });

  it('shows the baseline, the target and sums that add up, and names where its figures come from', () => {
    let sums = 0;
    fc.assert(
      fc.property(requests, (request) => {
        const result = targetFor(request);
        const shown = 'target' in result ? result : result.reduction;
        if (shown === undefined) return;
        expect(numbersOf(shown.arithmetic)).toContain(shown.target);
        expect(shown.source).not.toBe('');
        if ('basis' in shown && shown.basis === 'convention')
          expect(shown.arithmetic).toMatch(/the team decides/i);
        for (const [computed, said] of sumsIn(shown.arithmetic)) {
          sums += 1;
          expect(said).toBeCloseTo(computed, 1);
        }
        expect(numbersOf(shown.arithmetic)).toContain(request.baseline);
      }),
      { numRuns: 4000, seed: 7 },
    );
    expect(sums).toBeGreaterThan(500);
  });

  it('grows oral reading by no more than the published ambitious rate of the text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('1', '2', '3', '4', '5', '6'),
        fc.integer({ min: 0, max: 150 }),
        fc.integer({ min: 1, max: 40 }),
        (grade, baseline, weeks) => {
          const result = targetFor({ ...reading, grade, baseline, weeks });
          const ambitious = ORAL_READING_WEEKLY_GROWTH[Number(grade)]?.ambitious ?? 0;
          if ('target' in result)
            expect(result.target - baseline).toBeLessThanOrEqual(ambitious * weeks + 0.5);
        },
      ),
    );
  });
});
