/** The sentence with the baseline: what was counted, in the report's words where ours would not say it, and when. */
import { everyMatch } from '../../extraction/text/every-match.js';
import { disciplineOf } from '../../areas/plans.js';
import type { Measure } from '../../extraction/measure.js';
import { timeWordsIn } from '../../extraction/times/time-words.js';
import { withDigits } from '../../extraction/text/number-words.js';
import type { ToldTime } from '../../extraction/times/told-times.js';
import type { GoalFacts } from '../goal-facts.js';
import { saidOnce } from '../quantities.js';
import { isSentence, namesCategory, quoted, tidy } from '../quotes.js';
import { baseOfPast } from '../verb-forms.js';
import { upperFirst, type Wording } from '../wording.js';
import { deedNow } from './deed-now.js';
import { thingsCounted } from './things-counted.js';

export const WHO: Readonly<Record<string, string>> = {
  teacher: 'the teacher',
  parent: 'a parent',
  student: 'the student',
  evaluator: 'the evaluator',
};

const VERBS: readonly (readonly [RegExp, string])[] = [
  [/words correct per minute/, 'reads'],
  [/typed/, 'types'],
  [/letters per minute/, 'copies'],
  [/digits correct|(?:word|writing) sequences|total words/, 'writes'],
  [/sound segments|letter sounds/, 'says'],
];

/** "MAY 22" and "SPRING" as the middle of a sentence has them. */
const inSentence = (text: string) =>
  text
    .replace(/\b\p{Lu}{3,9}\b/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    .replace(/^(?:fall|winter|spring|autumn|summer)\b/i, (season) => season.toLowerCase())
    .replace(/(?<=\p{Ll}{4})\.$/u, '');
const SEASON = /^(?:fall|winter|spring|autumn|summer)$/i;

/** "in data from January 16", "in the evaluation of October 14 and 15". */
function fromWords({ text, kind }: ToldTime): string {
  const day = inSentence(text);
  if (kind === 'data') return `in data from ${SEASON.test(text) ? 'the ' : ''}${day}`;
  return `in the ${kind === 'meeting' ? 'report for the meeting' : kind} of ${day}`;
}

/** The same in brackets. */
const whenWords = ({ text, kind }: ToldTime) =>
  kind === 'data'
    ? inSentence(text)
    : `${kind === 'meeting' ? 'report for the meeting' : kind} of ${inSentence(text)}`;

/** "He asked for a break on his own in 9 of 30": what is taught in place of the problem. */
const IN_PLACE_OF_PROBLEM =
  /\b(?:ask(?:s|ed)?|request(?:s|ed)?) (?:for )?(?:an? |his |her |their )?(?:\w+ )?(?:break|help|space|time|turn|attention)\b|\bused (?:his|her|their|the|an?) (?:\w+ ){0,2}(?:card|signal|pass|words|strategy)\b/i;

/** @param fact the baseline in our words */
export function levelSentence(
  fact: string,
  when: ToldTime | undefined,
  facts: GoalFacts,
  wording: Wording,
): string {
  const { baseline, areaOfNeed } = facts;
  if (baseline === undefined) return '';
  const by =
    baseline.reporter === undefined ? '' : `, by the account of ${WHO[baseline.reporter] ?? 'the evaluator'}`;
  const page = `page ${baseline.page}${by}`;
  const source = when === undefined ? page : `${whenWords(when)}, ${page}`;
  const words = ownWords(baseline, fact, areaOfNeed);
  const told = words === undefined ? '.' : `: ${quoted(words)}`;
  // A count of the problem is no level of what will be taught.
  if (facts.counted === undefined || facts.problemTarget !== undefined) {
    const done = baseline.kind === 'duration' ? 'timed' : 'counted';
    // A share of intervals on task is what there was of work, and no count of the problem.
    const isProblem =
      areaOfNeed === 'Behavior' &&
      !/\bon task\b|engaged/i.test(baseline.unit) &&
      !IN_PLACE_OF_PROBLEM.test(baseline.quote);
    const what = isProblem ? `The problem behavior was ${done} at` : `${upperFirst(done)} so far:`;
    const row = words === undefined ? rowLabel(baseline, fact) : undefined;
    return `${what} ${fact}${row === undefined ? '' : ` for "${row}"`} (${source})${told}`;
  }
  const verb = VERBS.find(([unit]) => unit.test(baseline.unit))?.[1];
  if (verb !== undefined && words === undefined)
    return readSentence(
      saidOnce(`${verb} ${fact.replace(/^(.*)words typed per/, '$1words per')}`),
      page,
      source,
      {
        when,
        facts,
        wording,
      },
    );
  return levelInWords(words, fact, source, { facts, wording });
}

/** The level with the report's sentence, with the name of its row, or by what is done. */
function levelInWords(
  words: string | undefined,
  fact: string,
  source: string,
  { facts, wording }: Pick<Telling, 'facts' | 'wording'>,
): string {
  const { baseline, student } = facts;
  const told = words === undefined ? '.' : `: ${quoted(words)}`;
  const label = words === undefined && baseline !== undefined ? rowLabel(baseline, fact) : undefined;
  const deed = words === undefined ? deedNow(facts, wording, label) : undefined;
  if (deed !== undefined)
    return wording.choose('level told', [
      `At present ${student.label} ${deed} (${source}).`,
      `${upperFirst(student.label)} ${deed.startsWith('can ') ? deed.replace('can ', 'can now ') : `now ${deed}`} (${source}).`,
    ] as const);
  // "2 of 8 for main idea" of the row "Main idea in own words": the row says it.
  const at = label === undefined ? fact : `${fact.replace(/ for [^()]+$/, '')} for "${label}"`;
  return wording.choose('level', [
    `${upperFirst(student.ofLabel)} starting level is ${at} (${source})${told}`,
    `The baseline is ${at} (${source})${told}`,
    `At present the level is ${at} (${source})${told}`,
  ] as const);
}

interface Telling {
  readonly when: ToldTime | undefined;
  readonly facts: GoalFacts;
  readonly wording: Wording;
}

/** "Devon reads 52 words correct per minute", with its time. */
function readSentence(does: string, page: string, source: string, { when, facts, wording }: Telling): string {
  const { student } = facts;
  const name = upperFirst(student.label);
  if (when === undefined) return `${name} ${does} (${source}).`;
  const from = fromWords(when);
  return wording.choose('data', [
    `${upperFirst(from)} (${page}), ${student.label} ${does}.`,
    `${name} ${does}, as found ${from} (${page}).`,
    `At present ${student.label} ${does} (${source}).`,
  ] as const);
}

/** "7 of 20", and no word of what. */
const IS_BARE = /^\d+(?: of \d+)?(?:% of opportunities)?$/;

/**
 * The baseline in our words with the things that were counted, where it names none.
 *
 * @param fact the baseline in our words
 */
export function withThings(fact: string, baseline: Measure, { areaOfNeed, plan }: GoalFacts): string {
  if (!/^\d+ of \d+$/.test(fact)) return fact;
  const label = rowLabel(baseline, fact);
  const isAlone = label === undefined && ownWords(baseline, fact, areaOfNeed) === undefined;
  const things = thingsCounted(baseline, plan.behaviors[0], isAlone);
  return things === undefined || label?.toLowerCase().includes(things) === true ? fact : `${fact} ${things}`;
}

const QUOTE_MAX = 230;
const NUMBER = /\d+(?:\.\d+)?/g;
const CLAUSE_END = /[,;:] |\. /g;

/** The report's sentence where a number alone does not say of what: "4 of 12", "58% accuracy", "20 minutes". */
function ownWords(baseline: Measure, fact: string, areaOfNeed: string): string | undefined {
  const { quote, skill, unit, kind } = baseline;
  if (namesCategory(quote) || !(isSentence(quote) || isToldRow(quote) || isToldItem(quote))) return undefined;
  // Counted of another area's name, the number stands as bare as one of the area's own.
  const isOfArea = skill === areaOfNeed || IS_BARE.test(fact);
  const isNameless = kind !== 'duration' && /^(?:times?|incidents|episodes|occurrences) per /.test(unit);
  // "2 of 12 invitations": outside the subjects the things counted do not say what was done with them.
  const isSaid = !isOfArea && kind !== 'duration' && disciplineOf(areaOfNeed) === 'academics';
  const isPlain = /per minute|sequences|mean length/.test(unit) || isSaid;
  if (isPlain && !isNameless) return undefined;
  const before = toldBefore(baseline, fact);
  if (before !== undefined) return tidy(before);
  const text = tidy(quote);
  return text.length <= QUOTE_MAX ? text : aroundFigure(text, baseline);
}

const WITH_BEFORE_MAX = 340;
/** Of something that the sentence before has named. */
const POINTS_BACK =
  /^(?:It|This|That|These|Those|Of (?:these|those|them))\b|\bof (?:these|those|them)\b|\babout (?:it|this|that|them)\b|\bsuch [a-z]+s\b|\bof the \d{1,3}(?=[.,;]|$)/;
/** A short sentence about the student, with a number that names nothing. */
const SHORT = 70;
const OF_STUDENT = /^(?:He|She|They|\p{Lu}\p{Ll}+) \p{Ll}/u;

/** The baseline's sentence with the one before, where it alone does not say of what: "He read 13 of 40 correctly." */
export function toldBefore({ quote, withBefore }: Measure, fact: string): string | undefined {
  if (withBefore === undefined || withBefore.length > WITH_BEFORE_MAX) return undefined;
  const text = tidy(quote);
  const isBare = IS_BARE.test(fact) && text.length <= SHORT && OF_STUDENT.test(text);
  if (!isBare && !POINTS_BACK.test(text)) return undefined;
  return namesCategory(withBefore) || !isSentence(withBefore) ? undefined : withBefore;
}

/** The clauses around the figure, with signs of the cuts. */
function aroundFigure(text: string, { value }: Measure): string | undefined {
  const at = everyMatch(NUMBER, withDigits(text)).find(({ 0: digits }) => Number(digits) === value)?.index;
  if (at === undefined) return undefined;
  const ends = everyMatch(CLAUSE_END, text).map(({ 0: mark, index }) => index + mark.length);
  const from = ends.findLast((end) => end <= at && end > at - QUOTE_MAX / 2) ?? 0;
  const to = ends.findLast((end) => end > at && end <= from + QUOTE_MAX) ?? text.length;
  if (to - from > QUOTE_MAX) return undefined;
  const cut = text.slice(from, to).replace(/[,;:.]\s*$/, '');
  return `${from > 0 ? '… ' : ''}${cut}${to < text.length ? ' …' : ''}`;
}

/** "- spoke up in 2 of 15 class periods": an item of a list that tells a deed. */
const isToldItem = (quote: string): boolean =>
  /^\s*[-*\u2022]\s/.test(quote) &&
  baseOfPast(/^[a-z]+/.exec(tidy(quote))?.[0] ?? '') !== undefined &&
  !/[|\t]|\s{3}|\.{4}/.test(quote);

/** "Inferential questions were another story: 3 of 10 correct." */
const isToldRow = (quote: string) => {
  const [before, behind] = tidy(quote).split(/:\s/, 2);
  if (behind === undefined || /[|\t]|\s{3}|\.{4}/.test(quote)) return false;
  // "Coat: engages zipper 1 of 5 tries": what is told behind the name of the entry says more than the name.
  return (
    isSentence(`${before ?? ''} there.`) || /^(?:[\p{L}\d"'’,-]+ ){2,}/u.test(behind.split(/\d/, 1)[0] ?? '')
  );
};

const CELL_END = /\s{0,8}(?:\||\t| {2}|\.{3}|:\s|\s[-–—]\s|=)\s{0,8}/;
const NO_LABEL =
  /^(?:scores?|totals?|dates?|trials?|probes?|weeks?|sessions?|baseline|now|current(?:ly)?|averages?|means?|medians?|months?|goals?|fall|winter|spring|results?|correct|accuracy|progress|data|objective|grade|the|an?|he|she|they|i|we|it)\b|^(?:tasks?|items?|skills?|areas?|measures?|activit(?:y|ies))(?: \w{1,2})?$|^(?:whole|fewer|less|more|over|under)\b|\b(?:in total|percent)\b|^\w+ (?:weeks|days|grade)$|\b(?:above|below)$|\d{3}|["%]|[.!?]$/i;

/** Which way, or how many of the rows. */
const NO_THING = /^(?:up|down|start|end|was|is|aim|outcome|all|both(?: \p{L}+)?)$/iu;

const LAST_PART = /, [^,]{3,20}$/;

/** The name of the row a figure stands in, where our words for it do not hold it: "Silent e". */
export function rowLabel({ quote, value, outOf, skill }: Measure, fact: string): string | undefined {
  const isTold = (isSentence(quote) && !/\S {4,}\S/.test(quote)) || isToldRow(quote);
  if (isTold || !withDigits(quote).includes(String(value))) return undefined;
  const cell = tidy(quote.replace(/^[\s|]+/, '').split(CELL_END)[0] ?? '');
  const label = cell
    .replace(/^(?:[a-z]|\d{1,2})[.)]\s+/i, '')
    // "Steps done without a prompt, March": when is told beside it.
    .replace(LAST_PART, (part) => (timeWordsIn(part).length > 0 ? '' : part))
    .replace(/(?:,? correct)?,? ?(?:\((?:out )?(?:of )?\d{1,3}(?: [a-z]+)?\)|(?:out )?of \d{1,3})$/i, '');
  if (
    /^(?:with|without|when|after|before|during|in|on|at|for|from|by)\b|\d \d/i.test(label) ||
    timeWordsIn(label).length > 0
  )
    return undefined;
  // "He managed 4": the sentence itself, too short to be quoted.
  if (NO_THING.test(label) || label.endsWith(` ${value}`)) return undefined;
  const isName = /^[\p{L}\d/(].{2,58}$/u.test(label) && /\p{L}{3}/u.test(label) && !NO_LABEL.test(label);
  // "Catch a ball tossed from 10 ft  4/10": the ten of the name is another.
  const isOfWhole =
    outOf !== undefined &&
    new RegExp(String.raw`\b${outOf}\b(?! ?(?:ft|feet|foot|in|inch|yards?|m|min|sec)\b)`).test(label);
  if (!isName || isOfWhole) return undefined;
  const said = `${fact} ${skill}`.toLowerCase();
  const isSaid = label
    .toLowerCase()
    .split(/[^\p{L}\d/]+/u)
    .every((word) => said.includes(word));
  return isSaid ? undefined : label;
}
