/** Which font shows which letter: ours where it can, Noto Sans for the alphabets that ours lacks. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

/** The three voices of our look. */
export type Voice = 'text' | 'strong' | 'serif';

export interface Face {
  readonly name: string;
  readonly bytes: Buffer;
  readonly letters: ReadonlySet<number>;
}

/** Neighboring letters of one face. */
export interface Stretch {
  readonly text: string;
  readonly face: string;
}

const require = createRequire(import.meta.url);
const ours = (font: string, weight: number): string[] =>
  ['latin', 'latin-ext'].map((subset) => `${font}/files/${font}-${subset}-${weight}`);
const noto = (weight: number): string[] =>
  ['vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'].map(
    (subset) => `noto-sans/files/noto-sans-${subset}-${weight}`,
  );

const FILES: Record<Voice, readonly string[]> = {
  text: [...ours('atkinson-hyperlegible-next', 400), ...noto(400)],
  strong: [...ours('atkinson-hyperlegible-next', 700), ...noto(700)],
  serif: [...ours('source-serif-4', 600), ...noto(700)],
};

/** Signs that reports use and our fonts lack, in the letters that every reader knows. */
const PLAIN_SPELLINGS = new Map([
  ['≤', '<='],
  ['≥', '>='],
  ['→', '->'],
]);
const UNKNOWN = '?';

/** Opened once, when the first document is made: 18 files, a few milliseconds each. */
let faces: Record<Voice, readonly Face[]> | undefined;

export function facesOf(voice: Voice): readonly Face[] {
  faces ??= { text: openAll('text'), strong: openAll('strong'), serif: openAll('serif') };
  return faces[voice];
}

function openAll(voice: Voice): Face[] {
  return FILES[voice].map((path) => {
    // WOFF, not WOFF2: fontkit cuts a subset from the glyph table, which WOFF2 keeps transformed.
    const bytes = readFileSync(require.resolve(`@fontsource/${path}-normal.woff`));
    const font = create(bytes);
    return { name: path, bytes, letters: new Set('characterSet' in font ? font.characterSet : []) };
  });
}

const faceFor = (letter: string, voice: Voice): Face | undefined =>
  facesOf(voice).find(({ letters }) => letters.has(letter.codePointAt(0) ?? -1));

/** Whether every letter of a text can be shown, in our fonts or by a plain spelling. */
export function isPrintable(text: string): boolean {
  for (const letter of text.normalize('NFC')) {
    if (!/\s/.test(letter) && !PLAIN_SPELLINGS.has(letter) && faceFor(letter, 'text') === undefined)
      return false;
  }
  return true;
}

/** Divides a text into stretches that one face can show; what none can show becomes "?". */
export function stretchesOf(text: string, voice: Voice): Stretch[] {
  const stretches: { text: string; face: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const face = faceFor(letter, voice);
    const shown = face === undefined ? (PLAIN_SPELLINGS.get(letter) ?? UNKNOWN) : letter;
    const name = face?.name ?? FILES[voice][0] ?? '';
    const last = stretches.at(-1);
    if (last?.face === name) last.text += shown;
    else stretches.push({ text: shown, face: name });
  }
  return stretches;
}
