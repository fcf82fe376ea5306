import { describe, expect, it } from '@jest/globals';
import { foldPage, quoteOf } from './folded-page.js';

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
