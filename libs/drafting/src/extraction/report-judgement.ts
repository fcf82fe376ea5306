/** Whether a text is one student's report, judged after reading it and before anything is charged. */
import type { PageText } from './folded-page.js';
import { plainWordShare } from './plain-words.js';
import type { Report } from './report.js';

export type ReportJudgement =
  | { isReport: true }
  | {
      isReport: false;
      reason:
        'empty' | 'too-short' | 'gibberish' | 'blank-template' | 'not-a-student-report' | 'several-students';
      names?: string[];
    };

const PLACEHOLDERS =
  /\?\?|_firstname|_lastname|_{4,}|\[(?:student|child|name|first|score|grade|date|insert)[^\]\n]{0,30}\]|<(?:name|student|score)[^>\n]{0,20}>|\bXX+\b|\{\{?[a-z_ ]{2,30}\}\}?/gi;
const LAW_WORDS =
  /\b(?:CFR|U\.S\.C|Act\b|shall\b|pursuant|statute|regulations?|Federal Register|State (?:must|may|educational)|agency|agencies|frequently[- ]asked|whereas|plaintiff|invoice|amount due|terms and conditions)/g;

/** Judges a text against what a report of one student always has; reasons in the order a person would name them. */
export function judgeReport(pages: readonly PageText[], report: Report): ReportJudgement {
  const text = pages
    .map((page) => page.text)
    .join('\n')
    .slice(0, 400_000);
  if (text.trim() === '') return { isReport: false, reason: 'empty' };
  const { words, share } = plainWordShare(text);
  if (words < 12)
    return { isReport: false, reason: words < 4 && text.trim().length > 60 ? 'gibberish' : 'too-short' };
  if (share < 0.1)
    return {
      isReport: false,
      reason:
        report.measures.length >= 3 && report.student.name !== undefined
          ? 'not-a-student-report'
          : 'gibberish',
    };
  const current = report.measures.filter(({ isPrior }) => !isPrior).length;
  const placeholders = (text.match(PLACEHOLDERS) ?? []).length;
  const isUnnamed = report.student.name === undefined;
  if (placeholders >= 5 && ((isUnnamed && current < 3) || placeholders > 4 * Math.max(1, current))) {
    return { isReport: false, reason: 'blank-template' };
  }
  if (/^\s*(?:student|child|name)[^\n:]{0,12}:\s*$/im.test(text) && isUnnamed && current === 0) {
    return { isReport: false, reason: 'blank-template' };
  }
  if (studentEvidence(report, text, words) < 3) {
    return { isReport: false, reason: words < 25 ? 'too-short' : 'not-a-student-report' };
  }
  if (report.studentNames.length >= 2) {
    return { isReport: false, reason: 'several-students', names: report.studentNames };
  }
  return { isReport: true };
}

/** Points for what only a student's report has, less the density of law and business words. */
function studentEvidence(report: Report, text: string, words: number): number {
  const { student, measures, concerns, strengths } = report;
  const isNamed = student.name !== undefined;
  const about = (text.match(/\b(?:the student|this student|the child)\b/gi) ?? []).length;
  const law = (text.match(LAW_WORDS) ?? []).length;
  const measured = measures.filter(
    ({ areaOfNeed, subtest }) => areaOfNeed !== null || subtest !== undefined,
  ).length;
  const points =
    (isNamed ? 2 : 0) +
    (student.grade === undefined ? 0 : 1) +
    (student.ageYears === undefined ? 0 : 1) +
    Math.min(2, measured) +
    (concerns.some(({ areas }) => areas.length > 0) ? 1 : 0) +
    (strengths.length > 0 ? 0.5 : 0) +
    (student.pronouns === null ? 0 : 0.5) +
    (about >= 2 && /\b(?:evaluation|assess|observ|present levels?|IEP|probe)/i.test(text) ? 1 : 0);
  const lawPerThousand = (1000 * law) / Math.max(words, 200);
  const isPolicy = lawPerThousand > 6 || (lawPerThousand > 2.5 && !isNamed);
  return points - (isPolicy ? 4 : 0) - (isNamed || student.grade !== undefined || about >= 2 ? 0 : 2);
}
