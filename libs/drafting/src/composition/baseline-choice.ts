/** Which of a report's numbers a goal starts from, and what the narrow skill and material level are. */
import { isSkillBaseline } from '../areas/need-signals.js';
import { type AreaPlan, planOf } from '../areas/plans.js';
import { isProblemCount, type Measure } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';

const NEWEST_WORDS = /latest|newest|most recent/i;
const CURRENT_WORDS = /current|as of (?:this|today)|\bnow\b|this (?:week|month|quarter|reporting)/i;

function rank(measure: Measure, plan: AreaPlan): number[] {
  const preferred = plan.prefers?.findIndex((unit) => unit.test(measure.unit)) ?? -1;
  const order = measure.order ?? 0;
  const share = measure.outOf === undefined ? measure.value : (100 * measure.value) / measure.outOf;
  return [
    isProblemCount(measure) ? 1 : 0,
    preferred < 0 ? 9 : preferred,
    -order,
    NEWEST_WORDS.test(measure.quote) ? 0 : CURRENT_WORDS.test(measure.quote) ? 1 : 2,
    measure.skill === measure.areaOfNeed ? 1 : 0,
    measure.upTo === undefined ? 0 : 1,
    /[A-Za-z]{2,} [A-Za-z]{2,} /.test(measure.quote) ? 0 : 1,
    share,
  ];
}

/** The newest countable measure of the area, lowest skill first among equals; undefined when the report has none. */
export function chooseBaseline(report: Report, areaOfNeed: string, plan: AreaPlan): Measure | undefined {
  const ranked = report.measures
    .filter((measure) => measure.areaOfNeed === areaOfNeed && isSkillBaseline(measure))
    .map((measure) => ({ measure, rank: rank(measure, plan) }))
    .sort((a, b) => {
      const at = a.rank.findIndex((value, index) => value !== b.rank[index]);
      return at < 0 ? 0 : (a.rank[at] ?? 0) - (b.rank[at] ?? 0);
    });
  return ranked[0]?.measure;
}

/** The same with the area's own plan: the measure a goal for `areaOfNeed` starts from; undefined where the report has none. */
export function baselineFor(report: Report, areaOfNeed: string): Measure | undefined {
  return chooseBaseline(report, areaOfNeed, planOf(areaOfNeed, report.student.grade));
}

const LEVEL =
  /\bgrade[- ](\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th)[- ]grade|\b(first|second|third|fourth|fifth|sixth|seventh|eighth)[- ]grade/gi;
const WORDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The grade level of the material the baseline was taken on, when its sentence says so; else the student's grade. */
export function materialGrade(
  measure: Measure | undefined,
  studentGrade: string | undefined,
): string | undefined {
  const quote = measure?.quote ?? '';
  for (const match of quote.matchAll(LEVEL)) {
    const near = quote.slice(match.index, match.index + match[0].length + 30);
    const level = match[1] ?? match[2] ?? String(WORDS.indexOf((match[3] ?? '').toLowerCase()) + 1);
    if (
      /passage|text|probe|material|level|words|list|worksheet|problems/i.test(near) &&
      Number(level) >= 1 &&
      Number(level) <= 12
    )
      return level;
  }
  return studentGrade;
}

/** "grade 3", "kindergarten", "preschool-level", or "grade-level" when nobody said. */
export function gradeWords(grade: string | undefined): string {
  if (grade === undefined || grade.trim() === '') return 'grade-level';
  if (/^pre/i.test(grade)) return 'preschool-level';
  if (/^k/i.test(grade)) return 'kindergarten';
  const number = /\d{1,2}/.exec(grade)?.[0];
  return number === undefined ? 'grade-level' : `grade ${number}`;
}
