/**
 * Scores told with their own proof: a kind ("T = 71", "scaled score 5") or a percentile that fits ("Adaptive 88 (21st
 * percentile)"). The name before them need not be one our tables hold, so that any instrument can be read.
 */
import { type Instrument, instrumentNamed, type Scale, subScoreNamed } from '../../norms/instruments.js';
import type { ScoreKind } from '../../norms/score-bands.js';
import { everyMatch } from '../text/every-match.js';
import { fittingKind, isWithin } from './fitting-kind.js';
import { areaOfTitle } from '../figures/area-nearby.js';
import { kindSaid } from './called-kind.js';
import { headOfList, type HeadOfList } from './list-heads.js';
import { rankIn, rankWhere, sureRankIn } from './rank-behind.js';
import { scoredAgain } from './scored-again.js';

export interface Stated {
  readonly scale: Scale;
  readonly name: string;
  /** Where the name begins in the passage. */
  readonly index: number;
  readonly kind: ScoreKind;
  readonly value: number;
  readonly percentile: number | undefined;
  readonly after: string;
  /** Where the score ends in the passage. */
  readonly end: number;
  /** Who rated, where several did. */
  readonly informant?: string;
}

type ScaleOf = (name: string) => Pick<Stated, 'scale' | 'name'> | undefined;

const NUMBERS_MAX = 80;
const NUMBER =
  /(?<![\d./#$-])\d{1,3}(?![\d/%#]|\.\d|-\d| ?(?:-|–|to) ?\d(?!\d?(?:st|nd|rd|th) (?:percentile|%ile))|:\d)/g;
const WINDOW = 90;

/** A percentile that can be nothing else: then a comma before the score ends no clause ("Processing Speed, 86 (18th percentile)"). */
const SURELY_BEHIND = /^(?: \(|, (?:at )?)(?:the )?\d{1,2}(?:\.\d)?(?:st|nd|rd|th)? ?(?:percentile|%ile)/i;
/** Behind a number that is counted, or is one end of a span. */
const COUNTED_BEHIND =
  /^\s{0,3}(?:(?:out )?of\b|on (?:the|a|an|our|this|his|her|their) (?:[a-z]{2,12} ){0,2}(?:\d{1,2}-point|rubric|scale of)|percent(?!ile)|points?\b|words?\b|letters?\b|errors?\b|items?\b|correct\b|minutes?\b|times\b|months?\b|years?\b|days?\b|weeks?\b|in one\b|per\b|(?:st|nd|rd|th)\b|and (?:up|above|over|below|more|higher|beyond|under|less|lower)\b|or (?:more|less|higher|lower|above|below)|(?:and|to) \d|trials?\b|sessions?\b|students?\b|grade\b|wcpm)/i;
const ENDS =
  /^(?:\s*$|\s[<>]?\d{1,2}(?:\.\d)?\s*$|\s(?:[Pp]ercentile(?: [Rr]ank)?|PR|%ile)\s?[:=]?\s?\d|\s?\/ ?(?:T|SS)\b|\s\/ [A-Z][a-z]|\s- \d{1,2}(?:st|nd|rd|th) (?:percentile|%ile)|\s?\.\s?\.|\s{0,3}[,;.)(]|\s{2}|\t|\s?\||\s(?:and|was|for|from|on|in|with|while|but|fell|stood|is|at|which|or)\b)/;

const KIND_WORDS: readonly (readonly [ScoreKind, RegExp])[] = [
  ['t-score', /(?:\bT[- ]?scores?|\bT)$/],
  ['standard', /(?:\bSS|\bstd\.? scores?|\bstandard(?:[- ]scores?)?|\b(?:index|composite) scores?)$/i],
  ['scaled', /(?:\b(?:v-)?(?<!full )scaled?[- ]scores?|\bscaled)$/i],
];
const NO_SCORE =
  /\b(?:raw(?: scores?)?|errors?|RIT|Lexile|mean|SD|deviation|between|below|above|under|over|least|grade|ages?|page|form|range|goal|target|criterion|cut(?:off)?|percentiles?|PR|than|(?<!\b(?:came|comes) )to|from|item|level|week|day|month|GE|GSV|growth(?: scale)?(?: value| score)?)$/i;
const LINK =
  /(?:\b(?:was|is|were|of|at|a|an|came out|came to|comes to|stood|fell|put|placed|earned|yielded|scored|scores?|scoring|the|index|to be|average|low|below|high|very|well)|\(20\d\d\)|\bon the [A-Z][A-Za-z]{1,8}(?:-\d)?|\([A-Z]{3,6}-[A-Z]?\d\)|[.=:|…·_\s-]{1,60}|,)$/i;
/** Between a name and the kind of its score: when it was given, how it was scored, of which raw score it was made. */
const ASIDE =
  /(?:\b(?:fell|falls|was|were|is) (?:with)?in (?:the )?[A-Za-z" -]{3,40} \(|\([^()]{0,40}\)|\(|\b\d{1,2}\/(?:\d{1,2}\/)?\d{2,4}|(?<=\S )raw(?: score)?(?: of| was)? ?[:=]? ?\d{1,3}(?: ?(?:out of|of|\/) ?\d{1,3})?)$/i;
const LINKS_MAX = 30;

/** What stands before a number, taken apart from its end: the kind it says and the name before that. */
function nameBefore(before: string, isPercentileBehind = false): Told | undefined {
  let rest = before;
  let kind: ScoreKind | undefined;
  for (let step = 0; step < LINKS_MAX; step += 1) {
    if (NO_SCORE.test(rest)) return undefined;
    const said = KIND_WORDS.find(([, pattern]) => pattern.test(rest));
    if (said !== undefined) {
      if (kind !== undefined) return undefined;
      kind = said[0];
      rest = rest.replace(said[1], '');
      continue;
    }
    const link = LINK.exec(rest) ?? (kind === undefined ? null : ASIDE.exec(rest));
    if (link === null) break;
    // A comma before the number itself ends another clause; before its kind ("Strength, scale score 8") it leads on.
    if (link[0] === ',' && kind === undefined && !isPercentileBehind) return undefined;
    rest = rest.slice(0, link.index);
  }
  const name = lastName(rest);
  return name === undefined ? undefined : { name, kind, isLed: /\.{2}|(?:\. ){2}|\s{2}|[\t|]/.test(before) };
}

const BEFORE_NAME =
  /[;:,()•|\t]|[-=]> ?|\.\s|(?<![\w-])\d\S*\s|(?<=-\d )the\s|\s{3}|['’]s?\s|\b(?:T|SS)\s?=|\b(?:while|but|(?<!\bRelations )with|gave|as was)\s/gi;
const FROM_LOWER =
  /^(?:(?:[Hh]er|[Hh]is|[Tt]heir|[Tt]he|[Ii]n|[Oo]n|[Aa]n?)\s){0,2}(?:[a-z][a-z'-]{0,14}\s+){0,8}(?=[A-Z])|^(?:(?:and|his|her|their|the|a|an|in|on|as|both|for|of|then)\s+){1,4}/;

function lastName(rest: string): string | undefined {
  const last = everyMatch(BEFORE_NAME, rest).at(-1);
  const from = last === undefined ? 0 : last.index + last[0].length;
  const name = rest
    .slice(from)
    .trim()
    .replace(/^[-*•\s/]+/, '')
    // "Applied Problem Solving last spring was a scaled score of 6": when it was given is no part of the name.
    .replace(/ (?:last|this|in the|in) (?:spring|fall|winter|autumn|year)$/, '')
    // "SLDT-A:NU": an edition, not a part of the name.
    .replace(/^NU (?=[A-Z])/, '')
    .replace(FROM_LOWER, '');
  return name.length >= 2 && name.length <= 60 && /^[A-Za-z][A-Za-z0-9&/'’,. -]*$/.test(name)
    ? name
    : undefined;
}

/** Scores of one sentence or row by their own words; `knownScale` names the scales of the tables. */
export function statedScoresIn(
  text: string,
  instrument: Instrument | undefined,
  knownScale: ScaleOf,
): Stated[] {
  const found: Stated[] = [];
  const head = headOfList(text, instrument);
  let count = 0;
  for (const match of everyMatch(NUMBER, text)) {
    if ((count += 1) > NUMBERS_MAX) break;
    const value = Number(match[0]);
    const end = match.index + match[0].length;
    const after = text.slice(end, end + WINDOW);
    const list = listAt(head, match.index);
    const start = windowFrom(list, match.index);
    const before = text.slice(start, match.index);
    const isOneOfTwo = /^ ?\/ ?\d/.test(after) && SAID.test(before);
    if (COUNTED_BEHIND.test(after) || !(isOneOfTwo || ENDS.test(after))) continue;
    const last = found.at(-1);
    const again =
      last === undefined ? undefined : scoredAgain(last, text.slice(last.end, match.index), value, after);
    if (last !== undefined && again !== undefined) {
      found.push({ ...last, value, percentile: sureRankIn(after), after, end, ...again });
      continue;
    }
    const told = ofList(list, withoutPerson(nameBefore(before, SURELY_BEHIND.test(after)), before, last));
    const first = scoreFirst(value, after, before, last, instrument, knownScale);
    const score =
      (told === undefined || isNamedBehind(first, told, after, last, instrument, knownScale)
        ? undefined
        : statedAs(value, after, told, instrument, knownScale)) ??
      first ??
      (told === undefined
        ? undefined
        : listedOn(value, told.name, last, text.slice(last?.end, match.index), knownScale));
    if (score === undefined) continue;
    const behind = text.indexOf(score.name, end);
    const ahead = text.lastIndexOf(score.name, match.index);
    const index = ahead >= start ? ahead : Math.max(start, behind);
    found.push({ ...score, value, after, end, index, ...informantOf(told) });
  }
  return found;
}

const listAt = (head: HeadOfList | undefined, index: number) =>
  head !== undefined && index >= head.end ? head : undefined;

const windowFrom = (list: HeadOfList | undefined, index: number) => Math.max(list?.end ?? 0, index - WINDOW);

const ofList = (list: HeadOfList | undefined, told: Told | undefined): Told | undefined =>
  list === undefined || told === undefined ? told : { ...told, kind: told.kind ?? list.kind };

const SAID = /\b(?:T|SS)(?:[- ]?scores?)? ?[=:]? ?$/;

interface Told {
  readonly name: string;
  readonly kind: ScoreKind | undefined;
  readonly isLed: boolean;
  readonly informant?: string;
}

const informantOf = (told: Told | undefined): Pick<Stated, 'informant'> =>
  told?.informant === undefined ? {} : { informant: told.informant };

const PERSON =
  /^(?:(?:her|his|the) )?(?:parents?|mother|father|mom|dad|teacher|self|student)(?: form| rating)?$/i;

/** "Hyperactivity - parent 52": the scale, then who gave the score. */
const RATED_BY = /^(.{3,50}?) - (parents?|mother|father|teacher|self|student)$/i;

/** "parents 62 (mild), Ms. Adeyemi 74": beside a parent, a name with a title is the teacher's. */
const TITLE_BEFORE = /\b(?:Mrs|Ms|Mr|Mx|Miss|Dr|Coach)\.? $/;
const STAFF = 'teacher';

/** "Social Skills standard score: parents 91, teacher 78": who gave the score stands where its name would. */
function withoutPerson(told: Told | undefined, before: string, last: Stated | undefined): Told | undefined {
  if (told === undefined) return told;
  const rated = RATED_BY.exec(told.name);
  if (rated !== null) return { ...told, name: rated[1] ?? '', informant: rated[2] ?? '' };
  const at = before.lastIndexOf(told.name);
  const title = TITLE_BEFORE.exec(before.slice(0, at));
  if (title === null && !PERSON.test(told.name)) return told;
  const lead = nameBefore(before.slice(0, title?.index ?? at));
  const informant = title === null ? told.name : STAFF;
  if (lead?.kind !== undefined) return { ...lead, informant };
  // "Anger Control, teacher: T score 72"
  const scale = told.kind === undefined || title !== null ? undefined : nameBefore(before.slice(0, at), true);
  if (scale !== undefined && /[,-] ?$/.test(before.slice(0, at)))
    return { ...scale, kind: told.kind, informant };
  if (last?.informant === undefined) return title === null ? undefined : told;
  return { name: last.name, kind: last.kind, isLed: false, informant };
}

type Score = Pick<Stated, 'scale' | 'name' | 'kind' | 'percentile'>;

const BETWEEN_LISTED = /^(?:\s?\([^()]{0,40}\))?(?:[,;]\s(?:and\s)?|\sand\s|\s\/\s|\s\()$/;

/** "Anxiety 54, Depression 47, Attitude to School 49": a list goes on as it began. */
function listedOn(
  value: number,
  name: string,
  last: Stated | undefined,
  between: string,
  knownScale: ScaleOf,
): Score | undefined {
  if (last === undefined || !isWithin(last.kind, value) || !isNameLike(name)) return undefined;
  const lead = between.slice(0, Math.max(0, between.lastIndexOf(name)));
  if (!BETWEEN_LISTED.test(lead)) return undefined;
  return { ...scaleFor(name, knownScale(name), undefined), kind: last.kind, percentile: undefined };
}

const NAME_BEHIND =
  /^(?: \((?:the )?\d{1,2}(?:st|nd|rd|th)?(?: ?percentile|%ile)?\))? (?:in|on|for) (?:the )?([A-Z][A-Za-z0-9&/' -]{2,50}?)(?= \(|[,;.]|$| and \d| and an? \d)/;
const KIND_AHEAD = /\b(?:(T)[- ]scores?|(standard) scores?|(scaled) scores?) (?:of|were|was) $/i;

function kindAhead(before: string): ScoreKind | undefined {
  const said = KIND_AHEAD.exec(before);
  if (said === null) return undefined;
  if (said[1] !== undefined) return 't-score';
  return said[2] === undefined ? 'scaled' : 'standard';
}

/** The instrument's own score of a name, also where the report leaves "Language" out. */
function listedName(
  name: string,
  known: Pick<Stated, 'name'> | undefined,
  instrument: Instrument | undefined,
): ReturnType<typeof subScoreNamed> {
  if (instrument === undefined) return undefined;
  return (
    subScoreNamed(instrument.name, name) ??
    subScoreNamed(instrument.name, `${name} Language`) ??
    (known === undefined ? undefined : subScoreNamed(instrument.name, known.name))
  );
}

/** "A 106 in Reading Comprehension (66th percentile)", "T scores of 74 for Inattention, 72 for Hyperactivity". */
function scoreFirst(
  value: number,
  after: string,
  before: string,
  last: Stated | undefined,
  instrument: Instrument | undefined,
  knownScale: ScaleOf,
): Score | undefined {
  const name = NAME_BEHIND.exec(after)?.[1];
  if (name === undefined) return undefined;
  const known = knownScale(name);
  const listed = listedName(name, known, instrument);
  const ahead = kindAhead(before);
  // "80 (9th) in Essay Composition": the percentile stands right behind its score.
  const percentile = sureRankIn(
    after.startsWith(' (') ? after : after.slice(after.indexOf(name) + name.length),
  );
  const fitting = percentile === undefined ? undefined : fittingKind(value, percentile, instrument);
  const isCarried =
    last !== undefined && last.index >= last.end && /(?:,| and|, and)(?: an?)? $/.test(before);
  const isNamed = [known, listed, ahead, fitting, instrument].some((proof) => proof !== undefined);
  const kind = ahead ?? fitting ?? (isCarried ? last.kind : undefined);
  if (kind === undefined || !isWithin(kind, value) || !isNamed) return undefined;
  return { ...scaleFor(name, known, listed), kind, percentile };
}

/**
 * "The BASC-3 produced T scores of 52 for Attention Problems, 48 for Anxiety and 64 for Learning Problems": what stands before
 * the first is the test, and what stands before the others has had its score.
 */
function isNamedBehind(
  first: Score | undefined,
  told: Told,
  after: string,
  last: Stated | undefined,
  instrument: Instrument | undefined,
  knownScale: ScaleOf,
): boolean {
  if (first === undefined) return false;
  if (after.startsWith(' (')) return true;
  if (last !== undefined && last.index >= last.end && told.name.startsWith(last.name)) return true;
  const isOfTable = (name: string) =>
    [knownScale(name), listedName(name, undefined, instrument)].some((one) => one !== undefined);
  return !isOfTable(told.name) && isOfTable(first.name);
}

/** "The other DAYC-2 scores were Communication 71": what leads to the first name. */
const LEADS_TO_NAME = /^.{0,40}\b(?:scores|results) (?:were|are) (?=[A-Z])/;

function statedAs(
  value: number,
  after: string,
  { name: told, kind: said, isLed }: Told,
  instrument: Instrument | undefined,
  knownScale: ScaleOf,
): Score | undefined {
  const name = told.replace(LEADS_TO_NAME, '');
  const kind = said === undefined ? undefined : kindSaid(said, value, after);
  const behind = rankIn(after);
  const { percentile, isSure = false } = behind ?? {};
  const known = knownScale(name);
  const listed = listedName(name, known, instrument);
  const isNamed = [known, listed].some((one) => one !== undefined) || isScale(name, kind, instrument);
  const isSaid = kind !== undefined && isWithin(kind, value);
  if (!isSaid && percentile !== undefined && (isSure || isBeside(after, isLed, known !== undefined))) {
    const fitting = fittingKind(value, percentile, instrument);
    if (fitting !== undefined && isNamed)
      return { ...scaleFor(name, known, listed), kind: fitting, percentile };
    if (isSure) return undefined;
  }
  const settled =
    kind ??
    kindOfListed(listed, instrument) ??
    kindOfTest(name, value) ??
    (isLed ? undefined : kindOfKnown(known));
  if (settled === undefined || !isWithin(settled, value) || !isNamed) return undefined;
  return {
    ...scaleFor(name, known, listed),
    kind: settled,
    percentile: rankWhere(behind, (rank) => fittingKind(value, rank, instrument) === settled),
  };
}

/** A bare number behind a score is its percentile in brackets, or in the next column of a scale we know. */
const isBeside = (after: string, isLed: boolean, isKnown: boolean) =>
  /^\s{0,12}\(/.test(after) || (isKnown && (isLed || /^(?:\s{2}|\t)/.test(after)));

function kindOfListed(
  listed: ReturnType<typeof subScoreNamed>,
  instrument: Instrument | undefined,
): ScoreKind | undefined {
  if (listed === undefined) return undefined;
  return listed.isSubtest === true ? instrument?.subtest : instrument?.composite;
}

const WHOLE_SCORE_MIN = 40;
/** "RIAS-2 Composite", "DAYC-2 Physical": tests whose scores are standard ones, though we hold no table of them. */
const OF_ANOTHER_TEST =
  /^(?:(?:RIAS|DAYC|Bracken|BDI|Leiter|UNIT|CTONI|TONI|OWLS|CASL|BESA|TACL|TAPS|CELF)(?:-[A-Z]?\d)? (?:[A-Z][A-Za-z-]{2,20} ?){1,3}|[A-Z][A-Za-z]{1,9}-[A-Z]?\d (?:[A-Z][a-z]{2,14} ){0,3}(?:Composite|Index|Quotient))$/;
const EDITION = /^[- ]?(?:[A-Z]?\d|[IVX]{1,4})(?= )/;
const CALLED = /^(?:[A-Z][A-Za-z&-]{2,20} ?){1,4}$/;

/** "KABC-II NVI 116": the test's name before a score's says what kind of score it is, whatever that score is called. */
function kindOfTest(name: string, value: number): ScoreKind | undefined {
  if (value < WHOLE_SCORE_MIN || !name.includes(' ')) return undefined;
  if (OF_ANOTHER_TEST.test(name)) return 'standard';
  const test = instrumentNamed(name);
  const called = test === undefined ? '' : name.replace(test.pattern, '').replace(EDITION, '').trim();
  return test?.composite === 'standard' && CALLED.test(called) ? 'standard' : undefined;
}

/** An IQ or an index of thinking is a standard score wherever it stands. */
const kindOfKnown = (known: Pick<Stated, 'scale'> | undefined): ScoreKind | undefined =>
  known?.scale.kind === 'standard' ? 'standard' : undefined;

/** A name as tests print them: it begins with a capital, or is one of the plain domains of development. */
const isNameLike = (name: string) =>
  /^[A-Z](?:[A-Za-z0-9-]{2}|[A-Z] (?:[IV]{1,3} )?[A-Z][a-z]{2})/.test(name) ||
  /^(?:cognitive|communication|social-emotional|adaptive|motor|(?:\w+ )?composite)$/.test(name);

/** "The Sensory Processing Measure total was T = 48": the whole of the test named in the same breath. */
const isWhole = (name: string, kind: ScoreKind | undefined, instrument: Instrument | undefined) =>
  (kind === 't-score' || (kind !== undefined && instrument !== undefined)) &&
  /^(?:total|overall)(?: score)?$/i.test(name);

const isScale = (name: string, kind: ScoreKind | undefined, instrument: Instrument | undefined) =>
  isNameLike(name) || isWhole(name, kind, instrument);

function scaleFor(
  name: string,
  known: Pick<Stated, 'scale' | 'name'> | undefined,
  listed: ReturnType<typeof subScoreNamed>,
): Pick<Stated, 'scale' | 'name'> {
  if (known !== undefined) return known;
  const area = listed === undefined ? areaOfTitle(name) : listed.area;
  const direction = listed?.isHighWorse === undefined ? {} : { isHighWorse: listed.isHighWorse };
  return { scale: { pattern: /$^/, ...(area === undefined ? {} : { area }), ...direction }, name };
}

const PAIR_HEAD =
  /\b(parents?|mother|father|teacher|self|student) ?\/ ?(parents?|mother|father|teacher|self|student)\b[^\d;.]{0,30}:/i;
const PAIR = /([A-Z][A-Za-z/ -]{2,40}) (\d{2,3}) ?\/ ?(\d{2,3})(?=[;,.]|$)/g;

/** "Parent / teacher: Social Awareness 60 / 71": two informants' scores of one scale, and who gave which. */
export function pairedScoresIn(
  text: string,
  instrument: Instrument | undefined,
  knownScale: ScaleOf,
): Stated[] {
  const head = PAIR_HEAD.exec(text);
  if (head === null || instrument === undefined) return [];
  return everyMatch(PAIR, text.slice(head.index))
    .slice(0, NUMBERS_MAX)
    .flatMap((match) => {
      const name = match[1]?.trim() ?? '';
      const index = head.index + match.index;
      const known = knownScale(name);
      const kind = known?.scale.kind ?? instrument.composite;
      const listed = subScoreNamed(instrument.name, name);
      return [2, 3].flatMap((at) => {
        const value = Number(match[at]);
        if (!isWithin(kind, value)) return [];
        const end = index + match[0].length;
        const informant = head[at - 1] ?? '';
        return [
          {
            ...scaleFor(name, known, listed),
            kind,
            value,
            percentile: undefined,
            after: '',
            end,
            index,
            informant,
          },
        ];
      });
    });
}
