import { describe, expect, it } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { type Block, words } from './blocks.js';
import { isPrintable, stretchesOf } from './fonts.js';
import { breakIntoLines } from './lines.js';
import { typeset } from './typeset.js';

const documentOf = (blocks: readonly Block[]) => ({
  title: 'A record',
  subject: 'What is kept.',
  edition: 'Made today',
  madeOn: '2026-11-21T10:00:00.000Z',
  blocks,
});

describe('letters', () => {
  it('are shown by our fonts, and where those lack them by others of the same voice', () => {
    const stretches = stretchesOf('Nguyễn and Олена', 'text');
    expect(stretches.map(({ text }) => text)).toEqual(['Nguy', 'ễ', 'n and ', 'Олена']);
    expect(stretches.map(({ face }) => face.split('/')[0])).toEqual([
      'atkinson-hyperlegible-next',
      'noto-sans',
      'atkinson-hyperlegible-next',
      'noto-sans',
    ]);
  });

  it('are put together before they are looked up', () => {
    expect(stretchesOf('Jose\u0301', 'serif')).toHaveLength(1);
  });

  it('that no font has are spelled plainly, or as a question mark that somebody can ask about first', () => {
    expect(stretchesOf('≥ 80', 'text').map(({ text }) => text)).toEqual(['>= 80']);
    expect(stretchesOf('王', 'text').map(({ text }) => text)).toEqual(['?']);
    expect(['≥ 80\n', 'Ümit Ćosić', 'Олена', '王'].map(isPrintable)).toEqual([true, true, true, false]);
  });
});

describe('lines', () => {
  const measure = (text: string): number => text.length;

  it('never grow wider than their column, however long a word is', () => {
    const lines = breakIntoLines(words(`see ${'x'.repeat(25)} there`), 10, measure);
    const texts = lines.map((line) => line.map(({ text }) => text).join(''));
    expect(texts).toEqual(
      ['see', 'x'.repeat(10), 'x'.repeat(10), 'xxxxx', 'there'].map(expect.stringContaining),
    );
    expect(Math.max(...texts.map((text) => text.trim().length))).toBe(10);
  });

  it('take the ends of a typed line as spaces', () => {
    expect(breakIntoLines(words('one\r\ntwo\tthree'), 100, measure)[0]?.[0]?.text).toBe('one two three');
  });
});

describe('a document', () => {
  it('is the same bytes each time, with the time it was given', async () => {
    const source = documentOf([{ kind: 'paragraph', content: words('Олена reads 45 words.') }]);
    const [first, second] = [await typeset(source, 'Goalwright'), await typeset(source, 'Goalwright')];
    expect(first.equals(second)).toBe(true);
    const read = await PDFDocument.load(first, { updateMetadata: false });
    expect([read.getTitle(), read.getCreationDate()?.toISOString()]).toEqual(['A record', source.madeOn]);
  });

  it('lets others have their turn while it is long', async () => {
    const rows = Array.from({ length: 600 }, (_, index) => [words(`line ${index}`), words('$2.00')]);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    await typeset(
      documentOf([{ kind: 'table', header: [words('What'), words('Amount')], rows }]),
      'Goalwright',
    );
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });
});
