/** What a nameless count is of, where the sentence before names it: "I gave him 12 two-step directions. He carried out 4 of 12." */
import { routineIn } from './routine-names.js';
import { thingsCounted } from './things-counted.js';
import { inOneLine, type Measure } from '../measure.js';
import { withDigits } from '../text/number-words.js';

const BEFORE_CHARACTERS = 340;
/** So long a sentence says itself what it counts. */
const QUOTE_CHARACTERS_MAX = 110;
/** A number and the words after it that name things: plural, and perhaps when they came. */
const THINGS =
  /(?<![\w./-])(\d{1,3}) {1,6}((?:(?!(?:were|was|is|are|had|has|that|and|at|with|one|each|given|of|on|in|to|for|from|he|she|they)\b)[a-z][\w'-]* ){0,5}?(?!(?:was|is|has|does|this|minutes|seconds|weeks|days|points|times|items|years|hours|sessions|visits|observations|classes|lessons|students|children|classmates|peers|graders|girls|boys|adults|others|rooms|pages|teachers|people|friends|errors|mistakes)\b)[a-z][\w'-]*[^s\W]s)\b( (?:in which|when|where) [^,.;:()]{4,70}(?=[,.;:(])| with (?!(?:the|his|her|their|an?|no|some|me|us|help|prompts|each|all|both)\b)(?:[a-z][a-z-]* )?[a-z-]+(?:s|ing)\b(?=\s*[,.;:(]| and\b))?/g;

/** "A 10-step task list for making toast", "the six steps of getting his coat on". */
const STEPS =
  /(?<![\w./-])(?:(\d{1,2})[- ]step ((?:[a-z][\w'-]* ){0,4}?(?:task (?:analysis|list)|checklist|routine|recipe|list|sequence)(?: (?:of|for|to) [^.,;:()]{4,60}?)?)|(\d{1,2}) {1,6}steps ((?:of|for|to|in) [^.,;:()]{4,60}?))(?= (?:over|was|were|and (?:was|were))\b| ?[.,;:()]|$)/gi;

/** The sheet on which steps are ticked off, of whatever routine. */
const NAMES_NO_ROUTINE = /^(?:task (?:analysis|list)|checklist|list|routine|sequence|recipe)$/i;

/** "Task: bag and stock routine of 16 steps.", "Route 42 bus to the center, 14 steps on the task analysis.", "Laundry, 14 step task analysis". */
const ROUTINE_OF_STEPS =
  /(?:^|[.:;=,] {1,6})(?:[Tt]ask: )?((?:the |an? )?(?:['"“”\w/&-]+ ){1,11}?)(?:(?:routine|task|job|procedure) of |(?:task analysis )?, )(\d{1,2})[- ]{1,6}steps?\b/g;
/** "Steps of toileting routine (task analysis, 10 steps: ...)", "a morning check of 8 steps: ...". */
const STEPS_OF_ROUTINE =
  /\bsteps of (?:the |an? |his |her |their )?((?:[\w'-]+ ){0,4}(?:routine|task|job|check|checklist))\b[^.]{0,30}?(?<![\d-])(\d{1,2}) steps\b|\b(?:an?|the|his|her|their) ((?:[a-z][\w'-]* ){0,4}(?:routine|task|job|check|checklist|procedure)) of (\d{1,2}) steps\b/gi;
/** "Street crossing, signalled intersection at Broad St. (9 steps: stop at curb, ...": the line's head names the routine. */
const HEAD_OF_STEPS =
  /(?:^|\n)[ \t]*(\p{Lu}[\p{Ll}'-]+(?: \p{Ll}[\p{Ll}'-]+){0,3})(?:,[^\n():;]{0,60})? \((\d{1,2})[- ]{1,6}steps?\b/gu;
/** "DAILY LIVING: LAUNDRY (15 steps, school laundry room)" */
const HEADING_WITH_STEPS =
  /(?:^|\n)[ \t]*(?:\p{Lu}[\p{Lu} &-]{3,30}: )?(\p{Lu}{4,}(?: \p{Lu}{2,}){0,3}) \((\d{1,2})[- ]{1,6}steps?\b/gu;
/** "Hand washing at the center was scored with the six-step picture chart: did 2 of 6". */
const SCORED_BY_STEPS =
  /(?:^|[.!?]\s{1,6})(\p{Lu}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){0,2}?)(?: (?:at|in|on) [^.;:]{3,30}?)? (?:was|is|were) (?:scored|counted|tracked|probed|checked) (?:with|on|by|using) (?:the|an?|his|her|their) (\d{1,2})[- ]{1,6}step\b/gu;
/** "TOILETING", and a line or two below "Routine has 10 steps". */
const HEADING_OF_ROUTINE =
  /(?:^|\n)[ \t]*(\p{Lu}{4,}(?: \p{Lu}{3,})?)(?: ROUTINE)?[ \t]*\n(?:[^\n]+\n){0,3}?[^\n]*\b[Rr]outine (?:has|is|of) (\d{1,2}) {1,6}steps\b/gu;
const ROUTINE_MAX = 60;
/** The name of a part in capitals, before that of the routine. */
const PART_NAME = /^(?:\p{Lu}{3,}[ /&-]+){1,4}(?=\p{Lu}?\p{Ll})/u;
/** A longer name is a title, and stands as one. */
const NAME_WORDS_MAX = 3;

function routineOfSteps(flat: string, outOf: number): string | undefined {
  const found = [...flat.replaceAll(', ', ' , ').matchAll(ROUTINE_OF_STEPS)]
    .filter(([, , count]) => Number(count) === outOf)
    .at(-1);
  const name = found?.[1]
    ?.replace(/ , /g, ', ')
    .replace(/^\d[\d/.-]* /, '')
    .replace(PART_NAME, '')
    .replace(/^(?:(?:on|in|for) )?(?:the |an? )?/i, '')
    .replace(/["“”]/g, '')
    .trim();
  if (found === undefined || name === undefined || name === '' || name.length > ROUTINE_MAX) return undefined;
  const isNamed = /(?:routine|task|job|procedure) of /.test(found[0]);
  if (!isNamed && name.split(' ').length > NAME_WORDS_MAX) return `steps of "${name}"`;
  const isInCapitals = /^\p{Lu}{4,}(?: \p{Lu}+)*$/u.test(name);
  const plain = isInCapitals
    ? name.toLowerCase()
    : /^\p{Lu}\p{Ll}/u.test(name)
      ? name.charAt(0).toLowerCase() + name.slice(1)
      : name;
  const sort = /(routine|task|job|procedure) of /.exec(found[0])?.[1];
  return `steps of the ${isNamed && sort !== undefined && !plain.endsWith(sort) ? `${plain} ${sort}` : withRoutine(plain)}`;
}

/** The routine that a line or a sentence is about, where it says in how many steps. */
function routineAtHead(before: string, outOf: number): string | undefined {
  const lines = withDigits(before);
  const found = [
    ...lines.matchAll(HEADING_OF_ROUTINE),
    ...lines.matchAll(HEAD_OF_STEPS),
    ...lines.matchAll(HEADING_WITH_STEPS),
    ...withDigits(before.replace(/\s+/g, ' ').replace(/-step\b/g, ' step')).matchAll(SCORED_BY_STEPS),
  ]
    .filter(([, , count]) => Number(count) === outOf)
    .at(-1)?.[1]
    ?.toLowerCase()
    .replace(/^(?:(?:on|in|for|during) )?(?:(?:the|an?|his|her|their) )?/, '');
  if (found === undefined || /\b(?:stairs?|staircase|stairway|flight|ladder)$/.test(found)) return undefined;
  return found.endsWith('ing') && !found.includes(' ')
    ? `steps of ${found}`
    : `steps of the ${withRoutine(found)}`;
}

const withRoutine = (name: string) =>
  /\b(?:routine|task|job|procedure|chain)$/.test(name) ? name : `${name} routine`;

function namedRoutine(flat: string, outOf: number): string | undefined {
  const found = [...flat.matchAll(STEPS_OF_ROUTINE)]
    .filter(([, , first, , second]) => Number(first ?? second) === outOf)
    .at(-1);
  return found === undefined ? undefined : `steps of the ${(found[1] ?? found[3] ?? '').toLowerCase()}`;
}

function stepsBefore(before: string, outOf: number): string | undefined {
  const flat = withDigits(before.replace(/\s+/g, ' '));
  const found = [...flat.matchAll(STEPS)]
    .filter(
      ([, first, routine = '', second]) =>
        Number(first ?? second) === outOf && !NAMES_NO_ROUTINE.test(routine),
    )
    .at(-1);
  if (found === undefined)
    return namedRoutine(flat, outOf) ?? routineOfSteps(flat, outOf) ?? routineAtHead(before, outOf);
  const [, , routine, , deed] = found;
  return `steps ${routine === undefined ? (deed ?? '') : `of the ${routine}`}`.replace(/\s+/g, ' ').trim();
}

const LISTED_CHARACTERS = 200;
/** "A list of multisyllable words": what they are, where how many is told behind. */
const LISTED =
  /\b(?:list|set|page|sheet|deck|stack|series) of (?:\d{1,3} {1,6}|new |unpracticed |unfamiliar )?((?:[a-z][\w'-]* ){0,5}?(?:words|problems|sentences|questions|directions|sounds|syllables|facts|equations|fractions))\b/gi;
const listedIn = (text: string): string | undefined => [...text.matchAll(LISTED)].at(-1)?.[1]?.toLowerCase();

/** "Fasteners checklist, at arrival and dismissal. He did 2 of 6": what its items are. */
const ON_CHECKLIST =
  /\b((?!(?:the|an?|our|my|his|her|their|this|that|of|on|with|and)\b)\p{L}[\p{L}-]{2,20}) (checklist|screener)\b[^.\d]{0,60}\.\s*$/iu;

/** The things that a whole of the count is of, out of the text before it; undefined where none are named. */
export function thingsBefore(before: string, outOf: number): string | undefined {
  const steps = stepsBefore(before, outOf);
  if (steps !== undefined) return steps;
  const flat = withDigits(before.replace(/\s+/g, ' ')).replace(/\bgrade \d{1,2} /gi, (grade) =>
    grade.replace(' ', '-'),
  );
  const found = [...flat.matchAll(THINGS)].filter(([, count]) => Number(count) === outOf).at(-1);
  if (found === undefined)
    return listedIn(flat.slice(-LISTED_CHARACTERS)) ?? itemsOfChecklist(flat.slice(-LISTED_CHARACTERS));
  const [, , noun = '', clause = ''] = found;
  // "20 steps (plan, cook, clean)": of what, they do not say.
  if (`${noun}${clause}`.trim() === 'steps') return undefined;
  return `${noun}${clause}`
    .replace(/\bgrade-(?=\d)/g, 'grade ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A routine's name may stand above the rows of its days. */
const STEPS_BEFORE_CHARACTERS = 900;

function itemsOfChecklist(before: string): string | undefined {
  const [, name = '', sort = ''] = ON_CHECKLIST.exec(before) ?? [];
  return name === '' ? undefined : `items of the ${name.toLowerCase()} ${sort.toLowerCase()}`;
}

const isNameless = ({ kind, unit, quote, isPrior, areaOfNeed, outOf }: Measure) =>
  kind === 'ratio' &&
  !isPrior &&
  areaOfNeed !== null &&
  outOf !== undefined &&
  /^(?:items|correct|problems|words|questions|steps|situations|)$/.test(unit) &&
  quote.length <= QUOTE_CHARACTERS_MAX &&
  (/^\W*(?:he|she|they|\p{Lu}[\p{Ll}'’-]+)\s/iu.test(quote) || unit === 'steps');

/** "Scored 6 of 16 on the district writing rubric": points, whatever else the sentence counts. */
const ON_RUBRIC =
  /\b(?:scored?|earned|got|received|given)(?: an?)? (\d{1,2}) (?:of|out of) \d{1,2} on (?:the|a|an|our|my) (?:[\w-]+ ){0,4}rubric\b/i;
const isScoreOfRubric = ({ kind, unit, value, quote }: Measure) =>
  kind === 'ratio' &&
  /^(?:items|correct|)$/.test(unit) &&
  Number(ON_RUBRIC.exec(inOneLine(quote))?.[1] ?? Number.NaN) === value;

/** A name, a gap or dots, and its figure. */
const IS_ROW = /^[^\n]*[\p{L})](?: {3,}|\t| ?\.{4,})[^\n]*\d[^\n]*$/u;

/** The end of a row that another one stands below. */
const BETWEEN_ROWS = /(?<=\d[ \t]*)\n(?=[^\n]*[\p{L})](?: {3,}|\t| ?\.{4,})[^\n]*\d)/gu;

/** A nameless count with the things that the sentence before, or the lines around it, name. `page`: of its page, `at`: where it begins there. */
export function withCountedThings(measure: Measure, page: string, at: number): Measure {
  // Of "silent e  6 of 20" over "vowel teams  3 of 20" the lines are no sentence: nobody counted "20 vowel teams".
  const text = IS_ROW.test(measure.quote) ? page.replace(BETWEEN_ROWS, ';') : page;
  if (isScoreOfRubric(measure)) return { ...measure, unit: 'points' };
  const isBare = isUnnamedShare(measure);
  const ownRoutine = measure.unit === 'steps' ? routineAtHead(measure.quote, measure.outOf ?? 0) : undefined;
  if (ownRoutine !== undefined) return { ...measure, things: ownRoutine };
  if (!isBare && !isNameless(measure)) return measure;
  const things = isNameless(measure)
    ? // "On a set of 12 word problems she solved 3": the sentence itself names them.
      (listedIn(withDigits(inOneLine(measure.quote))) ??
      (at > 0
        ? (thingsBefore(text.slice(Math.max(0, at - BEFORE_CHARACTERS), at), measure.outOf ?? 0) ??
          (measure.unit === 'steps'
            ? stepsBefore(text.slice(Math.max(0, at - STEPS_BEFORE_CHARACTERS), at), measure.outOf ?? 0)
            : undefined))
        : undefined) ??
      stepsOfRoutine(measure, text, at))
    : undefined;
  const noun = isBare ? nounOfWhole(text, at, measure) : undefined;
  return {
    ...measure,
    ...(things === undefined ? {} : { things }),
    ...(noun === undefined ? {} : { noun }),
  };
}

/** Above the rows of a table the routine is told some lines before. */
const ROUTINE_CHARACTERS = 700;
/** Of self-care alone: of a household several routines stand beside each other, and the wrong one is worse than none. */
function stepsOfRoutine({ unit, areaOfNeed }: Measure, text: string, at: number): string | undefined {
  if (unit !== 'steps' || areaOfNeed !== 'Self-care') return undefined;
  const routine = routineIn(text.slice(Math.max(0, at - ROUTINE_CHARACTERS), at));
  return routine === undefined ? undefined : `steps of ${routine}`;
}

const isUnnamedShare = ({ kind, unit, isPrior, areaOfNeed }: Measure) =>
  kind === 'ratio' &&
  !isPrior &&
  areaOfNeed !== null &&
  /^(?:items|correct|of them|)$/.test(thingsCounted(unit));

/** What is no thing counted: times and people. */
const NO_NOUN =
  /^(?:minutes|seconds|weeks|months|years|hours|days|points|times|students|children|classmates|peers|graders|girls|boys|adults|others|teachers|people|friends|pages|rooms|errors|mistakes|inches|feet|sessions|his|hers|its|was|is|has|does|this|us|yes|as|plus|less|across|always|perhaps|percents?|grades|scores|ages|prompts|cues|reminders|dollars|cents|things|items|shows|gives|marks|half|sheets|books|copies|grams|counts|reads|names|says|turned)$/;
const LONGEST_NAME = 3;
/** "15 planned openings", "20 phoneme-level items", "25-word list", "12-step routine": what so many are of. */
const namesOf = (outOf: number) =>
  new RegExp(
    String.raw`(?<![\w./%-]|grades? |ages? |page |level )${outOf}(?:-([a-z]{3,12})\b(?! ?old)|\)? {1,4}(?:different |new |such |more )?((?:(?!(?:were|was|is|are|had|has|that|and|at|with|one|each|given|of|on|in|to|for|from|he|she|they|out|or|by|per)\b)[a-z][\w'/-]* ){0,${LONGEST_NAME}}?[a-z][a-z'-]*[^s\s]s)\b(?! (?:later|earlier|ago|old)\b))`,
    'g',
  );
const AROUND_CHARACTERS = 320;
/** Fewer than three are no whole of things. */
const WHOLE_MIN = 3;

/**
 * What the whole of a nameless count is of, where the quote, the lines above it or the head of its column say it: "openings"
 * of "15 planned openings". The nearest before the figure counts; undefined where none is told.
 */
function nounOfWhole(text: string, at: number, { quote, outOf, areaOfNeed }: Measure): string | undefined {
  if (outOf === undefined || outOf < WHOLE_MIN) return undefined;
  const around = withDigits(
    text.slice(Math.max(0, at - AROUND_CHARACTERS), at + quote.length).replace(/\s+/g, ' '),
  );
  const found = [...around.matchAll(namesOf(outOf))].flatMap(([, single, plural]) => {
    const noun = (plural?.split(' ').at(-1) ?? (single === undefined ? '' : `${single}s`)).toLowerCase();
    return noun === '' || NO_NOUN.test(noun) ? [] : [noun];
  });
  if (found.length > 0) return found.at(-1);
  return IN_STEPS.test(areaOfNeed ?? '') && /\bsteps\b/i.test(around) ? 'steps' : undefined;
}
/** What is taught in routines: where the lines above speak of steps, steps are counted. */
const IN_STEPS = /^(?:Self-care|Daily living|Independent living|Employment|Listening)/;
