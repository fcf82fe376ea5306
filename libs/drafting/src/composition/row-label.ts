/** The name of the row or list item that a figure stands in, and the deed that such a name can tell. */
import { datesIn } from '../extraction/times/dates.js';
import type { Measure } from '../extraction/measure.js';
import { timeWordsIn } from '../extraction/times/time-words.js';
import { verbOfGerund } from '../rubric/goal-verbs.js';
import { AMOUNT, isUnnamed } from './quantities.js';
import { endOfFigure, figureIn, sentenceOfFigure } from './figure-place.js';
import { baseOfParticiple, baseOfPast, baseOfThirdPerson, isBaseForm } from './verb-forms.js';

const LABEL =
  /^(?:[-*\u2022>~|\s]|o (?=\p{Lu})|\d{1,2}[.)] |[a-z][.)] )*([\p{L}\d/][\p{L}\d/'’&,()$ +-]{2,80}?)(?= {2,}|\t|:| \.{3,}|\s?\||\s+\d{1,3} ?(?:of|\/|out of) ?\d|(?<!\bthere) (?:are|were|is|was) (?![a-z]+(?: [a-z]+)?(?: \([^()]{1,12}\))?(?: {3,}|\t|:| ?\|)))/u;

/** What a row or a line is named that names no skill. */
const NO_SKILL: readonly RegExp[] = [
  // How or when it was counted.
  /\b(?:median|mean|average|total|score)\b/i,
  /\b(?:overall|scores|current|baseline|goals?|newest|latest|probes?|now|today|date|results?|status|objective|progress|comment|accuracy|correct|percent|independent)$/i,
  // Whose, or in which test.
  /\b(?:student|name|grade|surveys?|inventory|assessments?|tests?|samples?|checklists?|lists?)$/i,
  // No more than the subject.
  /^(?:word reading|math|reading|writing|steps|turns|route|pace|count|comments?|notes?|remarks?|transitions|peer interaction|problem solving|independent (?:steps|strategies)|all three|what remains|(?:not )?met|functional use)$/i,
  /^(?:same day|sample \d|conversation(?: sample)?|narrative for|timer|\w+ sample)\b/i,
  /^(?:time to|percent(?:age)?(?: of)?)\b/i,
  // Which way, which side, or how many of the rows.
  /^(?:up|down|left|right|forward|backward|both(?: \w+)?|all|alone|yes|no)$/i,
  // Where the student stood, stands or is to stand.
  /^(?:was|is|are|were|aim|start|outcome)$/i,
  // How it was done, whatever it was.
  /^(?:(?:both|all|alone|cold|done|unaided|unassisted|unprompted|untimed|independent(?:ly)?|by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own|no help|without help|first try|\d+ \w+)(?:,? |$))+$/i,
  /^all (?:[\w/]+ ){0,2}(?:together|words|items|trials)\b|\bthen\b|\bstands?\b|^asked\b/i,
  /^(?:probe|test|sample|task|set|trial|book|passage|story|list|form|version|round|part|section|column|week|day|session) (?:\d{1,2}|[A-Z])$/i,
  // A number of them.
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i,
  /^\d+ ?(?:%|percent)/i,
  // A piece of a sentence.
  /^(?:only|items|correct|of|the|an?|on|in|at|for|from|by|with|without|when|after|before|during|so|and|but|there|here|then|i|we|he|she|they|it|this|that|whatsoever)\b/i,
  /\b(?:on|of|in|at|for|with|within|to|from|and|or|all|this|that|he|she|they|it|agrees|stays|holds|shows|gives|keeps)$/i,
  /\b(?:his|her|their|us)\b|\b(?:we|i|he|she|they) [a-z]/i,
  // Cut at the end of a line: "Asks supervisor when a job".
  /\b(?:when|while|if|until|that) (?!(?:[a-z]+ ){1,2}(?:is|are) [a-z]+$)(?:[a-z]+ ){1,2}[a-z]+$/i,
  // "My colleague could make out 54 of 100", "Averages about 6".
  /\b(?:could|can|would|did|does|had|has)\b|^averages?\b|\babout$/i,
  // What went wrong, or is to become rarer.
  /\b(?:errors?|mistakes?|miscues?|revers\w+|omi(?:ssions?|ts?|tted)|drop(?:s|ped)|meltdowns?|tantrums?|(?<!before )(?:an )?outbursts?|accidents?|refus\w+|cover(?:s|ed|ing)? (?:his |her |their )?ears|hits?|hitting|kick(?:s|ed|ing)|bit(?:es|ing)|elope\w*|absen\w+|tard\w+|falls?|fell|spills?|spilled|gags?|avoid\w*|cr(?:ies|ied|ying)|misspel\w+|incorrect|missed|missing (?:assignments?|work|homework)|late)\b/i,
  // A part of the year, perhaps with the code of the progress.
  /^\d(?:st|nd|rd|th) (?:6|9|six|nine)[ -]?(?:wks?|weeks?)\b/i,
  // The count itself.
  /\bof (?:the )?\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|twenty|thirty) (?!\w+-)/i,
];
const WORDS_MAX = 9;
/** Before a colon and its figure a name may be longer: "Next-dollar strategy, paying for items from $1 to $20: 4 of 10". */
const WORDS_BEFORE_COLON_MAX = 14;

/** "Literal questions 20/24; inferential questions 7/24": what stands behind the last figure before it, where a mark parts them. */
function partOfFigure(text: string, measure: Measure): string {
  const end = endOfFigure(text, measure);
  const before = text.slice(0, end);
  const parted = before.lastIndexOf(';');
  // A sentence may have its own marks; what stands behind another figure is another part.
  return parted < 0 || !/\d/.test(before.slice(0, parted)) ? text : text.slice(parted + 1).trimStart();
}

/** A row as it is printed, whose gaps part its name from its cells; of prose the sentence on one line. */
const rowOf = (measure: Measure): string =>
  IS_ROW.test(measure.quote) && !measure.quote.includes('\n')
    ? measure.quote
    : (sentenceOfFigure(measure) ?? measure.quote.replace(/\s*\n\s*/g, ' '));
const IS_ROW = /^\s*\p{L}[^.:;|\t]{2,70}? {3,}\d[^\p{L}]*$/u;

/** What stands before the figures of a row, without what says how or in what it was counted. */
function printedLabel(text: string, outOf = 0): string | undefined {
  return (
    LABEL.exec(text)?.[1]
      ?.replace(
        /(?: \(of \d+\)|,(?: out)? of \d+|, \d{1,3} (?:steps|items|words|problems|questions|tries|trials))$/,
        '',
      )
      // "Solves equations (teacher test)": in what it was counted.
      .replace(
        / \((?:[a-z-]+ ){0,2}(?:tests?|probes?|quiz(?:zes)?|tally|observation|sample|survey|log|data)\)$/i,
        '',
      )
      // "Comparing numbers (which is more?)" ends where the mark or the verb inside the brackets stands.
      .replace(/ \([^()]*$/, '')
      // "Keep a weekly budget, steps": what the figure behind counts.
      .replace(/, (?:steps|items|words|points|problems|questions)$/, '')
      // "Book A, no help": how it was done is no part of what it is called.
      .replace(/,? (?:no help|without help|unaided|unassisted|alone|done alone|independent(?:ly)?)$/i, '')
      // "Pulls pants up | 20 | 6 of 20": its column of tries.
      .replace(new RegExp(String.raw`(?<!\bof(?: the| these| those)?) ${outOf}$`), '')
      // "Contractions in isolation   48   80   104": cells of the row before.
      .replace(/(?: +\d{1,3}){2,}$/, '')
      // "Mixed list n/a   11 of 20": a field left empty before the figure.
      .replace(/ n\/a$/i, '')
      .replace(/[\s,(-]+$/, '')
      .trim()
  );
}

/** The name of the row or list item that the figure stands in: "Two-step word problems"; undefined where it names a time or nothing. */
export function labelOfFigure(measure: Measure, names: readonly string[]): string | undefined {
  const text = partOfFigure(rowOf(measure), measure);
  const label = printedLabel(text, measure.outOf);
  if (label !== undefined && headsEntry(text, label, measure)) return undefined;
  // "Headphones were on the hook; she asked for them in 1 of 7": a sentence of something else.
  if (
    label !== undefined &&
    / (?:are|were|is|was) [^;]*;/.test(
      text.slice(text.indexOf(label) + label.length, endOfFigure(text, measure)),
    )
  )
    return undefined;
  if (label === undefined || !/[a-z]{3}/.test(label) || NO_SKILL.some((words) => words.test(label)))
    return undefined;
  if (datesIn(label).length > 0 || timeWordsIn(label).length > 0) return undefined;
  // "Literal 11 of 12; inferential 3 of 12": a quality of what stands before.
  if (/^[a-z]+$/.test(label)) return undefined;
  // A sentence or a person's name is no name of a skill.
  const isBeforeColon = new RegExp(String.raw`: {0,6}\d`).test(
    text.slice(text.indexOf(label) + label.length, text.indexOf(label) + label.length + 8),
  );
  if (
    label.split(' ').length > (isBeforeColon ? WORDS_BEFORE_COLON_MAX : WORDS_MAX) ||
    /\b(?:Mr|Mrs|Ms|Dr)\b/.test(label)
  )
    return undefined;
  if (endsAsSentence(label)) return undefined;
  if (names.some((name) => name !== '' && isOf(label, name))) return undefined;
  const before = label.toLowerCase();
  return before === (measure.areaOfNeed ?? '').toLowerCase() ? undefined : label;
}

/** "Coat: engages zipper 1 of 5 tries", "Supply room, 4/13-4/24: begins the next task ...": the word heads an entry, which tells itself what was done. */
function headsEntry(text: string, label: string, measure: Measure): boolean {
  const from = text.indexOf(label) + label.length;
  const told = text.slice(from, figureIn(text, measure)?.index ?? from);
  return /^(?:, [\d/. –-]+)? ?: ?(?:[\p{L}"'’\d-]+ ){2,}/u.test(told);
}

const pastBase = (word: string): string | undefined =>
  baseOfThirdPerson(word) ?? baseOfPast(word) ?? (isBaseForm(word) ? word : undefined);

const ENTRY = /^\W{0,4}(\p{Lu}[\p{L} /&-]{2,60})(?:, [\d/. –-]{3,20})?: (.*)$/su;
/** "Assignments that need a paragraph: handed in 6 of 22": the head of the entry is what was handed in. */
const HANDED = /^(?:in|out|up|off)$/;
const HEAD_MAX = 41;
const TAIL = /^ ?([a-z][a-z]*(?: (?:without|w\/o(?:ut)?|with no) [a-z]+)?)(?=$|[;,.])/;

const lastClause = (said: string) => said.split(/[;,] /).at(-1)?.trim() ?? '';
const tailOf = (behind: string) => TAIL.exec(behind)?.[1]?.replace(/\bw\/o(?:ut)?\b/, 'without') ?? 'tries';

/** The deed that such an entry tells, in base form: "engage zipper in {n} tries without help". */
export function deedOfEntry(measure: Measure): string | undefined {
  const text = sentenceOfFigure(measure);
  const place = text === undefined ? undefined : figureIn(text, measure);
  if (text === undefined || place === undefined || place.isBare || measure.kind !== 'ratio') return undefined;
  const [, head = '', said = ''] = ENTRY.exec(text.slice(0, place.index)) ?? [];
  const [first = '', ...others] = lastClause(said).split(' ');
  const base = pastBase(first.toLowerCase());
  if (base === undefined || others.length === 0 || THINGS.test(first)) return undefined;
  const rest = others.join(' ');
  if (HANDED.test(rest) && PLURAL.test(head.split(' ', 1)[0]?.toLowerCase() ?? ''))
    return `${base} ${rest} ${AMOUNT} ${head.charAt(0).toLowerCase()}${head.slice(1)}`;
  if (head.length > HEAD_MAX) return undefined;
  return `${base} ${rest}${/ (?:in|on|for|at)$/.test(` ${rest}`) ? '' : ' in'} ${AMOUNT} ${tailOf(text.slice(place.end))}`;
}

/** "The clerk waited": a deed without its object, unless things were done with. */
const endsAsSentence = (label: string) =>
  baseOfPast(label.split(' ').at(-1)?.toLowerCase() ?? '') !== undefined && thingsDone(label) === undefined;

/** "Amara", "Amara Diallo", "Amara's". */
const isOf = (label: string, name: string) =>
  label.startsWith(name) && /^(?: |['’]|$)/.test(label.slice(name.length));

/** Words that are things at the head of a row, though they could be deeds. */
const THINGS =
  /^(?:steps|turns|sounds|places|points|sets|marks|signs|times|tries|grades|scores|forms|groups|levels|lists|objects|orders|plans|questions|rates|results|samples|stops|tasks|tests|walks|works|words|letters|blends|shapes|numbers|responses|reports|records|rows|time|step|word|letter|point|place|shape|number|level|group|list|form|state|play|work|class|present|help|use|name|state|spelling|reading|writing|handwriting|drawing)$/i;

/** What somebody does with things: "tasks completed", and not "tasks assigned". */
const DONE_WITH_THINGS =
  /^(?:answer|blend|build|carry|circle|complete|copy|count|cut|define|draw|explain|finish|follow|form|hand|identify|imitate|join|label|match|name|open|pack|place|produce|read|recall|recite|record|remember|repeat|retell|segment|solve|sort|spell|stack|start|state|trace|turn|type|use|write)$/;
const PLURAL = /^(?!(?:this|his|its|was|is|has|does|us|as|plus|times|percent)$)[a-z-]{3,}s$/;

/** "Story problems read aloud to him": somebody else does it; of two things or two deeds nobody knows which is counted. */
const NO_OWN_DEED = /[,&()/]|\b(?:when|if|is|are|and|or|him|her|them|he|she|they|by)\b/i;

interface ThingsDone {
  readonly base: string;
  /** "tasks on the cleaning list" */
  readonly things: string;
  /** "without a reminder" */
  readonly rest: string;
}

/** "Tasks on the cleaning list finished without a reminder": things, and what was done with them. */
function thingsDone(label: string): ThingsDone | undefined {
  const words = label.replace(/^(?:number|percent|percentage|share) of /i, '').split(' ');
  const at = words.findIndex(
    (word, place) => place > 0 && DONE_WITH_THINGS.test(baseOfParticiple(word.toLowerCase()) ?? ''),
  );
  const things = words.slice(0, at);
  const base = baseOfParticiple(words[at]?.toLowerCase() ?? '');
  const isNamed = things.some((word) => PLURAL.test(word.toLowerCase()));
  if (at < 1 || base === undefined || !isNamed || NO_OWN_DEED.test(label)) return undefined;
  const [first = '', ...others] = things;
  const isPlainWord = /^\p{Lu}[\p{Ll}-]+$/u.test(first);
  return {
    base,
    things: [isPlainWord ? first.toLowerCase() : first, ...others].join(' '),
    rest: words.slice(at + 1).join(' '),
  };
}

/** The deed of such a row: "finish 16 of 20 tasks on the cleaning list without a reminder". */
function deedWithThings(label: string, { kind }: Measure): string | undefined {
  const told = thingsDone(label);
  if (told === undefined) return undefined;
  const { base, things, rest } = told;
  // "Assignments turned in": the word behind belongs to the deed.
  const particle =
    /^(?:in|out|up|off|aloud|down)\b(?! (?:the|an?|his|her|their|isolation|context|order|\w+ing)\b)/.exec(
      rest,
    )?.[0] ?? '';
  const behind = rest.slice(particle.length).trim();
  return [base, particle, `${AMOUNT}${kind === 'percent' ? ' of' : ''}`, things, behind]
    .filter((part) => part !== '')
    .join(' ');
}

/** "Place fractions on a number line", and not "place value": a deed where it has an object. */
const DONE_OR_THING = /^(?:place|order|name|use|state|group|list|form)$/;
const HAS_OBJECT = /^(?:the|an?|his|her|their|[a-z/-]{3,}s)$/;

/** Behind what is no deed: "correct of 12", "words per line". */
const NO_OBJECT = /^(?:that|which|of|done|correct|per|made|given)$/;

/** "Visit to the college", "Listening check of both aids": a name of something done, which no "will" can stand before. */
const NAMES_AN_ACT =
  /^(?:(?:visit|trip|call|answer|response|request) (?:to|for)|[a-z]+ing (?:check|test|log|chart|sample|routine|game)) /i;

/** "Counts", "counting", "count": the deed in base form that a row begins with; undefined where it begins with something else. */
function deedAtHead(label: string): string | undefined {
  const [first = '', second] = label.split(' ');
  const word = first.toLowerCase();
  const base = baseOfThirdPerson(word) ?? verbOfGerund(word) ?? (isBaseForm(word) ? word : undefined);
  if (second !== undefined && DONE_OR_THING.test(word) && HAS_OBJECT.test(second)) return word;
  // "Hand on, hands wet, shaving foam": a list of things, though the first could be a deed.
  const isList = base === word && label.includes(',');
  if (NAMES_AN_ACT.test(label)) return undefined;
  return second === undefined || THINGS.test(first) || NO_OBJECT.test(second) || isList ? undefined : base;
}

/** "Watering and potting routine (20 steps)": the name of a chain, and no deed. */
const OF_ROUTINE =
  /^((?:\p{L}[\p{L}/'-]* ){1,5}(?:routine|procedure))(?: \(\d{1,2} steps?\)|, \d{1,2} steps?)?$/u;

/** "Counts mixed coins and bills to $10   5 of 10": the row itself says what is done. */
export function taskOfLabel(label: string, measure: Measure): string | undefined {
  const { kind, unit } = measure;
  // So much of the writing is legible: nothing is done in so many tries.
  if (/legible|intelligible|accuracy|on the line/.test(unit)) return undefined;
  const routine = kind === 'ratio' ? OF_ROUTINE.exec(label)?.[1] : undefined;
  if (routine !== undefined)
    return `complete ${AMOUNT} steps of the ${routine.charAt(0).toLowerCase()}${routine.slice(1)}`;
  const done = deedWithThings(label, measure);
  if (done !== undefined) return done;
  const base = deedAtHead(label);
  if (base === undefined) return undefined;
  const others = label.split(' ').slice(1);
  // "Names shapes   1 of 6": the things are those that were counted.
  if (kind === 'ratio' && others.length === 1 && PLURAL.test(others[0] ?? ''))
    return `${base} ${AMOUNT} ${others[0] ?? ''}`;
  const tries =
    kind === 'percent' ? `${AMOUNT} of opportunities` : `${AMOUNT} ${isUnnamed(unit) ? 'tries' : unit}`;
  return `${base} ${eachAsDeed(others.join(' '))} in ${tries}`;
}

/** "off / putting on clothes": what stands behind the first deed is one too. */
const eachAsDeed = (others: string) =>
  others.replace(/ ?\/ ?([a-z]+ing)\b/g, (told, gerund: string) => {
    const base = verbOfGerund(gerund);
    return base === undefined ? told : ` or ${base}`;
  });

/** "2 of 10 advanced items (deleting a sound inside a blend)": what stands behind the figure, where it says more than that there were items. */
const BEHIND =
  /^ ?(?:correct )?((?:[a-z][\w'-]* ){0,4}(?:items|words|questions|problems|sentences|directions|sounds|tasks)(?: \([^()]{4,90}\))?)(?=$|[.,;:]| (?:correct|were|was|right|and|but|with|when|without)\b)/;
const BARE_THINGS = /^(?:items|words|questions|problems|sentences|directions|sounds|tasks)$/;

/** The things counted as the words behind the figure name them; undefined where they are bare. */
export function thingsBehind(measure: Measure): string | undefined {
  const text = sentenceOfFigure(measure);
  const told = text === undefined ? undefined : BEHIND.exec(text.slice(endOfFigure(text, measure)))?.[1];
  const named = told?.replace(/ \([^()]*\d[^()]*\)$/, '');
  return named === undefined || BARE_THINGS.test(named) || /^(?:of|on|in|his|her|their)\b/.test(named)
    ? undefined
    : named;
}
