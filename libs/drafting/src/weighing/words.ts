/** The words around a figure, made comparable: the student is NAME, a number is #, and some words stand for many. */
import type { KnownWord, KnownWords } from './known-words.js';

export interface Word {
  readonly known: KnownWord;
  readonly index: number;
  readonly end: number;
}

/** What a character may be part of; all else parts words. */
const [LETTER, DIGIT, MARK, TAB, SPACE] = [1, 2, 3, 4, 5];
const CHARACTERS = 128;
const SPACES_MIN = 3;
const kinds = new Uint8Array(CHARACTERS);
for (let code = 0; code < CHARACTERS; code += 1) {
  const character = String.fromCharCode(code);
  if (/[a-z]/i.test(character)) kinds[code] = LETTER;
  else if (/\d/.test(character)) kinds[code] = DIGIT;
  else if (/[%/:()|;,.=?>_-]/.test(character)) kinds[code] = MARK;
}
kinds['\t'.charCodeAt(0)] = TAB;
kinds[' '.charCodeAt(0)] = SPACE;
const kindAt = (text: string, at: number) => kinds[text.charCodeAt(at)] ?? 0;

/** Where a row of characters of one kind ends. */
function endOf(kind: number, text: string, from: number): number {
  let at = from;
  while (kindAt(text, at) === kind) at += 1;
  return at;
}

/** Where letters or digits end, with what may join them to more of their kind: "read-aloud", "14.2". */
function endOfJoined(kind: number, text: string, from: number): number {
  let end = endOf(kind, text, from);
  for (;;) {
    const joint = text[end];
    const isJoint = kind === LETTER ? joint === '-' || joint === "'" : joint === '.';
    if (!isJoint || kindAt(text, end + 1) !== kind) return end;
    end = endOf(kind, text, end + 1);
    if (kind === DIGIT) return end;
  }
}

/** Words and marks of a text, in order; a tab or three spaces are a mark. @param firstName of the student, where it is known */
export function wordsIn(text: string, firstName: string | undefined, known: KnownWords): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < text.length;) {
    const kind = kindAt(text, at);
    const index = at;
    if (kind === LETTER || kind === DIGIT) at = endOfJoined(kind, text, at);
    else if (kind === SPACE) at = endOf(SPACE, text, at);
    else at += 1;
    if (kind === 0 || (kind === SPACE && at - index < SPACES_MIN)) continue;
    const word =
      kind === LETTER
        ? comparable(text.slice(index, at), firstName)
        : kind === DIGIT
          ? '#'
          : kind === MARK
            ? (text[index] ?? '')
            : '|';
    words.push({ known: known.of(word), index, end: at });
  }
  return words;
}

function comparable(printed: string, firstName: string | undefined): string {
  const bare = printed.endsWith("'s") ? printed.slice(0, -2) : printed;
  return bare === firstName ? 'NAME' : singular(bare.toLowerCase());
}

/** Near enough: "stories" is "story", "words" is "word". */
function singular(word: string): string {
  if (word.length <= 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
