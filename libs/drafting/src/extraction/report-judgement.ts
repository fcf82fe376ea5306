/** Whether a text is one student's report, judged after reading it and before anything is charged. */
import type { PageText } from './folded-page.js';
import { plainWordShare } from './plain-words.js';
import type { Report } from './report.js';
import { ReportEvidence } from './report-evidence.js';
import { firstName } from './student-name.js';

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
  const { name, grade } = report.student;
  const evidence = new ReportEvidence(text, name === undefined ? undefined : firstName(name));
  const { ofOne } = evidence;
  const isSpokenOf = ofOne >= SPOKEN_OF_MIN || (ofOne >= 3 && ofOne >= words / WORDS_A_MENTION);
  const seen: Seen = {
    evidence,
    isNamed: name !== undefined,
    hasGrade: grade !== undefined,
    hasConcern: report.concerns.some(({ areas }) => areas.length > 0),
    isSpokenOf,
    measured: report.measures.filter(
      ({ areaOfNeed, subtest }) => areaOfNeed !== null || subtest !== undefined,
    ).length,
  };
  return pointsFor(report, text, seen) + pointsAgainst(report, seen) - pointsOfPapers(text, words, seen);
}

interface Seen {
  readonly evidence: ReportEvidence;
  readonly isNamed: boolean;
  readonly hasGrade: boolean;
  readonly hasConcern: boolean;
  /** One person is spoken of throughout. */
  readonly isSpokenOf: boolean;
  readonly measured: number;
}

type Points = readonly (readonly [boolean, number])[];
const sumOf = (points: Points) => points.reduce((sum, [isSo, weight]) => sum + (isSo ? weight : 0), 0);

function pointsFor({ student, strengths }: Report, text: string, seen: Seen): number {
  const { evidence, isNamed, hasGrade, isSpokenOf, measured } = seen;
  return (
    Math.min(2, measured) +
    sumOf([
      [isNamed, 2],
      [hasGrade, 1],
      [student.ageYears !== undefined, 1],
      [seen.hasConcern, 1],
      [strengths.length > 0, 0.5],
      [student.pronouns !== null, 0.5],
      [
        evidence.ofTheStudent >= 2 && /\b(?:evaluation|assess|observ|present levels?|IEP|probe)/i.test(text),
        1,
      ],
      // Figures and words of the field beside one who is spoken of, whether or not the figures were understood.
      [isSpokenOf && evidence.figures >= 2 && evidence.fieldWords >= 3, 1],
      [
        !isNamed && isSpokenOf && hasGrade && evidence.ofTheStudent >= 2 && evidence.figures + measured >= 2,
        1,
      ],
      [isNamed && evidence.figures >= 1 && evidence.fieldWords >= 2, 0.5],
    ])
  );
}

/** Counts are told of a child whose grade is known, and who is named or spoken of as the student. */
const isCounted = ({ evidence, isNamed, hasGrade, isSpokenOf }: Seen): boolean =>
  isSpokenOf &&
  hasGrade &&
  (isNamed || evidence.ofTheStudent >= 2) &&
  evidence.officeWords < 2 &&
  evidence.hasCountOfOne;

function pointsAgainst({ student }: Report, seen: Seen): number {
  const { evidence, measured } = seen;
  const hasFigures = measured > 0 || evidence.figures >= 1;
  const isFew = measured + evidence.figures < 3;
  return sumOf([
    [
      !hasFigures &&
        !seen.hasConcern &&
        !isCounted(seen) &&
        !(evidence.fieldWords >= 2 && evidence.officeWords < 2),
      -3,
    ],
    // A child in a story or in the news of a school, and not at work.
    [isFew && evidence.fieldWords === 0 && !isCounted(seen), -2.5],
    [isFew && evidence.officeWords >= 3, -3],
    // A grade may be a teacher's or a class's: without a name it takes an age or somebody who is spoken of throughout.
    [!seen.isNamed && student.ageYears === undefined && !seen.isSpokenOf, -2],
  ]);
}

/** What other papers have: laws and research, banks of goals, letters to many. */
const pointsOfPapers = (text: string, words: number, seen: Seen): number =>
  sumOf([
    [!seen.isNamed && isGoalList(text), 3],
    [isPolicy(text, words, seen.isNamed), 4],
    [isAboutMany(seen), 4],
  ]);

const SPOKEN_OF_MIN = 10;
/** In a short note, one mention of the child in so many words is throughout. */
const WORDS_A_MENTION = 30;

/** Words of law and research, by their density. */
function isPolicy(text: string, words: number, isNamed: boolean): boolean {
  const perThousand = (1000 * (text.match(LAW_WORDS) ?? []).length) / Math.max(words, 200);
  return perThousand > 6 || (perThousand > 2.5 && !isNamed);
}

/** Goals to choose from say what any student will do. */
const isGoalList = (text: string): boolean =>
  (text.match(/\bstudents? (?:will|can|should)\b/gi) ?? []).length >= 3;

/** A plan for a class or a letter to families speaks of many; a report that names nobody still speaks of one. */
const isAboutMany = ({ evidence, isNamed }: Seen): boolean => {
  if (isNamed) return evidence.ofOne <= 1 && evidence.ofMany >= 3;
  const { ofMany } = evidence;
  return ofMany > 3 && ofMany > evidence.ofOne;
};
