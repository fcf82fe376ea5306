import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { baselineFor } from './baseline-choice.js';
import { draftFromReport } from './draft.js';
import { startingFigures } from './starting-figures.js';

const HEAD = 'Student: Mina Okoro   Grade: 3\nDate of report: 02/12/2026\n\n';
const pagesOf = (text: string) => [{ page: 1, text: `${HEAD}${text}\n` }];

function startsOf(text: string, area: string) {
  const pages = pagesOf(text);
  const report = readReport(pages);
  return { pages, report, ...startingFigures(report, pages, area) };
}

const TWO_SKILLS =
  'Number Sense\n' +
  'Mina is behind in number sense. On the place value probe she was correct on 5 of 12 items.\n' +
  'In counting on she answered 7 of 20 items correctly.\n' +
  'Last spring she had 2 of 12 place value items correct.\n';

describe('the figures a goal could start from', () => {
  it('names the one a draft starts from by itself first, then the others of the skill', () => {
    const { report, figures } = startsOf(TWO_SKILLS, 'Number sense');
    expect(figures[0]?.measure).toEqual(baselineFor(report, 'Number sense'));
    expect(figures.map(({ measure: { value, outOf } }) => `${value} of ${outOf}`).sort()).toEqual(
      expect.arrayContaining(['5 of 12', '7 of 20']),
    );
  });

  it('offers nothing that the report calls history', () => {
    const { figures } = startsOf(TWO_SKILLS, 'Number sense');
    expect(figures.filter(({ measure }) => measure.value === 2)).toEqual([]);
  });

  it('shows each with its page and its words, as they stand there', () => {
    const { pages, figures } = startsOf(TWO_SKILLS, 'Number sense');
    expect(figures.length).toBeGreaterThan(1);
    for (const { text, page, quote, measure } of figures) {
      expect(page).toBe(1);
      expect(pages[0]?.text).toContain(quote);
      expect(text).toContain(String(measure.value));
    }
  });

  it('drafts from the one that was chosen, and proves it', () => {
    const { report, figures } = startsOf(TWO_SKILLS, 'Number sense');
    const own = figures[0]?.measure.value;
    const other = figures.find(({ measure }) => measure.value !== own);
    const facts = { report, areaOfNeed: 'Number sense', disability: 'Other health impairment', student: {} };
    const draft = draftFromReport({ ...facts, start: other?.measure });
    const { value, outOf, quote } = other?.measure ?? {};
    expect(draft.Goal).toContain(`${value} of ${outOf}`);
    expect(draft.Baseline).toContain(`${value} of ${outOf}`);
    expect(draft.Evidence.map(({ Quote }) => Quote)).toContain(quote);
    expect(draftFromReport(facts).Goal).not.toContain(`${value} of ${outOf}`);
  });

  it('offers a figure that is told twice once', () => {
    const { figures } = startsOf(
      'Attention\nMina was on task in 32 of 60 intervals (53%).\n\nSummary\nMina is not on task for long: 53% of intervals on task.\n',
      'Attention and task engagement',
    );
    expect(figures).toHaveLength(1);
  });

  it('is plain where one figure alone speaks for the skill', () => {
    const { isPlain, figures } = startsOf(
      'Reading Fluency\nMina read 51 words correct per minute on a grade 3 passage. Reading fluency is an area of need.\n',
      'Reading fluency',
    );
    expect(figures).toHaveLength(1);
    expect(isPlain).toBe(true);
  });

  it('has none where the report has none', () => {
    const { figures } = startsOf('Spelling\nMina dislikes spelling and asks for help with it.\n', 'Spelling');
    expect(figures).toEqual([]);
  });

  it('is not plain where more speaks for there being no figure', () => {
    const { isPlain } = startsOf('Spelling\nMina has 2 brothers and dislikes spelling.\n', 'Spelling');
    expect(isPlain).toBe(false);
  });

  it('offers the same of a report that was stored meanwhile', () => {
    const { pages, report, figures, isPlain } = startsOf(TWO_SKILLS, 'Number sense');
    const stored = JSON.parse(JSON.stringify(report)) as typeof report;
    expect(startingFigures(stored, pages, 'Number sense')).toEqual({ figures, isPlain });
  });
});
