/** Logs, in which each paragraph opens with its day. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { baselineFor } from '../../composition/baseline-choice.js';
import { foldPage } from '../text/folded-page.js';
import { entryDaysIn } from './log-entries.js';
import { passagesOf } from '../text/passages.js';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Mina Okoro   Grade: 3\nSchool year 2024-2025\n\n';
const LOG = `${HEAD}SEPTEMBER 12. First session after summer. Printed a paragraph from a model: 62% of words legible.

OCTOBER 24. Worked on spacing. Legible words 66%.

MAY 22. Last data of the year.
   - Paragraph of five sentences: 74% of words legible
   - Zipper on jacket: 6 of 6
`;

describe('the entries of a log', () => {
  it('date every sentence and line of theirs', () => {
    const days = entryDaysIn(passagesOf([foldPage({ page: 1, text: LOG })]));
    const told = [...days].map(([{ text }, day]) => [text.slice(0, 18), day.text]);
    expect(told).toContainEqual(['Printed a paragrap', 'SEPTEMBER 12']);
    expect(told).toContainEqual(['Legible words 66%.', 'OCTOBER 24']);
    expect(told).toContainEqual(['- Paragraph of fiv', 'MAY 22']);
  });

  it('make the last one the newest', () => {
    const report = readReport([{ page: 1, text: LOG }]);
    expect(baselineFor(report, 'Handwriting')?.value).toBe(74);
  });

  it('end where a paragraph of its own follows', () => {
    const passages = passagesOf([foldPage({ page: 1, text: `${LOG}\nMaya reads 52 words a minute.\n` })]);
    expect([...entryDaysIn(passages).keys()].map(({ text }) => text)).not.toContain(
      'Maya reads 52 words a minute.',
    );
  });

  it('are no log where two paragraphs open with a day', () => {
    const text = `${HEAD}October 24. She read 40 words.\n\nMay 22. She read 52 words.\n`;
    expect(entryDaysIn(passagesOf([foldPage({ page: 1, text })])).size).toBe(0);
  });
});

describe('other logs', () => {
  const START = 'Student: Mina Okoro   Grade: 3\n\n';

  it.each([
    [
      'lines that open with a slashed day',
      `${START}9/12 back from summer. cold probe, s in sentences of her own: 9/50.\n10/24 tested.\n11/7 sentences, own, cold: 15/50\n2/27 cold probe again, own sentences, no cue: 23/50 clean.\n`,
      'Articulation',
      23,
    ],
    [
      'a paragraph under each month',
      `${START}SEPTEMBER\nTwo-minute multiplication sheet: 8 digits correct.\n\nDECEMBER\nTwo-minute multiplication sheet: 13 digits correct.\n\nFEBRUARY\nTwo-minute multiplication sheet: 17 digits correct.\n`,
      'Math computation',
      17,
    ],
    [
      'lines set in under their day',
      `${START}Feb 5 / 40 min / library\n   Word list, closed syllables: she read 4 of 20 words.\n\nFeb 12 / 40 min / class\n   No data.\n\nFeb 26 / 30 min / library\n   Word list, closed syllables: she read 9 of 20 words.\n`,
      'Decoding',
      9,
    ],
  ])('of %s have their newest figure last', (_, text, area, value) => {
    expect(baselineFor(readReport([{ page: 1, text }]), area)?.value).toBe(value);
  });

  it('tell no day by a share', () => {
    const text = `${START}9/12 of the words were read.\n10/14 of the words were read.\n11/20 of the words were read.\n`;
    const days = entryDaysIn(passagesOf([foldPage({ page: 1, text })]));
    expect([...days.keys()].map((passage) => passage.text)).toEqual([]);
  });
});
