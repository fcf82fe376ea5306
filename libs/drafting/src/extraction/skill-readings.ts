/** The shapes in which reports write countable skill data, each with the unit it means. */
import type { MeasureKind } from './measure.js';

export interface Reading {
  readonly index: number;
  readonly end: number;
  readonly kind: MeasureKind;
  readonly value: number;
  readonly upTo?: number | undefined;
  readonly outOf?: number | undefined;
  readonly unit: string;
  /** Set when the unit alone tells the area. */
  readonly area?: string | undefined;
}

type Read = (match: RegExpExecArray, text: string) => Omit<Reading, 'index' | 'end'> | undefined;

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const UP_TO = String.raw`(?:\s*%?\s*(?:-|to)\s*(\d{1,3}))?`;
const PER_MINUTE = String.raw`\s*(?:per|a|in (?:one|1|a)|\/)\s*(?:1[- ]?)?min(?:ute)?\b`;
const rate =
  (unit: string, area?: string): Read =>
  (match) => ({ kind: 'rate', value: Number(match[1]), upTo: optional(match[2]), unit, area });
const optional = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));

const CORRECT_WORDS = String.raw`(?:WCPM|CWPM|words?(?: read)? correct(?:ly)?(?: read)?(?:${PER_MINUTE})|correct words?(?:${PER_MINUTE})|correctly read words(?:${PER_MINUTE})|words(?: read)?(?:${PER_MINUTE}))`;
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
  [/WRF|word reading fluency/i, 'words read per minute', 'Decoding'],
  [/WIF|word identification fluency/i, 'words identified per minute', 'Decoding'],
];
const MAZE = 'correct maze replacements';

const PATTERNS: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(`${NUMBER}${UP_TO}\\s*${CORRECT_WORDS}`, 'gi'),
    (match, text) =>
      /typ(?:es|ing|ed)|keyboard/i.test(text)
        ? {
            kind: 'rate',
            value: Number(match[1]),
            upTo: optional(match[2]),
            unit: 'words typed per minute',
            area: 'Writing speed and keyboarding',
          }
        : rate('words correct per minute', 'Reading fluency')(match, text),
  ],
  [
    /(?:\bWCPM\b|words correct per minute|\bORF\b|oral reading fluency)\s*(?:\(WCPM\))?\s*(?:score)?\s*(?:of|:|=|was|is|at|\|)\s*(\d{1,3})\b(?!\s*(?:%|percent|st\b|nd\b|rd\b|th\b|\/|trials|minutes))/gi,
    rate('words correct per minute', 'Reading fluency'),
  ],
  [
    new RegExp(`${NUMBER}${UP_TO}\\s*(?:wpm)\\b`, 'gi'),
    (match, text) =>
      /typ|keyboard/i.test(text)
        ? rate('words typed per minute', 'Writing speed and keyboarding')(match, text)
        : /read|passage|fluen/i.test(text)
          ? rate('words correct per minute', 'Reading fluency')(match, text)
          : undefined,
  ],
  [
    new RegExp(
      `${NUMBER}${UP_TO}\\s*(?:digits correct|correct digits)(?:${PER_MINUTE}|\\s*per (?:two|2)[- ]minutes?)?`,
      'gi',
    ),
    rate('digits correct per minute', 'Math computation'),
  ],
  [
    new RegExp(`${NUMBER}${UP_TO}\\s*(?:correct )?letter[- ]sounds?(?: correct(?:ly)?)?${PER_MINUTE}`, 'gi'),
    rate('letter sounds per minute', 'Decoding'),
  ],
  [
    new RegExp(`${NUMBER}${UP_TO}\\s*(?:legible |correct )?letters${PER_MINUTE}`, 'gi'),
    rate('letters per minute', 'Writing speed and keyboarding'),
  ],
  [
    new RegExp(`${NUMBER}${UP_TO}\\s*(?:math )?(?:facts|problems)(?: correct(?:ly)?)?${PER_MINUTE}`, 'gi'),
    rate('facts correct per minute', 'Math computation'),
  ],
  [
    new RegExp(`${NUMBER}${UP_TO}\\s*(?:correct (?:word|writing) sequences|CWS\\b)`, 'gi'),
    rate('correct writing sequences', 'Written expression'),
  ],
  [
    new RegExp(`${NUMBER}${UP_TO}\\s*(?:total words written|TWW\\b)`, 'gi'),
    rate('total words written', 'Written expression'),
  ],
  [
    /(?:\bCWS\b|correct writing sequences)\s*(?:of|:|=|was|is)\s*(\d{1,3})\b/gi,
    rate('correct writing sequences', 'Written expression'),
  ],
  [
    /\b(?:NWF(?:[- ]?(?:CLS|WRC))?|PSF|LNF|LSF|WRF|WIF|(?:nonsense word|phoneme segmentation|letter naming|letter[- ]sound|word identification) fluency)\b\s*(?:\([A-Z-]{3,8}\))?\s*(?:score)?\s*(?:of|:|=|was|is|\||-)?\s*(\d{1,3})\b(?!\s*(?:%|st|nd|rd|th|\/))/gi,
    namedRate,
  ],
  [
    /\bmaze\b[^.\d]{0,24}(\d{1,2})\b(?!\s*(?:%|st|nd|rd|th|minutes|\/))/gi,
    rate(MAZE, 'Reading comprehension'),
  ],
  [
    /(?:\bMLU\b|mean length of utterance)[^.\d]{0,40}(\d{1,2}\.\d{1,2})/gi,
    (match) => ({
      kind: 'level',
      value: Number(match[1]),
      unit: 'mean length of utterance',
      area: 'Expressive language',
    }),
  ],
  [
    new RegExp(`${NUMBER}${UP_TO}\\s*%(?! ?(?:ile|confidence|ci\\b))|${NUMBER}\\s*percent\\b`, 'gi'),
    readPercent,
  ],
  [
    /\b(\d{1,3})\s*(?:\/|out of|of)\s*(?:the |a possible |his |her |their )?(\d{1,3})\b(?!\s*\/|\d|%|[- ]?(?:minute|hour|day))/gi,
    readRatio,
  ],
  [
    /\b(?:an? average of |about |approximately )?(\d{1,3}(?:\.\d{1,2})?)(?:\s*(?:-|to)\s*(\d{1,3}))?\s*((?:[a-z]+[- ]){0,3}?(?:times?|incidents?|occurrences?|instances?|episodes?|talk-?outs?|call-?outs?|outbursts?|elopements?|tantrums?|initiations?|requests?|prompts|redirections|messages|greetings|comments|interactions))(?:\s+(?:of|to)\s+[a-z -]{3,30}?)?\s*(?:per|a|an|each|every|in an?|during an?|within an?|over an?|\/)\s*((?:\d{1,3}[- ]?minutes?(?: (?:period|session|observation|class|block|sample))?|school day|day|hour|week|class period|class|period|session|minute|recess|observation|lesson)s?)\b/gi,
    readCount,
  ],
  [
    /(\d{1,3}(?:\.\d)?)(?:\s*(?:-|to)\s*(\d{1,3}))?\s*(?:consecutive )?-?(minutes?|seconds?|mins?|secs?)\b(?!\s+(?:interval|probe|sample))/gi,
    readDuration,
  ],
  [
    /\b(?:identif(?:y|ies|ied)|names?|named|recogniz(?:es|ed)|counts?|reads?|read|spells?|wrote|writes|uses?)\s+(?:only |up to |about |approximately |to )?(\d{1,3})\s+((?:uppercase |lowercase |sight |high-frequency |letter |different |spoken |core )?(?:letters?|sounds?|words|numbers|numerals|shapes|colors|signs|symbols))\b(?!\s*(?:per|in (?:one|a)|a min|out of|of \d|correct))/gi,
    (match) => ({ kind: 'count', value: Number(match[1]), unit: match[2] ?? 'items' }),
  ],
];

function namedRate(match: RegExpExecArray): ReturnType<Read> {
  const named = MEASURE_NAMES.find(([name]) => name.test(match[0]));
  return named === undefined
    ? undefined
    : { kind: 'rate', value: Number(match[1]), unit: named[1], area: named[2] };
}

function readPercent(match: RegExpExecArray, text: string): ReturnType<Read> {
  const value = Number(match[1] ?? match[3]);
  const isSane = value <= 100;
  if (!isSane) return undefined;
  const near = text.slice(Math.max(0, match.index - 90), match.index + match[0].length + 90);
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
  const upTo = optional(match[2]);
  if (/interval|on[- ]task|off[- ]task|engaged/i.test(near)) {
    const isOff = /off[- ]task/i.test(near) && !/on[- ]task/i.test(near);
    return {
      kind: 'interval',
      value,
      upTo,
      unit: isOff ? 'of intervals off task' : 'of intervals on task',
      area: 'Attention and task engagement',
    };
  }
  const noun =
    /^\s*(?:of (?:the |his |her |their )?)?((?:assignments|homework|opportunities|trials|letters|words|syllables|productions|steps|questions|items|problems|directions|utterances|time|occasions|sentences|transitions|tasks|classwork)\b)/i.exec(
      after,
    )?.[1];
  const isAccuracy = /accura|correct/i.test(near);
  const unit =
    noun !== undefined && /legib/i.test(near)
      ? `of ${noun.toLowerCase()} legible`
      : noun !== undefined
        ? `of ${noun.toLowerCase()}`
        : /legib/i.test(near)
          ? 'of the writing legible'
          : /intelligib/i.test(near)
            ? 'intelligible'
            : isAccuracy
              ? 'accuracy'
              : '';
  return { kind: 'percent', value, upTo, unit };
}

const RATIO_NOUN =
  /^\s*(?:\w+[- ]){0,3}?(opportunities|trials|questions|items|problems|words|letters|sounds|steps|elements|directions|sentences|points|assignments|attempts|transitions|probes|tasks|correct|productions|facts|sessions|prompts|contexts|utterances|days of)\b/i;

function readRatio(match: RegExpExecArray, text: string): ReturnType<Read> {
  const value = Number(match[1]);
  const outOf = Number(match[2]);
  if (outOf < 2 || value > outOf) return undefined;
  const before = text.slice(Math.max(0, match.index - 70), match.index);
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 50);
  if (
    /page\s*$|20\/\d|vision|hearing|grade\s*$|\bdays?\b|dates?\b|\bRPI\b|test\s*$|step\s*$|section\s*$/i.test(
      before.slice(-30),
    )
  )
    return undefined;
  if (
    /^\s*(?:days|periods|students|months|weeks|years|pages|school)/i.test(after) ||
    match[0].startsWith('20/')
  )
    return undefined;
  const noun = RATIO_NOUN.exec(after)?.[1]?.toLowerCase();
  const isScored =
    /correct|accura|score[ds]?|completed|answered|identified|followed|produced|solved|named|included|read\b|spelled|used|performed|turned in|imitated|matched|independently/i.test(
      before,
    );
  if (noun === undefined && !isScored) return undefined;
  const isBareSlash = match[0].includes('/') && noun === undefined && !/correct|score|accura/i.test(before);
  if (isBareSlash || noun === 'days of') return undefined;
  return { kind: 'ratio', value, outOf, unit: noun === undefined || noun === 'correct' ? 'items' : noun };
}

function readCount(match: RegExpExecArray): ReturnType<Read> {
  const what = (match[3] ?? 'times').toLowerCase().replace(/^(?:and|or|of) /, '');
  if (/extended|attend|consult/i.test(what)) return undefined;
  return {
    kind: 'count',
    value: Number(match[1]),
    upTo: optional(match[2]),
    unit: `${what} per ${(match[4] ?? '').toLowerCase()}`,
  };
}

const DURATION_CUE =
  /attention span|sustain|attends?\b|attended|remain|stay(?:s|ed)?\b|engag|on[- ]task|latency|calm|persist|focus|work(?:s|ed)? (?:independently )?for|average duration|last(?:s|ed|ing)|tantrum|hold(?:s|ing)?\b|balance|stand(?:s|ing)?\b|return(?:s|ed)? to|plays? (?:\w+ ){0,3}for|begin|start(?:s|ed|ing)? (?:work|task)/i;
const NOT_DURATION =
  /observ(?:ed|ation)|session|per (?:week|day|month)|weekly|daily|service|timed|test\b|evaluation|passage|probe|sample|interval|screen time|break|each day|\d{1,2}:\d{2}|therapy/i;

function readDuration(match: RegExpExecArray, text: string): ReturnType<Read> {
  const before = text.slice(Math.max(0, match.index - 80), match.index);
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 24);
  const isWindow =
    /(?:in|during|over|within|of) an?\s*$/i.test(before.slice(-14)) ||
    /^\s*(?:observation|session|block|period|sample|reading|math|class|lesson|per\b|a (?:day|week)|each|timing|passage)/i.test(
      after,
    );
  if (!DURATION_CUE.test(before) || NOT_DURATION.test(before.slice(-40)) || isWindow) return undefined;
  return {
    kind: 'duration',
    value: Number(match[1]),
    upTo: optional(match[2]),
    unit: /^s/i.test(match[3] ?? '') ? 'seconds' : 'minutes',
  };
}

const READINGS_MAX = 40;

/** Every countable number of a text with its unit, in order. At most 40. */
export function readingsIn(text: string): Reading[] {
  const readings: Reading[] = [];
  for (const [pattern, read] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      if (readings.length >= READINGS_MAX) break;
      const end = match.index + match[0].length;
      const isTaken = readings.some((other) => match.index < other.end && end > other.index);
      const made = isTaken || /[\d.,/:#-]$/.test(text.slice(0, match.index)) ? undefined : read(match, text);
      if (made !== undefined) readings.push({ ...made, index: match.index, end });
    }
  }
  return readings.sort((a, b) => a.index - b.index);
}
