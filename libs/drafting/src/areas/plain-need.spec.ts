import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { proposeAreas } from './proposal.js';

/** Long enough that the report is not taken to be about one thing. */
const FILLER = 'The visit took place on a rainy morning, and the room was quiet. '.repeat(26);
const FIRST =
  'Decoding is an area of need. WIAT-4 Pseudoword Decoding: standard score 71 (3rd percentile). He read 4 of 20 nonsense words correctly.';
const SPELLED = 'He spelled 7 of 20 dictated words correctly.';
const ADVISED = 'Recommendations\n\n- Teach spelling patterns three times a week.';

function areaIn(areaOfNeed: string, ...paragraphs: string[]) {
  const text = `Student: Sam Lee\nGrade: 5\nDate of Report: 11/20/2025\n\nResults\n\n${FILLER}\n\n${paragraphs.join('\n\n')}`;
  const area = proposeAreas(readReport([{ page: 1, text }])).find((one) => one.areaOfNeed === areaOfNeed);
  if (area === undefined) throw new Error(`${areaOfNeed} was to be proposed`);
  for (const { page, quote } of area.praise) {
    expect(page).toBe(1);
    expect(text).toContain(quote);
  }
  return area;
}

describe('an area of need is plain', () => {
  it.each([
    ['by a figure and advice', [SPELLED, ADVISED]],
    [
      'by a low score and a concern',
      ['WIAT-4 Spelling: standard score 74 (4th percentile). His teacher is concerned about spelling.'],
    ],
    [
      'by a figure far behind and a service for it',
      [SPELLED, 'Services\n\nSpelling instruction: 30 minutes, 3 times a week.'],
    ],
    [
      'by a figure below the goal of last year',
      [
        'Annual goal 1: By November 2025, Sam will spell 16 of 20 dictated words correctly.\nProgress: In November 2025 he spelled 10 of 20.',
      ],
    ],
  ])('%s', (_, paragraphs) => {
    expect(areaIn('Spelling', FIRST, ...paragraphs)).toMatchObject({ isNeedPlain: true, praise: [] });
  });

  it('where the report speaks for no other more, whatever it says of it', () => {
    expect(areaIn('Spelling', SPELLED).isNeedPlain).toBe(true);
    expect(areaIn('Decoding', FIRST, SPELLED).isNeedPlain).toBe(true);
  });

  it('as any other that the report speaks for in the same words', () => {
    const both = ['Decoding is an area of need. Spelling is an area of need.'];
    expect(areaIn('Decoding', ...both).isNeedPlain).toBe(true);
    expect(areaIn('Spelling', ...both).isNeedPlain).toBe(true);
  });

  it('though more was said of an area whose goal was reached', () => {
    const reached =
      'Annual goal 1: By November 2025, Sam will spell 16 of 20 dictated words correctly.\nProgress: In November 2025 he spelled 17 of 20.';
    const spelling = 'His teacher is concerned about spelling.';
    const decoding = 'Decoding is an area of need. His mother is concerned about decoding.';
    expect(areaIn('Decoding', reached, spelling, decoding).isNeedPlain).toBe(true);
  });
});

describe('an area of need is not plain', () => {
  it('by one figure, or one figure and one remark, beside another', () => {
    expect(areaIn('Spelling', FIRST, SPELLED)).toMatchObject({ isNeedPlain: false, praise: [] });
    const remark = 'His teacher is concerned about spelling.';
    expect(areaIn('Spelling', FIRST, `${SPELLED} ${remark}`).isNeedPlain).toBe(false);
  });

  it('by words alone, of what nobody measured', () => {
    const named = 'Spelling is an area of need. His teacher is concerned about spelling.';
    expect(areaIn('Spelling', FIRST, named, ADVISED).isNeedPlain).toBe(false);
  });

  it('where more of its tests lie in the average range than tests and counts below, with their words', () => {
    const score = 'WIAT-4 Spelling: standard score 98 (45th percentile).';
    const other = 'KTEA-3 Spelling: standard score 101 (53rd percentile).';
    expect(areaIn('Spelling', FIRST, `${score} ${SPELLED}`, ADVISED).isNeedPlain).toBe(true);
    expect(areaIn('Spelling', FIRST, `${score} ${other} ${SPELLED}`, ADVISED)).toMatchObject({
      isNeedPlain: false,
      praise: [{ quote: score }, { quote: other }],
    });
  });

  it('where the report advises no goal for it, with these words', () => {
    const advice = 'No separate goal for spelling is recommended this year.';
    const worries = 'His teacher is concerned about spelling. His mother worries about his spelling.';
    expect(areaIn('Spelling', FIRST, `${SPELLED} ${worries}`, advice)).toMatchObject({
      isNeedPlain: false,
      praise: [{ quote: advice }],
    });
  });

  it('where it is called a strength beside its figure, with these words', () => {
    const praise = 'Spelling is a strength in his journal.';
    const text = `${praise} ${SPELLED} His teacher is concerned about spelling.`;
    expect(areaIn('Spelling', FIRST, text)).toMatchObject({
      isNeedPlain: false,
      praise: [{ quote: praise }],
    });
  });

  it('by a goal of last year that was reached, though the report has no other area', () => {
    const reached =
      'Annual goal 1: By November 2025, Sam will spell 16 of 20 dictated words correctly.\nProgress: In November 2025 he spelled 17 of 20.';
    expect(areaIn('Spelling', reached).isNeedPlain).toBe(false);
    expect(areaIn('Spelling', FIRST, reached).isNeedPlain).toBe(false);
    const remark = 'His teacher is concerned about spelling.';
    expect(areaIn('Spelling', FIRST, `${reached}\n\n${remark}`).isNeedPlain).toBe(false);
  });

  it('where the report keeps its goal, however much is said of another area', () => {
    const kept = (words: string) =>
      areaIn(
        'Spelling',
        FIRST,
        'His mother is concerned about decoding.',
        `Annual goal 1: By November 2025, Sam will spell 18 of 20 dictated words correctly.\nProgress: In November 2025 he spelled 15 of 20. Spelling is a strength now. ${words}`,
      ).isNeedPlain;
    expect(kept('The team wants this goal continued.')).toBe(true);
    expect(kept('The lists were new.')).toBe(false);
  });
});
