/** Progress papers as they are filed: goals under the services, rows of figures at a page's edge, others in the same line. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { baselineFor } from '../composition/baseline-choice.js';
import type { Measure } from './measure.js';
import { readReport } from './read-report.js';

const HEAD = 'Student: Odalys Brandt\nGrade: 4\nDate of Report: November 20, 2026\n\n';
const reportOf = (...pages: string[]) =>
  readReport(pages.map((text, at) => ({ page: at + 1, text: at === 0 ? `${HEAD}${text}` : text })));
const figureOf = (measure: Measure | undefined) => [measure?.value, measure?.outOf];

describe('a progress paper', () => {
  it('tells of goals below its services', () => {
    const report = reportOf(
      'Services in place\n  A. Pull-out: writing, 5 x 45 min/week, resource room\n\nGOAL 3 - Written expression\nAnnual goal: Given a story starter and 3 minutes to write, Odalys will write 28 correct\nword sequences on 3 prompts.\n\n  Sept. 22           9 CWS\n  Nov. 14           15 CWS    (21 words written in all)\n',
    );
    expect(figureOf(baselineFor(report, 'Written expression'))).toEqual([15, undefined]);
    expect(report.measures.filter(({ kind }) => kind === 'duration')).toEqual([]);
  });

  it('keeps rows of nothing but figures that look alike at the edges of two pages', () => {
    const goal = (area: string, row: string) =>
      `${area}\n\n   Feb      Apr      May      Oct      Nov 12\n   ${row}\n   Status: Limited progress.`;
    const report = reportOf(
      `${'She reads. '.repeat(20)}\n\nNarrative language\nHer tales are short.\n\n${goal('Retelling of story parts', '2/7      3/7      4/7      3/7      4/7')}`,
      goal('Vocabulary', '2/15     4/15     5/15     5/15     6/15'),
    );
    expect(report.measures.map(({ value, outOf }) => `${String(value)}/${String(outOf)}`)).toEqual(
      expect.arrayContaining(['4/7', '6/15']),
    );
  });

  it.each([
    'Odalys explained 8 of 25; a sample of six hearing classmates averaged 17 of 25.',
    'Odalys explained 8 of 25; a group of nine classmates averaged 17 of 25.',
  ])('starts from no figure of a sample of others: %s', (told) => {
    expect(figureOf(baselineFor(reportOf(`Vocabulary\n${told}`), 'Vocabulary'))).toEqual([8, 25]);
  });

  it('takes no number out of the time of day, and no pace of growth for a level', () => {
    const report = reportOf(
      'ATTENDANCE\nShe was late 9 times. Days that she makes it to the door by 8:05 she stays all day, as a rule. Most absences are on days with a presentation.\n\nSpelling\nOn the weekly list she is growing, about 1.5 words a week, and I am proud of her.',
    );
    expect(baselineFor(report, 'Anxiety and participation')?.value).not.toBe(5);
    expect(baselineFor(report, 'Spelling')?.value).not.toBe(1.5);
  });

  it('starts from no figure of another grade that stands in brackets', () => {
    const report = reportOf(
      'ATTENDANCE\nFrom September 8 to November 15 Odalys was absent 21 of 48 school days (grade 3, same months: 12 of 47).',
    );
    expect(baselineFor(report, 'Anxiety and participation')?.outOf).not.toBe(47);
  });

  it('counts who was gone to for help as speaking up', () => {
    const report = reportOf(
      'ASKING FOR HELP\nOn 14 occasions something was missing or broken. Odalys went to the site supervisor on her own in 3 of 14. In spring she did this 1 of 10 times.',
    );
    expect(figureOf(baselineFor(report, 'Self-advocacy'))).toEqual([3, 14]);
  });

  it('has a column for what was handed in', () => {
    const report = reportOf(
      'Week of     ORF (WCPM)   Spelling     HW\n11/2           75        10/20       6 of 12\n11/16          74        11/20       4 of 12\n',
    );
    expect(figureOf(baselineFor(report, 'Work completion and executive function'))).toEqual([4, 12]);
    expect(figureOf(baselineFor(report, 'Spelling'))).toEqual([11, 20]);
  });

  it('starts from nothing that was chosen among meanings, nor with a card', () => {
    const report = reportOf(
      'Vocabulary\nOdalys defined 6 of 15 words. When allowed to choose from three meanings (Nov): 11/15.\n\nSpelling\nShe spelled 9 of 20 words. With the sound-spelling card on her desk she had 16/20.',
    );
    expect(figureOf(baselineFor(report, 'Vocabulary'))).toEqual([6, 15]);
    expect(figureOf(baselineFor(report, 'Spelling'))).toEqual([9, 20]);
  });

  it('counts no pages at their edge, however seldom the line stands there', () => {
    const report = reportOf(
      `Communication\n\nOdalys sent 6 independent messages in 20 minutes.\n`,
      'Brandt, O.       AAC/AT evaluation       2 of 2\n\nShe spells what she types.\n',
    );
    expect(report.measures.map(({ value }) => value)).toEqual([6]);
  });

  it('tells how often in so many minutes behind a gap', () => {
    const report = reportOf(
      'Communication sample\n     Independent messages          6 in 20 minutes\n     Messages after a prompt       9 in 20 minutes\n',
    );
    expect(report.measures).toMatchObject([{ value: 6, unit: 'independent messages per 20 minutes' }]);
  });

  it('takes the score of a test for no whole of the shares below it', () => {
    const report = reportOf(
      'Fluency\n\nOdalys stuttered on 8.6% of syllables. The SSI-4 total score of 27 is moderate.\n\nSample              % syllables stuttered\nConversation        8.6\nOral reading        3.2\n',
    );
    expect(report.measures.filter(({ outOf }) => outOf === 27)).toEqual([]);
    expect(report.measures.map(({ value }) => value)).toContain(3.2);
  });

  it('holds the shares of intervals of two lessons against each other no more', () => {
    const report = reportOf(
      'Attention\nOdalys was on task in 52% of intervals during seat work.\nIn the discussion Odalys was on task in 81% of intervals.\n',
    );
    expect(report.contradictions).toEqual([]);
  });

  it('calls a score what its own column calls it', () => {
    const report = reportOf(
      'RATING SCALES (T-scores, mean 50)\n   BASC-3                  Teacher             Parent\n   Attention Problems       71  (Clin. Sig.)    68  (At-Risk)\n',
    );
    expect(report.measures.find(({ value }) => value === 71)?.label).toBe('Clin. Sig');
  });

  it('lists what stands in the way as needs, and what nobody counted', () => {
    const report = reportOf(
      'The adaptive score comes down because of toileting. No step count was taken.\n\nWhat stands in her way:\n\n    Talking. She has single words for what she wants.\n    Toileting, as a self-care skill her family wants.\n',
    );
    expect(report.declaredNeeds.map(({ areas }) => areas)).toContainEqual(['Self-care']);
  });
});
