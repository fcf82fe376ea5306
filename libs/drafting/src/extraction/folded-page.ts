/** A page's text folded for matching, with a way back to the exact characters it came from. */

export interface PageText {
  /** 1-based. */
  readonly page: number;
  readonly text: string;
}

export interface FoldedPage {
  readonly page: number;
  readonly raw: string;
  /** Plain ASCII punctuation, no ligatures, no soft hyphens, words hyphenated at a line end made whole. */
  readonly text: string;
  /** Index in `raw` of each folded character; one entry more than `text`. */
  readonly origin: Uint32Array;
}

/** A page longer than this is cut for matching: 2 million characters is the bound of a whole upload. */
const PAGE_CHARACTERS_MAX = 2_000_000;

const REPLACEMENTS = new Map<string, string>([
  ['ﬀ', 'ff'],
  ['ﬁ', 'fi'],
  ['ﬂ', 'fl'],
  ['ﬃ', 'ffi'],
  ['ﬄ', 'ffl'],
  ['ﬅ', 'st'],
  ['ﬆ', 'st'],
  ['‘', "'"],
  ['’', "'"],
  ['‚', "'"],
  ['′', "'"],
  ['“', '"'],
  ['”', '"'],
  ['„', '"'],
  ['‐', '-'],
  ['‑', '-'],
  ['‒', '-'],
  ['–', '-'],
  ['—', '-'],
  ['―', '-'],
  ['−', '-'],
  ['\u00ad', ''],
  ['\u200b', ''],
  ['\u200c', ''],
  ['\u200d', ''],
  ['\ufeff', ''],
  ['\u0000', ''],
  ['\r', '\n'],
  ['\f', '\n'],
  ['\v', '\n'],
  ['\u2028', '\n'],
  ['\u2029', '\n'],
  ['\u00a0', ' '],
  ['\u202f', ' '],
  ['\u3000', ' '],
  ['％', '%'],
]);

/** First halves of words that keep their hyphen when a line ends on it: "on-\ntask" is "on-task". */
const KEEPS_HYPHEN =
  /(?:^|[^a-z])(?:on|off|self|age|grade|well|low|high|multi|non|pre|post|one|two|three|four|five|first|second|third|at|below|above|near|far|year)$/i;

function lineEndHyphen(raw: string, at: number): number {
  let next = at + 1;
  while (next < raw.length && next < at + 4 && (raw[next] === ' ' || raw[next] === '\r')) next += 1;
  if (raw[next] !== '\n') return -1;
  next += 1;
  while (next < raw.length && next < at + 40 && (raw[next] === ' ' || raw[next] === '\t')) next += 1;
  const isWordBefore = /[a-z]/.test(raw[at - 1] ?? '');
  const isWordAfter = /[a-zﬀ-ﬆ]/.test(raw[next] ?? '');
  return isWordBefore && isWordAfter ? next : -1;
}

/** Folds one page; every folded character remembers where it stood, so that quotes stay verbatim. */
export function foldPage(page: PageText): FoldedPage {
  const raw = page.text.slice(0, PAGE_CHARACTERS_MAX);
  const parts: string[] = [];
  const origin: number[] = [];
  const put = (text: string, at: number) => {
    parts.push(text);
    // One entry per code unit: a ligature becomes two or three.
    let left = text.length;
    while (left > 0) {
      origin.push(at);
      left -= 1;
    }
  };
  for (let at = 0; at < raw.length; at += 1) {
    const character = raw[at] ?? '';
    const isHyphen = character === '-' || character === '\u2010' || character === '\u00ad';
    const resumed = isHyphen ? lineEndHyphen(raw, at) : -1;
    if (resumed >= 0) {
      if (character !== '\u00ad' && KEEPS_HYPHEN.test(raw.slice(Math.max(0, at - 8), at))) put('-', at);
      at = resumed - 1;
      continue;
    }
    if (character === '\r' && raw[at + 1] === '\n') continue;
    const isPlain = character > '\u001f' && character < '\u007f';
    put(isPlain ? character : (REPLACEMENTS.get(character) ?? character), at);
  }
  origin.push(raw.length);
  return { page: page.page, raw, text: parts.join(''), origin: Uint32Array.from(origin) };
}

/** The verbatim text of the page behind a folded range, without surrounding space. */
export function quoteOf(page: FoldedPage, start: number, end: number): string {
  const from = page.origin[start] ?? page.raw.length;
  const last = page.origin[Math.max(start, end - 1)] ?? page.raw.length;
  const to = end >= page.text.length ? page.raw.length : Math.max(last + 1, page.origin[end] ?? 0);
  return page.raw.slice(from, to).trim();
}
