/** Fixes that need no knowledge of the student, written out. */

/** Words that lose their capital once something stands before them; a name keeps its own. */
const OPENERS =
  /^(?:Given|When|While|During|After|Before|Using|Following|Upon|With|Without|In|On|At|By|The|A|An|Across|For|From|Once|If|Provided|Presented|Independently|Each|Within|Over|As|Student|Will(?! will))\b/;

/** "By June 3, 2027" + "Given a text, Sam will read." -> one sentence. */
export function withOpening(goal: string, words: string): string {
  const rest = goal.trim();
  const joined = OPENERS.test(rest) ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest;
  return `${words}, ${joined}`;
}

/** Adds a clause at the end of the goal's sentence that says "will". */
export function withClause(goal: string, words: string): string {
  const trimmed = goal.trim();
  const will = /\bwill\b/i.exec(trimmed)?.index ?? 0;
  const end = /[.!]["')]?(?=\s+\p{Lu}|\s*$)/u.exec(trimmed.slice(will));
  if (end === null) return `${trimmed}, ${words}.`;
  const at = will + end.index;
  return `${trimmed.slice(0, at).replace(/[,;\s]{1,5}$/, '')}, ${words}${trimmed.slice(at)}`;
}

/** "will be able to read" -> "will read". */
export function withAbility(goal: string): string {
  return goal.replace(/\b(will|shall) be able to\b/i, '$1');
}

const BASE_FORM = /\b(will|shall)\s+(?:[a-z]{2,15}\s){1,8}?by ((?:[a-z]{3,15}ly )?)([a-z]{3,18}ing)\b/i;

/** "will improve fluency by reading aloud" -> "will read aloud": the behavior stands where the wish stood. */
export function withShownBehavior(goal: string, verb: string): string | undefined {
  if (!BASE_FORM.test(goal)) return undefined;
  return goal.replace(BASE_FORM, (_, will: string, adverb: string) => `${will} ${adverb}${verb}`);
}

/** "will independently answer" -> "will, without prompts, answer": "independently" says less than what it leaves out. */
export function withPromptsNamed(goal: string): string {
  const isBeforeVerb = /\b(?:will|shall) independently\b/i;
  return isBeforeVerb.test(goal)
    ? goal.replace(/\b(will|shall) independently\b,?/i, '$1, without prompts,')
    : goal.replace(/\bindependently\b/i, 'without prompts');
}
