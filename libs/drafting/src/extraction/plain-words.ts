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

/** Letters of the plain alphabet need no look at what Unicode calls a letter. */
const wordsOf = (text: string) =>
  /[^ -~\s\u2010-\u2027]/.test(text)
    ? (text.toLowerCase().match(/[\p{L}']+/gu) ?? [])
    : (text.toLowerCase().match(/[a-z']+/g) ?? []);

/** How many words a text has, and the share of them that are everyday ones. Looks at the first 4,000 words. */
export function plainWordShare(text: string): { words: number; share: number } {
  const words = wordsOf(text.slice(0, 60_000)).slice(0, 4_000);
  const plain = words.filter((word) => WORDS.has(word)).length;
  return { words: words.length, share: words.length === 0 ? 0 : plain / words.length };
}
