import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { proposeAreas } from './proposal.js';

const areasOf = (text: string) =>
  proposeAreas(
    readReport([{ page: 1, text: `Student: Sam Lee\nGrade: 3\nDate of Report: 11/20/2025\n\n${text}` }]),
  ).map(({ areaOfNeed }) => areaOfNeed);

describe('areas of need', () => {
  it('rank a recommendation before a low score, and that before a concern', () => {
    const text = `Teachers are concerned about his handwriting.
WIAT-4 Spelling: standard score 74 (4th percentile).
He decodes 6 of 20 nonsense words correctly.

Recommendations
Explicit phonics instruction for decoding.`;
    expect(areasOf(text).slice(0, 2)).toEqual(['Decoding', 'Spelling']);
  });

  it.each([
    [
      'a number as high as the class',
      'Sam reads 112 words correct per minute (class median 108).',
      'Reading fluency',
    ],
    [
      'a skill said to be fine',
      'Math facts: 21 of 25 correct, which is on grade level and not a concern.',
      'Math computation',
    ],
    [
      'a goal that is declined',
      'His oral reading is right where it should be.\n\nRecommendations\nNo further goal for reading fluency.',
      'Reading fluency',
    ],
    [
      'an average score',
      'WIAT-4 Spelling: standard score 98 (45th percentile). He spelled 9 of 20 words on a hard list.',
      'Spelling',
    ],
    ['a need nobody sees', 'Neither he nor his parents see a need in self-care.', 'Self-care'],
    ['a number alone that is not low', 'He named 8 of 10 shapes.', 'Pre-academic skills'],
    [
      'measured thinking',
      'WISC-V Full Scale IQ: 71 (3rd percentile). Working Memory Index: 68 (2nd percentile).',
      'Attention and task engagement',
    ],
  ])('are never %s', (_, text, area) => {
    expect(areasOf(text)).not.toContain(area);
  });

  it('hold the evidence with page and quote', () => {
    const text = 'Sam reads 41 words correct per minute, and his teacher is concerned about reading fluency.';
    const [first] = proposeAreas(readReport([{ page: 1, text: `Student: Sam Lee\nGrade: 3\n\n${text}` }]));
    expect(first).toMatchObject({ areaOfNeed: 'Reading fluency', hasBaseline: true });
    for (const { page, quote } of first?.evidence ?? []) {
      expect(page).toBe(1);
      expect(text).toContain(quote);
    }
    expect(first?.evidence.length).toBeGreaterThan(0);
  });
});

describe('an area whose goal is dropped', () => {
  const GOAL =
    'Goals in the present IEP\n\nCooking. "Sam will prepare a boxed meal on the stove, completing 10 of 12 recipe steps independently." Quarter 1, 5 of 12. Quarter 2, 4 of 12.';

  it('stays where another goal of it is asked for', () => {
    const text = `${GOAL} I think that the stove goal should be dropped and another kitchen safety goal written. On our twelve-point microwave checklist he did 6 of 12 on his own.`;
    expect(areasOf(text)).toContain('Daily living and safety');
  });
});

describe('a route', () => {
  const route = 'TRAVEL\nHe walked the bus route on his own in 2 of 9 trips.\n';
  const isBraille = (text: string) => areasOf(text).includes('Braille, orientation and mobility');

  it('is learned with a cane where the report speaks of one, and by many else', () => {
    expect(isBraille(`${route}He travels with a long cane.`)).toBe(true);
    expect(isBraille(`${route}He travels with a coach.`)).toBe(false);
  });
});
