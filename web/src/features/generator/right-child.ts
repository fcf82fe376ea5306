/** Whether the student a report names can be the one the provider named: asked about before any money is held. */

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const TITLE = /^(?:mr|mrs|ms|miss|dr|jr|sr|ii|iii)$/;

/** The words of a name in spoken order: `Rodriguez, Maria E.` is `maria e rodriguez`. */
function wordsOf(name: string): string[] {
  const [family = '', ...given] = name.split(',');
  const spoken = given.length > 0 ? `${given.join(' ')} ${family}` : family;
  return (fold(spoken).match(/\p{L}+/gu) ?? []).filter((word) => !TITLE.test(word));
}

/** `M.G.`, `MG`, `m g`, `M. G.`: letters that stand for names; undefined where words are written out. */
function initialsOf(label: string): string[] | undefined {
  const words = label.match(/\p{L}+/gu) ?? [];
  if (words.length > 0 && words.every((word) => word.length === 1)) return words.map(fold);
  const [only] = words;
  const isBlock = words.length === 1 && only !== undefined && only.length <= 4 && only === only.toUpperCase();
  return isBlock && !/[aeiou]{2}/i.test(only) ? Array.from(fold(only)) : undefined;
}

/** Whether each of the short names, in order, begins a word of the long one. */
function beginsInOrder(short: readonly string[], long: readonly string[]): boolean {
  let from = 0;
  for (const part of short) {
    const found = long.findIndex((word, place) => place >= from && word.startsWith(part));
    if (found < 0) return false;
    from = found + 1;
  }
  return true;
}

/**
 * Whether the label the provider gave fits the name in the report. `M.G.` fits Maria Garcia and Maria Elena Garcia,
 * not Maria Rodriguez; `Maria` fits any Maria; what names nobody ("student 1") fits nobody, and is asked about.
 */
export function isSameStudent(label: string, reported: string): boolean {
  const name = wordsOf(reported);
  if (name.length === 0) return true;
  const initials = initialsOf(label);
  if (initials) {
    const isWhole = beginsInOrder(initials, name);
    // The first letter is the given name's; one letter or one name alone is all that can be compared.
    return (isWhole || name.length === 1) && name[0]?.startsWith(initials[0] ?? '') === true;
  }
  const words = wordsOf(label);
  if (words.length === 0) return false;
  if (words.length === 1) return name.some((word) => word === words[0]);
  // A name written out, its parts whole or shortened: `Maria G.`, `M. Garcia`, `Maria Elena Garcia`.
  const [short, long] = words.length <= name.length ? [words, name] : [name, words];
  return beginsEitherWay(short, long);
}

function beginsEitherWay(short: readonly string[], long: readonly string[]): boolean {
  let from = 0;
  for (const part of short) {
    const found = long.findIndex(
      (word, place) =>
        place >= from &&
        (word === part ||
          (part.length === 1 && word.startsWith(part)) ||
          (word.length === 1 && part.startsWith(word))),
    );
    if (found < 0) return false;
    from = found + 1;
  }
  return true;
}

/** `M.G.` for a name written out, `Maria Elena García` or `Garcia, Maria`; undefined for anything else. */
export function initialsFor(typed: string): string | undefined {
  const [family = '', ...given] = typed.trim().split(',');
  const spoken = given.length > 0 ? `${given.join(' ')} ${family}` : family;
  const words = spoken.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const isName =
    words.length >= 2 &&
    words.length <= 4 &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    words.some((word) => word.length > 1);
  if (!isName || /\d/.test(typed)) return undefined;
  const first = words[0]?.[0];
  const last = words.at(-1)?.[0];
  return first && last ? `${first}.${last}.`.toUpperCase() : undefined;
}
