/** From a 100-page PDF to all goals of three areas over HTTP, against `pdftotext` of the same file. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { uploadDocument } from '@goalwright/contracts/api/documents';
import { type Figure, interleaved, median, type Missing, short, spreadOf } from './figure.ts';
import { longReport, REPORT_AREAS } from './long-report.ts';
import { signIn, startProduct } from './product-copy.ts';
import type { Started } from './started.ts';

const RUNS = 5;
const NAME = 'upload of 100 pages to the goals of 3 areas, (ms - 300) / pdftotext';
/** What the house adds to reading: upload, queues, three drafts, the reply. */
const OWN_MS = 300;

export async function measureUpload(started: Started): Promise<(Figure | Missing)[]> {
  if (spawnSync('pdftotext', ['-v']).error !== undefined)
    return [{ name: NAME, missing: 'needs pdftotext (poppler-utils)' }];
  const folder = started.folder();
  const copy = await startProduct(started, join(folder, 'data'));
  const USToken = await signIn(copy);
  let lost = 0;
  let faults = 0;
  // Files are made beforehand, one for the baseline and one for each upload.
  const reports: Uint8Array<ArrayBuffer>[] = [];
  for (let edition = 0; edition <= RUNS; edition += 1) reports.push(await longReport(edition));
  const path = join(folder, 'report.pdf');
  writeFileSync(path, reports[0] ?? '');

  const pdftotext = async (): Promise<number> => {
    const beginMs = performance.now();
    execFileSync('pdftotext', [path, join(folder, 'report.txt')]);
    return Promise.resolve(performance.now() - beginMs);
  };
  const upload = async (report: Uint8Array<ArrayBuffer>): Promise<number> => {
    const beginMs = performance.now();
    const reply = await copy.api.call(
      uploadDocument,
      { USToken, Disability: 'SLD', StudentName: 'M.O.', AreaToTarget: REPORT_AREAS.join(', ') },
      { idempotencyKey: randomUUID(), file: { name: 'report.pdf', content: new Blob([report]) } },
    );
    const tookMs = performance.now() - beginMs;
    if (!reply.isSuccessful) process.stderr.write(`upload refused: ${reply.problem.Code}\n`);
    const profiles = reply.isSuccessful ? (reply.body.profiles ?? []) : [];
    lost += REPORT_AREAS.length - profiles.length;
    faults += profiles.filter(({ evidence }) => !evidence.some(({ Page }) => (Page ?? 0) > 1)).length;
    return tookMs;
  };

  // Not counted: the first upload of a copy finds everything cold.
  const first = await upload(await longReport(-1));
  let edition = 0;
  const pairs = await interleaved(RUNS, pdftotext, () => upload(reports[(edition += 1)] ?? new Uint8Array()));
  await copy.stop();
  const ratios = pairs.map(({ target, baseline }) => Math.max(target - OWN_MS, 0) / baseline);
  return [
    {
      name: NAME,
      target: `${short(median(pairs.map(({ target }) => target)))} ms (first ${short(first)})`,
      baseline: `${short(median(pairs.map(({ baseline }) => baseline)))} ms pdftotext`,
      value: median(ratios),
      spread: spreadOf(ratios),
      shouldBe: 'at most',
      floor: 10,
      aim: 5,
      lost,
      faults,
    },
  ];
}
