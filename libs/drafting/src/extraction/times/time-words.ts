/** When a number was true, in the words around it: dates, quarters, "at the start", "now". */
import { datesIn, type ReportDate } from './dates.js';
import { everyMatch } from '../text/every-match.js';
import { isPresent, type PastLead, pastLeadOf } from './past-leads.js';
import { PatternIndex } from '../text/pattern-index.js';
import { remembering } from '../text/remembered.js';

export type When =
  /** History by its own word: "last year", "previously". */
  | { readonly kind: 'prior' }
  /** Where a series begins: history as soon as anything newer stands beside it. */
  | { readonly kind: 'start' }
  /** Quarter, window, week or probe number of a series. */
  | { readonly kind: 'step'; readonly step: number }
  | { readonly kind: 'date'; readonly text: string; readonly order: number; readonly hasYear: boolean }
  | { readonly kind: 'now' };

/** The time that a date tells. */
export const whenOn = ({ text, order, hasYear }: ReportDate): Extract<When, { kind: 'date' }> => ({
  kind: 'date',
  text,
  order,
  hasYear,
});

export interface TimeWord {
  readonly when: When;
  readonly index: number;
  readonly end: number;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];
const PERIOD = String.raw`(?:quarter|qtr\b|sem\b|trimester|semester|(?<!-)term|marking period|grading period|reporting period|progress period|(?:nine|six|[69])[ -]weeks\b)`;
const STEP = new RegExp(
  String.raw`\b(?:(first|second|third|fourth|fifth|sixth|[1-6](?:st|nd|rd|th))[\s-]+${PERIOD}|${PERIOD}\s*#?\s*([1-6]|one|two|three|four|five|six)\b|(?:(?:Q|MP|RP|TRI|SEM)\s?-?|(?<=\()[TS])([1-6])\b|(BOY|MOY|EOY|entry|mid-?year|exit|(?:middle|mid|end)(?=\s?:))(?=\s*:?\)?\s*\d)|\b(BOY|MOY|EOY)\b|\b(?:year|week|month|session|phase|cycle)\s#?(\d{1,2})(?=\s*(?:[:=-]|$)|(?<=\bin (?:week|month|session) #?\d{1,2})[,;.])|in the (first|second|third|fourth)(?=\s*(?:,|and\b|\.|;|$))|(first|second|third|fourth|fifth|sixth) (?:week|month|session|probe|visit|check|sample)(?=\s*(?::|$| {2,}|\t|\|)))`,
  'gi',
);
const NOW =
  /\b(?:now|(?:in|for|over|during) the (?:\w+ )?(?:weeks?|months?|days?) since(?: then)?(?=,| the\b| (?:it|he|she|they)\b)|(?<!\b(?:taught|learned|introduced|covered|practiced|studied) )so far|thus far|up to now|currently|current|at present|presently|today|latest|newest|most recent(?:ly)?|to date|at this time|recent(?:ly)?|present level|post-?test|post(?=\s?:\s*\d)|as of (?:last|yesterday|the last)(?: (?:week|month|mon|tues|wednes|thurs|fri)(?:day)?)?|last week|(?:the )?(?:last|past) (?:two |three |few |\d )?(?:weeks?|days?|sessions?|probes?)(?! (?:year|before))|the (?:last|final) (?:trial|try|attempt|timing|run)\b|after (?:the )?(?:intervention|instruction)|(?<!of )this (?:quarter|trimester|semester|week|month|spring|fall|winter|school year|year|reporting period|marking period|grading period|period)|as of (?:this|today|the date))\b/gi;
/** "Now (10 days in Nov.): 7 per day": the days are those of now. */
const NOW_SINCE = /\bnow \([^():]{3,28}\)(?=:)/gi;
const START =
  /\b(?:(?<!\b(?:capitals?|capital letters?|uppercase letters?) )at the (?:start|outset)(?! of (?:(?:the|each|an?|every|his|her) )?(?:activity|class|lesson|day|period|session|word|sentence|task|story|block|game|observation|interval|line))|(?:at )?the beginning(?! of (?:the )?(?:words?|sentences?|lines?))|the start of(?! (?:(?:the|each|an?|every|his|her) )?(?:words?|sentences?|activity|class|lesson|day|line|task|story))|beginning(?=\s*(?:\(|:|\.{2,}|of (?:the )?(?:year|school|period|iep|plan)))|(?<!\b(?:that|which|who) )began|start(?:ed|ing)? (?:at|with|out|level|point|from)|start(?=\s*:|\s+\d)|initially|initial (?:baseline|probe|score|data|level|session|benchmark)|(?<!(?:on|below|above|to|off) the )baselines?|in (?:grade \d{1,2}|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth) grade|kindergarten|preschool)(?=,? (?:he|she|they|[A-Z][a-z]+) (?:read|wrote|knew|spelled|said|named|counted|spoke)\b)|upon entry|at entry|(?:in|during) (?:the|his|her|their) (?:very )?first \w+ (?:weeks|days|months) (?:of (?:school|the (?:school )?(?:year|term|semester)|kindergarten|preschool|\w+ grade)|here|with us|at (?:this|our) school)|\bwhen (?:the|his|her|their) (?:[\w-]{2,16} ){1,4}(?:was|were) (?:first )?(?:begun|started|introduced)\b|\bcame to (?:me|us|my (?:class|caseload|room)|our (?:class|school|program)) (?=(?:getting|reading|with|at|knowing|saying|writing|spelling|solving|answering|using)\b)|(?:the|my|our|that|his|her|their) (?:very )?first (?:visit|probe|session|try|trial|attempt|observation|lesson|sample|meeting|check|count|recording|day|list|test|sheet|page)(?= (?:it|he|she|they|the|was|had|[A-Z]|of the (?:school )?(?:year|unit|quarter|semester))|,|\)|\.|;|:|$)|in the first week|\bfirst (?:week|half|days) of (?=Jan|Feb|Mar|Apr|May|June|July|Aug|Sep|Oct|Nov|Dec)|(?<=\()(?:(?:was|were|had been)\b|first (?:week|month|day)\b)|first probe|first session|in an? (?:very )?first (?:count|probe|sample|check|tally|observation|trial)|pre-?test|pre(?=\s?:\s*\d)|(?:K|kindergarten|preschool|pre-?K) (?:screen(?:ing|er)|check|probe|score|sample)s?(?=(?: (?:was|of|at|had|gave|showed))?[ :=]{1,3}\d)|where (?:he|she|they) (?:was|were)(?=\s?[(:])|the first (?:two |three |few |\d )?(?:weeks?|days?|month|sessions?))\b/gi;
const PRIOR =
  /(?<=\()old(?=\))|\b(?:last (?:school )?(?:year|spring|fall|winter|summer|quarter|trimester|semester|iep|annual|evaluation|review|triennial|may|june|march|april)(?!'s (?:goals?|plan|iep|objectives?|targets?)\b)|(?:the )?last time|when (?:we|I) last (?:met|tested|looked|checked|saw|spoke)|previous(?:ly)?|prior(?! to)|formerly|earlier|(?:a|one|two|three|four|\d) (?:school )?(?:years?|months?) (?:ago|before|earlier)|final progress (?:note|report)|discharge (?:note|summary|report|sheet)s?|former (?:school|district|teacher|therapist)|(?:up|down)(?: (?:a (?:little|bit)|slightly|only|just|somewhat|sharply))? from|(?:increase[ds]?|improve[ds]?|grew|grown|rose|risen|gone|went|progressed|moved|decrease[ds]?|drop(?:ped|s)?|dropping|declined|fell|fallen|decreasing|increasing|improving|climbed|advanced)(?: (?:\w+ ){0,2})? ?from|the (?:week|month|year|session) before|before (?:the )?(?:medication|intervention|treatment|the plan|services)|in (?:grade \d{1,2}|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth) grade|kindergarten|preschool)(?=,? (?:he|she|they|[A-Z][a-z]+) (?:\w+ed|was|had|were|could|did|got)\b)|(?<!from |since )(?:in|at the end of|during) (?:kindergarten|preschool|(?:first|second|third|fourth|fifth|sixth|seventh|eighth) grade)(?=,|:| it\b| the\b)|(?:at the (?:very )?(?:end|start|beginning) of|back in) (?:kindergarten|preschool|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth) grade|grade \d{1,2})\b(?! (?:text|passage|level|words?|materials?))|a year earlier|the year before|old(?:er)? (?:score|data|baseline)|initial (?:evaluation|eligibility)|old(?:er)? (?:building|school|class(?:room)?|placement|program|district|wing|site|campus)|(?:in|at|from|since) the (?:fall|winter|spring|autumn|start|end|middle) of (?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh) grade|grade \d{1,2}|kindergarten|preschool)|(?:in|during) (?:the|his|her|their) (?:very )?first (?:weeks?|days?|month) (?:of (?:school|the (?:school )?(?:year|term|semester)|kindergarten|preschool|\w+ grade)|here|with us|at (?:this|our) school)|before (?:thanksgiving|winter|spring|summer|christmas|fall|the holiday) (?:break|vacation))\b/gi;
/** "When kindergarten ended", "when he entered early intervention", "freshman-year files", "a similar sample for the 2025 visit": as told of a time long past. */
const LONG_PAST =
  /\b(?:in|during|over) the same (?:\w+ )?(?:weeks|days|weeks' time) (?:in|of|last) (?=[A-Z][a-z]{2,8}\b(?! \d))|\b(?:when|as|once|before|after) (?:(?:[a-z]+|[A-Z][a-z]+) ){0,3}?(?:(?:kindergarten|preschool|pre-?k|(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|last) (?:grade|year))|grade \d{1,2}) (?:ended|closed|finished|was over)|entered (?:early intervention|kindergarten|preschool|pre-?k|school|our|the (?:program|district|school|unit)|(?:\w+ )?grade|middle|high)|enrolled|transferred|(?:began|started|left) (?:school|kindergarten|preschool|middle school|high school|here|with us))\b|\b(?:freshman|sophomore|kindergarten|preschool|pre-?k|elementary|middle[- ]school|last year's|old)(?:[- ]year)?(?:'s)? (?:files?|records?|folders?|paperwork)\b|\b(?:similar|like|identical|comparable|parallel|same) (?:[a-z-]+ ){0,3}?(?:sample|set|list|probe|check|count|test|sheet|task|passage|log|deck|quiz|survey|form|observation|tally|exercise|trial|prompt)s?\b(?=[^.;\d]{0,40}\b(?:last (?:year|spring|fall|winter|summer|may|june)|(?:in|from|of|for) (?:the )?(?:20[0-3]\d|(?:\w+ )grade)\b))/gi;

/** "9 of 24 sentences began with a capital", "he began a strategy on his own": how a thing opens, and no time. */
const HOW_IT_OPENS =
  /^(?:began|started) (?:\d{1,3} (?:of|out of) (?:the )?\d{1,3} [a-z]|with (?:an? |the |capital)|each |every |within |when |after |by [a-z]+ing |(?:an?|his|her|their) (?!(?:[a-z]+ ){0,2}(?:year|school|program|services?|therapy|treatment|iep|plan|grade|term|semester|medication|unit)\b)[a-z]|to [a-z]{2,} |(?:work(?:ing)?|writing|tasks?|assignments?|conversations?) )/i;

const WINDOWS: readonly RegExp[] = [/^(?:boy|entry)$/, /^(?:moy|mid(?:-?year|dle)?)$/, /^(?:eoy|exit|end)$/];

function stepOf(match: RegExpExecArray): number {
  const [, worded, numbered, code, keyed, window, counted, bare, rowed] = match;
  const windowed = (keyed ?? window)?.toLowerCase();
  if (windowed !== undefined) return 1 + WINDOWS.findIndex((words) => words.test(windowed));
  const word = (worded ?? numbered ?? code ?? counted ?? bare ?? rowed ?? '').toLowerCase();
  const at = Math.max(ORDINALS.indexOf(word), NUMBERS.indexOf(word));
  return at >= 0 ? at + 1 : Number.parseInt(word, 10);
}

/** A year alone, where it can be nothing else. */
const YEAR =
  /(?=20)(?:(?<=\bin |\()20[0-4]\d(?=\)|:|,|\s)|(?<=^|[.;] )20[0-4]\d(?=:)|(?<=(?:\b(?:the|his|her|their|our|my|an?)|[a-z]'s) )20[0-4]\d(?= (?:[\w-]{2,16} )?(?:(?:re-?)?evaluation|report|testing|iep|ifsp|fba|bip|assessment|data|review|scores?|observation|sample|plan|file|results?|triennial|probe|visit|summary|screening|record)s?\b)|(?<=\b(?:report|evaluation|testing|assessment|sample|plan|summary|observation|review|file|screening|notes?|data|probe|iep|ifsp|fba)s? (?:of|from) )20[0-4]\d\b)/gi;

/** "In the 2024-25 school year": up to its end. */
const SCHOOL_YEAR = /\b(20[0-4]\d)[-/\u2013](?:20)?\d\d (?:school |academic )?year\b/gi;

const HAS_YEAR = /20[0-4]\d/;

/** Years told alone. */
function yearsIn(text: string): TimeWord[] {
  const at = ({ 0: told, index }: RegExpExecArray, order: number): TimeWord => ({
    when: { kind: 'date', text: told, order, hasYear: true },
    index,
    end: index + told.length,
  });
  return [
    ...everyMatch(SCHOOL_YEAR, text).map((match) => at(match, (Number(match[1]) + 1) * 12 + 6)),
    ...everyMatch(YEAR, text).map((match) => at(match, Number(match[0]) * 12 + 6)),
  ];
}

/** "Since the third quarter began on January 27": a beginning from which something lasts until now. */
const SINCE_THEN =
  /\bsince (?:the |this )?(?:new |(?:first|second|third|fourth) )?(?:quarter|trimester|semester|term|marking period|school year|year|month) (?:began|started|opened)(?: (?:on|in) (?:[A-Z][a-z]{2,8}\.?(?: \d{1,2})?|\d{1,2}\/\d{1,2}))?\b(?! ?\/)/gi;

const WORDS_MAX = 60;

const ALL_WORDS = new PatternIndex([SINCE_THEN, STEP, PRIOR, LONG_PAST, NOW, START], (pattern) => pattern);
const NONE: readonly RegExpExecArray[] = [];

/** Every time word of a short text, in order, none overlapping another. */
export const timeWordsIn = remembering((text: string): readonly TimeWord[] => {
  const found: TimeWord[] = [];
  const put = (when: When, index: number, length: number) => {
    const end = index + length;
    if (found.length < WORDS_MAX && !found.some((other) => index < other.end && other.index < end))
      found.push({ when, index, end });
  };
  const matches = ALL_WORDS.matches(text);
  const everyOf = (pattern: RegExp) => matches.find(({ entry }) => entry === pattern)?.matches ?? NONE;
  for (const match of everyOf(SINCE_THEN)) put({ kind: 'now' }, match.index, match[0].length);
  for (const match of everyOf(STEP)) put({ kind: 'step', step: stepOf(match) }, match.index, match[0].length);
  for (const match of everyOf(PRIOR)) put({ kind: 'prior' }, match.index, match[0].length);
  for (const match of everyOf(LONG_PAST)) put({ kind: 'prior' }, match.index, match[0].length);
  for (const match of text.includes('ow (') ? everyMatch(NOW_SINCE, text) : [])
    put({ kind: 'now' }, match.index, match[0].length);
  for (const { text: printed, index, order, hasYear } of datesIn(text))
    put({ kind: 'date', text: printed, order, hasYear }, index, printed.length);
  for (const { when, index, end } of HAS_YEAR.test(text) ? yearsIn(text) : []) put(when, index, end - index);
  for (const match of everyOf(NOW)) put({ kind: 'now' }, match.index, match[0].length);
  for (const match of everyOf(START))
    if (!HOW_IT_OPENS.test(text.slice(match.index, match.index + 48)))
      put({ kind: 'start' }, match.index, match[0].length);
  return found.sort((a, b) => a.index - b.index);
});

/** Where the words after a number stop being about it. */
const BREAK = /[,;.)]\s|[()]|\s(?:and|then|but|to|now|while|whereas|versus|vs)\b/i;

const isLabel = (text: string, { index, end, when }: TimeWord) =>
  when.kind === 'start' && /baseline/i.test(text.slice(index, end));

/** "Where he began (April 2025): 25%": the day only tells when that was. */
const BEGAN = /\b(?:baselines?|first|began|start(?:ed|ing)?|initial|entry|where (?:he|she|they) was|were)\b/i;

const PART_OF_GRADE = /^(?:in|at|from|since) the .{3,8} of /i;
const ADJOINS = /^[\s,]{0,3}\(?(?:in |on )?$/;
/** The word nearest to the number; a baseline that is called previous is history. */
function lastTold(words: readonly TimeWord[], text: string): TimeWord | undefined {
  const last = words.at(-1);
  const previous = words.at(-2);
  if (previous === undefined || last === undefined) return last;
  if (last.when.kind === 'start' && previous.when.kind === 'prior') return previous;
  // "Old building, June": the day only tells when that was.
  if (
    last.when.kind === 'date' &&
    previous.when.kind === 'prior' &&
    // "In the fall of second grade (September 11, 2025)": a full date says it better.
    !(last.when.hasYear && PART_OF_GRADE.test(text.slice(previous.index, previous.end))) &&
    ADJOINS.test(text.slice(previous.end, last.index))
  )
    return previous;
  const isDayOfStart =
    last.when.kind === 'date' &&
    previous.when.kind === 'start' &&
    BEGAN.test(text.slice(previous.index, previous.end)) &&
    /^[\s,]{0,3}\(?(?:in |on )?$/.test(text.slice(previous.end, last.index));
  return isDayOfStart ? previous : last;
}

interface NumberPlace {
  readonly index: number;
  readonly end: number;
}

/** What may stand between a time and the figure it leads to: "Q2: 45%", "Oct = 12", "Week 3 - 40%". */
const LEADS_IN = /^[\s:=(-]{1,8}$/;

/** "Q1: 40%   Q2: 45%   Q3: 60%": each time stands in front of its figure, so that none is told behind one. */
function isOfNext(
  text: string,
  before: TimeWord | undefined,
  number: NumberPlace,
  behind: TimeWord | undefined,
  next: NumberPlace | undefined,
): boolean {
  if (behind === undefined || next === undefined) return false;
  const lead = text.slice(behind.end, next.index);
  if (!LEADS_IN.test(lead)) return false;
  const isFirstTimed = before !== undefined && LEADS_IN.test(text.slice(before.end, number.index));
  return isFirstTimed || /[:=]/.test(lead) || /\s{3}$/.test(text.slice(number.end, behind.index));
}

/** "11 of 25 words (up from 7)": the word is about the number that follows it. */
const LEADS_ON = /\bfrom$/i;
const BRACKET_BEHIND = /^\s*[^\s,;.]{0,12}\s*\([^()]{1,40}\)/;
const IS_TO = /\bto\s*(?:about |approximately |nearly )?$/i;
const IS_FROM = /\bfrom\s*(?:about |approximately |nearly |an average of |a )?$/i;
const LEADS_TO = /^[^.;]{0,60}\bto\s+(?:about |approximately |nearly )?$/i;

/** Whether the word before a number tells its time whatever date follows. */
const isSettling = (before: TimeWord | undefined, index: number) =>
  before?.when.kind === 'start' || (before?.when.kind === 'prior' && index - before.end < 24);

/** "The last evaluation was in January 2023. At that time he ..." */
const SAME_TIME =
  /^(?:at|by|around|about|during) (?:that|the same) (?:time|point|visit|meeting|review|evaluation)\b/i;

/** The time that a sentence takes over from the one before it; undefined where it tells of its own. */
const timeTakenOver = (text: string, before: string | undefined): When | undefined =>
  before !== undefined && SAME_TIME.test(text) ? timeWordsIn(before).at(-1)?.when : undefined;

/**
 * The time of each number of one sentence. Words right after it in its own clause ("3 of 10 in the first quarter,") come
 * before those in front of it; a number with neither takes the time of the number before it in the same sentence.
 * @param sentenceBefore in the same paragraph
 */
export function timesOf(
  text: string,
  numbers: readonly NumberPlace[],
  sentenceBefore?: string,
): (When | undefined)[] {
  const lead = pastLeadOf(text);
  const words = wordsBeside(numbers, wordsBehind(lead, text), text);
  const used = new Set<TimeWord>();
  let last = timeTakenOver(text, sentenceBefore);
  // Where the last number ended that is no part of a time: "in the first four weeks".
  let lastEnd = 0;
  const times = numbers.map((number, at) => {
    const previousEnd = lastEnd;
    if (!words.some((word) => isPartOf(number, word))) lastEnd = number.end;
    const nextStart = numbers[at + 1]?.index ?? text.length;
    const after = text.slice(number.end, Math.min(nextStart, number.end + 90));
    const stop = BREAK.exec(after)?.index ?? after.length;
    // "42 (Jan. 14)": what stands in brackets right behind a number is still about it.
    const bracket = BRACKET_BEHIND.exec(after)?.[0].length ?? 0;
    const reach = number.end + Math.max(stop, bracket);
    const told = words.filter(
      (word) => !used.has(word) && word.index >= previousEnd && word.end <= number.index + 1,
    );
    const before = lastTold(told, text);
    const behind = words.find(
      (word) =>
        word.index >= number.end &&
        word.end <= reach + 1 &&
        !isLabel(text, word) &&
        !LEADS_ON.test(text.slice(word.index, word.end)),
    );
    const own = isOfNext(text, before, number, behind, numbers[at + 1]) ? undefined : behind;
    // "Baseline: 40 (11/24)", "up from 40 in May": the date behind tells when that was.
    const chosen = isSettling(before, number.index) ? before : (own ?? before);
    if (own !== undefined) used.add(own);
    const leads =
      IS_FROM.test(text.slice(previousEnd, number.index)) && LEADS_TO.test(text.slice(number.end, nextStart));
    const carried = comesTo(text.slice(previousEnd, number.index)) ? NOW_TOLD : last;
    const when: When | undefined = leads ? { kind: 'start' } : (chosen?.when ?? carried);
    // What is told behind a number holds for that number only.
    last = leads || isToldBehind(own, chosen) ? undefined : when;
    return when;
  });
  return times.map((when, at) =>
    lead !== undefined && isToldUnder(lead, text, numbers, at, when)
      ? { kind: lead.kind }
      : lead !== undefined && isBackInPresent(text, words, numbers, at)
        ? NOW_TOLD
        : when === undefined && isBeforeStep(text, numbers, times, at)
          ? NOW_TOLD
          : when,
  );
}

const isToldBehind = (own: TimeWord | undefined, chosen: TimeWord | undefined) =>
  own !== undefined && chosen === own;

/** "One the first week, two the second, and that is 5 of 15": what they come to, whenever each was. */
const SUMS_UP = /\b(?:that|this|which) (?:is|makes|comes to|gives|adds up to) (?:only |just )?$/i;
const comesTo = (before: string) => IS_TO.test(before) || SUMS_UP.test(before);

/** "Number line 1/10; rounding 0/10": a figure is no day. */
const wordsBeside = (
  numbers: readonly NumberPlace[],
  words: readonly TimeWord[],
  text: string,
): readonly TimeWord[] =>
  words.flatMap((word) => {
    const number = numbers.find(({ index, end }) => word.index < end && word.end > index);
    return number === undefined || isPartOf(number, word) ? [word] : monthBefore(word, number, text);
  });

/** "In the first four weeks of school": a number in a phrase that tells a time. */
const isPartOf = ({ index, end }: NumberPlace, word: TimeWord) =>
  word.when.kind !== 'date' && word.when.kind !== 'step' && word.index < index && word.end > end;

/** "January 8 of 14, March 9 of 14": the months, with a count where a day could stand. */
function monthBefore({ when, index }: TimeWord, number: NumberPlace, text: string): TimeWord[] {
  if (when.kind !== 'date' || index >= number.index) return [];
  const [month] = datesIn(text.slice(index, number.index).trimEnd());
  if (month?.index !== 0) return [];
  return [{ when: whenOn(month), index, end: index + month.text.length }];
}

/** "Last spring, when the current plan was written": what is called current in the lead was so then. */
const wordsBehind = (lead: PastLead | undefined, text: string): readonly TimeWord[] =>
  lead === undefined
    ? timeWordsIn(text)
    : timeWordsIn(text).filter(({ when, index }) => when.kind !== 'now' || index >= lead.end);

/** "Last spring he read 41 words, and he reads 58 on the same list": a verb alone says that the past is over. */
function isBackInPresent(
  text: string,
  words: readonly TimeWord[],
  numbers: readonly NumberPlace[],
  at: number,
): boolean {
  const [before, here] = [numbers[at - 1], numbers[at]];
  return (
    before !== undefined &&
    here !== undefined &&
    !words.some(({ index }) => index >= before.end) &&
    isPresent(text.slice(before.end, here.index))
  );
}

/** What a sentence tells that opens on an earlier time is of that time, until it says now, a full date or how it is. */
function isToldUnder(
  lead: PastLead,
  text: string,
  numbers: readonly NumberPlace[],
  at: number,
  when: When | undefined,
): boolean {
  const index = numbers[at]?.index ?? 0;
  const isOpen = when === undefined || when.kind === 'step' || (when.kind === 'date' && !when.hasYear);
  return (
    isOpen &&
    index >= lead.end &&
    !isPresent(text.slice(Math.max(lead.end, numbers[at - 1]?.end ?? 0), index))
  );
}

const NOW_TOLD: When = { kind: 'now' };

/** "8 of 20 trials (first semester, 6 of 20)": what stands in front of the bracket is how it is now. */
function isBeforeStep(
  text: string,
  numbers: readonly NumberPlace[],
  times: readonly (When | undefined)[],
  at: number,
): boolean {
  const [here, next] = [numbers[at], numbers[at + 1]];
  if (here === undefined || next === undefined || times[at + 1]?.kind !== 'step') return false;
  return /^[^().;]{0,40}\([^()]{0,40}$/.test(text.slice(here.end, next.index));
}
