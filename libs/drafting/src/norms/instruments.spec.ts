import { describe, expect, it } from '@jest/globals';
import { CURRICULUM_MEASURES, CURRICULUM_SYSTEMS } from './instruments/curriculum-measures.js';
import {
  areaOfScore,
  bandLabels,
  COUNTED_INSTRUMENTS,
  countedInstrumentNamed,
  INSTRUMENTS,
  instrumentNamed,
  isHighWorse,
  metricOf,
  SCALES,
  scoreMeaning,
  subScoreNamed,
} from './instruments.js';

describe('instruments', () => {
  it.each([
    ['Wechsler Individual Achievement Test, Fourth Edition', 'WIAT-4'],
    ['Woodcock-Johnson IV Tests of Achievement', 'WJ IV'],
    ['Woodcock-Johnson IV Tests of Cognitive Abilities', 'WJ IV Cognitive'],
    ['KTEA-3', 'KTEA-3'],
    ['Clinical Evaluation of Language Fundamentals-5', 'CELF-5'],
    ['Bruininks-Oseretsky Test', 'BOT-2'],
    ['BRIEF-2 Teacher Form', 'BRIEF-2'],
    ['Gilliam Autism Rating Scale', 'GARS-3'],
    ['ABAS-3', 'ABAS-3'],
    ['Vineland Adaptive Behavior Scales', 'Vineland-3'],
  ])('knows %s', (text, name) => {
    expect(instrumentNamed(text)?.name).toBe(name);
  });

  it('finds each instrument by its own name and aliases', () => {
    for (const { name, aliases } of INSTRUMENTS) {
      expect(instrumentNamed(name)?.name).toBe(name);
      for (const alias of aliases) expect([alias, instrumentNamed(alias)?.name]).toEqual([alias, name]);
    }
    for (const { name, aliases } of COUNTED_INSTRUMENTS) {
      for (const alias of [name, ...aliases]) {
        expect([alias, countedInstrumentNamed(alias)?.name]).toEqual([alias, name]);
        expect([alias, instrumentNamed(alias)?.name]).toEqual([alias, undefined]);
      }
    }
  });

  it('has no sub-score twice in one instrument', () => {
    for (const { name, scores } of INSTRUMENTS) {
      const names = scores.flatMap((score) => [score.name, ...(score.aliases ?? [])]);
      expect([name, names.length]).toEqual([name, new Set(names.map((each) => each.toLowerCase())).size]);
    }
  });

  it('lists each area its scores speak for', () => {
    const unlisted = [...INSTRUMENTS, ...COUNTED_INSTRUMENTS].flatMap(({ name, areas, scores }) =>
      scores.flatMap(({ area }) => (area === undefined || areas.includes(area) ? [] : [`${name}: ${area}`])),
    );
    expect(unlisted).toEqual([]);
  });

  it('makes no area of need from thinking', () => {
    const thinking = INSTRUMENTS.filter(({ isCognitive }) => isCognitive === true);
    expect(thinking.map(({ name }) => name)).toEqual(['WISC-V', 'WJ IV Cognitive', 'KABC-II', 'DAS-II']);
    for (const { areas, scores } of thinking) {
      expect(areas).toEqual([]);
      expect(scores.filter(({ area }) => area !== undefined)).toEqual([]);
    }
    expect(areaOfScore('WISC-V', 'Vocabulary')).toBeUndefined();
  });

  it.each([
    ['WIAT-4', 'Pseudoword Decoding', 'Decoding'],
    ['WJ IV', 'Broad Math', 'Math computation'],
    ['CELF-5', 'Following Directions', 'Receptive language'],
    ['CELF-5', 'Core Language Score', 'Expressive language'],
    ['KTEA-3', 'Letter and Word Recognition', 'Decoding'],
    ['BASC-3', 'Study Skills', 'Work completion and executive function'],
    ['Vineland-3', 'Daily Living Skills Domain', 'Daily living and safety'],
    ['BOT-2', 'Running Speed', 'Gross motor'],
    ['CTOPP-2', 'Elision', 'Phonological awareness'],
    ['PLS-5', 'Auditory Comprehension', 'Receptive language'],
    ['ABAS-3', 'Self-Care', 'Self-care'],
    ['Beery VMI', 'Visual-Motor Integration', 'Fine motor'],
  ])('lets the %s speak by %s for %s', (instrument, subtest, area) => {
    expect(areaOfScore(instrument, subtest)).toBe(area);
    expect(instrumentNamed(instrument)?.composite).toBeDefined();
  });

  it('knows what stands for each measure of reading fluency systems', () => {
    expect(CURRICULUM_MEASURES.find(({ names }) => names.includes('NWF-CLS'))?.unit).toBe(
      'correct letter sounds in nonsense words per minute',
    );
    expect(CURRICULUM_SYSTEMS.filter(({ reports }) => reports === 'scale').map(({ name }) => name)).toEqual([
      'i-Ready',
      'MAP Growth',
      'STAR',
    ]);
    expect(
      CURRICULUM_SYSTEMS.some(({ pattern }) => pattern.test('a map of the school and a star chart')),
    ).toBe(false);
  });
});

describe('the direction of a score', () => {
  it.each([
    ['BASC-3', 'Anxiety', true],
    ['BASC-3', 'Hyperactivity', true],
    ['BASC-3', 'Social Skills', false],
    ['BASC-3', 'Adaptive Skills Composite', false],
    ['BASC-3', 'Functional Communication', false],
    ['BASC-3', 'Activities of Daily Living', false],
    ['BRIEF-2', 'Working Memory', true],
    ['WISC-V', 'Working Memory Index', false],
    ['Conners 4', 'Executive Functioning', true],
    ['SRS-2', 'Social Communication', true],
    ['GARS-3', 'Autism Index', true],
    ['SPM-2', 'Social Participation', true],
    ['SPM-2', 'Balance and Motion', true],
    ['BOT-2', 'Balance', false],
    ['Sensory Profile 2', 'Seeking/Seeker', true],
    ['SSI-4', 'Total Score', true],
    ['Vineland-3', 'Socialization', false],
    ['Vineland-3', 'Externalizing', true],
    ['ABAS-3', 'Practical', false],
    ['CELF-5', 'Word Structure', false],
    [undefined, 'Attention Problems', true],
    [undefined, 'Study Skills', false],
    [undefined, 'Word Attack', false],
  ])('%s %s: higher is worse: %s', (instrument, subtest, worse) => {
    expect(isHighWorse(instrument, subtest)).toBe(worse);
  });

  it('agrees with the direction that the scales state by themselves', () => {
    for (const { name, scores } of INSTRUMENTS.filter(({ isHighWorse: worse }) => worse === true)) {
      for (const score of scores) {
        const stated = SCALES.find(
          ({ pattern, isHighWorse: worse }) =>
            worse !== undefined && new RegExp(`^(?:${pattern.source})$`, 'i').test(score.name),
        );
        if (stated !== undefined)
          expect([name, score.name, isHighWorse(name, score.name)]).toEqual([
            name,
            score.name,
            stated.isHighWorse,
          ]);
      }
    }
  });
});

describe('what a score means', () => {
  it.each([
    // The examiner may print either set of words: 85 is Low Average in one, Average in the other.
    ['WIAT-4', 'Basic Reading', 'standard', 85, ['Low Average', 'Average']],
    ['KTEA-3', 'Reading', 'standard', 84, ['Below Average', 'Below Average']],
    ['CELF-5', 'Core Language', 'standard', 78, ['Below Average (mild)']],
    ['CELF-5', 'Word Classes', 'scaled', 7, ['Borderline']],
    ['DAS-II', 'General Conceptual Ability', 'standard', 79, ['Low']],
    ['BASC-3', 'Aggression', 't-score', 71, ['Clinically Significant']],
    ['BASC-3', 'Leadership', 't-score', 71, ['Very High']],
    ['BOT-2', 'Fine Manual Control', 't-score', 40, ['Below Average']],
    ['BOT-2', 'Fine Manual Control', 'percentile', 17, ['Below Average']],
    ['GARS-3', 'Autism Index', 'standard', 71, ['Very Likely']],
    ['BOT-2', 'Manual Dexterity', 'scaled', 9, []],
    ['Vineland-3', 'Personal', 'scaled', 9, []],
    ['Beery VMI', 'VMI', 'standard', 75, []],
    ['ABAS-3', 'GAC', 'standard', 75, []],
    ['SPM-2', 'Vision', 't-score', 65, []],
    ['GFTA-3', 'Sounds-in-Words', 'standard', 65, []],
  ] as const)('%s %s %s %d is %j', (instrument, subtest, kind, value, labels) => {
    expect(bandLabels({ instrument, subtest, kind, value })).toEqual(labels);
  });

  it('takes subtests of mean 15 for what they are', () => {
    expect(metricOf('BOT-2', 'Manual Dexterity', 'scaled')).toBe('bot-scale');
    expect(metricOf('Vineland-3', 'Personal', 'scaled')).toBe('v-scale');
    expect(metricOf('CELF-5', 'Word Classes', 'scaled')).toBe('scaled');
    expect(metricOf('BOT-2', 'Total Motor Composite', 't-score')).toBe('t-score');
  });

  it.each([
    ['BOT-2', 'Manual Dexterity', 'scaled', 9, 'concern'],
    ['CELF-5', 'Word Classes', 'scaled', 9, 'sound'],
    ['CELF-5', 'Word Classes', 'scaled', 7, 'concern'],
    ['Vineland-3', 'Personal', 'scaled', 14, 'sound'],
    ['BASC-3', 'Anxiety', 't-score', 25, 'sound'],
    ['BASC-3', 'Social Skills', 't-score', 25, 'concern'],
    ['BASC-3', 'Anxiety', 't-score', 66, 'concern'],
    ['GARS-3', 'Autism Index', 'standard', 90, 'concern'],
    ['GARS-3', 'Autism Index', 'standard', 50, 'sound'],
    ['GARS-3', 'Social Interaction', 'scaled', 12, undefined],
    ['SPM-2', 'Vision', 't-score', 72, 'concern'],
    ['WIAT-4', 'Basic Reading', 'standard', 95, 'sound'],
    ['WIAT-4', 'Basic Reading', 'standard', 86, undefined],
    ['Beery VMI', 'VMI', 'standard', 84, 'concern'],
    ['Beery VMI', 'VMI', 'standard', 88, undefined],
    [undefined, 'Word Reading', 'percentile', 40, 'sound'],
  ] as const)('%s %s %s %d: %s', (instrument, subtest, kind, value, meaning) => {
    expect(scoreMeaning({ instrument, subtest, kind, value })).toBe(meaning);
  });

  it('does not take a name of one instrument for another', () => {
    expect(subScoreNamed('WIAT-4', 'Anxiety')).toBeUndefined();
    expect(subScoreNamed('An unknown test', 'Spelling')).toBeUndefined();
  });
});
