/** In what role the report was written: "counseling with me, 30 minutes" then names who gives it. */
import type { PageText } from '../text/folded-page.js';

/** Posts and letters behind a name, with the post as a plan names it. */
const ROLES: readonly (readonly [RegExp, string])[] = [
  [/\bBCBA\b/, 'BCBA'],
  [/\bbehavior (?:analyst|specialist)\b/i, 'Behavior specialist'],
  [/\bteacher of (?:the )?deaf|\b(?:T?DHH|T[Oo]D(?:HH)?)\b/i, 'Teacher of the deaf and hard of hearing'],
  [/\bTVI\b|\bvision teacher|\bteacher of (?:the |students with )?visual/i, 'Vision teacher'],
  [/\bCOMS\b|\bmobility specialist\b/i, 'Orientation and mobility specialist'],
  [/\bSLP\b|\bspeech(?:-language)? (?:pathologist|therapist)\b/i, 'Speech-language pathologist'],
  [/\bOTR\b|\bOTD\b|\boccupational therapist\b/i, 'Occupational therapist'],
  [/\bDPT\b|\bphysical therapist\b/i, 'Physical therapist'],
  [/\bsocial worker\b|\bL[CM]SW\b|\bSSW\b/i, 'School social worker'],
  [/\bschool psych|\bpsychologist\b|\bNCSP\b|\bLSSP\b/i, 'School psychologist'],
  [/(?<!\b(?:college|career|rehabilitation|VR|DVR) )\bcounselor\b/i, 'School counselor'],
  [/\bmath (?:interventionist|specialist)\b/i, 'Math interventionist'],
  [/\b(?:reading|literacy) (?:interventionist|specialist)\b/i, 'Reading specialist'],
  [/\btransition (?:coordinator|specialist)\b/i, 'Transition specialist'],
  [/\bintervention specialist\b/i, 'Intervention specialist'],
  [
    /\b(?:special ed(?:ucation)?|resource(?: room)?|learning support) teacher\b|\bed(?:ucation|\.) specialist\b/i,
    'Special education teacher',
  ],
];

/** "From: Bram Whitlatch, 8th grade counselor", "Evaluator....... Gordon Pfaff, M.A.". */
const NAMES_WRITER =
  /^\W{0,3}(?:(?:prepared|submitted|written|completed|reported|signed|report)(?: for [^:\n]{2,40})? by\b|(?:from|signed|author|examiner|evaluator|therapist)(?=[:.\t]))(.{3,120})$/gim;
/** "Signed: ...", "H. Brandvold, BCBA", and below a name its post alone. */
const SIGNS = /^(?:(?:\p{Lu}[\p{L}.'’-]* ){1,4}\p{Lu}?[\p{L}.'’-]*, .{2,70}|\p{Lu}[\p{L} ,'-]{6,50})$/u;
const LAST_LINES = 4;
/** "MEMO - COUNSELOR INPUT FOR IEP MEETING": on its first lines a paper says whose it is. */
const IS_TITLE = /\b(?:report|summary|input|memo|notes?|update|evaluation)\b/i;
const FIRST_LINES = 6;

const rolesIn = (lines: readonly string[]): string[] => [
  ...new Set(lines.flatMap((line) => ROLES.find(([words]) => words.test(line))?.[1] ?? [])),
];

/** Two who sign are not one who says "me". */
const areSeveral = (line: string) =>
  ROLES.filter(([words]) => words.test(line)).length > 1 && / {3,}/.test(line);

const filledLines = (text: string | undefined) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * The role of the one who wrote the report: "School counselor"; undefined where the paper names none, or several.
 * @param pages as read, the first page first
 */
export function authorRoleOf(pages: readonly PageText[]): string | undefined {
  const named = pages.flatMap(({ text }) => [...text.matchAll(NAMES_WRITER)].map((match) => match[1] ?? ''));
  const last = filledLines(pages.at(-1)?.text).slice(-LAST_LINES);
  const signed = last.filter((line) => SIGNS.test(line));
  const title = filledLines(pages[0]?.text)
    .slice(0, FIRST_LINES)
    .filter((line) => IS_TITLE.test(line));
  for (const lines of [named, signed, title]) {
    const roles = rolesIn(lines);
    if (roles.length > 1 || lines.some(areSeveral)) return undefined;
    if (roles.length === 1) return roles[0];
  }
  return undefined;
}
