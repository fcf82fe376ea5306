/** Where a report counts a problem and, elsewhere, what is taught in its place: the second is where the goal starts. */
import type { Measure } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';
import { isSupported } from '../extraction/figures/supported-figures.js';
import { reportedTask } from './reported-task.js';
import type { StudentWords } from './student-words.js';
import { isOfFault } from './told-faults.js';

/** Under which needs a report may count what takes the place of the problem. */
const COUNTED_UNDER: Readonly<Record<string, readonly string[]>> = {
  Behavior: ['Behavior', 'Emotional regulation', 'Self-advocacy', 'Functional communication'],
  'Emotional regulation': ['Emotional regulation'],
  'Anxiety and participation': ['Anxiety and participation'],
  'Speech fluency': ['Speech fluency', 'Emotional regulation'],
};
/** A strategy used "at 5 of 25 moments of stuttering" is one of speech, whatever strategies elsewhere are for. */
const OF_STUTTERING = /\bstutter|\bdisfluen/i;

const TAKES_ITS_PLACE =
  /^(?:ask for(?! attention)|ask (?:\S+ )?(?:with|by|using) (?:the |an? |his |her |their )?(?:\S+ )?(?:cards?|words?|signs?|signals?|device)|request|raise (?:his|her|their|a) hand|take part|participate|signal|volunteer|speak up|use\b.*\b(?:cards?|strateg\w+|signals?|devices?|breaks?|calm\w*|coping|breath\w*|pull-?outs?|onsets?|starts?|cancellations?))\b/;
/** Counted under another need, only what is asked for in place of a problem. */
const ASKS_INSTEAD = /^(?:(?:ask for|request|signal)\b.*\b(?:help|breaks?|attention|turns?)|raise .*hand)\b/;
/** "When a break or help request would have fit, he asked on his own": what was asked for stands before. */
const ASKS = /^(?:ask|request)\b(?! (?:an? )?(?:question|permission))/;
const ASKED_FOR = /\b(?:help|breaks?)\b/i;
/** Not by the student alone, or not in earnest. */
const HELPED =
  /\b(?:with|after|given) (?:an? |one |the |no more than )?(?:\w+'s )?(?:[\w-]+ ){0,2}(?:prompt(?:s|ing)?|reminders?|models?|cu(?:es?|ing)|help|guidance|support|assistance)\b|(?<!without being |not )\b(?:prompted|reminded)\b|\bhand[- ]over[- ]hand\b|\bpractice\b|\brole[- ]?play\w*|\bpretend\w*/i;

/** The count of what is taught instead; undefined where the report has none that the student reached alone. */
export function replacementFor(
  report: Report | undefined,
  areaOfNeed: string,
  names: readonly string[],
  student: StudentWords,
): Measure | undefined {
  const areas = COUNTED_UNDER[areaOfNeed] ?? [];
  return report?.measures.find((measure) => {
    const { areaOfNeed: area, kind, outOf, isPrior, quote } = measure;
    const isShare = kind === 'percent' || (kind === 'ratio' && outOf !== undefined);
    if (isPrior || !isShare || area === null || !areas.includes(area)) return false;
    if (measure.isReplacement === true) return area === areaOfNeed;
    if (HELPED.test(quote) || isSupported(measure)) return false;
    const task = reportedTask(measure, names);
    if (task?.action === undefined || speaksOfOther(quote, student)) return false;
    const isOfArea = area === areaOfNeed || (areaOfNeed === 'Speech fluency' && OF_STUTTERING.test(quote));
    return takesPlaceOf(task.action, quote, isOfArea) && !isOfFault(measure, areaOfNeed);
  });
}

/** The counts of a problem, where there are any; else those of what is taught in its place. */
export function problemsBefore(measures: readonly Measure[]): readonly Measure[] {
  const ofProblem = measures.filter(({ isReplacement }) => isReplacement !== true);
  return ofProblem.length > 0 ? ofProblem : measures;
}

/** Whether a figure, however it was found, is the row of what is taught in place of a problem. */
export const isReplacementRow = ({ measures }: Report, { quote, value }: Measure): boolean =>
  measures.some((row) => row.isReplacement === true && row.quote === quote && row.value === value);

/** What the report counts in place of a behavior is no figure of the writing that the behavior avoids. */
export const isOfReplacement = ({ measures }: Report, { quote }: Measure, areaOfNeed: string): boolean =>
  COUNTED_UNDER['Behavior']?.includes(areaOfNeed) !== true &&
  measures.some(
    (known) => known.isAskedFor === true && known.areaOfNeed === 'Behavior' && known.quote === quote,
  );

const takesPlaceOf = (action: string, quote: string, isOfArea: boolean) =>
  (isOfArea ? TAKES_ITS_PLACE : ASKS_INSTEAD).test(action) ||
  (ASKS.test(action) && (isOfArea || ASKED_FOR.test(quote)));

const ANOTHER =
  /\b(?:classmates?|peers?|other student|comparison|typical student|brother|sister|sibling)\b[^.]*\.\s/i;

/** "He asked for help on 9 of 10 occasions" in the report of a girl is another student's. */
function speaksOfOther(quote: string, { subject }: StudentWords): boolean {
  if (ANOTHER.test(quote)) return true;
  if (subject !== 'he' && subject !== 'she') return false;
  return (subject === 'he' ? /\bshe\b/i : /\bhe\b/i).test(quote);
}
