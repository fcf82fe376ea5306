/**
 * Ages by which nine in ten children produce an English consonant correctly: Crowe & McLeod (2020), 18,907 children.
 * An age in the table is no verdict on a child: a sound not yet mastered before that age is no delay by itself.
 */

export const SPEECH_SOUND_SOURCE = 'Crowe & McLeod 2020';

/** Year of life in which the 90% criterion is met ("2" means 2;0 to 2;11), with the consonants in IPA. */
export const CONSONANTS_BY_AGE: Readonly<Record<2 | 3 | 4 | 5 | 6, readonly string[]>> = {
  2: ['b', 'n', 'm', 'p', 'h', 'w', 'd'],
  3: ['ɡ', 'k', 'f', 't', 'ŋ', 'j'],
  4: ['v', 'dʒ', 's', 'tʃ', 'l', 'ʃ', 'z'],
  5: ['ɹ', 'ð', 'ʒ'],
  6: ['θ'],
};

/** How reports spell sounds; "th" is left out, since it is two sounds of different ages. */
const SPELLINGS: Readonly<Record<string, string>> = {
  r: 'ɹ',
  g: 'ɡ',
  sh: 'ʃ',
  ch: 'tʃ',
  zh: 'ʒ',
  ng: 'ŋ',
  y: 'j',
};

/**
 * Year of life (2 to 6) by which 90% of children produce the consonant, written in IPA or as reports spell it ("/r/", "sh").
 * In slashes "/j/" is the sound of "yes"; a plain "j" is read as the letter, the sound of "jump". Undefined for blends,
 * vowels and "th".
 */
export function consonantAge(sound: string): number | undefined {
  const isPlain = !sound.includes('/');
  const bare = sound.replace(/[/\s]/g, '').toLowerCase();
  const consonant = isPlain && bare === 'j' ? 'dʒ' : (SPELLINGS[bare] ?? bare);
  const found = Object.entries(CONSONANTS_BY_AGE).find(([, consonants]) => consonants.includes(consonant));
  return found === undefined ? undefined : Number(found[0]);
}
