/** How a student's own figure grew, where the report tells an older one of the same skill and when that was. */
import { MONTHS_OF_YEAR, SCHOOL_YEAR_BEGINS } from '../extraction/times/dates.js';
import { inOneLine, type Measure } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';
import { isSupported } from '../extraction/figures/supported-figures.js';
import { materialGrade } from './material-grade.js';
import { isOfOneAspect } from './counted-aspect.js';
import { stemsIn } from './services/area-stems.js';
import type { TargetContext } from './targets/target-request.js';

/** Shorter, and a rise is what varies from one probe to the next; longer, and it was another grade's work. */
const MONTHS_LEAST = 1.5;
const MONTHS_MOST = 14.5;

/** From the oldest figure within about a year of the same skill, counted alike on the same material, to the baseline. */
export function growthShown(report: Report, baseline: Measure): TargetContext['shown'] {
  if (baseline.order === undefined || baseline.upTo !== undefined) return undefined;
  const read = report.measures.find(
    ({ value, quote }) => value === baseline.value && quote === baseline.quote,
  );
  const now = orderOf(read ?? baseline, baseline.order, undefined) ?? baseline.order;
  const older = report.measures
    .filter((measure) => isCountedAlike(measure, baseline) && !isOfAnother(report, measure, baseline))
    .flatMap((measure) => {
      const order = orderOf(measure, now, report.student.grade);
      const months = order === undefined ? Number.NaN : now - order;
      return months >= MONTHS_LEAST && months <= MONTHS_MOST ? [{ measure, months }] : [];
    })
    .sort((one, other) => other.months - one.months)[0];
  // "3, 5, 4": it has been higher since, and nothing has grown.
  if (older === undefined || wasHigher(report, baseline, older.measure)) return undefined;
  const { value, page, quote } = older.measure;
  // A season or month alone tells the time to some weeks.
  const isAbout = !/\d/.test(older.measure.date ?? '');
  return { from: value, to: baseline.value, months: Math.round(older.months), isAbout, page, quote };
}

const isOfSameCount = (older: Measure, baseline: Measure): boolean =>
  older.areaOfNeed === baseline.areaOfNeed &&
  older.kind === baseline.kind &&
  older.unit === baseline.unit &&
  older.outOf === baseline.outOf &&
  older.skill === baseline.skill;

/** "In spring she had 2 of 10 on making change", of a list of tasks of ten: by its words of another of them than the baseline's. */
function isOfAnother({ measures }: Report, older: Measure, baseline: Measure): boolean {
  const named = stemsIn(NAMED_BEHIND.exec(older.quote.replace(/\s+/g, ' '))?.[1] ?? '');
  const names = ({ quote }: Measure) => stemsIn(quote).some((stem) => named.includes(stem));
  return (
    named.length > 0 &&
    !names(baseline) &&
    measures.some(
      (other) =>
        !other.isPrior && other.quote !== baseline.quote && isOfSameCount(other, baseline) && names(other),
    )
  );
}
const NAMED_BEHIND = /\d (?:on|for|in|with|at) ([a-z][^.;,()\d]{4,50})[.;,()]/;

/** Between the older figure and now, in the same row or sentence. */
const wasHigher = ({ measures }: Report, baseline: Measure, older: Measure): boolean =>
  measures.some(
    (other) =>
      other.isPrior &&
      other.quote === older.quote &&
      other.value > baseline.value &&
      isOfSameCount(other, baseline) &&
      measures.indexOf(other) > measures.indexOf(older),
  );

function isCountedAlike(older: Measure, baseline: Measure): boolean {
  return (
    isOfSameCount(older, baseline) &&
    older.upTo === undefined &&
    older.value < baseline.value &&
    materialGrade(older, undefined) === materialGrade(baseline, undefined) &&
    isOfOneAspect(older, baseline) &&
    !isSupported(older)
  );
}

/** The month in which a part of the school year is tested. */
const TERMS: readonly (readonly [RegExp, number])[] = [
  [/\bsept/i, 9],
  [/\boct/i, 10],
  [/\bnov/i, 11],
  [/\bdec/i, 12],
  [/\bjan/i, 1],
  [/\bfeb/i, 2],
  [/\bmarch\b|\bmar\b/i, 3],
  [/\bapr/i, 4],
  [/\bmay\b(?! (?:be|have|not|need)\b)/i, 5],
  [/\bjune?\b/i, 6],
  [/\baug/i, 8],
  [/\b(?:fall|autumn)\b|\b(?:beginning|start) of\b|\bBOY\b/i, 9],
  [/\bwinter\b|\bmid(?:dle)?[- ](?:of[- ])?(?:the )?(?:year|grade)|\bMOY\b/i, 1],
  [/\bspring\b|\bend of\b|\bEOY\b/i, 5],
];
const TERM_OF_GRADE =
  /\b(?:beginning|start|middle|end|fall|winter|spring|september|may) of (?:grade (\d{1,2})|(first|second|third|fourth|fifth|sixth|seventh|eighth) grade)/i;
const GRADES = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Dates of which none has its year are counted from the beginning of the school year. */
const WITHOUT_YEAR_MAX = 24;

/** When a figure was taken, in months: by its date, else by the part of the year that its column or its words name. */
function orderOf(measure: Measure, now: number, grade: string | undefined): number | undefined {
  if (
    measure.date !== undefined &&
    measure.order !== undefined &&
    (/\d/.test(measure.date) || now < WITHOUT_YEAR_MAX)
  )
    return measure.order;
  const words = measure.columnHead ?? wordsBefore(measure);
  const month = TERMS.find(([names]) => names.test(words))?.[1];
  if (month === undefined)
    return measure.columnHead === undefined && !measure.isPrior ? measure.order : undefined;
  const ofGrade = TERM_OF_GRADE.exec(words);
  const gradeThen = Number(ofGrade?.[1] ?? GRADES.indexOf((ofGrade?.[2] ?? '-').toLowerCase()));
  const yearsBack = gradeThen >= 1 ? Number(grade) - gradeThen : 0;
  if (!(yearsBack >= 0)) return undefined;
  const year = Math.floor((now - 1) / MONTHS_OF_YEAR);
  const monthNow = now - MONTHS_OF_YEAR * year;
  const begun = (monthNow >= SCHOOL_YEAR_BEGINS ? year : year - 1) - yearsBack;
  const order = MONTHS_OF_YEAR * (month >= SCHOOL_YEAR_BEGINS ? begun : begun + 1) + month + 0.5;
  // A spring that is still to come is last year's.
  return order > now + 0.6 ? order - MONTHS_OF_YEAR : order;
}

const WORDS_BEFORE = 60;
function wordsBefore({ value, quote }: Measure): string {
  const at = quote.search(new RegExp(String.raw`(?<![\d.])${value}(?!\d)`));
  return at < 0 ? '' : quote.slice(Math.max(0, at - WORDS_BEFORE), at).replace(/\s+/g, ' ');
}

/** "So she is growing, about 1.5 words a week": how fast, and not where. */
export const isPaceOfGrowth = ({ value, quote }: Measure): boolean =>
  new RegExp(
    String.raw`\b(?:grow(?:s|ing|n|th)?|grew|gain(?:s|ed|ing)?|slope|pace)\b[^.;]{0,60}(?<![\d.])${value} [^.;\d]{0,30}\b(?:a|per|each|every) week\b`,
    'i',
  ).test(inOneLine(quote));
