/**
 * What the report itself says was done, so often: its own sentence with another number is the goal that is sure to count the
 * same skill, in the same unit and under the same condition. "On a list of multisyllabic words she read 11 of 30 correctly"
 * becomes "on a list of multisyllabic words ... read 24 of 30 correctly".
 */
import { everyMatch } from '../extraction/text/every-match.js';
import type { Measure } from '../extraction/measure.js';
import { figureIn, type FigurePlace, sentenceOfFigure } from './figure-place.js';
import { AMOUNT, isUnnamed } from './quantities.js';
import { asWished } from './as-wished.js';
import { conditionOf, TOLD_BY, withoutTime } from './told-condition.js';
import { baseOfParticiple, baseOfPast, baseOfThirdPerson, isBaseForm } from './verb-forms.js';

export interface ReportedTask {
  /**
   * What is done, in base form, with a slot for the amount: "read {n} words aloud", "speak up in {n} class periods"; undefined
   * where the sentence tells only that it went well: "on words of two syllables he was right on 8 of 20".
   */
  readonly action?: string;
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

interface Verb {
  readonly base: string;
  /** As it is written. */
  readonly word: string;
  readonly after: string;
}

/** What follows a subject: the verb's base and the words after it. Adverbs in front go behind the object in English, so they are dropped. */
function verbAt(text: string): Verb | undefined {
  let rest = text;
  let modal = '';
  for (let step = 0; step < 4; step += 1) {
    const lead = ADVERB.exec(rest) ?? MODAL.exec(rest);
    if (lead === null) break;
    if (MODAL.test(lead[0])) modal = lead[0].trim();
    rest = rest.slice(lead[0].length);
  }
  // "Had 6 of 20": nothing else is told.
  if (rest.trim() === '' && /^(?:has|had|have)$/.test(modal)) return { base: 'have', word: modal, after: '' };
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

/** "When called on or invited" is done to the student. */
const JOINED = /(?<!\b(?:when|if|once|unless|until) [a-z]+ed(?: [a-z]+)? )\b(and|or|then) ([a-z]+)\b/g;

/** "Stopped, looked both ways and waited": a deed of a list, before one that is joined to it. */
const LISTED_DEED = /, ([a-z]+)\b(?=(?: [a-z'-]+){0,5},? (?:and|or) [a-z]+)/g;

/** "Asked for a repeat or told the teacher": what is joined to the first verb goes into its form. */
const joined = (text: string, isPresent = false) =>
  text
    .replace(LISTED_DEED, (whole, word: string) => {
      const base = baseOfPast(word);
      return base === undefined || base === word ? whole : `, ${base}`;
    })
    .replace(JOINED, (whole, link: string, word: string) => {
      const base = baseOfPast(word) ?? (isPresent ? baseOfThirdPerson(word) : undefined);
      // "Upset or stuck": how somebody is.
      return base === undefined || base === word || word === 'stuck' ? whole : `${link} ${base}`;
    });

/** Where the words after a figure stop being about it. */
const REST_ENDS =
  /[;:]|\.(?!\d)|, (?!(?:correctly|complete|independently|without)\b)|\s[-–—]|\((?!\w+\))|\b(?:while|whereas|otherwise|although|though|compared|about \d|nearly|mostly|usually|but|so(?! that\b))\b|\band (?:(?:for|in|on|at) )?(?:no(?:ne)?\b|\d)|\d+ (?:of|out of) \d+|\b\d{1,3}%/;
/** "For 2 of 6 inches and tore the rest": another deed. */
const nextDeedAt = (text: string) =>
  everyMatch(
    / (?:and then|and|then) ([a-z]+)\b( (?:up|out|off|on|over|the|an?|it|his|her|their)\b)?/g,
    text,
  ).find(
    ([, word = '', particle]) =>
      word.endsWith('ed') ||
      baseOfPast(word) !== undefined ||
      // "And pulls it up"; "and colors" are things.
      (particle !== undefined && baseOfThirdPerson(word) !== undefined),
  )?.index ?? text.length;

/** "Look both ways and wait", behind the first deed of a list: no end of it. */
const GOES_ON = /, (?=([a-z]+)(?: [a-z'-]+){0,5},? (?:and|or) [a-z]+)/g;

const restOf = (text: string, isJoined = false) => {
  const end = text
    .replace(/\b(Mr|Mrs|Ms|Dr)\./g, '$1 ')
    .replace(GOES_ON, (comma, word: string) => (isJoined && isBaseForm(word) ? '  ' : comma))
    .search(REST_ENDS);
  const kept = end < 0 ? text : text.slice(0, end);
  return withoutTime(joined(isJoined ? kept : kept.slice(0, nextDeedAt(kept))))
    .replace(/ (?:when|where|that|which|in which|before|after|while)(?: [a-z]+)?$/, '')
    .replace(/ (?:between|from)(?: and)?$/, '')
    .replace(/[\s,.(-]+$/, '');
};

interface Said {
  readonly action: string;
  /** No deed: so many were right. */
  readonly isBare?: boolean;
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

const OTHER_FIGURE =
  /(?:\d{1,3}(?:%|\/\d{1,3}| (?:of|out of) \d{1,3})|\bin none\b)[^.;:]{0,40}?(?=,? (?:and|but) )/g;
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
  // What is joined to the first verb has its form already.
  const base = isBaseForm(word) ? word : baseOfPast(word);
  return base === undefined ? verb : { base, word, after: rest.slice(word.length).trimStart() };
}

/** Nothing is told but how many were right. */
const WENT_WELL =
  /^(?:get|have|score|be (?:right|correct|at|accurate|successful))(?: (?:on|in|at|for|with))?(?: (?:about|around|only|just|roughly))? ?$/;

/** "He asked for help in 2 of 14 situations": the verb before the figure. */
function toldBefore(text: string, figure: FigurePlace, names: readonly string[]): Said | undefined {
  const before = text.slice(0, figure.index);
  const places = subjectsIn(before, names);
  for (const { index, 0: subject } of places.toReversed()) {
    const verb = verbAt(before.slice(index + subject.length));
    // "Mr. Hale says that he counted ...": the pronoun may be his.
    const isPronoun = /^(?:he|she|they) /i.test(subject);
    if (verb === undefined || (isPronoun && mayBeOfTitled(before.slice(0, index + subject.length), subject)))
      continue;
    // "He looked where she pointed": another's deed.
    if (/\b(?:where|what|whatever|whoever) $/.test(before.slice(0, index))) continue;
    const deed = afterOtherFigures(lastDeed(verb));
    if (
      deed === undefined ||
      /[.;:]|,? so |, (?:the|an?|he|she|they|it|who|which|his|her|their) |\d{1,3} (?:of|out of) \d|\d%/.test(
        deed.after,
      )
    )
      return undefined;
    const rest = restOf(text.slice(figure.end));
    return {
      lead: before.slice(0, index).replace(/^.*[;]\s*/, ''),
      ...(WENT_WELL.test(`${deed.base} ${deed.after}`) ? { isBare: true } : {}),
      action: `${deed.base} ${joined(deed.after)}${AMOUNT}${rest === '' ? '' : ` ${rest}`}`,
    };
  }
  return toldInList(text, figure);
}

/** Others ask: "asked to name shapes", and not "asked for help". */
const ASKED =
  /^(?:given|handed|prompted|presented|shown)\b|^(?:asked|told) (?:to|what|which|how|by|about|whether|if)\b|^(?:asked|told)$/i;

/** "Lunch containers ..... opened 1 of 5": what a row is named, where it names things. */
const LISTED_THINGS = /^[-*\u2022\s]*([A-Z][a-z]+(?: [a-z]+){0,3}s)(?::| \.{3,}) /;

/** "Steps done without a prompt": things, and no deed of stepping. */
const THINGS_DONE =
  /^(?:steps|turns|stops|tasks|sets|places|walks) (?:done|completed|finished|taken|made|carried)\b/i;

const LISTED = /(?:^[-*\u2022\s]*|: |\.{3,} )([A-Za-z][a-z]+)( [^.;:]*)?$/;

/** "In-hand manipulation: moved 3 of 10 coins": a list leaves the subject out. */
function toldInList(text: string, figure: FigurePlace): Said | undefined {
  const before = text.slice(0, figure.index);
  const [, printed = '', behind = ''] = LISTED.exec(before.trimEnd()) ?? [];
  if (printed === '' || ASKED.test(`${printed}${behind}`) || THINGS_DONE.test(`${printed}${behind}`))
    return undefined;
  const word = printed.toLowerCase();
  const base = baseOfPast(word) ?? (printed === word ? undefined : baseOfThirdPerson(word));
  if (base === undefined) return undefined;
  const rest = restOf(text.slice(figure.end));
  const things = behind === '' && rest === '' ? LISTED_THINGS.exec(before)?.[1]?.toLowerCase() : undefined;
  return { lead: '', action: `${base}${joined(behind)} ${AMOUNT} ${things ?? rest}`.trimEnd() };
}

/** "Ms. Hale says that she": hers; "Mr. Hale says that she", "Mr. Hale's log shows that he": the student's. */
const OF_TITLED = /\b(Mr|Mrs|Ms|Dr|Miss)\.? (?!\p{Lu}[\p{L}-]*['’]s\b)/gu;
const mayBeOfTitled = (before: string, subject: string): boolean =>
  everyMatch(OF_TITLED, before).some(([, title = '']) => {
    if (/^they/i.test(subject) || title === 'Dr') return true;
    return (title === 'Mr') === /^he /i.test(subject);
  });

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
    /^ ?((?:of (?:the )?)?(?:[a-z][a-z'-]* ){0,3}?[a-z][a-z'-]*) (?:(?:was|were|are|is|had been) )?([a-z]+)\b( (?:in|out|up|on|off|back)\b(?! (?:the|an?|his|her|their|its|each|every)\b))?/.exec(
      text.slice(figure.end),
    );
  // "5 of 14 that called for an inference": what the things are.
  if (/\b(?:he|she|they|not|no|that|which|who)\b/.test(found?.[1] ?? '')) return undefined;
  // "19 of 31 assignments given in January were turned in": what they were is not what was done.
  if (GIVEN.test(found?.[2] ?? '')) return undefined;
  const participle = baseOfParticiple(found?.[2] ?? '');
  if (found === null || participle === undefined || participle === 'be') return undefined;
  const base = INTRANSITIVE.test(participle) ? 'place' : participle;
  if (
    base !== participle &&
    !/^ on (?:the|a) (?:base ?)?line\b/.test(text.slice(figure.end + found[0].length))
  )
    return undefined;
  const rest = restOf(text.slice(figure.end + found[0].length));
  return {
    lead: text.slice(0, figure.index).replace(/[^,]{0,200}\b(?:shows?|has|that)\s{0,4}$/i, ''),
    action: `${base}${found[3] ?? ''} ${AMOUNT} ${found[1] ?? ''}${rest === '' ? '' : ` ${rest}`}`,
  };
}

/** What things do by themselves: "9 of 26 letters stood on the line" were placed there. */
const INTRANSITIVE = /^(?:rest|stand|sit|lie|fall|land|stay|start|end|come|go|remain)$/;

/** Of things that somebody else gave. */
const GIVEN = /^(?:given|assigned|posted|collected|offered|asked|taken|shown|told|presented)$/;

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
  /\bit\b|\bfor one\b|\bdo (?:so|this|that|all (?:two|three|four|five|six|seven|eight))\b|^\w+(?: for| to| at| up| out)? (?:it|them|this|that|these|those|one of them|some of them)\b/;

/** "She wrote an average of 2 of the 5 expected paragraphs." */
const AN_AVERAGE = /\b(?:an average|a mean|a median) of (?=\d)/gi;

const COUNTED: ReadonlySet<Measure['kind']> = new Set(['ratio', 'percent', 'count']);

/**
 * @param names the student's first name and label, as the report writes them
 * @returns undefined where the sentence does not tell plainly who did what
 */
export function reportedTask(measure: Measure, names: readonly string[]): ReportedTask | undefined {
  const told = COUNTED.has(measure.kind) ? sentenceOfFigure(measure) : undefined;
  const text = told?.replace(AN_AVERAGE, '');
  if (text === undefined || measure.unit === 'counted to' || /\t| {3,}|\|/.test(text)) return undefined;
  const said = saidIn(text, figureIn(text, measure), names);
  if (said === undefined) return undefined;
  const condition = conditionOf(said.lead, names);
  const under = condition === undefined ? {} : { condition };
  if (said.isBare === true) return condition === undefined ? undefined : under;
  const wished = asWished(namedStrategy(said.action.replace(WHERE_NEEDED, ' where $1'), measure));
  const action = ofSeveral(wished, measure);
  return isDeed(action) && !isToldByItsRow(action, text, measure) && !isOfNothing(action, measure)
    ? { action, ...under }
    : undefined;
}

/** "In 9 of 24 places where it was needed" points at nothing: it is what is marked. */
const WHERE_NEEDED = / where (?:it|they|these|this) (?:was|were|is|are) (needed|called for|required)\b/;

/** "Started 1 interaction per 10 minutes": a goal asks for several. */
const ofSeveral = (action: string, { kind, value }: Measure): string =>
  kind === 'count' && value === 1 ? action.replace(/\{n\} ([a-z]{2,}[^\Ws])(?= )/, '{n} $1s') : action;

function saidIn(text: string, figure: FigurePlace | undefined, names: readonly string[]): Said | undefined {
  if (figure === undefined) return undefined;
  const before = toldBefore(text, figure, names);
  return before !== undefined || figure.isBare
    ? before
    : (toldBehind(text, figure, names) ?? toldOfThings(text, figure) ?? toldTurned(text, figure));
}

/** Numbers that belong to a deed: "to $10", "two-digit" in figures. */
const OWN_NUMBERS =
  /\ban? \d{1,2}[- ]minute\b|\b(?:in|within|per|every) \d{1,2} (?:minutes?|seconds|(?:school |class )?(?:periods|meetings|lessons|days|discussions|recesses|lunches)|classes)\b|\b(?:grade|to|within|from|under|below|between|and) \$? ?\d[\d.,]*(?:\/\d)?|\$ ?\d[\d.,]*|\d+-\w+/g;

/** Something to teach, told whole, and counted by nothing but the amount. */
const isDeed = (action: string): boolean =>
  action.length <= ACTION_MAX &&
  action.includes(AMOUNT) &&
  // "Tried to join two ideas, 17 of 45 were correct": the amount is another clause's.
  !/, ?\{n\}|\{n\} (?:were|was|are|is)\b/.test(action) &&
  // "Followed directions and was redirected": two deeds, and the second is counted.
  !/ and (?:be|have|had|could|was) .*\{n\}/.test(action) &&
  ![TOLD_BY, POINTS_AWAY, TURNED_ROUND, TOLD_NOTHING, NO_DEED].some((words) => words.test(action)) &&
  !/\d/.test(action.replace(AMOUNT, '').replace(OWN_NUMBERS, ''));

const STRATEGIES =
  /^(?:Emotional regulation|Anxiety and participation|Speech fluency|Sensory regulation|Behavior)$/;

/** "Asking for help or a break: out of 18 occasions he asked on his own 2 times": what he asked for heads the entry. */
const ASKING_FOR = /^[-*\u2022\s]*Asking (for [a-z][a-z ]{2,40}): /;
const ASKS_ONLY =
  /^ask (?=(?:(?:on (?:his|her|their) own|by \w+sel(?:f|ves)|independently) )?(?:in |on |at )?\{n\})/;

/** "Used one of them", "asked for it": what a sentence before names, in the words of the area. */
function namedStrategy(action: string, measure: Measure): string {
  const { areaOfNeed } = measure;
  if (areaOfNeed === 'Self-advocacy') {
    const asked = ASKING_FOR.exec(sentenceOfFigure(measure) ?? '')?.[1] ?? 'for help';
    return (
      action
        // "Asked for it to be repeated", of an instruction that the sentence before tells.
        .replace(/^ask for (?:it|them|this|that) (?=to be )/, 'ask for what was missed ')
        .replace(/^ask for (?:it|them|one|these|those)\b/, 'ask for the accommodation needed')
        .replace(ASKS_ONLY, `ask ${asked} `)
    );
  }
  // "Tried his calm pass": an observer sees it used.
  return STRATEGIES.test(areaOfNeed ?? '')
    ? action
        .replace(/^try (?=[^{]{0,40}\b(?:strateg|pass|card|tool|break|plan|scale|chart)\w*)/, 'use ')
        .replace(
          /^(use|choose) (?:it|one(?: of (?:them|these|those|the moves))?|these|those|them)(?= (?:in|on|at|before|when|with|without|instead|by|after|about|for|\{n\})(?: |$)|,|$)/,
          '$1 a taught strategy',
        )
    : action;
}

/** "Snaps: did 2 of 6 without help": the row's name tells what was done, and "do 5 of 6" says nothing of it. */
const ONLY_DOES =
  /^(?:do|complete|finish|perform|manage) \{n\}(?=$|,| (?:without|with|on (?:his|her|their) own|alone|by|independently|correctly)\b)/;
const ROW_NAME = /^[-*\u2022\s]*\p{Lu}[^:.;]{2,60}: /u;
const isToldByItsRow = (action: string, text: string, { unit, things }: Measure): boolean =>
  ONLY_DOES.test(action) && things === undefined && isUnnamed(unit) && ROW_NAME.test(text);

/** "She found 4 of the 10": what the ten are stands elsewhere, and "find in 8 of 10 opportunities" tells nobody. */
const NEEDS_THINGS =
  /^(?:find|locate|reach|get|make|put|bring|take|keep|hold|give|carry|pick|choose|use|open|close|move|do) \{n\}(?: of (?:the|them|these|those))?(?=$|,| (?:and|without|with|on (?:his|her|their) own|alone|by|independently|correctly)\b)/;
const isOfNothing = (action: string, { unit, things }: Measure): boolean =>
  NEEDS_THINGS.test(action) && things === undefined && isUnnamed(unit);

/** Words that turn a deed round: nobody is taught to count twice or to write without capitals. */
const TURNED_ROUND =
  /\b(?:incorrect|inaccurat|wrong|backward|reversed|upside down|twice|late\b|with (?:\w+ )?(?:errors?|mistakes?))|\bwithout (?!(?:\w+ ){0,3}(?:help|prompt|remind|cue|assist|support|model|repetition|being|adult|error|mistake|a prompt|looking|picture|counting|counter|slipping|falling|bumping|tipping|spilling|crying|yelling|hitting|pushing|grabbing|interrupting|arguing|leaving|stopping|raising|dropping|touch|hesitat|fail))|\bwith \/[^/]{1,4}\/ for\b/i;

/** What was told is named elsewhere. */
const TOLD_NOTHING =
  /^(?:tell|show) an adult \{n\}$|^tell (?:an?|the|his|her|their) [a-z]+ (?:in |on |at )?\{n\}(?=$|,| (?:of|times?|opportunit|occasion|chance|tr[iy]))|^let (?:[a-z]+ ){1,3}know(?: (?:in|on|at|for))? \{n\}(?=$|,| (?:of|times?|opportunit|occasion|chance|tr[iy]))/;

/** Nothing to teach: what he got, earned or scored. */
const NO_DEED =
  /^(?:do|name|ask|use|make|give|correct) (?:in|on|at|for) \{n\}|^(?:score|earn|be|have|do) \{n\}(?: points| rubric| correct)?$|^get \{n\}(?: points| rubric)?$|\brubric\b|(?<!\b(?:main|key|talking) )\bpoints\b|^(?:skip|omit|drop|miss|forget|lose|reverse|confuse|guess|decline|avoid|fail|cry|push|yell|refer|score|earn|average|reach|achieve|meet|need|refuse|hit|kick|interrupt|leave|show|hear|see|notice|feel|know)\b|^be (?!on task|in |at |back|ready|seated|present)/;

const SHORT_FORM_MIN = 3;
/** Words of every sentence that a name may begin or end with: "The" of Theodore, "All" of Allison. */
const NO_NAME =
  /^(?:The|All|And|Any|Are|But|Can|For|Has|Had|Her|His|How|May|Not|One|Our|She|They|Then|Some|Two|Ten|Was|Who|Will|You|Most|Each|Both|Now|Out|Off|Day|Ear|Art|Mar|Jan|Jun|Sep|Sam[ea])$/;

const isCalled = (word: string, name: string) => word === name || word.startsWith(`${name} `);

/** A part of the name: "Zeph" of Zephyrine, "Seun" of Oluwaseun. */
const isShortFor = (word: string, name: string) =>
  word.length >= SHORT_FORM_MIN &&
  !NO_NAME.test(word) &&
  (name.startsWith(word) || name.endsWith(word.toLowerCase()));

const SUBJECT = /\b(?:[Hh]e|[Ss]he|[Tt]hey|\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?) (?=[a-z])/gu;

/** "His partner Rob", "Ada and Sol": another's name. */
const BESIDE_ANOTHER = /\b(?:and|partner|peer|classmate|friend|brother|sister|cousin|twin) $/;

const IS_MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Fall|Winter|Summer)$/;

/** Where the student is the subject: by a pronoun or by name, or by a short form where nobody else acts. */
function subjectsIn(text: string, names: readonly string[]) {
  const found = everyMatch(SUBJECT, text).map((match) => ({ match, word: match[0].trim() }));
  const isOwn = (word: string) =>
    /^(?:he|she|they)$/i.test(word) || names.some((name) => isCalled(word, name));
  const isShort = (word: string) => names.some((name) => isShortFor(word, name));
  const isOfAnother = found.some(({ match, word }) => {
    if (isOwn(word) || isShort(word) || IS_MONTH.test(word)) return false;
    const next = /^[a-z]+/.exec(text.slice(match.index + match[0].length))?.[0] ?? '';
    return baseOfPast(next) !== undefined || baseOfThirdPerson(next) !== undefined;
  });
  return found
    .filter(
      ({ match, word }) =>
        isOwn(word) || (isShort(word) && !isOfAnother && !BESIDE_ANOTHER.test(text.slice(0, match.index))),
    )
    .map(({ match }) => match);
}
