/** Reads a goal sentence, however its writer ordered it, into the parts the checks judge. */
import { foldText } from './folded-text.js';
import { countsThings, isSameUnit, type Quantity, quantitiesIn } from './quantities.js';
import { settingsIn } from './goal-settings.js';
import { timeframeIn, type Timeframe } from './goal-timeframe.js';
import { type Behavior, behaviorIn } from './goal-behavior.js';
import { type Measurement, measurementIn } from './goal-measurement.js';

export interface ParsedGoal {
  /** The whole text, folded. */
  readonly text: string;
  readonly timeframe?: Timeframe;
  /** Givens: every clause that says under what circumstances. */
  readonly conditions: readonly string[];
  readonly behavior: Behavior;
  /** The text itself names the level or kind of the task: "two-step directions", "a grade 2 passage". */
  readonly isTaskNamed: boolean;
  readonly quantities: readonly Quantity[];
  /** What must be reached; the first is the level of the skill. */
  readonly criteria: readonly Quantity[];
  /** Where the goal itself says the student starts. */
  readonly start?: Quantity;
  /** On how many occasions the level must be reached, in words; undefined where nothing says so. */
  readonly consistency?: string;
  readonly measurement: Measurement;
  readonly settings: readonly string[];
  /** Less is better: "reduce", "no more than". */
  readonly isDecrease: boolean;
}

const MARKER =
  /(?:^|[\s,;(])(?=(?:given:?|when|while|during|after|before|following|upon|using|once|if|as|provided|presented|with|without|in|on|at(?! least| most)|across|from|whenever|each time|every time|for (?:every|each|all))\s|(?<=[,:] |^)(?!meaning|including|scor|(?:start|begin)ning|(?:start|begin)\w* (?:in|on|at) |end|accord|regard|increas|decreas|improv|measur|report)[a-z]{3,12}ing\s)/g;
/** A clause of givens ends where the sentence turns to who does what, how much or how often. */
const CLAUSE =
  /^[^,;.(]{2,200}?(?=,|;|\(|\.(?:\s|$)|\)| will\b| shall\b| (?:with|in|on|at|for|over|across)(?: (?:at least|an average of|a minimum of|no fewer than))? \d{1,3} ?(?:%|percent|out of|of|\/)| at least \d| for (?:at least |up to |about )?\d{1,3} (?:min|sec|hour)| as measured| on \d| in \d| across \d| over \d|$)/;
const CLAUSES_MAX = 12;
const MARKERS_MAX = 60;
const NO_CONDITION =
  /^(?:as (?:measured|evidenced|demonstrated|shown|documented|recorded|reported|assessed|determined|indicated|observed|well|charted|tracked|scored|noted|seen)|with (?:a |an |at least |no less than |an average of )?\d[\d.]*(?: ?%| percent| of| out of|\/)|using (?:a )?(?:data|weekly|teacher|daily|curriculum)|in (?:a|1) (?:year|minute)\b|on (?:a |the )?(?:weekly|monthly|\d+ (?:of|out of|consecutive)|rubric)|in (?:the|a) (?:area|domain)|with the skill|across \d|on \d|in \d|with (?:a |an )?\d[\d.]* (?:different )?(?:words|items)\b(?! (?:lists?|cards?|problems?|banks?))|with (?:a )?(?:median|mean|average|accuracy)|at (?:a|the) (?:rate|level|accuracy)|on (?:a|the) [a-z0-9 -]{0,30}(?:rubric|scale)|(?:given|provided|presented) (?:by|to|each|every|weekly|monthly|daily)\b|at (?:or above |least )?(?:the |a )?\d|at (?:or )?(?:above|below))/;

const GIVEN =
  /^(?:given|when|while|during|after|before|following|upon|using|once|if|provided|presented|whenever|each time|every time|for (?:every|each|all)|[a-z]{3,12}ing )/;
/** "with" and "in" begin a given only where support, material or a place follows. */
const SUPPORT_OR_MATERIAL =
  /\b(?:prompt|cue|support|visual|model|organizer|passage|text|story|list|group|setting|class|assist|schedule|device|material|help|manipulative|calculator|aid|chart|card|equipment|peer|adult|level|word bank|lunch|recess|pe|school|activit|routine|environment|conversation|walker|paper|keyboard|computer|checklist|rubric|reminder|sheet|sample|word|sentence|problem|item|picture|object|task|play|timing|lesson|center|book|paragraph|topic|worksheet|prompt|purchase|store|community|hallway|bus)/;

/** Whether the deed itself names its material: "two-step directions (said once)", "20 dictated words". */
const hasTaskNamed = (text: string): boolean =>
  /\(?\b(?:said once|read aloud (?:to|by)|no gestures|dictated|unfamiliar|unpracticed|cold|timed|\d{1,3}[- ](?:step|word|digit|letter|item|inch|foot)|(?:\d(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth)[- ]grade|grade \d|one-step|two-step|multi-?step)\b/.test(
    text,
  );

/** Clauses that say under what circumstances the behavior is asked for, times and measurement left out. */
function conditionsIn(text: string): string[] {
  const found: string[] = [];
  for (const { index, 0: gap } of [...text.matchAll(MARKER)].slice(0, MARKERS_MAX)) {
    if (found.length >= CLAUSES_MAX) break;
    const at = index + gap.length;
    const words = CLAUSE.exec(text.slice(at, at + 220))?.[0].trim() ?? '';
    const isGiven =
      GIVEN.test(words) || SUPPORT_OR_MATERIAL.test(words) || text.trimStart().startsWith(words);
    const isPart = found.some((clause) => clause.includes(words));
    if (words !== '' && isGiven && !isPart && !NO_CONDITION.test(words)) found.push(words);
  }
  return found;
}

const CONSISTENCY_WORDS =
  /\b(?:\d{1,2} (?:[a-z-]+ ){0,3}?(?:consecutive|successive|straight|in a row)\b(?! (?:minutes|seconds|words|digits|times))(?: (?!as |given |with |when |using |and |by |in |on |at |to )[a-z-]+){0,3}|(?:each|every) (?:day|week|session|class|school day)(?: [a-z]+){0,2} for (?:at least )?\d{1,2} (?:[a-z]+ )?(?:days|weeks|months|sessions)|consecutive (?!minutes|seconds|words|digits|turns)[a-z-]+|(?:maintained|sustained|kept up) (?:for|over|across) [^,.;]{3,40}|(?:average|mean|median)(?:d|s)? (?:of|over|across|taken over) (?:the )?(?:last |final )?\d{1,2}[^,.;]{3,40}|over (?:the course of )?(?:a|an|1) (?:(?:\d{1,2}|[a-z]+)[- ])?(?:week|month|quarter|semester|grading period|marking period|trimester)(?: period| span)?|(?:for|over|across|during) (?:at least )?\d{1,2} (?:[a-z]+ )?(?:weeks|months|grading periods|quarters|marking periods|trimesters|data collections?|data (?:points|days|periods|sessions))|(?:across|over|during|throughout) (?:the |both )?(?:[a-z]+ (?:and [a-z]+ )?)?(?:trimesters|quarters|semesters|grading periods|marking periods)|(?:in|for) each of (?:the )?[a-z0-9 ]{1,30}(?:weeks|months|days|sessions)|(?:\d{1,2}|an?) (?:days?|weeks?|months?) apart|each (?:week|day|session) (?:for|over|across) [^,.;]{3,30})/;

function consistencyOf(text: string, observations: readonly Quantity[]): string | undefined {
  const words = CONSISTENCY_WORDS.exec(text)?.[0];
  if (words !== undefined) return words;
  const first = observations[0];
  if (first === undefined) return undefined;
  return text.slice(first.at, first.end).trim();
}

const DECREASE = /^(?:reduce|decrease|lower|eliminate|minimize|shorten|limit)$/;

/** Whether fewer or less means better: by the verb, or by a limit the level must stay under. */
export const isLessBetter = (verb: string, level: Quantity | undefined): boolean =>
  DECREASE.test(verb) || level?.isAtMost === true;

/** "reducing reminders from 12 to 3": the way down is meant. */
const leadsDown = (text: string, start: Quantity | undefined): boolean =>
  start !== undefined &&
  // "Will cut 5 of 6 shapes": with scissors.
  /\b(?:reduc|decreas|lower(?!case|["”])|cut(?![^.;]{0,40}\b(?:shape|line|paper|circle|square|curve))|shorten|drop(?!-off)|fewer|fad|lessen|bring)\w{0,5}\b[^.;]{0,60}$/.test(
    text.slice(Math.max(0, start.at - 80), start.at),
  );

/** Numbers inside a condition belong to the task; only what nobody is given stays a criterion there. */
function withGivens(
  text: string,
  quantities: readonly Quantity[],
  conditions: readonly string[],
): Quantity[] {
  const spans = conditions.map((clause) => {
    const at = text.indexOf(clause);
    return [at, at + clause.length] as const;
  });
  return quantities.map((quantity) => {
    const isInside = spans.some(([from, to]) => quantity.at >= from && quantity.at < to);
    const isTask = ['count', 'duration', 'distance', 'prompts', 'level', 'norm'].includes(quantity.kind);
    // "in the activity inside 8 minutes": nobody is given a limit.
    const isLimit = quantity.kind === 'duration' && quantity.isAtMost;
    return isInside && isTask && !isLimit && quantity.role === 'criterion'
      ? { ...quantity, role: 'given' as const }
      : quantity;
  });
}

const OF_CHANCES = /\b(?:trials?|opportunit|attempts?|times|tries|instances)/;

/** The level of the skill among all that a goal asks for. "within 2 minutes in 80% of chances" asks for the 80%. */
function levelOf(asked: readonly Quantity[], start: Quantity | undefined): Quantity | undefined {
  const levels = asked.filter(({ kind }) => kind !== 'prompts');
  const isLimit = ({ kind, isAtMost }: Quantity) => kind === 'duration' && isAtMost;
  // "12 stairs in 40 seconds or less" is about the seconds.
  const isLevel = (quantity: Quantity) => !isLimit(quantity) && quantity.kind !== 'distance';
  const open = levels.some(isLevel)
    ? levels.filter((quantity) => !isLimit(quantity))
    : levels.filter(isLimit);
  if (open.length === 0) return levels[0];
  return (
    // Where the goal says where the student starts, the target is in that unit.
    (start === undefined ? undefined : open.find((quantity) => isSameUnit(quantity, start))) ??
    open.find(({ kind }) => kind === 'rate') ??
    open.find(({ kind, unit }) => kind === 'share' && !OF_CHANCES.test(unit)) ??
    open.find(({ kind }) => kind === 'frequency' || kind === 'level') ??
    // "write for 3 minutes and reach 27 word sequences": the minutes are the task's.
    open.find((quantity) => quantity.kind === 'count' && countsThings(quantity)) ??
    open[0]
  );
}

/** "in 4 of 5 trials" is the level where it stands alone, and the number of occasions beside another level. */
function settled(text: string, quantities: readonly Quantity[]): Quantity[] {
  /** "over 3 talks", "across 4 stories": whatever is counted, it is how often. */
  const isOverMany = ({ kind, unit, at }: Quantity) =>
    kind === 'count' &&
    unit !== '' &&
    /\b(?:over|across|on) (?:at least )?$/.test(text.slice(Math.max(0, at - 20), at));
  const start = quantities.find(({ role }) => role === 'start');
  const asked = quantities.filter(({ role }) => role === 'criterion');
  const level = levelAsked(text, asked, start);
  const isOnlyLimit = level?.kind === 'duration' && level.isAtMost;
  const isLimited =
    isOnlyLimit && quantities.some(({ role, kind }) => role === 'observations' && kind === 'share');
  // "within 2 minutes in 4 of 5 checks" asks for the 4 of 5.
  if (level !== undefined && !isLimited) {
    return quantities.map((quantity) =>
      quantity !== level &&
      quantity.role === 'criterion' &&
      (isOverMany(quantity) ||
        (quantity.kind === 'share' &&
          (OF_CHANCES.test(quantity.unit) || (level.kind === 'share' && !quantity.isPercent))))
        ? { ...quantity, role: 'observations' as const }
        : quantity,
    );
  }
  const alone =
    quantities.find(({ role, kind }) => role === 'observations' && kind === 'share') ??
    quantities.find(({ role, kind, unit }) => role === 'given' && kind === 'duration' && unit !== '') ??
    quantities.find(({ role, kind, isAtMost }) => role === 'given' && kind === 'prompts' && isAtMost);
  return quantities.map((quantity) =>
    quantity === alone ? { ...quantity, role: 'criterion' as const } : quantity,
  );
}

const TOLD_BEHIND =
  /^(?:(?! will )[^;]){1,110}?\bfrom (?:an? |the )?(?:baseline (?:level )?(?:of )?)?(?:about )?$/;
const JOURNEY_AHEAD = /^\d[\d.]*[^.;]{0,60}? to (?:at least |about )?\d/;
/** A number that stands alone counts what the one before it counts. */
const isBare = ({ kind, unit }: Quantity) => kind === 'count' && unit === '';

/** "8 of 10 on the rubric, up from 5 of 10": what the start is told right behind is the level, whatever else is counted. */
function levelBefore(text: string, quantities: readonly Quantity[], start: Quantity): Quantity | undefined {
  if (JOURNEY_AHEAD.test(text.slice(start.at, start.at + 90))) return undefined;
  const told = quantities.filter(
    (quantity) =>
      quantity.at < start.at &&
      quantity.kind !== 'prompts' &&
      quantity.role !== 'schedule' &&
      // "on the 4-point rubric": part of a name.
      !/^[\d.]+-[a-z]/.test(text.slice(quantity.at)) &&
      (isBare(start) ? quantity.kind !== 'share' : isSameUnit(quantity, start)) &&
      TOLD_BEHIND.test(text.slice(quantity.at, start.at)),
  );
  return (
    told.findLast(({ outOf }) => outOf !== undefined && outOf === start.outOf) ??
    told.findLast(({ unit }) => unit !== '' && unit === start.unit) ??
    told.findLast(({ kind }) => kind === start.kind) ??
    told.at(-1)
  );
}

/** The level of a goal among what it asks: the one told right before the start, else the one that reads most like it. */
const levelAsked = (text: string, asked: readonly Quantity[], start: Quantity | undefined) =>
  (start === undefined ? undefined : levelBefore(text, asked, start)) ?? levelOf(asked, start);

/** The level that stands right before the start is what is asked, and a bare start counts what the level counts. */
function withLevelBeforeStart(text: string, quantities: readonly Quantity[]): Quantity[] {
  const start = quantities.find(({ role }) => role === 'start');
  const level = start === undefined ? undefined : levelBefore(text, quantities, start);
  if (start === undefined || level === undefined) return [...quantities];
  return quantities.map((quantity) => {
    if (quantity === level) return { ...quantity, role: 'criterion' as const };
    return quantity === start && isBare(start)
      ? { ...quantity, kind: level.kind, unit: level.unit }
      : quantity;
  });
}

/** The criterion waits for the team: no number of the goal is one. */
const OPEN_CRITERION =
  /\bat the (?:[a-z0-9-]+ ){1,8}that the iep team sets\b|\bat the criterion the iep team has set\b/;

/** What a goal asks for in numbers, with the text they stand in. */
function askedOf(goal: string) {
  const text = foldText(goal);
  const timeframe = timeframeIn(text);
  const withoutTime =
    timeframe === undefined
      ? text
      : text.slice(0, timeframe.at) +
        ' '.repeat(timeframe.words.length) +
        text.slice(timeframe.at + timeframe.words.length);
  const conditions = conditionsIn(withoutTime);
  const quantities = settled(
    withoutTime,
    withLevelBeforeStart(withoutTime, withGivens(withoutTime, quantitiesIn(withoutTime), conditions)),
  );
  const asked = OPEN_CRITERION.test(text) ? [] : quantities.filter(({ role }) => role === 'criterion');
  const start = quantities.find(({ role }) => role === 'start');
  const level = levelAsked(withoutTime, asked, start) ?? asked[0];
  const criteria = level === undefined ? [] : [level, ...asked.filter((quantity) => quantity !== level)];
  return { text, timeframe, withoutTime, conditions, quantities, start, level, criteria };
}

/** Whether a goal says how well the student is to do. */
export const hasCriterion = (goal: string): boolean => askedOf(goal).criteria.length > 0;

/** Parses a goal. Total: any text gives a result, with what was not found left out. */
export function parseGoal(goal: string): ParsedGoal {
  const { text, timeframe, withoutTime, conditions, quantities, start, level, criteria } = askedOf(goal);
  const observations = quantities.filter(({ role }) => role === 'observations');
  const consistency = consistencyOf(withoutTime, observations);
  const behavior = behaviorIn(withoutTime);
  return {
    text,
    ...(timeframe === undefined ? {} : { timeframe }),
    conditions,
    behavior,
    quantities,
    criteria,
    ...(start === undefined ? {} : { start }),
    ...(consistency === undefined ? {} : { consistency }),
    measurement: measurementIn(withoutTime),
    isTaskNamed: hasTaskNamed(withoutTime),
    settings: settingsIn(withoutTime),
    isDecrease: isLessBetter(behavior.verb, level) || leadsDown(withoutTime, start),
  };
}
