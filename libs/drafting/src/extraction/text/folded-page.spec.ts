import { isStringOneByteRepresentation } from 'node:v8';
import { describe, expect, it } from '@jest/globals';
import { foldPage, ownText, quoteOf } from './folded-page.js';

describe('foldPage', () => {
  const raw = 'The stu\u00addent’s ﬂuency is low–average.\r\nShe needs sup-\nport and is on-\ntask.';
  const page = foldPage({ page: 1, text: raw });

  it('opens ligatures, drops soft hyphens and joins words broken at a line end', () => {
    expect(page.text).toBe("The student's fluency is low-average.\nShe needs support and is on-task.");
  });

  it.each(['fluency', 'support', "student's", 'on-task'])(
    'finds the page\'s own characters behind "%s"',
    (word) => {
      const at = page.text.indexOf(word);
      const quote = quoteOf(page, at, at + word.length);
      expect(raw).toContain(quote);
      expect(foldPage({ page: 1, text: quote }).text).toBe(word);
    },
  );
});

describe('stars around words', () => {
  const folded = (text: string) => foldPage({ page: 1, text }).text;

  it('are folded away, and the quote has what stood between them', () => {
    const raw = '1. *Ada will read 40 words.* She is at 27. **Note.** Fine.';
    const page = foldPage({ page: 1, text: raw });
    expect(page.text).toBe('1. Ada will read 40 words. She is at 27. Note. Fine.');
    expect(raw).toContain(quoteOf(page, page.text.indexOf('She'), page.text.indexOf('27') + 2));
  });

  it('stay where they make a heading, open a list or mark a score', () => {
    for (const text of [
      '**Why we tested**\nHe reads.',
      '* one\n* two',
      'Fluency 78*  Decoding 81*',
      '2 * 3 * 4',
    ])
      expect(folded(text)).toBe(text);
    expect(folded('**She will read 40 words.**\nNext')).toBe('She will read 40 words.\nNext');
  });
});

describe('ownText', () => {
  it('is the same text, however long and in whatever letters', () => {
    for (const text of ['', 'She read 41 words.', 'Señora Núñez', 'a → b • c', 'word '.repeat(1_500)])
      expect(ownText(text)).toBe(text);
  });

  it('takes one byte a character where the text has none that needs two, as the page it was cut from did', () => {
    const page = 'The student’s plan: she read 41 words in the minute.';
    const cut = page.slice(20);
    expect(isStringOneByteRepresentation(cut)).toBe(false);
    expect(isStringOneByteRepresentation(ownText(cut))).toBe(true);
  });
});
