/** Base forms of the verbs that reports tell in the past: "gave" -> "give". Only of what an observer can see or hear. */
import { SEEN_VERBS } from '../rubric/goal-verbs.js';

/** Base, past, participle where the rule of "-ed" does not make them. */
const IRREGULAR = `
  be was been|be were been|become became become|begin began begun|bend bent bent|blow blew blown|break broke broken|bring brought brought|
  build built built|buy bought bought|catch caught caught|choose chose chosen|come came come|cut cut cut|do did done|
  drag dragged dragged|draw drew drawn|drink drank drunk|eat ate eaten|feed fed fed|find found found|get got gotten|
  get got got|give gave given|go went gone|hang hung hung|hear heard heard|hit hit hit|hold held held|keep kept kept|
  leave left left|let let let|make made made|pay paid paid|put put put|read read read|ride rode ridden|rise rose risen|
  run ran run|say said said|send sent sent|set set set|shake shook shaken|show showed shown|shut shut shut|sing sang sung|sit sat sat|
  speak spoke spoken|spell spelt spelt|spin spun spun|stand stood stood|stick stuck stuck|swing swung swung|take took taken|
  tear tore torn|lead led led|string strung strung|tell told told|throw threw thrown|tie tied tied|undo undid undone|wear wore worn|withdraw withdrew withdrawn|write wrote written|
  rewrite rewrote rewritten|retell retold retold`
  .split('|')
  .map((forms) => forms.trim().split(' '));

/** Seen as it is done as well, though no goal should be built on the bare word. */
const MORE = [
  'use',
  'include',
  'attend',
  'achieve',
  'complete',
  'manage',
  'regulate',
  'earn',
  'recover',
  'remain',
  'do',
  'be',
  'bring',
  'hear',
  'pedal',
  'arrive',
  'board',
  'comply',
  'delete',
  'detect',
  'engage',
  'enter',
  'halt',
  'judge',
  'perform',
  'squeeze',
  'try',
  'unfasten',
];

const doubles = (verb: string) =>
  /^(?:[^aeiou]*|.*qu)[aeiou][bdgklmnprt]$/.test(verb) ||
  /^(?:submit|transfer|refer|admit|permit)$/.test(verb);

function pastOf(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return doubles(verb) ? `${verb}${verb.at(-1) ?? ''}ed` : `${verb}ed`;
}

/** "call" -> "calls". */
export function thirdPersonOf(verb: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** "read" -> "reading", "take" -> "taking", "sit" -> "sitting". */
export function gerundOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`;
  return doubles(verb) ? `${verb}${verb.at(-1) ?? ''}ing` : `${verb}ing`;
}

const BASES = new Set([...SEEN_VERBS, ...MORE, ...IRREGULAR.map(([base = '']) => base)]);
const irregular = new Set(IRREGULAR.map(([base]) => base));
const verbs = [...new Set([...SEEN_VERBS, ...MORE])].filter((verb) => !verb.includes('-'));
const regular = verbs.filter((verb) => !irregular.has(verb)).map((verb) => [verb, pastOf(verb)] as const);

const PASTS = new Map<string, string>([
  ...regular.map(([base, past]) => [past, base] as const),
  ...IRREGULAR.map(([base = '', past = '']) => [past, base] as const),
  ['spelled', 'spell'],
]);
const PARTICIPLES = new Map<string, string>([
  ...regular.map(([base, past]) => [past, base] as const),
  ...IRREGULAR.map(([base = '', , participle = '']) => [participle, base] as const),
  ['spelled', 'spell'],
]);
const THIRD_PERSONS = new Map(verbs.map((verb) => [thirdPersonOf(verb), verb] as const));

/** "gave" -> "give", "turned" -> "turn"; undefined for what is no past of a verb one can see done. */
export const baseOfPast = (word: string): string | undefined => PASTS.get(word);

/** "written" -> "write". */
export const baseOfParticiple = (word: string): string | undefined => PARTICIPLES.get(word);

/** "counts" -> "count". */
export const baseOfThirdPerson = (word: string): string | undefined => THIRD_PERSONS.get(word);

/** True of "give", not of "gives". */
export const isBaseForm = (word: string): boolean => BASES.has(word);
