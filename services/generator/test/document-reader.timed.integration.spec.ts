import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { DocumentReader, type ReadingLimits } from '../src/documents/document-reader.js';
import { REPORT } from './generator-under-test.js';
import { COLUMN_LINES, printed, SCORE_ROWS, SCORE_TABLE, TWO_COLUMNS } from './printed-reports.js';

jest.setTimeout(60_000);

const LIMITS: ReadingLimits = { timeMs: 8000, memoryBytes: 700 * 1024 * 1024, pages: 150 };
const readers: DocumentReader[] = [];

function reader(limits: Partial<ReadingLimits> = {}, program?: string): DocumentReader {
  const path =
    program === undefined ? [] : [fileURLToPath(new URL(`./readers/${program}.mjs`, import.meta.url))];
  const made = new DocumentReader({ ...LIMITS, ...limits }, 1, ...path);
  readers.push(made);
  return made;
}

afterEach(() => {
  for (const made of readers.splice(0)) made.onModuleDestroy();
});

const NEVER = new AbortController().signal;
const asText = { format: 'text', bytes: Buffer.from(REPORT) } as const;
const ignore = (): void => undefined;

describe('a reader past its limits', () => {
  it('of time is killed, and a new one is there for the next document', async () => {
    const hanging = reader({ timeMs: 300 }, 'silent');
    await expect(hanging.read(asText, NEVER, ignore)).rejects.toMatchObject({ code: 'document.too-slow' });
    await expect(hanging.read(asText, NEVER, ignore)).rejects.toMatchObject({ code: 'document.too-slow' });
  });

  it('of memory is killed long before its time', async () => {
    const started = Date.now();
    const greedy = reader({ memoryBytes: 200 * 1024 * 1024, timeMs: 30_000 }, 'greedy');
    await expect(greedy.read(asText, NEVER, ignore)).rejects.toMatchObject({ code: 'document.too-slow' });
    expect(Date.now() - started).toBeLessThan(15_000);
  });

  it('that crashes refuses the document and nothing else', async () => {
    await expect(reader({}, 'crashing').read(asText, NEVER, ignore)).rejects.toMatchObject({
      code: 'document.unreadable',
    });
  });

  it('is stopped with the job it works for', async () => {
    const job = new AbortController();
    const reading = reader({}, 'silent').read(asText, job.signal, ignore);
    job.abort();
    await expect(reading).rejects.toMatchObject({ code: 'document.too-slow' });
  });
});

describe('a printed report', () => {
  const pagesOf = async (bytes: Uint8Array, onProgress: (read: number, count: number) => void = ignore) => {
    const reading = await reader().read({ format: 'pdf', bytes }, NEVER, onProgress);
    return reading.pages.map(({ text }) => text);
  };

  it('is read column by column', async () => {
    const [text = ''] = await pagesOf(await printed([TWO_COLUMNS]));
    const lines = text.split('\n').filter((line) => line !== '');
    expect(lines.slice(2)).toEqual([
      ...COLUMN_LINES.map(([left]) => left),
      ...COLUMN_LINES.map(([, right]) => right),
    ]);
  });

  it.each([0, 90, 270] as const)(
    'keeps each number in its row and column, turned by %d degrees',
    async (turned) => {
      const [text = ''] = await pagesOf(await printed([SCORE_TABLE], turned));
      expect(text.split('\n').filter((line) => line.includes('\t'))).toEqual([
        'Student: Omar Haddad\tGrade: 5',
        ...SCORE_ROWS,
      ]);
    },
  );

  it('tells each page it has read', async () => {
    const told: (readonly [number, number])[] = [];
    const pages = await pagesOf(await printed([SCORE_TABLE, SCORE_TABLE]), (read, count) => {
      told.push([read, count]);
    });
    expect(pages).toHaveLength(2);
    expect(told).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});

describe('a text file', () => {
  const read = (bytes: Uint8Array, limits: Partial<ReadingLimits> = {}) =>
    reader(limits).read({ format: 'text', bytes }, NEVER, ignore);

  it.each([
    ['in UTF-16 without a mark', Buffer.from(REPORT, 'utf16le')],
    ['in UTF-16, the other way round, with a mark', Buffer.from(`\uFEFF${REPORT}`, 'utf16le').swap16()],
    ['with a mark', Buffer.from(`\uFEFF${REPORT}`)],
    ['with returns alone', Buffer.from(REPORT.replaceAll('\n', '\r'))],
    ['with returns and line feeds', Buffer.from(REPORT.replaceAll('\n', '\r\n'))],
  ])('%s is read as it was written', async (_how, bytes) => {
    expect((await read(bytes)).pages).toEqual([{ page: 1, text: REPORT }]);
  });

  it('has a page behind every form feed, and none behind the last', async () => {
    const pages = ['First page.', '', 'Third page.'];
    const { pages: found } = await read(Buffer.from(`${REPORT}\f${pages.join('\n\f\n')}\n\f`));
    expect(found.map(({ page, text }) => [page, text.trim()])).toEqual([
      [1, REPORT.trim()],
      [2, 'First page.'],
      [3, ''],
      [4, 'Third page.'],
    ]);
    await expect(read(Buffer.from(`${REPORT}\f`.repeat(4)), { pages: 3 })).rejects.toMatchObject({
      code: 'document.too-many-pages',
    });
  });
});

describe('a file about two students', () => {
  const TWO = `${REPORT}\nStudent: Leo Aduba\nGrade: 3\nLeo read 97 words correct per minute on October 6, 2026.\n`;

  it('names them, and is read on with the part of one', async () => {
    const several = await reader().read({ format: 'text', bytes: Buffer.from(TWO) }, NEVER, ignore);
    expect(several).toEqual({
      pages: [{ page: 1, text: TWO }],
      students: ['Nadia Petrov', 'Leo Aduba'],
    });
    const part = { format: 'part', ...several, students: ['Nadia Petrov', 'Leo Aduba'] } as const;
    const ofNadia = await reader().read({ ...part, student: 'Nadia Petrov' }, NEVER, ignore);
    expect(ofNadia).toMatchObject({
      chosenStudent: 'Nadia Petrov',
      pages: [{ page: 1, text: REPORT }],
      report: { student: { name: 'Nadia Petrov' }, otherStudentNames: [] },
    });
    const ofLeo = await reader().read({ ...part, student: 'Leo Aduba' }, NEVER, ignore);
    expect(ofLeo).toMatchObject({ report: { student: { name: 'Leo Aduba' } } });
    expect(JSON.stringify(ofLeo)).toContain('97 words');
    expect(JSON.stringify(ofLeo)).not.toMatch(/52 words|9 out of 20|Nadia/);
  });
});

/** Real files that nobody here wrote, where they are at hand; what a careful reader would expect of each. */
const CORPUS = fileURLToPath(new URL('../../../../shared/material/pdfs/', import.meta.url));
const REFUSALS: Readonly<Record<string, readonly string[]>> = {
  pdfjs_ContentStreamCycleType3insideType3: ['document.scanned', 'document.too-short'],
  pdfjs_bomb_giant: ['document.too-slow'],
  'pdfjs_poppler-395-0-fuzzed': ['document.unreadable'],
  'pdfjs_scan-bad': ['document.scanned', 'document.too-short'],
  'pypdf_imagemagick-CCITTFaxDecode': ['document.scanned'],
  'pypdf_libreoffice-writer-password': ['document.encrypted'],
  'qpdf_append-xref-loop': [
    'document.too-short',
    'document.gibberish',
    'document.unreadable',
    'document.not-a-report',
  ],
  qpdf_bad1: ['document.unreadable'],
  'qpdf_deep-pages': ['document.unreadable', 'document.too-many-pages'],
  'qpdf_enc-R3-V2-Omaster': ['document.too-short', 'document.gibberish', 'document.not-a-report'],
  'qpdf_enc-R3-V2-Uview-Oview': ['document.encrypted'],
  'qpdf_issue-150': ['document.unreadable'],
  'qpdf_pages-loop': ['document.unreadable', 'document.scanned', 'document.too-short'],
};

describe('files from the wild', () => {
  if (!existsSync(CORPUS)) {
    process.stdout.write('tests: the corpus of real PDFs is not here; its tests are not run\n');
    it.skip('need the corpus', ignore);
    return;
  }
  const files = readdirSync(CORPUS).filter((file) => file.endsWith('.pdf'));

  it('are each refused for their reason, one after the other, by a reader that stays alive', async () => {
    const wild = reader();
    for (const file of files) {
      const name = file.replace('.pdf', '');
      const bytes = readFileSync(`${CORPUS}${file}`);
      const outcome = await wild.read({ format: 'pdf', bytes }, NEVER, ignore).then(
        () => 'read',
        (error: unknown) => (error as { code: string }).code,
      );
      expect({ name, outcome }).toEqual({
        name,
        outcome:
          REFUSALS[name] === undefined
            ? expect.stringMatching(/^document\./)
            : expect.stringMatching(new RegExp(REFUSALS[name].join('|'))),
      });
    }
    await expect(wild.read(asText, NEVER, ignore)).resolves.toMatchObject({ pages: [{ page: 1 }] });
  });
});
