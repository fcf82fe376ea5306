/** Patterns that words are read and spelled by, as screeners name their rows. */
const PATTERN = String.raw`(?:silent[- ]e|magic e|C{1,2}VC{1,3}e?|VCe|r-controlled(?: vowels?)?|vowel teams?|(?:consonant )?blends?(?: (?:and|&) digraphs?)?|(?:consonant )?digraphs?(?: (?:and|&) blends?)?|(?:short|long) vowels?|diphthongs?|prefixes(?: (?:and|&) suffixes)?|suffixes)`;
const IS_PATTERN = new RegExp(`^${PATTERN}$`, 'i');
const PATTERNS = new RegExp(String.raw`\b${PATTERN}\b`, 'gi');
const IN_CAPITALS = /^\p{Lu}{3}/u;

/** "Silent e" as words have it: "words with silent e", and "CVC words"; undefined of what is no pattern. */
export function wordsOfPattern(label: string): string | undefined {
  if (!IS_PATTERN.test(label)) return undefined;
  return IN_CAPITALS.test(label) ? `${label} words` : `words with ${label.toLowerCase()}`;
}

/** Whether a text names several: "short vowels, digraphs, silent e". */
export const namesSeveralPatterns = (text: string): boolean =>
  new Set((text.match(PATTERNS) ?? []).map((pattern) => pattern.toLowerCase())).size > 1;
