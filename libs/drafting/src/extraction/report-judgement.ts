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
/** What laws, notices, invoices and research are full of, and a report of one child is not. */
const LAW_WORDS =
  /\b(?:CFR|U\.S\.C|Act\b|shall\b|pursuant|statute|regulations?|Federal Register|State (?:must|may|educational)|agency|agencies|frequently[- ]asked|whereas|plaintiff|invoice|amount due|terms and conditions|[Pp]articipants?|randomi[sz]ed|[Aa]bstract|et al\b|effect sizes?|Journal of|SD =|p <|[Kk]eywords|hypothes[ei]s|students in grades)/g;

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
  if (readableShare(text) < READABLE_MIN) return { isReport: false, reason: 'gibberish' };
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

const READABLE_MIN = 0.55;

const TOKENS_MAX = 4_000;
/**
 * "reads" or "reads,", as most tokens are, and nothing that `WORD` would not take. Every token of a report comes here,
 * and a pattern costs several times as much for four letters.
 */
function isPlainWord(token: string): boolean {
  let letters = 0;
  while (letters < token.length) {
    const small = token.charCodeAt(letters) | 0x20;
    if (small < 0x61 || small > 0x7a) break;
    letters += 1;
  }
  const isWhole = letters === token.length;
  return letters > 0 && (isWhole || (letters === token.length - 1 && '.,;:'.includes(token.charAt(letters))));
}

const WORD = /^[("'“‘[*]{0,3}\p{L}[\p{L}\p{M}'’./&,()-]*[.,;:!?)"'”’\]*]{0,3}$/u;
const FIGURE = /^[("'<>~+#$-]{0,2}\d[\d.,:/%x()+-]*(?:st|nd|rd|th|s|ms|min)?[.,;:)"']{0,3}$/u;

/** The share of a text's tokens that are words or numbers at all; a bad scan is full of what is neither. Looks at the first 4,000. */
function readableShare(text: string): number {
  let tokens = 0;
  let readable = 0;
  for (const token of text.slice(0, 60_000).split(/\s+/)) {
    if (tokens >= TOKENS_MAX) break;
    const isReadable = isPlainWord(token) || WORD.test(token) || FIGURE.test(token);
    // Marks and rules count for nothing.
    if (isReadable || /[\p{L}\d]/u.test(token)) tokens += 1;
    if (isReadable) readable += 1;
  }
  return tokens === 0 ? 1 : readable / tokens;
}

/** Points for what only a student's report has, less what speaks against one. */
function studentEvidence(report: Report, text: string, words: number): number {
  const { student, measures, concerns, strengths } = report;
  const about = (text.match(/\b(?:the student|this student|the child)\b/gi) ?? []).length;
  const measured = measures.filter(
    ({ areaOfNeed, subtest }) => areaOfNeed !== null || subtest !== undefined,
  ).length;
  const points: readonly (readonly [boolean, number])[] = [
    [student.name !== undefined, 2],
    [student.grade !== undefined, 1],
    [student.ageYears !== undefined, 1],
    [concerns.some(({ areas }) => areas.length > 0), 1],
    [strengths.length > 0, 0.5],
    [student.pronouns !== null, 0.5],
    [about >= 2 && /\b(?:evaluation|assess|observ|present levels?|IEP|probe)/i.test(text), 1],
    // A grade may be a teacher's or a class's: without a name it takes an age or somebody who is spoken of throughout.
    [student.name === undefined && student.ageYears === undefined && about + singularsIn(text) < 10, -2],
    [isPolicy(text, words, student.name !== undefined), -4],
    [student.name === undefined && isAboutMany(text, about), -4],
  ];
  return points.reduce((sum, [isSo, weight]) => sum + (isSo ? weight : 0), Math.min(2, measured));
}

const singularsIn = (text: string) => (text.match(/\b(?:he|she|his|her|him)\b/gi) ?? []).length;

/** Words of law and research, by their density. */
function isPolicy(text: string, words: number, isNamed: boolean): boolean {
  const perThousand = (1000 * (text.match(LAW_WORDS) ?? []).length) / Math.max(words, 200);
  return perThousand > 6 || (perThousand > 2.5 && !isNamed);
}

/** A plan for a class or a letter to families speaks of many; a report that names nobody still speaks of one. */
function isAboutMany(text: string, about: number): boolean {
  const many = (text.match(/\b(?:students|children|learners|your child|you|your|families|we will)\b/gi) ?? [])
    .length;
  return many > 3 && many > about + singularsIn(text);
}
