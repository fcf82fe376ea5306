/** Units by the names that stand in a header, a label or a title, for numbers that carry none themselves. */
import type { Measure } from '../measure.js';
import type { NamedUnit } from './named-unit.js';
import { digitsUnit, probeMinutesIn, rightInTime } from './timed-counts.js';

export type { NamedUnit } from './named-unit.js';

const TYPING = /typ(?:es?|ing|ed)\b|keyboard/i;
const named = (kind: Measure['kind'], unit: string, area?: string): NamedUnit =>
  area === undefined ? { kind, unit } : { kind, unit, area };

const UNITS: readonly (readonly [RegExp, NamedUnit])[] = [
  [
    /NWF[- ]?(?:WRC|WWR)|nonsense words? (?:read|recoded)/i,
    named('rate', 'nonsense words recoded per minute', 'Decoding'),
  ],
  [
    /NWF|nonsense word fluency/i,
    named('rate', 'correct letter sounds in nonsense words per minute', 'Decoding'),
  ],
  [
    /\bPSF\b|phoneme segmentation fluency/i,
    named('rate', 'sound segments per minute', 'Phonological awareness'),
  ],
  [/\bLNF\b|letter naming fluency/i, named('rate', 'letters named per minute', 'Decoding')],
  [
    /\bLSF\b|\bLSNF\b|letter[- ]sounds? (?:naming )?fluency|letter[- ]sounds? (?:correct )?per min/i,
    named('rate', 'letter sounds per minute', 'Decoding'),
  ],
  [/\bWRF\b|word reading fluency/i, named('rate', 'words read per minute', 'Decoding')],
  [/\bWIF\b|word identification fluency/i, named('rate', 'words identified per minute', 'Decoding')],
  [/words spelled correctly|\bWSC\b/i, named('count', 'words spelled correctly', 'Spelling')],
  [/\brubric\b|levels? \d (?:to|-) \d|trait scores?/i, named('level', 'on the rubric')],
  [/\bmaze\b/i, named('rate', 'correct maze replacements', 'Reading comprehension')],
  [/accuracy|%(?! ?ile)|percent(?!ile)|\bpct\b/i, named('percent', 'accuracy')],
  [
    /\bWCPM\b|\bCWPM\b|\bWRCM?\b|\bORF\b|\bR-?CBM\b|reading CBM|(?<!(?:facts?|math|writing|typing|computation|speech|verbal|naming|sound|word|identification|segmentation) )\bfluency (?:checks?|passages?)|CBM[- ]?reading|CBM-R\b|oral reading fluency|words? (?:read )?correct(?:ly)?(?: read)?\s*(?:per|\/|in (?:one|1|a)) ?min|correct words? (?:per|\/|in (?:one|1|a)) ?min|words? corr\.? ?(?:\/|per) ?min|words read correctly|words correct\b(?= \(?(?:per|in|1)|$)|one-minute (?:passages?|reading|probes?|timings?|reads)/i,
    named('rate', 'words correct per minute', 'Reading fluency'),
  ],
  [
    /digits corr(?:ect)?\b|corr(?:ect)? digits|\bDCPM\b|\bCDPM\b/i,
    named('rate', 'digits correct per minute', 'Math computation'),
  ],
  [
    /\bCI?WS\b|(?:word|writing) (?:sequences|seqs?\b)/i,
    named('rate', 'correct writing sequences', 'Written expression'),
  ],
  [
    /\bTWW\b|total words written|^\s*total words\s*$/i,
    named('rate', 'total words written', 'Written expression'),
  ],
  [/\bMLU\b|mean length of utterance/i, named('level', 'mean length of utterance', 'Expressive language')],
  [/\bwpm\b|words? ?(?:per|\/|a) ?min/i, named('rate', 'words correct per minute')],
  [
    /letters? (?:per|\/|a) ?min|\blpm\b/i,
    named('rate', 'letters per minute', 'Writing speed and keyboarding'),
  ],
  [
    /facts?(?: to \d{1,3})?,? (?:correct )?(?:per|\/|a|in (?:one|1|a)) ?min/i,
    named('rate', 'facts correct per minute', 'Math computation'),
  ],
  [/%\s?SS\b|syllables stuttered/i, named('percent', 'of syllables stuttered', 'Speech fluency')],
  // "Facts (2 min)": how long the probe took.
  [
    /duration|(?<!(?:\(|\b(?:in|per|every|each|over) )\d{1,2}[ -]|\bper |\/ ?)(?:minutes\b|\bmins?\b)/i,
    named('duration', 'minutes'),
  ],
  [/seconds\b|\bsecs?\b/i, named('duration', 'seconds')],
];
/** A count of something the header names: "Call-outs per class", "# of initiations", "Frequency". */
const COUNTED =
  /frequency|\bcount\b|tally|number of|# of|times|incidents?|occurrences?|episodes?|outbursts?|call-?outs?|talk-?outs?|initiations?|elopements?|requests?|prompts|redirections?|referrals?|messages|exchanges|turns|comments\b|absences|visits|(?:per|\/) ?(?:day|week|hour|class|period|session|lesson|recess|observation)/i;

/** "Phoneme segmentation, sounds per min.", "Missing number (per min)": how many in a minute. */
const A_MINUTE = /(?:\b([a-z]{3,14}s)[ ,(]{1,3})?(?:per|\/) ?min(?:ute|\b)/i;
function aMinute(text: string): NamedUnit | undefined {
  const told = A_MINUTE.exec(text);
  if (told === null) return undefined;
  const noun = told[1]?.toLowerCase();
  return named('rate', `${noun === undefined || NO_COUNT.test(noun) ? 'correct' : noun} per minute`);
}
const NO_COUNT = /^(?:times|minutes|seconds|beats|rates|tests|probes|scores|is|was)$/;

/** A header that leaves what was right to the names of its rows. */
const RIGHT_A_MINUTE = /^(?:number |# )?(?:correct|right) ?(?:per|a|in (?:a|one|1)|\/) ?min/i;

/** The unit a text names; undefined when it names none. The kind of text decides between reading and typing. */
export function unitNamedIn(text: string, context: string): NamedUnit | undefined {
  if (text === '') return undefined;
  const known = UNITS.find(([name]) => name.test(text))?.[1];
  // "Facts, correct/min" is timed and counts no minutes.
  const found =
    known === undefined || known.kind === 'duration' ? (rightInTime(text) ?? known ?? aMinute(text)) : known;
  if (found !== undefined) return settledUnit(found, text, context);
  if (RIGHT_A_MINUTE.test(text) && /\bfacts?\b|addition|subtraction|multiplication|division/i.test(context))
    return named('rate', 'facts correct per minute', 'Math computation');
  return COUNTED.test(text) ? countedIn(text) : undefined;
}

/** "DCPM" over two-minute probes: reckoned for one minute. */
const isPerMinute = (text: string) => /\b(?:DCPM|CDPM)\b|\bper min/i.test(text);

/** A unit as the words beside it settle it: digits in how many minutes, words read or typed, a share of what. */
function settledUnit(found: NamedUnit, text: string, context: string): NamedUnit {
  if (found.unit === 'digits correct per minute')
    return {
      ...found,
      unit: digitsUnit(probeMinutesIn(text) ?? (isPerMinute(text) ? 1 : probeMinutesIn(context))),
    };
  // "Nonsense Word Fluency" over "Correct letter sounds per minute": those of words that are none.
  if (found.unit === 'letter sounds per minute' && /nonsense word|\bNWF\b/i.test(context))
    return named('rate', 'correct letter sounds in nonsense words per minute', 'Decoding');
  if (found.kind === 'percent' && found.area === undefined) return shareOf(`${text} ${context}`);
  if (found.unit !== 'words correct per minute') return found;
  if (/nonsense|pseudo-?word/i.test(text))
    return named('rate', 'nonsense words recoded per minute', 'Decoding');
  return TYPING.test(`${text} ${context}`)
    ? named('rate', 'words typed per minute', 'Writing speed and keyboarding')
    : found;
}

/** "Own messages in 20 min": counted over samples of one length, which the rows do not repeat. */
const SAMPLE_TIME =
  /\b(?:in|per|every|each|over) (?:an? )?\d{1,2}[ -]?min(?:ute)?s?\b(?: (?:activity|sample|period|observation|session|block|play|time))?/i;

const STATISTIC = /^(?:median|mean|average|avg\.?) (?:number of )?(?=\S)/i;
const MEAN_PER =
  /,? (?:mean|average|avg\.?) ?(?:\/|per) ?(?=(?:period|class|lesson|day|week|hour|session)s?\s*$)/i;

/** "Median messages", "Leaving area, mean/period": how several counts were made one is no part of what was counted. */
export const withoutStatistic = (unit: string): string =>
  unit.replace(STATISTIC, '').replace(MEAN_PER, ' per ');

const DEEDS: Readonly<Record<string, string>> = {
  respond: 'responses',
  initiate: 'initiations',
  greet: 'greetings',
  interrupt: 'interruptions',
  refuse: 'refusals',
};

function countedIn(text: string): NamedUnit | undefined {
  const over = SAMPLE_TIME.test(text) ? ' per sample' : '';
  const counted = text
    .replace(SAMPLE_TIME, ' ')
    .toLowerCase()
    .replace(/\([^)]{0,40}\)/g, ' ')
    .replace(/^(?:#|number|frequency|count|average|mean|total) of /, '');
  const unit = withoutStatistic(counted)
    // "Responds to a peer": what is counted are the responses.
    .replace(
      /^(?:responds?|initiates?|greets?|interrupts?|refuses?)\b/,
      (deed) => DEEDS[deed.replace(/s$/, '')] ?? deed,
    )
    .replace(/[^a-z/ -]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return unit === '' ? undefined : named('count', `${unit.slice(0, 50)}${over}`);
}

/** What a percentage is a share of, by the words around it. */
export function shareOf(near: string): NamedUnit {
  if (
    /off[- ]task|\boff (?:motor|verbal|passive|active)/i.test(near.slice(0, 120)) &&
    !/on[- ]task/i.test(near.slice(0, 60))
  )
    return named('interval', 'of intervals off task', 'Attention and task engagement');
  if (
    /interval|on[- ]task|time on task|\bmomentary\b|\btime[- ]sampl|academic(?:ally)? engage|\bengaged (?:for |in |about |only ){0,2}\d{1,3} ?(?:%|percent)|\d ?(?:%|percent) engage(?:d|ment)\b/i.test(
      near,
    )
  )
    return named('interval', 'of intervals on task', 'Attention and task engagement');
  if (
    /syllables?(?: were| was)? stutter|stuttered syllables|(?:percent|%) (?:of )?(?:stutter|disfluen)|%SS\b|% SS\b(?!\s*\d)/i.test(
      near,
    )
  )
    return named('percent', 'of syllables stuttered', 'Speech fluency');
  if (
    /\bletters\b[^.;\d]{0,24}\bon the (?:base ?)?line\b/i.test(near.slice(0, 60)) &&
    !/legib/i.test(near.slice(0, 60))
  )
    return named('percent', 'of letters on the line', 'Handwriting');
  if (/legib/i.test(near)) return named('percent', 'of the writing legible');
  if (
    /intelligib|(?<!\bfamiliar )listeners? (?:\w+ ){0,2}underst(?:ands?|ood)\b|(?<!\bfamiliar listeners )underst(?:ands?|ood) (?:\w+ ){0,3}\d{1,3}\s?(?:%|percent|-)[^.]{0,24}(?:words|utterances|speech|what (?:he|she|they) sa)/i.test(
      near,
    )
  )
    return named('percent', 'intelligible', 'Phonology and intelligibility');
  if (/intelligib/i.test(near)) return named('percent', 'intelligible');
  return named('percent', 'accuracy');
}
