/** Lists that are advice by what leads to them or by what their entries say, under whatever heading. */
import { announcesList } from './advice-words.js';
import { ITEM_NUMBER } from '../text/list-counting.js';
import { isStepInOrder } from '../statements/own-words.js';
import type { Passage, Section } from '../text/passage.js';
import { isPutInThePast, putsBeforeTheTeam } from './recommendation-headings.js';

/** "- Plan aloud first", "[x] Short practice", "(iii) Agree on a card", "2. Model phrases": an entry of a list. */
export const isMarked = (text: string) => MARKED.test(text);
const MARKED = new RegExp(
  String.raw`^(?:[*•●▪~☐☑☒]\s?|\[[ xX]?\]\s|[-–>▫◦o]\s|[-=]{1,2}>\s?|(?:${ITEM_NUMBER})\s|\(?(?:[a-zA-Z]|[ivx]{2,4})[.)]\s)`,
);

const MARK = /^[^\p{L}"]{0,6}(?:[a-zA-Z\d]{1,3}[.)]\s{1,3}|o\s)?/u;
/** What adults are told to do; steps of a task and directions of a test have other verbs. */
const ORDERS = new Set(
  (
    'add adopt allow answer arrange ask avoid begin break bring chunk collaborate connect consider consult continue coordinate create discontinue drop' +
    ' embed encourage ensure establish excuse explore extend fade give grade have help honor implement include incorporate increase' +
    ' introduce invite involve keep leave let limit maintain make model monitor move offer pair permit plan praise pre-teach' +
    ' preteach preview prompt provide reduce refer rehearse put reinforce remind repeat replace request respond reteach review schedule seat send set' +
    ' share shift shorten start stop support switch teach train treat try use warn'
  ).split(' '),
);
const isOrder = (text: string) => {
  const [, verb = '', next = ''] =
    /^(\p{L}[\p{L}-]{1,12}) ([\p{L}\d/"(]{1,12})/u.exec(text.replace(MARK, '')) ?? [];
  return ORDERS.has(verb.toLowerCase()) && !/^(?:of|is|was|were|are|to)$/.test(next);
};

const ORDERS_MIN = 2;
const ORDERS_SHARE_MIN = 0.6;
/** Where orders are those of a plan that is in force, of a goal or of a key. */
const WITHOUT_ADVICE: ReadonlySet<Section> = new Set([
  'goals',
  'progress',
  'services',
  'history',
  'strengths',
  'score-key',
]);

const isEntry = ({ text, isRow, heading }: Passage) =>
  !isRow && text !== heading && (isMarked(text) || isStepInOrder(text));

/** Whether a line or a sentence leads to the list below it. */
const leads = ({ text }: Passage) =>
  /^P(?:lan)?:$/.test(text) || announcesList(text) || putsBeforeTheTeam(text);

/** The paragraphs of all lists that are advice. */
export function adviceLists(passages: readonly Passage[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < passages.length; at += 1) {
    const first = passages[at];
    if (first === undefined || !isEntry(first)) continue;
    const before = passages[at - 1];
    const entries = entriesFrom(passages, at);
    at += entries.length - 1;
    const isLed = before !== undefined && before.paragraph !== first.paragraph && leads(before);
    if (isLed || areOrders(entries, before)) for (const { paragraph } of entries) found.add(paragraph);
  }
  return found;
}

/** A list to its end: its entries, each with all its sentences. */
function entriesFrom(passages: readonly Passage[], from: number): Passage[] {
  let to = from + 1;
  for (let next = passages[to]; next !== undefined; next = passages[to]) {
    if (next.paragraph !== passages[to - 1]?.paragraph && !isEntry(next)) break;
    to += 1;
  }
  return passages.slice(from, to);
}

function areOrders(entries: readonly Passage[], before: Passage | undefined): boolean {
  const firsts = entries.filter(({ paragraph }, at) => entries[at - 1]?.paragraph !== paragraph);
  const orders = firsts.filter(({ text }) => isOrder(text));
  return (
    orders.length >= ORDERS_MIN &&
    orders.length >= ORDERS_SHARE_MIN * firsts.length &&
    !entries.some(({ section }) => WITHOUT_ADVICE.has(section)) &&
    !isPutInThePast(before?.text ?? '') &&
    // "4. Supports already tried" over dashes is numbered like an entry and heads the others.
    !firsts.some(({ text }) => isPutInThePast(text) && !isOrder(text))
  );
}

/** Where a list in one sentence is longer than a quote, what the quote has no room for is quoted by itself. */
export function restOf(passage: Passage, charactersMax: number): Passage | undefined {
  const { text, start } = passage;
  if (text.length <= charactersMax) return undefined;
  const before = text.slice(0, charactersMax);
  const cut = Math.max(
    before.lastIndexOf('; ') + 2,
    before.lastIndexOf(', ') + 2,
    before.lastIndexOf(': ') + 2,
  );
  return cut < 3 ? undefined : { ...passage, start: start + cut, text: text.slice(cut) };
}
