/** What a goal asks the student to do: the verb after "will", what shows it, and what is joined to it. Texts come folded. */
import { isSeenVerb, kindOfVerb, verbOfGerund, type VerbKind } from './goal-verbs.js';

export interface Behavior {
  /** Base form of the verb after "will": "read"; '' where none was found. */
  readonly verb: string;
  readonly kind: VerbKind;
  /** The behavior that a vague verb is shown by: "read" of "improve fluency by reading aloud". */
  readonly shownBy?: string;
  /** Verbs joined to the first as further skills. */
  readonly joined: readonly string[];
  /** "write and solve an equation": both verbs have one object, so they are one task. */
  readonly isOneObject: boolean;
  /** "be able to" stands before the verb and says nothing. */
  readonly isAbleTo: boolean;
  /** Folded text from the verb to the end of its clause. */
  readonly text: string;
}

const MODAL = /\b(?:will|shall|is going to|is expected to|going to)\b/;
const OTHER_MODAL = /\b(?:is able to|should|must|can|to)\b/;
const FILLER =
  /^(?:[\s,]+|and (?=[a-z]+ly\b)|(?:be able to|be expected to|work to|independently|correctly|accurately|consistently|successfully|appropriately|orally|verbally|spontaneously|safely|quickly|clearly|fluently|legibly|also|then|first|begin to|start to|learn to|continue to|attempt to|effectively|functionally|actively|briefly|calmly|promptly|immediately|regularly|routinely|always|verbally or nonverbally|proficiently|efficiently|increasingly|not|never|(?!(?:supply|multiply|reply|apply|comply|rely|tally)\b)[a-z]{3,15}ly)\b)/;
const ASIDE =
  /^ ?,? ?(?:by|given|when|while|within|during|after|using|with|without|in|at|on|upon|following|across|for)\b[^,]{0,200},/;

/** The clause of the behavior: what follows "will", without adverbs and asides. */
function actionIn(text: string): { action: string; isAbleTo: boolean } {
  const modal = MODAL.exec(text) ?? OTHER_MODAL.exec(text);
  let action = modal === null ? text : text.slice(modal.index + modal[0].length);
  const opening = action.slice(0, 120);
  for (let step = 0; step < 12; step += 1) {
    const aside = ASIDE.exec(action) ?? FILLER.exec(action);
    if (aside === null) break;
    action = action.slice(aside[0].length);
  }
  return {
    action: action.trim(),
    isAbleTo: /\bbe able to\b/.test(opening),
  };
}

/** A first deed that serves the second: one routine, one skill. */
const LEADS_TO_NEXT =
  /^(?:listen|look|stop|raise|select|choose|stand|sit|open|take|locate|go|walk|pick|get|gather|reach|wait|begin|start|initiate|plan|set|check|read|find|point|turn|approach|use|put|follow|pause|identify|return|leave|breathe|label|ask|enter|remove|grasp|pull|hold)$/;
/** Deeds that end another and are no skill of their own. */
const FOLLOWS = /^(?:wait|stay|return|stop|look|listen|pause|go|come|stand|sit|line|check)$/;
/** What a text that was read is for, so that reading it is the given and not a second skill. */
const ABOUT_A_TEXT =
  /^(?:answer|retell|summarize|identify|state|describe|explain|recall|infer|respond|name|tell|sequence|list|cite|determine)$/;
const SAME_SKILL: readonly ReadonlySet<string>[] = [
  new Set(['add', 'subtract', 'multiply', 'divide']),
  new Set([
    'name',
    'label',
    'identify',
    'state',
    'say',
    'point',
    'define',
    'describe',
    'explain',
    'tell',
    'use',
    'match',
    'sort',
    'select',
  ]),
  new Set([
    'start',
    'begin',
    'initiate',
    'maintain',
    'complete',
    'finish',
    'submit',
    'turn',
    'return',
    'continue',
    'sustain',
    'end',
    'respond',
  ]),
  new Set(['edit', 'revise', 'correct', 'identify', 'capitalize', 'punctuate', 'check', 'fix']),
  new Set(['underline', 'highlight', 'circle', 'mark', 'cite', 'list', 'write', 'copy', 'annotate', 'state']),
  new Set(['plan', 'organize', 'draft', 'outline', 'write', 'compose', 'record', 'list']),
  // Steps of calming down: one routine.
  new Set([
    'name',
    'label',
    'choose',
    'pick',
    'select',
    'use',
    'tell',
    'request',
    'ask',
    'take',
    'return',
    'breathe',
  ]),
  new Set(['segment', 'blend', 'say', 'isolate', 'repeat']),
  new Set([
    'zip',
    'unzip',
    'button',
    'unbutton',
    'snap',
    'put',
    'remove',
    'take',
    'hang',
    'dress',
    'wash',
    'rinse',
    'wipe',
  ]),
];

function isOneSkill(first: string, next: string): boolean {
  if (first === next) return true;
  if (first === 'read') return ABOUT_A_TEXT.test(next);
  if (FOLLOWS.test(next) || (first === 'set' && next === 'solve')) return true;
  if (LEADS_TO_NEXT.test(first) && !/^(?:read|write|spell|solve|compute|calculate|multiply)$/.test(next))
    return true;
  return SAME_SKILL.some((skill) => skill.has(first) && skill.has(next));
}

const JOINED =
  /(?:,| and| or|, and|;| as well as| and then| and also| and\/or) (?:will |to |also |then |correctly |independently |accurately |improve (?:his |her |their )?)?([a-z]{3,14})(?= (?:a|an|the|his|her|their|in|to|at|on|with|out|up|aloud|back|for|about|each|all|\d|[a-z]{3,}))/g;
const NOT_A_VERB_HERE =
  /^(?:order|number|time|place|point|group|line|head|level|set|form|note|present|sound|process|rate|model|place|state|name|sign|end|step|change|file|list|use|work|play|class|support|practice|help|report|present|score|mark|round|color|match|record|look|visit|run|call|talk|care|test|access)$/;

function joinedVerbs(verb: string, action: string): string[] {
  // What stands in parentheses explains the deed before it; "reach 27 words" is a level and no deed.
  const clause = ` ${action}`
    .slice(0, 260)
    .replace(/\([^)]{0,160}\)?/g, ' ')
    .replace(
      /\b(?:reach|earn|score|get|achieve|meet|attain|correct)(?=(?: in| on| for)?(?: at least| an average of)? \d)/g,
      ' ',
    );
  const joined: string[] = [];
  for (const [words, next = ''] of clause.matchAll(JOINED)) {
    if (joined.length >= 6) break;
    // After a comma alone, and for words that are nouns as well, only a plain verb phrase counts.
    const isPlain = /^(?:,| or) /.test(words) ? !NOT_A_VERB_HERE.test(next) && /\band\b/.test(clause) : true;
    const following = clause.slice(
      clause.indexOf(words) + words.length,
      clause.indexOf(words) + words.length + 12,
    );
    // "tell an adult or write on a card": either will do, so it is one thing.
    const link = words.startsWith(',')
      ? /,? (and|or) /.exec(clause.slice(clause.indexOf(words) + 1))?.[1]
      : undefined;
    if (/^,? or /.test(words) || link === 'or') continue;
    const isVerb =
      isSeenVerb(next) &&
      (!NOT_A_VERB_HERE.test(next) || /^ (?:a|an|the|his|her|their|out|up|to)\b/.test(following));
    if (isPlain && isVerb && !isOneSkill(verb, next) && !joined.includes(next)) joined.push(next);
  }
  return joined;
}

/** The behavior a folded goal asks for. */
export function behaviorIn(text: string): Behavior {
  const { action, isAbleTo } = actionIn(text);
  const verb = /^[a-z][a-z-]{1,18}/.exec(action)?.[0] ?? '';
  const object = action.slice(verb.length).trim();
  const clause = object.split(/[.;]/)[0] ?? '';
  const by =
    /\b(?:by|through) (?:correctly |independently |accurately |orally |verbally |successfully )?([a-z-]{3,18}ing)\b/g;
  const shown = [...clause.slice(0, 300).matchAll(by)]
    .map(([, gerund = '']) => verbOfGerund(gerund))
    .find((found) => found !== undefined);
  const phrase = (clause.split(/,| by \w+ing\b/)[0] ?? '').trim();
  return {
    verb,
    kind: verb === '' ? 'unknown' : kindOfVerb(verb, phrase),
    ...(shown === undefined ? {} : { shownBy: shown }),
    joined: joinedVerbs(verb, clause),
    isOneObject: /^(?:and|or) [a-z]{3,14} (?!it\b|them\b)/.test(object),
    isAbleTo,
    text: action,
  };
}
