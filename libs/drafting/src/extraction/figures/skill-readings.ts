/** The shapes in which reports write countable skill data, each with the unit it means. */
import { isHowManyTimes, isOfHowMany } from './how-many-probes.js';
import { SECTION_NUMBER } from '../text/list-counting.js';
import { isNamedNumber } from './named-numbers.js';
import { withDigits } from '../text/number-words.js';
import { goesOn, partsOfWholes, partsOutOf } from './parts-of-wholes.js';
import { PatternIndex } from '../text/pattern-index.js';
import { NUMBER, RATE_WORD, RATES, UP_TO } from './rate-readings.js';
import {
  decimal,
  optional,
  type Read,
  readCount,
  readDuration,
  type Reading,
  readLevel,
  readAverageLevel,
  readMeanLevel,
  readPartOf,
  readPercent,
  readRatio,
} from './reading-kinds.js';
import { bracketed, datedSeries, lastOfProbes, lastOfSteps, steps, timedSeries } from './reading-series.js';
import { TOLD_WHOLES } from './told-wholes.js';
import { rubricScaleIn } from './rubric-scale.js';
import { unitNamedIn } from './unit-names.js';

export type { Reading } from './reading-kinds.js';

const ON_A_TOPIC = /\b(?:topics?|essay|story|paragraph|prompt|composition|organizer|narrative|argument)\b/i;

/** Kicking and throwing at somebody is no exercise. */
const ON_PEOPLE =
  /\b(?:child|children|adults?|staff|peers?|students?|classmates?|teachers?|aide|furniture|hit|bit)\b/i;

const PATTERNS: readonly (readonly [RegExp, Read])[] = [
  [new RegExp(`${NUMBER}${UP_TO}\\s*(?:%(?! ?(?:ile|confidence|ci\\b))|percent\\b)`, 'gi'), readPercent],
  [
    /(?<![$#])\b(\d{1,3}(?:\.\d{1,2})?)\s*(?:(?:right|correct|done|complete|times?)\s+)?(?:\/|(?:out of|of|in)(?: every)?)\s*(?:the (?:last |past |latest |most recent )?|a possible |his |her |their |those |these |last )?(\d{1,3})\b(?!\s*\/|\s+(?:of|out of)\s+\d|\d|%|\.\d|[- ]?(?:minute|hour|second|sec\b|min\b)|\s?=\s?\d{1,3} [a-z])/gi,
    readRatio,
  ],
  // "12 given: 5 carried out", "38 handed out, 13 finished"
  [
    /\b(\d{1,3}) (?:\w+ )?(?:given|asked|presented|shown|offered|handed out|assigned|due)\s{0,2}[:;,-]\s{0,2}(\d{1,3}) (?:were |was )?(?:carried out|done|finished|handed in|turned in|followed|answered|completed|met|correct|right|named|read|spelled|solved)\b/gi,
    (match) =>
      Number(match[1]) < Math.max(2, Number(match[2]))
        ? undefined
        : { kind: 'ratio', value: Number(match[2]), outOf: Number(match[1]), unit: 'items' },
  ],
  [
    /(?<!\$)\b(\d{1,3}(?:\.\d{1,2})?)(?:\s*(?:-|to)\s*(\d{1,3}))?\s*((?:[a-z][a-z'-]{0,18} ){0,4}?[a-z][a-z'-]{2,18})(?:\s+(?:per|a|an|each|every|in an?|in the|during the|in each|in(?= \d)|during an?|during each|during(?= \d)|within an?|over an?|across an?)\s+|\s*\/\s*)((?:\d{1,3}[- ]?(?:minutes?|min\b|hours?)(?: (?:period|session|observation|class|block|sample|recess|activity|game))?|school day|day|hour|week|class period|class|period|session|minute|recess|observation|lesson|lunch|morning|afternoon|math class|reading class)s?)\b/gi,
    readCount,
  ],
  [
    /(\d{1,3}(?:\.\d)?)(?:\s*(?:-|to|(?<=\bbetween \d{1,3} )and)\s*(\d{1,3}))?\s*(?:consecutive )?-?(minutes?|seconds?|mins?|secs?)\b(?!\s+(?:interval|probe|sample))/gi,
    readDuration,
  ],
  [
    /(?<!\$)\b(\d{1,3}(?:\.\d{1,2})?)(?:\s*(?:-|to)\s*(\d{1,3}))?\s+(?:per|a|each)\s+(\d{1,2}[- ]minutes?|day|hour|class period|class|session|period|recess|lesson|week|morning|afternoon)\b(?!\s*(?:for|of) (?:speech|therapy|service))/gi,
    (match, text) =>
      /minutes|therapy|service|instruction|dose|mg\b|hours/i.test(text)
        ? undefined
        : {
            kind: 'count',
            value: Number(match[1]),
            upTo: optional(match[2]),
            unit: `times per ${(match[3] ?? '').toLowerCase()}`,
          },
  ],
  [
    /\b(?:average|mean|median|rate|frequency|times|number)\s+(?:\w+ )?per (day|class|class period|hour|session|week|period|recess|lesson|observation)\s*[:=]\s*(\d{1,3}(?:\.\d{1,2})?)\b/gi,
    (match) => ({
      kind: 'count',
      value: Number(match[2]),
      unit: `times per ${(match[1] ?? '').toLowerCase()}`,
    }),
  ],
  [
    /^(?:[-*•]\s*)?(?:independent(?:ly)?|alone|by (?:him|her|them)sel\w+|without (?:help|prompts?|assistance|a prompt)|unprompted|on (?:his|her|their) own)\s*[:=-]\s*(\d{1,2})\b(?!\s*(?:of|\/|%|out))/gi,
    (match, _, context) => {
      const outOf = Number(
        /\b(\d{1,2})[- ](?:steps?|tasks?|items?|parts?)\b/i.exec(context)?.[1] ?? Number.NaN,
      );
      return outOf >= Number(match[1])
        ? { kind: 'ratio', value: Number(match[1]), outOf, unit: 'steps' }
        : undefined;
    },
  ],
  [
    /\b(?:median|mean|average)(?: (?:score|rate|count|figure))?\s*(?:of|:|=|was|is|,)?\s*(\d{1,3}(?:\.\d{1,2})?)\b(?!\s*(?:%|\/|of\b|out\b|percent|minutes?|seconds?|words?|digits|letters?|times|steps|st\b|nd\b|rd\b|th\b|years?|points?|-|\d|(?:\w+ )?(?:passages?|probes?|readings?|trials|tries|samples?|sessions|checks|timings?|texts?|lists?|stories|days|weeks|observations?|raters?|attempts)\b))/gi,
    (match, text, context) => {
      const before = text.slice(Math.max(0, match.index - 120), match.index);
      if (isHowManyTimes(match, before)) return undefined;
      if (
        /(?:class(?:room)?|grade(?: \d{1,2})?|peers?'?|national|school|district|group|norm\w*|team|their|classmates'?|expected)\s+$/i.test(
          before,
        )
      )
        return undefined;
      // "71, 66, 74. Median 71.": a sentence of its own counts what the one before it does.
      const isAlone =
        !/[a-z]{3}/i.test(before) && !/class|peer|norm|benchmark|grade \d/i.test(context.slice(0, 160));
      const named = unitNamedIn(isAlone ? context.slice(0, 160) : before, context);
      return named === undefined || named.kind === 'count' || named.kind === 'duration'
        ? undefined
        : { ...named, value: Number(match[1]) };
    },
  ],
  [
    /\b(?:median|mean|average)\s*(?:of|:|=|was|is)?\s*(\d{1,3})\s+words\b(?!\s*(?:per|a min|in|correct|read|long|spelled|each|out of|of \d))/gi,
    (match, text, context) =>
      /\btotal words|words written|\bTWW\b/i.test(
        `${text.slice(Math.max(0, match.index - 160), match.index)} ${context.slice(0, 400)}`,
      )
        ? { kind: 'rate', value: Number(match[1]), unit: 'total words written', area: 'Written expression' }
        : undefined,
  ],
  [
    /\b(?:correct|right)\s*[:=]?\s*(\d{1,3})\b(?!\s*(?:of\b|\/|out\b|%|words?|digits|letters?|percent|-|\.\d))/gi,
    (match, text, context) =>
      wholeOf(
        Number(match[1]),
        `${text.slice(0, match.index)} ${context}`,
        /\b(\d{1,3}) (words|items|problems|questions|letters|sounds|facts|pictures|sentences)\b|\b(words|items|problems|questions|letters|sounds|facts|pictures|sentences)\s*:?\s+(\d{1,3})\b(?!\s*(?:correct|right))/i,
      ),
  ],
  [
    /\b(\d{1,2})\s+steps?\s+(?:without|independent(?:ly)?|alone|unprompted|on (?:his|her|their) own|by (?:him|her|them)sel\w+)/gi,
    (match, text, context) =>
      wholeOf(Number(match[1]), `${text.slice(0, match.index)} ${context}`, /\b(\d{1,2})[- ](step)s?\b/i),
  ],
  [
    /\b(\d{1,2}(?:\.\d)?)\s+(?:out )?of (?:the |a )?\d{1,3}[- ]minutes?\b/gi,
    (match) => ({ kind: 'duration', value: Number(match[1]), unit: 'minutes' }),
  ],
  [
    /\b(?:ideas|focus|organization|evidence|voice|conventions|elaboration|word choice|sentence fluency|development|content|mechanics|style|details|support|purpose)\s*[:=-]?\s*(\d)(?:\.(\d))?\b(?!\s*(?:of\b|\/|%|out\b|\d|percent|st\b|nd\b|rd\b|th\b|[a-z]))/gi,
    (match, text, context) =>
      /rubric|trait|writing (?:score|sample|prompt)|\bpoint scale/i.test(`${text} ${context}`)
        ? onRubric(decimal(match[1], match[2]), `${text} ${context}`)
        : undefined,
  ],
  [
    /\b(\d{1,2}(?:\.\d)?)\s+((?:[a-z-]{4,16} ){0,2})per (?:100|hundred) (syllables|words)\b/gi,
    (match, text, context) =>
      /stutter|d[iy]sfluen|stammer/i.test(`${text} ${context.slice(0, 300)}`)
        ? {
            kind: 'count',
            value: Number(match[1]),
            unit: `disfluencies per 100 ${(match[3] ?? '').toLowerCase()}`,
            area: 'Speech fluency',
          }
        : undefined,
  ],
  ...TOLD_WHOLES,
  [
    /\b(?:mean|average|median) (?:[a-z]+ ){0,2}(?:score|level|rating)s?\b(?:[^.;\d]|\d{1,2} {1,5}[a-z]){0,60}?\b(?:is|was|of|at)\s(\d)(?:\.(\d{1,2}))?(?!\d|\.\d|\s*(?:%|\/|of\b|out\b|to\b|-|[a-z]{3,}\b))/gi,
    readMeanLevel,
  ],
  [
    /\b(?:averaged?|averages|averaging|stands? at|stood at|sits at|comes? (?:out )?(?:to|at)|came (?:out )?(?:to|at)) (?:about |only |just )?(\d)\.(\d{1,2})\b(?!\s*(?:%|\/|of\b|out\b|to\b|-|\d|(?!on\b|and\b|in\b|across\b|over\b|for\b|with\b)[a-z]{2,}\b))/gi,
    readAverageLevel,
  ],
  [/\b(\d)(?:\.(\d))?\s*(?:on|out of|of)\s*(?:the|a|our|this)?\s*(\d{1,2})[- ]point\b/gi, readLevel],
  // "We give a one-minute sheet of facts. The last sheet had 9 correct."
  [
    /\b(\d{1,3}) (?:correct|right)(?=\s*(?:[.;,)]|$))/gi,
    (match, _, context) =>
      /\b(?:one|1)[- ]minute (?:\w+ )?(?:sheets?|probes?|drills?|timings?|tests?)\b[^.]{0,60}\bfacts\b|\bfacts\b[^.]{0,60}\b(?:one|1)[- ]minute\b/i.test(
        context,
      )
        ? {
            kind: 'rate',
            value: Number(match[1]),
            unit: 'facts correct per minute',
            area: 'Math computation',
          }
        : undefined,
  ],
  [
    /\b(?:rubric|scale)(?: score| level| rating)?s?\s*(?:of|:|=|was|is|at)\s*(\d)(?:\.(\d))?\b(?!\s*(?:%|\/|of|out|-|to\b|(?:\w+ )?(?:traits?|points?|levels?|rows?|criteria|parts|categories|domains|areas|elements|items|steps|skills|lines)\b))/gi,
    (match) => ({ kind: 'level', value: decimal(match[1], match[2]), unit: 'on the rubric' }),
  ],
  [
    /\b(\d{1,3})\s+(?:times?\b|(?:were|was|are|is|could be) |(?:done|finished|completed|carried out|met)\b|of (?:them|these|those)\b|occasions\b|correct(?:ly)?\b|right\b|independently\b|alone\b|without (?:help|a prompt|prompts|a reminder|reminders)\b)(?!\s*(?:per|a|an|each|every|in|during|\/|words?|digits|letters?|answers?)\b)/gi,
    readPartOf,
  ],
  [
    /\b(?:accepted|joined|returned|shared|packed|passed|opened|zipped|buttoned|handed in|turned in|responded to|replied to|answered|named|solved|spelled|read|decoded|wrote|matched|sorted|followed|defined|got|managed|did|completed|finished|labeled|identified|recalled|imitated|produced|segmented|blended|gave|told|included|tied|fastened|caught|remembered|knew|had|asked|said|made|took|picked up|took up|began|started|used)\s+(?:only |just |about )?(\d{1,2})(?=\s*(?:[.;!]|$|,(?! ?\d)|\b(?:and|with|without|on|by|in (?:a|his|her|their|time|full)|correctly|after|before|within|from|at)\b))/gi,
    readPartOf,
  ],
  [
    /\b(?:(?:average|mean|median|total) of|took|takes?|makes?|made|initiat\w+|us(?:es|ed)|opened|offered|gave|had|produced)\s+(?:only |about |an average of |a mean of )?(\d{1,3}(?:\.\d)?)\s+((?:[\w'-]+ ){0,2}(?:turns|exchanges|initiations?|greetings?|comments?|requests?|messages?|bids?|responses?))\b(?!\s*(?:per|a|an|each|every|in|\/|out of|of \d))/gi,
    (match) => ({ kind: 'count', value: Number(match[1]), unit: (match[2] ?? '').toLowerCase() }),
  ],
  [
    /\b(\d{1,3}(?:\.\d)?)\s+points?\b(?!\s*(?:out of|of \d))/gi,
    (match, text, context) => {
      const whole = /\bof (\d{1,3}) (?:rubric )?points?\b|\b(\d{1,2})[- ]point (?:rubric|scale)/i.exec(
        `${text} ${context}`,
      );
      const outOf = Number(whole?.[1] ?? whole?.[2] ?? Number.NaN);
      return outOf >= Number(match[1])
        ? { kind: 'ratio', value: Number(match[1]), outOf, unit: 'points' }
        : undefined;
    },
  ],
  [
    /\b(?:counts?|(?:rote|oral|forward) counting:?)\s+(?:(?:aloud|orally|by rote|objects|out|correctly|from \d|by ones|up|sets|of|independently|verbally|him|her|them|self)\s+){0,5}(?:up )?to\s+(\d{1,3})\b(?![^.;\d]{0,60}(?::|\bin|\bon|\bwith)\s\d{1,3}\s?(?:\/|of\b|out of\b|%|percent))/gi,
    (match) => ({ kind: 'count', value: Number(match[1]), unit: 'counted to', area: 'Number sense' }),
  ],
  [
    /\b(\d{1,3})\s+((?:(?:unexcused|excused|full[- ]day|office|discipline|behavior|behavioral|physical|verbal|aggression|aggressive|nurse|counselor|late|early) ){0,2}(?:absences|tardies|(?<=office |discipline |behavior )referrals|(?<=nurse |counselor |office )visits|(?<=late )arrivals|suspensions|incidents|outbursts|meltdowns|tantrums|elopements|call-?outs|talk-?outs))\b(?!\s*(?:per\b|an?\b|each\b|every\b|\/))/gi,
    (match) => ({ kind: 'count', value: Number(match[1]), unit: (match[2] ?? '').toLowerCase() }),
  ],
  [
    /\b(?:walk\w*|climb\w*|hop\w*|jump\w*|wheel\w*|propel\w*|r[au]n\w*|pedal\w*|skip\w*|catch\w*|caught|throw\w*|gallop\w*|kick\w*|bounc\w*|dribbl\w*|travel\w*|ascend\w*|descend\w*)\b[^.;\d]{0,50}?(?<!\b(?:from|at|within) (?:about )?)\b(\d{1,3}(?:\.\d)?)\s*((?:consecutive |forward |alternating |continuous |steps? |in a row )?(?:feet|foot|stairs|steps|times|hops|jumps|bounces|dribbles|laps|yards|meters|catches|inches))\b(?! tall| high)/gi,
    (match) => ({
      kind: 'count',
      value: Number(match[1]),
      unit: (match[2] ?? '').toLowerCase(),
      area: ON_PEOPLE.test(match[0]) ? 'Behavior' : 'Gross motor',
    }),
  ],
  [
    /\b((?:visits|trips) to the (?:nurse|counselor|office)|(?:nurse|counselor|office) visits|absences|tardies|office referrals|outbursts|meltdowns|tantrums|elopements|call-outs|talk-outs|redirections|initiations)\s*[:=]\s*(\d{1,3})\b(?!\s*(?:of\b|\/|%|out\b|per\b|an?\b|to\b|-|min|sec))/gi,
    (match) => ({ kind: 'count', value: Number(match[2]), unit: (match[1] ?? '').toLowerCase() }),
  ],
  [
    /\b(\d)(?:\.(\d))?\s+(?:for|in|on) (?:ideas|focus|organization|evidence|voice|conventions|elaboration|word choice|sentence fluency|development|content|mechanics|style|details|support|purpose)\b/gi,
    (match, text, context) =>
      /rubric|trait|\bpoint scale/i.test(`${text} ${context}`)
        ? onRubric(decimal(match[1], match[2]), `${text} ${context}`)
        : undefined,
  ],
  [
    /\b(?:identif(?:y|ies|ied)|names?|named|recogniz(?:es|ed)|counts?|reads?|read|spells?|wrote|writes|uses?)\s+(?:only |up to |about |approximately |to )?(\d{1,3})\s+((?:uppercase |lowercase |sight |high-frequency |letter |different |spoken |core )?(?:letters?|sounds?|words|numbers|numerals|shapes|colors|signs|symbols))\b(?!\s*(?:per|in (?:one|a)|a min|out of|of \d|correct))/gi,
    (match, text) => ({
      kind: 'count',
      value: Number(match[1]),
      unit: match[2] ?? 'items',
      // "wrote 118 words on another topic": how long a text was.
      area:
        /^wr[io]te/i.test(match[0]) && /^words$/i.test(match[2] ?? '') && ON_A_TOPIC.test(text)
          ? 'Written expression'
          : undefined,
    }),
  ],
];

/** "Total words written in five minutes: 28": behind a colon, what the words before it name. */
const KEYED: readonly [RegExp, Read] = [
  /(?<=[a-z)])(?::| -| –)\s{1,3}(\d{1,3}(?:\.\d)?)(?=\s*(?:[.;(,]|$))(?!\.\d|\s*[,(;]\s*(?:\d|percentile|SS\b|%))/g,
  (match, text, context) => {
    const key =
      text
        .slice(Math.max(0, match.index - 80), match.index)
        .split(/[.;,]\s/)
        .at(-1) ?? '';
    const named = unitNamedIn(key, context);
    const isCounted = named?.kind === 'rate' || (named?.kind === 'count' && named.area !== undefined);
    return isCounted ? { ...named, value: Number(match[1]) } : undefined;
  },
];

const byPattern = ([pattern]: readonly [RegExp, Read]) => pattern;
const SHAPES = new PatternIndex(PATTERNS, byPattern);
const SHAPES_AND_RATES = new PatternIndex([...RATES, ...PATTERNS, KEYED], byPattern);

/** A number whose whole is told before it. */
function wholeOf(value: number, before: string, shape: RegExp): ReturnType<Read> {
  const found = shape.exec(before);
  const outOf = Number(found?.[1] ?? found?.[4] ?? Number.NaN);
  return outOf >= Math.max(2, value)
    ? {
        kind: 'ratio',
        value,
        outOf,
        unit: (found?.[2] ?? found?.[3] ?? 'items').toLowerCase().replace(/^step$/, 'steps'),
      }
    : undefined;
}

/** "four traits, 4 points each". */
const EACH_TRAIT =
  /\b(\d) (?:points?|levels?) (?:each|apiece|per (?:trait|domain|area|category|element))\b|\beach (?:\w+ )?(?:is |was )?(?:worth|scored|rated|out of|from 1 to|from 0 to) (?:up to |out of |from \d to )?(\d)\b/i;
const TRAIT_LEVELS_MAX = 6;

/** A level of a writing rubric, with how many levels it has where the report says so. */
function onRubric(value: number, near: string): ReturnType<Read> {
  const each = EACH_TRAIT.exec(near);
  const whole = rubricScaleIn(near, value);
  // "7 of 16: focus 3, organization 1" on a 16-point rubric: sixteen is the sum, and no trait goes so far.
  const isSum =
    whole !== undefined &&
    whole > TRAIT_LEVELS_MAX &&
    new RegExp(String.raw`\b\d{1,2}(?:\.\d)? ?(?:of|out of|\/) ?${String(whole)}\b`).test(near);
  if (each === null && isSum) return undefined;
  const levels = each === null ? whole : Number(each[1] ?? each[2]);
  const outOf = levels !== undefined && value <= levels ? levels : undefined;
  return {
    kind: 'level',
    value,
    ...(outOf === undefined ? {} : { outOf }),
    unit: outOf === undefined ? 'on the rubric' : `on a ${outOf}-point rubric`,
    area: 'Written expression',
  };
}

const numberAt = (match: RegExpExecArray) =>
  match[1] === undefined || !/^\d/.test(match[1]) ? match.index : match.index + match[0].indexOf(match[1]);

/** "He did all 8 steps": a figure that is a whole itself is no part of another one told elsewhere. */
const isAllOfThem = (text: string, at: number, { value, outOf }: Pick<Reading, 'value' | 'outOf'>): boolean =>
  outOf !== undefined && value < outOf && ALL_OF.test(text.slice(Math.max(0, at - 14), at));
const ALL_OF = /\b(?:all|every one) (?:of )?(?:the |his |her |their |these |those )?$/i;

/** Without it a text holds no share of a hundred; the pattern itself begins with any number. */
const PERCENT_WORD = /%|percent/i;
const READINGS_MAX = 40;

/** Every countable number of a text with its unit, in order. At most 40. */
export function readingsIn(printed: string, context = ''): Reading[] {
  const text = printed.replace(SECTION_NUMBER, (number) => ' '.repeat(number.length));
  // A whole in the same sentence says best what a plain number is part of.
  const readings: Reading[] = partsOfWholes(text);
  const shapes = RATE_WORD.test(text) ? SHAPES_AND_RATES : SHAPES;
  const hasPercent = PERCENT_WORD.test(text);
  for (const {
    entry: [, read],
    matches,
  } of shapes.matches(text)) {
    if (read === readPercent && !hasPercent) continue;
    for (const match of matches) {
      if (readings.length >= READINGS_MAX) break;
      const end = match.index + match[0].length;
      const isTaken = readings.some((other) => match.index < other.end && end > other.index);
      const made =
        isTaken || /[\d.,/:#-]/.test(text.charAt(match.index - 1)) ? undefined : read(match, text, context);
      const at = numberAt(match);
      if (made === undefined || isNamedNumber(text, at, made.kind) || isAllOfThem(text, at, made)) continue;
      readings.push(...steps(text, lastOfProbes(text, { ...made, index: match.index, end, at })));
    }
  }
  const further = [
    ...readings.flatMap((reading) => [
      ...bracketed(text, reading),
      ...goesOn(text, reading),
      ...datedSeries(text, reading),
    ]),
    ...timedSeries(text, context, readings),
    ...lastOfSteps(text, context, readings),
    ...partsOutOf(text),
    ...partsOfWholes(text, context),
  ];
  // What two ways of reading find at one place is one figure.
  for (const extra of further)
    if (
      !readings.some((other) => extra.index < other.end && extra.end > other.index) &&
      !isOfHowMany(text, extra)
    )
      readings.push(extra);
  return readings.sort((a, b) => a.index - b.index);
}

let lastGoal: { goal: string; readings: Reading[] } = { goal: '', readings: [] };

/** The numbers of a goal, which all numbers of its block are compared with. */
export function goalReadings(goal: string): readonly Reading[] {
  if (lastGoal.goal !== goal) lastGoal = { goal, readings: readingsIn(withDigits(goal)) };
  return lastGoal.readings;
}
