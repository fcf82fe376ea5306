/** What a baseline counts, as a goal can say it: whole words, nothing that points elsewhere, the things told around it. */
import type { AreaPlan } from '../areas/plans.js';
import type { Measure } from '../extraction/measure.js';
import { thingsCounted, toldUntil } from '../extraction/figures/things-counted.js';
import { isAlphabet, isUnnamed, SLOT } from './quantities.js';

/** "9 of 24 assignments across five classes": the unit ends before what only places it. */
export function withWholeUnit(measure: Measure): Measure {
  const ended = withoutDeed(measure)
    .replace(/\bper per\b/, 'per')
    // "Aggression frequency per school day"
    .replace(/\b([a-z]+) (?:frequency|count|rate)(?= per )/, 'incidents of $1')
    .replace(/(?<!^counted) (?:across|in|on|for|of|at|to|with|from|and|by|or)$/, '');
  const whole =
    measure.kind === 'ratio'
      ? thingsOf(ended, measure)
      : measure.kind === 'count' || measure.kind === 'rate'
        ? thingsIn(ended, measure)
        : ended;
  const unit = inReportsWords(whole, measure);
  return unit === measure.unit ? measure : { ...measure, unit };
}

/** Of what so many are, as a whole noun; nothing where the words behind the number name no thing. */
const thingsOf = (unit: string, measure: Measure): string =>
  withoutPointer(unit) ?? thingsCounted(toItsNoun(unit, measure));

/**
 * "6 / mk all requests per twenty minutes", "15 fall", "1 a week": without a noun it is times in a time, points where it has
 * a part, else items.
 */
function thingsIn(unit: string, { value }: Measure): string {
  const [, counted = '', time = ''] = IN_A_TIME.exec(unit) ?? [];
  const things = toldUntil(counted);
  if (things !== '' && !NO_THING.test(things)) return `${things}${time}`;
  if (time !== '') return `times ${time.trim()}`;
  return Number.isInteger(value) ? 'items' : 'points';
}
const NO_THING = /^(?:fall|spring|winter|autumn|overall|average|total|now)$/;
/** Two parts: what is counted, and in what time: "requests", " per twenty minutes". */
const IN_A_TIME =
  /^(.*?)((?:^| )(?:per|in|an?) (?:[\w-]+ ){0,3}?(?:sec|min|hour|day|week|month|class|period|session|lesson|meeting|recess|sample).*)?$/;

/** What a goal writes out. */
const IN_FULL: Readonly<Record<string, string>> = {
  wcpm: 'words correct per minute',
  cwpm: 'words correct per minute',
  wpm: 'words per minute',
  min: 'minutes',
  sec: 'seconds',
};

/** Words that were typed, letters of one kind, word sequences: as the report calls what it counts. */
function inReportsWords(unit: string, { quote, withBefore, areaOfNeed }: Measure): string {
  const told = withBefore ?? quote;
  const inFull = IN_FULL[unit.toLowerCase()];
  if (inFull !== undefined) return inFull;
  if (/^(?:keyboarding|typing) words per minute$/i.test(unit)) return 'words typed per minute';
  if (areaOfNeed === 'Writing speed and keyboarding' && unit === 'words written per minute')
    return /\btyp(?:e[ds]?|ing)\b|\bkeyboard/i.test(told) &&
      !/\bhand(?:writing|written|wrote)?\b|\bpencil\b|\bpen\b/i.test(told)
      ? 'words typed per minute'
      : unit;
  if (areaOfNeed === 'Handwriting' && unit === 'letters')
    return /\blower ?case\b/i.test(quote) && !/\bupper ?case\b|\bcapital/i.test(quote)
      ? 'lowercase letters'
      : unit;
  return /\bword sequences\b|\bCWS\b/i.test(told)
    ? unit.replace('correct writing sequences', 'correct word sequences')
    : unit;
}

/** "He told somebody in 3 of the 15" of the "15 moments" told before; what the quote itself names goes first. */
export function named(measure: Measure, plan: AreaPlan): Measure {
  const { kind, unit } = measure;
  if (kind !== 'ratio' || !isUnnamed(unit)) return measure;
  const noun = isOfAlphabet(measure) ? inReportsWords('letters', measure) : measure.noun;
  return noun === undefined || isNamedBetter(noun, measure, plan) ? measure : { ...measure, unit: noun };
}

const isOfAlphabet = ({ areaOfNeed, noun, outOf }: Measure) =>
  areaOfNeed === 'Handwriting' && noun === undefined && isAlphabet(outOf);

/** Whether the plan, the quote or the sentence before says better what the things are. */
function isNamedBetter(noun: string, { things, quote }: Measure, { behaviors }: AreaPlan): boolean {
  const own = SLOT.exec(behaviors[0])?.[1]?.split(' of ')[0]?.split(' ').at(-1);
  // "Say complete sentences with 40 of 50 sentences correct" says it twice.
  if (own === undefined) return behaviors[0].includes(noun);
  // "20 problems with decimals", told before, says more than "problems".
  if (own !== 'steps' && things?.split(' ').includes(own) === true) return true;
  // Questions and items are what a sheet has, whatever they are about.
  return own !== noun && (quote.toLowerCase().includes(own) || OF_A_SHEET.test(own));
}

const OF_A_SHEET = /^(?:questions|items|problems)$/;

/** "Turned in on the due date", "one-", "per lunch": words behind a number that name nothing it counts. */
function withoutDeed({ kind, unit }: Measure): string {
  if (kind === 'count' && unit.startsWith('per ')) return `times ${unit}`;
  // "A 25-word pretest".
  const counted =
    kind === 'ratio'
      ? /^(word|item|step|problem|question|letter|sound|fact) [a-z]+$/.exec(unit)?.[1]
      : undefined;
  if (counted !== undefined) return `${counted}s`;
  const isDeed = kind === 'ratio' && (unit.endsWith('-') || DONE.test(unit));
  return isDeed ? 'items' : unit.replace(/^(of [a-z]+) averaged$/, '$1').replace(/ (?:out|up|down|off)$/, '');
}
const DONE = /^(?:turned|handed) in\b|^(?:were|was|had|done|right|completed|finished|later|now|only)\b/;

/** "Of twenty such he carried out 6": what points back names nothing. */
const withoutPointer = (unit: string): string | undefined =>
  /^(?:such|those|these)\b/.test(unit)
    ? (/^\w+ ((?:[a-z-]+ )?[a-z]{3,}s)$/.exec(unit)?.[1] ?? 'items')
    : undefined;

/** "Of 20 class periods", "in 12 whole-class reading turns": a quality goes on to what it is a quality of. */
function toItsNoun(unit: string, { quote }: Measure): string {
  if (!/(?:^class|^anxious|^upset|^planned|^unfamiliar|-[a-z]+)$/.test(unit) || unit.includes(' '))
    return unit;
  const flat = quote.replace(/\s+/g, ' ');
  const at = flat.indexOf(`${unit} `);
  const noun = at < 0 ? undefined : /^(?:[a-z]+ )?[a-z]{3,}s\b/.exec(flat.slice(at + unit.length + 1))?.[0];
  return noun === undefined ? unit : `${unit} ${noun}`;
}
