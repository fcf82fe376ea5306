/** What a single measure says about need. */
import { inOneLine, isNormScore, isProblemCount, type Measure, isInPercent } from '../extraction/measure.js';
import { oralReadingFluency } from '../norms/oral-reading-fluency.js';

/** A score that says need: the report's own label first, else clearly below the average range. */
export function isLowScore(measure: Measure): boolean {
  if (measure.isPrior || measure.isStrength || !isNormScore(measure)) return false;
  const isOwnScale = measure.kind === 'scaled' && /^(?:BOT-2|Vineland-3)$/.test(measure.instrument ?? '');
  if (isOwnScale && measure.label === undefined) return false;
  if (measure.label !== undefined)
    return !/\blow average/i.test(measure.label) || (measure.kind === 'standard' && measure.value < 85);
  // A rank in the middle of its peers: the score stands on a scale of its own.
  if (measure.percentile !== undefined && measure.percentile >= 25 && measure.percentile <= 75) return false;
  if (measure.kind === 'standard') return measure.value < 85 || measure.value >= 116;
  if (measure.kind === 'scaled') return measure.value <= 6;
  if (measure.kind === 'percentile') return measure.value < 16;
  return measure.kind === 't-score';
}

/** Current, countable data that is not already at a level nobody would write a goal for. */
export function isSkillBaseline(measure: Measure): boolean {
  return !measure.isPrior && !measure.isStrength && !isNormScore(measure);
}

/** A share below which a skill is plainly not yet there. */
const FAR_BELOW_PERCENT = 60;

/** What the same sentence gives for the class, a peer or the norm. */
const OTHERS_FIGURE =
  /\b(?:class(?:mates)?|peers?|typical|expected|benchmark|norm|(?:class|grade) (?:median|average|mean)|other children|same-age children)\b[^.;\d]{0,40}(\d{1,3}(?:\.\d)?)/i;

/** "6 to 8 times is usual for his classmates": the figure first. */
const FIGURE_OF_OTHERS =
  /(\d{1,3}(?:\.\d)?)(?: to \d{1,3})? (?:[a-z-]+ ){0,4}(?:for|by|among|from) (?:(?:his|her|their|the|most|other|typical|same-age) ){0,2}(?:class(?:mates)?|peers|children|students|others)\b/i;

/** Less than half of what the sentence itself gives for others, where more is better. */
function isFarFromOthers({ kind, value, quote }: Measure): boolean {
  if (kind !== 'rate' && kind !== 'count') return false;
  const told = inOneLine(quote);
  const others = Number((OTHERS_FIGURE.exec(told) ?? FIGURE_OF_OTHERS.exec(told))?.[1] ?? Number.NaN);
  return others >= 2 && value < 0.5 * others;
}

/** "3 of 15 minutes": a small part of the time the class stays. */
function isSmallPartOfTime({ value, quote }: Measure): boolean {
  const part = /\b(\d{1,3}) (?:minutes? )?(?:out )?of (?:the |a |an )?(\d{1,3})[- ]?minutes?\b/i.exec(
    inOneLine(quote),
  );
  return part !== null && Number(part[1]) === value && (100 * value) / Number(part[2]) < FAR_BELOW_PERCENT;
}

/** "She rates her worry about friends as 2 of 10": of a worry a small number is good news. */
const OWN_WORRY =
  /\b(?:rates?|rated|rating|scale)\b[^.;]{0,40}\b(?:worr|anxi|fear|stress|pain|nervous|discomfort|avoid)|\b(?:worry|anxiety|fear|stress|pain)\b[^.;]{0,40}\b(?:rates?|rated|rating|scale)\b/i;

/** A tenth of a quarter of nine weeks: from a tenth of the days on an absence is called chronic, and everybody is ill at times. */
const ABSENCES_OF_ANYBODY = 4;
const isFewAbsences = ({ unit, value }: Measure) =>
  /\b(?:absen|tard)/i.test(unit) && value <= ABSENCES_OF_ANYBODY;

/** A number that says need without any words: a low share, or reading aloud far below the grade's middle. */
export function isFarBelow(measure: Measure, grade: string | undefined): boolean {
  if (countsProblem(measure)) return measure.value > 0 && !isFewAbsences(measure);
  if (OWN_WORRY.test(inOneLine(measure.quote))) return false;
  const { kind, value, outOf } = measure;
  if (kind === 'ratio' && outOf !== undefined) return outOf >= 5 && (100 * value) / outOf < FAR_BELOW_PERCENT;
  if (isInPercent(kind)) return value < FAR_BELOW_PERCENT;
  if (isFarFromOthers(measure) || measure.isShortOfOthers === true) return true;
  // Half of a rubric's points, or less, on a scale long enough to tell.
  if (kind === 'level' && outOf !== undefined) return outOf >= 3 && value <= outOf / 2;
  if (kind === 'duration') return isSmallPartOfTime(measure);
  const middle = middleRateOf(measure, grade);
  return middle !== undefined && value < FAR_BELOW_MIDDLE * middle;
}

/** Counts a problem by its unit or, of behavior, by the row that it stands in: "Leaving the room   6 per day   3 per day". */
export const countsProblem = (measure: Measure): boolean =>
  isProblemCount(measure) ||
  (measure.areaOfNeed === 'Behavior' &&
    measure.kind === 'count' &&
    measure.unit.startsWith('times per ') &&
    isProblemCount({ unit: measure.quote }));

/** So far below the grade's middle a rate says need without any words. */
const FAR_BELOW_MIDDLE = 0.8;

/** Words correct per minute of the middle reader of the grade in winter: Hasbrouck and Tindal (2017). */
function middleRateOf({ unit }: Measure, grade: string | undefined): number | undefined {
  if (unit !== 'words correct per minute' || grade === undefined) return undefined;
  return oralReadingFluency(Number(grade), 'winter', 50)?.wordsCorrectPerMinute;
}

/** Reads aloud at about the rate of the grade. */
export function isAtTheMiddle(measure: Measure, grade: string | undefined): boolean {
  const middle = middleRateOf(measure, grade);
  return middle !== undefined && measure.value >= FAR_BELOW_MIDDLE * middle;
}
