/** Letters and numerals of a child who is not in first grade yet: early learning, not decoding or arithmetic. */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';
import { isNormScore, type Measure } from '../extraction/measure.js';
import type { Passage } from '../extraction/text/passages.js';
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
  return asLetters(asPlay(measures, grade), passages, isPreschool, grade);
}

/** Small children are together by playing, older ones play in company: the same games, another skill. */
const PLAYED = /\bplay|\bgames?\b|\btoys?\b/i;
const IN_COMPANY = /\bgames?\b|\bgroups?\b|\bpeers?\b|\bclassmates?\b|\brecess\b/i;
const IN_SO_MANY_WORDS = /\bjoint attention\b|\bbids?\b|\bsocial skills?\b|\bpretend\b|\bfriend/i;
const SCHOOL_AGE_MIN = 1;

/** The same for what is said: "developing longer play with others" of a child in preschool, "games at recess" of an older one. */
export function asPlayOrCompany<Said extends { readonly areas: readonly string[]; readonly text: string }>(
  said: readonly Said[],
  grade: string | undefined,
): Said[] {
  const move = playOrCompany(grade);
  if (move === undefined) return [...said];
  return said.map((each) =>
    each.areas.includes(move.from) && isTold(move, each.text)
      ? { ...each, areas: [...new Set(each.areas.map((area) => (area === move.from ? move.to : area)))] }
      : each,
  );
}

interface Move {
  readonly from: AreaOfNeedName;
  readonly to: AreaOfNeedName;
  readonly told: RegExp;
}

const isTold = ({ told }: Move, text: string) => told.test(text) && !IN_SO_MANY_WORDS.test(text);

function playOrCompany(grade: string | undefined): Move | undefined {
  if (schoolBandOf(grade ?? '1') === 'preschool')
    return { from: 'Social skills', to: 'Play and joint attention', told: PLAYED };
  return Number(grade) >= SCHOOL_AGE_MIN
    ? { from: 'Play and joint attention', to: 'Social skills', told: IN_COMPANY }
    : undefined;
}

function asPlay(measures: readonly Measure[], grade: string | undefined): Measure[] {
  const move = playOrCompany(grade);
  if (move === undefined) return [...measures];
  return measures.map((measure) =>
    measure.areaOfNeed === move.from && !isNormScore(measure) && isTold(move, measure.quote)
      ? { ...measure, areaOfNeed: move.to }
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
