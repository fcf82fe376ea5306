/** Headings of plans and of advice: what stands below them is recommended, whether or not it says so. */
import { WordPattern } from '../text/pattern-index.js';

/** "What the team will do", "How you can help", "Plan for Cycle 2", "What should happen next?": advice in everyday words. */
const EVERYDAY =
  /^(?:what (?!(?:he|she|they) can\b)(?:the )?(?:[\p{L}.]{1,20} ){1,3}?(?:will|can|should|ought to|plans? to|intends? to|(?:is|are) going to) (?:do|try|change|add|teach|work on|happen|come)\b|what (?:we|i)(?:'ll| plan to| want to| hope to)\b|what (?:will|should|needs to|has to) (?:help|happen|change|come next|be (?:done|taught))|what (?![^?]{0,40}\b(?:happened|did|came|was|were)\b)[^?]{1,45}\bnext\??$|what (?:should|must|(?:needs|has|ought) to) (?:happen|change|come|be (?:done|taught|changed|tried|added|kept))\b|plans? (?:for|until|through) (?!(?:meeting|getting|when he|when she)\b)|(?:how|ways) (?:you|we|to|the [\p{L}]{1,14}|teachers|parents|families|staff|adults)(?: can| could| may)? (?:help|support)\b|(?:things|ideas|strategies|supports?) to try\b|(?:helpful )?tips\b|(?:to do|action items?|follow[- ]up)\b|from here\b|what follows(?: from (?:it|this|that|here))?$|agreed (?:steps|actions|plan)|decisions? (?:made|reached)\b|decided(?: ?(?:\/|and|,) ?(?:to do|next steps|agreed))?$|for (?:the|his|her|their|this) (?:new )?(?:plan|iep)$)/iu;
/** The parts of a plan for behavior or teaching, each a heading or a key of its own. */
const PLAN_PART =
  /^(?:prevent(?:ion|ing|ative|ive)?(?: (?:strategies|steps|supports?))?|teach(?:ing)?(?: strategies| (?:the )?replacement(?: \p{L}+)?)?|respond(?:ing)?(?: (?:strategies|to (?:it|the behaviou?r|problem behaviou?r)))?|respon[sd]e strategies|reinforce(?:ment)?(?: (?:strategies|plan))?|replacement(?: (?:behaviou?rs?|skills?))?(?: to teach)?|(?:antecedent|setting event|consequence|proactive|reactive|instructional|teaching|classroom|environmental) (?:strategies|interventions?|changes|supports?)|(?:positive )?behaviou?r (?:support |intervention )?plan(?: (?:elements|components|ideas|steps))?|(?:intervention|instructional|support|treatment|therapy|action|home|school|team|working) plan(?: .{0,30})?|plan of (?:action|care|support)|supplementary aids(?: and services)?|home (?:program|practice|activities))$/iu;
/** "TEAM DISCUSSION FOR NEXT IEP", "Services to discuss": what is put before the meeting, unless a sentence says so. */
const FOR_THE_TEAM = new WordPattern(
  /\b(?:to (?:be )?(?:consider|discuss|weigh|decide|review|(?:talk|think|go) (?:over|about|through)|take up|bring up)(?:ed|d)?(?: |$)(?!of\b)|to be (?:talked|thought|gone) (?:over|about|through)|(?:team|group|committee|meeting) (?:discussion|considerations?|planning|talk|proposals?)\b|(?:discussion|planning) (?:for|with|by|at) (?:the )?(?:next |coming |upcoming |annual )?(?:iep|team|meeting|year|group|committee))/iu,
);
const FOR_THE_TEAM_AT_MAX = 60;
const A_SENTENCE = /^(?:(?:he|she|they|we|i|it|this|that|\p{L}+ (?:has|is|was|wants?|likes?))\b)/iu;
/** "For the group to consider", "If the team finds him eligible", "Looking ahead", "What the school should do". */
const PUT_BEFORE_THE_TEAM =
  /^(?:for (?:the )?(?:[\p{L}]{2,12} )?(?:group|committee|planning team|case conference|ard|arc|cse|pet)\b|(?:if|when|should) (?:the (?:team|group|committee) |(?:he|she|they) (?:is|are) |found )(?:[\p{L}]{2,12} ){0,4}eligible\b|proposals?(?: for\b|$)|(?:looking|thinking|planning) (?:ahead|forward|(?:to|toward|about) (?:the |a )?(?:next|new))\b|(?:thoughts|ideas|suggestions) (?:for|on|toward) (?:the |a |his |her |their )?(?:[\p{L}-]{2,16} ){0,2}(?:plan|team|meeting|iep|(?:next |coming |new )?(?:school )?year|fall|winter|spring|summer|class(?:room)?|school|home|family|teachers?)\b|thoughts$|recs?$|what (?:the )?(?:[\p{L}-]{2,12} )?(?:team|group|committee|school|district|teachers?|staff|we|i|class|family) (?:should|ought to|needs? to|has to|have to|must|could|may|will) (?!not\b)\p{L}+)/iu;
const isPutBeforeTheTeam = (words: string) =>
  PUT_BEFORE_THE_TEAM.test(words) ||
  ((FOR_THE_TEAM.every(words)[0]?.index ?? Infinity) <= FOR_THE_TEAM_AT_MAX && !A_SENTENCE.test(words));
/** "6. Changes", "Changes to the plan": said of what is to be, where nothing says that it has been. */
const CHANGES =
  /^(?:proposed |suggested |recommended |planned )?(?:changes|adjustments|revisions|additions)(?: (?:to|in|for) (?:the|his|her|their|this|that|next) .{2,30}| (?:needed|proposed|we propose|i propose|ahead|to make))?$/i;
/** "Going forward", "The way ahead", "Supports going forward": whatever it is called, it lies ahead. */
const LIES_AHEAD = new WordPattern(
  /^(?:[\p{L},-]{2,16} ){0,4}(?:going|moving|stepping) (?:forward|ahead)$|^(?:the |our )?(?:way|road|path|steps?|plans?) (?:forward|ahead)$|^(?:between now and|before the next|(?:starting|beginning) (?:in |on )?(?:next|monday|january|february|march|april|august|september|october|november))\b/iu,
);
/** "Where do we go from here?", "What can the school do?", "How could teachers help?": the answer is advice. */
const ASKS =
  /^(?:where (?:do|should|can|could|will) (?:we|i) go\b|what (?:can|could|should|might|must|will) (?:we|i|you|the (?:team|school|staff|family)|teachers?|staff|adults|parents) (?:do|try|change|teach)\b|what (?:am|are) (?:i|we) (?:asking|requesting|recommending|suggesting|proposing)\b|what (?:should|must|needs? to|has to|can|could) be (?:done|tried|changed|taught)\b|how (?:can|could|should|might|do) (?:we|i|you|the (?:team|school|staff|family)|teachers?|staff|adults|parents) (?:best )?(?:help|support)\b)/i;
/** "What we agreed on", "My asks", "Spring plan", "What should stay": asked for, decided or kept. */
const ASKED_OR_DECIDED =
  /^(?:what (?:i|we) ?(?:am|are|'m|'re) (?:asking|requesting|recommending|suggesting|proposing)\b|(?:my|our|team) (?:asks|requests)$|requests? (?:of|to) the (?:team|school)$|what (?:was|we|the team) (?:decided|agreed|planned|proposed)(?: (?:on|upon|to))?$|(?:team |meeting )?(?:decisions|agreements)$|what (?:to keep|should (?:stay|not change|continue|be kept))\b|(?:accommodations|supports?|strategies|services) to (?:keep|continue|carry (?:over|forward)|stay)$|(?:accommodations|supports?|strategies|services) (?:(?:i|we)(?:'d| would| will| want to| plan to) (?:keep|continue|add|use|try)|(?:he|she|they) should have)$|(?:strategies|ideas|supports) for (?:the )?(?:classroom|class|home|school|teachers?)$|(?:summary|conclusions?|impressions?|results|discussion|findings),? (?:and|&) (?:the )?plan$|(?:the )?(?:new|revised|game|next|fall|winter|spring|summer|(?:cycle|tier|phase|quarter|term|trimester) \d) plan$|(?:instructional )?focus (?:for (?:the |this |next )?(?:cycle|term|quarter|trimester|fall|winter|spring|coming|year)\b.{0,16})?$|what the (?:data|results|numbers|scores) calls? for$)/i;
/** "What Ms. Orr and I would like to see", "Here is what we agreed to do", "What to do", "For next year we would like". */
const OURS =
  /^(?:(?:here(?:'s| is) )?what (?:(?:[\p{L}.'-]{1,16} ){1,3}and )?(?:i|we)(?:'d| would) like\b|(?:here(?:'s| is) )?what (?:(?:[\p{L}.'-]{1,16} ){1,3}and )?(?:i|we)(?:'m|'re|'d|'ve| am| are| would| have)? (?:all )?(?:agree[ds]? (?:on|to|upon)|ask|asking|request|requesting|suggest|suggesting|recommend|recommending|propose|proposing|advise|think(?:ing)? (?:of|for|should|comes|would)|hope for|want (?:to see|in|for the)|favor|offer|intend)\b|what to do(?: (?:now|next|about it|at (?:home|school)|in class))?$|(?:(?:going|moving|looking) (?:forward|ahead)|for (?:the )?(?:next|new|coming) [\p{L} ]{3,14}|from here),? (?:i|we)(?:'d| would|'ll| will)? (?:like|ask|recommend|suggest|propose|want|plan)\b)/iu;
/** What has been tried or is in place is no advice. */
const IN_PLACE =
  /\b(?:current(?:ly)?|existing|tried|so far|already|previous|prior|past|last year|(?<!\bput )in place|used|what (?:we|i|they) (?:did|taught)|interventions? (?:provided|delivered|to date))\b/i;

/** Whether a heading or a line tells of what has been tried or is in place. */
export const isPutInThePast = (words: string): boolean => IN_PLACE.test(words);

/** Whether a question asks what is to be done. */
export const asksWhatToDo = (question: string): boolean => ASKS.test(question);

const ANNOUNCES = [EVERYDAY, PLAN_PART, CHANGES, LIES_AHEAD, ASKS, ASKED_OR_DECIDED, OURS];

/** Whether a heading's words, without its number, announce a plan or advice. */
export const announcesPlan = (words: string): boolean => {
  const plain = (words.includes('(') ? words.replace(/\s*\([^)]{0,120}\)\s*$/, '') : words).trim();
  return (
    (ANNOUNCES.some((pattern) => pattern.test(plain)) || isPutBeforeTheTeam(plain)) && !IN_PLACE.test(plain)
  );
};

/** "I'd like the team to think about the following.", "The team will talk about: ...": the paragraph goes on with advice. */
const PUTS_BEFORE_THE_TEAM =
  /\b(?:(?:i|we)(?:'d| would| will|'ll| want| am| are)? ?(?:like|ask|asking|urge|encourage|invite|want)\b[^.;:]{0,30}\b(?:team|school|group|committee|you|family)\b[^.;:]{0,20}\b(?:think about|consider|discuss|look at|talk about|weigh|take up)\b|the (?:team|group|committee) (?:will|should|can|may|might|is asked to) (?:talk about|discuss|consider|think about|weigh|take up|look at)\b|(?:recommend|suggest|propose|advise)s? (?:the following|as follows)\b|the following (?:[\p{L}]{2,14} ){0,3}(?:is|are|was|were) (?:recommended|suggested|proposed|offered|advised|put forward)|(?:recommendations|suggestions|proposals|requests|ideas) (?:are|would be) (?:as follows|these|the following|below|listed below)|(?:offer|make|have|submit|put forward) (?:\p{L}+ ){0,3}the following (?:\p{L}+ ){0,2}(?:recommendations|suggestions|proposals|requests|ideas)|(?:here(?:'s| is)|this is|that is) what (?:i|we)(?:'d| would)? (?:like|propose|suggest|recommend|ask|do|try|put|bring|change|want)\b|(?:i|we)(?:'d| would) (?:do|try|propose|suggest) (?:this|these|the following)\b)/iu;

const PUTS_BEFORE = new WordPattern(PUTS_BEFORE_THE_TEAM);
/** Whether a sentence puts before the team what its paragraph goes on to list. */
export const putsBeforeTheTeam = (text: string): boolean => PUTS_BEFORE.test(text);

const SOAP_PLAN = /^P(?:lan)?: ?\S/;
const SOAP_ASSESSMENT = /^A(?:ssessment)?: ?\S/;

/** The paragraph of a note's plan ("P: ...", below "A: ..."); -1 where the report is no such note. */
export function paragraphOfPlan(
  passages: readonly { readonly text: string; readonly paragraph: number }[],
): number {
  const plan = passages.findLast(({ text }) => SOAP_PLAN.test(text));
  const isNote = plan !== undefined && passages.some(({ text }) => SOAP_ASSESSMENT.test(text));
  return isNote ? plan.paragraph : -1;
}
