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

/** Where each word of a text begins and ends, one after the other. A pattern would make a string of each. */
function wordPlacesIn(text: string): number[] {
  const places: number[] = [];
  const end = Math.min(text.length, CHARACTERS_MAX);
  for (let at = 0; at < end && places.length < 2 * WORDS_MAX; at += 1) {
    if (!isLetterAt(text, at)) continue;
    const from = at;
    while (at < end && isLetterAt(text, at)) at += 1;
    places.push(from, at);
  }
  return places;
}

export interface PlainWords {
  /** How many words the text has. */
  readonly words: number;
  /** Whether at least this share of them are everyday ones: false of no words. */
  readonly havePlainShare: (share: number) => boolean;
}

/** The words of a text, and whether they are everyday ones. Looks at the first 4,000 words. */
export function plainWordsIn(text: string): PlainWords {
  const places = wordPlacesIn(text);
  const words = places.length / 2;
  const havePlainShare = (share: number) => {
    let plain = 0;
    for (let at = 0; at < places.length; at += 2) {
      if (WORDS.has(text.slice(places[at], places[at + 1]).toLowerCase())) plain += 1;
      // A few lines tell it of most reports.
      if (plain / words >= share) return true;
    }
    return false;
  };
  return { words, havePlainShare };
}
