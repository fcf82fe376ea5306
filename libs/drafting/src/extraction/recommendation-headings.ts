/** Headings of plans and of advice: what stands below them is recommended, whether or not it says so. */

/** "What the team will do", "How you can help", "Things to try": advice in everyday words. */
const EVERYDAY =
  /^(?:what (?:the )?(?:[\p{L}.]{1,20} ){1,3}?(?:will|can|should|ought to|plans? to|intends? to|(?:is|are) going to) (?:do|try|change|add|teach|work on|happen|come)\b|what (?:we|i)(?:'ll| plan to| want to| hope to)\b|what (?:will|should|needs to|has to) (?:help|happen|change|come next|be (?:done|taught))|what i think\b[^?]{0,40}\bnext\b|(?:how|ways) (?:you|we|to|the [\p{L}]{1,14}|teachers|parents|families|staff|adults)(?: can| could| may)? (?:help|support)\b|(?:things|ideas|strategies|supports?) to try\b|(?:helpful )?tips\b|(?:to do|action items?|follow[- ]up)\b|from here\b|what follows(?: from (?:it|this|that|here))?$|agreed (?:steps|actions|plan)|decisions? (?:made|reached)\b)/iu;
/** The parts of a plan for behavior or teaching, each a heading or a key of its own. */
const PLAN_PART =
  /^(?:prevent(?:ion|ing|ative|ive)?(?: (?:strategies|steps|supports?))?|teach(?:ing)?(?: strategies| (?:the )?replacement(?: \p{L}+)?)?|respond(?:ing)?(?: (?:strategies|to (?:it|the behaviou?r|problem behaviou?r)))?|respon[sd]e strategies|reinforce(?:ment)?(?: (?:strategies|plan))?|replacement(?: (?:behaviou?rs?|skills?))?(?: to teach)?|(?:antecedent|setting event|consequence|proactive|reactive|instructional|teaching|classroom|environmental) (?:strategies|interventions?|changes|supports?)|(?:positive )?behaviou?r (?:support |intervention )?plan(?: (?:elements|components|ideas|steps))?|(?:intervention|instructional|support|treatment|therapy|action|home|school|team|working) plan(?: .{0,30})?|plan of (?:action|care|support)|supplementary aids(?: and services)?|home (?:program|practice|activities))$/iu;
/** What has been tried or is in place is no advice. */
const IN_PLACE =
  /\b(?:current(?:ly)?|existing|tried|so far|already|previous|prior|past|last year|in place|used)\b/i;

/** Whether a heading's words, without its number, announce a plan or advice. */
export const announcesPlan = (words: string): boolean => {
  const plain = words.replace(/\s*\([^)]{0,120}\)\s*$/, '').trim();
  return (EVERYDAY.test(plain) || PLAN_PART.test(plain)) && !IN_PLACE.test(plain);
};
