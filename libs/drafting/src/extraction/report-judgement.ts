/** Whether a text is one student's report, judged after reading it and before anything is charged. */
import type { PageText } from './text/folded-page.js';
import { isPlainLetter, plainWordsIn } from './plain-words.js';
import type { Report } from './report.js';
import { ReportEvidence } from './report-evidence.js';
import { firstName } from './student/student-name.js';

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
  const { words, havePlainShare } = plainWordsIn(text);
  if (words < 12)
    return { isReport: false, reason: words < 4 && text.trim().length > 60 ? 'gibberish' : 'too-short' };
  if (readableShare(text) < READABLE_MIN) return { isReport: false, reason: 'gibberish' };
  if (!havePlainShare(0.1))
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
  if (isUnnamed && current === 0 && /^\s*(?:student|child|name)[^\n:]{0,12}:\s*$/im.test(text)) {
    return { isReport: false, reason: 'blank-template' };
  }
  if (!isOfAStudent(report, text, words)) {
    return { isReport: false, reason: words < 25 ? 'too-short' : 'not-a-student-report' };
  }
  if (report.studentNames.length >= 2) {
    return { isReport: false, reason: 'several-students', names: report.studentNames };
  }
  return { isReport: true };
}

const READABLE_MIN = 0.55;

const TOKENS_MAX = 4_000;
const TOKEN_CHARACTERS_MAX = 60_000;

const isSpace = (character: number) =>
  character === 0x20 ||
  (character >= 0x09 && character <= 0x0d) ||
  (character > 0x7f && /\s/.test(String.fromCharCode(character)));

/** Where the token ends that begins at a place. */
function endOfToken(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && !isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/**
 * "reads" or "reads,", as most tokens are, and nothing that `WORD` would not take. Every token of a report comes here,
 * and a pattern costs several times as much for four letters.
 */
function isPlainWord(text: string, from: number, to: number): boolean {
  let at = from;
  while (at < to && isPlainLetter(text.charCodeAt(at))) at += 1;
  return at > from && (at === to || (at === to - 1 && '.,;:'.includes(text.charAt(at))));
}

const WORD = /^[("'“‘[*]{0,3}\p{L}[\p{L}\p{M}'’./&,()-]*[.,;:!?)"'”’\]*]{0,3}$/u;
const FIGURE = /^[("'<>~+#$-]{0,2}\d[\d.,:/%x()+-]*(?:st|nd|rd|th|s|ms|min)?[.,;:)"']{0,3}$/u;

/** The share of a text's tokens that are words or numbers at all; a bad scan is full of what is neither. Looks at the first 4,000. */
function readableShare(text: string): number {
  const end = Math.min(text.length, TOKEN_CHARACTERS_MAX);
  let tokens = 0;
  let readable = 0;
  for (let from = 0, to: number; from < end && tokens < TOKENS_MAX; from = to + 1) {
    to = endOfToken(text, from, end);
    if (to === from) continue;
    if (isPlainWord(text, from, to)) {
      tokens += 1;
      readable += 1;
      continue;
    }
    const token = text.slice(from, to);
    const isReadable = WORD.test(token) || FIGURE.test(token);
    // Marks and rules count for nothing.
    if (isReadable || /[\p{L}\d]/u.test(token)) tokens += 1;
    if (isReadable) readable += 1;
  }
  return tokens === 0 ? 1 : readable / tokens;
}

const POINTS_MIN = 3;

/** Whether what only a student's report has, less what speaks against one, comes to enough points. */
function isOfAStudent(report: Report, text: string, words: number): boolean {
  const { name, grade } = report.student;
  const evidence = new ReportEvidence(text, name === undefined ? undefined : firstName(name));
  const seen: Seen = {
    evidence,
    isNamed: name !== undefined,
    hasGrade: grade !== undefined,
    hasConcern: report.concerns.some(({ areas }) => areas.length > 0),
    words,
    measured: report.measures.filter(
      ({ areaOfNeed, subtest }) => areaOfNeed !== null || subtest !== undefined,
    ).length,
  };
  const points = pointsOfReading(report, seen);
  // Most reports are plain ones whatever their words: those are not gone through once more for each kind of words.
  const isPlain = points - POLICY_POINTS >= POINTS_MIN && isBeyondDoubt(seen) && !isAboutMany(seen);
  return (
    isPlain ||
    points + pointsOfWords(text, seen) + pointsAgainst(report, seen) - pointsOfPapers(text, seen) >=
      POINTS_MIN
  );
}

interface Seen {
  readonly evidence: ReportEvidence;
  readonly isNamed: boolean;
  readonly hasGrade: boolean;
  readonly hasConcern: boolean;
  /** How many words the text has. */
  readonly words: number;
  readonly measured: number;
}

type Points = readonly (readonly [boolean, number])[];
const sumOf = (points: Points) => points.reduce((sum, [isSo, weight]) => sum + (isSo ? weight : 0), 0);

/** One person is spoken of throughout. */
const isSpokenOf = ({ evidence: { ofOne }, words }: Seen): boolean =>
  ofOne >= SPOKEN_OF_MIN || (ofOne >= 3 && ofOne >= words / WORDS_A_MENTION);

/** For what was read of the student. */
const pointsOfReading = ({ student, strengths }: Report, seen: Seen): number =>
  Math.min(2, seen.measured) +
  sumOf([
    [seen.isNamed, 2],
    [seen.hasGrade, 1],
    [student.ageYears !== undefined, 1],
    [seen.hasConcern, 1],
    [strengths.length > 0, 0.5],
    [student.pronouns !== null, 0.5],
  ]);

/** For the words of the text, whatever was understood of them. */
function pointsOfWords(text: string, seen: Seen): number {
  const { evidence, isNamed, hasGrade, measured } = seen;
  return sumOf([
    [evidence.ofTheStudent >= 2 && /\b(?:evaluation|assess|observ|present levels?|IEP|probe)/i.test(text), 1],
    // Figures and words of the field beside one who is spoken of, whether or not the figures were understood.
    [isSpokenOf(seen) && evidence.figures >= 2 && evidence.fieldWords >= 3, 1],
    [
      !isNamed &&
        isSpokenOf(seen) &&
        hasGrade &&
        evidence.ofTheStudent >= 2 &&
        evidence.figures + measured >= 2,
      1,
    ],
    [isNamed && evidence.figures >= 1 && evidence.fieldWords >= 2, 0.5],
  ]);
}

/** Counts are told of a child whose grade is known, and who is named or spoken of as the student. */
const isCounted = (seen: Seen): boolean =>
  isSpokenOf(seen) &&
  seen.hasGrade &&
  (seen.isNamed || seen.evidence.ofTheStudent >= 2) &&
  seen.evidence.officeWords < 2 &&
  seen.evidence.hasCountOfOne;

const FEW = 3;
/** Whether nothing in `pointsAgainst` can hold: the student is named and measured more than a few times. */
const isBeyondDoubt = ({ isNamed, measured }: Seen): boolean => isNamed && measured >= FEW;

function pointsAgainst({ student }: Report, seen: Seen): number {
  const { evidence, measured } = seen;
  const hasFigures = measured > 0 || evidence.figures >= 1;
  const isFew = measured + evidence.figures < FEW;
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
    [!seen.isNamed && student.ageYears === undefined && !isSpokenOf(seen), -2],
  ]);
}

/** What other papers have: laws and research, banks of goals, letters to many. */
const pointsOfPapers = (text: string, seen: Seen): number =>
  sumOf([
    [!seen.isNamed && isGoalList(text), 3],
    [isPolicy(text, seen), POLICY_POINTS],
    [isAboutMany(seen), 4],
  ]);

const SPOKEN_OF_MIN = 10;
/** In a short note, one mention of the child in so many words is throughout. */
const WORDS_A_MENTION = 30;

const POLICY_POINTS = 4;

/** Words of law and research, by their density. */
function isPolicy(text: string, { words, isNamed }: Seen): boolean {
  const perThousand = (1000 * (text.match(LAW_WORDS) ?? []).length) / Math.max(words, 200);
  return perThousand > 6 || (perThousand > 2.5 && !isNamed);
}

/** Goals to choose from say what any student will do. */
const isGoalList = (text: string): boolean =>
  (text.match(/\bstudents? (?:will|can|should)\b/gi) ?? []).length >= 3;

/** A plan for a class or a letter to families speaks of many; a report that names nobody still speaks of one. */
const isAboutMany = ({ evidence, isNamed }: Seen): boolean => {
  if (isNamed) return evidence.ofOneUpTo(2) <= 1 && evidence.ofMany >= 3;
  const { ofMany } = evidence;
  return ofMany > 3 && ofMany > evidence.ofOne;
};
