/** Percentiles that stand alone: of screening tests, and of scales whose scores the report leaves out. */
import { everyMatch } from '../text/every-match.js';
import type { Stated } from './stated-scores.js';

const NUMBERS_MAX = 80;
const WINDOW = 90;

/** Screening and class tests that place a student by a national percentile. */
const SYSTEM =
  /\b(?:(?:district|county|state|national|fall|winter|spring) (?:\w+ ){0,2}(?:tests?|assessments?|screenings?|checks?)|STAR|MAP|NWEA|Istation|i-?Ready|FastBridge|aMath|aReading|CBMmath|CBMreading|AUTOreading|easyCBM|aimsweb\w*|DIBELS|Acadience|RIT|screener|benchmark (?:scores?|tests?|testing|assessments?|screen\w*)|(?:fall|winter|spring) (?:(?:math|reading) )?(?:benchmark|scores?)|(?:math|reading) benchmark)\b/i;
const PERCENTILE_TOLD =
  /\b(\d{1,2})(?:st|nd|rd|th)?(?= and (?:the )?\d{1,2}(?:st|nd|rd|th) percentiles?\b)|(?<![\d.])(\d{1,2})(?:st|nd|rd|th)? ?(?:percentile|%ile)|\b(?:percentile(?: rank)?|PR)(?: (?:in|this|last) (?:the )?(?:fall|winter|spring))?(?: (?:of|was|is)|:)? ?(\d{1,2})\b(?!\.\d|%)|\bthe (\d{1,2})(?:st|nd|rd|th)(?= in (?:reading|math))|\b(?:at|and) the (\d{1,2})(?:st|nd|rd|th)(?= (?:in|on|for) [A-Z]|[,.;)]|$)|\band (?:STAR|MAP|i-?Ready|FastBridge|aimsweb\w*) (?:reading|math) (\d{1,2})(?=[,.;]|$)/gi;
const NOT_A_PLACE =
  /\b(?:below|under|above|over|least|norms?|cut\w*|target|goal|(?<!\b(?:his|her|their|a|'s) (?:\w{4,7} ){0,2})benchmark(?!:| scores?| tests?)|typical|at or|to|reach\w*)\b[^,;]{0,12}$/i;
const SUBJECT = /\b(?:reading|math(?:ematics)?|language usage|oral reading fluency)\b/i;
const SUBJECTS = new RegExp(SUBJECT.source, 'gi');
const NAMED_COUNT = /(?:^|[.;] )([A-Z][A-Za-z -]{3,40}): [^.;:]{0,40}$/;

/** "Number Sense Fluency, 9th percentile", at the head of a sentence or clause. */
const NAME_ALONE = /(?:^|[.;:] )([A-Z][a-z]+(?: (?:and|of|&|[A-Z][A-Za-z-]+)){1,4}),? (?:\(|at the )?$/;
/** "The DIAL-4 Language area, given in October, was at the 55th percentile", "Comprehension came out at the 9th". */
const NAME_PLACED =
  /(?:^|[.;:,)] |\b(?:and|while|but|the|on|her|his|their) )((?:[A-Z][A-Za-z]{1,14}(?:-(?:\d|I{2,3}|IV|V|R))? ){0,3}[A-Z][A-Za-z-]{2,20}(?: (?:area|domain|subtest|scale|composite|section|index|cluster|score|test|part))?)(?: \([^()]{1,30}\))?(?:, [^,.;\d]{3,40},)?,? (?:was|were|is|fell|falls|came out|comes out|stood|stands|placed (?:him|her|them)|put (?:him|her|them))? ?(?:at|in|on) (?:about )?the $/;
/** What tells that the name is one of a test and no person or class. */
const OF_A_TEST =
  /-(?:\d|I{2,3}|IV|V)\b| (?:area|domain|subtest|scale|composite|section|index|cluster|score|test|part)$/;

/** A test named by its edition or author, whether we hold it or not. */
const A_TEST =
  /\b(?:[A-Z][A-Za-z]{1,12}-(?:\d|I{2,3}|IV|V)\b|[A-Z][a-z]{2,14}-[A-Z][A-Za-z]{2,14} \(|[Tt]est of [A-Z])/;

/** "Index 93 Percentile 32" holds no 93rd percentile. */
const ORDINAL = /\d(?:st|nd|rd|th)/i;

function placedName(before: string, percentile: string, isTested: boolean): string | undefined {
  if (!ORDINAL.test(percentile)) return undefined;
  const alone = NAME_ALONE.exec(before)?.[1];
  if (alone !== undefined) return alone;
  const placed = NAME_PLACED.exec(before)?.[1]?.replace(/^(?:The|Her|His|Their|On|In) /, '');
  return placed !== undefined && (isTested || OF_A_TEST.test(placed)) ? placed : undefined;
}

/** The place told by one of the ways to tell it. */
const valueOf = ([, both, before, behind, inSubject, elided, listed]: RegExpExecArray) =>
  Number(both ?? before ?? behind ?? inSubject ?? elided ?? listed);

/** National percentiles of screening tests: status only, for the tests count in units of their own. */
export function statedPercentilesIn(
  text: string,
  heading: string,
): Pick<Stated, 'name' | 'index' | 'value'>[] {
  const isScreened = SYSTEM.test(text);
  const isTested = A_TEST.test(text);
  let count = 0;
  let isNamed = false;
  const found: Pick<Stated, 'name' | 'index' | 'value'>[] = [];
  const subjects = everyMatch(SUBJECTS, text).slice(0, NUMBERS_MAX);
  for (const match of everyMatch(PERCENTILE_TOLD, text)) {
    if ((count += 1) > NUMBERS_MAX) break;
    // "Reading at the 64th percentile and Math at the 70th": the word is left out once it has been told.
    if ((match[5] ?? match[6]) !== undefined && !isNamed) continue;
    isNamed = true;
    const value = valueOf(match);
    const before = text.slice(Math.max(0, match.index - WINDOW), match.index);
    if (value < 1 || NOT_A_PLACE.test(before)) continue;
    const counted = NAMED_COUNT.exec(before)?.[1];
    const own =
      /^[^,;.]{0,24}\bin (reading|math(?:ematics)?)/i.exec(text.slice(match.index + match[0].length))?.[1] ??
      subjects.findLast(({ index }) => index < match.index + match[0].length)?.[0];
    const name =
      placedName(before, match[0], isTested) ??
      counted ??
      (isScreened ? (own ?? SUBJECT.exec(heading)?.[0] ?? SYSTEM.exec(text)?.[0]) : undefined);
    if (name !== undefined) found.push({ name, index: match.index, value });
  }
  return found;
}
