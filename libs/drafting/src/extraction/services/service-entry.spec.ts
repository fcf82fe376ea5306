/** Lines of a list that each tell one service, and whether its head proposes them or tells of what goes on meanwhile. */
import { describe, expect, it } from '@jest/globals';
import { foldPage } from '../text/folded-page.js';
import { passagesOf } from '../text/passages.js';
import { servicesIn } from './services-in-place.js';

const HEAD = 'Student: Ines Varga\n\nRESULTS\n\nInes read 4 of 12 words.\n\n';
const read = (text: string) => servicesIn(passagesOf([foldPage({ page: 1, text: HEAD + text })]));
const LINES = [
  'Specialized academic instruction, 50 minutes, 4 times per week, study center',
  'Career/transition counseling, 30 minutes, 2 times per month',
  'College counselor visit, 45 minutes, 1 time per semester',
];

describe('lines that each hold minutes and how often', () => {
  it.each([
    [LINES.join('\n'), LINES],
    [
      'Work practice: 80 minutes, 2 times per week, Corner Bakery\nCommunity-based instruction: 60 minutes, 1 time per week',
      [
        'Work practice: 80 minutes, 2 times per week, Corner Bakery',
        'Community-based instruction: 60 minutes, 1 time per week',
      ],
    ],
  ])('are services of their own: %j', (text, lines) => {
    expect(read(`SERVICES FOR NEXT YEAR\n${text}`).map(({ quote }) => quote)).toEqual(lines);
  });

  it('are one where a line only goes on', () => {
    const text =
      'Speech therapy, 30 minutes, 2 times per week in the speech room with one\nother child, and a visit to the class for 15 minutes once a month.';
    expect(read(`SERVICES\n${text}`)[0]?.quote).toContain('with one\nother child');
  });

  it.each(['trimester', 'semester', 'quarter'] as const)('keep their %s', (period) => {
    const [service] = read(`SERVICES\nOT consultation, 30 minutes, 2 times per ${period}`);
    expect(service).toMatchObject({ minutes: 30, sessions: 2, per: period });
  });
});

describe('the head of a list of services', () => {
  it.each(['TRANSITION SERVICES FOR NEXT YEAR', 'SERVICES (proposed)', 'IF ELIGIBLE, SERVICES'])(
    'proposes its lines: %s',
    (heading) => {
      expect(read(`${heading}\n${LINES.join('\n')}`).map(({ isRecommended }) => isRecommended)).toEqual([
        true,
        true,
        true,
      ]);
    },
  );

  it.each([
    'SERVICES',
    'CURRENT SERVICES',
    'PLAN UNTIL THE EVALUATION IS DONE',
    'RECOMMENDATIONS FOR THE TIME BEING',
  ])('proposes none where they go on as they are: %s', (heading) => {
    expect(read(`${heading}\n${LINES.join('\n')}`).map(({ isRecommended }) => isRecommended)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
