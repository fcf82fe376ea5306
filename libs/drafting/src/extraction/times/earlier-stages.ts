/**
 * Figures of an earlier stage of the student's life: "Evaluated in grade 5. Passage Comprehension was 85.", "At age 4 the
 * preschool therapist had reported ...", "(grade 7)" in a report of grade 8. They are history whatever else is said.
 */
import { everyMatch } from '../text/every-match.js';
import { gradeFrom, ORDINALS } from '../student/grade-words.js';
import { asPrior, type Finding } from '../findings.js';
import type { PageText } from '../text/folded-page.js';
import { inOneLine, type Measure } from '../measure.js';
import { withDigits } from '../text/number-words.js';
import type { ReportStudent } from '../student/student.js';

const GRADE = String.raw`(?:(?:grade|gr\.) (\d{1,2})|(${ORDINALS.join('|')}) grade|(\d{1,2})(?:st|nd|rd|th) grade|(kindergarten)|(preschool))`;
/** What is read or expected in a grade, and no time of the student's. */
const OF_MATERIAL = String.raw`(?!-|'| ?(?:level|text|passage|probe|norm|material|word|list|standard|expect|skill|math|reading|spelling|writing|equivalent|curricul|median|mean|average|benchmark|fall|winter|spring|student|class|peer|team|teacher|\d))`;
const STAGE_OF_SCHOOL: readonly RegExp[] = [
  // "in grade 5", "in May of first grade", "since kindergarten" is no stage
  new RegExp(
    String.raw`\b(?:(?:back )?in|(?:end|start|beginning|middle|january|february|march|april|may|june|july|august|september|october|november|december|fall|winter|spring|summer) of) ${GRADE}${OF_MATERIAL}`,
    'gi',
  ),
  // "- Grade 1 end: oral reading 9 words correct per minute"
  new RegExp(
    String.raw`^(?:[-*\u2022] )?${GRADE} (?:end|beginning|start|fall|winter|spring|may|june)\b(?=:)`,
    'gi',
  ),
  // "the WISC-V from grade 8 gives"
  new RegExp(String.raw`\b[A-Z][A-Za-z-]{2,12}\d? from ${GRADE}${OF_MATERIAL}`, 'gi'),
  // "WJ IV (grade 7): Math Calculation 104"
  new RegExp(String.raw`(?<=[\dA-Z] )\(${GRADE}\)`, 'gi'),
  // "Grade 2 evaluation: CELF-5 Core Language 78"
  new RegExp(
    String.raw`(?:^|[.;] )(?:(?:the|an?|his|her|their) )?${GRADE} (?:re-?evaluation|evaluation|testing|screening|assessment|report|triennial)\b`,
    'gi',
  ),
];
/** "At age 4", "at 3 years 1 month", "at 2 years 11 months" */
const STAGE_OF_AGE =
  /\bat (?:age (?:of )?)?(\d{1,2})(?: years?(?:,? (?:and )?\d{1,2} months?)?|;\d{1,2}|(?<=\bage (?:of )?\d{1,2})|(?<=\d, at \d{1,2})(?=\)))(?![\w.%]| ?(?:of|out|minutes|words|times))/gi;
/** What is compared with others' is no figure of then. */
const COMPARES =
  /\b(?:expect\w*|typical\w*|benchmarks?|norms?|average|equivalent|like (?:a|an|most)|compared|most (?:children|students)|by the end of)\b[^.;]{0,40}$/i;
/** "Now", "today": the figures behind it are of the report's time. */
const OF_NOW =
  /\b(?:now|today|current(?:ly)?|at present|this (?:year|time|fall|winter|spring|evaluation|month|week))\b/i;
/** So far behind what tells the stage its figures stand. */
const REACH = 170;

/** Kindergarten is 0; younger is below. */
function stepOf(grade: string | undefined): number | undefined {
  if (grade === undefined) return undefined;
  if (grade === 'Pre-K') return -1;
  if (grade === 'K') return 0;
  const number = Number.parseInt(grade, 10);
  return Number.isNaN(number) ? undefined : number;
}

/** Where a text tells of an earlier grade or age, and no grade or age of now stands beside it. */
function stagesIn(text: string, { grade, ageYears }: ReportStudent): number[] {
  const own = stepOf(grade);
  const ofSchool =
    own === undefined
      ? []
      : STAGE_OF_SCHOOL.flatMap((pattern) =>
          everyMatch(pattern, text).filter((match) => (stepOf(gradeFrom(match)) ?? own) < own),
        );
  const ofAge =
    ageYears === undefined
      ? []
      : everyMatch(STAGE_OF_AGE, text).filter(({ 1: age }) => Number(age) < ageYears);
  return [...ofSchool, ...ofAge]
    .filter(({ index }) => !COMPARES.test(text.slice(Math.max(0, index - 80), index)))
    .map(({ 0: told, index }) => index + told.length);
}

/** Whether a figure of a sentence stands behind an earlier stage, with no word of now between. */
function isBehindStage({ value }: Measure, text: string, stages: readonly number[]): boolean {
  const figure = new RegExp(String.raw`(?<![\d.])${String(value)}(?![\d]|\.\d)`, 'g');
  const places = everyMatch(figure, text).map(({ index }) => index);
  return (
    places.length > 0 &&
    places.every((at) => {
      const from = stages.findLast((end) => end <= at);
      if (from === undefined || at - from > REACH) return false;
      const between = text.slice(from, at);
      return !OF_NOW.test(between) && !/; (?=\D)|\bbut\b/.test(between);
    })
  );
}

/** "Evaluated in grade 5 (March 2023).": no figure of its own, and the next sentence tells what came of it. */
const TESTED = /\b(?:evaluated|re-?evaluated|tested|assessed|screened|testing|evaluation|assessment)\b/i;
const BEFORE_MAX = 160;
/** "In that screening he named ...": of the time that the sentence before tells. */
const OF_THAT_TIME =
  /^(?:In|At|On|During) that (?:screening|evaluation|testing|assessment|visit|report|sample|time)\b/;

/** The sentence before a quote on its page, where the two stand in one paragraph. */
function sentenceBefore({ quote }: Measure, pageText: string): string {
  const at = pageText.indexOf(quote);
  if (at <= 0) return '';
  const above = pageText.slice(Math.max(0, at - BEFORE_MAX), at);
  const paragraph = above.slice(above.lastIndexOf('\n\n') + 1).trim();
  return paragraph.split(/(?<=[.!?]["')]?)\s(?=[A-Z])/).at(-1) ?? '';
}

/**
 * The findings in which those of an earlier grade or age are history.
 * @param pages what their quotes are taken from
 */
export function withEarlierStages(
  findings: readonly Finding[],
  student: ReportStudent,
  pages: readonly PageText[],
): readonly Finding[] {
  if (student.grade === undefined && student.ageYears === undefined) return findings;
  const textOf = new Map(pages.map(({ page, text }) => [page, text]));
  const stagesOf = new Map<string, readonly number[]>();
  const stages = (text: string): readonly number[] => {
    const known = stagesOf.get(text) ?? stagesIn(text, student);
    stagesOf.set(text, known);
    return known;
  };
  return findings.map((finding) => {
    const { measure } = finding;
    if (measure.isPrior) return finding;
    const text = withDigits(inOneLine(measure.quote));
    const own = stages(text);
    if (own.length > 0) return isBehindStage(measure, text, own) ? asPrior(finding) : finding;
    const before = inOneLine(sentenceBefore(measure, textOf.get(measure.page) ?? ''));
    const isOfBefore =
      (TESTED.test(before) || OF_THAT_TIME.test(text)) &&
      !OF_NOW.test(before + text) &&
      /^[A-Z]/.test(text) &&
      stages(before).length > 0;
    return isOfBefore ? asPrior(finding) : finding;
  });
}
