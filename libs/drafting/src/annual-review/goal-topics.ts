/** Which goal a paragraph, a title or a column is about that names no number but the goal's own words: "Outbursts." */
import { areaNamedBy, areaOfGoal } from './goal-area.js';
import type { GoalStatement } from './goal-statements.js';
import type { ReportLine } from './report-lines.js';

/** Finds the goal a few words are about: its place in the list; undefined where they fit none, or more than one. */
export type TopicFinder = (words: string, mark?: string) => number | undefined;

const WORDS_MAX = 6;
const GOAL_CHARACTERS_MAX = 700;
/** Words of every goal and every report: they tell no goal from another. */
const SAYS_NOTHING =
  /^(?:the|and|for|with|will|when|given|from|his|her|their|its|that|this|than|each|every|all|any|one|two|three|four|five|six|ten|out|per|not|more|most|less|least|how|what|where|are|was|were|has|have|had|who|goals?|objectives?|annual|iep|area|needs?|students?|accuracy|correct|correctly|percent|trials?|opportunit(?:y|ies)|sessions?|weeks?|weekly|months?|monthly|days?|daily|years?|quarters?|consecutive|probes?|measured|measure|data|progress|baselines?|status|comments?|notes?|dates?|criteri(?:on|a)|methods?|evaluation|evaluated|results?|scores?|level|current|currently|present|latest|newest|performance|narrative|report|reports|summary|update|fall|winter|spring|summer|january|february|march|april|may|june|july|august|september|october|november|december|teachers?|adults?|staff|school|grade|independently|skills?|support|supports|services?|accommodations|present|other|others|recorded|average|first|second|third|fourth|last|next|during|within|while|using|use|uses|used)$/i;

/** "The inference goal" is that of "inferential questions". */
const ENDINGS = /(?:ences?|ential|ing|ed|es|s|e)$/;

function stemOf(word: string): string {
  const short = word.replace(ENDINGS, '');
  const stem = short.length >= 3 ? short : word;
  return stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/^written$|^writt$/, 'writ');
}

/** The telling words of a text without their endings, names of months and words of every report left out. */
export const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .filter((word) => word.length > 2 && !SAYS_NOTHING.test(word))
    .map((word) => stemOf(word.replace(/'s?$/, '')));

/** The finder for the goals of one report. */
export function topicFinder(lines: readonly ReportLine[], goals: readonly GoalStatement[]): TopicFinder {
  const known = goals.map(({ lead, line, from, to, number }) => {
    const own = lines[line]?.text.slice(from, Math.min(to, from + GOAL_CHARACTERS_MAX)) ?? '';
    let area: string | null | undefined;
    return {
      number,
      stems: new Set(stemsOf(`${lead.slice(0, 200)} ${own}`)),
      isOf: (named: string) => (area ??= areaOfGoal(lead, own)) === named,
    };
  });
  return (words, mark) => {
    const asked = stemsOf(words);
    if (asked.length === 0 || asked.length > WORDS_MAX) return undefined;
    let named: string | null | undefined;
    const hits = known.map(({ stems, number, isOf }, at) => {
      let shared = asked.filter((stem) => stems.has(stem)).length;
      if (shared > 0 && shared < asked.length) {
        // "Reading comprehension" shares a word with the goal for reading aloud, and is another thing.
        named ??= areaNamedBy(words) ?? null;
        if (named !== null && !isOf(named)) shared = 0;
      }
      // "A. Joining in." of a goal lettered A: one word is enough to be sure.
      const isMarked = mark !== undefined && mark.toLowerCase() === number;
      return { at, shared, weight: shared + (isMarked ? asked.length : 0) };
    });
    const [first, second] = hits.filter(({ shared }) => shared > 0).sort((a, b) => b.weight - a.weight);
    if (first === undefined || first.weight === second?.weight) return undefined;
    return 2 * first.weight >= asked.length ? first.at : undefined;
  };
}

const RUN_IN =
  /^\W{0,4}(?:(?<mark>\d{1,2}|[A-Ha-h])[.)]\s+)?(?<key>\p{L}[\p{L}' /&-]{2,45})(?:\([^()]{0,40}\)\s?)?(?:[.:]\s+(?=\S)|$)/u;

/** The goal that a line's first words name: a heading run into its paragraph, a title, a key. */
export function topicOfLine({ text, isRow, isTitle }: ReportLine, find: TopicFinder): number | undefined {
  if (isRow) return undefined;
  const found = RUN_IN.exec(text.slice(0, 110));
  const key = found?.groups?.['key'];
  if (key === undefined || (found?.[0].length === text.length && !isTitle)) return undefined;
  // "Brushing - keep it up at home."
  return find(key.split(' - ')[0] ?? key, found?.groups?.['mark']);
}

/** A list item, or a paragraph with a heading of its own: what stood above goes no further. */
export const startsTopic = ({ text }: ReportLine): boolean =>
  /^[-*•●▪◦~>]\s/.test(text) || RUN_IN.test(text.slice(0, 110));

const RULING_VERBS = /^(?:keep|continu|maintain|retain)/i;
const RULED =
  /\b(?<verb>keep(?:ing)?|continu(?:e|ing)|maintain(?:ing)?|retain(?:ing)?|discontinu(?:e|ing)|drop(?:ping)?|end(?:ing)?|clos(?:e|ing)|retir(?:e|ing)|remov(?:e|ing)|replac(?:e|ing)|rewrit(?:e|ing)|revis(?:e|ing)) (?:with )?(?:the |his |her |their )(?<words>(?:[\p{L}-]{2,20} ){1,3})goals?\b/iu;

/** "The writing goal has been met and will not be renewed". */
const RULED_PASSIVELY =
  /\b(?:the|his|her|their) (?<words>(?:[\p{L}-]{2,20} ){1,3})goals? (?:[\p{L}']{2,12} ){0,6}?be (?<verb>renewed|continued|carried|kept|retained|maintained|dropped|closed|ended|discontinued|retired|removed|replaced|rewritten|revised)\b/iu;
const GOES_ON_PASSIVELY = /^(?:renewed|continued|carried|kept|retained|maintained)$/i;
const IS_MET = /\b(?:met|mastered|reached|achieved)\b/i;

type Ruling = 'keep' | 'rewrite' | 'ended';

/** "Take goal 3 off the plan", "keep goal B". */
const RULED_BY_NUMBER =
  /^\W*(?:(?:please|I would|we would|the team would|let's) )?(?<verb>keep|continue|retain|discontinue|drop|end|close|retire|remove|replace|rewrite|revise|take) goal #?(?<number>\d{1,2}|[A-H])\b(?! and\b)(?<off> (?:off|out)\b)?/i;

/** "Retire the conventions goal and write one for the quality of writing": the goal ends, the need does not. */
const WRITES_ANOTHER =
  /^[^.;]{0,40}\band (?:write|set|put in|propose|draft|start) (?:in )?(?:one|another|an?)\b/i;

/** What becomes of a goal by the verb told of it. */
function rulingOf(sentence: string, { groups, index, 0: all }: RegExpExecArray): Ruling {
  const verb = groups?.['verb'] ?? '';
  if (GOES_ON_PASSIVELY.test(verb) && /\bnot\b/i.test(all))
    return /renewed/i.test(verb) || IS_MET.test(sentence.slice(0, index + all.length)) ? 'ended' : 'rewrite';
  if (RULING_VERBS.test(verb) || GOES_ON_PASSIVELY.test(verb)) return 'keep';
  const isRewritten = /^re[pvw]/i.test(verb) || WRITES_ANOTHER.test(sentence.slice(index + all.length));
  return isRewritten ? 'rewrite' : 'ended';
}

/** What a sentence rules on a goal it names by its number; undefined where it names none. */
export function ruledByNumber(
  sentence: string,
): { readonly number: string; readonly said: Ruling; readonly words: string } | undefined {
  const ruled = RULED_BY_NUMBER.exec(sentence);
  const { verb = '', number, off } = ruled?.groups ?? {};
  if (ruled === null || number === undefined || (/^take$/i.test(verb) && off === undefined)) return undefined;
  return { number: number.toLowerCase(), said: rulingOf(sentence, ruled), words: ruled[0].trim() };
}

/** What a sentence rules on a goal it names: "Keep the money goal", "Her spelling goal will be replaced". */
export function ruledGoal(
  sentence: string,
  find: TopicFinder,
): { readonly at: number; readonly said: Ruling; readonly words: string } | undefined {
  const ruled = RULED.exec(sentence) ?? (/\bbe\b/.test(sentence) ? RULED_PASSIVELY.exec(sentence) : null);
  const at = ruled === null ? undefined : find(ruled.groups?.['words'] ?? '');
  if (ruled === null || at === undefined) return undefined;
  return { at, said: rulingOf(sentence, ruled), words: ruled[0] };
}
