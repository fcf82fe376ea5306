/** What changed between two texts, word by word, as runs that read like sentences. */

export interface TextRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** A word or a mark at its end, and the space after it: a sentence that goes on behind a full stop keeps its last word. */
const WORD = /(?:[^\s.,;:!?]+(?:[.,:][^\s.,;:!?]+)*|[.,;:!?]+)\s*/g;
/** Past so many pairs of words the texts are shown as one removed and one added: 8 MB and some 30 ms at most. */
const PAIRS_MAX = 4_000_000;
/** A shorter run between two changes is shown as part of them: single words that survived by chance are no sentence. */
const SAME_WORDS_MIN = 2;
const IS_WORD = /[\p{L}\p{N}]/u;

interface Words {
  readonly kind: TextRun['kind'];
  readonly words: string[];
  /** Of words that stand in both texts: as the older text spaces them. */
  readonly older?: string[];
}

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.trimEnd() === other?.trimEnd();

/** How many words two lists have in common from each pair of places on, in one row-major table. */
function commonFrom(before: readonly string[], after: readonly string[]): (b: number, a: number) => number {
  const width = after.length + 1;
  const table = new Uint16Array((before.length + 1) * width);
  for (let b = before.length - 1; b >= 0; b -= 1) {
    for (let a = after.length - 1; a >= 0; a -= 1) {
      table[b * width + a] = isSame(before[b], after[a])
        ? (table[(b + 1) * width + a + 1] ?? 0) + 1
        : Math.max(table[(b + 1) * width + a] ?? 0, table[b * width + a + 1] ?? 0);
    }
  }
  return (b, a) => table[b * width + a] ?? 0;
}

/** The changes of a stretch whose first and last words differ. */
function changesOf(before: readonly string[], after: readonly string[]): Words[] {
  if (before.length * after.length > PAIRS_MAX)
    return [
      { kind: 'removed', words: [...before] },
      { kind: 'added', words: [...after] },
    ];
  const common = commonFrom(before, after);
  const runs: Words[] = [];
  const put = (kind: TextRun['kind'], word: string, older: string[] = []) => {
    const last = runs.at(-1);
    if (last?.kind === kind) {
      last.words.push(word);
      last.older?.push(...older);
    } else runs.push({ kind, words: [word], older });
  };
  let b = 0;
  let a = 0;
  while (b < before.length || a < after.length) {
    const [was, is] = [before[b], after[a]];
    if (was !== undefined && is !== undefined && isSame(was, is)) {
      put('same', is, [was]);
      b += 1;
      a += 1;
    } else if (was !== undefined && (is === undefined || common(b + 1, a) >= common(b, a + 1))) {
      put('removed', was);
      b += 1;
    } else if (is !== undefined) {
      put('added', is);
      a += 1;
    }
  }
  return runs;
}

/** One removed and one added run for each stretch of changes, whatever single words stand between them. */
function gathered(runs: readonly Words[]): Words[] {
  const isGap = ({ kind, words }: Words) =>
    kind === 'same' && words.filter((word) => IS_WORD.test(word)).length >= SAME_WORDS_MIN;
  const result: Words[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const finish = () => {
    if (removed.length > 0) result.push({ kind: 'removed', words: removed });
    if (added.length > 0) result.push({ kind: 'added', words: added });
    removed = [];
    added = [];
  };
  for (const run of runs) {
    if (isGap(run)) {
      finish();
      result.push(run);
      continue;
    }
    if (run.kind === 'removed') removed.push(...run.words);
    if (run.kind === 'same') removed.push(...(run.older ?? run.words));
    if (run.kind !== 'removed') added.push(...run.words);
  }
  finish();
  return result;
}

/** The runs in reading order; what was removed stands before what took its place. Equal texts are one run. */
export function wordDifference(before: string, after: string): TextRun[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < was.length && isSame(was[start], is[start])) start += 1;
  let end = 0;
  while (
    end < was.length - start &&
    end < is.length - start &&
    isSame(was[was.length - 1 - end], is[is.length - 1 - end])
  )
    end += 1;
  const middle = changesOf(was.slice(start, was.length - end), is.slice(start, is.length - end));
  const runs: Words[] = [
    { kind: 'same', words: is.slice(0, start), older: was.slice(0, start) },
    ...gathered(middle),
    { kind: 'same', words: end === 0 ? [] : is.slice(-end) },
  ];
  const told = runs.filter(({ words }) => words.length > 0);
  return told.map(({ kind, words }, place) => ({
    kind,
    text: kind === 'removed' ? spaced(words.join(''), told[place - 1], told[place + 1]) : words.join(''),
  }));
}

/** What was removed, apart from its neighbors where the newer text has a mark in the place of the space. */
function spaced(text: string, before: Words | undefined, after: Words | undefined): string {
  const isGlued = /\s$/.test(before?.older?.at(-1) ?? '') && !/\s$/.test(before?.words.at(-1) ?? '');
  const isRunOn = after?.kind === 'added' && !/\s$/.test(text) && IS_WORD.test(after.words[0] ?? '');
  return `${isGlued ? ' ' : ''}${text}${isRunOn ? ' ' : ''}`;
}

const KEPT_WORDS = 8;

/** A long unchanged run as its ends with a mark between them: enough to know the place by. */
export function shortened(text: string, place: 'first' | 'between' | 'last'): string {
  const words = wordsOf(text);
  const head = place === 'first' ? [] : words.slice(0, KEPT_WORDS);
  const tail = place === 'last' ? [] : words.slice(-KEPT_WORDS);
  if (words.length <= head.length + tail.length + 3) return text;
  return `${head.join('')}… ${tail.join('')}`;
}
