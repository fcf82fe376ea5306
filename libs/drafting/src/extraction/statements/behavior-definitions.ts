/** What a report says that a behavior is, in words by which two people would count the same: its operational definition. */
import { quoteOf } from '../text/folded-page.js';
import type { Passage } from '../text/passage.js';

/** One behavior as the report defines it. */
export interface BehaviorDefinition {
  /** "Leaving class"; empty where the report names none beside it. */
  readonly name: string;
  readonly page: number;
  /** Verbatim: the sentence, with the name where that stands in front of it. */
  readonly quote: string;
}

const DEFINITIONS_MAX = 12;
const WORDS_MIN = 5;
const QUOTE_MAX = 400;

/** The heading of a list of behaviors with their definitions. */
const OF_DEFINITIONS =
  /\bdefin(?:ed|itions?)\b|\boperational|\bwords anyone could count\b|\bwhat (?:was|we) count(?:ed)?, and how\b/i;
const MARK = String.raw`(?:(?:[A-Z\d]{1,2}[.)]|[-*•])\s+|target(?: behavior)? \d,?\s+)?`;
/** "A. Leaving class: any time …", 'Target 1, "Leaving": any part …', "Leaving:     Levi passes …". */
const NAMED = new RegExp(String.raw`^${MARK}"?([\p{L}][\p{L} /,()'-]{2,48}?)"?\s*:\s+(\S.*)$`, 'iu');
/** "1. Leaving area." alone, before its definition. */
const NAME_ALONE = new RegExp(String.raw`^${MARK}(\p{L}[\p{L}/-]+(?: [\p{L}/-]+){0,3})\.$`, 'iu');
/** "Definition: both feet …", "Defined as both feet …". */
const DEFINES = /^(?:defin(?:ition|ed as|ed)\b:?)\s+\S/i;
/** 'Blowup' here means yelling; "an outburst was defined as crying"; "What we count: each hit". */
const DEFINES_INSIDE =
  /^"([\p{L} -]{3,30})" here means \S|^what we count(?:ed)?: \S|\b([\p{L}-]{4,20})(?:,| was| is| were| are) (?:operationally )?defined (?:here )?as \S/iu;
/** What is said beside a definition and defines nothing, or defines work and not a problem. */
const NO_BEHAVIOR =
  /^(?:not?\b|non|exclu|inclu|examples?|also|ends?|starts?|data|measur|student|teacher|date|source|setting|period|on[- ]task|time on|task engage|engage|working|self-|un?recover|note|function|interview|time to\b|calm|recover|replacement|ask|break)/i;
/** Of what somebody knows of words, or how a test was defined. */
const OF_WORDS = /\b(?:words?|vocabulary|terms?|synonyms?|score|standard)\b/i;

/** Without any of these no passage is looked at: most reports define nothing. */
const SPEAKS_OF_DEFINING =
  /\bdefin(?:ed|ition)|\boperational|\bhere means\b|\bwhat (?:we|was) count|\banyone could count\b/i;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;

/**
 * @param passages of the whole report, in order
 * @returns at most 12 definitions, in order
 */
export function behaviorDefinitionsIn(passages: readonly Passage[]): BehaviorDefinition[] {
  const found: BehaviorDefinition[] = [];
  const pages = new Set(passages.map(({ page }) => page));
  if (![...pages].some(({ text }) => SPEAKS_OF_DEFINING.test(text))) return found;
  for (const [at, passage] of passages.entries()) {
    if (found.length >= DEFINITIONS_MAX) break;
    const named = nameOfDefined(passage, passages[at - 1], passages[at - 2]);
    if (named === undefined) continue;
    const end = endOf(passage, passages[at + 1]);
    const quote = quoteOf(passage.page, passage.start, end);
    if (quote.length <= QUOTE_MAX && wordsIn(quote) >= WORDS_MIN)
      found.push({ name: named, page: passage.page.page, quote });
  }
  return found;
}

/** A definition that the page has broken, up to the end of its sentence. */
function endOf({ text, end, page }: Passage, next: Passage | undefined): number {
  const goesOn = next?.page === page && /^\p{Ll}/u.test(next.text) && !/[.!?]$/.test(text);
  return goesOn ? next.end : end;
}

/** The sentence before in the same paragraph; empty where none is. */
const saidBefore = (passage: Passage, before: Passage | undefined): string =>
  before?.paragraph === passage.paragraph ? before.text : '';

/** The name of what a passage defines; undefined where it defines no behavior. */
function nameOfDefined(
  passage: Passage,
  before: Passage | undefined,
  earlier: Passage | undefined,
): string | undefined {
  const { text, heading } = passage;
  const isListed = OF_DEFINITIONS.test(heading) || isUnderDefinitions(passage, before, earlier);
  const said = saidBefore(passage, before);
  // "D1. LEAVING AREA. Definition: both feet …"
  if (DEFINES.test(text)) return ofBehavior(bare(said === '' ? heading : said));
  const inside = DEFINES_INSIDE.exec(text);
  if (inside !== null)
    return OF_WORDS.test(inside[2] ?? '') ? undefined : ofBehavior(inside[1] ?? inside[2] ?? '');
  return isListed ? (nameInFront(text) ?? nameAlone(said, text)) : undefined;
}

const ofBehavior = (name: string): string | undefined => (NO_BEHAVIOR.test(name) ? undefined : name);

/** Of "Leaving class: any time he goes out of the door". */
function nameInFront(text: string): string | undefined {
  const [, name = '', said = ''] = NAMED.exec(text) ?? [];
  const isDefined = name !== '' && wordsIn(said) >= WORDS_MIN && ofBehavior(bare(name)) !== undefined;
  return isDefined ? target(bare(name), said) : undefined;
}

/** Of "Leaving area." before its definition, which is no exception. */
function nameAlone(before: string, text: string): string | undefined {
  const name = NAME_ALONE.exec(before)?.[1];
  const isDefined = !NO_BEHAVIOR.test(text) && !NAMED.test(text);
  return name !== undefined && isDefined ? ofBehavior(name) : undefined;
}

/** "[1] BEHAVIORS OF CONCERN, DEFINED" that the page has not set off as a heading, one or two lines above. */
const isUnderDefinitions = (passage: Passage, ...above: readonly (Passage | undefined)[]): boolean =>
  above.some(
    (line) =>
      line !== undefined &&
      passage.paragraph - line.paragraph <= 2 &&
      /\b(?:behaviors?|targets?)\b/i.test(line.text) &&
      OF_DEFINITIONS.test(line.text) &&
      wordsIn(line.text) <= 8,
  );

/** "Target: leaving the assigned area - he moves …": what the target is. */
const target = (name: string, said: string): string =>
  /^target/i.test(name) ? (said.split(/\s-\s|[,;(]/)[0] ?? '') : name;

/** Without its number, or the letters that stand for it in the tables: "PA  Physical aggression". */
const bare = (text: string): string =>
  text
    .replace(/^(?:[A-Z]?\d{0,2}[.)]\s*)+/, '')
    .replace(/^[A-Z]{1,3} {2,}/, '')
    .replace(/[.:]\s*$/, '');
