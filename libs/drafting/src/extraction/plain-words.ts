/** Words that nearly every real sentence of this field holds some of; English, and Spanish function words for bilingual reports. */
const WORDS = new Set(
  (
    'the of and to a in is was were are he she they his her their him them it that this for with on at by from as be been has have had not no or but an' +
    ' when than who which will can cannot could should would does did do i we you my our your about all also any because before between both during each few' +
    ' for further given how if into just more most much only other out over same so some such then there these through under until up very what where while' +
    ' student child reads read reading writes write writing math words word correct minute minutes percent accuracy score scores grade level test testing' +
    ' letters sounds sentences sentence paragraph story questions directions speech language sound says needs need help with prompts prompt independently' +
    ' task tasks off times day week class teacher peers peer behavior attention average standard percentile baseline opportunities trials steps per' +
    ' spelling spell counts count adds subtracts multiplies problems facts copies types handwriting legible cuts talks talk uses use follows answers initiates' +
    ' calls hits kicks runs leaves sits stays walks climbs struggles difficulty unable can weak below average slow slowly' +
    ' el la los las de y que en un una es lee palabras por minuto no con para su se del al lo como nivel grado'
  ).split(/\s+/),
);

const CHARACTERS_MAX = 60_000;
const WORDS_MAX = 4_000;

const APOSTROPHE = 0x27;
/** Letters of the plain alphabet need no look at what Unicode calls a letter. */
function isLetterAt(text: string, at: number): boolean {
  const character = text.charCodeAt(at);
  if (character < 0x80) return isPlainLetter(character) || character === APOSTROPHE;
  return /^\p{L}/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

/** Whether a character is one of a to z, small or capital. */
export const isPlainLetter = (character: number): boolean => {
  const small = character | 0x20;
  return small >= 0x61 && small <= 0x7a;
};

/**
 * Goes through the words of a text, at most 4,000. A pattern would make a string of each.
 * @param isEnough told where a word begins and ends; whether that is enough
 * @returns how many words were gone through
 */
function goThroughWords(text: string, isEnough: (from: number, to: number) => boolean): number {
  let words = 0;
  const end = Math.min(text.length, CHARACTERS_MAX);
  for (let at = 0; at < end && words < WORDS_MAX; at += 1) {
    if (!isLetterAt(text, at)) continue;
    const from = at;
    while (at < end && isLetterAt(text, at)) at += 1;
    words += 1;
    if (isEnough(from, at)) break;
  }
  return words;
}

export interface PlainWords {
  /** How many words the text has. */
  readonly words: number;
  /** Whether at least this share of them are everyday ones: false of no words. */
  readonly havePlainShare: (share: number) => boolean;
}

/** The words of a text, and whether they are everyday ones. Looks at the first 4,000 words. */
export function plainWordsIn(text: string): PlainWords {
  const words = goThroughWords(text, () => false);
  const havePlainShare = (share: number) => {
    let plain = 0;
    // A few lines tell it of most reports.
    const isEnough = () => words > 0 && plain / words >= share;
    goThroughWords(text, (from, to) => {
      if (WORDS.has(text.slice(from, to).toLowerCase())) plain += 1;
      return isEnough();
    });
    return isEnough();
  };
  return { words, havePlainShare };
}
