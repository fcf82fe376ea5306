/** Letters and numerals of a child who is not in first grade yet: early learning, not decoding or arithmetic. */
import { isNormScore, type Measure } from '../extraction/measure.js';
import type { Passage } from '../extraction/passages.js';
import { areasIn } from './evidence-words.js';
import { schoolBandOf } from './plans.js';

const EARLY: Measure['areaOfNeed'] = 'Pre-academic skills';
/** With the words of a heading that gives the skill a part of its own. */
const OF_SCHOOL_AGE: ReadonlyMap<Measure['areaOfNeed'], RegExp> = new Map([
  ['Decoding', /\b(?:letters?|phonics|decoding|reading)\b/i],
  ['Number sense', /\b(?:numbers?|numeracy|math|counting)\b/i],
]);
const KINDERGARTEN = /^(?:k\b|kinder)/i;

/**
 * The measures with letter names and counting put under early learning, where the child is in preschool or the report of
 * a kindergartner has a part for it and none for the skill; else as they are.
 */
export function asEarlyLearning(
  measures: readonly Measure[],
  passages: readonly Passage[],
  grade: string | undefined,
): Measure[] {
  const isPreschool = schoolBandOf(grade ?? '1') === 'preschool';
  return asLetters(asPlay(measures, isPreschool, grade), passages, isPreschool, grade);
}

/** Small children are together by playing, older ones play in company: the same games, another skill. */
const PLAYED = /\bplay|\bgames?\b|\btoys?\b/i;
const IN_COMPANY = /\bgames?\b|\bpeers?\b|\bclassmates?\b|\brecess\b/i;
const IN_SO_MANY_WORDS = /\bjoint attention\b|\bbids?\b|\bsocial skills?\b|\bpretend\b|\bfriend/i;
const SCHOOL_AGE_MIN = 2;

function asPlay(measures: readonly Measure[], isPreschool: boolean, grade: string | undefined): Measure[] {
  const isOlder = Number(grade) >= SCHOOL_AGE_MIN;
  if (!isPreschool && !isOlder) return [...measures];
  const [from, to, told]: [Measure['areaOfNeed'], Measure['areaOfNeed'], RegExp] = isPreschool
    ? ['Social skills', 'Play and joint attention', PLAYED]
    : ['Play and joint attention', 'Social skills', IN_COMPANY];
  return measures.map((measure) =>
    measure.areaOfNeed === from &&
    !isNormScore(measure) &&
    told.test(measure.quote) &&
    !IN_SO_MANY_WORDS.test(measure.quote)
      ? { ...measure, areaOfNeed: to }
      : measure,
  );
}

function asLetters(
  measures: readonly Measure[],
  passages: readonly Passage[],
  isPreschool: boolean,
  grade: string | undefined,
): Measure[] {
  const isKindergarten = grade !== undefined && KINDERGARTEN.test(grade);
  if (!isPreschool && !isKindergarten) return [...measures];
  const headings = passages.filter(({ text, heading }) => text === heading).map(({ text }) => text);
  if (!isPreschool && !headings.some((heading) => areasIn(heading).some((area) => area === EARLY)))
    return [...measures];
  return measures.map((measure) => {
    const ownHeading = OF_SCHOOL_AGE.get(measure.areaOfNeed);
    if (ownHeading === undefined || isNormScore(measure)) return measure;
    // A kindergarten report with a part for numbers means numbers.
    const hasOwnPart = !isPreschool && headings.some((heading) => ownHeading.test(heading));
    return hasOwnPart ? measure : { ...measure, areaOfNeed: EARLY };
  });
}
