/** Counts whose whole, or whose stretch of time, is told elsewhere: before them, in the sentence before, or in days. */
import { everyMatch } from '../text/every-match.js';
import { mayBeWhole } from './named-numbers.js';
import { withDigits } from '../text/number-words.js';
import { type Read, readPartOf } from './reading-kinds.js';

const NOUN =
  'words|items|questions|problems|steps|tasks|sentences|letters|sounds|pictures|elements|parts|cards|directions|facts|trials|points|syllables|numbers|signs|coins|bills|routes|shapes|patterns|lines|colors|chances|tags|phrases|commands|blanks|tries';
const SINGULAR = NOUN.replace(/s(?=\||$)/g, '');

/** "10 questions each time", "a 25-word list", "a list of eight tasks", "scored with a 10-item checklist". */
const WHOLE = new RegExp(
  String.raw`\b(\d{1,3})(?:-| (?=[a-z]+ (?:list|checklist|probe|test|quiz|routine|survey|inventory|screener)\b))(${SINGULAR})\b|\b(\d{1,3}) (?:[a-z]{3,14} )?(${NOUN}) (?:each|every|per|in all|in total|altogether|at a time|were (?:given|read|shown|asked)|on the (?:list|probe|checklist|test))\b|\blist of (\d{1,3})(?: (?:[a-z0-9-]{1,12} ){0,3}?(${NOUN}))?\b|\((\d{1,3}) (${NOUN})\)|(?:\b(?:(?:class|students?|pupils|graders) (?:answers?|reads?|solves?|spells?|does|gets?)|gave|given|chose|asked|shown|read|dictation of|set of|into|there (?:are|were)|with|along|^)|^|[.:] )\s{0,2}(?:him |her |them |the |a |an )?(\d{1,3}) (?:[a-z-]{3,14} ){0,3}?(${NOUN})\b(?! (?:correct|per|a min|in (?:a|one|1) min))|\b(?:has|had|have|contains?|contained|consists? of|made up of) (\d{1,3}) (${NOUN})\b`,
  'gi',
);

/** "151 words correct per minute" is a result, and no list that something else was part of. */
const IS_RATE = /^ (?:(?:were )?(?:read )?(?:correct|right)|(?:per|a|in (?:1|one|a)) min|per\b)/i;

interface Whole {
  readonly outOf: number;
  readonly noun: string;
}

/** The whole told last in a text; undefined where it tells none. */
export function wholeIn(text: string): Whole | undefined {
  // Number words made digits leave room behind them.
  const told = text.replace(/\s{2,}/g, ' ');
  const match = everyMatch(WHOLE, told)
    .filter(
      ({ 0: words, index }) => !IS_RATE.test(told.slice(index + words.length, index + words.length + 24)),
    )
    .at(-1);
  if (match === undefined) return undefined;
  const outOf = Number(match[1] ?? match[3] ?? match[5] ?? match[7] ?? match[9] ?? match[11]);
  const noun = (
    match[2] ??
    match[4] ??
    match[6] ??
    match[8] ??
    match[10] ??
    match[12] ??
    'items'
  ).toLowerCase();
  return { outOf, noun: noun.endsWith('s') ? noun : `${noun}s` };
}

const wholeAround = (text: string, index: number, context: string) =>
  wholeIn(text.slice(Math.max(0, index - 180), index)) ?? wholeIn(withDigits(context.slice(0, 400)));

/** "wrote 9 words correctly" of a 25-word list; nothing where the whole counts something else or is smaller. */
const partOfTold: Read = (match, text, context) => {
  const whole = wholeAround(text, match.index, context);
  const counted = match[2]?.toLowerCase();
  if (whole === undefined || whole.outOf < 2 || Number(match[1]) > whole.outOf) return undefined;
  const isSame =
    counted === undefined || whole.noun === 'items' || counted === 'items' || counted === whole.noun;
  return isSame
    ? { kind: 'ratio', value: Number(match[1]), outOf: whole.outOf, unit: counted ?? whole.noun }
    : undefined;
};

/** "Of 20 words that end in a consonant, she said the last sound in 7." */
const ofTheWhole: Read = (match, text) => {
  const lead =
    /^(?:of|out of|across|given|shown|asked)\s+(?:the |these |a list of |her |his |their |all )?(\d{1,3})\s+(?:[a-z-]{2,16} ){0,3}?([a-z]{3,16}s)\b/i.exec(
      text,
    );
  const outOf = Number(lead?.[1] ?? Number.NaN);
  if (lead === null || outOf < 2 || Number(match[1]) > outOf || match.index < lead[0].length)
    return undefined;
  // "over 6 weeks were", "24 students had": what the number itself counts.
  const own = /^\d{1,3}\s+([a-z]{4,16}s)\s/i.exec(match[0])?.[1];
  if (!mayBeWhole(lead[2] ?? '', true) || !mayBeWhole(own ?? '', false)) return undefined;
  return { kind: 'ratio', value: Number(match[1]), outOf, unit: (lead[2] ?? 'items').toLowerCase() };
};

const SERVICE =
  /therapy|services?\b|pull-?out|push-?in|instruction|meets? with|consult|visits? (?:the|him|her)/i;

/** What a student does or leaves off: only of that is "once a week" a count, and no lesson or habit of the family. */
const DOES =
  /\b(?:ask|request|join|start|begin|began|initiat|rais|volunteer|sp[eo]a?k|answer|respond|greet|invit|shar|participat|us|hit|kick|push|bit|scratch|thr[eo]w|leav|left|r[au]n|elop|cr[iy]|call|shout|yell|scream|interrupt|refus|argu|fell|fall|wet|fight|fought|tantrum|melt|argument|outburst|incident|accident)\w{0,5}\b[^.;]{0,60}$/i;
const BY_OTHERS =
  /\bminutes?\b|\bhours?\b|\b(?:I|we|I'd|we'd|staff|team|family|parents?|mother|father|teacher|therapist) (?:\w+ ){0,3}$|\b(?:should|would|could|can|may|will)\b|\b(?:I|we)'d\b/i;
const TIMES_WORD: Readonly<Record<string, number>> = { once: 1, twice: 2 };

/** "Rarely, about once a week", "twice per recess". */
const onceOrTwice: Read = (match, text) => {
  const before = text.slice(Math.max(0, match.index - 90), match.index);
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
  if (SERVICE.test(before) || SERVICE.test(after) || !DOES.test(before) || BY_OTHERS.test(before))
    return undefined;
  const span = [match[2], match[3]].filter((part) => part !== undefined && part !== '').join(' ');
  return {
    kind: 'count',
    value: TIMES_WORD[(match[1] ?? '').toLowerCase()] ?? 0,
    unit: `times per ${span.toLowerCase()}`,
  };
};

/** "volunteered 2 times in ten days": how often over days or lessons. */
const overDays: Read = (match, text) => {
  if (SERVICE.test(text.slice(Math.max(0, match.index - 60), match.index))) return undefined;
  const what = (match[2] ?? 'times').toLowerCase().replace(/^time$/, 'times');
  return {
    kind: 'count',
    value: Number(match[1]),
    unit: `${what} per ${match[3] ?? ''} ${(match[4] ?? '').toLowerCase()}`,
  };
};

/** "Ms. Ortiz kept a tally for 10 class days, March 18 to 29:", and then what was counted. */
const TALLIED_OVER =
  /\b(?:tall(?:y|ied)|counted|tracked|kept (?:track|count)|logged|recorded|watched)\b[^.;\d]{0,40}\b(?:over|across|during|for|in)\s+(?:the |these |those )?(?:last |past )?(\d{1,3})\s+((?:[a-z]{4,12} )?(days|weeks|lessons|classes|recesses|lunches|periods|meetings|discussions))\b/i;
const TALLY_MAX = 200;

/** "Over two weeks she spoke in class three times": the days are told first, and nothing but the count follows. */
const inDaysBefore: Read = (match, text, context) => {
  const word = (match[1] ?? '').toLowerCase();
  const before = text.slice(0, match.index);
  const days =
    /\b(?:over|across|during|within|in)\s+(?:the |these |those |all )?(?:last |past )?(\d{1,3})\s+((?:[a-z]{4,12} )?(days|weeks|months|lessons|classes|recesses|lunches|periods|meetings|discussions))\b[^.\d]{0,140}$/i.exec(
      before,
    ) ??
    TALLIED_OVER.exec(before.slice(-TALLY_MAX)) ??
    TALLIED_OVER.exec(context.slice(0, TALLY_MAX));
  // Of lessons, "3 times" is read as a share where every other one of them is told so.
  const isShare = TIMES_WORD[word] === undefined && !/days|weeks|months/i.test(days?.[3] ?? '');
  if (days === null || isShare || SERVICE.test(text) || !DOES.test(before)) return undefined;
  return {
    kind: 'count',
    value: TIMES_WORD[word] ?? Number(word),
    unit: `times per ${days[1] ?? ''} ${(days[2] ?? '').toLowerCase()}`,
  };
};

const DAY = String.raw`(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:,? 20\d\d)?)`;
/** "Between October 6 and October 31", "from 9/8 to 10/10". */
const BETWEEN_DAYS = new RegExp(
  String.raw`\b(?:between|from)\s+${DAY}\s+(?:and|to|through|until)\s+${DAY}(?![\d/])`,
  'i',
);

/** "left class 8 times between October 6 and October 31": counted over those days, which no goal repeats. */
const betweenDays: Read = (match, text, context) => {
  const part = readPartOf(match, text, context);
  if (part?.kind === 'ratio') return part;
  const before = text.slice(0, match.index);
  const isTold = BETWEEN_DAYS.test(text) && !/\d{1,3}\s*$/.test(before);
  return isTold && DOES.test(before.slice(-120)) && !SERVICE.test(text)
    ? { kind: 'count', value: Number(match[1]), unit: 'times' }
    : undefined;
};

/** "Asked 1 time in the second quarter, out of 12 occasions". */
const ofTheOccasions: Read = ([, part, whole, unit = '']) =>
  Number(part) <= Number(whole)
    ? { kind: 'ratio', value: Number(part), outOf: Number(whole), unit: unit.toLowerCase() }
    : undefined;

/** "Teachers asked for a volunteer 25 times, and he spoke up in 1": what others gave him the chance for. */
const GIVEN_BY_OTHERS =
  /\b(?:teachers?|staff|adults?|aides?|class(?:mates|es)?|peers?|others|(?:Mr|Ms|Mrs|Dr)\. \p{Lu}\p{L}+|(?:chance|turn|occasion|opportunit|question|volunteer|discussion|direction)\w*)\b[^.;]{0,80}$/iu;
const ofTheTimesGiven: Read = (match, text) => {
  const [, whole, unit = 'times', part] = match;
  return GIVEN_BY_OTHERS.test(text.slice(0, match.index)) && Number(part) <= Number(whole)
    ? { kind: 'ratio', value: Number(part), outOf: Number(whole), unit: unit.toLowerCase() }
    : undefined;
};

export const TOLD_WHOLES: readonly (readonly [RegExp, Read])[] = [
  [
    /\b(once|twice)\s+(?:per|a|an|each|every)\s+()(school day|day|week|month|hour|class period|class|period|lesson|recess|lunch|morning|afternoon|session)\b/gi,
    onceOrTwice,
  ],
  [
    /\b(once|twice)\s+(?:in|over|across|during|within)\s+(?:the |these |those |all )?(?:last |past |same )?(\d{1,3})\s+((?:school |class |lunch |reading |math )?(?:days|weeks|lunches|periods|recesses|lessons|classes|mornings|afternoons|meetings|discussions|observations))\b/gi,
    onceOrTwice,
  ],
  [/\b(\d{1,3})\s+times(?=\s*(?:[.;,]|$|(?:between|from)\s))/gi, betweenDays],
  [/\b(\d{1,3}) times(?=\s*(?:[.;]|$))/gi, inDaysBefore],
  [/\b(once|twice)(?=\s*(?:[.;]|$))/gi, inDaysBefore],
  [
    /\b(\d{1,3})\s+(times?|answers|questions|comments|requests|turns|greetings|initiations|messages|bids|papers|assignments)\s+(?:in|over|across|during|within)\s+(?:the |these |those |all )?(?:last |past |same )?(\d{1,3})\s+((?:school |class |lunch |reading |math )?(?:days|weeks|lunches|periods|recesses|lessons|classes|mornings|afternoons|meetings|visits|discussions|observations))\b/gi,
    overDays,
  ],
  [
    /\b(\d{1,3})\s+(times?|answers|questions|comments|requests|turns|initiations)\s+(?:in all|in total|altogether)\b/gi,
    (match, text) => {
      const days =
        /\b(?:over|across|during|within|in)\s+(?:the |these |those |all )?(?:last |past )?(\d{1,3})\s+((?:school |class )?(?:days|weeks|lessons|classes|recesses|lunches|mornings|meetings|sessions))\b[^.]{0,140}$/i.exec(
          text.slice(0, match.index),
        );
      return days === null || SERVICE.test(text)
        ? undefined
        : {
            kind: 'count',
            value: Number(match[1]),
            unit: `${(match[2] ?? 'times').toLowerCase()} per ${days[1] ?? ''} ${(days[2] ?? '').toLowerCase()}`,
          };
    },
  ],
  [
    /\b(\d{1,3})\s+times?\b[^.;:\d]{1,60}?,?\s(?:out\s)?of\s(?:the\s|about\s)?(\d{1,3})\s(?:[a-z-]+\s){0,2}?(occasions|opportunities|chances|situations|times)\b/gi,
    ofTheOccasions,
  ],
  [
    /\b(\d{1,3}) (times),? (?:and|but|;) (?:he|she|they|[A-Z][a-z]{2,14}) [^.;:\d]{3,70}?\b(\d{1,3})(?=(?:\s+times)?\s*(?:of (?:them|these|those)\b|[.;,)]|$))/gi,
    ofTheTimesGiven,
  ],
  // "Independent messages        6 in 20 minutes"
  [
    /\b((?:[A-Za-z'-]+ ){0,3}(?:messages|requests|comments|initiations|questions|turns|bids|greetings))(?::|\s?\.{3,}|\s{3,})\s*(\d{1,3})\s+(?:in|per)\s+(\d{1,2})\s+min(?:ute)?s?\b/gi,
    (match) => ({
      kind: 'count',
      value: Number(match[2]),
      unit: `${(match[1] ?? '').toLowerCase()} per ${match[3] ?? ''} minutes`,
    }),
  ],
  [
    /\((\d{1,3})\s+(?:times\s+)?in\s+(\d{1,3})\s+minutes\)/gi,
    (match) => ({ kind: 'count', value: Number(match[1]), unit: `times per ${match[2] ?? ''} minutes` }),
  ],
  [
    new RegExp(
      String.raw`\b(?:wrote|spelled|read|answered|solved|named|defined|got|did|completed|carried out|finished|produced|followed|matched|identified|earned|met|managed|recalled|explained|labeled|pointed to|knew|knows|gets|does)\s+(?:only |just |about )?(\d{1,3})\s+(${NOUN})\b(?!\s*(?:per\b|in (?:one|a|1|two|\d)\b|a min|out of|of\b|correct(?:ly)? (?:per|in)))`,
      'gi',
    ),
    partOfTold,
  ],
  [
    /\b(\d{1,3})\s+(?:right|correct(?:ly)?|independent(?:ly)?|unprompted|alone|on (?:his|her|their) own|without (?:a |any )?(?:reminders?|prompts?|help))(?=\s*(?:[.;,)]|$|\())/gi,
    partOfTold,
  ],
  [
    /\b(?:wrote|spelled|read|answered|solved|named|defined|got|did|completed|finished|gave|knew|explained|recalled|scored|worked|carried out|does|managed)\s+(?:only |just |about )?(\d{1,3})(?=\s*(?:[.;:!]|$))/gi,
    partOfTold,
  ],
  [/\b(\d{1,3})\s+[a-z]{4,16}s\s+(?:were|was|had|contained)\b/gi, ofTheWhole],
  [
    /\b(?:in|on|for|with)\s+(?:only |just )?(\d{1,2})(?=\s*(?:[.;!]|$))/gi,
    (match, text, context) => ofTheWhole(match, text, context) ?? partOfTold(match, text, context),
  ],
];

const LIST_NEAR = 360;
/** A number and what there were so many of; neither times, people nor how long it took. */
const MANY =
  /(?<![\d/.$#-]|\b(?:mean|average|avg|median|best|lower|higher) of )(\d{1,3})(?:-| )(?:[a-z][a-z'-]{1,14} ){0,3}?([a-z][a-z-]{2,15}s)\b(?! (?:per|an?|each|in (?:a|one|1)) (?:min|hour|sec))(?! (?:correct|right)\b)|\b(\d{1,3})-(?:step|item|word|question|point|part|problem|sentence|picture)\b|\b([a-z]{3,14}s) ?= ?(\d{1,3})\b|\((?:out )?of (\d{1,3})\)|\bout of (\d{1,3})\b/gi;
const NO_WHOLE =
  /^(?:days|weeks|months|years|minutes|mins|hours|seconds|secs|times|sessions|visits|blocks|classes|periods|points?|grades?|graders|students|children|kids|classmates|peers|teachers|adults|people|boys|girls|rounds|recesses|lunches|passages|stories|probes|samples|pages|weekly|this|was|his|has|is|feet|yards|lists|sets|pieces|meetings|schools|rooms|behaviors|traits|timings|dates|cells)$/i;
const WHOLE_MAX = 200;

/**
 * How many there were each time, told once for a list or table: "(15 words drawn from the class list)", "12 directions
 * every time". Only where the nearest text that tells one tells no other.
 */
export function wholeOfList(texts: readonly string[], value: number): Whole | undefined {
  for (const text of texts) {
    const near = withDigits(text.slice(-LIST_NEAR)).replace(/\s{2,}/g, ' ');
    const wholes = new Map<number, string>();
    for (const match of everyMatch(MANY, near)) {
      const outOf = Number(match[1] ?? match[3] ?? match[5] ?? match[6] ?? match[7]);
      const noun = (match[2] ?? match[4] ?? 'items').toLowerCase();
      if (!NO_WHOLE.test(noun) && mayBeWhole(noun, false) && outOf >= 3 && outOf <= WHOLE_MAX)
        wholes.set(outOf, noun);
    }
    const [first, ...more] = wholes;
    if (first === undefined) continue;
    return more.length === 0 && first[0] >= value ? { outOf: first[0], noun: first[1] } : undefined;
  }
  return undefined;
}
