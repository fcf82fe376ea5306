/** Where a report says in so many words that something is a need: told by the shape of the sentence, whatever the trade. */
import { findAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import { PatternIndex, WordPattern } from '../extraction/text/pattern-index.js';
import { type Passage, quotePassage } from '../extraction/text/passages.js';
import { ratesByKey } from './rating-key.js';
import { withoutUnticked } from './ticked-boxes.js';
import { areasIn, tellsOfStrength, TURN } from './evidence-words.js';
import { topicsOf } from './topic-words.js';
import { withoutTurnedFrom } from './turned-from.js';

/** A sentence that names a need, with the areas it speaks of. */
export interface DeclaredNeed {
  readonly text: string;
  readonly page: number;
  /** Verbatim from the page. */
  readonly quote: string;
  readonly areas: readonly string[];
  /** It says that nobody has counted it: that there is no figure speaks not against it. */
  readonly isUncounted?: boolean;
  /** Then the sentences before it in its paragraph, verbatim: what it is that nobody has counted. */
  readonly before?: readonly string[];
}

const DECLARED_MAX = 40;
const TEXT_CHARACTERS_MAX = 600;

/** What a need is called, goals apart: cheap to look for, and most sentences hold none of it. */
const NEED_NOUN =
  /\b(?:insufficient|inadequate)\b|\bneeds?\b|\bpriorit(?:y|ies)\b|\bweak(?:ness|est)\b|\bbarriers?\b|\bobstacles?\b|\bdeficits?\b|\bgaps?\b|\bdelays?\b|\bconcerns?\b|\bdifficult(?:y|ies)\b|\bissues?\b|\btargets?\b|\bgoals?\b|\bobjectives?\b|\bfocus\b|\bplan\b|\bIEP\b|\binstruction\b|\blacks\b|\blagging\b|\bwhat(?:'s| is) left\b|\bwhat remains\b|\baddress(?:ed)?\b|\bworked on\b|\btaught\b|\bteach(?:ing)?\b|\bremediated\b|\btreated\b|\bserved\b|\bsupported\b|\bunmet\b|\bcoaching\b|\bskill\b|\bask for (?:support|help)\b|\bdeserves?\b|\bmerits?\b|\bto work on\b|\bproblem\b|\basking for\b/i;

/** "X remains an area of need", "I regard that as the pressing issue", "we see X as her weakest skill". */
const IS_CALLED_A_NEED =
  /\b(?:is|are|remains?|stays?|becomes?|represents?|ranks?|stands? out|continues?|continued|considered|judged|deemed|identified|named|names?|calls?|call|considers?|regard(?:ed|s)?|sees?|see|put|rank|list|lists|as)\b[^.;:]{0,70}?\b(?:needs?(?= area\b|[\s]*(?:[.,;:)!→]|$)| (?:for|in|of|to be|that|this|on|going|within|at|and|identified|named|the (?:whole |entire |full )?team|we|everyone|everybody)\b)|priorit(?:y|ies)|weak(?:ness|nesses|est)|barriers?|obstacles?|deficits?|gaps?|delays?|areas? of (?:concern|difficulty|weakness)|an? (?:\w+ )?concern(?! (?:to|of|about|that|for|with)\b)|(?:chief|main|biggest|primary|pressing|greatest|major|key) (?:\w+ )?(?:difficulty|concern|issue|problem|challenge|worry)|target for instruction|(?:areas?|things?|something|ones?|skills?|part) to work on|skill (?:to (?:build|teach|work on|address)|that is lagging|(?:that )?(?:he|she|they|\p{Lu}[\p{L}'-]{1,20}) lacks?))/iu;
/** "Need: ...", "Area of concern carried forward: ...", "#1 need", "identified need". */
const IS_LABELLED =
  /^\W{0,4}(?:\w+ ){0,4}needs?(?: (?:identified|named|area|for (?:the )?IEP|this year|next year|addressed|(?:related|due) to (?:the |his |her |their )?(?:[\w']+ )?disability))*\s*[:.]\s|^\W{0,4}(?:priority |area of )?need (?:#\s?)?\d\b|\bneeds? (?:lies?|remains?) (?:mainly |mostly |chiefly |also )?(?:in|with)\b|\bneeds are\b(?! (?:met|being|not|no)\b)|\bareas? of (?:need|concern)(?: [\w ]{0,24})?:\s|\b(?:#\s?1|number one|top|first|unmet|identified|educational|continued|continuing|ongoing|instructional|functional|transition|priority) (?:[\w-]+ )?needs?\b|\bneed (?:is )?identified\b/i;
/** "stays on the plan", "belongs in his IEP", "written into next year's plan". */
const IS_PLANNED =
  /\b(?:stays?|staying|goes?|going|belongs?|kept|keep|keeping|remains?|put|putting|written|write|add(?:ed|ing)?|includ(?:e|es|ed)|carr(?:y|ied)|list(?:ed)?|addressed|continues?|has to stay)\b[^.;:]{0,50}?\b(?:on|in|into|to|under) (?:the |his |her |their |this |that |next |coming |new |an? )?(?:[\w']+ ){0,2}(?:plan|IEP)\b(?! (?:meeting|team|date))/i;
/** "I propose a goal in printing", "we want a listening goal", "a goal for X is warranted". */
const GOAL_IS_ASKED_FOR =
  /\b(?:propos|recommend|suggest|request|ask|want|like|writ|set|agree|warrant|deserv|need|favor|support|add(?!ition)|seek|look at|belong|let's|draft)[a-z']{0,6}\b[^.;:]{0,70}?\b(?:goals?|objective)\b|\b(?:goals?|objective) [^.;:]{0,60}?\b(?:recommended|proposed|warranted|required|requested|suggested|indicated|needed|belongs|should|is to|will (?:speak to|address|target))\b|\bwill be (?:the|a|an|his|her|their|our) (?:[\w-]+ ){0,4}(?:goal|target|focus|objective)\b|\b(?:the|a|one) (?:new )?(?:goal|objective|focus|target) (?:around|on|in|for)\b|\bas an? (?:new |next )?(?:[\w-]+ ){1,3}(?:goal|objective|target)\b|\b(?:should|must|needs? to|ought to|has to|will) (?:have|get|be given) (?:its|an?|his|her|their) (?:own )?(?:goal|objective)\b/i;
/** "Meltdowns: these are still a problem", "letter names is what I am asking for". */
const IS_STILL_A_PROBLEM =
  /\b(?:is|are|remains?) (?:still|now) (?:a|the|his|her|their) (?:\w+ )?problem\b|\bremains? (?:a|the|his|her|their) (?:\w+ )?problem\b|\b(?:is|are) what (?:I|we)(?: am| are|'m|'re) asking for\b/i;
/** "Response to intervention is insufficient in word decoding", "inadequate progress in spelling". */
const IS_INSUFFICIENT =
  /\b(?:response|progress|growth|improvement)\b[^.;]{0,50}\b(?:insufficient|inadequate)\b[^.;]{0,20}\b(?:in|on|with|for)\b|\b(?:insufficient|inadequate) (?:response|progress|growth|improvement)\b[^.;]{0,30}\b(?:in|on|with)\b/i;
/** "... should be addressed", "requires specially designed instruction", "the area to be served". */
const IS_TO_BE_TAUGHT =
  /\b(?:should|must|needs? to|ought to|shall|is to|are to|has to|have to|to|would) be (?:\w+ly )?(?:addressed|taught|remediated|treated|targeted|served|worked on|supported|strengthened|taken up|built up)\b|\bspecially designed instruction\b|\b(?:needs?|requires?|calls? for|in need of|warrants?) (?:\w+ ){0,3}(?:work|teaching|instruction|coaching|intervention|support)\b|\bskills? (?:we|i|the team) (?:should|must|want to|will|would) (?:teach|address|build|target)\b|\b(?:the )?skill to (?:build|teach|address|work on)\b|\bis what (?:he|she|they|\p{Lu}[\p{L}'-]{1,20}) (?:lacks?|needs?)\b|\bis what (?:is |'s )?hold(?:s|ing) (?:him|her|them) (?:up|back)\b|\b(?:deserves?|merits?|calls? for|needs?|requires?) (?:\w+ )?attention\b(?! to\b)|\bwhat(?:(?:'s| is) left|(?: still)? remains)(?: to \w+| now| for (?:him|her|them)(?: to \w+)?)? is\b|\btaught head-on\b|\bis (?:supported|warranted|justified)\b|\bto address first\b|\bwhere (?:i|we)(?:'d| would) (?:ask for|want|like|welcome) (?:support|help)\b/iu;

/** Whatever shape it has: there is no need, or none any more. */
const IS_DENIED =
  /\bno (?:[\w-]+ ){0,4}(?:goals?|needs?|concerns?|priority|weakness|deficits?|delays?|difficult\w+|problems?|issues?|services?|support|objective|target|instruction|intervention|therapy|training|coaching)\b|\bnot (?:\w+ly )?(?:\w+ to be |been )?(?:seen|considered|regarded|viewed|felt|judged|thought|identified|found|deemed|called)\b|\bnot? (?:areas? (?:for|of|where)|an?\b|the (?:issue|problem|need|concern|obstacle)|what|in need|need\b|for goals|warranted|indicated|needed|proposed|recommended|suggested|a target)|(?:\bno|n')t (?:\w+ ){0,2}(?:need|want|propose|recommend|suggest|a (?:need|concern|problem))|\bno (?:remaining |further )?gaps?\b|\bnever an?\b|\bnothing\b|\bnobody\b|\bneither\b|\bnone\b|\bno one\b|\bno longer\b|\b(?:would|will) not (?:write|set|propose|draft|add) (?:[\w-]+ ){0,2}goals?\b|\bwithout (?:a )?(?:goal|need|concern)|\bisn't\b|\baren't\b|\bdismissed\b|\bdischarged\b|\bclosed\b|\b(?:goal|objective) (?:was|has been|is) met\b|\bwas met\b|\bmet\b(?=\W*$)|\brather than\b|\bruled? out\b|\b(?:retire|drop|discontinu|remov|end|clos|fad|dismiss|exit)(?:e|es|ed|ing|s|p|ped)? (?:out )?(?:the |this |that |his |her |their )?(?:[\w-]+ ){0,2}(?:goals?|objectives?|services?)\b/i;
/** A goal of last year, and what is written of every student. */
const IS_OF_ANOTHER_TIME =
  /\bif (?:the|your|our) (?:[\w-]+ )?team (?:wants|decides|chooses|prefers)\b|\b(?:previous|prior|last|old|former|earlier|original) (?:year's |iep |annual |school year's )?(?:goals?|objectives?|plan|iep)\b|\b(?:goal|objective|target|aim)\b[^.;]{0,30}\b(?:was|had been|had|were)\b|\b(?:meeting|expected|criterion|eligibilit\w+|whether|if|when)\b[^.;]{0,120}\b(?:needs?|concern)\b|\bwill \w+ [^.;]{0,200}\b\d{1,3} ?(?:%|percent|out of|of)/i;

/** "We did not keep a count.", "Nobody has counted how often": what was not counted is told of a need, and of nothing else. */
const IS_UNCOUNTED =
  /\b(?:did not|didn't|have not|haven't|has not|hasn't|do not|don't|never) (?:\w+ )?(?:keep|kept|take|taken|took|have|had|make|made|start(?:ed)?|get|got) (?:(?:a|an|any|the|to|it|around) ){0,3}(?:formal |good |exact |written |proper |real )?(?:count|tally|data|log|baseline|record)\b|\b(?:have|has|had|there (?:is|are|was)) no (?:\w+ )?(?:count|tally|data|baseline|log)\b(?! (?:sheet|form))|\bnobody (?:has |have )?(?:counted|tallied|tracked|kept (?:a )?(?:count|track))\b|\bno (?:observation |baseline |current )?data (?:have|has) been (?:taken|collected|kept)|\bno (?:[\w-]+ ){0,3}data (?:yet|so far)\b|\bno\s+baseline data\W*$|\bare(?:n't| not) track(?:ed|ing) (?:it|this|that)\b|\b(?:we|I|nobody) (?:haven't|have not|has not|hasn't) tracked (?:it|this|that)\b|\bno (?:(?:step|trial|formal|exact) )?(?:baseline|count|number|data|figure)s? (?:yet|was (?:kept|taken|made)|were (?:kept|taken)|to give)\b|\bI(?:'ve| have) no (?:number|count|figure)s?\b|^\W*this was not (?:counted|tallied|measured)\b|\b(?:count|tally|log)\b[^.;]{0,40}\bnever got (?:to it|around)/i;
/** Of what is no trouble nobody needs a count. */
const NEEDS_NO_COUNT =
  /\bno (?:need|reason|concern)|\bnot? (?:a )?concern|\bbecause (?:it|there) (?:is|was|are) no\b|\b(?:absen\w+|attendance|discipline|referrals?|medica\w+)\b/i;

const HAS_NOUN = new WordPattern(NEED_NOUN);
const SHAPES = new PatternIndex(
  [
    IS_CALLED_A_NEED,
    IS_LABELLED,
    IS_PLANNED,
    GOAL_IS_ASKED_FOR,
    IS_STILL_A_PROBLEM,
    IS_TO_BE_TAUGHT,
    IS_INSUFFICIENT,
  ],
  (shape) => shape,
);

/** Whether a clause calls something a need, and does not deny it in the same breath. */
export function declaresNeed(clause: string): boolean {
  return (
    HAS_NOUN.test(clause) &&
    SHAPES.firstMatching(clause) !== undefined &&
    !IS_DENIED.test(clause) &&
    !IS_OF_ANOTHER_TIME.test(clause) &&
    !tellsOfStrength(clause)
  );
}

/** Whether a clause says that there is no need. */
export const deniesNeed = (clause: string): boolean => HAS_NOUN.test(clause) && IS_DENIED.test(clause);

/** The clauses of a sentence on either side of its turn, each judged by itself. */
export function clausesOf(text: string): string[] {
  const turn = TURN.exec(text);
  return turn === null ? [text] : [text.slice(0, turn.index), text.slice(turn.index)];
}

/** What a need affects is not itself a need: "... and it keeps her from joining class discussions". */
const EFFECTS =
  /\b(?:impact(?:s|ing)?|effects? on|affect(?:s|ing)?|interfer\w+ with|keeps? (?:him|her|them) from|so that|in order to|since|because|holds? (?:him|her|them) back)\b[^.;]{0,160}/gi;

/** A heading about one thing says what "this" is below it. */
export function areasOfHeading({ heading }: Passage): string[] {
  // The part of a form in which somebody tells it all.
  if (/^\W*narrative\W*$/i.test(heading)) return [];
  const areas = areasIn(heading);
  return areas.length === 1 && !tellsOfStrength(heading) ? areas : [];
}

const CLEARLY_MORE = 1.6;
const TOLD_WEIGHT_MIN = 2.5;
const WIDE_MAX = 3;
/** Of a shorter report the main topic is known: topics.ts. */
const SEVERAL_TOPICS_CHARACTERS_MIN = 1_600;

/** "This is an area of need.": of what its paragraph clearly tells most. */
function areaOfParagraph(passages: readonly Passage[], at: number): string[] {
  const weights = new Map<string, number>();
  const paragraph = passages[at]?.paragraph;
  const add = (area: string, weight: number) => weights.set(area, (weights.get(area) ?? 0) + weight);
  let from = at;
  while (from > 0 && at - from < 12 && passages[from - 1]?.paragraph === paragraph) from -= 1;
  for (const passage of passages.slice(from, at + 3)) {
    if (passage.paragraph !== paragraph) break;
    const text = passage.text.slice(0, TEXT_CHARACTERS_MAX);
    if (tellsOfStrength(text)) continue;
    for (const [area, weight] of topicsOf(text)) add(area, Math.min(WIDE_MAX, weight));
    for (const area of areasIn(text)) add(area, 1.5);
  }
  const [first, second] = [...weights].sort(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < TOLD_WEIGHT_MIN) return [];
  return first[1] >= CLEARLY_MORE * (second?.[1] ?? 0) ? [first[0]] : [];
}

const BEFORE_MAX = 2;
const sentencesBefore = (passages: readonly Passage[], at: number): string[] =>
  passages
    .slice(Math.max(0, at - BEFORE_MAX), at)
    .filter(({ paragraph }) => paragraph === passages[at]?.paragraph)
    .map((passage) => quotePassage(passage));

/** What a sentence says was not counted: named in it, in its heading, or told in its paragraph. */
function areasUncounted(passages: readonly Passage[], at: number): readonly string[] {
  const passage = passages[at];
  if (passage === undefined || !IS_UNCOUNTED.test(passage.text) || NEEDS_NO_COUNT.test(passage.text))
    return [];
  const named = areasIn(passage.text);
  if (named.length === 1) return named;
  const headed = areasOfHeading(passage);
  return headed.length === 1 ? headed : areaOfParagraph(passages, at);
}

/** "This is self-advocacy more than language, but it should have its own goal": "it" is what the clause before names. */
function areasReferredTo(text: string, needs: readonly string[]): readonly string[] {
  const [before = '', behind] = clausesOf(text);
  if (behind === undefined || !needs.includes(behind) || !/^\W*\w+ (?:it|this|that)\b/i.test(behind))
    return [];
  return areasIn(withoutTurnedFrom(before));
}

const LISTS_NEEDS =
  /\bwhat (?:stands|gets|is) in (?:his|her|their|the) way\b|\bwhat holds (?:him|her|them) back\b|\bneeds to be (?:addressed|met|worked on|taken up)\b|\b(?:two|three|four|five|these|following|main|current|present) needs (?:are|were|stand|remain|come|emerge)\b|\bwhat (?:he|she|they|\p{Lu}\p{Ll}+) needs?\b|\b(?:areas? of|educational|priority|identified|continuing|summary of) needs?\b|\bneeds as (?:i|we) see\b|\bneeds for (?:the )?(?:iep|team|next year|this year)\b|\bareas? (?:in which|where) (?:he|she|they|the student|\p{Lu}\p{Ll}+) needs? (?:instruction|support|help|work|goals?)\b/iu;
const LABELLED_ITEM =
  /^\W{0,4}(?:\(?[a-z\d]{1,2}[.)]\s{0,3})?(\p{Lu}[\p{L} /&-]{3,44}?)(?::|[.,](?= (?:as|which|because|where) )|\.(?= \p{Lu}))\s/u;

/** "1) independence in self-catheterization (self-care)": the report's own name for it. */
const NAMED_BEHIND = /\(([\p{L} /-]{4,40})\)\W*$/u;

const ITEM = /^\W{0,4}(?:\(?[a-h\d]{1,2}[.)]|[-*•])\s{0,3}(?=\p{L})/u;
const ITEM_MAX = 120;
const HEAD_MAX = 90;
/** So many lines above, a list's own head may stand in its paragraph. */
const ITEMS_MAX = 8;

const BARE_HEAD = /^\W*(?:\d{1,2}[.)] ?)?needs\W*$/i;
const listsNeeds = (text: string) => BARE_HEAD.test(text) || LISTS_NEEDS.test(text);
const isInCapitals = (text: string) => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);

/** The list has a heading of its own, or a line in its paragraph that ends on a colon. */
function isInListOfNeeds(passages: readonly Passage[], at: number): boolean {
  const passage = passages[at];
  if (passage === undefined) return false;
  if (listsNeeds(passage.heading)) return true;
  const head = passages
    .slice(Math.max(0, at - ITEMS_MAX), at)
    .findLast(
      ({ text }) =>
        text.length <= HEAD_MAX && (/:\s*$/.test(text) || isInCapitals(text) || BARE_HEAD.test(text)),
    );
  if (head === undefined || !listsNeeds(head.text)) return false;
  // A label of the item's own stands behind the heading.
  return isInCapitals(head.text) || passage.heading.startsWith(head.heading);
}

/** An item of the report's own list of needs, which asks for nothing yet. */
export const isListedNeed = (passages: readonly Passage[], at: number): boolean => {
  const text = passages[at]?.text ?? '';
  return ITEM.test(text) && text.length <= ITEM_MAX && !ASKS.test(text) && isInListOfNeeds(passages, at);
};
/** "1. Teach a break request" */
const ASKS =
  /^\W{0,4}(?:\(?[a-h\d]{1,2}[.)]|[-*•])?\s{0,3}(?:teach|continue|provide|use|add|work|give|practice|begin|start|keep|help|increase|write|develop|honor|move|post|offer|let|allow|make|set|take|have|build|plan|break|pair|seat|check|fade|replace|limit|reduce|share|send|try|model|praise|reinforce|arrange|meet|collect|review|consider|schedule|assign)\b|\b(?:practice|instruction|teaching|training|lessons|therapy) (?:with|in|on|of|for|to)\b|\b\d{1,3} ?min/i;

/** "(c) Self-advocacy: tell teachers what helps", "(a) joint attention and pretend play", in a list of needs: what its label, or all of it, names. */
function areasOfItem(passages: readonly Passage[], at: number): readonly string[] {
  const text = passages[at]?.text ?? '';
  const isItem = LABELLED_ITEM.test(text) || (ITEM.test(text) && text.length <= ITEM_MAX);
  if (!isItem || IS_DENIED.test(text) || !isInListOfNeeds(passages, at)) return [];
  const named = findAreaOfNeed(NAMED_BEHIND.exec(text)?.[1] ?? '')?.name;
  const areas = named === undefined ? areasIn(LABELLED_ITEM.exec(text)?.[1] ?? text) : [named];
  return areas.length === 1 ? areas : [];
}

/** The needs a report names as such, wherever it names them. */
export function declaredNeedsIn(passages: readonly Passage[]): DeclaredNeed[] {
  const found: DeclaredNeed[] = [];
  const length = passages.reduce((sum, { text }) => sum + text.length, 0);
  const hasSeveralTopics = length > SEVERAL_TOPICS_CHARACTERS_MIN;
  for (const [at, passage] of passages.entries()) {
    if (found.length >= DECLARED_MAX) break;
    const { section, text, isRow } = passage;
    if (section === 'history' || section === 'score-key' || section === 'services') continue;
    if ((isRow && /[|\t]/.test(text)) || ratesByKey(text)) continue;
    const listed = areasOfItem(passages, at);
    if (listed.length > 0) {
      const { page } = passage.page;
      found.push({ text: text.slice(0, 320), page, quote: quotePassage(passage), areas: listed });
      continue;
    }
    const uncounted = areasUncounted(passages, at);
    if (uncounted.length > 0)
      found.push({
        text: text.slice(0, 320),
        page: passage.page.page,
        quote: quotePassage(passage),
        areas: uncounted,
        isUncounted: true,
        before: sentencesBefore(passages, at),
      });
    if (uncounted.length > 0 || text.length < 12 || !HAS_NOUN.test(text.slice(0, TEXT_CHARACTERS_MAX)))
      continue;
    const clauses = clausesOf(text.slice(0, TEXT_CHARACTERS_MAX)).filter(declaresNeed);
    if (clauses.length === 0) continue;
    const named = [
      ...new Set(
        clauses.flatMap((clause) =>
          areasIn(withoutTurnedFrom(withoutUnticked(clause)).replace(EFFECTS, ' ')),
        ),
      ),
    ];
    const referred = named.length > 0 ? named : areasReferredTo(text.slice(0, TEXT_CHARACTERS_MAX), clauses);
    const headed = referred.length > 0 ? referred : areasOfHeading(passage);
    const areas = headed.length === 0 && hasSeveralTopics ? areaOfParagraph(passages, at) : headed;
    found.push({
      text: text.slice(0, 320),
      page: passage.page.page,
      quote: quotePassage(passage),
      areas,
    });
  }
  return found;
}
