/**
 * The process that opens other people's files. It may be killed at any moment, has an empty environment, may
 * write no file and start no process, and keeps nothing between documents.
 */
import type { ErrorCode } from '@goalwright/contracts/errors';
import { judgeReport, pagesOfStudent, type PageText, readReport, type Report } from '@goalwright/drafting';
import { PasswordException } from 'pdf-parse';
import { decodeText } from './decode-text.js';
import { PdfPages } from './pdf-pages.js';
import {
  foundAreas,
  type Part,
  type ReadMessage,
  type ReadRequest,
  type Reading,
  type SeveralStudents,
} from './reading.js';

const CHARACTERS_MAX = 2_000_000;
/** A page with fewer characters than this holds no text. */
const PAGE_CHARACTERS_MIN = 3;

class Refusal extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

function tell(message: ReadMessage): void {
  process.send?.(message);
}

/** Control characters and lone surrogates cannot be stored as JSON, and mean nothing in a report. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\u0000', '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g, '');
}

async function readPdf(bytes: Uint8Array, pagesMax: number): Promise<PageText[]> {
  const pdf = new PdfPages(bytes);
  try {
    const pageCount = await pdf.open();
    if (pageCount > pagesMax) throw new Refusal('document.too-many-pages');
    const pages: PageText[] = [];
    let characters = 0;
    for (let page = 1; page <= pageCount; page += 1) {
      const text = clean(await pdf.read(page));
      characters += text.length;
      if (characters > CHARACTERS_MAX) throw new Refusal('document.too-many-pages');
      pages.push({ page, text });
      tell({ kind: 'progress', pagesRead: page, pageCount });
    }
    return pages;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(error instanceof PasswordException ? 'document.encrypted' : 'document.unreadable');
  } finally {
    await pdf.close();
  }
}

/** Pages as a form feed parts them; a file that ends with one has no empty page after it. */
function readText(bytes: Uint8Array, pagesMax: number): PageText[] {
  const text = decodeText(bytes);
  if (text === undefined) throw new Refusal('document.unreadable');
  if (text.length > CHARACTERS_MAX) throw new Refusal('document.too-many-pages');
  const pages = clean(text)
    .replace(/[\f\s]{1,1000}$/, '\n')
    .split(/\n?\f\n?/, pagesMax + 1);
  if (pages.length > pagesMax) throw new Refusal('document.too-many-pages');
  return pages.map((page, at) => ({ page: at + 1, text: page }));
}

/** A PDF most of whose pages hold no text is a scan, whatever a typed cover page says. */
function refuseScan(pages: readonly PageText[]): void {
  const withText = pages.filter((page) => page.text.trim().length >= PAGE_CHARACTERS_MIN);
  if (withText.length * 2 < pages.length || withText.length === 0) throw new Refusal('document.scanned');
}

const REASONS = {
  empty: 'document.empty',
  'too-short': 'document.too-short',
  gibberish: 'document.gibberish',
  'blank-template': 'document.blank-template',
  'not-a-student-report': 'document.not-a-report',
  'several-students': 'document.several-students',
} as const satisfies Record<string, ErrorCode>;

async function read(request: ReadRequest): Promise<Reading | SeveralStudents> {
  if (request.format === 'part') return readPart(request);
  const pages =
    request.format === 'pdf'
      ? await readPdf(request.bytes, request.pagesMax)
      : readText(request.bytes, request.pagesMax);
  if (request.format === 'pdf') refuseScan(pages);
  const report = readReport(pages);
  const judgement = judgeReport(pages, report);
  if (judgement.isReport) return { pages, report, proposedAreas: foundAreas(report, pages) };
  const { names: students = [] } = judgement;
  if (judgement.reason === 'several-students' && students.length > 1) return { pages, students };
  throw new Refusal(REASONS[judgement.reason]);
}

/** One student's part. What all of them share may name the others still: that refuses nothing any more. */
function readPart({ pages: all, students, student: chosenStudent }: Part): Reading {
  const pages = pagesOfStudent(all, students, chosenStudent);
  const report = readReport(pages);
  const judgement = judgeReport(pages, report);
  if (!judgement.isReport && judgement.reason !== 'several-students')
    throw new Refusal(REASONS[judgement.reason]);
  return {
    pages,
    report: ofStudent(report, chosenStudent),
    proposedAreas: foundAreas(report, pages),
    chosenStudent,
  };
}

/** The report as the chosen student's, whoever else a shared heading names first. */
function ofStudent(report: Report, name: string): Report {
  const { initials: _ofAnother, ...known } = report.student;
  const isOther = (other: string) => other !== name;
  return {
    ...report,
    student: known.name === name ? report.student : { ...known, name },
    studentNames: [name, ...report.studentNames.filter(isOther)],
    otherStudentNames: report.otherStudentNames.filter(isOther),
  };
}

process.on('message', (request: ReadRequest) => {
  read(request).then(
    (reading) => {
      tell({ kind: 'read', reading });
    },
    (error: unknown) => {
      // The error's own words may quote the document: only a code leaves this process.
      tell({ kind: 'refused', code: error instanceof Refusal ? error.code : 'document.unreadable' });
    },
  );
});
process.on('disconnect', () => {
  process.exit(0);
});
tell({ kind: 'ready' });
