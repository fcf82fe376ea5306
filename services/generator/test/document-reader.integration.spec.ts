import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { DocumentReader, type ReadingLimits } from '../src/documents/document-reader.js';
import { REPORT } from './generator-under-test.js';

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
