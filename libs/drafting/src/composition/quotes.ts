/** Words of a report or a provider as they stand inside a sentence of ours. */
import { everyMatch } from '../extraction/text/every-match.js';
import { ITEM_NUMBER } from '../extraction/text/list-counting.js';
import { baseOfPast, baseOfThirdPerson } from './verb-forms.js';

/** "2 Uses a story map": the number of a list whose stop the page has lost; of a count, a day or a level it is none. */
const LIST_NUMBER =
  /^\d{1,2} (?=\p{Lu}\p{Ll}+ )(?!(?:Step|Minute|Second|Hour|Day|Week|Month|Year|Word|Sentence|Letter|Sound|Syllable|Digit|Point|Time|Trial|Item|Problem|Question|Percent|Of|Out|Correct|Session|Opportunit|Student|Teacher|January|February|March|April|May|June|July|August|September|October|November|December)[a-z]*\b)/u;

const MARK = new RegExp(String.raw`^(?:-{1,3}|[*•●▪◦‣–—]|${ITEM_NUMBER}|[A-Z][.)])\s+`);

/** The mark of a quotation that began a sentence before, or ends one behind. */
const LONE_MARK = /^([^"“”]*)["”]\s*$|^\s*["“]([^"“”]*)$/;

/** "Comments: Of 26 assignments he turned in 14": what is said is the sentence. */
const HEAD_OF_REMARK =
  /^(?:(?:teacher|therapist|progress) )?(?:comments?|notes?|remarks?|results?|data):\s+(?=\p{Lu}\p{Ll}+ )/iu;

/** One line of quoted text without the line breaks and bullets of the page. */
export const tidy = (quote: string) =>
  quote
    .replace(/[-\u00ad]\s*\n\s*(?=[a-z])/g, '')
    .replace(/\s+/g, ' ')
    .replace(MARK, '')
    .replace(LIST_NUMBER, '')
    .replace(/^([A-Z][A-Z &/-]{3,40}):\s*/, '')
    .replace(HEAD_OF_REMARK, '')
    .replace(/[.;,:]\s*$/, '')
    .replace(LONE_MARK, '$1$2')
    .replace(/["“”]/g, "'")
    .replace(/^([^']*[.!?,]?)'$/, '$1')
    .trim();

/** The first words of a quote that fit, cut at the end of a sentence, else at a clause, with a sign of the cut. */
export function excerpt(quote: string, charactersMax: number): string {
  const text = tidy(quote);
  if (text.length <= charactersMax) return text;
  const ended = text.lastIndexOf('. ', charactersMax);
  if (ended > charactersMax / 3) return text.slice(0, ended);
  const cut = Math.max(text.lastIndexOf(', ', charactersMax), text.lastIndexOf('; ', charactersMax));
  return `${text.slice(0, cut > charactersMax / 3 ? cut : text.lastIndexOf(' ', charactersMax))} …`;
}

/** Cut where a line of the page ended: "three samples averaged 4 of 10 on". */
const IS_CUT = /\b(?:the|an?|and|or|his|their|than|of)$|\d%? (?:on|in|for|at|with|to|from|by)$/i;

/** In quotation marks, with one mark at its end, or a sign where it is cut. */
export function quoted(text: string): string {
  if (IS_CUT.test(text)) return `"${text} …"`;
  return `"${text}${/[.?!…]['’)]{0,2}$/.test(text) ? '' : '.'}"`;
}

const VERB =
  /\b(?:is|are|was|were|has|have|had|can|cannot|does|do|did|will|may|needs?|reads?|writes?|uses?|shows?|makes?|takes?|gets?|finds?|works?|tries|asks?|says?|states?|notes?|reports?|reported|noted|stated|feels?|wants?|likes?|loves?|enjoys?|responds?|follows?|completes?|remains?|demonstrates?|demonstrated|presents?|exhibits?|struggles?|requires?|required|benefits?|benefited|produces?|produced|omits?|omitted|lacked|omit|fails?|avoids?|loses?|forgets?|leaves?|gives?|becomes?|seems?|appears?|appeared|tends?|continues?|participates?|engages?|engaged|interacts?|plays?|speaks?|spoke|talks?|answers?|answered|solves?|counts?|spells?|copies|copied|holds?|keeps?|helps?|ends?|goes|comes?|sits?|stands?|runs?|looks?|waits?|starts?|begins?|stops?|turns?|hides?|refuses?|cries|falls?|sees?|hears?|knows?|thinks?|worries|hopes?|brings?|puts?|tells?|calls?|moves?|prefers?|relies|guesses|skips?|pauses|mixes|confuses|misses|tires|rushes|could|would|used|understood|knew|heard|met|led|fed|brought|taught|caught|bought|built|paid|spent|slept|drove|grew|broke|swung|rode|names|explains|performs|supplies|finishes|identifies|recogniz\w+|got|went|said|told|took|made|gave|found|felt|lost|wrote|read|did|ran|threw|ate|sat|stood|fell|held|kept|began|drew|sent|paid|chose|(?<=\w )left(?= (?:the|his|her|their|class|school|without|when))|\p{L}{3,}(?:ed|izes|ates))\b/iu;

const DEED = /\b(?:[Hh]e|[Ss]he|[Tt]hey|\p{Lu}\p{Ll}+) (?:(?:\p{Ll}+ly|also|then|now) )?(\p{Ll}+)/gu;

/** "Eusebio stays within a budget": somebody does something. */
const tellsDeed = (text: string) =>
  everyMatch(DEED, text).some(
    ([, word = '']) => baseOfPast(word) !== undefined || baseOfThirdPerson(word) !== undefined,
  );

/** Whether a quote reads as a sentence and not as a row, a heading or a scrap of a list. */
export function isSentence(quote: string): boolean {
  if (/[|\t]|\.{4}/.test(quote) || /\S {3,}\S/.test(quote)) return false;
  const text = tidy(quote);
  if (!/^[\p{Lu}\d'(]/u.test(text) || text.endsWith('?')) return false;
  const words = text.split(' ');
  // A label and its value are no sentence of the report's.
  return (
    words.length >= 5 &&
    (VERB.test(text) || tellsDeed(text)) &&
    !/^(?:[\p{L}()-]+ ){0,6}[\p{L}()-]+:\s/u.test(text)
  );
}

/** Eligibility and diagnoses are findings of others: a draft repeats none; "asked about her disability" finds none. */
export const namesCategory = (quote: string) =>
  /(?<!\babout (?:his|her|their|the) )disabilit|disorder|impairment|\bautis|\bADHD\b|dyslexi(?!a (?:program|instruction|intervention|therap|services?\b|teacher|specialist))|dysgraphi|dyscalculi|apraxia|eligib|diagnos|disturbance|handicap|\bsyndrome\b|\b(?:SLD|OHI|SLI)\b/i.test(
    quote,
  );

/** Inside a sentence of ours: the first letter small, unless it begins a name. */
export function asPhrase(text: string, names: readonly string[]): string {
  const first = text.split(/[ ,]/)[0] ?? '';
  const isName = names.some((name) => name !== '' && first.startsWith(name));
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(first) || /^\p{Lu}$/u.test(first);
  return isName || !isWord ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
