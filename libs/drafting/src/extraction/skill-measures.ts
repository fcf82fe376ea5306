/** Countable skill data in prose and rows: rates, percents, ratios, counts, intervals, durations. */
import { EVIDENCE_WORDS } from '../areas/evidence-words.js';
import { datesIn } from './dates.js';
import type { Measure, MeasureKind } from './measure.js';
import { type Passage, quotePassage } from './passages.js';

interface Reading {
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
const rate = (unit: string, area?: string): Read => (match) => ({ kind: 'rate', value: Number(match[1]), upTo: optional(match[2]), unit, area });
const optional = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));

const CORRECT_WORDS = String.raw`(?:WCPM|CWPM|words?(?: read)? correct(?:ly)?(?: read)?(?:${PER_MINUTE})|correct words?(?:${PER_MINUTE})|correctly read words(?:${PER_MINUTE})|words(?: read)?(?:${PER_MINUTE}))`;
const MEASURE_NAMES: readonly (readonly [RegExp, string, string])[] = [
  [/NWF[- ]?WRC/i, 'nonsense words recoded per minute', 'Decoding'],
  [/NWF(?:[- ]?CLS)?|nonsense word fluency/i, 'correct letter sounds in nonsense words per minute', 'Decoding'],
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
        ? { kind: 'rate', value: Number(match[1]), upTo: optional(match[2]), unit: 'words typed per minute', area: 'Writing speed and keyboarding' }
        : rate('words correct per minute', 'Reading fluency')(match, text),
  ],
  [
    /(?:\bWCPM\b|words correct per minute|\bORF\b|oral reading fluency)\s*(?:\(WCPM\))?\s*(?:score)?\s*(?:of|:|=|was|is|at|\|)\s*(\d{1,3})\b(?!\s*(?:%|percent|st\b|nd\b|rd\b|th\b|\/|trials|minutes))/gi,
    rate('words correct per minute', 'Reading fluency'),
  ],
  [new RegExp(`${NUMBER}${UP_TO}\\s*(?:wpm)\\b`, 'gi'), (match, text) => /typ|keyboard/i.test(text) ? rate('words typed per minute', 'Writing speed and keyboarding')(match, text) : /read|passage|fluen/i.test(text) ? rate('words correct per minute', 'Reading fluency')(match, text) : undefined],
  [new RegExp(`${NUMBER}${UP_TO}\\s*(?:digits correct|correct digits)(?:${PER_MINUTE}|\\s*per (?:two|2)[- ]minutes?)?`, 'gi'), rate('digits correct per minute', 'Math computation')],
  [new RegExp(`${NUMBER}${UP_TO}\\s*(?:correct )?letter[- ]sounds?(?: correct(?:ly)?)?${PER_MINUTE}`, 'gi'), rate('letter sounds per minute', 'Decoding')],
  [new RegExp(`${NUMBER}${UP_TO}\\s*(?:legible |correct )?letters${PER_MINUTE}`, 'gi'), rate('letters per minute', 'Writing speed and keyboarding')],
  [new RegExp(`${NUMBER}${UP_TO}\\s*(?:math )?(?:facts|problems)(?: correct(?:ly)?)?${PER_MINUTE}`, 'gi'), rate('facts correct per minute', 'Math computation')],
  [new RegExp(`${NUMBER}${UP_TO}\\s*(?:correct (?:word|writing) sequences|CWS\\b)`, 'gi'), rate('correct writing sequences', 'Written expression')],
  [new RegExp(`${NUMBER}${UP_TO}\\s*(?:total words written|TWW\\b)`, 'gi'), rate('total words written', 'Written expression')],
  [/(?:\bCWS\b|correct writing sequences)\s*(?:of|:|=|was|is)\s*(\d{1,3})\b/gi, rate('correct writing sequences', 'Written expression')],
  [/\b(?:NWF(?:[- ]?(?:CLS|WRC))?|PSF|LNF|LSF|WRF|WIF|(?:nonsense word|phoneme segmentation|letter naming|letter[- ]sound|word identification) fluency)\b\s*(?:\([A-Z-]{3,8}\))?\s*(?:score)?\s*(?:of|:|=|was|is|\||-)?\s*(\d{1,3})\b(?!\s*(?:%|st|nd|rd|th|\/))/gi, namedRate],
  [/\bmaze\b[^.\d]{0,24}(\d{1,2})\b(?!\s*(?:%|st|nd|rd|th|minutes|\/))/gi, rate(MAZE, 'Reading comprehension')],
  [/(?:\bMLU\b|mean length of utterance)[^.\d]{0,40}(\d{1,2}\.\d{1,2})/gi, (match) => ({ kind: 'level', value: Number(match[1]), unit: 'mean length of utterance', area: 'Expressive language' })],
  [new RegExp(`${NUMBER}${UP_TO}\\s*%(?! ?(?:ile|confidence|ci\\b))|${NUMBER}\\s*percent\\b`, 'gi'), readPercent],
  [/\b(\d{1,3})\s*(?:\/|out of|of)\s*(?:the |a possible |his |her |their )?(\d{1,3})\b(?!\s*\/|\d|%|[- ]?(?:minute|hour|day))/gi, readRatio],
  [/\b(?:an? average of |about |approximately )?(\d{1,3}(?:\.\d{1,2})?)(?:\s*(?:-|to)\s*(\d{1,3}))?\s*((?:[a-z]+[- ]){0,3}?(?:times|incidents?|occurrences?|instances?|episodes?|talk-?outs?|call-?outs?|outbursts?|elopements?|tantrums?|initiations?|requests?|prompts|redirections|messages|greetings|comments|interactions))(?:\s+(?:of|to)\s+[a-z -]{3,30}?)?\s*(?:per|a|an|each|every|in an?|during an?|within an?|over an?|\/)\s*((?:\d{1,3}[- ]?minutes?(?: (?:period|session|observation|class|block|sample))?|school day|day|hour|week|class period|class|period|session|minute|recess|observation|lesson)s?)\b/gi, readCount],
  [/(\d{1,3}(?:\.\d)?)(?:\s*(?:-|to)\s*(\d{1,3}))?\s*(?:consecutive )?-?(minutes?|seconds?|mins?|secs?)\b/gi, readDuration],
  [/\b(?:identif(?:y|ies|ied)|names?|named|recogniz(?:es|ed)|counts?|reads?|read|spells?|wrote|writes|uses?)\s+(?:only |up to |about |approximately |to )?(\d{1,3})\s+((?:uppercase |lowercase |sight |high-frequency |letter |different |spoken |core )?(?:letters?|sounds?|words|numbers|numerals|shapes|colors|signs|symbols))\b(?!\s*(?:per|in (?:one|a)|a min|out of|of \d|correct))/gi, (match) => ({ kind: 'count', value: Number(match[1]), unit: match[2] ?? 'items' })],
];

function namedRate(match: RegExpExecArray): ReturnType<Read> {
  const named = MEASURE_NAMES.find(([name]) => name.test(match[0]));
  return named === undefined ? undefined : { kind: 'rate', value: Number(match[1]), unit: named[1], area: named[2] };
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
    return { kind: 'interval', value, upTo, unit: isOff ? 'of intervals off task' : 'of intervals on task', area: 'Attention and task engagement' };
  }
  const noun = /^\s*(?:of (?:the |his |her |their )?)?((?:assignments|homework|opportunities|trials|letters|words|syllables|productions|steps|questions|items|problems|directions|utterances|time|occasions|sentences|transitions|tasks|classwork)\b)/i.exec(after)?.[1];
  const isAccuracy = /accura|correct/i.test(near);
  const unit = noun !== undefined ? `of ${noun.toLowerCase()}` : /legib/i.test(near) ? 'legible' : /intelligib/i.test(near) ? 'intelligible' : isAccuracy ? 'accuracy' : '';
  return { kind: 'percent', value, upTo, unit };
}

const RATIO_NOUN = /^\s*(?:\w+[- ]){0,3}?(opportunities|trials|questions|items|problems|words|letters|sounds|steps|elements|directions|sentences|points|assignments|attempts|transitions|probes|tasks|correct|productions|facts|sessions|prompts|days of)\b/i;

function readRatio(match: RegExpExecArray, text: string): ReturnType<Read> {
  const value = Number(match[1]);
  const outOf = Number(match[2]);
  if (outOf < 2 || value > outOf) return undefined;
  const before = text.slice(Math.max(0, match.index - 70), match.index);
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 50);
  if (/page\s*$|20\/\d|vision|hearing|grade\s*$|\bdays?\b|dates?\b|\bRPI\b|test\s*$|step\s*$|section\s*$/i.test(`${before.slice(-30)}`)) return undefined;
  if (/^\s*(?:days|periods|students|months|weeks|years|pages|school)/i.test(after) || match[0].startsWith('20/')) return undefined;
  const noun = RATIO_NOUN.exec(after)?.[1]?.toLowerCase();
  const isScored = /correct|accura|score[ds]?|completed|answered|identified|followed|produced|solved|named|included|read\b|spelled|used|performed|turned in|imitated|matched|independently/i.test(before);
  if (noun === undefined && !isScored) return undefined;
  const isBareSlash = match[0].includes('/') && noun === undefined && !/correct|score|accura/i.test(before);
  if (isBareSlash || (noun === 'days of')) return undefined;
  return { kind: 'ratio', value, outOf, unit: noun === undefined || noun === 'correct' ? 'items' : noun };
}

function readCount(match: RegExpExecArray): ReturnType<Read> {
  const what = (match[3] ?? 'times').toLowerCase().replace(/^(?:and|or|of) /, '');
  if (/extended|attend|consult/i.test(what)) return undefined;
  return { kind: 'count', value: Number(match[1]), upTo: optional(match[2]), unit: `${what} per ${(match[4] ?? '').toLowerCase()}` };
}

const DURATION_CUE = /attention span|sustain|attends?\b|attended|remain|stay(?:s|ed)?\b|engag|on[- ]task|latency|calm|persist|focus|work(?:s|ed)? (?:independently )?for|average duration|last(?:s|ed|ing)|tantrum|hold(?:s|ing)?\b|balance|stand(?:s|ing)?\b|return(?:s|ed)? to|plays? (?:\w+ ){0,3}for|begin|start(?:s|ed|ing)? (?:work|task)/i;
const NOT_DURATION = /observ(?:ed|ation)|session|per (?:week|day|month)|weekly|daily|service|timed|test\b|evaluation|passage|probe|sample|interval|screen time|break|each day|\d{1,2}:\d{2}|therapy/i;

function readDuration(match: RegExpExecArray, text: string): ReturnType<Read> {
  const before = text.slice(Math.max(0, match.index - 80), match.index);
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 24);
  const isWindow = /(?:in|during|over|within|of) an?\s*$/i.test(before.slice(-14)) || /^\s*(?:observation|session|block|period|sample|reading|math|class|lesson|per\b|a (?:day|week)|each|timing|passage)/i.test(after);
  if (!DURATION_CUE.test(before) || NOT_DURATION.test(before.slice(-40)) || isWindow) return undefined;
  return { kind: 'duration', value: Number(match[1]), upTo: optional(match[2]), unit: /^s/i.test(match[3] ?? '') ? 'seconds' : 'minutes' };
}

const COMPARATOR_BEFORE =
  /(?:benchmark|goal|target|expect(?:ation|ed)|criterion|norms?|peers?|classmates?|class average|comparison (?:student|peer)|typical|median|mastery|50th percentile|average (?:range|score|student))\s*(?:[\w-]+\s+){0,4}(?:of|is|was|are|were|:|=|at|\(|to read|to be|score)?\s*(?:about|approximately|at least|around)?\s*$|compared (?:to|with) (?:the )?$|\bat least\s*$|minimum of\s*$/i;
const COMPARATOR_AFTER = /^\s*(?:[a-z%.]+\s+){0,4}(?:\(?(?:for|by|among|of) (?:the |a |his |her |their )?(?:\w+ ){0,2}(?:peers?|classmates|comparison|typical|same-age|average student)|is (?:expected|typical|the (?:benchmark|goal|norm))|expected|(?:the )?benchmark\b|goal\b|or (?:better|greater|higher))/i;
const NOT_PERFORMANCE = /extended time|extra time|of (?:the|his|her|their) (?:school )?(?:day|week)|general education (?:setting|class\w*)|time in (?:general|special)|attendance|absen|tard|\bdB\b|confidence|of (?:students|children|families|classmates)|discount|preferential|reduc(?:e|ed) (?:assignments|workload)|battery|birth|weighs?|pounds|body/i;
const CURRENT_WORD = /baseline|current|present|progress|latest|newest|most recent|probe|as of|achieved|now\b|demonstrat(?:es|ed|ing)|averag(?:ed|es)/i;

/** Numbers that describe someone or something else: peers, goals, schedules, accommodations. */
function isAboutTheStudent(text: string, reading: Reading, passage: Passage): boolean {
  const before = text.slice(Math.max(0, reading.index - 80), reading.index);
  const after = text.slice(reading.end, reading.end + 60);
  if (COMPARATOR_BEFORE.test(before) || COMPARATOR_AFTER.test(after)) return false;
  if (NOT_PERFORMANCE.test(before.slice(-45)) || NOT_PERFORMANCE.test(after.slice(0, 45))) return false;
  const isGoalSentence = /\bwill\b|\bshould be able\b|by the end of/i.test(before) && !/\bbaseline\b/i.test(before);
  if (isGoalSentence) return false;
  if (passage.section === 'services' || passage.section === 'score-key') return false;
  if (passage.section === 'goals') return CURRENT_WORD.test(text);
  return true;
}

const PRIOR_BEFORE =
  /\bprevious(?:ly)?\b|\bprior\b|\blast (?:year|spring|fall|winter|quarter|trimester|iep|annual|evaluation|school year)|\binitially\b|\binitial (?:baseline|probe|score|data|level|evaluation)|\bbegan\b|at the (?:start|beginning)|\bstarted\b|\bformerly\b|\bearlier\b|\bup from\b|\bdown from\b|\b(?:increased|improved|grown|rose|risen|gone|progressed|moved) from\b|\bcompared (?:to|with)\b|a year ago|had been/i;
const CURRENT_AFTER_PRIOR = /\bnow\b|current|latest|most recent|to date|\bto\s*(?:about |approximately )?$|this (?:reporting|quarter|week|month|spring|fall|year)|presently|\btoday\b/i;

/** Whether the words just before (or right after) a number say that it is history. */
function isToldAsPrior(text: string, reading: Reading): boolean {
  const opening = Math.max(0, reading.index - 110);
  const before = text.slice(opening, reading.index).split(/;\s|\bbut\b|\bnow\b/).at(-1) ?? '';
  const after = text.slice(reading.end, reading.end + 50);
  if (/\bfrom\s*(?:about |approximately |an average of )?$/i.test(before) && /^[^.;]{0,40}\bto\b/i.test(after)) return true;
  if (/^\s*(?:\w+\s+){0,3}(?:last (?:year|spring|fall|winter)|previously|a year ago|at the (?:beginning|start))/i.test(after)) return true;
  const told = PRIOR_BEFORE.exec(before);
  if (told === null) return false;
  return !CURRENT_AFTER_PRIOR.test(before.slice(told.index + told[0].length));
}

const DETAILS: readonly RegExp[] = [
  /(?:(?:initial|medial|final|prevocalic|vocalic|intervocalic|postvocalic)\s+)?\/[a-zʃʒθðŋɹ]{1,4}\/(?:[- ]blends)?/i,
  /(?:two|three|one|multi)-step directions|wh-? ?questions|inferential questions|literal questions|main idea/i,
  /(?:two|three|one|multi|single|double|\d)-?(?:digit|step) (?:addition|subtraction|multiplication|division|word problems)(?: with(?:out)? regrouping)?|(?:addition|subtraction|multiplication|division)(?: facts| problems)?(?: with(?:out)? regrouping)?/i,
  /regular past tense|irregular past tense|irregular plurals|subject pronouns|complex sentences|compound sentences|complete sentences/i,
  /vowel teams?|consonant digraphs|consonant blends|short vowels?|long vowels?|CVCe? words|multisyllabic words|sight words|nonsense words|story elements|capitaliz\w+|punctuation/i,
];

/** The narrow skill named in the number's own clause, nearest first; the area when it names none. */
function detailOf(text: string, reading: Reading): string | undefined {
  const clauseBefore = text.slice(Math.max(0, reading.index - 100), reading.index).split(/[,;:(]\s|\band\b/).at(-1) ?? '';
  const clauseAfter = (text.slice(reading.end, reading.end + 70).split(/[,;)]|\band\b/)[0] ?? '');
  for (const clause of [clauseBefore, clauseAfter]) {
    for (const detail of DETAILS) {
      const found = [...clause.matchAll(new RegExp(detail, 'gi'))].at(clause === clauseBefore ? -1 : 0);
      if (found !== undefined) return found[0].trim();
    }
  }
  return undefined;
}

/** The area nearest to the number: in its clause, then in the sentence, then in the heading above it. */
function areaOf(text: string, reading: Reading, heading: string): string | null {
  if (reading.area !== undefined) return reading.area;
  const from = Math.max(0, reading.index - 110);
  const near = text.slice(from, reading.end + 70);
  const clauses = [
    `${text.slice(from, reading.index).split(/[,;]\s/).at(-1) ?? ''}${text.slice(reading.index, reading.end + 70).split(/[,;]\s/)[0] ?? ''}`,
    near,
    text.slice(0, 600),
    heading,
  ];
  for (const clause of clauses) {
    const found = EVIDENCE_WORDS.find(([, words]) => words.test(clause));
    if (found !== undefined) return found[0];
  }
  return null;
}

const READINGS_MAX = 40;

function readingsIn(text: string): Reading[] {
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

/** Skill data of one passage; `context` are the words around it (its neighbors) that may name the area. */
export function skillMeasuresIn(passage: Passage, context: string): Measure[] {
  const text = passage.text.slice(0, 1500);
  if (!/\d/.test(text)) return [];
  const dates = datesIn(text);
  return readingsIn(text).flatMap((reading) => {
    if (!isAboutTheStudent(text, reading, passage)) return [];
    const area = areaOf(text, reading, `${passage.heading} ${context}`);
    if (area === null) return [];
    const date = dates.filter(({ index }) => index < reading.index).at(-1) ?? dates.find(({ index }) => index > reading.index);
    const clause = text.slice(Math.max(0, reading.index - 60), reading.end + 30);
    const isHigh = (reading.kind === 'percent' && reading.value >= 90) || (reading.kind === 'ratio' && reading.value === reading.outOf);
    const isShare = reading.kind === 'percent' && (reading.unit === '' || reading.unit === 'accuracy');
    const unit = isShare ? (area === 'Phonology and intelligibility' ? 'intelligible' : 'accuracy') : reading.unit;
    const measure: Measure = {
      areaOfNeed: area,
      skill: detailOf(text, reading) ?? area,
      kind: reading.kind,
      value: reading.value,
      ...(reading.upTo === undefined || reading.upTo <= reading.value ? {} : { upTo: reading.upTo }),
      ...(reading.outOf === undefined ? {} : { outOf: reading.outOf }),
      unit: reading.kind === 'count' && area === 'Behavior' ? countUnit(unit, text) : unit,
      ...(date === undefined ? {} : { date: date.text }),
      isPrior: isToldAsPrior(text, reading),
      isStrength: isHigh || /age[- ]appropriate|within normal limits|mastered/i.test(clause),
      page: passage.page.page,
      quote: quotePassage(passage, reading.index),
    };
    return [measure];
  });
}

/** "8 times per hour" of what: the problem behavior named in the sentence. */
function countUnit(unit: string, text: string): string {
  if (!/^(?:times|occurrences?|instances?|incidents?|episodes?) per/.test(unit)) return unit;
  const behavior = /talk(?:s|ing|ed)?[- ]outs?|call(?:s|ing|ed)?[- ]outs?|elope\w*|hit(?:s|ting)?|kick\w*|out of (?:his|her|their) seat|outbursts?|disrupt\w*|throw\w*|aggress\w*/i.exec(text)?.[0];
  return behavior === undefined ? unit : unit.replace(/^\w+/, `incidents of ${behavior.toLowerCase()}`);
}
