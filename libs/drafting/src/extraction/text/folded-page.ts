/** A page's text folded for matching, with a way back to the exact characters it came from. */
import { everyMatch } from './every-match.js';

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

/** "\u2019": joiners in a row would be taken for one character. */
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A character that is folded, or may end a line within a word. */
const FOLDED = new RegExp(`[-${[...REPLACEMENTS.keys()].map(escaped).join('')}]`, 'g');
/** Characters that one becomes at most: "ffi". */
const FOLDED_LENGTH_MAX = 3;

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

/** "Words understood: _61_": a field of a form with what was filled in; a blank one keeps its line. */
const FILLED = /(?<![A-Za-z0-9_])_{1,40}(?=[^\s_])([^_\n]{0,160}[^\s_])_{1,60}/g;
const withoutRules = (raw: string) =>
  raw.includes('_') ? raw.replace(FILLED, (filled) => filled.replaceAll('_', ' ')) : raw;

/** "*By May 2026, she will read 40 words.* She is at 27.": stars around what a printed page has in italics or bold. */
const STARRED = /(?<![\w*])(\*{1,3})(?=[^\s*])([^*\n]{1,600})(?<=\S)\1(?![\w*])/g;
/** Has no width and is folded away: the framed words begin and end where their sentences do. */
const NOTHING = '\u200b';

/** A line that is bold as a whole, and no sentence, keeps its stars: they make it a heading. */
const isHeading = (text: string, from: number, to: number) =>
  (from === 0 || text[from - 1] === '\n') &&
  (to === text.length || text[to] === '\n' || text[to] === '\r') &&
  !/[.!?]["')]?\*{1,3}$/.test(text.slice(Math.max(from, to - 8), to));

const withoutStars = (raw: string) =>
  raw.includes('*')
    ? raw.replace(STARRED, (framed, stars: string, words: string, at: number) => {
        if (stars.length > 1 && isHeading(raw, at, at + framed.length)) return framed;
        const nothing = NOTHING.repeat(stars.length);
        return `${nothing}${words}${nothing}`;
      })
    : raw;

/** Folds one page; every folded character remembers where it stood, so that quotes stay verbatim. */
export function foldPage(page: PageText): FoldedPage {
  const raw = page.text.slice(0, PAGE_CHARACTERS_MAX);
  const written = withoutStars(withoutRules(raw));
  const parts: string[] = [];
  const origin = new Uint32Array(FOLDED_LENGTH_MAX * raw.length + 1);
  let length = 0;
  /** `step` is 0 where all characters stood in one place: a ligature becomes two or three. */
  const put = (text: string, at: number, step: 0 | 1) => {
    parts.push(text);
    for (let offset = 0; offset < text.length; offset += 1) origin[length + offset] = at + step * offset;
    length += text.length;
  };
  let from = 0;
  for (const { 0: character, index: at } of everyMatch(FOLDED, written)) {
    if (at < from) continue;
    const isHyphen = character === '-' || character === '\u2010' || character === '\u00ad';
    const resumed = isHyphen ? lineEndHyphen(raw, at) : -1;
    if (resumed < 0 && character === '-') continue;
    put(written.slice(from, at), from, 1);
    if (resumed >= 0) {
      if (character !== '\u00ad' && KEEPS_HYPHEN.test(raw.slice(Math.max(0, at - 8), at))) put('-', at, 0);
      from = resumed;
      continue;
    }
    if (character !== '\r' || raw[at + 1] !== '\n') put(REPLACEMENTS.get(character) ?? character, at, 0);
    from = at + 1;
  }
  put(written.slice(from), from, 1);
  origin[length] = raw.length;
  return { page: page.page, raw, text: ownText(parts.join('')), origin: origin.slice(0, length + 1) };
}

/** A call takes only so many characters. */
const OWN_TEXT_MAX = 2_000;
const ONE_BYTE_MAX = 0xff;

/**
 * The same text in memory of its own. A slice is a view of its page, and each look at a character goes through the page;
 * and where the page has one curly quote, all slices of it have two bytes a character, for which every pattern is
 * compiled a second time.
 */
export function ownText(text: string): string {
  let own = '';
  for (let from = 0; from < text.length; from += OWN_TEXT_MAX) {
    const characters = new Array<number>(Math.min(text.length - from, OWN_TEXT_MAX));
    for (let at = 0; at < characters.length; at += 1) {
      const character = text.charCodeAt(from + at);
      if (character > ONE_BYTE_MAX) return text;
      characters[at] = character;
    }
    own += String.fromCharCode(...characters);
  }
  return own;
}

/** The verbatim text of the page behind a folded range, without surrounding space. */
export function quoteOf(page: FoldedPage, start: number, end: number): string {
  const from = page.origin[start] ?? page.raw.length;
  const last = page.origin[Math.max(start, end - 1)] ?? page.raw.length;
  const to = end >= page.text.length ? page.raw.length : Math.max(last + 1, page.origin[end] ?? 0);
  return page.raw.slice(from, to).trim();
}
