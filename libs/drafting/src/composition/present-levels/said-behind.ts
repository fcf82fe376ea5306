/** What the report goes on to say of the baseline's skill: against whom or what it stands, and where it goes wrong. */
import { areasIn } from '../../areas/evidence-words.js';
import { similarity } from '../../rubric/plan-checks.js';
import type { GoalFacts } from '../goal-facts.js';
import { isSentence, namesCategory, quoted, tidy } from '../quotes.js';
import { speaksOfAnother } from '../student-words.js';
import type { Wording } from '../wording.js';
import { tellsOfDifficulty } from './concern-words.js';
import { type PresentLevel, proof } from './part.js';

/** A yardstick beside the figure, or what it was before. */
const COMPARES =
  /\b(?:class(?:mates?|es)?|peers?|others?|most (?:kids|students|children|third|fourth|fifth|first|second)|benchmark|norms?|expected|expectation|grade[- ]level|typical(?:ly)?|average)\b/i;
const EARLIER =
  /^(?:In|Last|At the (?:start|beginning|end)|A year ago|Before|Back in|Early on)\b[^.]{0,60}\d|\b(?:was|were|had been|up from|down from|came from) (?:at |about |only )?\d/i;
/** What is asked for, planned, or told of how the work was done. */
const NOT_OF_THE_LEVEL =
  /\b(?:recommend\w*|should|would (?:like|be)|will|goals?|objectives?|please|services?|minutes per week|next step|the team|eligib\w*|accommodat\w*|plan|ready to|dismiss\w*|discharge\w*|percentile|standard score|scaled score|T-?score)\b|\bSS\b/i;
const IS_SOUND =
  /(?<!n['’]t |\bnot )\b(?:perfect(?:ly)?|excellent|never missed|no trouble|is (?:fine|strong|secure|solid))\b/i;
const SAID_MAX = 2;
const WORDS_MAX = 330;

/** Of this skill: it names no other area, or this one as well. */
function isOfThisNeed(sentence: string, areaOfNeed: string): boolean {
  const areas: readonly string[] = areasIn(sentence);
  return areas.length === 0 || areas.includes(areaOfNeed);
}

function isWorthSaying(sentence: string, { areaOfNeed, student }: GoalFacts): boolean {
  const text = tidy(sentence);
  if (!isSentence(sentence) || namesCategory(text) || NOT_OF_THE_LEVEL.test(text)) return false;
  if (IS_SOUND.test(text)) return false;
  if (!isOfThisNeed(text, areaOfNeed) || speaksOfAnother(text, student)) return false;
  return /\d/.test(text) ? COMPARES.test(text) || EARLIER.test(text) : tellsOfDifficulty(text);
}

/** @param used quotes that the present level has already */
export function saidBehind(
  facts: GoalFacts,
  used: readonly string[],
  wording: Wording,
): PresentLevel | undefined {
  const { baseline, replacement } = facts;
  const start = replacement ?? baseline;
  const said: string[] = [];
  for (const sentence of start?.behind ?? []) {
    const isNew = used.every((quote) => !quote.includes(sentence) && similarity(quote, sentence) < 0.5);
    // What help adds is told already, and ends nothing.
    if (!isNew && used.some((quote) => quote.includes(sentence))) continue;
    const isWorth = isWorthSaying(sentence, facts);
    // Behind another figure the report goes on about that one.
    if (!isWorth && /\d/.test(sentence)) break;
    if (!isNew || !isWorth) continue;
    if (said.length === SAID_MAX || [...said, sentence].join(' ').length > WORDS_MAX) break;
    said.push(sentence);
  }
  if (start === undefined || said.length === 0) return undefined;
  const words = said.map((sentence) => quoted(tidy(sentence))).join(' and ');
  const page = `page ${start.page}`;
  return {
    text: wording.choose('said behind', [
      `The report goes on (${page}): ${words}`,
      `It adds (${page}): ${words}`,
      `Told with it (${page}): ${words}`,
    ] as const),
    evidence: said.map((quote) => proof('Told with the baseline', { page: start.page, quote })),
  };
}
