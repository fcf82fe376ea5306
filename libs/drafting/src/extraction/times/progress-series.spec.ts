import { describe, expect, it } from '@jest/globals';
import { baselineFor } from '../../composition/baseline-choice.js';
import { readReport } from '../read-report.js';

const HEAD = 'PROGRESS REPORT\nStudent: Nadia Brook   Grade: 4\nReport date: March 20, 2026\n\n';
const reportOf = (text: string) => readReport([{ page: 1, text: HEAD + text }]);

/** The figure a goal would start from, with its whole where it has one. */
const startOf = (area: string, text: string): string | undefined => {
  const measure = baselineFor(reportOf(text), area);
  if (measure === undefined) return undefined;
  return measure.outOf === undefined ? String(measure.value) : `${measure.value} of ${measure.outOf}`;
};

describe('the newest of a series', () => {
  it.each([
    ['Q1: 30%   Q2: 35%   Q3: 55%', '55'],
    ['Q1 30%, Q2 35%, Q3 55%', '55'],
    ['Q1 30% Q2 35% Q3 55%', '55'],
    ['Trimester 1 - 30%    Trimester 2 - 35%    Trimester 3 - 55%', '55'],
    ['MP1 = 30%; MP2 = 35%; MP3 = 55%', '55'],
    ['Session 2 - 30%   Session 5 - 35%   Session 9 - 55%', '55'],
    ['Start: 30%   Middle: 35%   End: 55%', '55'],
    ['Pre: 30%   Post: 55%', '55'],
    ['October: 30%   December: 35%   March: 55%', '55'],
    ['30% in the first quarter, 35% in the second, 55% in the third', '55'],
    ['Where she began (April 2025): 30%\nNow: 55%', '55'],
  ])('of two-step word problems, "%s"', (series, newest) => {
    expect(
      startOf('Math problem solving', `Goal 1: Nadia will solve two-step word problems.\n${series}`),
    ).toBe(newest);
  });

  it.each([
    ['9/18 - 3    10/2 - 4    10/16 - absent    10/30 - 5', '5 of 10'],
    ['10/30 - 5    10/16 - 4    10/2 - 4    9/18 - 3', '5 of 10'],
    ['9/18: 3, 10/2: 4, 10/30: 5', '5 of 10'],
    ['Sept. 18   3\nOct. 2     4\nOct. 30    5', '5 of 10'],
  ])('of bare figures whose whole the sentence before tells, "%s"', (series, newest) => {
    const text = `READING COMPREHENSION\nEach week the class answers 10 questions on a grade 4 passage. Her scores:\n\n${series}\n`;
    expect(startOf('Reading comprehension', text)).toBe(newest);
  });

  it.each([
    ['Digits correct per minute: 12 -> 19 -> 23', '23'],
    ['Digits correct per minute went 12 → 19 → 23', '23'],
    ['Double-digit addition, 12 digits correct per minute => 23 digits correct per minute', '23'],
  ])('of steps with arrows, "%s"', (series, newest) => {
    expect(startOf('Math computation', `MATH COMPUTATION\n${series}.\n`)).toBe(newest);
  });

  it.each([
    ['she wrote 46 words on October 8, 52 on October 29 and 55 on November 12', '55'],
    ['she wrote 46 words on 10/8, 52 on 10/29, and 55 on 11/12', '55'],
    ['she wrote 46 words in October, 52 in November and 55 in January', '55'],
    ['she wrote 46 words on October 8 and hers was on page 52 on October 29', '46'],
  ])('of a sentence that names the unit once, "%s"', (series, newest) => {
    expect(
      startOf('Written expression', `WRITTEN EXPRESSION\nGiven ten minutes and a prompt, ${series}.\n`),
    ).toBe(newest);
  });

  it('in a grid of goals whose columns are seasons and months of short years', () => {
    const text =
      'Goal                                 | Spring 25 | Nov 25 | Now (Feb-Mar 26) | Status\n-------------------------------------|-----------|--------|------------------|--------\n1. Nadia will say s-blends (sp, st,  |   10%     |  28%   |  46%             | Progress,\n   sk, sn) in words, 80%             |           |        |                  | not mastered\n';
    expect(startOf('Articulation', text)).toBe('46');
  });

  it('and takes for a strength what stands beside "Met"', () => {
    const text =
      'MATH\n| Goal | Sept | Now | Status |\n|---|---|---|---|\n| A. Nadia will solve 2-digit addition | 6 of 20 | 15 of 20 | MET |\n| B. Nadia will solve subtraction with regrouping | 1 of 20 | 14 of 20 | NOT MET |\n';
    const strengthOf = (figure: number) =>
      reportOf(text).measures.find(({ value }) => value === figure)?.isStrength;
    expect([strengthOf(15), strengthOf(14)]).toEqual([true, false]);
  });

  it('of a series whose times and figures a copy put on lines of their own, without those of others', () => {
    const report = reportOf(
      'WRITTEN EXPRESSION\nCorrect writing sequences in three minutes\nSeptember 15\n13 CWS\nDecember 9\n15 CWS\nMarch 12\n21 CWS\nGrade 4 classmates, winter median\n36 CWS\n',
    );
    expect(baselineFor(report, 'Written expression')).toMatchObject({ value: 21, date: 'March 12' });
    expect(report.measures.filter(({ value }) => value === 36)).toEqual([]);
    expect(report.measures.filter(({ value }) => value < 21).every(({ isPrior }) => isPrior)).toBe(true);
  });

  it('over the turn of a school year', () => {
    const table = (rows: string) => `VOCABULARY\nWords defined, of 20\n\nQuarter     Words right\n${rows}\n`;
    expect(
      startOf('Vocabulary', table('Q3          6 of 20\nQ4          8 of 20\nQ1          9 of 20')),
    ).toBe('9 of 20');
    expect(
      startOf('Vocabulary', table('Q1          9 of 20\nQ4          8 of 20\nQ3          6 of 20')),
    ).toBe('9 of 20');
    expect(
      startOf('Vocabulary', table('Q4 gr.3     11 of 20\nQ1 gr.4     9 of 20\nQ2 gr.4     10 of 20')),
    ).toBe('10 of 20');
  });

  it('of sessions that begin anew with a further phase', () => {
    expect(
      startOf(
        'Functional communication',
        'FUNCTIONAL COMMUNICATION\n\nSession     Messages on her own\n            in 15 min\n1           1\n2           2\n3           2\n1           4\n2           6\n3           9\n',
      ),
    ).toBe('9');
  });

  it('on the levels of a rubric, by the row that is lowest', () => {
    expect(
      startOf(
        'Written expression',
        'WRITING\nOn-demand paragraphs are scored on the district rubric, 1 to 4 in each row.\n\nRow                     Oct 7    Dec 11    Mar 5\nClaim                     2        2         3\nEvidence and reasoning    1        1         1\nTransitions               1        2         2\n',
      ),
    ).toBe('1 of 4');
  });

  it('which is a dated check of the weeks after the window of a screening, and none before it', () => {
    const text = (day: string) =>
      `READING FLUENCY\n                     Beginning    Middle    Benchmark\n                     of year      of year   (middle)\nDORF words correct      62          71         98\n\nOn ${day} he read 79 words correct per minute.\n`;
    expect(startOf('Reading fluency', text('March 12'))).toBe('79');
    expect(startOf('Reading fluency', text('October 2'))).toBe('71');
  });

  it('which is no figure reached with a glossary', () => {
    expect(
      startOf(
        'Reading comprehension',
        'READING COMPREHENSION\nOctober 3: 5 of 12 questions. February 28: 6 of 12 questions. With a glossary of eight words: 10 of 12 questions.\n',
      ),
    ).toBe('6 of 12');
  });

  it('which is not what had been reached at a time told before', () => {
    expect(
      startOf(
        'Math problem solving',
        'MATH PROBLEM SOLVING\nTwo-step word problems ............ 3 of 12\n\nMs. Vale had given a like set of two-step problems in October. Nadia had solved 2 of 12.\n',
      ),
    ).toBe('3 of 12');
  });
});

describe('what a series is not', () => {
  it('takes the days a month was counted over for no figure', () => {
    const report = reportOf(
      'BEHAVIOR\nGoal: Nadia will follow directions in 80% of opportunities.\n\nMonth     School days   Directions\n          counted       followed\nJan          18           52%\nFeb          17           61%\n',
    );
    expect(report.measures.map(({ value }) => value)).not.toContain(17);
    expect(report.measures.find(({ value }) => value === 61)?.isPrior).toBe(false);
  });

  it('reads no grade of a text and no planned chance as a count', () => {
    const report = reportOf(
      'READING COMPREHENSION\nHer teacher gives a page of grade 4 text each week. There were 15 planned chances per session.\n',
    );
    expect(report.measures).toEqual([]);
  });

  it('calls a rate past the mark that follows it sound, and one short of it not', () => {
    const soundOf = (mark: number) =>
      reportOf(
        `MATH COMPUTATION\nMultiplication facts: 62 digits correct per minute. The exit mark for facts was ${mark}.\n`,
      ).measures.find(({ value }) => value === 62)?.isStrength;
    expect(soundOf(60)).toBe(true);
    expect(soundOf(80)).toBe(false);
  });

  it.each([
    'READING COMPREHENSION\nIf the probes have not reached 8 of 10 questions by May the team should meet again.\n',
    'READING COMPREHENSION\n* Questions on short stories twice weekly until nine of nine, three days running.\n',
  ])('takes a mark to come back to for no figure: %s', (text) => {
    expect(reportOf(text).measures).toEqual([]);
  });

  it('tells now from the days in its brackets', () => {
    const { measures } = reportOf(
      'FUNCTIONAL COMMUNICATION\nRequests with her device: Dec 24: 3 per day.   June: 5 per day.   Now (10 days in Nov.): 7 per day.\n',
    );
    expect(measures.filter(({ isPrior }) => !isPrior).map(({ value }) => value)).toEqual([7]);
  });
});
