/**
 * What the report itself says was done, so often: its own sentence with another number is the goal that is sure to count the
 * same skill, in the same unit and under the same condition. "On a list of multisyllabic words she read 11 of 30 correctly"
 * becomes "on a list of multisyllabic words ... read 24 of 30 correctly".
 */
import { everyMatch } from '../extraction/every-match.js';
import type { Measure } from '../extraction/measure.js';
import { figureIn, type FigurePlace, sentenceOfFigure } from './figure-place.js';
import { AMOUNT } from './quantities.js';
import { conditionOf, OPENINGS, TITLED, TOLD_BY, withoutTime } from './told-condition.js';
import { baseOfParticiple, baseOfPast, baseOfThirdPerson, isBaseForm } from './verb-forms.js';

export interface ReportedTask {
  /** What is done, in base form, with a slot for the amount: "read {n} words aloud", "speak up in {n} class periods". */
  readonly action: string;
  /** "on a list of multisyllabic words", where the sentence tells one. */
  readonly condition?: string;
}

const ACTION_MAX = 190;

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
interface Verb {
  readonly base: string;
  /** As it is written. */
  readonly word: string;
  readonly after: string;
}

function verbAt(text: string): Verb | undefined {
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
  if (modal === 'did' && !isBaseForm(/^[a-z]+/.exec(rest)?.[0] ?? ''))
    return { base: 'do', word: 'did', after: rest };
  const word = /^[a-z]+/.exec(rest)?.[0] ?? '';
  const after = rest.slice(word.length).trimStart();
  const base = baseAfter(modal, word);
  // "Was asked", "were understood": somebody else does it.
  const isPassive =
    base === 'be' && baseOfParticiple(/^(?:not )?([a-z]+)/.exec(after)?.[1] ?? '') !== undefined;
  return base === undefined || isPassive
    ? undefined
    : { base, word, after: joined(after, baseOfPast(word) === undefined) };
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

interface Said {
  readonly action: string;
  readonly lead: string;
}

/** "He could take the first sound off, but removed a sound from a blend in 2 of 10": what stands behind the turn is counted. */
function lastDeed(verb: Verb): Verb | undefined {
  const turn = everyMatch(/,? but (?:then |only )?([a-z]+)? ?/g, verb.after).at(-1);
  if (turn === undefined) return /\bthat is\b/.test(verb.after) ? undefined : verb;
  const base = baseOfPast(turn[1] ?? '');
  return base === undefined
    ? undefined
    : { base, word: turn[1] ?? '', after: verb.after.slice(turn.index + turn[0].length) };
}

const OTHER_FIGURE = /\d{1,3}(?:%|\/\d{1,3}| (?:of|out of) \d{1,3})[^.;:]{0,40}?(?=,? (?:and|but) )/g;
/** "Answered 5, 6, 6 and 6 of 10 questions": the counts before the last. */
const SERIES = /(?:\d{1,3}(?:, and |, | and ))+$/;

/** "Named the feeling in 12 of 15 and explained it in 5 of 15": the deed behind the last other figure. */
function afterOtherFigures(verb: Verb | undefined): Verb | undefined {
  if (verb === undefined) return undefined;
  const after = verb.after.replace(SERIES, '');
  const other = everyMatch(OTHER_FIGURE, after).at(-1);
  if (other === undefined) return { ...verb, after };
  const rest = after
    .slice(other.index + other[0].length)
    .replace(/^,? (?:and|but) (?:then |only |just )*/, '');
  const word = /^[a-z]+/.exec(rest)?.[0] ?? '';
  const base = baseOfPast(word) ?? (isBaseForm(verb.word) ? undefined : baseOfThirdPerson(word));
  return base === undefined ? verb : { base, word, after: rest.slice(word.length).trimStart() };
}

/** "He asked for help in 2 of 14 situations": the verb before the figure. */
function toldBefore(text: string, figure: FigurePlace, names: readonly string[]): Said | undefined {
  const before = text.slice(0, figure.index);
  const places = subjectsIn(before, names);
  for (const { index, 0: subject } of places.toReversed()) {
    const verb = verbAt(before.slice(index + subject.length));
    // "Mr. Hale says that he counted ...": the pronoun may be his.
    if (verb === undefined || TITLED.test(before.slice(0, index + subject.length))) continue;
    const deed = afterOtherFigures(lastDeed(verb));
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
function toldInList(text: string, figure: FigurePlace): Said | undefined {
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
function toldBehind(text: string, figure: FigurePlace, names: readonly string[]): Said | undefined {
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
function toldOfThings(text: string, figure: FigurePlace): Said | undefined {
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
function toldTurned(text: string, figure: FigurePlace): Said | undefined {
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
    .replace(
      /\b(he|she|they) (was|were) (?=[a-z]+(?:ed|en)\b)/g,
      (_, who: string, was: string) => `${who} ${was === 'was' ? 'is' : 'are'} `,
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

const SHORT_FORM_MIN = 3;

/** Called by the name, or by a part of it: "Zeph" of Zephyrine, "Seun" of Oluwaseun. */
const isCalled = (word: string, name: string) =>
  word === name ||
  word.startsWith(`${name} `) ||
  (word.length >= SHORT_FORM_MIN && (name.startsWith(word) || name.endsWith(word.toLowerCase())));

const SUBJECT = /\b(?:[Hh]e|[Ss]he|[Tt]hey|\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?) (?=[a-z])/gu;

/** Where the student is the subject: by a pronoun or by name. */
function subjectsIn(text: string, names: readonly string[]) {
  return everyMatch(SUBJECT, text).filter(({ 0: found }) => {
    const word = found.trim();
    return /^(?:he|she|they)$/i.test(word) || names.some((name) => isCalled(word, name));
  });
}
