import { describe, expect, it } from '@jest/globals';
import { baselineFor } from '../composition/baseline-choice.js';
import { readReport } from '../extraction/read-report.js';
import { threadMsOf } from '../../test/thread-ms.js';

const HEAD = 'Student: Mina Okoro   Grade: 3\nDate of report: 02/12/2026\n\n';

/** Written so that no reader of sentences or tables takes the figure: the first test sees to that. */
const ODDLY_WORDED = [
  {
    area: 'Math problem solving',
    says: 'Math problem solving\nOn the three open-response tasks of the district interim Mina earned 4 of 12 rubric points.',
    baseline: { value: 4, outOf: 12 },
  },
  {
    area: 'Reading fluency',
    says: 'Reading fluency\nBest to say it plainly: 51 words correct in the minute, where the winter mark is 97.',
    baseline: { value: 51 },
  },
  {
    area: 'Math computation',
    says: 'Math computation\nMina got through a sheet of 24 take-away sums and 9 held up when I marked it today. The room lands at 20 or so.',
    baseline: { value: 9, outOf: 24 },
  },
];

/** Keeps what is said last out of the title and the paragraph of what is said first. */
const FILLER = '\nShe likes the room.\n\nShe likes the yard.\n\nShe likes the bus.\n';

const pages = (text: string) => [{ page: 1, text: `${HEAD}${text}\n` }];

describe('weighing the figures of a report', () => {
  it.each(ODDLY_WORDED)(
    'finds the baseline for $area in a sentence nobody foresaw',
    ({ area, says, baseline }) => {
      const report = readReport(pages(says));
      expect(report.measures.filter(({ areaOfNeed }) => areaOfNeed === area)).toEqual([]);
      expect(baselineFor(report, area)).toMatchObject({ ...baseline, areaOfNeed: area, isPrior: false });
    },
  );

  it.each(ODDLY_WORDED)(
    'quotes the line in which the figure for $area stands, word for word',
    ({ area, says }) => {
      const report = readReport(pages(says));
      const quote = baselineFor(report, area)?.quote ?? '';
      expect(quote).not.toBe('');
      expect(pages(says)[0]?.text).toContain(quote);
    },
  );

  it('names what the whole counts, where the whole is told before its part', () => {
    const report = readReport(pages(ODDLY_WORDED[2]?.says ?? ''));
    expect(baselineFor(report, 'Math computation')?.unit).toBe('take-away sums');
  });

  it('takes none where no figure is one of the skill', () => {
    const report = readReport(pages('Spelling\nShe has 2 brothers and lives at 14 Elm Street.'));
    expect(baselineFor(report, 'Spelling')).toBeUndefined();
  });

  it('weighs no part of a problem and its answer', () => {
    const says = 'Math computation\nMina adds the tops and the bottoms of fractions. Today Mina';
    const [sum, share] = [`${says} wrote 1/4 + 2/3 = 3/7.`, `${says} wrote 3/7 right.`].map((text) =>
      baselineFor(readReport(pages(text)), 'Math computation'),
    );
    expect(sum).toBeUndefined();
    expect(share).toMatchObject({ value: 3, outOf: 7 });
  });

  it('takes what the readers take for history where all else speaks for it', () => {
    const shelving =
      'Student: Mina Okoro   Age: 17   Tablet leased: June 2028\n\nWork experience\nThe log of 11/10 shows that Mina completed 5 of 12 steps of the shelving routine without a prompt; in September it was 2 of 12 steps.';
    const report = readReport([{ page: 1, text: shelving }]);
    expect(report.measures.filter(({ isPrior }) => !isPrior)).toEqual([]);
    expect(baselineFor(report, 'Employment')).toMatchObject({ value: 5, outOf: 12, isPrior: false });
  });

  it.each(['On 3/10/2025 she', 'Last year Mina'])('takes nothing that is plainly history: %s', (who) => {
    const says = `Date of report: 11/20/2026\n\nWork experience\nSince the summer Mina Okoro helps in a library. ${who} completed 5 of 12 steps of the shelving routine without a prompt.`;
    expect(baselineFor(readReport([{ page: 1, text: says }]), 'Employment')).toBeUndefined();
  });

  it('hears words that mostly go with what is no skill only where little speaks for the figure', () => {
    const report = readReport(
      pages('Self-advocacy\nMina could name 1 of 5 accommodations in her plan ("the extra time").'),
    );
    expect(report.measures).toEqual([]);
    expect(baselineFor(report, 'Self-advocacy')).toMatchObject({ value: 1, outOf: 5 });
    const planned = 'Self-advocacy\nMina will name 4 of 5 accommodations in her plan by June.';
    expect(baselineFor(readReport(pages(planned)), 'Self-advocacy')).toBeUndefined();
  });

  it('finds the figure of an area that the report speaks of, though nothing beside the figure names it', () => {
    const text = `The canal project\nIn this unit Mina had a build in 4 of the 12 meetings.\n${FILLER}\nMina needs a goal for expressive language.`;
    const areas = ['Expressive language', 'Self-care'].map((area) =>
      baselineFor(readReport(pages(text)), area),
    );
    expect(areas[0]).toMatchObject({ value: 4, outOf: 12, areaOfNeed: 'Expressive language' });
    expect(areas[1]).toBeUndefined();
  });

  it('takes for such an area what was read for no other one, where there is such a figure', () => {
    const text = `Friday\nShe spelled 3 of 20 words right.\n\nThe canal project\nIn this unit Mina had a build in 4 of the 12 meetings.\n${FILLER}\nMina needs goals for spelling and expressive language.`;
    const report = readReport(pages(text));
    expect(baselineFor(report, 'Spelling')?.value).toBe(3);
    expect(baselineFor(report, 'Expressive language')?.value).toBe(4);
  });

  it('names what a row of a table counts by its first cell, and by the unit in its brackets', () => {
    const text =
      'Phonological awareness\n| Task | Fall | Now | Mark |\n| Phoneme blending (sounds per minute) | 11 | 19 | 40 |';
    expect(baselineFor(readReport(pages(text)), 'Phonological awareness')).toMatchObject({
      value: 19,
      unit: 'sounds per minute',
    });
  });

  it('does not bring back what the readers know to be history', () => {
    const report = readReport(
      pages('Reading fluency\nLast year in March she read 31 words correct per minute on a grade 2 passage.'),
    );
    expect(report.measures.map(({ value, isPrior }) => ({ value, isPrior }))).toContainEqual({
      value: 31,
      isPrior: true,
    });
    expect(baselineFor(report, 'Reading fluency')).toBeUndefined();
  });

  it('takes nothing of what a sentence tells of an earlier time, though no reader read it', () => {
    const [now, then] = ['To say it plainly', 'Last spring, to say it plainly'].map((lead) =>
      readReport(
        pages(`Reading fluency\n${lead}: 51 words correct in the minute, where the winter mark is 97.`),
      ),
    );
    expect(then?.measures).toEqual([]);
    expect(now === undefined ? undefined : baselineFor(now, 'Reading fluency')?.value).toBe(51);
    expect(then === undefined ? undefined : baselineFor(then, 'Reading fluency')).toBeUndefined();
  });

  it.each([
    {
      told: 'a month of the last calendar year stands over the older column',
      says: 'Spelling\nDictated words         Oct.       Feb.\nwritten as they are    7 of 24    13 of 24',
      value: 13,
    },
    {
      told: 'a day stands over each column, and the newest comes first',
      says: 'Spelling\nDictated words         2/9        11/17\nwritten as they are    13 of 24    7 of 24',
      value: 13,
    },
    {
      told: 'another clause names a month without its year',
      says: 'Spelling\nHer sheet had 13 of 24 the way the word wall has them this month; back in October, 7 of 24.',
      value: 13,
    },
  ])('weighs the newer of two figures heavier where $told', ({ says, value }) => {
    const { weighed } = readReport(pages(says));
    expect(weighed.find(({ areaOfNeed }) => areaOfNeed === 'Spelling')?.measure.value).toBe(value);
  });

  it('weighs little what the readers know to be history, and can write down how far it lies behind', () => {
    const report = readReport(
      pages(
        'Reading fluency\nLast year in March she read 31 words correct per minute on a grade 2 passage. Now she reads 58 words correct per minute.',
      ),
    );
    const fluency = report.weighed.find(({ areaOfNeed }) => areaOfNeed === 'Reading fluency');
    expect(fluency?.measure.value).toBe(58);
    const old = report.measures.findIndex(({ isPrior }) => isPrior);
    expect(fluency?.behind.find(({ at }) => at === old)?.by).toBeGreaterThan(5);
    expect(JSON.parse(JSON.stringify(report.weighed))).toEqual(report.weighed);
  });

  it('gives the same weights to the same report', () => {
    const text = ODDLY_WORDED.map(({ says }) => says).join('\n\n');
    expect(readReport(pages(text)).weighed).toEqual(readReport(pages(text)).weighed);
  });

  it('weighs a bounded number of figures, however many a page has', () => {
    const figures = Array.from({ length: 20_000 }, (_none, at) => `${String(at % 90)} of 90`).join(' and ');
    expect(threadMsOf(() => readReport(pages(`Spelling\n${figures}`)))).toBeLessThan(2_000);
  });
});
