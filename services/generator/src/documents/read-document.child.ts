/**
 * The process that opens other people's files. It may be killed at any moment, has an empty environment, may
 * write no file and start no process, and keeps nothing between documents.
 */
import type { ErrorCode } from '@goalwright/contracts/errors';
import { judgeReport, type PageText, proposeAreas, readReport } from '@goalwright/drafting';
import { PasswordException, PDFParse } from 'pdf-parse';
import { decodeText } from './decode-text.js';
import type { ReadMessage, ReadRequest, Reading } from './reading.js';

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
  const parser = new PDFParse({ data: bytes, isEvalSupported: false, stopAtErrors: false, verbosity: 0 });
  try {
    const { total } = await parser.getInfo();
    if (total > pagesMax) throw new Refusal('document.too-many-pages');
    const pages: PageText[] = [];
    for (let page = 1; page <= total; page += 1) {
      const { pages: texts } = await parser.getText({ partial: [page], pageJoiner: '' });
      pages.push({ page, text: clean(texts[0]?.text ?? '') });
      tell({ kind: 'progress', pagesRead: page, pageCount: total });
    }
    return pages;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(error instanceof PasswordException ? 'document.encrypted' : 'document.unreadable');
  } finally {
    await parser.destroy();
  }
}

function readText(bytes: Uint8Array): PageText[] {
  const text = decodeText(bytes);
  if (text === undefined) throw new Refusal('document.unreadable');
  return [{ page: 1, text: clean(text) }];
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

async function read(request: ReadRequest): Promise<Reading> {
  const pages =
    request.format === 'pdf' ? await readPdf(request.bytes, request.pagesMax) : readText(request.bytes);
  if (request.format === 'pdf') refuseScan(pages);
  if (pages.reduce((sum, page) => sum + page.text.length, 0) > CHARACTERS_MAX) {
    throw new Refusal('document.too-many-pages');
  }
  const report = readReport(pages);
  const judgement = judgeReport(pages, report);
  if (!judgement.isReport) throw new Refusal(REASONS[judgement.reason]);
  return { pages, report, proposedAreas: proposeAreas(report) };
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
