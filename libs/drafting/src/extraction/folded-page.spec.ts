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
