/**
 * What the report itself says was done, so often: its own sentence with another number is the goal that is sure to count the
 * same skill, in the same unit and under the same condition. "On a list of multisyllabic words she read 11 of 30 correctly"
 * becomes "on a list of multisyllabic words ... read 24 of 30 correctly".
 */
import { everyMatch } from '../extraction/every-match.js';
import type { Measure } from '../extraction/measure.js';
import { datesIn } from '../extraction/dates.js';
import { AMOUNT } from './quantities.js';
import { baseOfParticiple, baseOfPast, baseOfThirdPerson, isBaseForm } from './verb-forms.js';

export interface ReportedTask {
  /** What is done, in base form, with a slot for the amount: "read {n} words aloud", "speak up in {n} class periods". */
  readonly action: string;
  /** "on a list of multisyllabic words", where the sentence tells one. */
  readonly condition?: string;
}

const ACTION_MAX = 190;
const CONDITION_MAX = 130;

/** The sentence or row of a quote that holds the figure, on one line. */
export function sentenceOfFigure(measure: Measure): string | undefined {
  const parts = measure.quote
    .split(/\n(?=\s*[-*\u2022])|\n(?=\s{2,}[\p{Lu}\d])/u)
    .flatMap((part) =>
      part
        .replace(/\s*\n\s*/g, ' ')
        .split(/(?<=[\p{Ll}\d)"”%][.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|St|No)\.)\s+(?=[\p{Lu}"“-])/u),
    );
  const flat = parts.map((part) => part.replace(/[ \t]+/g, ' ').trim());
  return flat.find((part) => figureIn(part, measure) !== undefined);
}

interface Figure {
  readonly index: number;
  readonly end: number;
  /** The whole stands elsewhere in the sentence: "on a list of 25 words he spelled 10". */
  readonly isBare: boolean;
}

const SHARE = /(?<![\w.])(\d{1,3})(?: ?(?:out of|of) (?:the |his |her |their )?|\/)(\d{1,3})(?![\w.]\d|%)/g;
const PERCENT = /(?<![\w.])(\d{1,3}(?:\.\d)?) ?(?:%|percent\b(?!ile))/g;
const NUMBER = /(?<![\w./-])(\d{1,3})(?![\w/%.]\d|%| (?:of|out of) \d)/g;

const onlyOne = (found: readonly RegExpExecArray[]): Figure | undefined => {
  const [only, another] = found;
  return only === undefined || another !== undefined
    ? undefined
    : { index: only.index, end: only.index + only[0].length, isBare: false };
};

/** Where the figure stands; undefined where it stands nowhere or twice. */
function figureIn(text: string, { kind, value, outOf }: Measure): Figure | undefined {
  if (kind === 'count') return onlyOne(everyMatch(NUMBER, text).filter(([, part]) => Number(part) === value));
  const found =
    outOf === undefined
      ? everyMatch(PERCENT, text).filter(([, part]) => Number(part) === value)
      : everyMatch(SHARE, text).filter(
          ([, part, whole]) => Number(part) === value && Number(whole) === outOf,
        );
  if (found.length > 0 || outOf === undefined) return onlyOne(found);
  const bare = everyMatch(NUMBER, text).filter(([, part]) => Number(part) === value);
  const wholes = everyMatch(NUMBER, text).filter(([, part]) => Number(part) === outOf);
  const [only] = bare;
  return only === undefined || bare.length > 1 || wholes.length === 0
    ? undefined
    : { index: only.index, end: only.index + only[0].length, isBare: true };
}

/** Where the words behind the figure begin; the end of the text where the figure stands nowhere. */
export const endOfFigure = (text: string, measure: Measure): number =>
  figureIn(text, measure)?.end ?? text.length;

const ADVERB =
  /^(?:also|then|still|now|only|just|correctly|accurately|independently|spontaneously|appropriately|successfully|usually|already|about|himself|herself|themselves) /;
const MODAL = /^(?:could|can|was able to|is able to|were able to|are able to|did|has|had|have) /;

/** The base form of a verb behind "could", behind "has", or alone. */
function baseAfter(modal: string, word: string): string | undefined {
  if (/^(?:has|had|have)$/.test(modal)) return baseOfParticiple(word);
  if (modal !== '') return isBaseForm(word) ? word : undefined;
  return baseOfPast(word) ?? baseOfThirdPerson(word);
}

/** What follows a subject: the verb's base and the words after it. Adverbs in front go behind the object in English, so they are dropped. */
function verbAt(text: string): { readonly base: string; readonly after: string } | undefined {
  let rest = text;
  let modal = '';
  for (let step = 0; step < 4; step += 1) {
    const lead = ADVERB.exec(rest) ?? MODAL.exec(rest);
    if (lead === null) break;
    if (MODAL.test(lead[0])) modal = lead[0].trim();
    rest = rest.slice(lead[0].length);
  }
  if (/^(?:not|n't|never|rarely|seldom) /.test(rest)) return undefined;
  // "Did 8 steps": nothing else is told.
  if (modal === 'did' && !isBaseForm(/^[a-z]+/.exec(rest)?.[0] ?? '')) return { base: 'do', after: rest };
  const word = /^[a-z]+/.exec(rest)?.[0] ?? '';
  const after = rest.slice(word.length).trimStart();
  const base = baseAfter(modal, word);
  // "Was asked", "were understood": somebody else does it.
  const isPassive =
    base === 'be' && baseOfParticiple(/^(?:not )?([a-z]+)/.exec(after)?.[1] ?? '') !== undefined;
  return base === undefined || isPassive
    ? undefined
    : { base, after: joined(after, baseOfPast(word) === undefined) };
}

/** "Asked for a repeat or told the teacher": what is joined to the first verb goes into its form. */
const joined = (text: string, isPresent = false) =>
  text.replace(/\b(and|or|then) ([a-z]+)\b/g, (whole, link: string, word: string) => {
    const base = baseOfPast(word) ?? (isPresent ? baseOfThirdPerson(word) : undefined);
    return base === undefined || base === word ? whole : `${link} ${base}`;
  });

/** Where the words after a figure stop being about it. */
const REST_ENDS =
  /[;:]|\.(?!\d)|, (?!(?:correctly|complete|independently|without)\b)|\s[-–—]|\((?!\w+\))|\b(?:while|whereas|otherwise|although|though|compared|about \d|nearly|mostly|usually|but|so)\b|\band (?:no\b|\d)|\d+ (?:of|out of) \d+|\b\d{1,3}%/;
/** When it was, which next year's goal does not share. */
const WHEN =
  /,? ?\b(?:(?:on|in|at|during|for|over|across|from|through|by|of) )?(?:the |this |that |his |her |their |our |my )?(?:(?:last|latest|newest|most recent|past|final|current|present|first|second|third|fourth|next)(?: (?:one|two|three|four|five|six|ten|\d{1,2}))?(?: [a-z]+)? ?(?:one|days?|weeks?|months?|quarters?|semesters?|trimesters?|observations?|visits?|probes?|checks?|trials?|sessions?|samples?|trip|time|year|spring|fall|winter|period|marking period)\b|(?:spring|fall|winter|autumn|summer|today|yesterday|this (?:week|month|year|quarter|spring|fall|winter)|data window|observation window|school year|reporting period)\b)(?: probe| window| observation)?/gi;
const TITLED = /\b(?:Mr|Mrs|Ms|Dr|Miss)\.? /;
const TOLD_BY = /\b(?:Mr|Mrs|Ms|Dr|Miss)\.? |\b(?:I|we|us|me|we've|I've|my|our)\b/;

const withoutTime = (text: string): string => {
  let left = text;
  for (const { index, text: printed } of [...datesIn(text)].reverse())
    left = `${left.slice(0, index).replace(/,? ?(?:given|taken|on|of|from|in|dated|as of)? ?$/i, ' ')}${left.slice(index + printed.length)}`;
  return left
    .replace(WHEN, '')
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;])/g, '$1')
    .trim();
};

/** "For 2 of 6 inches and tore the rest": another deed. */
const nextDeedAt = (text: string) =>
  everyMatch(/ (?:and|then) ([a-z]+)\b/g, text).find(
    ([, word = '']) => word.endsWith('ed') || baseOfPast(word) !== undefined,
  )?.index ?? text.length;

const restOf = (text: string, isJoined = false) => {
  const end = text.replace(/\b(Mr|Mrs|Ms|Dr)\./g, '$1 ').search(REST_ENDS);
  const kept = end < 0 ? text : text.slice(0, end);
  return withoutTime(joined(isJoined ? kept : kept.slice(0, nextDeedAt(kept))))
    .replace(/ (?:when|where|that|which|in which|before|after|while)(?: [a-z]+)?$/, '')
    .replace(/[\s,.(-]+$/, '');
};

/** Openings that say how it was tried, and how a goal puts them. */
const OPENINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:asked|told|shown|given|handed|prompted|presented)\b/i, 'when '],
  [
    /^(?:on|with|without|from|in|at|during|after|when|while|using|given|for|along|before|if|once|through|under)\b/i,
    '',
  ],
];

/** The condition a sentence opens with; undefined where it opens with time, with the speaker or with nothing. */
function conditionOf(lead: string, names: readonly string[]): string | undefined {
  const plain = withoutTime(
    lead
      .replace(/^\W+/, '')
      .replace(/^[\p{Lu}][\p{L} -]{2,40}: /u, '')
      .split(
        lead.includes('(')
          ? /$^/
          : /, (?=(?:tried|taken|given|which|who|administered|scored|read|all|both)\b)/,
        1,
      )
      .join('')
      .replace(
        /\b(?:my|our) (?=(?:last |latest )?(?:[a-z-]+ ){0,2}(?:probe|list|sheet|inventory|survey|sample|task|test|check|paper|page|set))/gi,
        'a ',
      )
      .replace(/^(?:so|but|yet|and|however|also|overall|currently|now|at present|today),? /i, ''),
  )
    .replace(/\ba (?=[aeiou](?!ne\b|ne-|ni|se|u))/gi, 'an ')
    .replace(/[\s,]+$/, '');
  const opening = OPENINGS.find(([words]) => words.test(plain));
  if (opening === undefined || plain.length > CONDITION_MAX) return undefined;
  // "In the gradebook for" tells where the count stands, "on three trials" how often.
  if (/\bgrade ?book|\brecords?\b|\blog\b|\bsheet for\b|\bdata\b|\bpage \d/i.test(plain)) return undefined;
  if (
    /^(?:on|in|at|during|from|over|across|for)(?: (?:the|an?|all|both|two|three|four|five|six|\d{1,2}))*(?: [a-z-]+){0,2}$/i.test(
      plain,
    ) &&
    TIMES_ONLY.test(plain)
  )
    return undefined;
  if (
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2}) (?:[a-z-]+ ){0,2}(?:visits|observations|sessions|trials|days|weeks|trips|times)\b|\baverage\b/i.test(
      plain,
    )
  )
    return undefined;
  if (
    TOLD_BY.test(plain) ||
    /\b(?:he|she|they) (?:was|were|is|are|had|has|did)\b|\(\s| (?:was|were|had) /i.test(plain)
  )
    return undefined;
  const text = names
    .reduce((words, name) => words.replaceAll(`${name}'s `, 'the '), plain)
    // "On the quiz" was last year's: the next one is new.
    .replace(
      /^on (?:the|an?) (?=(?:[a-z-]+ ){0,4}?(?:quiz|probe|pretest|unit test|page|sheet|paper|check)\b)/i,
      'on a new ',
    );
  return `${opening[1]}${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

const TIMES_ONLY =
  /\b(?:trials?|times|tries|days?|weeks?|visits?|sessions?|observations?|probes?|occasions?|average|all|total|general|practice|unit|chapter)$/i;

interface Said {
  readonly action: string;
  readonly lead: string;
}

/** "He could take the first sound off, but removed a sound from a blend in 2 of 10": what stands behind the turn is counted. */
function lastDeed(verb: { readonly base: string; readonly after: string }): typeof verb | undefined {
  const turn = everyMatch(/,? but (?:then |only )?([a-z]+)? ?/g, verb.after).at(-1);
  if (turn === undefined) return /\bthat is\b/.test(verb.after) ? undefined : verb;
  const base = baseOfPast(turn[1] ?? '');
  return base === undefined ? undefined : { base, after: verb.after.slice(turn.index + turn[0].length) };
}

/** "He asked for help in 2 of 14 situations": the verb before the figure. */
function toldBefore(text: string, figure: Figure, names: readonly string[]): Said | undefined {
  const before = text.slice(0, figure.index);
  const places = subjectsIn(before, names);
  for (const { index, 0: subject } of places.toReversed()) {
    const verb = verbAt(before.slice(index + subject.length));
    // "Mr. Hale says that he counted ...": the pronoun may be his.
    if (verb === undefined || TITLED.test(before.slice(0, index + subject.length))) continue;
    const deed = lastDeed(verb);
    if (
      deed === undefined ||
      /[.;:]|, (?:the|an?|he|she|they|it|who|which|his|her|their) |\d{1,3} (?:of|out of) \d|\d%/.test(
        deed.after,
      )
    )
      return undefined;
    const rest = restOf(text.slice(figure.end));
    return {
      lead: before.slice(0, index).replace(/^.*[;]\s*/, ''),
      action: `${deed.base} ${joined(deed.after)}${AMOUNT}${rest === '' ? '' : ` ${rest}`}`,
    };
  }
  return toldInList(text, figure);
}

/** "In-hand manipulation: moved 3 of 10 coins": a list leaves the subject out. */
function toldInList(text: string, figure: Figure): Said | undefined {
  const before = text.slice(0, figure.index);
  const listed = /(?:^[-*\u2022\s]*|: )([A-Za-z][a-z]+)( [^.;:]*)?$/.exec(before.trimEnd());
  const word = OPENINGS[0]?.[0].test(listed?.[1] ?? '') === true ? '' : (listed?.[1]?.toLowerCase() ?? '');
  const base = baseOfPast(word) ?? (/^[A-Z]/.test(listed?.[1] ?? '') ? baseOfThirdPerson(word) : undefined);
  if (base === undefined) return undefined;
  const rest = restOf(text.slice(figure.end));
  return {
    lead: '',
    action: `${base}${joined(listed?.[2] ?? '')} ${AMOUNT}${rest === '' ? '' : ` ${rest}`}`,
  };
}

const NOUN = /^ ?((?:[a-z][a-z'-]* ){0,4}?[a-z][a-z'-]*)/;

/** "On 3 of 10 visits she used a strategy", "3 of 20 approaches in which he joined a game": the verb behind the figure. */
function toldBehind(text: string, figure: Figure, names: readonly string[]): Said | undefined {
  const after = text.slice(figure.end);
  const subject = subjectsIn(after, names)[0];
  if (subject === undefined || subject.index > 60) return undefined;
  const lead = /(?:^\W*|[,;:] )(on|in|at|for|during)\s*$/i
    .exec(text.slice(0, figure.index))?.[1]
    ?.toLowerCase();
  const link = /,? ?(?:in which|where|when)? ?$/.exec(after.slice(0, subject.index))?.[0].trim() ?? '';
  if (lead === undefined && link === '') return undefined;
  const noun = after
    .slice(0, subject.index)
    .replace(/,? ?(?:in which|where|when)? ?$/, '')
    .trim();
  if (noun === '' || !NOUN.test(noun) || /[.;:,]/.test(noun)) return undefined;
  const verb = verbAt(after.slice(subject.index + subject[0].length));
  if (verb === undefined) return undefined;
  const rest = restOf(verb.after, true);
  return { lead: '', action: `${verb.base} ${rest} ${lead ?? 'in'} ${AMOUNT} ${noun}` };
}

/** "19 of 44 assignments were turned in on time", "61% of assignments turned in": what was done to the things counted. */
function toldOfThings(text: string, figure: Figure): Said | undefined {
  const found =
    /^ ?((?:of (?:the )?)?(?:[a-z][a-z'-]* ){0,3}?[a-z][a-z'-]*) (?:(?:was|were|are|is|had been) )?([a-z]+)\b( (?:in|out|up|on|off|back)\b)?/.exec(
      text.slice(figure.end),
    );
  if (/\b(?:he|she|they|not|no)\b/.test(found?.[1] ?? '')) return undefined;
  const base = baseOfParticiple(found?.[2] ?? '');
  if (found === null || base === undefined || base === 'be') return undefined;
  const rest = restOf(text.slice(figure.end + found[0].length));
  return {
    lead: text.slice(0, figure.index).replace(/[^,]{0,200}\b(?:shows?|has|that)\s{0,4}$/i, ''),
    action: `${base}${found[3] ?? ''} ${AMOUNT} ${found[1] ?? ''}${rest === '' ? '' : ` ${rest}`}`,
  };
}

const TURNED =
  /(?:^|[.;:,] )((?:[A-Za-z][\w'-]* ){1,6})(?:was|were) ([a-z]+) (?:(?:correctly|independently|only|just) )?(in|on|at|for) $/;

/** "Two or more symbols were combined in 5 of the 34 messages": what was done, and how often. */
function toldTurned(text: string, figure: Figure): Said | undefined {
  const [, things = '', participle = '', link = ''] = TURNED.exec(text.slice(0, figure.index)) ?? [];
  const base = baseOfParticiple(participle);
  if (base === undefined || base === 'be' || /^(?:he|she|they|it|this|that|these|those) /i.test(things))
    return undefined;
  const rest = restOf(text.slice(figure.end));
  return {
    lead: '',
    action: `${base} ${things.charAt(0).toLowerCase()}${things.slice(1)}${link} ${AMOUNT}${rest === '' ? '' : ` ${rest}`}`,
  };
}

/** A thing told by a pronoun whose name stands elsewhere. */
const POINTS_AWAY =
  /\bit\b|\bfor one\b|\bdo (?:so|this|that)\b|^\w+(?: for| to| at| up| out)? (?:it|them|this|that|these|those|one of them|some of them)\b/;

/**
 * @param names the student's first name and label, as the report writes them
 * @returns undefined where the sentence does not tell plainly who did what
 */
export function reportedTask(measure: Measure, names: readonly string[]): ReportedTask | undefined {
  if (!['ratio', 'percent', 'count'].includes(measure.kind) || measure.unit === 'counted to')
    return undefined;
  const text = sentenceOfFigure(measure);
  if (text === undefined || /\t| {3,}|\|/.test(text)) return undefined;
  const figure = figureIn(text, measure);
  if (figure === undefined) return undefined;
  const said =
    toldBefore(text, figure, names) ??
    (figure.isBare
      ? undefined
      : (toldBehind(text, figure, names) ?? toldOfThings(text, figure) ?? toldTurned(text, figure)));
  if (said === undefined) return undefined;
  const action = said.action
    .replace(/\{n\} time\b/, '{n} times')
    .replace(/\b(?:that )?(?:we|I)(?:['’]ve| have)? (?=practiced|taught|learned|worked on|made)/g, '')
    .replace(
      /\b(when|if|while) ((?:the |his |her |their )?[a-z]+) (was|were)\b/g,
      (_, word: string, who: string, was: string) => `${word} ${who} ${was === 'was' ? 'is' : 'are'}`,
    )
    .replace(/\b(?:an? )?(?:average|median|mean|total) of (?=\{n\})|\b(?:just|only|about) (?=\{n\})/g, '')
    .replace(/ both times\b| each time\b| in all\b| overall\b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/\([^()]*\)?/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (
    action.length > ACTION_MAX ||
    TOLD_BY.test(action) ||
    POINTS_AWAY.test(action) ||
    TURNED_ROUND.test(action)
  )
    return undefined;
  if (
    NO_DEED.test(action) ||
    /\d/.test(
      action
        .replace(AMOUNT, '')
        .replace(
          /\b(?:grade|to|within|from|under|below|between|and) \$? ?\d[\d.,]*(?:\/\d)?|\$ ?\d[\d.,]*|\d+-\w+/g,
          '',
        ),
    )
  )
    return undefined;
  const condition = conditionOf(said.lead, names);
  return { action, ...(condition === undefined ? {} : { condition }) };
}

/** Words that turn a deed round: nobody is taught to count twice or to write without capitals. */
const TURNED_ROUND =
  /\b(?:incorrect|inaccurat|wrong|backward|reversed|upside down|twice|late\b|with (?:\w+ )?(?:errors?|mistakes?))|\bwithout (?!(?:\w+ ){0,3}(?:help|prompt|remind|cue|assist|support|model|repetition|being|adult|error|mistake|a prompt|looking|picture|counting|counter|leaving|stopping|raising|dropping|touch|hesitat|fail))|\bwith \/[^/]{1,4}\/ for\b/i;

/** Nothing to teach: what he got, earned or scored. */
const NO_DEED =
  /^(?:score|earn|be|have|do) \{n\}(?: points| rubric| correct)?$|^get \{n\}(?: points| rubric)?$|\brubric\b|\bpoints\b|^(?:skip|omit|drop|miss|forget|lose|reverse|confuse|guess|decline|avoid|fail|cry|push|yell|refer|score|earn|average|reach|achieve|meet|need|refuse|hit|kick|interrupt|leave|show)\b|^be (?!on task|in |at |back|ready|seated)/;

const SUBJECT = /\b(?:[Hh]e|[Ss]he|[Tt]hey|\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?) (?=[a-z])/gu;

/** Where the student is the subject: by a pronoun or by name. */
function subjectsIn(text: string, names: readonly string[]) {
  return everyMatch(SUBJECT, text).filter(({ 0: found }) => {
    const word = found.trim();
    return (
      /^(?:he|she|they)$/i.test(word) || names.some((name) => word === name || word.startsWith(`${name} `))
    );
  });
}
