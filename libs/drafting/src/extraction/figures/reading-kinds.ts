/** What a matched shape means: percent of what, a ratio or a date, a count or a schedule, a duration or a lesson's length. */
import { countedBehind, isDateSlash, isScoredSlash } from '../times/day-or-score.js';
import { everyMatch } from '../text/every-match.js';
import type { MeasureKind } from '../measure.js';
import { mayBeWhole } from './named-numbers.js';
import { digitsUnit, probeMinutesIn } from './timed-counts.js';
import { shareOf } from './unit-names.js';

export interface Reading {
  readonly index: number;
  readonly end: number;
  /** Where the number itself stands, when a name stands before it within the shape. */
  readonly at?: number | undefined;
  readonly kind: MeasureKind;
  readonly value: number;
  readonly upTo?: number | undefined;
  readonly outOf?: number | undefined;
  readonly unit: string;
  /** Set when the unit alone tells the area. */
  readonly area?: string | undefined;
}

/** `context`: the goal, heading and sentences that the text stands under. */
export type Read = (
  match: RegExpExecArray,
  text: string,
  context: string,
) => Omit<Reading, 'index' | 'end'> | undefined;

export const rate =
  (unit: string, area?: string): Read =>
  (match) => ({ kind: 'rate', value: Number(match[1]), upTo: optional(match[2]), unit, area });
/** Digits counted over the minutes the probe lasted, told behind the figure or before it. */
export const readDigits: Read = (match, text, context) => {
  const near = text.slice(Math.max(0, match.index - 60), match.index + match[0].length + 24);
  const minutes = /per (?:one |a |1 ?)?min|dcpm|cdpm/i.test(match[0]) ? 1 : probeMinutesIn(near);
  return rate(digitsUnit(minutes), 'Math computation')(match, text, context);
};
export const optional = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));

const MEASURE_NAMES: readonly (readonly [RegExp, string, string])[] = [
  [/NWF[- ]?WRC/i, 'nonsense words recoded per minute', 'Decoding'],
  [
    /NWF(?:[- ]?CLS)?|nonsense word fluency/i,
    'correct letter sounds in nonsense words per minute',
    'Decoding',
  ],
  [/PSF|phoneme segmentation fluency/i, 'sound segments per minute', 'Phonological awareness'],
  [/LNF|letter naming fluency/i, 'letters named per minute', 'Decoding'],
  [/LSF|letter[- ]sound fluency/i, 'letter sounds per minute', 'Decoding'],
  [/CBM/i, 'words correct per minute', 'Reading fluency'],
  [/WRF|word reading fluency/i, 'words read per minute', 'Decoding'],
  [/WIF|word identification fluency/i, 'words identified per minute', 'Decoding'],
];
export const decimal = (whole: string | undefined, part: string | undefined) =>
  Number(part === undefined ? whole : `${whole}.${part}`);

export function readLevel(match: RegExpExecArray): ReturnType<Read> {
  const [value, outOf] = [decimal(match[1], match[2]), Number(match[3])];
  return value > outOf ? undefined : { kind: 'level', value, outOf, unit: `on a ${outOf}-point rubric` };
}

const POINTS: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6 };

/** "The mean rubric score over the three problems so far is 1.3", of the rubric the sentence or the one before names. */
export function readMeanLevel(match: RegExpExecArray, text: string, context: string): ReturnType<Read> {
  const near = `${text} ${context.slice(0, 500)}`;
  const scale = /\b(?:(\d{1,2})|(three|four|five|six))[- ]?(?:point|pt|level)s?\b/i.exec(near);
  const outOf = scale === null ? Number.NaN : Number(scale[1] ?? POINTS[(scale[2] ?? '').toLowerCase()]);
  const value = decimal(match[1], match[2]);
  return /rubric/i.test(near) && value <= outOf
    ? { kind: 'level', value, outOf, unit: `on a ${outOf}-point rubric` }
    : undefined;
}

/** "a 0-4 rubric", "the 1-to-4 scale", "(1 beginning, 2 developing, 3 proficient, 4 leading)", "a 4-point rubric". */
const SCALES: readonly RegExp[] = [
  /\b[01][- ]?(?:to|-|–)[- ]?(\d{1,2})\b[^.;]{0,40}\b(?:rubric|scale)/i,
  /\b(?:rubric|scale)\b[^.;]{0,24}\b[01] ?(?:to|-|–) ?(\d{1,2})\b/i,
  /\b(\d{1,2})[- ](?:point|level)s?\b[^.;]{0,24}\b(?:rubric|scale)|\b(?:rubric|scale)\b[^.;]{0,40}\b(\d{1,2})[- ](?:point|level)s?\b/i,
  /\((?:[01] [a-z][a-z ]{2,20}, )(?:[2-5] [a-z][a-z ]{2,20}, ){1,4}(\d) [a-z]/i,
];

/** "Her four stories averaged 1.5", "Averaged over its five rows he stands at 1.8": on the scale told before. */
export function readAverageLevel(match: RegExpExecArray, text: string, context: string): ReturnType<Read> {
  const near = `${text.slice(0, match.index)} ${context.slice(0, 500)}`;
  if (!/rubric|scale/i.test(near)) return undefined;
  const scale = SCALES.map((shape) => shape.exec(near)).find((found) => found !== null);
  const outOf = Number(scale?.[1] ?? scale?.[2] ?? Number.NaN);
  const value = decimal(match[1], match[2]);
  return value <= outOf ? { kind: 'level', value, outOf, unit: `on a ${outOf}-point rubric` } : undefined;
}

export function namedRate(match: RegExpExecArray): ReturnType<Read> {
  const named = MEASURE_NAMES.find(([name]) => name.test(match[0]));
  return named === undefined
    ? undefined
    : { kind: 'rate', value: Number(match[1]), unit: named[1], area: named[2] };
}

const SHARE_NOUN =
  /^\s*(?:of (?:the |his |her |their |all )?)?(?:\w+ )?((?:assignments|homework|opportunities|trials|letters|words|syllables|productions|steps|questions|items|problems|directions|utterances|time|occasions|sentences|transitions|tasks|classwork|work|points|attempts)\b)/i;

export function readPercent(match: RegExpExecArray, text: string, context: string): ReturnType<Read> {
  const value = Number(match[1] ?? match[3]);
  if (value > 100) return undefined;
  const near = text.slice(Math.max(0, match.index - 90), match.index + match[0].length + 90);
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
  const upTo = optional(match[2]);
  const noun = SHARE_NOUN.exec(after)?.[1]?.toLowerCase();
  const named = shareOf(near);
  if (named.kind === 'interval' || named.area !== undefined)
    return { kind: named.kind, value, upTo, unit: named.unit, area: named.area };
  if (noun !== undefined && noun !== 'time')
    return { kind: 'percent', value, upTo, unit: /legib/i.test(near) ? `of ${noun} legible` : `of ${noun}` };
  if (named.unit !== 'accuracy') return { kind: 'percent', value, upTo, unit: named.unit };
  if (/accura|correct/i.test(near)) return { kind: 'percent', value, upTo, unit: 'accuracy' };
  const wider = shareOf(context);
  if (wider.kind === 'interval' && noun !== undefined)
    return { kind: 'percent', value, upTo, unit: 'of the time' };
  return wider.unit === 'accuracy'
    ? { kind: 'percent', value, upTo, unit: noun === undefined ? '' : 'of the time' }
    : { kind: wider.kind, value, upTo, unit: wider.unit, area: wider.area };
}

/** "14 of 26 letters legible": whatever the letters were named, it is how they are written that is counted. */
const LEGIBLE = /^\s*(?:letters|numerals|words) (?:were |are |was )?(?:legib|readable)/i;
/** What "3 of 4" may count besides what a student does. */
const NOT_RATIO_BEFORE =
  /page\s*$|(?:^|[\s,/])sheet\s*$|\bp\.\s*$|20\/\d|vision|hearing screen|\bgrade\s*$|\bdates?\b|\bRPI\b|test\s*$|step\s*$|section\s*$|goal\s*$|form\s*$|\bpart\s*$|table\s*$|room\s*$|\b(?:on|by|before|since|until|through|dated?|week of|wk of|due)\s*$/i;
/** What follows "3 of 4" when it counts people, pages or time rather than what a student does. */
const NOT_RATIO_AFTER =
  /^\s*(?:(?:the |required )?credits\b|periods|students|children|teachers|staff|months|weeks|years|pages|school(?! day)|goals|needs|priorities|reasons|concerns|named\b(?!\s*(?:[.;,(]|$| correct))|said\b|report(?:ed)?\b|mention|listed|noted|agreed|raters|(?:classes|tests)\b(?! (?:where|when|in which|on which)))/i;
/** What "3 in 10" may count; of anything else it is no ratio. */
const COUNTED_IN =
  /^(?:trials|tries|chances|opportunities|attempts|times|days|situations|sessions|games|homework|assignments|papers|questions|transitions|words|conversations)$/;

/** "3 in 10 tries", "2 times in 10": of days, lessons and the like it is a rate and no ratio. */
function isCountedIn(shape: string, after: string, noun: string | undefined): boolean {
  if (/\btimes?\b/i.test(shape))
    return !/^\s+(?!(?:and|or|but|on|with|when|for|at|tries|trials|chances|opportunities|attempts)\b)[a-z]/i.test(
      after,
    );
  return !/\d\s*in\s/i.test(shape) || COUNTED_IN.test(noun ?? '');
}

export function readRatio(match: RegExpExecArray, text: string, context: string): ReturnType<Read> {
  const [value, outOf] = [Number(match[1]), Number(match[2])];
  if (outOf < 2 || value > outOf) return undefined;
  const isSlash = match[0].includes('/');
  const before = text.slice(Math.max(0, match.index - 70), match.index);
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
  if (isOfSomethingElse(before, after, isSlash)) return undefined;
  const noun = countedBehind(after);
  if (!isCountedIn(match[0], after, noun)) return undefined;
  if (isSlash && isDateSlash(match, text, context)) return undefined;
  if (isSlash && noun === undefined && !isScoredSlash(match, text, context)) return undefined;
  if (/rubric/i.test(`${before} ${after}`) && outOf <= 6)
    return { kind: 'level', value, outOf, unit: `on a ${outOf}-point rubric` };
  const area = LEGIBLE.test(after) ? 'Handwriting' : undefined;
  const isSumOfRubric =
    (noun === undefined || noun === 'points') && [text, context].some((told) => hasScaleOf(outOf, told));
  if (isSumOfRubric) return { kind: 'ratio', value, outOf, unit: 'points', area };
  return {
    kind: 'ratio',
    value,
    outOf,
    unit: noun === undefined || noun === 'correct' ? 'items' : noun,
    area,
  };
}

/** "a 16-point rubric"; a pattern made of the number itself would have to be compiled for each report anew. */
const SCALE_OF_POINTS = /\b(\d{1,3})[- ]points? (?:\w+ ){0,2}(?:rubric|scale)\b/gi;
const hasScaleOf = (points: number, told: string) =>
  everyMatch(SCALE_OF_POINTS, told).some((match) => Number(match[1]) === points);

/** "asked for extra time on 3 of 14 tests": a deed of the student's, of which the tests are the chances. */
const DONE_ON =
  /\b(?:ask|request|us|tell|told|spoke|volunteer|join|start|remind)(?:ed|es|s)?\b[^.;]{0,50}\b(?:on|in|during|at) $/i;
const CHANCES_BEHIND = /^\s*(?:classes|tests)\b/i;

/** A page, a date, a count of people. */
function isOfSomethingElse(before: string, after: string, isSlash: boolean): boolean {
  const isPlace = NOT_RATIO_BEFORE.test(before.slice(-24));
  return (
    (NOT_RATIO_AFTER.test(after) && !(CHANCES_BEHIND.test(after) && DONE_ON.test(before))) ||
    (isPlace && (isSlash || !/\b(?:on|by|through|since|until)\s*$/i.test(before)))
  );
}

/** Words between a number and "per week" that make it a schedule, a rate read elsewhere, or nothing. */
const NOT_COUNTED =
  /extended|planned|chances?\b|opportunit\w+|consult|minutes?\b|\bmin\b|hours?\b|seconds?\b|percent|days?\b|weeks?\b|months?\b|\bof\b|grade|year|words?\b|digits|letters?\b|\b(?:is|was|were|are|and|or|in|on|at|with|who|that)\b|sessions?\b|sounds?\b|problems?\b|facts?\b|segments|trials?\b|mornings?|afternoons?|evenings?|nights?|periods?\b|classes\b|meetings?|visits?\b|miles?/i;
const SCHEDULE =
  /(?:currently |now )?provides|\bassistance\b|\d ?min\w* of [A-Z]|therapy|\bservices?\b|pull-?out|push-?in|instruction|counseling|consultation|tutoring|intervention group|receives|meets with|medication|\bdose|coaching|mentoring|training/i;

const COMPANIONS =
  /^(?:\w+ )?(?:girls|boys|friends|children|kids|classmates|peers|students|adults|pupils|teammates)$/;

export function readCount(match: RegExpExecArray, text: string): ReturnType<Read> {
  const what = (match[3] ?? 'times').toLowerCase().replace(/^(?:and|or|of) /, '');
  if (NOT_COUNTED.test(what) || /^(?:or |and )?(?:fewer|less|more)\b/i.test(match[3] ?? '')) return undefined;
  const near = text.slice(Math.max(0, match.index - 70), match.index + match[0].length + 30);
  // "A page of grade 5 text each week": the number is the grade's.
  if (/\b(?:grades?|gr\.?|levels?) $/i.test(near.slice(0, Math.min(70, match.index)))) return undefined;
  // "The packet, which holds 12 items every day".
  if (
    /\b(?:holds?|contains?|consists? of|assigns?) (?:about )?$/i.test(
      near.slice(0, Math.min(70, match.index)),
    )
  )
    return undefined;
  // "She eats with the same four girls each day": who is there.
  if (
    COMPANIONS.test(what) &&
    /\b(?:with|near|beside|by|among)(?: the)?(?: same)? $/i.test(near.slice(0, Math.min(70, match.index)))
  )
    return undefined;
  // A number told in words left room behind it when it was made digits.
  const isSession = /\d\s{0,8}-?min\w*,?\s*$/i.test(text.slice(Math.max(0, match.index - 20), match.index));
  if (/^(?:times?|x)$/.test(what) && (isSession || SCHEDULE.test(near))) return undefined;
  return {
    kind: 'count',
    value: Number(match[1]),
    upTo: optional(match[2]),
    unit: `${what} per ${(match[4] ?? '').toLowerCase()}`,
  };
}

const DURATION_CUE =
  /attention span|sustain|attends?\b|attended|remain|stay(?:s|ed)?\b|engag|on[- ]task|latency|calm|persist|focus|work(?:s|ed)? (?:independently )?for|work(?:s|ed) (?:about |only )?$|average duration|last(?:s|ed|ing)|tantrum|hold(?:s|ing)?\b|balance|stand(?:s|ing)?\b|return(?:s|ed)? to|plays? (?:\w+ ){0,3}for|begin|start(?:s|ed|ing)? (?:work|task)|c[ao]me back|back to|recover|settle|mark\b|to (?:get|write|finish|complete|transition|return|respond)|\blongest (?:[a-z]+ )?(?:stretch|time|span|period|run)\b|\bstretch(?:es)?\b|(?:minutes|times?|latency|duration|how long)\b[^.;]{0,60}\b(?:average|mean|median) of (?:about )?$|took|takes|median of|reads? aloud for|alone for|waits?\b|sits?\b|sat\b/i;
/** "2 min 50 sec" is one time: neither of its figures is the whole, and nobody wrote their sum. */
const MINUTES_BEFORE = /\d\s?min(?:ute)?s?\.?,?(?: and)? $/i;
const SECONDS_BEHIND = /^\.?,?(?: and)? \d{1,2} ?s(?:ec|econd)?s?\b/i;
/** "played beside a boy, with the same blocks, for": something done and how long it was kept up. */
const KEPT_UP =
  /\b(?:play|work|read|listen|look|talk|walk|s[ai]ng|sw[ai]m|writ|wrote|draw|drew|stack|build|built|watch|danc|rode|join|wait|stood|kept)\w{0,4}\b[^.;]{0,80}\bfor (?:about |only |just |up to |around |nearly )?$/i;
/** "Lunch lasts 25 minutes", "meltdowns lasting > 2 minutes": the day's plan or a definition. */
const LENGTH_OF_AN_EVENT =
  /\b(?:lunch|recess|class(?:es)?|periods?|blocks?|lessons?|sessions?|meetings?|ride|video|movie|assembly|passing time|break|shift) (?:only |usually |generally )?(?:lasts?|lasted|runs?|takes?|is|was) (?:about |only |for )?$|\blasting (?:more|longer) than $|[<>\u2265\u2264]\s?$/i;
/** "I sat in on the workshop for thirty minutes." */
const WATCHER_STAYED =
  /\b(?:I|[Ww]e) (?:recorded|taped|sat|watched|visited|joined|looked|stayed|observed|was in|were in)\b[^.;]{0,60}\bfor (?:about )?$/;
/** "In the two class visits together (a total of 110 minutes)": how long somebody watched. */
const WATCHED_IN_ALL =
  /\b(?:visits|observations|sessions|lessons|samples|classes|periods|blocks)\b[^.;()]{0,24}\((?:for )?(?:a )?total of $/i;
const NOT_DURATION =
  /observ(?:ed|ation)|session|per (?:week|day|month)|weekly|daily|service|timed|test\b|evaluation|passage|probe|sample|interval|screen time|break|each day|\d{1,2}:\d{2}|therapy/i;

/** Whether the words around a time say that it is how long something took or lasted. */
const isCuedTime = (before: string, after: string): boolean =>
  DURATION_CUE.test(before) ||
  KEPT_UP.test(before) ||
  (/\bneed(?:s|ed)? (?:about |only |another )?$/i.test(before) && /^\s*to /.test(after)) ||
  /^\s*(?:before|until) (?:he|she|they) (?:is|are|was|were) (?:back|calm|ready|able|quiet|seated|settled|working|on task)\b/i.test(
    after,
  ) ||
  /^\s*(?:before|to) (?:(?:he|she|they) )?(?:start|begin|began|get|got|settle|finish|calm|return|come|write|complete|stop)/i.test(
    after,
  );

export function readDuration(match: RegExpExecArray, text: string): ReturnType<Read> {
  const before = text.slice(Math.max(0, match.index - 90), match.index);
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 32);
  if (/\b\d{1,3}\s?(?:%|percent)? (?:out )?of (?:the |a )?$/i.test(before)) return undefined;
  const isWindow =
    /(?:in|during|over|within|of) an?\s*$|\b(?:during|within|across)\s*$|\b(?:first|last|next|every|each|for the) $/i.test(
      before.slice(-14),
    ) ||
    (/\b(?:in|over|during|across)\s*$/i.test(before) && /^\s*of\b/.test(after)) ||
    /^\s*(?:observation|session|block|period|sample|reading|math|class|lesson|per\b|a (?:day|week)|each|timing|passage|,? ?(?:\d{1,2}|once|twice|three|four|five) ?(?:times|x|sessions|days)\b)/i.test(
      after,
    ) ||
    LENGTH_OF_AN_EVENT.test(before) ||
    WATCHER_STAYED.test(before) ||
    (before.endsWith('total of ') && WATCHED_IN_ALL.test(before));
  if (!isCuedTime(before, after) || NOT_DURATION.test(before.slice(-40)) || isWindow) return undefined;
  if (MINUTES_BEFORE.test(before) || SECONDS_BEHIND.test(after)) return undefined;
  return {
    kind: 'duration',
    value: Number(match[1]),
    upTo: optional(match[2]),
    unit: /^s/i.test(match[3] ?? '') ? 'seconds' : 'minutes',
  };
}

/** What was done so and so many times, as far as the unit must tell what shall become less. */
const DONE: readonly (readonly [RegExp, string])[] = [
  [/redirect/i, 'redirections'],
  [/interrupt/i, 'interruptions'],
  [/call(?:s|ed|ing)? out|blurt/i, 'call-outs'],
  [/talk(?:s|ed|ing)? out/i, 'talk-outs'],
  [
    /(?:left|leaves|leaving|got (?:up|out)|out of) (?:of )?(?:his|her|their|the) (?:seat|chair|desk|area)/i,
    'times out of seat',
  ],
  [/\b(?:hit|kick|push|bit|scratch|threw|throw)/i, 'incidents of aggression'],
];

/** "During a 15-minute block he was redirected 9 times": the time watched is told first. */
function readInWindow(match: RegExpExecArray, text: string): ReturnType<Read> {
  const before = text.slice(Math.max(0, match.index - 160), match.index);
  const window =
    /\b(?:during|in|over|within|across)\s+(?:an?|one|the|his|her|their|that|this)\s+(?:single\s+)?(\d{1,3})[- ]minutes?\b[^.;\d]{0,110}$/i.exec(
      before,
    );
  if (window === null) return undefined;
  const done = DONE.find(([words]) => words.test(window[0]))?.[1] ?? 'times';
  return { kind: 'count', value: Number(match[1]), unit: `${done} per ${window[1] ?? ''} minutes` };
}

const WHOLE_BEFORE =
  /\b(?:wrote|contained|there were|had|across|should have been|marked|over|out of|of|in|during|given|shown|presented with|asked|list of|set of|on|from|with|[a-z]{3,}:)\s+(?:(?:the|these|those|his|her|their|all|a total of)\s+)?(?:(?:first|last|next|same|most common)\s+)?(\d{1,3})\s+((?!minutes|days|weeks|months|years|minute|hours|feet)(?:["']?[a-z/-]+["']? ){0,4}?[a-z]{3,16}s)\b/gi;

/** "Given 20 words, she read 11 correctly", "Across 10 crossings he stopped 4 times": the whole is told first. */
export const readPartOf: Read = (match, text) => {
  const before = text.slice(Math.max(0, match.index - 260), match.index);
  // Of several wholes the last: "over 3 lunches there were 14 chances, and he did so 3 times".
  const lead =
    everyMatch(WHOLE_BEFORE, before)
      .filter(
        ({ index, 0: told }) =>
          index + told.length >= before.length - 140 && !before.slice(index + told.length).includes('.'),
      )
      .at(-1) ?? null;
  const outOf = Number(lead?.[1] ?? Number.NaN);
  if (lead === null && /times?$/i.test(match[0])) return readInWindow(match, text);
  if (lead === null || outOf < 2 || Number(match[1]) > outOf) return undefined;
  const unit = (lead[2] ?? 'items').toLowerCase().split(' ').at(-1) ?? 'items';
  if (!mayBeWhole(unit, /^of\b/i.test(lead[0]))) return undefined;
  return { kind: 'ratio', value: Number(match[1]), outOf, unit };
};
