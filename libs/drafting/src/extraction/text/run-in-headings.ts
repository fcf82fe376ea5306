/** Headings that stand within the text they head: "Spelling. On the ...", "2. What is hard? Understanding ...". */

const WORDS_MAX = 6;
const CHARACTERS_MAX = 48;
/** A sentence says something; a heading only names it. */
const SAYS_SOMETHING =
  /\b(?:is|are|was|were|has|had|have|did|does|do|can|could|will|would|says?|said|reports?|wrote|reads?|scored|likes?|loves?|enjoys?|passed|needs?|met|not|only|adds?|he|she|they|it|i|we)\b|\w{3,}(?<!need|spe|f|bre)ed$/i;
const ASKS = /^(?:What|Where|How|Why|Who|When)\b/;

/**
 * The words of a heading that runs into its paragraph, without its stop; "" where the paragraph begins with a sentence.
 * @param text the whole paragraph on one line
 */
export function runInHeading(text: string): string {
  const end = text.slice(0, CHARACTERS_MAX + 2).indexOf('. ');
  if (end < 3 || end > CHARACTERS_MAX) return '';
  const words = text.slice(0, end).replace(/^\(?(?:\d{1,2}|[A-Za-z])[.)]\s+|^[-*•]\s+/, '');
  if (!/^\p{Lu}[\p{L}]/u.test(words) || /[\d:;"|\t.!?]/.test(words) || words.split(' ').length > WORDS_MAX)
    return '';
  if (/^(?:Dr|Mr|Mrs|Ms|St|No|Gr|Dear|Yes|Thank)\b/.test(words)) return '';
  return ASKS.test(words) || !SAYS_SOMETHING.test(words) ? words : '';
}

/** "3. What data do you have? Please give numbers.": a question of a form, which heads the answer below it. */
export const isFormQuestion = (line: string) =>
  line.length <= 120 &&
  /^(?:(?:Q(?:uestion)?\s?)?\(?\d{1,2}[.):]|\[\d{1,2}\])\s+\p{Lu}[^?|\t]{3,90}\?(?: (?:Please|Pls|Give|List|Describe|If|Did|Does|Is|Are|Was|Why|How|What|Who|And|Tell|Attach|Use|\()[^|\t]{0,50})?$/u.test(
    line,
  );

/** "So is it on?", "Does he ask for a break?": a short question with room around it, which the text below answers. */
export const isShortQuestion = (line: string) =>
  line.length <= 60 &&
  line.endsWith('?') &&
  /^(?:So |And |But )?(?:How|Why|When|Is|Are|Was|Does|Do|Did|Can|Has|is|are|does|do|can|how|why)\b[^"?.!;:|\t\d]{4,50}\?$/.test(
    line,
  );

/** "~ SUMMARY ~", "--- 5. Psychologist's section (March 4) ---": marks on both sides. */
export const isFramed = (line: string) =>
  line.length <= 110 && /^([~=*+_#:-])\1{0,12} +[\p{Lu}\d][^|\t]{1,70}?[^.!?,;\s] +\1{1,40}$/u.test(line);

/** "PART 6 - FOR THE MEETING ON JUNE 12 (Room 31)": called a part, and named. */
export const isNamedPart = (line: string) =>
  line.length <= 90 &&
  /^(?:part|section) (?:\d{1,2}|[IVX]{1,4}|[A-Z]) ?[-\u2013\u2014:] ?\p{Lu}[^.!?|\t]{3,70}$/iu.test(line);

const LIST_HEAD_MAX = 60;
/** "/r/ - this is what's left", "th (voiced)": between an empty line and a list; most other heads begin with a capital. */
export function isHeadOfList(lines: readonly { readonly text: string }[], at: number): boolean {
  const here = lines[at]?.text ?? '';
  const isSmall = /^(?:\/[a-z]{1,3}\/|[a-z])/.test(here) && here.length <= LIST_HEAD_MAX;
  if (!isSmall || lines[at - 1]?.text !== '' || /[.:;,!?]$|\d|[|\t]| {2}/.test(here)) return false;
  return /^[-*\u2022]\s/.test(lines[at + 1]?.text ?? '') && /^[-*\u2022]\s/.test(lines[at + 2]?.text ?? '');
}
