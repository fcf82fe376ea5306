/** Countable skill data in prose: rates, percents, ratios, counts, intervals, durations, levels. */
import { findAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import { tellsOfNeed } from '../../areas/evidence-words.js';
import { areaAround, areaNear, areaOfEarlier, areaOfTitle } from './area-nearby.js';
import { datesIn } from '../times/dates.js';
import { everyMatch } from '../text/every-match.js';
import type { Finding, Surroundings } from '../findings.js';
import type { Measure } from '../measure.js';
import { isAboutTheStudent } from './number-context.js';
import { digitsOf, PASSAGE_MAX } from '../text/passage-text.js';
import { type Passage, quotePassage, sumsUp } from '../text/passages.js';
import { leadsOn } from './reading-series.js';
import { goalReadings, type Reading, readingsIn } from './skill-readings.js';
import { isSupported } from './supported-figures.js';
import { isShortOfOthers, isSoundNumber } from './soundness.js';
import { timesOf, type When, whenOn } from '../times/time-words.js';

/** The name of an operation, for a pattern. */
export const OPERATION = '(?:addition|subtraction|multiplication|division)';
/** "Addition/subtraction facts" are of both. */
const OPERATIONS = `${OPERATION}(?:(?:/| and | & )${OPERATION})?`;
const REGROUPING = '(?: with(?:out)? regrouping)?';
const AND = String.raw`and(?! ${OPERATION}\b)`;
/** Where another clause begins. */
const CLAUSE_START = new RegExp(String.raw`[,;:(]\s|\b(?:${AND}|but|while|whereas)\b`);
const CLAUSE_END = new RegExp(String.raw`[,;)]|\b${AND}\b`);

const DETAILS: readonly RegExp[] = [
  /(?:(?:initial|medial|final|prevocalic|vocalic|intervocalic|postvocalic)\s+)?(?<![a-z])\/[a-zʃʒθðŋɹ]{1,4}\/(?![a-z])(?:[- ]blends)?/gi,
  /(?:two|three|one|multi)-step directions|wh-? ?questions|inferential questions|literal questions|main idea/gi,
  new RegExp(
    String.raw`(?:two|three|one|multi|single|double|\d)-?(?:digit|step) (?:${OPERATIONS}|word problems)${REGROUPING}|${OPERATIONS}(?: facts| problems)?${REGROUPING}`,
    'gi',
  ),
  /regular past tense|irregular past tense|irregular plurals|subject pronouns|complex sentences|compound sentences|complete sentences/gi,
  /vowel teams?|silent-?e|consonant digraphs|consonant blends|short vowels?|long vowels?|CVCe? words|multisyllabic words|sight words|nonsense words|story elements|capitaliz\w+|punctuation/gi,
];

/** The narrow skill named in the number's own clause, nearest first; undefined when it names none. */
export function detailOf(text: string, index: number, end: number): string | undefined {
  const before = text.slice(Math.max(0, index - 100), index);
  const clauseBefore = before.split(CLAUSE_START).at(-1) ?? '';
  const clauseAfter = text.slice(end, end + 70).split(CLAUSE_END)[0] ?? '';
  for (const clause of [clauseBefore, clauseAfter]) {
    for (const detail of DETAILS) {
      const found = everyMatch(detail, clause).at(clause === clauseBefore ? -1 : 0);
      if (found !== undefined) return withOtherSounds(found[0].trim(), before);
    }
  }
  for (const detail of DETAILS.slice(0, 1)) {
    const last = everyMatch(detail, before).at(-1);
    if (last !== undefined) return withOtherSounds(last[0].trim(), before);
  }
  return undefined;
}

const ONE_SOUND = /^\/[^/\s]{1,4}\/$/;
const JOINED_SOUNDS =
  /((?:\/[^/\s]{1,4}\/(?:,? and |, |,? & )){1,3})(\/[^/\s]{1,4}\/)(?!(?:,? and |, |,? & )\/)/g;

/** "Probe of /s/ and /z/": of both, and not of the last one. */
function withOtherSounds(detail: string, around: string): string {
  if (!ONE_SOUND.test(detail)) return detail;
  const joined = everyMatch(JOINED_SOUNDS, around).findLast(([, , last]) => last === detail);
  return joined === undefined ? detail : `${joined[1] ?? ''}${detail}`;
}

/** Words that one area borrows from another. */
const AMBIGUOUS = /\b(?:literal|inferential|inference|questions|details|main idea|vocabulary|sentences)\b/i;

/** A share of something may be of what the paragraphs before speak of; a count or a line with its own key is not. */
const mayInherit = ({ kind }: Reading, text: string) =>
  (kind === 'ratio' || kind === 'percent' || kind === 'level') &&
  (sumsUp(keyOf(text)) || !/^(?:[-*•]\s*)?[A-Z][\w /&-]{2,40}:\s/.test(text));
const keyOf = (text: string) => /^[^:]*(?=:\s)/.exec(text)?.[0] ?? '';

/** "After the expository passage she retold 6 of 49 ideas": of what was read. */
const RETOLD_TEXT =
  /\b(?:expository|informational|nonfiction|science|social studies) (?:passage|text|article|selection)s?\b/i;
/** What is listened to, under a heading of its own, is not read. */
const LISTENING = /\blistening(?: comprehension| task| only)?[\s.:]*$/i;

/** Listening and reading comprehension told apart, and a retelling of what was read from the telling of a story. */
function areaOfRead(named: string | undefined, text: string, heading: string): string | undefined {
  if (named === 'Reading comprehension' && LISTENING.test(heading)) return 'Receptive language';
  return named === 'Narrative language' && RETOLD_TEXT.test(text) ? 'Reading comprehension' : named;
}

/** "3.6 times per day". */
export const isFrequency = ({ kind, unit }: Pick<Reading, 'kind' | 'unit'>): boolean =>
  kind === 'count' && /^(?:times|instances|occurrences|incidents) per /.test(unit);
/** "From the list of 50 words given in sentences, she wrote 19 correctly": words are written right by spelling them. */
const WRITTEN_RIGHT =
  /\bwords\b[^.;]{0,60}\b(?:wrote|written) (?:only |just )?\d{1,3} (?:of (?:them|these|those) )?(?:correct(?:ly)?|right)\b|\bwrote (?:only |just )?\d{1,3} (?:of (?:\d{1,3}|the) )?words (?:correct(?:ly)?|right)\b/i;

/** "8. REPLACEMENT SKILL": what is asked for there stands in place of a behavior. */
const REPLACES = /\breplacement (?:skill|behaviou?r|response)s?\b/i;
const IS_REQUEST =
  /\b(?:ask(?:s|ed)?|request(?:s|ed)?|used? (?:it|the card|(?:his|her|their) (?:card|words))|did so)\b/i;
const isOfReplacement = (text: string, { kind }: Reading, { heading }: Surroundings): boolean =>
  (kind === 'ratio' || kind === 'percent') && REPLACES.test(heading) && IS_REQUEST.test(text);

/** The area of a number: by its unit, its sentence, the sentences before it, the goal of the block, the heading. */
function areaOf(text: string, reading: Reading, around: Surroundings): string | undefined {
  if (reading.area !== undefined) return reading.area;
  if (isOfReplacement(text, reading, around)) return 'Behavior';
  const own = areaNear(text, reading.index, reading.end, around.heading);
  if (own === undefined) return areaOfUnnamed(text, reading, around);
  // The heading and the sentence before agree on another area: "questions" are of what is heard there.
  if (!AMBIGUOUS.test(text)) return own;
  const titled = areaOfTitle(around.heading);
  if (titled === undefined || titled === own) return own;
  if (own === 'Expressive language' && titled === 'Written expression') return titled;
  return areaOfTitle(around.before[0] ?? '') === titled ? titled : own;
}

/** The same where its sentence names none. */
const areaOfUnnamed = (text: string, reading: Reading, around: Surroundings): string | undefined =>
  (isFrequency(reading) ? around.ofTitle : undefined) ??
  (WRITTEN_RIGHT.test(text) ? 'Spelling' : undefined) ??
  areaOfSameWhole(text, reading, around) ??
  areaAround(around) ??
  (mayInherit(reading, text) ? areaOfEarlier(around.earlier()) : undefined) ??
  (reading.kind === 'ratio' || reading.kind === 'percent' ? areaOfSubject(around.heading) : undefined) ??
  around.asked;

/** Behind it nothing of a sentence's own stands but its share. */
const BARE_SHARE_MAX = 48;
/** "In October 11 of 40. Last Friday 19 of 40.": a share told with next to nothing else is of what the one before it is. */
function areaOfSameWhole(
  text: string,
  { outOf }: Reading,
  { before: [last] }: Surroundings,
): string | undefined {
  if (outOf === undefined || last === undefined || text.length > BARE_SHARE_MAX) return undefined;
  const same = new RegExp(String.raw`\b\d{1,3} ?(?:of|out of|/) ?(?:the )?${String(outOf)}\b`).exec(last);
  return same === null ? undefined : areaNear(last, same.index, same.index + same[0].length);
}

/** A subject whose name says no more than the whole of it; where nothing nearer names an area, it decides. */
const SUBJECT = /\b(writing|math(?:ematics)?|language|speech|social)$/i;
function areaOfSubject(heading: string): string | undefined {
  const title = heading.trim().replace(/[:.]$/, '');
  return (findAreaOfNeed(title) ?? findAreaOfNeed(SUBJECT.exec(title)?.[1] ?? ''))?.name;
}

/** Skill data of one passage. */
export function skillMeasuresIn(passage: Passage, around: Surroundings): Finding[] {
  const printed = passage.text.slice(0, PASSAGE_MAX);
  const text = digitsOf(passage);
  if (!/\d|\b(?:once|twice|(?:in|on|with|for|just|only) (?:one|none)(?=[.;!]|$))\b/i.test(text)) return [];
  const context = `${around.before.slice(0, passage.isRow ? 5 : 3).join(' ')} ${around.goal} ${around.heading}`;
  const readings = readingsIn(text, context);
  if (readings.length === 0) return [];
  const times = timesOf(
    printed,
    readings.map(({ index, end, at = index }) => ({ index: at, end })),
    around.before[0],
  );
  let inherited: Reading | undefined;
  let wasForeign = false;
  return readings.flatMap((told, at): Finding[] => {
    const reading = inheriting(told, inherited, around.goal);
    inherited = reading.unit === '' || reading.unit === 'items' ? inherited : reading;
    const gap = text.slice(readings[at - 1]?.end ?? 0, reading.index);
    // "A classmate had 87% and 90%": the second goes with the first.
    const isWithPrevious = wasForeign && gap.length < 12 && /^[ ,%]*(?:and|to|or|,)?\s*$/.test(gap);
    wasForeign = isWithPrevious || !isAboutTheStudent(text, reading, passage, around.otherChildren);
    if (wasForeign) return [];
    const area = areaOfRead(areaOf(printed, reading, around), printed, around.heading);
    if (area === undefined) return [];
    const when = whenOf(times[at], printed, reading, passage, around);
    const detail = detailOf(printed, reading.index, reading.end);
    const measure: Measure = {
      areaOfNeed: area,
      skill: detail ?? area,
      kind: reading.kind,
      value: reading.value,
      ...(reading.upTo === undefined || reading.upTo <= reading.value ? {} : { upTo: reading.upTo }),
      ...(reading.outOf === undefined ? {} : { outOf: reading.outOf }),
      unit: unitOf(text, reading, area),
      ...(when?.kind === 'date' ? { date: when.text } : {}),
      isPrior: when?.kind === 'prior',
      isStrength: isSoundNumber(text, reading, around.after) || isAmongStrengths(passage),
      ...(isShortOfOthers(text, reading, around.after) ? { isShortOfOthers: true } : {}),
      page: passage.page.page,
      quote: quotePassage(passage, reading.index),
    };
    const found = isOfReplacement(printed, reading, around) ? asWanted(measure) : measure;
    return [{ measure: found, when, series: `p${passage.paragraph}`, topic: around.topic }];
  });
}

/** What takes the place of a problem is none itself, where it was done alone. */
const asWanted = (measure: Measure): Measure =>
  isSupported(measure) ? measure : { ...measure, isAskedFor: true };

/** What a report counts under "What she does well" is no need, whatever the number. */
const isAmongStrengths = ({ section, text }: Passage) =>
  section === 'strengths' && !tellsOfNeed(text) && !/\bonly\b|\bbut\b/i.test(text);

const OLD_HEADING = /previous|prior\b|\bpast\b|history|background|earlier|last (?:year|evaluation)/i;

/** "3 of 15 words before the unit and 7 of 15 after it": where the teaching began. */
const beforeTeaching = (text: string, { end }: Reading): When | undefined =>
  /^[^.;,\d]{0,40}\bbefore (?:the |this |any )?(?:unit|instruction|intervention|teaching|training|program|lessons?|therapy)\b/i.test(
    text.slice(end, end + 80),
  )
    ? { kind: 'start' }
    : undefined;

const WATCHED =
  /\b(?:observ\w+|sampling|intervals?|watched|recorded|probe[ds]?|timed sample|language sample|running record)\b/i;

/** "Math, 12/4/2025, 30 minutes, time sampling." and then the figure: the day of the sentence that says what was done. */
function dayOfWatching({ before: [last = ''] }: Surroundings): When | undefined {
  if (last.length > 240 || !WATCHED.test(last) || /%|\d of \d|percent/i.test(last)) return undefined;
  const days = datesIn(last);
  const [day] = days;
  return days.length === 1 && day?.hasYear === true
    ? { kind: 'date', text: day.text, order: day.order, hasYear: true }
    : undefined;
}

/** "A similar set had been given in October. He had solved 2 of 12.": told of a time before the report's own. */
const HAD_DONE =
  /\b(?:had|he'd|she'd|they'd) (?:then |only |already |just )?(?:solved|read|answered|written|spelled|named|gotten|got|scored|completed|done|earned|known|managed|produced|followed|identified|met|been at|been) [^.;]{0,20}$/i;
const hadDone = (
  printed: string,
  { index }: Reading,
  { before: [last = ''] }: Surroundings,
): When | undefined => {
  if (!HAD_DONE.test(printed.slice(Math.max(0, index - 60), index))) return undefined;
  const [day, ...more] = last.length > 240 || !/\bhad\b/i.test(last) ? [] : datesIn(last);
  return day === undefined || more.length > 0 ? undefined : whenOn(day);
};

const PAST: When = { kind: 'prior' };
/** "In October it had been 5 of 12": what was, before what is told. */
const HAD_BEEN =
  /\b(?:it|that|this|(?:the|his|her|their) (?:scores?|count|share|figure|number|rate|results?)) had (?:still |only )?been (?:only |just |about |still |at )?$/i;
/** "She stood at 30% then." */
const THEN = /^[^.,;:\d]{0,24}\b(?:then|at (?:that|the) time|back then|in those days)\s*(?:[.;)]|$)/i;
/** "21 of 26 letter sounds in October, and now all 26": nothing is left to start from. */
const isAllByNow = (text: string, { end }: Reading) =>
  /^[^.;\d]{0,40},? (?:and|but) (?:now|today|this (?:fall|winter|spring)),? (?:all|every|each)\b/i.test(
    text.slice(end, end + 80),
  );

/** What a former school or team counted is history, whatever its date. */
const FORMER =
  /\b(?:former|previous|prior|old|last) (?:school|district|teacher|therapist|SLP|clinic|team|placement|program|OT|PT|evaluator)\b(?! year)[^;]{0,160}\d/i;

/** "PRESENT LEVEL, as written 10/28/2025", in a plan that goes on with its progress: what follows was so then. */
const AS_WRITTEN = /^\W*present levels?\b[^.]{0,40}\bas (?:it was )?written\b/i;
export const isAsWritten = (line: string): boolean => AS_WRITTEN.test(line);

/** The time of a figure: its own words, then those of its heading, then the day of the sentence before, or of the log's entry. */
const whenOf = (
  told: When | undefined,
  printed: string,
  reading: Reading,
  passage: Passage,
  around: Surroundings,
): When | undefined =>
  isAllByNow(printed, reading) ||
  around.before.some(isAsWritten) ||
  leadsOn(printed, reading.end) ||
  THEN.test(printed.slice(reading.end, reading.end + 40)) ||
  HAD_BEEN.test(printed.slice(Math.max(0, reading.index - 50), reading.index))
    ? PAST
    : (whenHere(told, passage) ??
      beforeTeaching(printed, reading) ??
      hadDone(printed, reading, around) ??
      dayOfWatching(around) ??
      dayOfEntry(around));

const dayOfEntry = ({ entryDay }: Surroundings): When | undefined =>
  entryDay === undefined ? undefined : whenOn(entryDay);

/** Under a heading about the past, a number without a time of its own is history. */
const whenHere = (when: When | undefined, passage: Passage): When | undefined =>
  FORMER.test(passage.text) && when?.kind !== 'now'
    ? { kind: 'prior' }
    : when === undefined && passage.section === 'history' && OLD_HEADING.test(passage.heading)
      ? { kind: 'prior' }
      : when;

/** "5 of 10 in the second": a bare number counts what the number before it, or the goal, counts. */
function inheriting(reading: Reading, before: Reading | undefined, goal: string): Reading {
  if (reading.unit !== 'items' && reading.unit !== '') return reading;
  if (before?.kind === reading.kind && before.outOf === reading.outOf)
    return { ...reading, unit: before.unit };
  if (goal === '' || reading.kind !== 'ratio') return reading;
  const wanted = goalReadings(goal).find(
    ({ kind, unit, outOf }) => kind === 'ratio' && unit !== 'items' && outOf === reading.outOf,
  );
  return wanted === undefined ? reading : { ...reading, unit: wanted.unit };
}

/** The unit as the area counts it. */
export function unitOf(text: string, reading: Pick<Reading, 'kind' | 'unit'>, area: string): string {
  if (reading.kind === 'count' && area === 'Behavior') return countUnit(reading.unit, text);
  const isShare = reading.kind === 'percent' && (reading.unit === '' || reading.unit === 'accuracy');
  if (!isShare) return reading.unit;
  // A share of what was stuttered is to fall: called accuracy, it would be asked to rise.
  if (area === 'Speech fluency' && SYLLABLES_STUTTERED.test(text)) return 'of syllables stuttered';
  if (area !== 'Phonology and intelligibility') return 'accuracy';
  return /intelligib|underst[ao]/i.test(text) ? 'intelligible' : 'of opportunities';
}

const SYLLABLES_STUTTERED = /\bsyllables\b[^.;]{0,40}\bstutter|\bpercent (?:syllables )?stuttered\b/i;

/** How a behavior is called that the report tells by a verb. */
const AS_NOUN: readonly (readonly [RegExp, string])[] = [
  [/^talk/i, 'talking out'],
  [/^call/i, 'calling out'],
  [/^elope/i, 'elopement'],
  [/^hit/i, 'hitting'],
  [/^kick/i, 'kicking'],
  [/^out of/i, 'being out of seat'],
  [/^outburst/i, 'outbursts'],
  [/^disrupt/i, 'disruption'],
  [/^throw/i, 'throwing'],
  [/^aggress/i, 'aggression'],
];

/** "8 times per hour" of what: the problem behavior named in the sentence. */
function countUnit(unit: string, text: string): string {
  if (!/^(?:times|occurrences?|instances?|incidents?|episodes?) per/.test(unit)) return unit;
  const told =
    /\b(?:talk(?:s|ing|ed)?[- ]outs?|call(?:s|ing|ed)?[- ]outs?|elope\w*|hit(?:s|ting)?\b|kick\w*|out of (?:his|her|their) seat|outbursts?|disrupt\w*|throw\w*|aggress\w*)/i.exec(
      text,
    )?.[0];
  if (told === undefined) return unit;
  const behavior = AS_NOUN.find(([words]) => words.test(told))?.[1] ?? told.toLowerCase();
  return unit.replace(/^\w+/, behavior === 'outbursts' ? behavior : `incidents of ${behavior}`);
}
